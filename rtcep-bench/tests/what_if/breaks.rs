//! Where another path becomes the dearest, and where a bound falls.

use crate::{call, found, growth, process, rules, table};
use rtcep::Op;
use rtcep_bench::what_if::{Course, Options, What, run};
use rtcep_lang::table::Unit;

/// Three of them are never there where there is room for two.
#[test]
fn what_can_never_be_detected_is_not_counted() {
    let found = found(&rules(
        "lifespan Visit { from B; until C discard; until after 10us terminate; key k;
            max_open 8, per_key 2, on_full drop_oldest; }
         situation Many: atleast 3 in Visit {
            detect deferred; operand a: first A if x > 7, max 5; emit { n: count() } }",
    ));
    // The language warns of such a number, so that none is proposed.
    let range = &growth(&found, "Many.a.max").range;
    assert_eq!((range.least, range.first), (1, 3));
    assert!(range.warning.contains("never holds"), "{range:?}");
    let timers = call(&found, "Many.a.max", What::Timers, "");
    let [few, enough] = timers.as_slice() else {
        panic!("{timers:?}");
    };
    assert!(
        few.starts_with("1 2 ") && enough.starts_with("3 16777216 "),
        "{timers:?}"
    );
    let calls = &growth(&found, "Many.a.max").calls;
    let timers = calls.iter().find(|c| c.what == What::Timers);
    let because = &timers.expect("timers").segments[1].because;
    assert_eq!(because, &["Many, terminate: detects"]);
}

/// Consuming compacts all places, storing admits once: with `compact` 1 and `admit` 100
/// the one is dearer up to 100 places, the other one beyond. Floor 10, margin 1.5.
#[test]
fn prices_say_which_path_is_the_dearest() {
    let (path, _) = table("break", Unit::Nanoseconds, |_, op| match op {
        Op::Compact => 1.0,
        Op::Admit => 100.0,
        _ => 0.0,
    });
    let options = Options {
        table: Some(path),
        deadline: Some(std::time::Duration::from_nanos(300)),
        ..Options::default()
    };
    let text = rules(
        "situation S: all in Watch {
            operand a: first A, max 10; operand b: first B, max 10; when a.k == b.k;
            emit { x: b.x } }",
    );
    let found = run(&text, &options).expect("an answer");
    let pieces = process(&found, "S.a.max", "B");
    assert_eq!(pieces.len(), 2, "{pieces:?}");
    assert!(
        pieces[0].starts_with("1 ") && pieces[0].ends_with("9 165"),
        "{pieces:?}"
    );
    assert!(
        pieces[1].ends_with(" 16777216 1.5\u{b7}max_a + 15"),
        "{pieces:?}"
    );
    // (300 / 1.5) - 10 places.
    let verdict = found.verdict.as_ref().expect("a deadline");
    assert!(verdict.met);
    assert_eq!(verdict.limit, "deadline 300ns");
    for alone in &verdict.alone {
        assert_eq!(
            (alone.largest, alone.bound, alone.next),
            (Some(190), 300.0, Some(301.5))
        );
    }
}

/// Beyond a word of 64 places another word is moved.
#[test]
fn words_of_places_are_part_of_the_formula() {
    let found = found(&rules(
        "situation S: sequence in Watch {
            operand a: first A, max 2; operand b: each B, max 3; operand c: first C;
            emit { x: c.x } }",
    ));
    let pieces = process(&found, "S.b.max", "C");
    assert_eq!(pieces.len(), 1, "{pieces:?}");
    assert!(
        pieces[0].contains(" + \u{2308}max_b/64\u{2309} + "),
        "{pieces:?}"
    );
    let words = Options {
        max_ops: Some(10_000),
        ..Options::default()
    };
    let text = rules(
        "situation S: sequence in Watch {
            operand a: first A, max 2; operand b: each B, max 3; operand c: first C;
            emit { x: c.x } }",
    );
    let found = run(&text, &words).expect("an answer");
    let verdict = found.verdict.expect("a limit");
    let b = verdict
        .alone
        .iter()
        .find(|a| a.capacity == "S.b.max")
        .expect("b");
    assert!(
        b.bound <= 10_000.0 && b.next.is_some_and(|n| n > 10_000.0),
        "{b:?}"
    );
}

/// Three openings at moments: with room for three nothing finds the lifespan full any more.
#[test]
fn a_bound_can_fall() {
    let text = "engine Rules; resolution 1us; event A { x: u32 } event B {}
        lifespan Watch { from at 1us; from at 2us; from at 3us; until A discard;
            max_open 2, on_full drop_oldest; }
        situation S: any in Watch { operand a: A; emit { x: it.x } }";
    // An A ends what has opened, which costs more as the timers cost less; a B does nothing.
    let asked = Options {
        max_ops: Some(1_000),
        events: vec!["B".into()],
        ..Options::default()
    };
    let found = run(text, &asked).expect("an answer");
    let growth = growth(&found, "Watch.max_open");
    if let Course::Falls(..) = growth.course {
        let verdict = found.verdict.as_ref().expect("a limit");
        assert_eq!(verdict.alone[0].looked, 4096);
        assert!(
            found.to_string().contains("is smaller than that with"),
            "{found}"
        );
    } else {
        panic!("{found}");
    }
}
