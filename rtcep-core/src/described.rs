//! The rules of an engine, for tools that have the engine alone.

/// An engine that can tell its rules: every generated one.
///
/// A constant, so that a program which does not ask for the text does not carry it.
pub trait Described {
    /// The rules in canonical print, docs included. `rtcep_lang::compile_str` reads them
    /// back as the same model.
    ///
    /// Paths of adopted types and of declared functions are written as in the rules, and so
    /// by what is in scope there: a tool that reads them knows their attributes, variants
    /// and parameters, and cannot call or make them.
    const RULES: &'static str;
}
