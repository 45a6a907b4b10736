//! Operands.

use super::Row;

/// In the first of two operands, from its colon on.
pub(crate) const OPERAND: &[Row] = &[
    (
        "first E",
        &[
            "7:19: operand `a` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
        ],
    ),
    (
        "first E, max 0",
        &["7:22: `max 0`: `a` of `S` could never hold a candidate; write `max 1` or more"],
    ),
    (
        "first E, max ten",
        &["7:26: expected a number after `max`, such as `max 10`, found `ten`"],
    ),
    (
        "first E, max 1.5",
        &["7:26: expected a plain whole number after `max`, such as `max 10`, found `1.5`"],
    ),
    (
        "first E, max 5000000000",
        &["7:26: this number does not fit u32, which `max` takes"],
    ),
    ("first E max 2", &["7:21: missing `,` before `max`"]),
    (
        "E, max 2",
        &["7:13: missing quantifier; write `first E`, `last E` or `each E`"],
    ),
    (
        "frist E, max 2",
        &["7:13: `frist` is no quantifier; did you mean `first`?"],
    ),
    (
        "absolute first E, max 2",
        &["7:31: `a` of `S` is `absolute`: it keeps one event and is never full; remove `max`"],
    ),
    (
        "first Event, max 2",
        &["7:19: event `Event` does not exist; the events and situations are `E` and `F`"],
    ),
    (
        "first Q, max 2",
        &["7:19: event `Q` does not exist; the events and situations are `E` and `F`"],
    ),
    (
        "first E, max 2, max 3",
        &["7:29: `max` stands twice on this operand"],
    ),
    (
        "first E, max 2, on_full drop",
        &["7:37: `drop` is no policy; the policies are `reject`, `drop_oldest` and `freeze`"],
    ),
    (
        "first E, max 2, on_full",
        &["7:36: expected a policy: `reject`, `drop_oldest` or `freeze`, found `;`"],
    ),
    (
        "first E, max 2, maxx 3",
        &["7:29: `maxx` is no modifier of an operand; did you mean `max`?"],
    ),
    (
        "first E, max 2,",
        &["7:28: expected a modifier, such as `if`, `retain` or `max`, found `;`"],
    ),
    (
        "first E, max 2, retain if x",
        &["7:39: `retain if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "first, max 2",
        &["7:18: expected the name of an event or a situation, found `,`"],
    ),
    (
        "first E, max 2 within 3s",
        &["7:26: missing `;` after this"],
    ),
    (
        ": first E, max 2",
        &["7:13: expected a quantifier and an event, as in `first E`, found `:`"],
    ),
    (
        "first E if , max 2",
        &["7:24: expected an expression, found `,`"],
    ),
    (
        "first E, retain x, max 2",
        &["7:29: the condition of `retain` needs an `if`: `retain if ..`"],
    ),
    (
        "first fn, max 2",
        &[
            "7:19: expected the name of an event or a situation, but `fn` is a word of Rust; write `r#fn` or choose another name",
        ],
    ),
    (
        "first E, max 2, retain x > 1, retain",
        &[
            "7:36: the condition of `retain` needs an `if`: `retain if ..`",
            "7:43: `retain` stands twice on this operand",
        ],
    ),
    (
        "first E if x ! 1, max 2",
        &["7:26: unexpected `!`; a condition ends with `,` or `;`"],
    ),
    (
        "first E, retain if x y, max 2",
        &["7:34: unexpected `y`; a condition ends with `,` or `;`"],
    ),
    (
        "each S, max 2",
        &[
            "7:18: `S` feeds `S`: a cycle would derive events without end; let one of them take an event instead",
        ],
    ),
    (
        "first E, max 2, operand c: first F, max 2",
        &["7:27: an operand ends with `;`, not `,`"],
    ),
    (
        "first E, max 2,; when a.x == b.x",
        &["7:28: expected a modifier, such as `if`, `retain` or `max`, found `;`"],
    ),
    (
        "first E, retain when x > 1, max 2",
        &["7:29: the condition of `retain` needs an `if`: `retain if ..`"],
    ),
    (
        "first E, max 2, retain when (x > 1)",
        &["7:36: the condition of `retain` needs an `if`: `retain if ..`"],
    ),
    (
        "first E, max 2, retain when a.x > 1",
        &["7:29: missing `;` after this"],
    ),
    (
        "first E, max 2, when a.x > 1",
        &["7:27: an operand ends with `;`, not `,`"],
    ),
    (
        "first E if x > 1 if k == Kind::Air, max 2",
        &["7:30: `if` stands twice on this operand; join the conditions with `&&`"],
    ),
    (
        "first E, max 2 max 3",
        &["7:28: `max` stands twice on this operand"],
    ),
    (
        "first E, max 16777217",
        &["7:22: `max 16777217`: a list holds at most 16777216 candidates; lower it"],
    ),
    (
        "each E, max 16777217",
        &["7:21: `max 16777217`: a list holds at most 16777216 candidates; lower it"],
    ),
    (
        "any E, max 2",
        &["7:13: `any` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "every E if x > 1, max 2",
        &["7:13: `every` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "E if x > 1, max 2",
        &["7:13: missing quantifier; write `first E`, `last E` or `each E`"],
    ),
    (
        "E retain, max 2",
        &[
            "7:13: missing quantifier; write `first E`, `last E` or `each E`",
            "7:15: missing `,` before `retain`",
        ],
    ),
];
