//! Moments: `at 5s`, `at "2018-08-02T08:34:47Z"`, `epoch "2018-08-02T00:00:00Z"`.

use super::item::no_docs_of;
use super::stream::{Parsed, Stream};
use crate::ast::{Instant, Moment, Rules};
use crate::diagnostic::Range;
use proc_macro2::{Literal, TokenTree};

/// How to write an instant, for messages.
const HOW: &str = "`\"2018-08-02T08:34:47Z\"`";

impl Stream<'_> {
    /// Whether the word stands here before a literal: an event may have its name.
    pub(super) fn is_time_word(&self, word: &str) -> bool {
        self.is_word(word) && matches!(self.peek_at(1), Some(TokenTree::Literal(_)))
    }

    /// A duration since startup, or an instant; `word` needs it.
    pub(super) fn moment(&mut self, word: &str) -> Parsed<Moment> {
        let Some(literal) = self.literal() else {
            return self.expected(&format!(
                "a time after `{word}`: so long after startup, as in `5s`, or an instant, as in {HOW}"
            ));
        };
        match text_of(literal) {
            Some(_) => Ok(Moment::Instant(self.instant(word)?)),
            None => Ok(Moment::Since(self.duration(word)?)),
        }
    }

    /// A text; what it means is judged later.
    fn instant(&mut self, word: &str) -> Parsed<Instant> {
        let Some((text, span)) = self
            .literal()
            .and_then(|literal| Some((text_of(literal)?, literal.span())))
        else {
            return self.expected(&format!("an instant after `{word}`, as in {HOW}"));
        };
        self.skip();
        Ok(Instant { text, span })
    }
}

/// The text of a literal that is one.
fn text_of(literal: &Literal) -> Option<String> {
    match syn::Lit::new(literal.clone()) {
        syn::Lit::Str(text) => Some(text.value()),
        _ => None,
    }
}

/// `epoch "2018-08-02T08:34:47Z";`, whose word is taken.
pub(super) fn epoch(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    documented: Option<Range>,
) -> Parsed<()> {
    no_docs_of(s, "epoch", documented);
    let instant = s.instant("epoch")?;
    rules.epochs.push(instant);
    s.end_item();
    Ok(())
}
