//! How weights are counted (language.md, 4.2).

use super::losses::roomy;
use super::{ListPlan, Storage};
use crate::model::{
    Attribute, CandidateList, Demand, ExprKind, Kind, Model, Operand, Quantifier, Situation, Value,
};

/// How the weights of a situation are counted.
#[derive(Clone, Debug, PartialEq)]
pub struct CountPlan {
    /// What the sum is compared with.
    pub n: u64,
    /// How.
    pub test: Test,
    /// The sum of each operand, where sums alone are kept: those that nothing
    /// restarts share the first one.
    pub sum_of: Vec<usize>,
    /// How many sums are kept; none where candidates are.
    pub sums: usize,
    /// Whether 64 bits are too few for them: a sum that stops at the largest `u64`
    /// tells how it compares with any smaller `n`, but not with that one.
    pub wide: bool,
    /// Which candidates a detection uses, where candidates are kept.
    pub uses: Uses,
    /// Whether an instance has to remember that it has detected: an `nth` whose
    /// sum can come back to `n`.
    pub fired: bool,
    /// Weights by operand.
    pub weights: Vec<Weight>,
    /// Whether what is left after an event always sums to less than `n`.
    pub rests_below: bool,
}

/// The comparison of the sum with `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// `>=`
    AtLeast,
    /// `<=`
    AtMost,
    /// `==`
    Exactly,
}

/// The candidates that a detection uses, and may consume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uses {
    /// It is of no matter: nothing is consumed.
    Nothing,
    /// All of them.
    All,
    /// The shortest run from the oldest on that reaches `n`.
    Oldest,
    /// The shortest run from the newest on that reaches `n`.
    Newest,
}

/// The weight of an operand's events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Always the same: nothing is judged.
    Constant(u32),
    /// An expression over the event.
    Judged,
}

impl Weight {
    fn of(operand: &Operand) -> Self {
        match operand.weight.as_ref().map(|weight| &weight.kind) {
            None => Weight::Constant(1),
            Some(ExprKind::Literal(Value::U32(weight))) => Weight::Constant(*weight),
            Some(_) => Weight::Judged,
        }
    }
}

pub(super) fn plan_count(situation: &Situation) -> CountPlan {
    let operands = &situation.operands;
    let candidates = crate::model::stores(situation, 0);
    let restarts = |o: &Operand| o.overrides.is_some();
    // One sum for all that only grows, and one per operand that restarts.
    let shared = usize::from(!operands.iter().all(restarts));
    let mut sums = shared;
    let sum_of = operands
        .iter()
        .map(|o| {
            if restarts(o) {
                sums += 1;
                sums - 1
            } else {
                0
            }
        })
        .collect();
    let retains = operands.iter().any(|o| o.retain.is_some());
    let kept = |o: &Operand| o.retain.as_ref().is_some_and(crate::model::Expr::is_true);
    let immediate = situation.detect == crate::model::Detect::Immediate;
    let uses = match operands.first().map(|o| o.quantifier) {
        _ if !immediate || situation.kind != Kind::AtLeast || situation.once => Uses::Nothing,
        _ if operands.iter().all(kept) => Uses::Nothing,
        Some(Quantifier::Last) => Uses::Newest,
        Some(Quantifier::First) if retains => Uses::Oldest,
        // What is left sums to less than `n`: a run needs the trigger, and all
        // that is older.
        _ => Uses::All,
    };
    let n = match situation.demand {
        Demand::Count(n) => n,
        _ => 0,
    };
    let test = match situation.kind {
        Kind::AtMost => Test::AtMost,
        Kind::Nth => Test::Exactly,
        _ => Test::AtLeast,
    };
    CountPlan {
        n,
        test,
        sum_of,
        sums: if candidates { 0 } else { sums },
        wide: n == u64::MAX && test != Test::AtLeast,
        uses,
        fired: immediate
            && situation.kind == Kind::Nth
            && !situation.once
            && operands.iter().any(restarts),
        weights: operands.iter().map(Weight::of).collect(),
        rests_below: immediate && situation.kind == Kind::AtLeast && (!retains || situation.once),
    }
}

impl CountPlan {
    /// Whether candidates are kept and not sums alone.
    #[must_use]
    pub fn candidates(&self) -> bool {
        self.sums == 0
    }
}

/// Plans the lists of a counting situation. A missing `max`, which the checks
/// refuse, counts as 1.
pub(super) fn plan_lists(
    model: &Model,
    situation: &Situation,
    count: &CountPlan,
    lists: &[CandidateList],
) -> Vec<ListPlan> {
    let runs = matches!(count.uses, Uses::Oldest | Uses::Newest);
    let plan = |list: &CandidateList| {
        let operand = list.operands[0];
        let roomy = roomy(&situation.operands[operand]);
        let max = u64::from(list.max.unwrap_or(1));
        let fields = retained(&situation.operands[operand]);
        let attributes = model.attributes(list.source);
        let bytes: u64 = fields.iter().map(|&a| attributes[a].ty.bytes()).sum();
        let time = situation.prunes().is_some();
        let order = runs && lists.len() > 1;
        let weight = count.weights[operand] == Weight::Judged;
        let kept = 8 * (u64::from(time) + u64::from(order)) + 4 * u64::from(weight);
        ListPlan {
            operands: list.operands.clone(),
            source: list.source,
            max: if roomy { 1 } else { max },
            on_full: list.on_full,
            roomy,
            drops: situation.operands[operand].overrides.is_some(),
            storage: Storage::Weighed,
            fields,
            time,
            order,
            weight,
            gaps: Vec::new(),
            screened: Vec::new(),
            twin: false,
            words: (bytes + kept).div_ceil(8),
        }
    };
    lists.iter().map(plan).collect()
}

/// The attributes that `retain` reads.
fn retained(operand: &Operand) -> Vec<usize> {
    let mut fields = Vec::new();
    if let Some(retain) = &operand.retain {
        retain.visit(&mut |e| {
            if let ExprKind::Attribute(Attribute::Own(a) | Attribute::Operand(_, a)) = e.kind {
                fields.push(a);
            }
        });
    }
    fields.sort_unstable();
    fields.dedup();
    fields
}
