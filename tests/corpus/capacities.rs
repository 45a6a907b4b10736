//! Bounds from rules alone: the same parts as in generated code, and none that falls where
//! a capacity grows.

use crate::{none, rules};
use rtcep::bounds::{Cause, Entry, LifespanEntry, Path};
use rtcep::{Bounds, Family, Op, OpCounts};
use rtcep_lang::cost::{Costs, PartOf};
use rtcep_lang::model::capacities;
use rtcep_lang::print::print;
use rtcep_lang::{Model, compile_str};

/// What is entered so often, by one of these paths each time.
#[derive(Debug, PartialEq)]
struct Part {
    of: PartOf,
    family: Family,
    times: u64,
    paths: Vec<(String, OpCounts)>,
}

fn paths(paths: &[Path]) -> Vec<(String, OpCounts)> {
    let of = |path: &Path| (path.name.to_owned(), path.counts);
    paths.iter().map(of).collect()
}

/// The parts of a cause as generated code has them.
fn generated(bounds: &Bounds, cause: Cause) -> Vec<Part> {
    let caused = bounds.of(cause);
    let mut parts = vec![Part {
        of: PartOf::Engine,
        family: Family::Engine,
        times: 1,
        paths: vec![(String::new(), bounds.engine_counts(cause))],
    }];
    let mut enter = |lifespans: &[LifespanEntry], entries: &[Entry], times| {
        parts.extend(lifespans.iter().map(|entry| Part {
            of: PartOf::Lifespan(entry.lifespan.into(), entry.phase),
            family: bounds.lifespans[usize::from(entry.lifespan)].family,
            times,
            paths: paths(entry.paths),
        }));
        parts.extend(entries.iter().map(|entry| Part {
            of: PartOf::Situation(entry.situation.into(), entry.phase),
            family: bounds.situations[usize::from(entry.situation)].family,
            times,
            paths: paths(entry.paths),
        }));
    };
    enter(caused.lifespans, caused.entries, 1);
    for &(s, times) in caused.derived {
        let derived = &bounds.situations[usize::from(s)];
        enter(derived.lifespans, derived.entries, times);
    }
    for &(e, times) in caused.referenced {
        let referenced = &bounds.events[usize::from(e)];
        enter(referenced.lifespans, referenced.entries, times);
    }
    parts.extend(caused.rules.iter().map(|&(r, times)| Part {
        of: PartOf::Rule(r.into()),
        family: Family::Stateless,
        times,
        paths: paths(bounds.rules[usize::from(r)].paths),
    }));
    parts
}

/// The same from rules alone.
fn counted(model: &Model, costs: &Costs, cause: Cause) -> Vec<Part> {
    let parts = costs.parts(model, cause).into_iter();
    let part = |part: rtcep_lang::cost::Part<'_>| Part {
        of: part.of,
        family: part.family,
        times: part.times,
        paths: part
            .paths
            .iter()
            .map(|path| (path.name.clone(), path.counts))
            .collect(),
    };
    parts.map(part).collect()
}

fn causes(events: usize) -> impl Iterator<Item = Cause> {
    (0..events).map(Cause::Event).chain([Cause::Sweep])
}

/// Whoever prices rules without generated code has the bound of that code.
#[test]
fn rules_alone_have_the_bounds_of_generated_code() {
    let mut failures = Vec::new();
    for subject in rules::all() {
        let compiled = compile_str(subject.text).expect("the macro accepts them");
        (subject.run)(&mut |driver| {
            let bounds = driver.bounds();
            for cause in causes(bounds.events.len()) {
                let code = generated(&bounds, cause);
                let rules = counted(&compiled.model, &compiled.costs, cause);
                if code != rules {
                    let name = subject.name;
                    failures.push(format!("{name} {cause:?}\n{code:#?}\n{rules:#?}"));
                }
            }
        });
    }
    none(&failures);
}

/// Capacities with which a bound falls under some of the prices, and whether it does with
/// each operation worth 1. Where there is room for all that can come, nothing is full any
/// more, and what happens then (what makes room, and what is told, visited and asked of a
/// loss) is not counted: for all openings at moments, for as many instances of a key as can
/// be open, and for a counter that detects before its list is full.
const FALLS: [(&str, &str, bool); 10] = [
    ("several_counters", "Both.a.max", false),
    ("count_atleast_within", "Twice.a.max", false),
    ("whole_count_lists", "Rested.b.max", false),
    ("full_freeze", "Run.per_key", false),
    ("whole_freeze", "Run.per_key", false),
    ("per_key_freeze", "L.per_key", true),
    ("epoch_moments", "Season.max_open", false),
    ("from_at", "Shift.max_open", true),
    ("clock_jumps", "Hourly.max_open", true),
    ("frozen_moments", "L.max_open", true),
];

/// Prices that rules are compared under, beside 1 for each operation.
const PRICES: u64 = 4;

/// From seldom to often, one operation in four is dear.
fn price(seed: u64, family: Family, op: Op) -> f64 {
    if seed == 0 {
        return 1.0;
    }
    let mixed = (seed * 61 + family as u64 * 53 + op as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    match mixed >> 60 {
        0..4 => 16.0,
        n => n as f64 / 16.0,
    }
}

/// What each cause costs at most, under each of the prices.
fn bounds(model: &Model, costs: &Costs) -> Vec<f64> {
    let cost = |cause, seed| -> f64 {
        let parts = costs.parts(model, cause).into_iter();
        let dearest = parts.map(|part| {
            let one = |(op, n): (Op, u64)| n as f64 * price(seed, part.family, op);
            let path = |counts: &OpCounts| -> f64 {
                Op::ALL
                    .into_iter()
                    .map(|op| one((op, counts.get(op))))
                    .sum()
            };
            let paths = part.paths.iter().map(|p| path(&p.counts));
            paths.fold(0.0, f64::max) * part.times as f64
        });
        dearest.sum()
    };
    let causes = causes(model.events.len());
    causes
        .flat_map(|cause| (0..=PRICES).map(move |seed| (cause, seed)))
        .map(|(cause, seed)| cost(cause, seed))
        .collect()
}

/// Whether some cause is cheaper than before, under 1 for each operation or other prices.
fn falls(was: &[f64], now: &[f64]) -> Option<bool> {
    let less = |i: &usize| now[*i] < was[*i] - 1e-9;
    let ones = |i: &usize| (*i as u64).is_multiple_of(PRICES + 1);
    let all = 0..now.len();
    let fallen: Vec<usize> = all.filter(less).collect();
    (!fallen.is_empty()).then(|| fallen.iter().any(ones))
}

/// A capacity that grows makes no call cheaper: so the largest one that meets a deadline
/// can be searched for by halves, where it is looked for exceptions.
#[test]
fn bounds_do_not_fall_where_a_capacity_grows() {
    let mut fallen = Vec::new();
    for subject in rules::all() {
        let compiled = compile_str(subject.text).expect("the macro accepts them");
        let name = subject.name.rsplit("::").next().unwrap_or_default();
        let limits = capacities(&compiled.model).into_iter();
        // With another number that is meant, other rules are compared.
        for capacity in limits.filter(|c| c.meaning(&compiled.model).is_none()) {
            let declared = capacity.get(&compiled.model);
            let mut numbers = vec![1, 2, 3, declared, declared + 1, declared + 2, 2 * declared];
            numbers.sort_unstable();
            numbers.dedup();
            let with = numbers.into_iter().filter_map(|number| {
                let mut model = compiled.model.clone();
                capacity.set(&mut model, number);
                let with = compile_str(&print(&model)).ok()?;
                Some(bounds(&with.model, &with.costs))
            });
            let with: Vec<Vec<f64>> = with.collect();
            let found = with.windows(2).filter_map(|w| falls(&w[0], &w[1]));
            if let Some(ones) = found.reduce(|a, b| a || b) {
                fallen.push((name, capacity.name(&compiled.model), ones));
            }
        }
    }
    let told = |(name, capacity, ones): &(&'static str, &'static str, bool)| {
        (*name, (*capacity).to_owned(), *ones)
    };
    let mut expected: Vec<_> = FALLS.iter().map(told).collect();
    expected.sort();
    fallen.sort();
    assert_eq!(fallen, expected);
}
