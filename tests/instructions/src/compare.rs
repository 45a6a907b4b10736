//! Instructions of worst cases against their bounds.

use crate::cases::Counted;
use rtcep_bench::calibrate::corpus::Set;
use rtcep_bench::calibrate::limit::Limit;
use rtcep_bench::calibrate::states::State;
use rtcep_bench::statistics::real;
use rtcep_core::{Family, Op};
use rtcep_lang::table::CostTable;
use serde::Serialize;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// An event type of a rule set, its timers, or both in one call.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Row {
    /// The rule set.
    pub(crate) set: String,
    /// The event, `advance`, or `process` and the event.
    pub(crate) cause: String,
    /// The most instructions that a worst case took.
    pub(crate) observed: u64,
    /// The bound.
    pub(crate) bound: f64,
    /// Bound over observed.
    pub(crate) ratio: f64,
    /// The trace of that case.
    pub(crate) trace: String,
    /// The largest terms of the bound: operations of a family, how often, what they cost.
    pub(crate) terms: Vec<String>,
}

/// Prices that rules need and the table does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Missing(pub(crate) BTreeSet<(Family, Op)>);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |(family, op): &(Family, Op)| format!("`{}` in {}", op.name(), family.name());
        let all: Vec<String> = self.0.iter().map(one).collect();
        write!(
            f,
            "the table has no price of {}: calibrate anew, with \
             `cargo bench -p rtcep-bench --bench calibrate`",
            all.join(", ")
        )
    }
}

impl Row {
    /// Whether the bound is exceeded.
    pub(crate) fn exceeded(&self) -> bool {
        self.ratio < 1.0
    }
}

/// Every cause that some case is of, by its worst one.
///
/// # Errors
/// If the table lacks prices.
pub(crate) fn rows(
    sets: &[Set],
    counted: &Counted,
    table: &CostTable,
) -> Result<Vec<Row>, Missing> {
    let missing = RefCell::new(BTreeSet::new());
    let price = |family, op| {
        table.price(family, op).unwrap_or_else(|_| {
            missing.borrow_mut().insert((family, op));
            0.0
        })
    };
    let key = |shape: usize, event: Option<usize>, process: bool| (shape, event, process);
    let mut worst: BTreeMap<_, &(State, u64)> = BTreeMap::new();
    for case in &counted.calls {
        let (state, observed) = case;
        let known = worst
            .entry(key(state.shape, state.event, state.process))
            .or_insert(case);
        if known.1 < *observed {
            *known = case;
        }
    }
    let row = |limit: &Limit| {
        let (state, observed) = worst.get(&key(limit.shape, limit.event, limit.process))?;
        let set = &sets[limit.shape];
        let cause = match limit.event {
            None => "advance".to_owned(),
            Some(event) => set.model.events[event].name.clone(),
        };
        let terms = limit.terms(price).into_iter().take(3);
        let bound = table.bound(limit.cost(price));
        let ratio = bound / real((*observed).max(1));
        Some(Row {
            set: set.name.clone(),
            cause: match limit.process {
                true => format!("process {cause}"),
                false => cause,
            },
            observed: *observed,
            bound,
            ratio,
            trace: state.trace.clone(),
            terms: terms
                .map(|(family, op, n, cost)| {
                    format!("{} {} {n}: {cost:.0}", family.name(), op.name())
                })
                .collect(),
        })
    };
    let rows: Vec<Row> = counted.limits.iter().filter_map(row).collect();
    let missing = missing.into_inner();
    match missing.is_empty() {
        true => Ok(rows),
        false => Err(Missing(missing)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Counted, Missing, rows};
    use rtcep_bench::calibrate::corpus::Set;
    use rtcep_bench::calibrate::limit::Limit;
    use rtcep_bench::calibrate::states::{Pattern, State};
    use rtcep_core::{Family, Op};
    use rtcep_lang::table::{Caches, CostTable, OPERATIONS, Prices, Unit};
    use std::collections::{BTreeMap, BTreeSet};

    fn table(price: f64) -> CostTable {
        CostTable {
            name: "a table".to_owned(),
            operations: OPERATIONS,
            target: "here".to_owned(),
            cpu: "one".to_owned(),
            rustc: "1.95.0".to_owned(),
            opt_level: "3".to_owned(),
            unit: Unit::Instructions,
            caches: Caches::Warm,
            samples: 1,
            quantile: 1.0,
            margin: 1.5,
            floor: 10.0,
            salt: "1".to_owned(),
            salts_tried: 1,
            date: "2026-12-01".parse().expect("a date"),
            held_out: BTreeMap::new(),
            prices: Prices::new(|_, _| price),
        }
    }

    /// One event that is one arrival and one row, and took 45 instructions.
    fn counted() -> (Vec<Set>, Counted) {
        let text = "engine R; event A { x: u8 } lifespan W { from startup; max_open 1; }";
        let model = rtcep_lang::compile_str(text).expect("rules").model;
        let set = Set {
            name: "one".to_owned(),
            model,
            traces: Vec::new(),
        };
        let state = State {
            shape: 0,
            event: Some(0),
            pattern: Pattern::Dearest,
            trace: "0 A 1\n".to_owned(),
            counts: Vec::new(),
            process: false,
        };
        let limit = format!(
            "{{\"shape\":0,\"event\":0,\"process\":false,\"parts\":[{{\"family\":0,\"times\":1,\
             \"paths\":[[[{},1],[{},1]]]}}]}}",
            Op::Arrival as usize,
            Op::Derive as usize
        );
        let limit: Limit = serde_json::from_str(&limit).expect("a limit");
        let counted = Counted {
            calls: vec![(state.clone(), 30), (state, 45)],
            limits: vec![limit],
        };
        (vec![set], counted)
    }

    #[test]
    fn a_bound_that_is_exceeded_is_seen() {
        let (sets, counted) = counted();
        // (10 + 2 × 10) × 1.5 is what it took; a price of 9.9 is too low.
        let of = |price| rows(&sets, &counted, &table(price)).expect("all prices are there");
        let holds = of(10.0);
        assert_eq!((holds[0].observed, holds[0].cause.as_str()), (45, "A"));
        assert!(!holds[0].exceeded(), "{holds:?}");
        assert!(of(9.9)[0].exceeded());
        assert_eq!(holds[0].terms.len(), 2);
    }

    #[test]
    fn what_has_no_price_is_named() {
        let (sets, counted) = counted();
        let mut table = table(10.0);
        table.prices = Prices::default();
        table.prices.set(Family::Engine, Op::Arrival, 10.0);
        let missing = rows(&sets, &counted, &table).expect_err("a price is missing");
        let expected = Missing(BTreeSet::from([(Family::Engine, Op::Derive)]));
        assert_eq!(missing, expected);
        assert!(
            missing.to_string().contains("`derive` in engine"),
            "{missing}"
        );
    }
}
