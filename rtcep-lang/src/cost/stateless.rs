//! Stateless rules and actions: the path vectors of judging one once.

use super::draft::{self, Draft};
use super::entered::PathCosts;
use super::vector::Vector;
use crate::model::{Action, Expr, Model, OnFull, Refer};
use rtcep_core::Op;

/// One stateless rule, or one action.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleCosts {
    /// `refer Track from Plot`, `action Warn`.
    pub name: String,
    /// The path vectors, none of them within another one.
    pub paths: Vec<PathCosts>,
}

/// All stateless rules, and then all actions, each by declaration.
pub(super) fn rules(model: &Model) -> Vec<RuleCosts> {
    let refers = model.refers.iter().map(|refer| RuleCosts {
        name: format!(
            "refer {} from {}",
            model.events[refer.target].name,
            model.source_name(refer.source)
        ),
        paths: costs(self::refer(refer)),
    });
    let on_full = model.queue.map(|queue| queue.on_full);
    let actions = model.actions.iter().map(|action| RuleCosts {
        name: format!("action {}", action.name),
        paths: costs(self::action(action, on_full)),
    });
    refers.chain(actions).collect()
}

/// They are as long as the rule is.
fn costs(drafts: Vec<Draft>) -> Vec<PathCosts> {
    draft::costs(drafts).unwrap_or_default()
}

fn refer(refer: &Refer) -> Vec<Draft> {
    let (mut drafts, made) = judged(
        refer.condition.as_ref(),
        &refer.map.iter().collect::<Vec<_>>(),
    );
    drafts.push(made.then("made", &Vector::ZERO.with(Op::Keep, 1)));
    drafts
}

fn action(action: &Action, on_full: Option<OnFull>) -> Vec<Draft> {
    let values: Vec<&Expr> = action.attributes.iter().map(|a| &a.value).collect();
    let (mut drafts, judged) = judged(action.condition.as_ref(), &values);
    let queued = Vector::ZERO.with(Op::Queue, 1);
    let full = Vector::ZERO.with(Op::Notice, 1);
    let full = match on_full {
        Some(OnFull::DropOldest) => full.plus(&queued).with(Op::Evict, 1),
        _ => full,
    };
    drafts.push(judged.then("queued", &queued));
    drafts.push(judged.then("queue full", &full));
    drafts
}

/// The paths on which nothing comes of a rule, and the one on which its condition holds
/// and all its values are there.
fn judged(condition: Option<&Expr>, values: &[&Expr]) -> (Vec<Draft>, Draft) {
    let told = Vector::ZERO.with(Op::Notice, 1);
    let first = Vector::ZERO.with(Op::Refer, 1).nodes(condition, 1);
    let mut drafts = Vec::new();
    if condition.is_some() {
        drafts.push(Draft::new("not so", first.clone()));
    }
    if condition.is_some_and(Expr::can_fault) {
        drafts.push(Draft::new("condition faults", first.clone().plus(&told)));
    }
    let bytes: u64 = values.iter().map(|value| value.ty.bytes()).sum();
    let all = first.with(Op::Word, bytes.div_ceil(8).into());
    let all = values
        .iter()
        .fold(all, |all, value| all.nodes(Some(value), 1));
    if values.iter().any(|value| value.can_fault()) {
        drafts.push(Draft::new("a value faults", all.clone().plus(&told)));
    }
    (drafts, Draft::new("", all))
}
