//! Numbers that meet a limit, each of which is right and the next is not.

use crate::rules;
use rtcep_bench::what_if::{Options, Verdict, run};

fn verdict(text: &str, most: u64) -> Verdict {
    let options = Options {
        max_ops: Some(most),
        ..Options::default()
    };
    let found = run(text, &options).unwrap_or_else(|error| panic!("{error}"));
    found.verdict.expect("there is a limit")
}

/// `process B` is 9·max_a + max_b + 8, `process A` 9·max_b + max_a + 8.
fn joined() -> String {
    rules(
        "situation S: all in Watch {
            operand a: each A, max 10, retain if x > 5, on_full drop_oldest;
            operand b: each B, max 10, retain if x > 5, on_full drop_oldest;
            when a.k == b.k; emit { k: a.k } }",
    )
}

#[test]
fn met_as_declared() {
    let verdict = verdict(&joined(), 200);
    assert!(verdict.met && verdict.remains.is_none());
    assert_eq!(verdict.declared.bound, 108.0);
    // 9·20 + 10 + 8 = 198 and 9·21 + 18 = 207; the same of the other one.
    for alone in &verdict.alone {
        assert_eq!(
            (alone.largest, alone.bound, alone.next),
            (Some(20), 198.0, Some(207.0))
        );
    }
    // Both 19: 198; 20: 208. A factor of 1.9 is the smallest that makes 10 into 19.
    let scaled = verdict.scaled.expect("it is met");
    assert_eq!((scaled.factor, scaled.bound), (1.9, 198.0));
    assert!(scaled.numbers.iter().all(|(_, n)| *n == 19));
}

#[test]
fn not_met_as_declared() {
    let verdict = verdict(&joined(), 60);
    assert!(!verdict.met && verdict.remains.is_none());
    assert_eq!(verdict.declared.call, "process A");
    let largest = &verdict.declared.terms[0];
    assert_eq!((largest.of.as_str(), largest.cost), ("S, add", 107.0));
    // With the other one at 10 the other event has 9·10 + 1 + 8 at least.
    for alone in &verdict.alone {
        assert_eq!((alone.largest, alone.bound), (None, 99.0));
    }
    // 10·5 + 8.
    let scaled = verdict.scaled.expect("smaller numbers meet it");
    assert_eq!((scaled.factor, scaled.bound), (0.5, 58.0));
    let choices = verdict.choices.expect("there are two");
    assert_eq!((choices.choices, choices.all), (vec![(5, 5, 58.0)], true));
}

/// A C costs 4·max_a·max_b + 2·max_a + max_b + 7; the others are below.
#[test]
fn choices_of_two() {
    let text = rules(
        "situation S: all in Watch {
            operand a: first A, max 3; operand b: first B, max 4; operand c: first C, max 1;
            when a.x == c.x && b.x == c.x; emit { x: c.x } }",
    );
    let verdict = verdict(&text, 60);
    let choices = verdict.choices.expect("there are two");
    assert_eq!(
        (choices.first.as_str(), choices.second.as_str()),
        ("S.a.max", "S.b.max")
    );
    let cost = |a: u32, b: u32| f64::from(4 * a * b + 2 * a + b + 7);
    let numbers: Vec<(u32, u32)> = choices.choices.iter().map(|&(a, b, _)| (a, b)).collect();
    // An A and a B meet the other list and then `c` in the same way, with `max_c` 1.
    let by_hand = |a: u32| {
        let fits = |&b: &u32| cost(a, b).max(cost(a, 1)).max(cost(b, 1)) <= 60.0;
        (1..=10).rev().find(fits)
    };
    let mut pareto: Vec<(u32, u32)> = Vec::new();
    for a in (1..=10).rev() {
        if let Some(b) = by_hand(a)
            && pareto.last().is_none_or(|&(_, before)| b > before)
        {
            pareto.push((a, b));
        }
    }
    pareto.reverse();
    assert_eq!(numbers, pareto);
    assert!(choices.all);
    for &(a, b, bound) in &choices.choices {
        assert!(bound <= 60.0 && bound >= cost(a, b));
    }
}

/// What is left with the smallest numbers is told, with its largest terms.
#[test]
fn none_meets_it() {
    let verdict = verdict(&joined(), 17);
    assert!(!verdict.met && verdict.scaled.is_none());
    let remains = verdict.remains.expect("9 + 1 + 8 is more");
    assert_eq!((remains.bound, remains.call.as_str()), (18.0, "process A"));
    let terms: Vec<(&str, f64)> = remains
        .terms
        .iter()
        .map(|t| (t.of.as_str(), t.cost))
        .collect();
    assert_eq!(terms, [("S, add", 17.0), ("the engine itself", 1.0)]);
    assert!(verdict.choices.is_some_and(|c| c.choices.is_empty()));
}

/// `per_key` and `max_open` hold each other: they grow and shrink together.
#[test]
fn numbers_that_depend_on_each_other() {
    let text = rules(
        "lifespan Visit { from B; until C discard; key k; max_open 8, per_key 4; }
         situation Big: any in Visit { operand a: A if x > 7; emit { x: it.x } }",
    );
    let few = verdict(&text, 20);
    let numbers = |v: &Verdict| v.scaled.as_ref().map(|s| s.numbers.clone()).expect("met");
    let names = |max_open, per_key| {
        vec![
            ("Visit.max_open".to_owned(), max_open),
            ("Visit.per_key".to_owned(), per_key),
        ]
    };
    // A: arrival, probe, threshold, compare, max_open; per instance offer, emit, word, recall.
    assert_eq!(few.declared.bound, 4.0 + 8.0 + 4.0 * 4.0);
    assert_eq!(numbers(&few), names(5, 2));
    let many = verdict(&text, 60);
    assert_eq!(numbers(&many), names(19, 9));
    let choices = many.choices.expect("there are two");
    // 60 - 4 = max_open + 4·per_key, and `per_key` is not above `max_open`.
    assert!(choices.choices.contains(&(12, 11, 60.0)), "{choices:?}");
}

/// Of several events only those that are named have to meet it.
#[test]
fn events_by_name() {
    let options = |events: &[&str]| Options {
        max_ops: Some(100),
        events: events.iter().map(|&e| e.into()).collect(),
        ..Options::default()
    };
    let text = rules(
        "situation S: all in Watch {
            operand a: first A, max 50; operand b: first B, max 5; when a.k == b.k;
            emit { x: b.x } }",
    );
    // A B costs 3·50 + 6, an A 3·5 + 6.
    for (events, met) in [
        (&["A"][..], true),
        (&["B"], false),
        (&[], false),
        (&["C"], true),
    ] {
        let found = run(&text, &options(events)).expect("an answer");
        assert_eq!(found.verdict.map(|v| v.met), Some(met), "{events:?}");
    }
}
