//! The words of the grammar, and those that later versions will know.
//!
//! A word of a later version is refused with what to write today, instead of
//! as a misspelling.

use super::nearest::hint;

/// What begins an item.
pub(super) const ITEMS: [&str; 6] = [
    "engine",
    "resolution",
    "enum",
    "event",
    "lifespan",
    "situation",
];

/// What begins a clause of a situation.
pub(super) const CLAUSES: [&str; 7] = [
    "operand",
    "when",
    "within",
    "once",
    "detect",
    "max_combinations",
    "emit",
];

/// What begins a clause of a lifespan.
pub(super) const LIFESPAN_CLAUSES: [&str; 3] = ["from", "max_open", "policy"];

/// What begins a modifier of an operand.
pub(super) const MODIFIERS: [&str; 4] = ["if", "retain", "max", "on_full"];

/// Words of later versions at the start of an item, with what to do today.
const LATER_ITEMS: [(&str, &str); 8] = [
    ("refer", "send the derived event to the engine yourself"),
    ("fn", "write the condition with operators"),
    ("function", "write the condition with operators"),
    ("cost", "leave it out"),
    ("epoch", "leave it out"),
    ("action", "act on the detection in your sink"),
    ("struct", "write `event` for what arrives from outside"),
    ("exact", "leave it out"),
];

/// Words of later versions at the start of a situation's clause.
const LATER_CLAUSES: [(&str, &str); 13] = [
    ("absent", "leave it out"),
    ("forbidden", "leave it out"),
    ("forbid", "leave it out"),
    ("required", "write `operand`"),
    ("deadline", "leave it out; the counts are in `BOUNDS`"),
    ("max_ops", "leave it out; the counts are in `BOUNDS`"),
    ("max_bytes", "leave it out; the bytes are in `BOUNDS`"),
    ("exact", "leave it out"),
    ("override", "leave it out"),
    ("weight", "leave it out"),
    ("counted", "leave it out"),
    (
        "key",
        "compare the attributes in `when`, as in `a.id == b.id`",
    ),
    ("cost", "leave it out"),
];

/// Words of later versions at the start of a lifespan's clause.
const LATER_LIFESPAN: [(&str, &str); 5] = [
    ("until", "leave it out: the lifespan never ends"),
    (
        "key",
        "compare the attributes in `when`, as in `a.id == b.id`",
    ),
    ("per_key", "leave it out"),
    (
        "on_full",
        "leave it out: a lifespan from startup opens one instance and is never full",
    ),
    ("including", "leave it out"),
];

/// Words of later versions among an operand's modifiers.
const LATER_MODIFIERS: [(&str, &str); 7] = [
    ("absolute", "leave it out"),
    (
        "override",
        "write `on_full drop_oldest` to prefer new candidates",
    ),
    ("weight", "leave it out"),
    ("counted", "leave it out"),
    ("within", "write `within` as a clause of the situation"),
    (
        "key",
        "compare the attributes in `when`, as in `a.id == b.id`",
    ),
    ("absent", "leave it out"),
];

/// Kinds of situations of later versions.
const LATER_KINDS: [&str; 13] = [
    "any",
    "atleast",
    "atmost",
    "nth",
    "not",
    "unless",
    "report",
    "percentage",
    "crosses",
    "trend",
    "at",
    "every",
    "after",
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
    let (known, later, what): (&[&str], &[(&str, &str)], _) = match place {
        Place::Item => (&ITEMS, &LATER_ITEMS, "items"),
        Place::Clause => (&CLAUSES, &LATER_CLAUSES, "clauses of a situation"),
        Place::LifespanClause => (&LIFESPAN_CLAUSES, &LATER_LIFESPAN, "clauses of a lifespan"),
        Place::Modifier => (&MODIFIERS, &LATER_MODIFIERS, "modifiers of an operand"),
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
    let hint = hint(word, known.iter().copied(), what);
    format!("`{word}` is no {one}; {hint}")
}

/// The message about a kind that is none.
pub(super) fn unknown_kind(word: &str) -> String {
    if LATER_KINDS.contains(&word) {
        return not_yet(word, "write `all` or `sequence`");
    }
    let hint = hint(word, ["all", "sequence"], "kinds of situations");
    format!("`{word}` is no kind of situation; {hint}")
}

/// The message about a word of a later version.
pub(super) fn not_yet(word: &str, instead: &str) -> String {
    format!("`{word}` is not supported yet in this version; {instead}")
}
