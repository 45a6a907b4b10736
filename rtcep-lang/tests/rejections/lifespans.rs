//! Lifespans: what opens and ends them, and how many may be open.

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
        "lifespan L { from startup; from E; from startup; max_open 1; }",
        &["7:36: `from startup` is already said on line 7: startup comes once"],
    ),
    (
        "lifespan L { from startup from E max_open 1 }",
        &[
            "7:19: missing `;` after this",
            "7:32: missing `;` after this",
            "7:43: missing `;` after this",
        ],
    ),
    (
        "lifespan L { form startup; max_open 1; }",
        &["7:14: `form` is no clause of a lifespan; did you mean `from`?"],
    ),
    (
        "lifespan L { from startpu; max_open 1; }",
        &["7:19: event `startpu` does not exist; did you mean `startup`?"],
    ),
    (
        "lifespan L { from Event; max_open 1; }",
        &[
            "7:19: event `Event` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from Plto; max_open 1; }",
        &["7:19: event `Plto` does not exist; did you mean `Plot`?"],
    ),
    (
        "lifespan L { from; max_open 1; }",
        &["7:18: expected `startup`, or the name of an event or a situation, found `;`"],
    ),
    (
        "lifespan L { from startup if x > 1; max_open 1; }",
        &["7:27: startup is no event and takes no `if`; write `from startup;`"],
    ),
    (
        "lifespan L { from startup including; max_open 1; }",
        &["7:27: startup is no event and takes no `including`; write `from startup;`"],
    ),
    (
        "lifespan L { from first E; max_open 1; }",
        &["7:19: `from` takes every event that its `if` lets pass; leave `first` out"],
    ),
    (
        "lifespan L { from E, F; max_open 1; }",
        &["7:20: `from` names one event; write another `from` for the next"],
    ),
    (
        "lifespan L { from E or F; max_open 1; }",
        &["7:21: `from` names one event; write another `from` for the next"],
    ),
    (
        "lifespan L { from E when x > 1; max_open 1; }",
        &["7:21: `from` reads one event; write `if` for `when`"],
    ),
    (
        "lifespan L { from E incl; max_open 1; }",
        &["7:21: `incl` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from E inclding; max_open 1; }",
        &["7:21: `inclding` is no word of `from`; did you mean `including`?"],
    ),
    (
        "lifespan L { from E including including; max_open 1; }",
        &["7:31: `including` stands twice on this `from`"],
    ),
    (
        "lifespan L { from E if x > 1 if b; max_open 1; }",
        &["7:30: `if` stands twice on this `from`; join the conditions with `&&`"],
    ),
    (
        "lifespan L { from E if x > 1, including; max_open 1; }",
        &["7:29: the words of `from` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E if x ! 1; max_open 1; }",
        &["7:26: unexpected `!`; the condition ends before it, with `;`"],
    ),
    (
        "lifespan L { from E if; max_open 1; }",
        &["7:23: expected an expression, found `;`"],
    ),
    (
        "lifespan L { from E if including; max_open 1; }",
        &[
            "7:24: `including` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { from E if x; max_open 1; }",
        &["7:24: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "lifespan L { from E if E.x > 1; max_open 1; }",
        &["7:24: the `if` of a lifespan reads the event alone; write `x`"],
    ),
    (
        "lifespan L { from E if e.x > 1; max_open 1; }",
        &[
            "7:24: the `if` of a lifespan reads one event alone; compare events in the `when` of a situation, and open or end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from E if z > 1; max_open 1; }",
        &["7:24: `z` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "lifespan L { from E if n > 1; max_open 1; }",
        &["7:24: `n` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "lifespan L { from at 10s; max_open 1; }",
        &[
            "7:19: `from at` is not supported yet in this version; write `from startup`, or open from an event",
        ],
    ),
    (
        "lifespan L { from at \"2026-01-01T00:00:00Z\"; max_open 1; }",
        &[
            "7:19: `from at` is not supported yet in this version; write `from startup`, or open from an event",
        ],
    ),
    (
        "lifespan L { from E terminate; max_open 1; }",
        &["7:21: `terminate` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from startup; until E; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until E if x > 1; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until E termnate; max_open 1; }",
        &["7:36: `termnate` is no word of `until`; did you mean `terminate`?"],
    ),
    (
        "lifespan L { from startup; until E stop; max_open 1; }",
        &[
            "7:36: `stop` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until E terminate discard; max_open 1; }",
        &["7:46: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from startup; until E terminate if x > 1; max_open 1; }",
        &["7:46: `if` stands before `terminate`"],
    ),
    (
        "lifespan L { from startup; until E terminate, max_open 1; }",
        &["7:45: `until` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from startup; until E terminate max_open 1; }",
        &["7:36: missing `;` after this"],
    ),
    (
        "lifespan L { from startup; until E terminate 5; max_open 1; }",
        &["7:46: unexpected `5`; the clause ends before it, with `;`"],
    ),
    (
        "lifespan L { from startup; until E if x > 1 && discard; max_open 1; }",
        &["7:48: expected an expression before `discard`"],
    ),
    (
        "lifespan L { from startup; until E if x > 1 if b discard; max_open 1; }",
        &["7:45: `if` stands twice on this `until`; join the conditions with `&&`"],
    ),
    (
        "lifespan L { from startup; until E if init.x == x discard; max_open 1; }",
        &[
            "7:39: `init.x` is not supported yet in this version; let a situation compare the two events, and end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from startup; until E if E.x == 1 discard; max_open 1; }",
        &["7:39: the `if` of a lifespan reads the event alone; write `x`"],
    ),
    (
        "lifespan L { from startup; until E if a.x == 1 discard; max_open 1; }",
        &[
            "7:39: the `if` of a lifespan reads one event alone; compare events in the `when` of a situation, and open or end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from startup; until E if x discard; max_open 1; }",
        &["7:39: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "lifespan L { from startup; until all E discard; max_open 1; }",
        &["7:34: `all` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "lifespan L { from startup; until frist E discard; max_open 1; }",
        &["7:34: `frist` is no quantifier; did you mean `first`?"],
    ),
    (
        "lifespan L { from startup; until first E; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until first discard; max_open 1; }",
        &[
            "7:40: expected the name of an event or a situation, or `after` and a duration, found `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until Q discard; max_open 1; }",
        &[
            "7:34: event `Q` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from startup; until startup discard; max_open 1; }",
        &[
            "7:34: startup opens instances and ends none; end them at an event, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from startup; until at 10s terminate; max_open 1; }",
        &[
            "7:34: `until at` is not supported yet in this version; write `until after 30s`, for example, or end at an event",
        ],
    ),
    (
        "lifespan L { from startup; until after 30s; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until after 30 discard; max_open 1; }",
        &[
            "7:40: `30` has no unit; write `30s` or `30ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "lifespan L { from startup; until after 30 s discard; max_open 1; }",
        &["7:40: write `30s` without the space"],
    ),
    (
        "lifespan L { from startup; until after discard; max_open 1; }",
        &[
            "7:40: expected a duration after `until after`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`, found `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until after 0s discard; max_open 1; }",
        &["7:40: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "lifespan L { from startup; until after 1.5us discard; max_open 1; }",
        &[
            "7:40: `1.5us` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "lifespan L { from startup; until after 600000000000h discard; max_open 1; }",
        &["7:40: `600000000000h` has more ticks than fit u64"],
    ),
    (
        "lifespan L { from startup; until first after 3s discard; max_open 1; }",
        &["7:34: `until after` ends each instance at its own time; leave the quantifier out"],
    ),
    (
        "lifespan L { from startup; until after 3s all_keys discard; max_open 1; }",
        &["7:43: `all_keys` speaks of an event; `until after` ends each instance at its own time"],
    ),
    (
        "lifespan L { from startup; until after 3s if x > 1 discard; max_open 1; }",
        &["7:43: `if` speaks of an event; `until after` ends each instance at its own time"],
    ),
    (
        "lifespan L { from startup; until after 3s stop; max_open 1; }",
        &[
            "7:43: `stop` is no word of `until after`; the words of `until after` are `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until after 3s discard terminate; max_open 1; }",
        &["7:51: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F al_keys discard; key x; max_open 1; }",
        &["7:30: `al_keys` is no word of `until`; did you mean `all_keys`?"],
    ),
    (
        "lifespan L { from E; until F all_keys all_keys discard; key x; max_open 1; }",
        &["7:39: `all_keys` stands twice on this `until`"],
    ),
    (
        "lifespan L { from startup; until; max_open 1; }",
        &[
            "7:33: expected the name of an event or a situation, or `after` and a duration, found `;`",
        ],
    ),
    (
        "lifespan L { from E; after 3s discard; max_open 1; }",
        &["7:22: `after` is no clause of a lifespan; write `until after 30s discard;`"],
    ),
    (
        "lifespan L { from E; discard; max_open 1; }",
        &[
            "7:22: `discard` is no clause of a lifespan; it ends a clause `until`, as in `until E discard;`",
        ],
    ),
    (
        "lifespan L { from E; per_key 2; key x; max_open 1; }",
        &[
            "7:22: `per_key` is no clause of a lifespan; it stands behind `max_open`, as in `max_open 16, per_key 2;`",
        ],
    ),
    (
        "lifespan L { from E; on_full reject; max_open 1; }",
        &[
            "7:22: `on_full` is no clause of a lifespan; it stands behind `max_open`, as in `max_open 16, on_full reject;`",
        ],
    ),
    (
        "lifespan L { from E; including; all_keys; terminate; max_open 1; }",
        &[
            "7:22: `including` is no clause of a lifespan; it stands behind the event, as in `from E including;`",
            "7:33: `all_keys` is no clause of a lifespan; it stands behind the event, as in `until E all_keys discard;`",
            "7:43: `terminate` is no clause of a lifespan; it ends a clause `until`, as in `until E terminate;`",
        ],
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
        "lifespan L { from Q; key s; max_open 1; } situation S: all in L { operand a: first E; }",
        &[
            "7:19: event `Q` does not exist; the events and situations are `E`, `F`, `Plot`, `Go` and `S`",
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
        "lifespan L { from E if exists discard; max_open 1; }",
        &["7:31: `discard` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from E, until F discard; max_open 1; }",
        &["7:20: `from` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E until F discard max_open 1; }",
        &[
            "7:19: missing `;` after this",
            "7:29: missing `;` after this",
        ],
    ),
    (
        "lifespan L { from E if x > 1, including, until F discard; max_open 1; }",
        &[
            "7:29: the words of `from` stand side by side, without `,`",
            "7:40: `from` ends with `;`, not `,`",
        ],
    ),
    (
        "lifespan L { from if x > 1; max_open 1; }",
        &["7:19: expected `startup`, or the name of an event or a situation, found `if`"],
    ),
    (
        "lifespan L { from including; max_open 1; }",
        &[
            "7:19: event `including` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from E; until discard; max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `discard`",
        ],
    ),
    (
        "lifespan L { from E; until if x > 1 discard; max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `if`",
        ],
    ),
    (
        "lifespan L { from E; until F, discard; max_open 1; }",
        &["7:29: the words of `until` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E; until F if discard; max_open 1; }",
        &["7:33: expected an expression before `discard`"],
    ),
    (
        "lifespan L { from E; until F if x > 1 and discard; max_open 1; }",
        &["7:39: `and` is no operator; write `&&`"],
    ),
    (
        "lifespan L { from E; until F stop max_open 1; }",
        &[
            "7:30: `stop` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plto.id; max_open 1; }",
        &["7:41: event `Plto` does not exist; did you mean `Plot`?"],
    ),
    (
        "lifespan L { from E; until after 3s, discard; max_open 1; }",
        &["7:36: the words of `until after` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E; until F discard; until Plot all_keys terminate; key x; max_open 3 }",
        &["7:86: missing `;` after this"],
    ),
    (
        "lifespan L { from E including if x > 1; from F if n == 1 including; until first F if b discard; until F if n > 1 all_keys terminate; key x; max_open 3 }",
        &[
            "7:86: `b` is no attribute of `F`; the attributes of `F` are `x`, `n` and `type`",
            "7:150: missing `;` after this",
        ],
    ),
    (
        "lifespan L { from startup; until E if exists discard; max_open 1; }",
        &[
            "7:39: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "lifespan L { from startup; until E if not discard; max_open 1; }",
        &[
            "7:39: `not` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { from E; until within 3s terminate; max_open 1; }",
        &["7:28: `within` is no word of `until`; a time stands behind `after`: `until after 30s`"],
    ),
    (
        "lifespan L { from E; until within 3s; max_open 1; }",
        &["7:28: `within` is no word of `until`; a time stands behind `after`: `until after 30s`"],
    ),
    (
        "lifespan L { from E; until last in 3s terminate; max_open 1; }",
        &["7:33: `in` is no word of `until`; a time stands behind `after`: `until after 30s`"],
    ),
    (
        "lifespan L { from E; until max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `max_open`",
        ],
    ),
    (
        "lifespan L { from E; until absent F terminate; max_open 1; }",
        &[
            "7:28: `until absent` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from absent F; max_open 1; }",
        &[
            "7:19: `from absent` is not supported yet in this version; open at an event, as in `from E`",
        ],
    ),
    (
        "lifespan L { from E; until not F terminate; max_open 1; }",
        &[
            "7:28: `until not` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from not F; max_open 1; }",
        &[
            "7:19: `from not` is not supported yet in this version; open at an event, as in `from E`",
        ],
    ),
    (
        "lifespan L { from E; until no F terminate; max_open 1; }",
        &[
            "7:28: `until no` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from no F; max_open 1; }",
        &["7:19: `from no` is not supported yet in this version; open at an event, as in `from E`"],
    ),
    (
        "lifespan L { from E; until first absent F; max_open 1; }",
        &[
            "7:34: `until absent` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until event F terminate; max_open 1; }",
        &["7:28: `until` takes the name alone; leave `event` out"],
    ),
    (
        "lifespan L { from E; until each situation f; max_open 1; }",
        &["7:33: `until` takes the name alone; leave `situation` out"],
    ),
    (
        "lifespan L { from event E; max_open 1; }",
        &["7:19: `from` takes the name alone; leave `event` out"],
    ),
    (
        "lifespan L { from event E if x > 1; max_open 1; }",
        &["7:19: `from` takes the name alone; leave `event` out"],
    ),
    (
        "event not { x: u32 } event event { x: u32 } lifespan L { from event; from not including; until event discard; until not all_keys terminate; key x; max_open 1 }",
        &["7:157: missing `;` after this"],
    ),
    (
        "lifespan L { from E; until after 3s terminate or discard; max_open 1; }",
        &["7:50: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F discard or terminate; max_open 1; }",
        &["7:41: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F terminate, discard; max_open 1; }",
        &["7:41: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F discard | terminate; max_open 1; }",
        &["7:40: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F discard or Plot discard; max_open 1; }",
        &["7:38: `until` names one event; write another `until` for the next"],
    ),
    (
        "lifespan L { from E; until F with terminate; max_open 1; }",
        &[
            "7:30: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until Fast with terminate; max_open 1; }",
        &[
            "7:28: event `Fast` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
            "7:33: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until f with terminate; max_open 1; }",
        &[
            "7:28: event `f` does not exist; did you mean `F`?",
            "7:30: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until newest F discard; max_open 1; }",
        &["7:28: `newest` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "lifespan L { from E; until First F discard; max_open 1; }",
        &["7:28: `First` is no quantifier; did you mean `first`?"],
    ),
    (
        "lifespan L { from E; until F Plot discard; max_open 1; }",
        &[
            "7:30: `Plot` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until F discard, ; max_open 1; }",
        &["7:37: `until` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E, ; max_open 1; }",
        &["7:20: `from` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; until F.x > 3 discard; max_open 1; }",
        &[
            "7:28: `until` names an event, and its condition stands behind `if`; write `until F if x ..`",
        ],
    ),
    (
        "lifespan L { from E; until last F.n > 3 all_keys discard; max_open 1; }",
        &[
            "7:33: `until` names an event, and its condition stands behind `if`; write `until F if n ..`",
        ],
    ),
    (
        "lifespan L { from F.x > 3; max_open 1; }",
        &[
            "7:19: `from` names an event, and its condition stands behind `if`; write `from F if x ..`",
        ],
    ),
];
