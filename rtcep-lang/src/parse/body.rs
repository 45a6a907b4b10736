//! What blocks have in common: clauses that end with `;`, lists with commas,
//! and where reading goes on after an error.

use super::stream::{Parsed, Stream};
use crate::diagnostic::Range;
use proc_macro2::{Delimiter, Group};

impl Stream<'_> {
    /// The `;` at the end of a clause. Where the next clause (one of `starts`)
    /// or the end follows, only the `;` is missing, and reading goes on there.
    pub(super) fn end_clause(&mut self, starts: &[&str]) -> Parsed<()> {
        if self.eat_punct(';').is_some() {
            return Ok(());
        }
        if self.is_empty() || self.starts_with(starts) {
            self.missing_semicolon();
            return Ok(());
        }
        let found = self.found();
        self.error(
            self.here(),
            format!("unexpected {found}; the clause ends before it, with `;`"),
        )
    }

    /// Notes a missing `;` at the token after which it belongs.
    pub(super) fn missing_semicolon(&mut self) {
        let at = Range::from(self.before().end);
        let _ = self.error::<()>(at, "missing `;` after this");
    }

    /// Whether the next token is one of these words.
    pub(super) fn starts_with(&self, words: &[&str]) -> bool {
        self.word()
            .is_some_and(|word| words.contains(&word.as_str()))
    }

    /// Whether the token `n` places ahead is this word.
    pub(super) fn starts_with_at(&self, n: usize, word: &str) -> bool {
        self.word_at(n).as_deref() == Some(word)
    }

    /// Reads the clauses of a block to its end. `begins` tells where one certainly
    /// begins, so that reading can go on there.
    pub(super) fn clauses(
        &mut self,
        begins: impl Fn(&Self) -> bool,
        mut clause: impl FnMut(&mut Self) -> Parsed<()>,
    ) {
        while !self.is_empty() {
            self.no_docs();
            if self.is_empty() {
                break;
            }
            self.step(|s| {
                let start = s.position();
                if clause(s).is_err() {
                    s.recover_clause(start, &begins);
                }
            });
        }
    }

    /// Goes on behind the next `;`, or at a clause that certainly begins after
    /// `start`, where the broken one does.
    fn recover_clause(&mut self, start: usize, begins: impl Fn(&Self) -> bool) {
        if self.position() == start && !self.is_punct(';') {
            self.skip();
        }
        self.skip_until(|s| s.is_punct(';') || begins(s));
        self.eat_punct(';');
    }

    /// The block of an item. Whatever stands before it was reported by the
    /// caller, or is reported here.
    pub(super) fn block(&mut self, header: Parsed<()>) -> Option<Group> {
        if header.is_ok() {
            if let Some(group) = self.eat_group(Delimiter::Brace) {
                self.no_semicolon();
                return Some(group);
            }
            let _ = self.expected::<()>("a block in `{` `}`");
        }
        self.skip_until(|s| {
            s.is_punct(';') || s.group(Delimiter::Brace).is_some() || s.begins_item()
        });
        self.eat_punct(';');
        self.eat_group(Delimiter::Brace)
    }

    /// Refuses a `;` behind a block.
    pub(super) fn no_semicolon(&mut self) {
        if let Some(at) = self.eat_punct(';') {
            let _ = self.error::<()>(at, "a block ends without `;`; remove it");
        }
    }

    /// Reads `f` between commas up to the end; whether all could be read.
    pub(super) fn list(&mut self, mut f: impl FnMut(&mut Self) -> Parsed<()>) -> bool {
        let errors = self.errors.len();
        while !self.is_empty() {
            self.no_docs();
            if f(self).is_err() {
                self.skip_until(|s| s.is_punct(','));
            }
            if self.eat_punct(',').is_some() || self.is_empty() {
                continue;
            }
            if let Some(at) = self.eat_punct(';') {
                let _ = self.error::<()>(at, "write `,` between the parts of a list, not `;`");
            } else if self.word().is_some() {
                let at = Range::from(self.before().end);
                let _ = self.error::<()>(at, "missing `,` after this");
            } else {
                let _ = self.expected::<()>("`,`");
                self.skip_until(|s| s.is_punct(','));
                self.eat_punct(',');
            }
        }
        self.errors.len() == errors
    }
}
