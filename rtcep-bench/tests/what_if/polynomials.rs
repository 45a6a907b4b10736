//! Bounds by hand, from language.md, 12.

use crate::{found, growth, process, rules};
use rtcep_bench::what_if::Course;

/// Without a condition the front of each list is all that is read: arrival, offer, row,
/// emit, word, consume and recall, whatever the capacities.
#[test]
fn all_without_a_condition_is_constant() {
    let found = found(&rules(
        "situation S: all in Watch {
            operand a: first A, max 3; operand b: first B, max 2; emit { x: b.x } }",
    ));
    for capacity in ["S.a.max", "S.b.max"] {
        for event in ["A", "B"] {
            assert_eq!(process(&found, capacity, event), ["1 16777216 7"]);
        }
        assert!(!growth(&found, capacity).matters());
    }
    let text = found.to_string();
    let still = "no bound depends on S.a.max (3), S.b.max (2), Watch.max_open (1)";
    assert!(text.contains(still), "{text}");
}

/// A B visits, compares and compacts all places of `a`: 3·m, and the six others.
#[test]
fn with_a_condition_it_is_linear() {
    let found = found(&rules(
        "situation S: all in Watch {
            operand a: first A, max 10; operand b: first B, max 10; when a.k == b.k;
            emit { x: b.x } }",
    ));
    assert_eq!(
        process(&found, "S.a.max", "B"),
        ["1 16777216 3\u{b7}max_a + 6"]
    );
    assert_eq!(
        process(&found, "S.b.max", "A"),
        ["1 16777216 3\u{b7}max_b + 6"]
    );
    assert_eq!(process(&found, "S.a.max", "A"), ["1 16777216 36"]);
    assert_eq!(growth(&found, "S.a.max").course, Course::Grows);
}

/// A C visits `max_a` places and then, for each, `max_b`: there a row, `&&` and two `==`.
/// Both lists are compacted, two consumed; arrival, offer, emit, word and recall.
#[test]
fn three_operands_are_a_product() {
    let found = found(&rules(
        "situation S: all in Watch {
            operand a: first A, max 3; operand b: first B, max 4; operand c: first C, max 2;
            when a.x == c.x && b.x == c.x; emit { x: c.x } }",
    ));
    // 4·max_a·max_b + 2·max_a + max_b + 7 with 4 and with 3 put in.
    assert_eq!(
        process(&found, "S.a.max", "C"),
        ["1 16777216 18\u{b7}max_a + 11"]
    );
    assert_eq!(
        process(&found, "S.b.max", "C"),
        ["1 16777216 13\u{b7}max_b + 13"]
    );
    assert_eq!(process(&found, "S.c.max", "C"), ["1 16777216 65"]);
    // An A meets `b` and then `c` alike.
    assert_eq!(
        process(&found, "S.c.max", "A"),
        ["1 16777216 17\u{b7}max_c + 15"]
    );
    let pair = found.pairs.iter().find(|pair| pair.call == "process C");
    let pair = pair.expect("it depends on both");
    assert_eq!(
        (pair.first.0.as_str(), pair.second.0.as_str()),
        ("S.a.max", "S.b.max")
    );
    assert_eq!(
        pair.formula,
        "4\u{b7}max_a\u{b7}max_b + 2\u{b7}max_a + max_b + 7"
    );
    assert!(pair.checked > 10);
}

/// An A looks up its key, and is offered, judged (two operations) and emitted (three) in
/// the one instance that it finds; the others open or close one.
#[test]
fn a_key_is_linear_in_max_open() {
    let found = found(&rules(
        "lifespan Visit { policy ignore; from B; until C discard; key k; max_open 8; }
         situation Big: any in Visit { operand a: A if x > 7; emit { x: it.x } }",
    ));
    let visit = |event| process(&found, "Visit.max_open", event);
    assert_eq!(visit("A"), ["1 65535 max_open + 8"]);
    // Arrival, probe, open and reset; arrival, probe, scan and close.
    assert_eq!(visit("B"), ["1 65535 max_open + 4"]);
    assert_eq!(visit("C"), ["1 65535 max_open + 4"]);
}

/// Each place of `a` that fits is examined (row and compare), emitted (emit, word, recall),
/// judged (retain, compare) and consumed, and its list compacted: 9·max_a. The trigger is
/// judged (2), stays, pushes one out of its full list (admit, word, evict, notice; a place
/// less per `max_b`) and has arrived and been offered.
#[test]
fn each_with_retain() {
    let found = found(&rules(
        "situation S: all in Watch {
            operand a: each A, max 10, retain if x > 5, on_full drop_oldest;
            operand b: each B, max 10, retain if x > 5, on_full drop_oldest;
            when a.k == b.k; emit { k: a.k } }",
    ));
    let most = "1 6553 ";
    assert_eq!(
        process(&found, "S.a.max", "B"),
        [format!("{most}9\u{b7}max_a + 18")]
    );
    assert_eq!(
        process(&found, "S.b.max", "B"),
        [format!("{most}max_b + 98")]
    );
    let pair = found.pairs.iter().find(|pair| pair.call == "process B");
    let formula = pair.map(|pair| pair.formula.as_str());
    assert_eq!(formula, Some("9\u{b7}max_a + max_b + 8"));
    // 10 times 6554 combinations are more than the language takes without being told.
    let range = &growth(&found, "S.a.max").range;
    assert_eq!((range.least, range.most), (1, 6553));
    assert!(
        range.above.contains("65540 combinations"),
        "{}",
        range.above
    );
    assert!(range.below.contains("write `max 1`"), "{}", range.below);
}

/// Two A before a third: pairs of one list, of `m` the candidates m·(m - 1)/2.
#[test]
fn pairs_of_one_list_are_a_quotient() {
    let found = found(&rules(
        "situation S: sequence in Watch {
            operand a: each A, max 4; operand b: each A, max 4; operand c: first A;
            when a.k == b.k && b.k == c.k; emit { x: c.x } }",
    ));
    // Both operands have one list, and change together.
    let names: Vec<&str> = found.growths.iter().map(|g| g.capacity.as_str()).collect();
    assert_eq!(names, ["S.a.max", "Watch.max_open"]);
    let pieces = process(&found, "S.a.max", "A");
    let last = pieces.last().expect("a piece");
    assert!(last.contains("max_a\u{b2}"), "{pieces:?}");
}

/// What is meant is not varied, unless it is named.
#[test]
fn what_is_meant_stays() {
    let text = rules(
        "situation Last: report in Watch {
            operand a: A, max 5, on_full drop_oldest; when sum(a.x) > 9; emit { n: count() } }
         situation Some: all in Watch {
            operand a: first A{2..=3}, max 4; operand b: first B, max 2; emit { x: b.x } }",
    );
    let all = found(&text);
    let fixed: Vec<&str> = all.fixed.iter().map(|f| f.capacity.as_str()).collect();
    assert_eq!(fixed, ["Last.a.max", "Some.a.most"]);
    let options = rtcep_bench::what_if::Options {
        capacities: vec!["most_a".into()],
        max_ops: Some(1),
        ..Default::default()
    };
    let named = rtcep_bench::what_if::run(&text, &options).expect("there is one");
    let growth = growth(&named, "Some.a.most");
    assert!(
        growth.meaning.is_some() && growth.range.below.contains("2..=1"),
        "{named}"
    );
    let verdict = named.verdict.as_ref().expect("a limit");
    assert!(verdict.alone.is_empty(), "it is not proposed: {named}");
}
