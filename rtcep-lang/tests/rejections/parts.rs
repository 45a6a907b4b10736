//! What operands of the kinds have: quantifiers and modifiers.

use super::Row;

/// Situations, on line 6.
pub(crate) const PART: &[Row] = &[
    // Quantifiers.
    (
        "situation S: any in W { operand a: first E; }",
        &["6:36: `any` is of every event and chooses none; remove `first`"],
    ),
    (
        "situation S: not in W { operand a: each E; }",
        &["6:36: `not` is of every event and chooses none; remove `each`"],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; absent n: last F; operand b: first E; }",
        &["6:67: `absent` is of every event and chooses none; remove `last`"],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; forbidden n: absolute first F; }",
        &["6:68: `forbidden` is of every event and chooses none; remove `absolute first`"],
    ),
    (
        "situation S: nth 3 in W { operand a: first E; }",
        &["6:38: `nth` is of every event; remove `first`"],
    ),
    (
        "situation S: report in W { operand a: last E; }",
        &["6:39: `report` is of every event; remove `last`"],
    ),
    (
        "situation S: report in W { operand a: absolute last E; operand b: absolute F; }",
        &[
            "6:39: `report` has no `absolute`: it chooses no single event; remove `absolute last`",
            "6:67: `report` has no `absolute`: it chooses no single event; remove `absolute`",
        ],
    ),
    (
        "situation S: all in W { operand a: absolute E; operand b: first F, max 2; }",
        &["6:45: missing quantifier; write `absolute first E` or `absolute last E`"],
    ),
    (
        "situation S: all in W { operand a: absolut first E, max 2; }",
        &["6:36: `absolut` is no quantifier; did you mean `absolute`?"],
    ),
    (
        "situation S: all in W { operand a: first absolute E, max 2; }",
        &["6:42: `absolute` stands before `first` or `last`"],
    ),
    (
        "situation S: all in W { operand a: absolute first E; operand b: first F, max 2; within 5s; }",
        &[
            "6:36: `absolute first` with `within`: the window would let go of what is kept for ever; remove one of them",
        ],
    ),
    (
        "situation S: all in W { operand a: absolute first E{2..=3}; operand b: first F, max 2; }",
        &["6:52: `absolute first` keeps one event and a repetition needs more; remove one of them"],
    ),
    (
        "situation S: all in W { operand a: each E{2..=3}, max 3; operand b: first F, max 2; }",
        &[
            "6:42: `each` with a repetition: `a` is one group of events; write `first` for the oldest or `last` for the newest ones",
        ],
    ),
    (
        "situation S: all in W { operand a: E{2..=3}, max 3; operand b: Q, max 2; }",
        &[
            "6:36: missing quantifier; write `first E`, `last E` or `each E`",
            "6:64: event `Q` does not exist; the events and situations are `E` and `F`",
            "6:64: missing quantifier; write `first`, `last` or `each` before the event",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: first E, max 3; operand b: last F, max 3; operand c: F if n > 1, max 3; }",
        &[
            "6:69: `atleast` uses one run of events: the first of `a` and the last of `b` do not agree; write `first` or `last` at all operands",
            "6:95: `atleast` uses one run of events: the first of `a` and every event of `c` do not agree; write `first` or `each` at all operands",
        ],
    ),
    // Modifiers.
    (
        "situation S: any in W { operand a: E, retain, override if b, weight x, counted, max 3, on_full freeze; }",
        &[
            "6:39: `any` stores no event that could be used again; remove `retain`",
            "6:47: `any` stores no event that could be dropped; remove `override`",
            "6:62: `any` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
            "6:72: `counted` goes with `percentage`, not with `any`; remove `counted`",
            "6:81: `a` of `S` never stores candidates: it is an operand of `any`, which detects each event at once; remove `max`",
            "6:88: `a` of `S` never stores candidates: it is an operand of `any`, which detects each event at once; remove `on_full`",
        ],
    ),
    (
        "situation S: not in W { operand a: E, retain, override if b, weight x, counted, max 3, on_full freeze; }",
        &[
            "6:39: `not` stores no event that could be used again; remove `retain`",
            "6:47: `not` stores no event that could be dropped; remove `override`",
            "6:62: `not` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
            "6:72: `counted` goes with `percentage`, not with `not`; remove `counted`",
            "6:81: `a` of `S` never stores candidates: it is an operand of `not`, where that it came is all that is kept; remove `max`",
            "6:88: `a` of `S` never stores candidates: it is an operand of `not`, where that it came is all that is kept; remove `on_full`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; absent n: F, retain, override if n > 1, weight n, counted, max 3; operand b: first E; }",
        &[
            "6:70: `n` is `absent`: its events are no candidates; remove `retain`",
            "6:78: `n` is `absent`: its events are no candidates; remove `override`",
            "6:97: `n` is `absent`: its events are no candidates; remove `weight`",
            "6:107: `n` is `absent`: its events are no candidates; remove `counted`",
            "6:116: `n` of `S` never stores candidates: it is `absent`, so the time of the newest is all that is kept; remove `max`",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E, retain, weight x, counted, max 2; forbidden n: F{2..=3}, on_full freeze; }",
        &[
            "6:48: `retain` on `a`: `S` is deferred and composes once, when its lifespan ends, so nothing is used again; remove `retain`",
            "6:56: `unless` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
            "6:66: `counted` goes with `percentage`, not with `unless`; remove `counted`",
            "6:96: `n` is `forbidden`: its events are no candidates; remove the repetition",
            "6:105: `n` of `S` never stores candidates: it is `forbidden`, so that it came is all that is kept; remove `on_full`",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, counted, max 3; operand b: F{2..=3}; }",
        &[
            "6:45: `counted` goes with `percentage`, not with `atleast`; remove `counted`",
            "6:54: `a` of `S` never stores candidates: it is an operand of an `atleast` without `within`, `retain`, `first` and `last`, which keeps a sum alone; remove `max`",
            "6:73: a repetition goes with `all` and `sequence`, not with `atleast`, which is of many events anyhow; remove the repetition",
        ],
    ),
    (
        "situation S: atmost 3 in W { operand a: E, retain, max 3; }",
        &[
            "6:44: `atmost` is judged once, when its lifespan ends; remove `retain`",
            "6:52: `a` of `S` never stores candidates: it is an operand of a counter, which keeps a sum alone; remove `max`",
        ],
    ),
    (
        "situation S: nth 3 in W { operand a: E, retain if b, on_full freeze; }",
        &[
            "6:41: `nth` never consumes an event; remove `retain`",
            "6:54: `a` of `S` never stores candidates: it is an operand of a counter, which keeps a sum alone; remove `on_full`",
        ],
    ),
    (
        "situation S: report in W { operand a: E, retain, weight 2; }",
        &[
            "6:42: `report` never consumes an event; remove `retain`",
            "6:50: `report` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
        ],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E, counted, retain; }",
        &["6:61: `percentage` never consumes an event; remove `retain`"],
    ),
    (
        "situation S: crosses up 10 of avg(x) in W { operand a: E, counted if b; }",
        &["6:59: `counted` goes with `percentage`, not with `crosses`; remove `counted`"],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E, retain if b; }",
        &[
            "6:59: the `retain` of a `trend` has no condition: the run goes on, or begins anew; remove `retain`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, weight x, counted; }",
        &[
            "6:45: `all` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
            "6:55: `counted` goes with `percentage`, not with `all`; remove `counted`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, override, max 3; operand b: first F, max 2; }",
        &["6:53: `override` needs a condition: write `override if ..`, or `override if true`"],
    ),
    (
        "situation S: all in W { operand a: first E, override if x, max 3; operand b: first F, max 2; }",
        &["6:57: `override if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "situation S: all in W { operand a: first E, override if a.b, max 3; operand b: first F, override if a.b, max 2; }",
        &[
            "6:57: `override` reads the event alone; write `b`",
            "6:101: `override` reads one event alone; compare with other operands in `when a.b ..;`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, override if b, override if b, max 3; operand b: first F, max 2; }",
        &["6:60: `override` stands twice on this operand"],
    ),
    (
        "situation S: all in W { operand a: first E, override if b, max 3; operand b: first E, max 3; }",
        &[
            "6:75: `a` and `b` of `S` have the same event and threshold and so share one list of `E`; `override` must be the same at both",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, override if c, max 3; operand b: first E, override if b, max 3; }",
        &["6:57: `c` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight y; }",
        &["6:52: `weight` is an integer that fits u32, `y` is f32; write `y as u32`"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight b; }",
        &["6:52: `weight` is an integer that fits u32, `b` is bool"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight -1; }",
        &["6:52: -1 does not fit u32 (0 to 4294967295)"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight 5_000_000_000; }",
        &["6:52: 5000000000 does not fit u32 (0 to 4294967295)"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight; }",
        &["6:51: expected an expression, found `;`"],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight a.x; }",
        &["6:52: `weight` reads the event alone; write `x`"],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E, counted x > 3; }",
        &["6:60: the condition of `counted` needs an `if`: `counted if ..`"],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E, counted if x; }",
        &["6:63: `counted if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
];
