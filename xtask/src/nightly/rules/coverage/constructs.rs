//! The list of constructs.

/// A construct, by its place in [`NAMES`].
pub(crate) type Construct = usize;

/// All constructs by group. The groups up to `key` are about one situation and its
/// lifespan, the others about a whole rule set.
pub(crate) const CONSTRUCTS: [(&str, &[&str]); 13] = [
    (
        "kind",
        &[
            "all",
            "sequence",
            "any",
            "not",
            "unless",
            "atleast",
            "atmost",
            "nth",
            "report",
            "percentage",
            "crosses",
            "trend",
            "at",
            "every",
            "after",
        ],
    ),
    (
        "clause",
        &[
            "immediate",
            "deferred",
            "when",
            "within",
            "once",
            "max_combinations",
        ],
    ),
    (
        "operand",
        &[
            "first",
            "last",
            "each",
            "absolute",
            "repetition",
            "threshold",
            "override",
            "override always",
            "weight",
            "counted",
            "counted if",
            "retain",
            "retain if",
            "full: reject",
            "full: drop_oldest",
            "full: freeze",
            "forbidden",
            "absent",
            "shared list",
            "event in two lists",
        ],
    ),
    (
        "source",
        &[
            "of an event",
            "of a situation",
            "of two levels",
            "of a made event",
        ],
    ),
    ("feeds", &["opens", "ends", "is referred", "acts"]),
    (
        "opening",
        &[
            "from startup",
            "from event",
            "from if",
            "including",
            "from situation",
            "from at since",
            "from at instant",
            "several from",
        ],
    ),
    (
        "ending",
        &[
            "never ends",
            "until each",
            "until first",
            "until last",
            "until if",
            "init",
            "all_keys",
            "until situation",
            "until after",
            "until at since",
            "until at instant",
            "terminate",
            "discard",
            "several until",
        ],
    ),
    (
        "limit",
        &[
            "policy add",
            "policy ignore",
            "max_open 1",
            "max_open more",
            "per_key",
            "opening: reject",
            "opening: drop_oldest",
            "opening: freeze",
        ],
    ),
    (
        "key",
        &[
            "key u8",
            "key u16",
            "key u32",
            "key u64",
            "key i8",
            "key i16",
            "key i32",
            "key i64",
            "key bool",
            "key str",
            "key enum",
            "key ordered",
            "key renamed",
        ],
    ),
    (
        "type",
        &[
            "bool",
            "u8",
            "u16",
            "u32",
            "u64",
            "u128",
            "i8",
            "i16",
            "i32",
            "i64",
            "i128",
            "f32",
            "f64",
            "str",
            "enum",
            "ordered enum",
        ],
    ),
    (
        "operator",
        &[
            "||", "&&", "==", "!=", "<", "<=", ">", ">=", "|", "^", "&", "<<", ">>", "+", "-", "*",
            "/", "%", "!", "negated", "as",
        ],
    ),
    (
        "call",
        &[
            "min()",
            "max()",
            "abs()",
            "clamp()",
            "len()",
            "starts_with()",
            "ends_with()",
            "contains()",
            "declared()",
            "it",
            "missed",
            "count of",
            "sum of",
            "min of",
            "max of",
            "avg of",
            "of all",
            "of one",
            "of a group",
            "or",
        ],
    ),
    (
        "item",
        &[
            "refer",
            "refer if",
            "refer of situation",
            "refer chain",
            "action",
            "action if",
            "action on situation",
            "queue: reject",
            "queue: drop_oldest",
            "reorder",
            "merge",
            "adopted event",
            "adopted enum",
        ],
    ),
];

/// How many groups are about one situation and its lifespan.
const LOCAL_GROUPS: usize = 9;

const fn count(groups: usize) -> usize {
    let (mut sum, mut g) = (0, 0);
    while g < groups {
        sum += CONSTRUCTS[g].1.len();
        g += 1;
    }
    sum
}

/// How many constructs there are.
pub(super) const ALL: usize = count(CONSTRUCTS.len());

/// How many of them, the first ones, are about one situation and its lifespan.
pub(crate) const LOCAL: usize = count(LOCAL_GROUPS);

/// The names of all constructs.
pub(crate) const NAMES: [&str; ALL] = {
    let mut names = [""; ALL];
    let (mut g, mut n) = (0, 0);
    while g < CONSTRUCTS.len() {
        let mut i = 0;
        while i < CONSTRUCTS[g].1.len() {
            names[n] = CONSTRUCTS[g].1[i];
            n += 1;
            i += 1;
        }
        g += 1;
    }
    names
};
