//! Sums of weights that may jump over their number, or never come to it
//! (language.md, 4.2).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{
    Demand, Detect, Expr, Kind, Situation, constant_weights, lists, made_of, stores,
};

/// The `n` of an `atleast` or an `nth`, beside its weights.
pub(super) fn check_sums(subject: &mut Subject<'_>, s: usize) {
    let situation = &subject.model.situations[s];
    let Demand::Count(n) = situation.demand else {
        return;
    };
    let gaps = &subject.gaps.situations[s];
    let lost = gaps.demand || gaps.detect || gaps.operands.iter().any(|gaps| gaps.modifiers);
    if !lost
        && n > 0
        && !situation.operands.is_empty()
        && let Some(why) = never(n, situation)
    {
        let kind = situation.kind.name();
        let message = format!("`{kind} {n}` never holds: {why}");
        let names = &subject.names.situations[s];
        let at = names.number.unwrap_or(names.kind);
        subject.found.push(Diagnostic::warning(at, message));
        return;
    }
    if situation.kind == Kind::Nth && n > 0 && !steps_alike(situation) {
        jumps(subject, s, n);
    }
}

/// Whether the sum moves by the same step always: it meets each multiple of that.
fn steps_alike(situation: &Situation) -> bool {
    let Some(mut weights) = constant_weights(situation) else {
        return false;
    };
    weights.retain(|&weight| weight > 0);
    weights.windows(2).all(|pair| pair[0] == pair[1])
}

/// Why no sum is `n`, or reaches it.
fn never(n: u64, situation: &Situation) -> Option<String> {
    let weights = constant_weights(situation)?;
    if weights.iter().all(|&weight| weight == 0) {
        return Some("every event weighs 0; write a weight of 1 or more".to_owned());
    }
    let restarts = |e: &Option<Expr>| e.as_ref().is_some_and(Expr::is_true);
    let operands = situation.operands.iter().zip(&weights);
    let most = operands.clone().try_fold(0u64, |most, (operand, weight)| {
        let bounded = *weight == 0 || restarts(&operand.overrides);
        bounded.then(|| most.saturating_add(*weight))
    });
    if let Some(most) = most.filter(|&most| most < n) {
        return Some(format!(
            "each event of an operand with `override if true` drops those before it, so that \
             the weights sum to {most} at most; write a number up to {most}, or override on a \
             condition"
        ));
    }
    if let Some(most) = kept(situation, &weights).filter(|&most| most < n) {
        let and = match situation.detect {
            Detect::Immediate => " and the new event weigh",
            Detect::Deferred => " weighs",
        };
        return Some(format!(
            "what `max` keeps{and} {most} at most; write a larger `max`, or a number up to {most}"
        ));
    }
    if situation.kind == Kind::Nth && !made_of(n, &weights) {
        let mut each = weights.clone();
        each.sort_unstable();
        each.dedup();
        let each: Vec<String> = each.iter().map(u64::to_string).collect();
        return Some(format!(
            "no number of weights of {} sums to {n}; write a number that they sum to, or \
             `atleast {n}`",
            each.join(" and ")
        ));
    }
    None
}

/// What full lists weigh, with the event that finds them full where each composes.
fn kept(situation: &Situation, weights: &[u64]) -> Option<u64> {
    if !(0..situation.operands.len()).all(|o| stores(situation, o)) {
        return None;
    }
    let mut sum = 0u64;
    for list in lists(situation) {
        let weight = list.operands.iter().map(|&o| weights[o]).max()?;
        sum = sum.saturating_add(weight.saturating_mul(list.max?.into()));
    }
    let own = match situation.detect {
        Detect::Immediate => weights.iter().copied().max()?,
        Detect::Deferred => 0,
    };
    Some(sum.saturating_add(own))
}

/// A sum that jumps over `n` is never `n`.
fn jumps(subject: &mut Subject<'_>, s: usize, n: u64) {
    let situation = &subject.model.situations[s];
    for (operand, places) in situation
        .operands
        .iter()
        .zip(&subject.names.situations[s].operands)
    {
        let Some(at) = places.weight else {
            continue;
        };
        let message = format!(
            "`nth {n}` with weights: the sum of the weights may jump over {n}, and then `{}` is \
             not detected; write `atleast {n}` if that should count, or leave out the weight of \
             `{}`",
            situation.name, operand.name
        );
        subject.found.push(Diagnostic::warning(at, message));
    }
}
