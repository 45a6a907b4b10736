//! Which numbers the language accepts for a capacity, the others as declared.

use super::rules::Rules;
use serde::Serialize;

/// The numbers that are accepted, and what the language says of the next ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Range {
    /// The smallest number.
    pub least: u32,
    /// The largest number.
    pub most: u32,
    /// The smallest number that the language does not warn of, or warns of as declared:
    /// smaller ones are not proposed.
    pub first: u32,
    /// What it warns of with one less than that; empty if it is the smallest number.
    pub warning: String,
    /// Why one less than the smallest is refused.
    pub below: String,
    /// Why one more than the largest is refused; empty where no number is.
    pub above: String,
}

/// The range of a capacity around its declared number.
pub(super) fn range(rules: &Rules, c: usize) -> Range {
    let refused = |n: u32| rules.at(&rules.with(c, n)).as_ref().as_ref().err().cloned();
    let declared = rules.declared[c];
    let (mut least, mut step) = (declared, 1u32);
    // Down to a number that is refused, 0 at the latest, and then by halves.
    let mut fails = None;
    while fails.is_none() && least > 0 {
        let next = least.saturating_sub(step);
        match refused(next) {
            Some(_) => fails = Some(next),
            None => least = next,
        }
        step = step.saturating_mul(4);
    }
    while let Some(low) = fails.filter(|low| least - low > 1) {
        let middle = low + (least - low) / 2;
        match refused(middle) {
            Some(_) => fails = Some(middle),
            None => least = middle,
        }
    }
    let below = fails.and_then(refused).unwrap_or_default();
    let (first, warning) = first(rules, c, least);
    let (mut most, mut step) = (declared, 1u32);
    let mut fails = None;
    while fails.is_none() && most < u32::MAX {
        let next = most.saturating_add(step);
        match refused(next) {
            Some(_) => fails = Some(next),
            None => most = next,
        }
        step = step.saturating_mul(4);
    }
    while let Some(high) = fails.filter(|high| high - most > 1) {
        let middle = most + (high - most) / 2;
        match refused(middle) {
            Some(_) => fails = Some(middle),
            None => most = middle,
        }
    }
    let above = fails.and_then(refused).unwrap_or_default();
    Range {
        least,
        most,
        first,
        warning,
        below,
        above,
    }
}

/// The smallest number without another warning, and the warning below it.
fn first(rules: &Rules, c: usize, least: u32) -> (u32, String) {
    let warning = |n: u32| {
        let at = rules.at(&rules.with(c, n));
        at.as_ref().as_ref().ok().and_then(|c| c.warning.clone())
    };
    let Some(mut why) = warning(least) else {
        return (least, String::new());
    };
    let (mut warned, mut first) = (least, rules.declared[c]);
    while first - warned > 1 {
        let middle = warned + (first - warned) / 2;
        match warning(middle) {
            Some(other) => (warned, why) = (middle, other),
            None => first = middle,
        }
    }
    (first, why)
}
