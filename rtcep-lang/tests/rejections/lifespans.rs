//! Lifespans: their form, and how many instances may be open.

use super::Row;

/// As one more item, in line 7.
pub(crate) const LIFESPAN: &[Row] = &[
    (
        "lifespan L { }",
        &[
            "7:10: lifespan `L` does not say when it opens; write `from startup;`, or `from` and an event",
            "7:10: lifespan `L` has no limit of open instances; write `max_open 16;`",
        ],
    ),
    (
        "lifespan L { from E; }",
        &["7:10: lifespan `L` has no limit of open instances; write `max_open 16;`"],
    ),
    (
        "lifespan L { from startup; }",
        &["7:10: lifespan `L` has no limit of open instances; write `max_open 1;`"],
    ),
    (
        "lifespan L { max_open 1; }",
        &[
            "7:10: lifespan `L` does not say when it opens; write `from startup;`, or `from` and an event",
        ],
    ),
    (
        "lifespan L { from startup; max_open 0; }",
        &["7:28: `max_open 0`: `L` could never open; write `max_open 1`"],
    ),
    (
        "lifespan L { from E; max_open 65536; }",
        &["7:22: `max_open 65536`: a lifespan has at most 65535 open instances; lower it"],
    ),
    (
        "lifespan L { from E; max_open 5000000000; }",
        &["7:31: this number does not fit u32, which `max_open` takes"],
    ),
    (
        "lifespan L { form startup; max_open 1; }",
        &["7:14: `form` is no clause of a lifespan; did you mean `from`?"],
    ),
    (
        "lifespan L { from E; max_open 16, per_key 0; key x; }",
        &["7:35: `per_key 0`: `L` could never open; write `per_key 1`"],
    ),
    (
        "lifespan L { from E; max_open 16, per_key 17; key x; }",
        &["7:35: `per_key 17` is more than `max_open 16`; lower it"],
    ),
    (
        "lifespan L { from E; max_open 16, per_key 2; }",
        &["7:35: `per_key 2`: `L` has no key; remove it, or write `key x;`"],
    ),
    (
        "lifespan L { policy ignore; from E; max_open 16, per_key 2; key x; }",
        &[
            "7:50: `per_key 2`: under `policy ignore` one instance of a key is open at most; remove it, or write `policy add`",
        ],
    ),
    (
        "lifespan L { from E; max_open 0, per_key 2; key x; }",
        &["7:22: `max_open 0`: `L` could never open; write `max_open 1`"],
    ),
    (
        "lifespan L { from E; max_open 16, per_key 2, per_key 3; key x; }",
        &["7:46: `per_key` is already said on line 7"],
    ),
    (
        "lifespan L { from E; max_open 16, on_full reject, on_full freeze; key x; }",
        &["7:51: `on_full` is already said on line 7"],
    ),
    (
        "lifespan L { from E; max_open 16 on_full reject; key x; }",
        &["7:34: missing `,` before `on_full`"],
    ),
    (
        "lifespan L { from E; max_open 16, on_full drop; key x; }",
        &["7:43: `drop` is no policy; the policies are `reject`, `drop_oldest` and `freeze`"],
    ),
    (
        "lifespan L { from E; max_open 16, on_full; key x; }",
        &["7:42: expected a policy: `reject`, `drop_oldest` or `freeze`, found `;`"],
    ),
    (
        "lifespan L { from E; max_open 16, onfull reject; key x; }",
        &["7:35: `onfull` is no word behind `max_open`; did you mean `on_full`?"],
    ),
    (
        "lifespan L { from E; max_open 16, key x; }",
        &["7:33: `max_open` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; max_open 16,; key x; }",
        &["7:33: `max_open` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; max_open 16, discard; key x; }",
        &[
            "7:35: `discard` is no clause of a lifespan; it ends a clause `until`, as in `until E discard;`",
        ],
    ),
    (
        "lifespan L { from E; max_open; key x; }",
        &["7:30: expected a number after `max_open`, such as `max_open 10`, found `;`"],
    ),
    (
        "lifespan L { policy drop; from E; max_open 3; }",
        &["7:21: `drop` is no policy; the policies are `add` and `ignore`"],
    ),
    (
        "lifespan L { policy; from E; max_open 3; }",
        &["7:20: expected a policy: `add` or `ignore`, found `;`"],
    ),
    (
        "lifespan L { from E; key x = E.q; max_open 1; }",
        &["7:32: `q` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "lifespan L { from E; key x = Q.q; max_open 1; }",
        &[
            "7:30: event `Q` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan w { from E; max_open 1; }",
        &["7:10: the lifespans `W` and `w` are both `w` in generated code; choose another name"],
    ),
    (
        "lifespan __L { from E; max_open 1; }",
        &[
            "7:10: names such as `__L` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    (
        "lifespan L { from E; max_open 1; 5 }",
        &["7:34: expected a clause, such as `from startup;` or `max_open 1;`, found `5`"],
    ),
    (
        "lifespan L;",
        &["7:11: expected a block in `{` `}`, found `;`"],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plto.id; max_open 1; }",
        &["7:41: event `Plto` does not exist; did you mean `Plot`?"],
    ),
    (
        "lifespan L { from E; until F discard; until Plot all_keys terminate; key x; max_open 3 }",
        &["7:86: missing `;` after this"],
    ),
    (
        "lifespan L { from E; until max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `max_open`",
        ],
    ),
    (
        "event not { x: u32 } event event { x: u32 } lifespan L { from event; from not including; until event discard; until not all_keys terminate; key x; max_open 1 }",
        &["7:157: missing `;` after this"],
    ),
];
