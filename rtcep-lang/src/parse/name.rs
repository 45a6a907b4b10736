//! Names, paths, visibilities and doc comments.

use super::stream::{Parsed, Stream};
use super::token::{range, transparent};
use crate::ast::{Name, Path};
use crate::print::{is_keyword, unraw};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// A name without `r#`.
pub(super) fn name_of(ident: &Ident) -> Name {
    Name {
        text: unraw(&ident.to_string()).to_owned(),
        span: ident.span(),
    }
}

impl Stream<'_> {
    /// A name that the user chooses or refers to; `what` says whose, as in
    /// "the name of an event".
    pub(super) fn name(&mut self, what: &str) -> Parsed<Name> {
        let Some(word) = self.word() else {
            return self.expected(what);
        };
        self.no_keyword(&word, what)?;
        match self.ident() {
            Some(ident) => Ok(name_of(&ident)),
            None => self.expected(what),
        }
    }

    /// Refuses a word of Rust where a name stands.
    fn no_keyword(&mut self, word: &str, what: &str) -> Parsed<()> {
        if word == "_" {
            return self.error(self.here(), format!("expected {what}, found `_`"));
        }
        if is_keyword(word) {
            let instead = if matches!(word, "self" | "Self" | "super" | "crate") {
                "choose another name".to_owned()
            } else {
                format!("write `r#{word}` or choose another name")
            };
            return self.error(
                self.here(),
                format!("expected {what}, but `{word}` is a word of Rust; {instead}"),
            );
        }
        Ok(())
    }

    /// A path of the user's own: `crate::radar::Plot`; `what` says of what.
    pub(super) fn path(&mut self, what: &str) -> Parsed<Path> {
        // A `$path:path` of macro_rules! arrives as one invisible group.
        if let Some(group) = self.eat_group(Delimiter::None) {
            let mut inner = self.inside(&group);
            let path = inner.path(what)?;
            if !inner.is_empty() {
                return inner.expected("the end of the path");
            }
            return Ok(path);
        }
        let mut text = String::new();
        let mut tokens = TokenStream::new();
        if self.is_path_separator_at(0) {
            self.separator(&mut text, &mut tokens);
        }
        loop {
            if !text.is_empty() && self.is_punct('<') {
                return self.generic();
            }
            let Some(word) = self.word() else {
                return self.expected(what);
            };
            let step = matches!(word.as_str(), "crate" | "self" | "super");
            if !step {
                self.no_keyword(&word, "a step of a path")?;
            }
            text.push_str(&word);
            tokens.extend(self.take());
            if !self.is_path_separator_at(0) {
                break;
            }
            self.separator(&mut text, &mut tokens);
        }
        if self.is_punct('<') {
            return self.generic();
        }
        Ok(Path { text, tokens })
    }

    /// Refuses the `<` of generic arguments.
    fn generic<T>(&mut self) -> Parsed<T> {
        self.error(
            self.here(),
            "a path has no generic arguments here; give what it names a name of its own",
        )
    }

    fn separator(&mut self, text: &mut String, tokens: &mut TokenStream) {
        text.push_str("::");
        tokens.extend(self.take());
        tokens.extend(self.take());
    }

    /// `pub`, `pub(crate)`, `pub(in path)`, or nothing: tokens and text.
    pub(super) fn visibility(&mut self) -> Parsed<(TokenStream, String)> {
        if let Some(group) = self.group(Delimiter::None).cloned() {
            // A `$vis:vis` of several tokens; anything else is reported by the caller.
            if matches!(transparent(group.stream()).first(), Some(TokenTree::Ident(i)) if i == "pub")
            {
                self.skip();
                let mut inner = self.inside(&group);
                let visibility = inner.visibility()?;
                return if inner.is_empty() {
                    Ok(visibility)
                } else {
                    inner.expected("the end of the visibility")
                };
            }
        }
        if !self.is_word("pub") {
            return Ok((TokenStream::new(), String::new()));
        }
        let mut tokens = TokenStream::from_iter(self.take());
        let Some(group) = self.eat_group(Delimiter::Parenthesis) else {
            return Ok((tokens, "pub".to_owned()));
        };
        let mut inner = self.inside(&group);
        let text = if inner.eat_word("in").is_some() {
            format!("pub(in {})", inner.path("the path of a module")?.text)
        } else {
            match inner.word() {
                Some(word) if matches!(word.as_str(), "crate" | "super" | "self") => {
                    inner.skip();
                    format!("pub({word})")
                }
                _ => return inner.expected("`crate`, `super`, `self` or `in path`"),
            }
        };
        if !inner.is_empty() {
            return inner.expected("`)`");
        }
        tokens.extend([TokenTree::Group(group)]);
        Ok((tokens, text))
    }

    /// The doc comments before an item, line by line.
    pub(super) fn docs(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        while let Some(hash) = self.eat_punct('#') {
            let bang = self.eat_punct('!');
            let Some(group) = self.eat_group(Delimiter::Bracket) else {
                let _ = self.expected::<()>("the brackets of an attribute");
                continue;
            };
            let at = hash.to(range(&TokenTree::Group(group.clone())));
            let text = doc_text(transparent(group.stream()));
            match text {
                Some(text) if bang.is_none() => lines.extend(text.split('\n').map(str::to_owned)),
                Some(_) => {
                    let _ = self.error::<()>(at, "write `///` instead of `//!`");
                }
                None => {
                    let _ = self.error::<()>(
                        at,
                        "attributes other than doc comments are not supported here; \
                         derive traits on types of your own and adopt them: `event E = path::E { .. }`",
                    );
                }
            }
        }
        lines
    }

    /// Refuses a doc comment where there is no place to keep it.
    pub(super) fn no_docs(&mut self) {
        if self.is_punct('#') {
            let at = self.here();
            self.docs();
            let _ = self.error::<()>(
                at,
                "a doc comment stands before `engine`, `enum`, `event`, `lifespan` or `situation`; \
                 write `//` here",
            );
        }
    }
}

/// The text of `doc = "..."`.
fn doc_text(trees: Vec<TokenTree>) -> Option<String> {
    let mut trees = trees.into_iter();
    match (trees.next(), trees.next(), trees.next(), trees.next()) {
        (
            Some(TokenTree::Ident(doc)),
            Some(TokenTree::Punct(equals)),
            Some(TokenTree::Literal(text)),
            None,
        ) if doc == "doc" && equals.as_char() == '=' => match syn::Lit::new(text) {
            syn::Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}
