//! Single tokens: their place, their words, and invisible groups.

use crate::diagnostic::Range;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Where a token stands; a group from its opening to its closing bracket.
pub(super) fn range(tree: &TokenTree) -> Range {
    match tree {
        TokenTree::Group(group) => Range {
            start: group.span_open(),
            end: group.span_close(),
        },
        other => other.span().into(),
    }
}

/// A token in words. A group is named by its bracket alone: printing all of it
/// would recurse as deep as the input is nested.
pub(super) fn describe(tree: &TokenTree) -> String {
    match tree {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => "several tokens from another macro".to_owned(),
        },
        other => format!("`{other}`"),
    }
}

/// The tokens of a stream without the invisible groups that `macro_rules!`
/// puts around its fragments: a single token is that token, an empty one is
/// nothing. What holds several tokens stays together, since in an expression
/// it acts like parentheses.
pub(super) fn transparent(tokens: TokenStream) -> Vec<TokenTree> {
    let mut trees = Vec::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                let mut inner = transparent(group.stream());
                if inner.len() > 1 {
                    trees.push(TokenTree::Group(group));
                } else {
                    trees.append(&mut inner);
                }
            }
            other => trees.push(other),
        }
    }
    trees
}
