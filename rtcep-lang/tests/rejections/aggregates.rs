//! Aggregates, and what `when` and `emit` of a kind may read.

use super::Row;

/// Items, on line 6.
pub(crate) const AGGREGATE: &[Row] = &[
    // Aggregates.
    (
        "situation S: all in W { operand a: first E; when count() > 3; }",
        &[
            "6:50: `all` detects a combination of single events; aggregates are of `report` and the like, or of an operand with a repetition, as in `first E{2..=4}`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; when sum(a.x) > 3; }",
        &[
            "6:50: `all` detects a combination of single events; aggregates are of `report` and the like, or of an operand with a repetition, as in `first E{2..=4}`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E{2..=3}, max 3; operand b: first F, max 2; when count() > 3 && sum(b.x) > 3 && count(b) > 1 && avg(x) > 1; }",
        &[
            "6:91: say of which group: write `count(a)`",
            "6:106: `b` is one event and no group; read its attributes alone, as in `b.x`, or write a repetition: `F{2..=4}`",
            "6:122: `b` is one event and no group; read its attributes alone, as in `b.x`, or write a repetition: `F{2..=4}`",
            "6:138: say of which group: write `avg(a.x)`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E{2..=3}, max 3; operand b: first F, max 2; when a.x > 3; emit { x: a.x + b.x, y: a } }",
        &[
            "6:91: `a.x` is of many events; write an aggregate of the group, such as `max(a.x)`",
            "6:110: `a.x` is of many events; write an aggregate of the group, such as `max(a.x)`",
            "6:124: `a` is an operand; write an aggregate, such as `count(a)`",
        ],
    ),
    (
        "situation S: report in W { operand a: E if count() > 3; }",
        &[
            "6:44: `if` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when sum(max(a.x)) > 3; }",
        &["6:51: aggregates do not nest: one ranges over the attributes of events"],
    ),
    (
        "situation S: report in W { operand a: E; when sum(b) > 3 && avg(k) > 1 && max(a.b); }",
        &[
            "6:51: `sum` is of numbers, `b` is bool",
            "6:65: `avg` is of numbers, `k` is Kind",
            "6:79: `max` is of numbers, `a.b` is bool",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when sum(1) > 3 && max() > 1 && avg(x, x) > 1; }",
        &[
            "6:51: `sum` ranges over attributes; write `sum(a.x)`, or `count()` for how many",
            "6:61: `max` takes one value, as in `max(a.x)`",
            "6:74: `avg` takes one value, as in `avg(a.x)`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when count(x) > 3 && count(a.x) > 1 && count(q) > 1 && count(a, a) > 1; }",
        &[
            "6:53: `x` is an attribute, and `count` counts events; write `count()`, or the name of an operand",
            "6:69: `count` takes the name of an operand, or nothing: `count()`",
            "6:87: operand `q` does not exist; of the operands there is only `a`",
            "6:103: `count` takes the name of an operand, or nothing: `count()`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when count(*) > 3; }",
        &["6:53: `count(*)` is written `count()`"],
    ),
    (
        "situation S: report in W { operand a: E; when count > 3; }",
        &["6:47: `count` is written `count()`"],
    ),
    (
        "situation S: report in W { operand a: E; operand b: F; when sum(a.x + b.x) > 3 && sum(a.x + x) > 3 && sum(q.x) > 1; }",
        &[
            "6:71: an aggregate is of one operand, this one of `a`",
            "6:93: this aggregate is of `a` alone; write `a.x`, or leave `a.` out everywhere to range over all operands",
            "6:107: operand `q` does not exist; the operands are `a` and `b`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; operand b: F; when sum(n) > 3 && sum(s) > 3 && sum(q) > 3; }",
        &[
            "6:65: `n` must be an attribute of the events of all operands, and `E` of `a` has none of this name",
            "6:79: `s` must be an attribute of the events of all operands, and `F` of `b` has none of this name",
            "6:93: `q` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; operand b: F; when a.x > 3 && x > 3 && a > 3 && q.x > 3; }",
        &[
            "6:61: `a.x` is of many events; write an aggregate, such as `max(a.x)`",
            "6:72: `x` is of many events; write an aggregate, such as `max(x)`",
            "6:81: `a` is an operand; write an aggregate, such as `count(a)`",
            "6:90: operand `q` does not exist; the operands are `a` and `b`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when max(x) = 3; }",
        &["6:54: `=` does not compare; write `==`"],
    ),
    (
        "situation S: report in W { operand a: E; when average(x) > 3 && mean(x) > 3; }",
        &[
            "6:47: `average(..)` is written `avg(..)`",
            "6:65: `mean(..)` is written `avg(..)`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when max(x) > 3u8; }",
        &[
            "6:54: `>` needs one type on both sides: `max(x)` is u32, `3u8` is u8; write the literal without its type",
        ],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: min(x) or a.x } }",
        &[
            "6:62: `or` gives the value of an aggregate of nothing, a number as in `or 0`; write `||` between conditions",
        ],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: min(x) or (0 + 1) } }",
        &[
            "6:62: `or` gives the value of an aggregate of nothing, a number as in `or 0`; write `||` between conditions",
        ],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: min(x) or -1, n: avg(x) or true, o: min(x) or 1.5 } }",
        &[
            "6:62: -1 does not fit u32 (0 to 4294967295)",
            "6:79: `avg(x)` is f64, and `true` is bool; write a value of f64",
            "6:98: `min(x)` is u32, and `1.5` is f64; write a value of u32",
        ],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: sum(x) or 0, n: count() or 0 } }",
        &[
            "6:59: `sum` of nothing is 0; remove `or`",
            "6:76: `count` of nothing is 0; remove `or`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; when a.b or a.b; }",
        &["6:51: `or` is no operator; write `||`"],
    ),
    (
        "situation S: report in W { operand a: E; operand b: F; emit { m: min(a.x), n: max(b.x) + 1, o: min(x) } }",
        &[
            "6:66: `min(a.x)` has no value before an event of `a` has come; write `min(a.x) or 0`, with a value for that",
            "6:79: `max(b.x)` has no value before an event of `b` has come; write `max(b.x) or 0`, with a value for that",
        ],
    ),
    (
        "situation S: report in W { operand a: E; detect deferred; emit { m: min(a.x), n: avg(x), o: sum(x) } }",
        &[
            "6:69: `min(a.x)` has no value if no event has come; write `min(a.x) or 0`, with a value for that",
            "6:82: `avg(x)` has no value if no event has come; write `avg(x) or 0`, with a value for that",
        ],
    ),
    (
        "situation S: crosses up 10 of avg(a.x) in W { operand a: E; operand b: F; emit { m: min(b.x) } }",
        &[
            "6:85: `min(b.x)` has no value before an event of `b` has come; write `min(b.x) or 0`, with a value for that",
        ],
    ),
    (
        "situation S: report in W { operand a: E; operand b: E if b, max 3, on_full drop_oldest; when sum(y) > 1.0 && avg(y) > 1.0; emit { m: sum(x) } }",
        &[
            "6:94: `sum` of floats over operands of which some keep their events and others do not: it depends on their order, which is not kept; aggregate each operand alone, as in `sum(a.x)`, or write `max 10, on_full drop_oldest` at every operand",
            "6:110: `avg` of floats over operands of which some keep their events and others do not: it depends on their order, which is not kept; aggregate each operand alone, as in `avg(a.x)`, or write `max 10, on_full drop_oldest` at every operand",
        ],
    ),
    (
        "situation S: report in W { operand a: E; operand b: E if b, override if b; when sum(y) > 1.0 && min(y) > 1.0; }",
        &[
            "6:81: `sum` of floats over operands of which some keep their events and others do not: it depends on their order, which is not kept; aggregate each operand alone, as in `sum(a.x)`, or write `max 10, on_full drop_oldest` at every operand",
        ],
    ),
    (
        "situation T: report in W { operand a: S; when sum(n) > 3 && avg(n) > 1 && max(n) > 1; } situation S: report in W { operand a: E; emit { n: sum(s) } }",
        &[
            "6:47: `sum` of i128 would need a wider type, and there is none; write `sum(n as i64)`, or `as f64`",
            "6:61: `avg` of i128 would need a wider type, and there is none; write `avg(n as i64)`, or `as f64`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: max(a.x) } }",
        &[
            "6:55: `all` detects a combination of single events; aggregates are of `report` and the like, or of an operand with a repetition, as in `first E{2..=4}`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, retain if max(x) > 3; }",
        &[
            "6:55: `retain` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: min(x) 0, n: max(a.x) } }",
        &["6:59: missing `or` before `0`"],
    ),
    // What a kind can read.
    (
        "situation S: any in W { operand a: E; operand b: F; emit { x: a.x, y: x, z: it.n, q: it.q, n: count(), a: a } }",
        &[
            "6:63: which operand took the event is not known; write `it.x`",
            "6:71: `x` is an attribute; write `it.x`",
            "6:80: `it.n` must be an attribute of the events of all operands, and `E` of `a` has none of this name",
            "6:89: `q` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
            "6:95: `any` detects one event; read it as `it.x`",
            "6:107: `a` is an operand; write `it.x`",
        ],
    ),
    (
        "situation S: any in W { operand a: E; operand b: G; emit { x: it.x } } event G { x: u64 }",
        &[
            "6:66: `it.x` must have one type in the events of all operands, and those of `E` and `G` differ",
        ],
    ),
    (
        "situation S: not in W { operand a: E; emit { x: a.x, y: x, n: count(), a: a } }",
        &[
            "6:49: `S` detects that no event came, so there is nothing to read; emit constants",
            "6:57: `S` detects that no event came, so there is nothing to read; emit constants",
            "6:63: `S` detects that no event came, so there is nothing to read; emit constants",
            "6:75: `S` detects that no event came, so there is nothing to read; emit constants",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E; emit { x: a.x, y: x, s: sum(x), n: count(a), c: count, a: a } }",
        &[
            "6:55: `atleast` counts; of its events there is only `count()`, the sum of their weights",
            "6:63: `atleast` counts; of its events there is only `count()`, the sum of their weights",
            "6:69: `atleast` counts; of its events there is only `count()`, the sum of their weights",
            "6:80: `atleast` counts over all operands; write `count()`",
            "6:93: `count` is written `count()`",
            "6:103: `atleast` counts; of its events there is only `count()`, the sum of their weights",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; forbidden n: F; when n.x == a.x; emit { x: n.x, y: n, z: count(n) } }",
        &[
            "6:76: `n` is `forbidden`: none of its events is part of a detection",
            "6:98: `n` is `forbidden`: none of its events is part of a detection",
            "6:106: `n` is `forbidden`: none of its events is part of a detection",
            "6:112: `unless` detects a combination of single events; aggregates are of `report` and the like",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; absent n: F; operand b: first E; when n.x == a.x; emit { x: n } }",
        &[
            "6:95: `n` is `absent`: none of its events is part of a detection",
            "6:117: `n` is `absent`: none of its events is part of a detection",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: it.x } }",
        &["6:55: `it` is the event of an `any`; name an operand, as in `a.x`"],
    ),
    (
        "lifespan L { from E if count() > 1; until F discard; max_open 1; }",
        &[
            "6:24: the `if` of a lifespan reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
];
