//! Text to a cost table, and back.

use crate::lines;
use rtcep::{Family, Op, OpCounts};
use rtcep_lang::table::CostTable;

/// A table that has all prices, and is written as it was read; or errors with lines.
pub fn table(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match CostTable::read("t", text) {
        Ok(table) => {
            for family in Family::ALL {
                // What came later than the table it need not have.
                let priced = |op: &Op| op.since(family) <= table.operations;
                let all = family
                    .ops()
                    .filter(priced)
                    .fold(OpCounts::ZERO, |sum, op| sum.with(op, u64::MAX));
                let cost = table.cost(family, &all).expect("a price for all of them");
                let bound = table.bound(cost);
                assert!(bound >= 0.0 && bound.is_finite(), "{family:?}: {bound}");
            }
            let written = table.write().expect("what was read can be written");
            assert_eq!(CostTable::read("t", &written), Ok(table), "{written}");
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a word");
            let lines = lines(text, &['\n']).len();
            for error in errors {
                assert!(
                    error.line.is_none_or(|line| (1..=lines).contains(&line)),
                    "{error}"
                );
                assert!(error.to_string().len() > "t: ".len());
            }
        }
    }
}
