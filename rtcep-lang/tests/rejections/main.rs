//! Every rejection with its place and its words.
//!
//! Each row is a piece of text in surroundings that are right, and the lines
//! of the whole report: an error too many fails as one too few does.

mod aggregates;
mod clauses;
mod deferred;
mod expressions;
mod items;
mod kept;
mod keys;
mod kind_warnings;
mod kinds;
mod lifespan_warnings;
mod lifespans;
mod operands;
mod parts;
mod values;
mod warnings;

use rtcep_lang::compile_str;

/// A piece of text, and the report of the rules that hold it.
type Row = (&'static str, &'static [&'static str]);

/// Five lines, so that the first line of a piece is line 6 or later.
const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
event E { x: u32, y: f32, s: i64, b: bool, k: Kind }
event F { x: u32, n: u8, r#type: i8 }
lifespan W { from startup; max_open 1; }
";

fn check(rows: &[Row], rules: impl Fn(&str) -> String) {
    let mut wrong = Vec::new();
    for (piece, expected) in rows {
        let found = match compile_str(&rules(piece)) {
            Ok(_) => vec!["accepted".to_owned()],
            Err(rejected) => rejected
                .diagnostics
                .iter()
                .map(ToString::to_string)
                .collect(),
        };
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn conditions() {
    check(expressions::WHEN, |piece| {
        format!(
            "{HEAD}situation S: all in W {{
 operand a: first E, max 2;
 operand b: first F, max 2;
 when {piece};
}}"
        )
    });
}

#[test]
fn thresholds() {
    check(expressions::IF, |piece| {
        format!(
            "{HEAD}situation S: all in W {{
 operand a: first E if {piece}, max 2;
 operand b: first F, max 2;
}}"
        )
    });
}

#[test]
fn operands() {
    check(operands::OPERAND, |piece| {
        format!(
            "{HEAD}situation S: all in W {{
 operand a: {piece};
 operand b: first F, max 2;
}}"
        )
    });
}

#[test]
fn clauses() {
    check(clauses::CLAUSE, |piece| {
        let end = if piece.ends_with('}') { "" } else { ";" };
        format!(
            "{HEAD}situation S: all in W {{
 operand a: first E, max 2;
 operand b: first F if n > 1, max 2;
 {piece}{end}
}}"
        )
    });
}

#[test]
fn items() {
    check(items::ITEM, |piece| format!("{HEAD}{piece}"));
}

#[test]
fn kinds() {
    for rows in [kinds::KIND, parts::PART, aggregates::AGGREGATE] {
        check(rows, |piece| format!("{HEAD}{piece}"));
    }
}

#[test]
fn contexts() {
    let more = "event Plot { id: u32, y: f32 } event Go {}";
    for rows in [
        lifespans::LIFESPAN,
        keys::KEY,
        deferred::DEFERRED,
        kept::KEPT,
    ] {
        check(rows, |piece| format!("{HEAD}{more}\n{piece}"));
    }
}

#[test]
fn the_head_alone_is_right() {
    assert!(compile_str(HEAD).is_ok());
}

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

/// A count beyond u64 names what multiplies it.
#[test]
fn counts_do_not_fit() {
    const ROWS: &[Row] = &[
        (
            "max_open 65_535",
            &[
                "7:11: `S`: the worst-case count of detections for one `F` does not fit u64; lower a `max` of its operands, `max_open 65535` of `L`, or those of the situations that feed it",
            ],
        ),
        (
            "max_open 1",
            &[
                "7:11: `S`: the worst-case count of operations for one `F` does not fit u64; lower a `max` of its operands, or of the situations that feed it",
            ],
        ),
    ];
    check(ROWS, |piece| {
        format!(
            "{HEAD}lifespan L {{ from E; until F terminate; {piece}; }}
situation S: all in L {{ operand a: each E, max 16_000_000; operand b: each E, max 16_000_000; operand c: each F, max 65_536; max_combinations 16_777_216_000_000_000_000; detect deferred; emit {{ x: a.x }} }}
situation T: all in W {{ operand s: first S, max 2; operand e: first E, max 2; }}"
        )
    });
}

#[test]
fn there_are_not_too_many() {
    let check = |rules: String, expected: &str| {
        let rejected = compile_str(&rules).expect_err("too many");
        let found: Vec<&str> = (rejected.diagnostics.iter())
            .map(|d| d.message.as_str())
            .collect();
        assert_eq!(found, [expected]);
    };
    let events: String = (0..=65_535).map(|i| format!("event E{i} {{}}")).collect();
    check(
        format!("engine A; {events}"),
        "engine `A` has more than 65535 events; divide it",
    );
    let situations: String = (0..=65_535)
        .map(|i| format!("situation S{i}: all in W {{ operand a: first E; }}"))
        .collect();
    check(
        format!("{HEAD}{situations}"),
        "engine `A` has more than 65535 situations; divide it",
    );
    let lifespans: String = (0..65_535)
        .map(|i| format!("lifespan L{i} {{ from startup; max_open 1; }}"))
        .collect();
    check(
        format!("{HEAD}{lifespans}"),
        "engine `A` has more than 65535 lifespans; divide it",
    );
    let operands = |n: u32| -> String {
        let operand = |i| format!("operand a{i}: first E if x == {i}, max 1;");
        (0..n).map(operand).collect()
    };
    for n in [65, 65_535] {
        check(
            format!("{HEAD}situation S: all in W {{ {} }}", operands(n)),
            "situation `S` has more than 64 operands; divide it",
        );
    }
    let most = format!("{HEAD}situation S: all in W {{ {} }}", operands(64));
    assert!(compile_str(&most).is_ok());
}
