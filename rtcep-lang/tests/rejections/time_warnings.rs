//! Times that never come, and what matters to nobody.

use super::{HEAD, Row};
use rtcep_lang::{check, parse, resolve};

/// Items from line 6 on, and the warnings of the rules that hold them.
const ROWS: &[Row] = &[
    (
        "epoch \"1000-08-02T08:34:47Z\";\nlifespan L { from at \"9000-01-01T00:00:00Z\"; max_open 1; }\nsituation S: every 1s in L {}",
        &[
            "5:10: warning: nothing is detected in `W`; remove it, or write `situation S: all in W { .. }`",
        ],
    ),
    (
        "lifespan L { from at 5s; max_open 3; }\nsituation S: every 1s in L {}\nsituation T: every 1s in W {}",
        &[
            "6:26: warning: `max_open 3`: only one instance of `L` is ever open, since it opens at one moment alone; write `max_open 1`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: a.x } }\nrefer F from S if x > 2 { x: x, n: 1, r#type: 0 }",
        &[
            "7:7: warning: nothing takes the `F` that is made here; make it an operand, open or end a lifespan with it, bind an action to it, or remove the rule",
        ],
    ),
    (
        "refer F from E if true { x: x, n: 0, r#type: 0 }\nsituation S: all in W { operand a: first E; emit { x: a.x } }",
        &[
            "6:7: warning: nothing takes the `F` that is made here; make it an operand, open or end a lifespan with it, bind an action to it, or remove the rule",
            "6:19: warning: `if true` is always true; remove it",
        ],
    ),
    (
        "refer F from E if 1 > 2 { x: x, n: 0, r#type: 0 }\nsituation S: all in W { operand a: first F; emit { x: a.x } }",
        &[
            "6:19: warning: `if 1 > 2` is never true, so no `E` makes a `F`; remove the rule, or compare an attribute",
        ],
    ),
    (
        "refer F from E if x / 0 > 2 { x: x, n: 0, r#type: 0 }\nsituation S: all in W { operand a: first F if n > 2; emit { x: a.x } }",
        &["6:23: warning: `x / 0` is always a fault: it divides by zero"],
    ),
    (
        "actions max 16;",
        &["6:1: warning: no action waits here; remove `actions`, or write `action Warn on E {}`"],
    ),
    (
        "action Warn on E if false { x: x }\nactions max 16;",
        &[
            "6:21: warning: `if false` is never true, so `Warn` never happens; remove it, or compare an attribute",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E if true; emit { x: a.x } }",
        &["6:52: warning: `if true` is always true; remove it"],
    ),
    (
        "lifespan L { from at 5s; from at 5s; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:34: warning: `from at 5s` never opens `L`: line 6 opens it at this tick, and that once; remove this one",
            "6:38: warning: `max_open 3`: only one instance of `L` is ever open, since it opens at one moment alone; write `max_open 1`",
        ],
    ),
    (
        "lifespan L { from at 5s; from at 10s; until at 5s terminate; until at 8s terminate; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:22: warning: `from at 5s` never opens `L`: nothing opens at or after `until at 5s` on line 6; let it end later",
            "6:34: warning: `from at 10s` never opens `L`: nothing opens at or after `until at 5s` on line 6; let it end later",
            "6:71: warning: `until at 8s` never comes: `until at 5s` on line 6 comes first; remove one of them",
            "6:85: warning: `max_open 3`: only one instance of `L` is ever open, since it opens at one moment alone; write `max_open 1`",
            "7:14: warning: `S` is never detected: `every 5s` never comes, since `until at 5s` on line 6 ends each instance of `L` by then",
        ],
    ),
    (
        "lifespan L { from E; until after 10s discard; until at 5s terminate; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:34: warning: `until after 10s` never comes: `until at 5s` on line 6 comes first; remove one of them",
            "7:14: warning: `S` is never detected: `every 5s` never comes, since `until at 5s` on line 6 ends each instance of `L` by then",
        ],
    ),
    (
        "lifespan L { from startup; until after 10s discard; until at 15s terminate; max_open 1; }\nsituation S: every 3s in L {}\nsituation T: every 5s in W {}\nsituation U: not in L { operand a: E; }",
        &[
            "6:62: warning: `until at 15s` never comes: `until after 10s` on line 6 comes first, so `U` is never detected; remove one of them",
        ],
    ),
    (
        "lifespan L { from E; until after 10s discard; until at 15s terminate; max_open 1; }\nsituation S: every 3s in L {}\nsituation T: every 15s in L {}\nsituation U: after 10s in L { operand a: first E; }\nsituation V: at 15s in L { }\nsituation X: at 14s in L { }\nsituation T2: every 5s in W {}",
        &[
            "8:14: warning: `T` is never detected: `every 15s` never comes, since `until after 10s` on line 6 ends each instance of `L` by then",
            "9:14: warning: `U` is never detected: `after 10s` never comes, since `until after 10s` on line 6 ends each instance of `L` by then",
            "10:14: warning: `V` is never detected: `at 15s` never comes, since `until at 15s` on line 6 ends each instance of `L` by then",
        ],
    ),
    (
        "lifespan L { from at 5s; until after 10s discard; max_open 1; }\nsituation S: at 5s in L {}\nsituation T: at 3s in L {}\nsituation U: at 15s in L { }\nsituation V: at 14s in L { }\nsituation T2: every 5s in W {}",
        &[
            "7:14: warning: `S` is never detected: `at 5s` never comes, since no instance of `L` is open before that",
            "8:14: warning: `T` is never detected: `at 3s` never comes, since no instance of `L` is open before that",
            "9:14: warning: `U` is never detected: `at 15s` never comes, since `until after 10s` on line 6 ends each instance of `L` by then",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\";\nlifespan L { from at \"2018-08-02T09:00:00Z\"; until at \"2018-08-02T08:50:00Z\" discard; max_open 1; }\nsituation S: at \"2018-08-02T08:34:47Z\" in W {}\nsituation T: at \"2018-08-02T08:51:00Z\" in L {}\nsituation T2: at 3s in L {}",
        &[
            "7:22: warning: `from at \"2018-08-02T09:00:00Z\"` never opens `L`: nothing opens at or after `until at \"2018-08-02T08:50:00Z\"` on line 7; let it end later",
            "8:14: warning: `S` is never detected: `at \"2018-08-02T08:34:47Z\"` never comes, since no instance of `W` is open before that",
            "9:14: warning: `T` is never detected: `at \"2018-08-02T08:51:00Z\"` never comes, since no instance of `L` is open before that",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\";\nlifespan L { from at \"2018-08-02T09:00:00Z\"; until at \"2018-08-02T09:00:01Z\" discard; max_open 1; }\nsituation S: every 1s in L {}\nsituation S2: every 500ms in L {}\nsituation T2: every 5s in W {}",
        &[
            "8:14: warning: `S` is never detected: `every 1s` never comes, since `until at \"2018-08-02T09:00:01Z\"` on line 7 ends each instance of `L` by then",
        ],
    ),
    (
        "lifespan L { from E; until F if init.x == 2 terminate; until F if init.x == 2 terminate; until each F discard; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:62: warning: this `until F` ends nothing: all that it selects ends by `until F` on line 6, with `terminate`; remove this one",
        ],
    ),
];

/// The warnings of rules that are right, whether or not their counts fit.
fn warnings(rules: &str) -> Vec<String> {
    let (rules, mut found) = parse::parse(rules.parse().expect("tokens"));
    let resolved = resolve::resolve(&rules, &mut found);
    check::check(&resolved, &mut found);
    found.sort_by_key(rtcep_lang::Diagnostic::line_column);
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn times_that_never_come() {
    for (piece, expected) in ROWS {
        assert_eq!(warnings(&format!("{HEAD}{piece}")), *expected, "{piece}");
    }
}
