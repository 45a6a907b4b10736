//! The bounds report of a user's rules: what is in it, what the page shows of it, and what is
//! told of input that cannot be used.

mod errors;
mod page;
mod report;

use rtcep_bench::command::{Effort, Gathered, Pricing, TARGET, gather};
use rtcep_bench::search;
use rtcep_bench::subject::Subject;
use rtcep_lang::table::{Caches, CostTable, Date, OPERATIONS, Prices, Unit};
use std::collections::BTreeMap;
use std::path::PathBuf;

pub(crate) mod rules {
    //! Two lists of four, an interval by key, and a name that HTML has to escape.

    rtcep::situations! {
        pub engine Rules;
        resolution 1ms;

        event A { k: u16, x: i32 }
        event B { k: u16 }

        lifespan Always { from startup; max_open 1; }
        lifespan Each { from A; until after 10ms terminate; key k; max_open 3; }

        situation Pair: all in Always {
            operand a: each A if x > 0 && x < 100, max 4, on_full drop_oldest;
            operand b: each B, max 4, on_full drop_oldest;
            when a.k == b.k;
            emit { k: a.k }
        }

        situation Ended: all in Each {
            operand b: first B, max 1;
            detect deferred;
            emit { k: b.k }
        }
    }
}

pub(crate) fn subject() -> Subject {
    let text = <rules::Rules as rtcep::Described>::RULES;
    rtcep_bench::subject!(rules::Rules, text).expect("an engine tells its rules")
}

/// Every operation costs two, and a call three beside them.
pub(crate) fn table(target: &str) -> CostTable {
    CostTable {
        name: "made-up".to_owned(),
        operations: OPERATIONS,
        target: target.to_owned(),
        cpu: "one & only".to_owned(),
        rustc: "1.95.0".to_owned(),
        opt_level: "3".to_owned(),
        unit: Unit::Nanoseconds,
        caches: Caches::Warm,
        samples: 20_000,
        quantile: 0.99,
        margin: 1.5,
        floor: 3.0,
        salt: "salt".to_owned(),
        salts_tried: 1,
        date: Date::constant(2026, 11, 30),
        held_out: BTreeMap::new(),
        prices: Prices::new(|_, _| 2.0),
    }
}

/// A file of this test alone.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let directory = std::env::temp_dir().join(format!("rtcep-command-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

pub(crate) fn pricing(name: &str) -> Pricing {
    priced_by(name, &table(TARGET))
}

fn priced_by(name: &str, table: &CostTable) -> Pricing {
    let text = table.write().expect("a sound table");
    let path = file(&format!("{name}.toml"), &text);
    Pricing::of_table(&path, &subject().bounds).expect("all prices are there")
}

/// A report of a very short search.
pub(crate) fn gathered(name: &str) -> Gathered {
    gathered_with(&pricing(name))
}

/// The same with prices in instructions.
pub(crate) fn gathered_in_instructions(name: &str) -> Gathered {
    let table = CostTable {
        unit: Unit::Instructions,
        ..table(TARGET)
    };
    gathered_with(&priced_by(name, &table))
}

fn gathered_with(pricing: &Pricing) -> Gathered {
    let effort = Effort {
        search: search::Effort {
            traces: 300,
            patience: 100,
            kept: 8,
            seed: 7,
        },
        of_point: 64,
        of_latency: 256,
        random_states: 8,
        quick: true,
    };
    gather(&subject(), pricing, effort).expect("no call is late")
}
