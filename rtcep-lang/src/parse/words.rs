//! The words of the grammar, and those that later versions will know.
//!
//! A word of a later version is refused with what to write today, instead of
//! as a misspelling.

use super::nearest::hint;
use crate::model::Kind;

/// A word, and what to do instead of writing it here.
type Instead = (&'static str, &'static str);

/// What begins an item.
pub(super) const ITEMS: [&str; 14] = [
    "engine",
    "resolution",
    "epoch",
    "ordered",
    "enum",
    "event",
    "fn",
    "refer",
    "lifespan",
    "situation",
    "action",
    "actions",
    "reorder",
    "merge",
];

/// What begins a clause of a situation.
pub(super) const CLAUSES: [&str; 9] = [
    "operand",
    "forbidden",
    "absent",
    "when",
    "within",
    "once",
    "detect",
    "max_combinations",
    "emit",
];

/// What begins a clause of a lifespan.
pub(super) const LIFESPAN_CLAUSES: [&str; 5] = ["policy", "from", "until", "key", "max_open"];

/// What may stand behind the event of `from`.
pub(super) const FROM_WORDS: [&str; 2] = ["including", "if"];

/// What may stand behind the event of `until`.
pub(super) const UNTIL_WORDS: [&str; 4] = ["all_keys", "if", "terminate", "discard"];

/// What may stand behind `max_open`.
pub(super) const MAX_OPEN_WORDS: [&str; 2] = ["per_key", "on_full"];

/// What begins a modifier of an operand.
pub(super) const MODIFIERS: [&str; 7] = [
    "if", "override", "weight", "counted", "retain", "max", "on_full",
];

/// Words of later versions at the start of an item, with what to do today.
const LATER_ITEMS: [Instead; 3] = [
    ("cost", "leave it out"),
    ("struct", "write `event` for what arrives from outside"),
    ("exact", "leave it out"),
];

/// Words of later versions at the start of a situation's clause.
const LATER_CLAUSES: [Instead; 5] = [
    ("deadline", "leave it out; the counts are in `BOUNDS`"),
    ("max_ops", "leave it out; the counts are in `BOUNDS`"),
    ("max_bytes", "leave it out; the bytes are in `BOUNDS`"),
    ("exact", "leave it out"),
    ("cost", "leave it out"),
];

/// Words of the grammar that do not begin a clause of a situation.
const ELSEWHERE_IN_SITUATION: [Instead; 10] = [
    ("key", KEY),
    ("immediate", "write `detect immediate;`"),
    ("deferred", "write `detect deferred;`"),
    (
        "override",
        "it stands behind an event, as in `operand a: first E, override if x > 3`",
    ),
    (
        "weight",
        "it stands behind an event, as in `operand a: E, weight x`",
    ),
    (
        "counted",
        "it stands behind an event, as in `operand a: E, counted`",
    ),
    ("required", "write `operand`"),
    ("forbid", "write `forbidden n: E;`"),
    (
        "hysteresis",
        "it stands in the header, as in `crosses up 10 hysteresis 2 of avg(x)`",
    ),
    (
        "of",
        "it stands in the header, as in `crosses up 10 of avg(x)`",
    ),
];

/// Words of the grammar that are no modifiers.
const ELSEWHERE_IN_OPERAND: [Instead; 3] = [
    ("key", KEY),
    ("within", "it is a clause of the situation"),
    (
        "absolute",
        "it stands before the quantifier, as in `absolute first E`",
    ),
];

const KEY: &str = "it stands in the lifespan, as in `lifespan L { key target; .. }`";

/// Words of a lifespan that begin no clause, with the place where they stand.
const ELSEWHERE_IN_LIFESPAN: [Instead; 8] = [
    (
        "per_key",
        "it stands behind `max_open`, as in `max_open 16, per_key 2;`",
    ),
    (
        "on_full",
        "it stands behind `max_open`, as in `max_open 16, on_full reject;`",
    ),
    (
        "including",
        "it stands behind the event, as in `from E including;`",
    ),
    (
        "all_keys",
        "it stands behind the event, as in `until E all_keys discard;`",
    ),
    (
        "terminate",
        "it ends a clause `until`, as in `until E terminate;`",
    ),
    (
        "discard",
        "it ends a clause `until`, as in `until E discard;`",
    ),
    ("after", "write `until after 30s discard;`"),
    ("at", "write `from at 5s;` or `until at 30s discard;`"),
];

/// Where a word stands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Item,
    Clause,
    LifespanClause,
    Modifier,
}

/// The message about a word that does not belong where it stands.
pub(super) fn unknown(place: Place, word: &str) -> String {
    let (known, later, elsewhere, what): (&[&str], &[Instead], &[Instead], _) = match place {
        Place::Item => (&ITEMS, &LATER_ITEMS, &[], "items"),
        Place::Clause => (
            &CLAUSES,
            &LATER_CLAUSES,
            &ELSEWHERE_IN_SITUATION,
            "clauses of a situation",
        ),
        Place::LifespanClause => (
            &LIFESPAN_CLAUSES,
            &[],
            &ELSEWHERE_IN_LIFESPAN,
            "clauses of a lifespan",
        ),
        Place::Modifier => (
            &MODIFIERS,
            &[],
            &ELSEWHERE_IN_OPERAND,
            "modifiers of an operand",
        ),
    };
    if let Some((_, instead)) = later.iter().find(|(name, _)| *name == word) {
        return not_yet(word, instead);
    }
    let one = match place {
        Place::Item => "item",
        Place::Clause => "clause of a situation",
        Place::LifespanClause => "clause of a lifespan",
        Place::Modifier => "modifier of an operand",
    };
    if let Some((_, instead)) = elsewhere.iter().find(|(name, _)| *name == word) {
        return format!("`{word}` is no {one}; {instead}");
    }
    let hint = hint(word, known.iter().copied(), what);
    format!("`{word}` is no {one}; {hint}")
}

/// Whether a word belongs into a lifespan, at some other place than the start
/// of a clause.
pub(super) fn in_lifespan(word: &str) -> bool {
    ELSEWHERE_IN_LIFESPAN.iter().any(|(name, _)| *name == word)
}

/// The message about a kind that is none.
pub(super) fn unknown_kind(word: &str) -> String {
    let kinds = Kind::ALL.map(Kind::name);
    let hint = hint(word, kinds, "kinds of situations");
    format!("`{word}` is no kind of situation; {hint}")
}

/// The message about a word of a later version.
pub(super) fn not_yet(word: &str, instead: &str) -> String {
    format!("`{word}` is not supported yet in this version; {instead}")
}
