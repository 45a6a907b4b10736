//! The whole chain, from tokens or text to a model with its counts.

use crate::cost::{self, Costs};
use crate::diagnostic::{Diagnostic, Severity, in_source_order};
use crate::model::{AttributeDef, EnumDef, EventDef, Model, Resolution};
use crate::resolve::{Names, Resolved, resolve};
use crate::{check, parse};
use proc_macro2::TokenStream;
use std::fmt;

/// Rules that passed every check.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The model.
    pub model: Model,
    /// Its worst-case operation counts.
    pub costs: Costs,
    /// What deserves a look, in source order.
    pub warnings: Vec<Diagnostic>,
    /// Where the parts of the model stand in the text.
    pub spans: Names,
}

/// Rules that were refused.
#[derive(Clone, Debug)]
pub struct Rejected {
    /// All errors, in source order; at least one.
    pub diagnostics: Vec<Diagnostic>,
    /// What could be understood.
    pub outline: Box<Outline>,
}

/// The declarations of refused rules, as far as they could be understood: the
/// macro emits them beside the errors, so that no error about a missing type
/// follows in the user's code.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The visibility, in canonical print.
    pub visibility: String,
    /// The engine's name.
    pub engine: Option<String>,
    /// One tick.
    pub resolution: Resolution,
    /// Enumerations.
    pub enums: Vec<EnumDef>,
    /// Events. A type that is not known is that of an enum beyond the last.
    pub events: Vec<EventDef>,
    /// Situations with the attributes that they emit.
    pub situations: Vec<(String, Vec<AttributeDef>)>,
    /// Actions with the attributes that they give.
    pub actions: Vec<(String, Vec<AttributeDef>)>,
    /// Enums, events, situations and actions of which parts may be missing.
    pub incomplete: Vec<String>,
    /// More may have been declared than is known here.
    pub lost: bool,
    /// Where these stand in the text.
    pub spans: Names,
}

/// One line for each error.
impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for diagnostic in &self.diagnostics {
            write!(f, "{separator}{diagnostic}")?;
            separator = "\n";
        }
        Ok(())
    }
}

impl std::error::Error for Rejected {}

/// Compiles a rule set from tokens.
///
/// # Errors
/// All errors of the rules, with an outline of what could be understood.
pub fn compile(tokens: TokenStream) -> Result<Compiled, Rejected> {
    let (resolved, mut found) = checked(tokens)?;
    match cost::analyze(&resolved.model) {
        Ok(costs) => {
            in_source_order(&mut found);
            Ok(Compiled {
                model: resolved.model,
                costs,
                warnings: found,
                spans: resolved.names,
            })
        }
        Err(overflows) => {
            let errors = overflows.iter().map(|o| overflow(&resolved, o));
            let errors = errors.collect();
            Err(rejected(resolved, errors))
        }
    }
}

/// Reads, resolves and checks; nothing is counted.
fn checked(tokens: TokenStream) -> Result<(Resolved, Vec<Diagnostic>), Rejected> {
    let (rules, mut found) = parse::parse(tokens);
    let resolved = resolve(&rules, &mut found);
    check::check(&resolved, &mut found);
    if found.iter().any(|d| d.severity == Severity::Error) {
        return Err(rejected(resolved, found));
    }
    Ok((resolved, found))
}

/// The model of a rule set from text, for those who interpret it: nothing is
/// counted.
///
/// # Errors
/// As for [`compile_str`], but for counts that do not fit.
pub fn understand_str(text: &str) -> Result<Model, Rejected> {
    match parse::text::tokens(text) {
        Ok(tokens) => checked(tokens).map(|(resolved, _)| resolved.model),
        Err(diagnostic) => {
            let nothing = resolve(&crate::ast::Rules::default(), &mut Vec::new());
            Err(rejected(nothing, vec![diagnostic]))
        }
    }
}

/// Compiles a rule set from text, such as a rule file.
///
/// # Errors
/// As for [`compile`]; text that is no tokens (an open bracket, an open string)
/// is an error with its line and column as well.
pub fn compile_str(text: &str) -> Result<Compiled, Rejected> {
    match parse::text::tokens(text) {
        Ok(tokens) => compile(tokens),
        Err(diagnostic) => {
            let nothing = resolve(&crate::ast::Rules::default(), &mut Vec::new());
            Err(rejected(nothing, vec![diagnostic]))
        }
    }
}

/// The message about a count that does not fit.
fn overflow(resolved: &Resolved, overflow: &cost::Overflow) -> Diagnostic {
    let s = overflow.situation;
    let name = resolved.model.situations.get(s).map_or("?", |s| &s.name);
    let at = resolved
        .names
        .situations
        .get(s)
        .map_or(resolved.names.engine, |names| names.name);
    let lifespan = resolved.model.situations.get(s);
    let lifespan = lifespan.and_then(|s| resolved.model.lifespans.get(s.lifespan));
    let instead = match lifespan.filter(|l| l.max_open > 1 && !l.is_static()) {
        Some(lifespan) => format!(
            "lower a `max` of its operands, `max_open {}` of `{}`, or those of the situations \
             that feed it",
            lifespan.max_open, lifespan.name
        ),
        None => "lower a `max` of its operands, or of the situations that feed it".to_owned(),
    };
    let what = &overflow.what;
    Diagnostic::error(
        at,
        format!("`{name}`: the worst-case count of {what} does not fit u64; {instead}"),
    )
}

fn rejected(resolved: Resolved, mut diagnostics: Vec<Diagnostic>) -> Rejected {
    diagnostics.retain(|d| d.severity == Severity::Error);
    in_source_order(&mut diagnostics);
    let model = resolved.model;
    let named = |name: &str| name != "?";
    let attribute = |e: crate::model::Emission| AttributeDef {
        name: e.name,
        ty: e.value.ty,
    };
    Rejected {
        diagnostics,
        outline: Box::new(Outline {
            visibility: model.visibility,
            engine: Some(model.engine).filter(|name| !name.is_empty()),
            resolution: model.resolution,
            enums: model.enums,
            events: model
                .events
                .into_iter()
                .filter(|e| named(&e.name))
                .collect(),
            situations: model
                .situations
                .into_iter()
                .map(|s| (s.name, s.emit.into_iter().map(attribute).collect()))
                .collect(),
            actions: model
                .actions
                .into_iter()
                .map(|a| (a.name, a.attributes.into_iter().map(attribute).collect()))
                .collect(),
            incomplete: resolved.gaps.incomplete,
            lost: resolved.gaps.lost,
            spans: resolved.names,
        }),
    }
}
