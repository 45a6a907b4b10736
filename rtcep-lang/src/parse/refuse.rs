//! What expressions do not have, each with the words to write instead.
//!
//! Loops, closures, blocks, methods and SQL are what people try first; an
//! error that only says "unexpected token" would send them to the grammar.

use super::stream::{Noted, Parsed, Stream};
use super::words::{CLAUSES, FROM_WORDS, MODIFIERS, UNTIL_WORDS};
use crate::diagnostic::Range;
use proc_macro2::{Delimiter, TokenTree};

/// Words of SQL that begin a query.
const SQL: [&str; 5] = ["select", "insert", "update", "delete", "exists"];

/// Whether a name is a word of SQL.
pub(crate) fn is_sql(word: &str) -> bool {
    SQL.contains(&word.to_lowercase().as_str())
}

/// The message about SQL.
pub(crate) fn sql_message(word: &str) -> String {
    format!(
        "`{word}`: rules are not SQL; write operands for the events and a condition over their \
         attributes, as in `when a.id == b.id`"
    )
}

/// Refuses an identifier that cannot begin an expression.
pub(super) fn word(s: &mut Stream<'_>, word: &str) -> Parsed<()> {
    let message = match word {
        "for" | "while" | "loop" => format!(
            "`{word}`: rules have no loops, so that their time is bounded; \
             write a condition, and let the operands choose the events"
        ),
        "if" | "match" => {
            format!("`{word}` is no expression of the rules; write conditions with `&&` and `||`")
        }
        "move" | "async" | "unsafe" | "return" | "break" | "continue" | "let" | "fn" => {
            format!("`{word}` is no expression of the rules; write operators over attributes")
        }
        "self" | "Self" | "super" | "crate" => {
            format!("`{word}`: an expression reads attributes and nothing outside of the rules")
        }
        _ => {
            if query(s, word) {
                return s.error(s.here(), sql_message(word));
            }
            return call(s, word);
        }
    };
    s.error(s.here(), message)
}

/// Whether a word of SQL begins a query here, and is not an attribute's name.
fn query(s: &Stream<'_>, word: &str) -> bool {
    if !is_sql(word) {
        return false;
    }
    let another = s
        .word_at(1)
        .is_some_and(|next| next != "as" && !ends(&next));
    let all = s.is_punct_at(1, '*')
        && s.word_at(2)
            .is_some_and(|next| next.eq_ignore_ascii_case("from"));
    another || all || s.group_at(1, Delimiter::Parenthesis).is_some()
}

/// Whether a word may stand behind the condition of a lifespan.
fn ends(word: &str) -> bool {
    FROM_WORDS.contains(&word) || UNTIL_WORDS.contains(&word)
}

/// Refuses the call of a macro, and `not`.
fn call(s: &mut Stream<'_>, word: &str) -> Parsed<()> {
    let plain = word.strip_prefix("r#").unwrap_or(word).to_owned();
    if plain == "not" && s.group_at(1, Delimiter::Parenthesis).is_some() {
        return s.error(s.here(), "`not(..)` is written `!(..)`");
    }
    // An attribute may have this name, but no word follows one except for these.
    let operand = s.word_at(1).is_some_and(|next| {
        next != "as" && !CLAUSES.contains(&&*next) && !MODIFIERS.contains(&&*next) && !ends(&next)
    });
    if word == "not" && operand {
        return s.error(s.here(), "`not` is no operator; write `!`");
    }
    let macro_call = s.is_punct_at(1, '!')
        && matches!(s.peek_at(2), Some(TokenTree::Group(g)) if g.delimiter() != Delimiter::None);
    if macro_call {
        return s.error(
            s.here(),
            format!("macro `{plain}!` cannot be called in a rule; write operators over attributes"),
        );
    }
    Ok(())
}

/// Refuses a literal that is no number.
pub(super) fn literal<T>(s: &mut Stream<'_>, text: &str, at: Range) -> Parsed<T> {
    let message = if text.starts_with('\'') || text.starts_with("b'") {
        "characters are not supported; write a text, as in `\"x\"`"
    } else {
        "bytes are not supported; write a text, as in `\"x\"`"
    };
    s.error(at, message)
}

/// Refuses brackets that cannot begin an expression.
pub(super) fn group<T>(s: &mut Stream<'_>) -> Parsed<T> {
    let at = s.here();
    if s.group(Delimiter::Bracket).is_some() {
        return s.error(at, "arrays are not supported; write one value");
    }
    s.error(
        Range::from(at.start),
        "blocks are not supported in expressions; write parentheses `(` `)`",
    )
}

/// Refuses punctuation that cannot begin an expression.
pub(super) fn punctuation<T>(s: &mut Stream<'_>) -> Parsed<T> {
    let at = s.here();
    let text = s.joined(2);
    let message = if text.starts_with('|') {
        "closures are not supported; write the condition itself".to_owned()
    } else if text.starts_with('&') {
        "`&` has no left side here; rules have values and no references".to_owned()
    } else if text.starts_with('*') {
        "`*` has no left side here; rules have values and no references".to_owned()
    } else if text.starts_with("..") {
        RANGE.to_owned()
    } else {
        return s.expected("an expression");
    };
    s.error(at, message)
}

const RANGE: &str = "ranges are not supported; write two comparisons, as in `a.x >= 1 && a.x <= 5`";

/// Refuses the call of a method, whose name stands here.
pub(super) fn method<T>(s: &mut Stream<'_>) -> Parsed<T> {
    let method = s.word().unwrap_or_default();
    s.error(
        s.here(),
        format!("`.{method}(..)`: rules have no methods; write operators over attributes"),
    )
}

/// Refuses what stands directly behind a value: calls, indices, methods, `?`.
pub(super) fn behind(s: &mut Stream<'_>) -> Parsed<()> {
    let at = s.here();
    if s.group(Delimiter::Parenthesis).is_some() {
        return s.error(
            at,
            "only functions can be called; did you forget an operator?",
        );
    }
    if s.group(Delimiter::Bracket).is_some() {
        return s.error(
            at,
            "indices are not supported; name the attribute, as in `a.range`",
        );
    }
    if s.is_punct('?') {
        return s.error(
            at,
            "`?` is not supported: a condition that faults is false, and the sink is told",
        );
    }
    if !s.is_punct('.') || s.joined(2).starts_with("..") {
        return Ok(());
    }
    let method = s.word_at(1).unwrap_or_default();
    if method == "await" {
        return s.error(at, "a rule cannot wait: `.await` is not supported");
    }
    if s.group_at(2, Delimiter::Parenthesis).is_some() {
        s.skip();
        return self::method(s);
    }
    s.error(
        at,
        "only an operand has attributes, one level deep, as in `a.range`",
    )
}

/// Refuses punctuation that is no operator but often meant as one.
pub(super) fn no_operator(s: &mut Stream<'_>, text: &str) -> Parsed<()> {
    let two: String = text.chars().take(2).collect();
    let message = match two.as_str() {
        _ if text.starts_with("<<=") || text.starts_with(">>=") => ASSIGNMENT,
        "+=" | "-=" | "*=" | "/=" | "%=" | "^=" | "&=" | "|=" => ASSIGNMENT,
        "==" | "!=" | "<=" | ">=" => return Ok(()),
        ".." => RANGE,
        "=>" => "`=>` is no operator; write `>=` for 'greater or equal'",
        "=<" => "`=<` is no operator; write `<=` for 'less or equal'",
        "<>" => "`<>` is no operator; write `!=`",
        _ if text.starts_with('=') => "`=` does not compare; write `==`",
        _ => return Ok(()),
    };
    s.error(s.here(), message)
}

const ASSIGNMENT: &str = "rules cannot assign; write a value or a condition";

/// Refuses words behind an expression that are meant as operators.
pub(super) fn after_expression(s: &mut Stream<'_>) -> Parsed<()> {
    let Some(word) = s.word() else {
        return Ok(());
    };
    let instead = match word.to_lowercase().as_str() {
        "and" => "write `&&`",
        "or" => "write `||`",
        "not" => "write `!`",
        "xor" => "write `!=` between conditions, `^` between integers",
        "mod" => "write `%`",
        "is" | "eq" | "equals" => "write `==`",
        "like" | "between" | "from" | "where" => {
            "rules are not SQL; write comparisons, as in `a.x >= 1 && a.x <= 5`"
        }
        "in" => "write comparisons, as in `a.x == 1 || a.x == 5`",
        _ => return Ok(()),
    };
    let _ = s.error::<()>(s.here(), format!("`{word}` is no operator; {instead}"));
    Err(Noted)
}
