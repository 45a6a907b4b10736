//! Errors and warnings with their place.
//!
//! A message says what is wrong in the user's own names and which words to
//! write instead; its place is a range of tokens, so that a caret stands under
//! what has to change and never under the whole macro.

use proc_macro2::Span;
use std::fmt;

/// Whether a diagnostic refuses the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The rules are refused.
    Error,
    /// The rules are accepted; something deserves a look.
    Warning,
}

/// From the first to the last token of what a message speaks of.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The first token.
    pub start: Span,
    /// The last token; the same as the first for a single one.
    pub end: Span,
}

impl Range {
    /// From the start of `self` to the end of `last`.
    #[must_use]
    pub fn to(self, last: Range) -> Range {
        Range {
            start: self.start,
            end: last.end,
        }
    }

    /// The line of its first token, from 1.
    #[must_use]
    pub fn line(self) -> usize {
        self.start.start().line
    }
}

impl From<Span> for Range {
    fn from(span: Span) -> Range {
        Range {
            start: span,
            end: span,
        }
    }
}

/// One thing to tell the user.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// What is wrong and what to write.
    pub message: String,
    /// The first token concerned.
    pub start: Span,
    /// The last token concerned.
    pub end: Span,
}

impl Diagnostic {
    /// An error at one token or a range of tokens.
    pub fn error(at: impl Into<Range>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, at.into(), message.into())
    }

    /// A warning at one token or a range of tokens.
    pub fn warning(at: impl Into<Range>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, at.into(), message.into())
    }

    fn new(severity: Severity, at: Range, message: String) -> Diagnostic {
        Diagnostic {
            severity,
            message,
            start: at.start,
            end: at.end,
        }
    }

    /// Line and column of the first token, both from 1.
    #[must_use]
    pub fn line_column(&self) -> (usize, usize) {
        let start = self.start.start();
        (start.line, start.column.saturating_add(1))
    }
}

/// `line:column: message`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.line_column();
        let word = match self.severity {
            Severity::Error => "",
            Severity::Warning => "warning: ",
        };
        write!(f, "{line}:{column}: {word}{}", self.message)
    }
}

impl std::error::Error for Diagnostic {}

/// Sorts by place, so that a reader goes through the text once. Messages of one
/// place keep the order in which they were found.
pub(crate) fn in_source_order(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by_key(Diagnostic::line_column);
}
