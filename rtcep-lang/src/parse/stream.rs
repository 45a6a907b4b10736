//! The parser's view of the tokens of one group.
//!
//! Plain token trees instead of `syn::parse::ParseStream`: recovery after an
//! error is a step of an index, and the depth of nesting is ours to limit.

use super::token::{describe, range, transparent};
use crate::diagnostic::{Diagnostic, Range};
use proc_macro2::{Delimiter, Group, Ident, Literal, Spacing, Span, TokenStream, TokenTree};

/// The error has been noted; the caller recovers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted;

/// What parsing functions return.
pub(super) type Parsed<T> = Result<T, Noted>;

/// Reads the tokens of one group; parsers of inner groups share its errors.
pub(super) struct Stream<'e> {
    trees: Vec<TokenTree>,
    next: usize,
    /// Where the group begins and ends; errors about what is missing point there.
    open: Span,
    close: Span,
    /// What the group ends with, in words.
    closer: &'static str,
    /// How deep expressions are nested here.
    pub(super) nesting: usize,
    pub(super) errors: &'e mut Vec<Diagnostic>,
}

impl<'e> Stream<'e> {
    /// The outermost tokens.
    pub(super) fn new(tokens: TokenStream, errors: &'e mut Vec<Diagnostic>) -> Self {
        let trees = transparent(tokens);
        let ends = |tree: Option<&TokenTree>| tree.map_or_else(Span::call_site, |t| range(t).end);
        Stream {
            open: ends(trees.first()),
            close: ends(trees.last()),
            closer: "the end",
            trees,
            next: 0,
            nesting: 0,
            errors,
        }
    }

    /// The tokens inside of a group.
    pub(super) fn inside(&mut self, group: &Group) -> Stream<'_> {
        Stream {
            trees: transparent(group.stream()),
            next: 0,
            open: group.span_open(),
            close: group.span_close(),
            closer: match group.delimiter() {
                Delimiter::Parenthesis => "`)`",
                Delimiter::Brace => "`}`",
                Delimiter::Bracket => "`]`",
                Delimiter::None => "the end",
            },
            nesting: self.nesting,
            errors: self.errors,
        }
    }

    /// The token `n` places ahead.
    pub(super) fn peek_at(&self, n: usize) -> Option<&TokenTree> {
        self.trees.get(self.next.saturating_add(n))
    }

    /// The next token.
    pub(super) fn peek(&self) -> Option<&TokenTree> {
        self.peek_at(0)
    }

    /// Whether no token is left.
    pub(super) fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    /// Takes the next token.
    pub(super) fn take(&mut self) -> Option<TokenTree> {
        let tree = self.peek().cloned();
        if tree.is_some() {
            self.next += 1;
        }
        tree
    }

    /// Where the next token stands, or the end of the group.
    pub(super) fn here(&self) -> Range {
        self.range_at(0)
    }

    /// The same `n` places ahead.
    pub(super) fn range_at(&self, n: usize) -> Range {
        self.peek_at(n).map_or_else(|| self.close.into(), range)
    }

    /// Where the token before stands, or the start of the group.
    pub(super) fn before(&self) -> Range {
        self.next
            .checked_sub(1)
            .and_then(|n| self.trees.get(n))
            .map_or_else(|| self.open.into(), range)
    }

    /// The token before, or the one before a `;`.
    pub(super) fn last_of_clause(&self) -> Option<&TokenTree> {
        let mut trees = self.trees.get(..self.next)?.iter().rev();
        trees.find(|t| !matches!(t, TokenTree::Punct(p) if p.as_char() == ';'))
    }

    /// Notes an error.
    pub(super) fn error<T>(
        &mut self,
        at: impl Into<Range>,
        message: impl Into<String>,
    ) -> Parsed<T> {
        self.errors.push(Diagnostic::error(at, message));
        Err(Noted)
    }

    /// Notes that something else was expected at the next token.
    pub(super) fn expected<T>(&mut self, what: &str) -> Parsed<T> {
        let found = self.found();
        // Of a group its bracket alone, as the message names it.
        self.error(self.here().start, format!("expected {what}, found {found}"))
    }

    /// The next token in words.
    pub(super) fn found(&self) -> String {
        self.peek().map_or_else(|| self.closer.to_owned(), describe)
    }

    /// The text of the next token if it is an identifier, with `r#` if it is raw.
    pub(super) fn word(&self) -> Option<String> {
        self.word_at(0)
    }

    /// The same `n` places ahead.
    pub(super) fn word_at(&self, n: usize) -> Option<String> {
        match self.peek_at(n) {
            Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
            _ => None,
        }
    }

    /// Takes the next token if it is an identifier.
    pub(super) fn ident(&mut self) -> Option<Ident> {
        let Some(TokenTree::Ident(ident)) = self.peek() else {
            return None;
        };
        let ident = ident.clone();
        self.next += 1;
        Some(ident)
    }

    /// Whether the next token is this word.
    pub(super) fn is_word(&self, word: &str) -> bool {
        self.word().as_deref() == Some(word)
    }

    /// Takes the next token if it is this word.
    pub(super) fn eat_word(&mut self, word: &str) -> Option<Range> {
        self.is_word(word).then(|| self.skip())
    }

    /// The next token if it is a literal.
    pub(super) fn literal(&self) -> Option<&Literal> {
        match self.peek() {
            Some(TokenTree::Literal(literal)) => Some(literal),
            _ => None,
        }
    }

    /// Whether the token `n` places ahead is this character.
    pub(super) fn is_punct_at(&self, n: usize, c: char) -> bool {
        matches!(self.peek_at(n), Some(TokenTree::Punct(p)) if p.as_char() == c)
    }

    /// Whether the next token is this character.
    pub(super) fn is_punct(&self, c: char) -> bool {
        self.is_punct_at(0, c)
    }

    /// Takes the next token if it is this character.
    pub(super) fn eat_punct(&mut self, c: char) -> Option<Range> {
        self.is_punct(c).then(|| self.skip())
    }

    /// Takes a single character.
    pub(super) fn expect_punct(&mut self, c: char, place: &str) -> Parsed<Range> {
        match self.eat_punct(c) {
            Some(range) => Ok(range),
            None => self.expected(&format!("`{c}` {place}")),
        }
    }

    /// Whether `::` follows `n` places ahead.
    pub(super) fn is_path_separator_at(&self, n: usize) -> bool {
        matches!(self.peek_at(n), Some(TokenTree::Punct(p))
            if p.as_char() == ':' && p.spacing() == Spacing::Joint)
            && self.is_punct_at(n + 1, ':')
    }

    /// The characters that stand here without a space between them, at most `n`.
    pub(super) fn joined(&self, n: usize) -> String {
        let mut text = String::new();
        for ahead in 0..n {
            let Some(TokenTree::Punct(p)) = self.peek_at(ahead) else {
                break;
            };
            text.push(p.as_char());
            if p.spacing() == Spacing::Alone {
                break;
            }
        }
        text
    }

    /// The next token if it is a group in these brackets.
    pub(super) fn group(&self, delimiter: Delimiter) -> Option<&Group> {
        self.group_at(0, delimiter)
    }

    /// The same `n` places ahead.
    pub(super) fn group_at(&self, n: usize, delimiter: Delimiter) -> Option<&Group> {
        match self.peek_at(n) {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
            _ => None,
        }
    }

    /// Takes the next token if it is a group in these brackets.
    pub(super) fn eat_group(&mut self, delimiter: Delimiter) -> Option<Group> {
        let group = self.group(delimiter).cloned();
        if group.is_some() {
            self.next += 1;
        }
        group
    }

    /// Takes a token and tells where it stood.
    pub(super) fn skip(&mut self) -> Range {
        let range = self.here();
        self.next = self.trees.len().min(self.next + 1);
        range
    }

    /// How many tokens were taken.
    pub(super) fn position(&self) -> usize {
        self.next
    }

    /// Runs a step of a loop over the rest. A step that took no token at all
    /// skips one, so that no loop is endless whatever the tokens are.
    pub(super) fn step(&mut self, f: impl FnOnce(&mut Self)) {
        let before = self.next;
        f(self);
        if self.next == before {
            self.skip();
        }
    }

    /// Skips to the next place where `stop` holds, or to the end.
    pub(super) fn skip_until(&mut self, mut stop: impl FnMut(&Self) -> bool) {
        while !self.is_empty() && !stop(self) {
            self.next += 1;
        }
    }
}
