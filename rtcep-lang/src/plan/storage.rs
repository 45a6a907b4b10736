//! Which storage a candidate list gets and what of an event it keeps.

use super::gaps;
use super::group::{aggregated, repeats, screen};
use super::losses::roomy;
use crate::model::{
    Attribute, CandidateList, Detect, ExprKind, Kind, Model, OnFull, Operand, Quantifier,
    Situation, Source, stores,
};

/// The storage block of `rtcep_core::storage` that holds a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Only ever taken at the front.
    Ring,
    /// Searched with an early exit: long lists of `first` and `last`.
    Aged,
    /// Searched by a bit mask: `each`, and short lists under a condition.
    Each,
    /// Candidates with weights, and the sum of these.
    Weighed,
}

/// A candidate list with its storage.
#[derive(Clone, Debug, PartialEq)]
pub struct ListPlan {
    /// The operands that read it, by declaration.
    pub operands: Vec<usize>,
    /// Whose events it stores.
    pub source: Source,
    /// Candidates at most: 1 where each event drops the earlier ones.
    pub max: u64,
    /// What happens to an event that finds it full.
    pub on_full: OnFull,
    /// Whether no event ever finds it full: of an absolute operand, or each event
    /// drops the earlier ones.
    pub roomy: bool,
    /// Whether an event can drop the earlier ones.
    pub drops: bool,
    /// The storage block.
    pub storage: Storage,
    /// The attributes kept: only what `when`, `retain` and `emit` read.
    pub fields: Vec<usize>,
    /// Whether the time is kept, for the window.
    pub time: bool,
    /// Whether the running number is kept, for order or identity.
    pub order: bool,
    /// Whether the weight is kept.
    pub weight: bool,
    /// The operands on it with a gap before them: of each, the newest absent event
    /// before a candidate is kept.
    pub gaps: Vec<usize>,
    /// The operands on it that an event may be kept out of alone: of each, a
    /// candidate knows whether it is one.
    pub screened: Vec<usize>,
    /// Whether another list of the situation stores the same events.
    pub twin: bool,
    /// Words of 8 bytes that storing one candidate copies.
    pub words: u64,
}

impl ListPlan {
    /// Whether its oldest candidate can go to make room.
    #[must_use]
    pub fn evicts(&self) -> bool {
        self.on_full == OnFull::DropOldest && !self.roomy
    }
}

/// Up to so many places a condition over all of them, as a bit mask of one
/// word, costs less than a search whose end nobody can predict.
const SHORT: u64 = 64;

/// Plans the lists of a situation. A missing `max`, which the checks refuse,
/// counts as 1.
pub(super) fn plan_lists(
    model: &Model,
    situation: &Situation,
    shared: &[CandidateList],
) -> Vec<ListPlan> {
    let front = taken_at_front(situation);
    let behind = gaps(situation);
    shared
        .iter()
        .map(|list| {
            let first = &situation.operands[list.operands[0]];
            let each = list
                .operands
                .iter()
                .any(|&o| situation.operands[o].quantifier == Quantifier::Each);
            let twin = shared.iter().filter(|l| l.source == list.source).count() > 1;
            let before = |gap: &usize| {
                let before = situation.required().take_while(|o| o < gap).last();
                before.is_some_and(|o| list.operands.contains(&o))
            };
            let order = twin
                || (situation.kind == Kind::Sequence && shared_order(situation))
                || behind.iter().any(before);
            let on_list = behind.iter().filter(|gap| list.operands.contains(gap));
            let gaps: Vec<usize> = on_list.copied().collect();
            let time = situation.within.is_some() && timed(situation, list);
            let roomy = roomy(first);
            let max = u64::from(list.max.unwrap_or(1));
            let max = if roomy { 1 } else { max };
            let short = situation.when.is_some() && max <= SHORT;
            let gathered = |o: &usize| situation.operands[*o].repetition.is_some();
            let each = each || list.operands.iter().any(gathered);
            let screened = list.operands.iter().copied();
            let screened = screened.filter(|&o| list.operands.len() > 1 && gathered(&o));
            let screened = screened.filter(|&o| screen(situation, o).is_some());
            let screened: Vec<usize> = screened.collect();
            let fields = fields(situation, list);
            let attributes = model.attributes(list.source);
            let bytes: u64 = fields.iter().map(|&a| attributes[a].ty.bytes()).sum();
            let bytes = bytes + screened.len() as u64;
            ListPlan {
                operands: list.operands.clone(),
                source: list.source,
                max,
                on_full: list.on_full,
                roomy,
                drops: first.overrides.is_some()
                    || (first.absolute && first.quantifier == Quantifier::Last),
                storage: match (front, each || short) {
                    (true, _) => Storage::Ring,
                    (false, true) => Storage::Each,
                    (false, false) => Storage::Aged,
                },
                fields,
                time,
                order,
                weight: false,
                screened,
                twin,
                words: (bytes + 8 * u64::from(time) + 8 * u64::from(order)).div_ceil(8)
                    + gaps.len() as u64,
                gaps,
            }
        })
        .collect()
}

/// Whether two candidates of a sequence are compared: the trigger, which is the
/// newest, stands apart.
fn shared_order(situation: &Situation) -> bool {
    situation
        .required()
        .filter(|&o| stores(situation, o))
        .count()
        > 1
}

/// Whether a window needs the time of a list's candidates.
fn timed(situation: &Situation, list: &CandidateList) -> bool {
    let stands = |o: Option<usize>| o.is_some_and(|o| list.operands.contains(&o));
    let first = situation.required().next();
    match (situation.kind, situation.detect) {
        // Every candidate is younger than one before it that is inside the
        // window: the first list alone knows the time.
        (Kind::Sequence, Detect::Immediate) => stands(first),
        // The first and the last of a combination span it.
        (Kind::Sequence, Detect::Deferred) => stands(first) || stands(situation.last_required()),
        (_, _) => true,
    }
}

/// Whether every composition takes the oldest candidate of every list: no
/// `when`, nothing absent, all stored operands `first` or alone on their list, no
/// event type twice.
fn taken_at_front(situation: &Situation) -> bool {
    let required = situation.required().map(|o| &situation.operands[o]);
    let operands: Vec<&Operand> = required.collect();
    let distinct = operands
        .iter()
        .enumerate()
        .all(|(i, a)| operands[..i].iter().all(|b| a.source != b.source));
    let stored = match (situation.kind, situation.detect) {
        (Kind::Sequence, Detect::Immediate) => {
            operands.split_last().map_or(&[][..], |(_, stored)| stored)
        }
        (_, _) => &operands[..],
    };
    let oldest = |o: &&Operand| o.quantifier == Quantifier::First || o.absolute;
    situation.when.is_none()
        && !repeats(situation)
        && situation.tests().is_none()
        && gaps(situation).is_empty()
        && distinct
        && stored.iter().all(oldest)
}

/// The attributes of a list's candidates that some expression reads later.
pub(super) fn fields(situation: &Situation, list: &CandidateList) -> Vec<usize> {
    let mut fields = Vec::new();
    let mut read = |attribute: Attribute, of: Option<usize>| match (attribute, of) {
        (Attribute::Operand(o, a), _) if list.operands.contains(&o) => fields.push(a),
        (Attribute::Own(a), Some(o)) if list.operands.contains(&o) => fields.push(a),
        _ => {}
    };
    let combined = situation.when.iter();
    for expr in combined.chain(situation.emit.iter().map(|e| &e.value)) {
        expr.visit(&mut |e| {
            if let ExprKind::Attribute(attribute) = e.kind {
                read(attribute, None);
            }
        });
    }
    for (o, operand) in situation.operands.iter().enumerate() {
        if let Some(expr) = &operand.retain {
            expr.visit(&mut |e| {
                if let ExprKind::Attribute(attribute) = e.kind {
                    read(attribute, Some(o));
                }
            });
        }
    }
    for &o in &list.operands {
        fields.extend(aggregated(situation, o));
    }
    fields.sort_unstable();
    fields.dedup();
    fields
}
