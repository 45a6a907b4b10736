//! What weights can sum to (language.md, 4.2).

use super::{Expr, ExprKind, Situation};
use rtcep_core::Value;

/// The weight of each event of each operand, if none is judged.
pub(crate) fn constant_weights(situation: &Situation) -> Option<Vec<u64>> {
    let constant = |weight: &Option<Expr>| match weight.as_ref().map(|w| &w.kind) {
        None => Some(1),
        Some(ExprKind::Literal(Value::U32(weight))) => Some(u64::from(*weight)),
        Some(_) => None,
    };
    let operands = situation.operands.iter();
    operands.map(|operand| constant(&operand.weight)).collect()
}

/// Sums beyond that are asked for their divisor alone.
const TRIED: u64 = 1 << 16;

/// Whether some numbers of `parts` sum to `sum`.
pub(crate) fn made_of(sum: u64, parts: &[u64]) -> bool {
    let divisor = parts.iter().fold(0, |a, &b| divisor(a, b));
    if sum == 0 || divisor == 0 || !sum.is_multiple_of(divisor) {
        return sum == 0;
    }
    let sum = sum / divisor;
    let parts: Vec<u64> = parts.iter().map(|part| part / divisor).collect();
    if sum > TRIED || parts.contains(&1) {
        return true;
    }
    let mut made = vec![true];
    for sum in 1..=sum {
        let mut parts = parts.iter().filter(|&&part| 0 < part && part <= sum);
        let makes = |part: &u64| usize::try_from(sum - part).is_ok_and(|rest| made[rest]);
        let one = parts.any(makes);
        made.push(one);
    }
    made.last() == Some(&true)
}

/// The greatest common divisor; of 0 and a number that number.
fn divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
