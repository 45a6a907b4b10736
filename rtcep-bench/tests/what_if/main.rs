//! What if a capacity had another number: polynomials by hand, limits, errors, and the
//! same bounds as generated code has.
//!
//! | module | what it holds |
//! |---|---|
//! | `polynomials` | small rule sets whose bounds are computed by hand |
//! | `breaks` | where another path becomes the dearest, and where a bound falls |
//! | `limits` | numbers that meet a limit, each of which is right and the next is not |
//! | `generated` | bounds as declared are those of generated code |
//! | `errors` | questions without an answer |
//! | `page` | the example of docs/bounds.md |

mod breaks;
mod errors;
mod generated;
mod limits;
mod page;
mod polynomials;

use rtcep::{Family, Op};
use rtcep_bench::what_if::{Growth, Options, What, WhatIf, run};
use rtcep_lang::table::{Caches, CostTable, Prices, Unit};
use std::path::PathBuf;

/// Rules with these items, in one lifespan that is always open.
fn rules(items: &str) -> String {
    format!(
        "engine Rules; resolution 1us; event A {{ k: u32, x: u32 }} event B {{ k: u32, x: u32 }} \
         event C {{ k: u32, x: u32 }} lifespan Watch {{ from startup; max_open 1; }} {items}"
    )
}

/// What is found without any option.
fn found(rules: &str) -> WhatIf {
    run(rules, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn growth<'a>(found: &'a WhatIf, capacity: &str) -> &'a Growth {
    let growth = found.growths.iter().find(|g| g.capacity == capacity);
    growth.unwrap_or_else(|| panic!("no `{capacity}` in\n{found:#}"))
}

/// The pieces of `process` with an event, as `from to formula`.
fn process(found: &WhatIf, capacity: &str, event: &str) -> Vec<String> {
    call(found, capacity, What::Process, event)
}

fn call(found: &WhatIf, capacity: &str, what: What, event: &str) -> Vec<String> {
    let calls = &growth(found, capacity).calls;
    let call = calls.iter().find(|c| c.what == what && c.event == event);
    let call = call.unwrap_or_else(|| panic!("no {what:?} {event} in\n{found:#}"));
    let segments = call.segments.iter();
    segments
        .map(|s| format!("{} {} {}", s.from, s.to, s.formula))
        .collect()
}

/// A table with these prices, as a file of its own.
fn table(name: &str, unit: Unit, price: impl FnMut(Family, Op) -> f64) -> (PathBuf, CostTable) {
    let table = CostTable {
        name: name.into(),
        operations: rtcep_lang::table::OPERATIONS,
        target: "x86_64-unknown-linux-gnu".into(),
        cpu: "none: these prices are made up".into(),
        rustc: "1.95.0".into(),
        opt_level: "3".into(),
        unit,
        caches: Caches::Warm,
        samples: 20_000,
        quantile: 0.99,
        margin: 1.5,
        floor: 10.0,
        salt: String::new(),
        salts_tried: 1,
        date: "2026-12-01".parse().expect("a day"),
        held_out: Default::default(),
        prices: Prices::new(price),
    };
    let text = table.write().expect("it can be read");
    let directory = std::env::temp_dir().join(format!("rtcep-what-if-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join(format!("{name}.toml"));
    std::fs::write(&path, text).expect("a file");
    (path, table)
}
