//! The rule language of rtcep: from tokens or text to a model with bounds.
//!
//! ```text
//! tokens -> ast -> model -> checks -> plan -> cost
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`ast`] | what was written, with spans |
//! | [`parse`] | one parser for the macro's tokens and for rule files |
//! | [`resolve`] | names and types: from the ast to the model |
//! | [`model`] | the resolved rule set, plain data without spans |
//! | [`check`] | what must be bounded, as a flat list of checks |
//! | [`plan`] | storage, the shape of each composition, and whom losses touch: for code generation and cost |
//! | [`cost`] | worst-case operation counts from the model alone |
//! | [`print`](mod@print) | the canonical text of a model |
//! | [`fingerprint`](mod@fingerprint) | a number for a rule set |
//! | [`table`] | cost tables: what operations cost on a target |
//! | [`interp`] | the executable meaning of the language |
//! | [`diagnostic`] | errors and warnings with their place |
//! | [`compile`](mod@compile) | the whole chain |

pub mod ast;
pub mod check;
pub mod compile;
pub mod cost;
pub mod diagnostic;
pub mod fingerprint;
mod instant;
pub mod interp;
pub mod model;
pub mod parse;
pub mod plan;
pub mod print;
pub mod resolve;
pub mod table;

pub use compile::{Compiled, Outline, Rejected, compile, compile_str, understand_str};
pub use diagnostic::Diagnostic;
pub use fingerprint::fingerprint;
pub use model::Model;
