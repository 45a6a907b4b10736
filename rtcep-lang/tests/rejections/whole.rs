//! Whole texts: what the head of the others already has, or lacks.

use super::{Row, check};

/// What the head already has, or lacks.
#[test]
fn whole_texts() {
    const ROWS: &[Row] = &[
        (
            "",
            &[
                "1:1: the rules have no engine; write `engine Name;` before the other items",
                "1:1: the rules declare no event; write `event E { x: u32 }`",
            ],
        ),
        (
            "engine A;",
            &["1:8: the rules declare no event; write `event E { x: u32 }`"],
        ),
        (
            "engine A;\nresolution 1ns;\nepoch \"1000-01-01T00:00:00Z\";\nevent E {}\nlifespan W { from at \"2026-01-01T00:00:00Z\"; max_open 1; }",
            &["5:22: `2026-01-01T00:00:00Z` has more ticks since the epoch than fit u64"],
        ),
        (
            "event E {}",
            &["1:1: the rules have no engine; write `engine Name;` before the other items"],
        ),
        (
            "engine A;\nevent E { x: u32 ",
            &["2:9: this `{` is never closed"],
        ),
        (
            "engine A;\nevent E { x: u32 )",
            &["2:18: this `)` does not close the bracket that was opened last"],
        ),
        (
            "engine A;\nevent E {} }",
            &["2:12: this `}` does not close the bracket that was opened last"],
        ),
        (
            "engine A; /* event E {}",
            &["1:11: this comment is never closed"],
        ),
        (
            "engine A; \"event E {}",
            &["1:11: this text is never closed, or holds an escape that is none"],
        ),
        (
            "engine A; event E { x: € }",
            &["1:24: `€` does not begin anything that rules are made of"],
        ),
        (
            "engine r#crate;",
            &["1:8: this text is never closed, or this name has no raw form"],
        ),
        (
            "#",
            &["1:1: expected the brackets of an attribute, found the end"],
        ),
        (
            "engine A; event E {} lifespan L { emit { x: 1 } operand a: first E; from startup; max_open 1; }",
            &[
                "1:35: `emit` is no clause of a lifespan; the clauses of a lifespan are `policy`, `from`, `until`, `key` and `max_open`",
                "1:49: `operand` is no clause of a lifespan; the clauses of a lifespan are `policy`, `from`, `until`, `key` and `max_open`",
            ],
        ),
        (
            "engine rtcep; event E {}",
            &[
                "1:8: `rtcep` is the library that generated code names; choose another name for this engine",
            ],
        ),
        (
            "engine u8; event E {}",
            &["1:8: `u8` is a type; choose another name for this engine"],
        ),
        ("engine A event E {}", &["1:8: missing `;` after this"]),
        ("engine A {} event E {}", &["1:10: expected `;`, found `{`"]),
        (
            "engine A; event E { x: i8 } situation S: all in W { operand a: first E; }",
            &[
                "1:49: lifespan `W` does not exist; write `lifespan W { from startup; max_open 1; }`",
            ],
        ),
        (
            "engine A; event E { x: i8 } lifespan W { from startup; max_open 1; }
situation S: all in W { operand a: first T; emit { x: a.x } }
situation T: all in W { operand a: first S if x > 1; emit { x: a.x } }
situation U: all in W { operand a: first T if x == 3 && nothing; operand b: first E; }",
            &[
                "2:42: `S` feeds `T` feeds `S`: a cycle would derive events without end; let one of them take an event instead",
                "4:42: operand `a` of `U` stores candidates without a limit; write `max 10` (any number) after the event",
                "4:57: `nothing` is no attribute of `T`; of the attributes of `T` there is only `x`",
                "4:83: operand `b` of `U` stores candidates without a limit; write `max 10` (any number) after the event",
            ],
        ),
    ];
    check(ROWS, str::to_owned);
}
