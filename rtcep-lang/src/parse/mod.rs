//! One parser for the macro's tokens and for rule files.
//!
//! It goes on after an error: at the next item, and within a block at the next
//! clause, so that all errors of a rule set appear in one build.

pub(crate) mod adapter;
mod behind;
mod body;
pub(crate) mod call;
pub(crate) mod duration;
mod expr;
mod function;
mod initiator;
mod item;
mod key;
mod kind;
mod lifespan;
mod modifier;
mod moment;
mod name;
pub(crate) mod nearest;
mod number;
mod operand;
mod primary;
mod refuse;
mod repetition;
mod situation;
mod stateless;
mod stream;
mod terminator;
pub(crate) mod text;
mod token;
pub(crate) mod types;
mod words;

pub(crate) use refuse::{is_sql, sql_message};

use crate::ast::Rules;
use crate::diagnostic::Diagnostic;
use proc_macro2::TokenStream;
use stream::Stream;

/// How deep parentheses and unary operators may be nested. A limit keeps every
/// later recursion over an expression within any stack.
pub const MAX_NESTING: usize = 64;

/// How many operators may stand above each other in an expression, as in
/// `a + b + c + ..`, for the same reason.
pub const MAX_DEPTH: usize = 128;

/// Reads a rule set as far as it can be understood, and all errors of form.
#[must_use]
pub fn parse(tokens: TokenStream) -> (Rules, Vec<Diagnostic>) {
    let mut errors = Vec::new();
    let mut stream = Stream::new(tokens, &mut errors);
    let mut rules = Rules {
        start: Some(stream.here().start),
        ..Rules::default()
    };
    item::items(&mut stream, &mut rules);
    (rules, errors)
}
