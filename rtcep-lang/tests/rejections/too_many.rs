//! More than can be counted, or numbered.

use super::{HEAD, Row, check};
use rtcep_lang::compile_str;

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

/// Each level doubles what is made: 2 + 4 + 8 and so on.
#[test]
fn events_that_are_made_of_one_are_not_too_many() {
    let levels = |levels: usize| {
        let rules = (0..levels).map(|i| {
            let (to, from) = (format!("M{}", i + 1), format!("M{i}"));
            format!(
                "event {to} {{ x: u32 }} refer {to} from {from} {{ x: x }} \
                 refer {to} from {from} {{ x: x + 1 }} "
            )
        });
        let rules: String = rules.collect();
        compile_str(&format!(
            "engine R; event M0 {{ x: u32 }} {rules} lifespan W {{ from startup; max_open 1; }} \
             situation S: all in W {{ operand m: first M{levels}; emit {{ x: m.x }} }}"
        ))
    };
    assert!(levels(7).is_ok(), "254");
    let rejected = levels(8).expect_err("510");
    let found: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        found,
        [
            "1:57: 510 events are made of one `M0` by `refer`s that follow each other, and all would \
          be kept at once; at most 256: leave out rules that make the same events"
        ]
    );
    // What is made of an input event is told where it is too much for the first time.
    let rejected = levels(9).expect_err("1022");
    let first = rejected.diagnostics[0].to_string();
    assert!(first.contains("510 events are made of one `M1`"), "{first}");
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
    let refers = "refer F from E { x: x, n: 0, r#type: 0 }".repeat(65_536);
    check(
        format!("{HEAD}{refers}"),
        "engine `A` has more than 65535 refers; divide it",
    );
    let actions: String = (0..=65_535)
        .map(|i| format!("action A{i} on E {{}}"))
        .collect();
    check(
        format!("{HEAD}actions max 1; {actions}"),
        "engine `A` has more than 65535 actions; divide it",
    );
    let operands = |n: u32| -> String {
        let operand = |i| format!("operand a{i}: first E if x == {i}, max 1;");
        (0..n).map(operand).collect()
    };
    let condition =
        |c: &str| format!("{HEAD}situation S: all in W {{ operand a: first E if {c}; }}");
    check(
        condition(&format!("{}b{}", "(".repeat(65), ")".repeat(65))),
        "expressions nest at most 64 deep; simplify this one",
    );
    check(
        condition(&format!("x{} > 3", " + x".repeat(128))),
        "more than 128 operators stand above each other here; put parentheses around halves of this expression",
    );
    for n in [65, 65_535] {
        check(
            format!("{HEAD}situation S: all in W {{ {} }}", operands(n)),
            "situation `S` has more than 64 operands; divide it",
        );
    }
    let most = format!("{HEAD}situation S: all in W {{ {} }}", operands(64));
    assert!(compile_str(&most).is_ok());
}
