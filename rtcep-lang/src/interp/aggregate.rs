//! What aggregating kinds detect (language.md, 4.4).

use super::compose::Composition;
use super::expr::{Lookup, Missing, Outcome, decide, evaluate};
use super::group::Members;
use super::rules::{Rules, read_by};
use super::scalar::compare;
use super::state::{Candidate, State};
use super::sums::Sums;
use crate::model::{
    Aggregate, Attribute, BinaryOp, Crossing, Demand, Direction, Kind, Run, Share, Slope, Type,
    Value,
};

/// What an instance of an aggregating kind keeps beside lists and sums.
#[derive(Clone, Debug, Default)]
pub(super) struct Accepted {
    /// All events that no list keeps, in the order of arrival.
    all: Sums,
    /// `crosses`: whether the value was at or above the bound.
    above: Option<bool>,
    /// `trend`: the newest value of the run, which is all that it accepted.
    last: Option<Value>,
}

/// Aggregates, ready to be read.
#[derive(Debug)]
pub(super) struct Aggregates {
    by_operand: Vec<Sums>,
    all: Sums,
}

impl Aggregates {
    /// Of the events that an instance has accepted and not let go.
    pub(super) fn of_accepted(rules: &Rules, state: &State) -> Self {
        let operands = 0..rules.situation.operands.len();
        let by_operand: Vec<Sums> = operands.map(|o| state.accepted_at(rules, o)).collect();
        let stores = |o: usize| rules.list_of(o).is_some();
        let overrides = rules
            .situation
            .operands
            .iter()
            .any(|o| o.overrides.is_some());
        let all = if (0..by_operand.len()).all(stores) {
            // Something may be let go: computed anew, oldest first.
            let of = |o: usize| state.listed(rules, o).iter().map(move |event| (o, event));
            in_order(rules, (0..by_operand.len()).flat_map(of).collect())
        } else if overrides || (0..by_operand.len()).any(stores) {
            // The checks let no sum of floats come here.
            let mut all = Sums::default();
            for (o, sums) in by_operand.iter().enumerate() {
                all.join_total(rules, o, sums);
            }
            all
        } else {
            state.accepted.all.clone()
        };
        Self { by_operand, all }
    }

    /// Of the members of a combination.
    pub(super) fn of_members(rules: &Rules, members: &Members) -> Self {
        let by_operand = members.iter().enumerate();
        let all = members.iter().enumerate();
        let all = all.flat_map(|(o, members)| members.iter().map(move |event| (o, event)));
        Self {
            by_operand: by_operand
                .map(|(o, members)| Sums::of(rules, o, members))
                .collect(),
            all: in_order(rules, all.collect()),
        }
    }

    pub(super) fn read(&self, rules: &Rules, aggregate: &Aggregate, ty: Type) -> Outcome {
        match aggregate.operand {
            Some(o) => self.by_operand[o].read(aggregate, rules.place(o, aggregate), ty),
            None => self.all.read(aggregate, rules.total(aggregate), ty),
        }
    }
}

/// Sums over all operands, oldest first.
fn in_order(rules: &Rules, mut events: Vec<(usize, &Candidate)>) -> Sums {
    events.sort_by_key(|(_, event)| event.n);
    let mut sums = Sums::default();
    for (operand, event) in events {
        sums.add_total(rules, operand, event);
    }
    sums
}

/// What `when`, `of` and `emit` see.
struct Over<'a> {
    rules: &'a Rules,
    aggregates: Aggregates,
}

impl Lookup for Over<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        unreachable!("{attribute:?} outside of an aggregate")
    }

    fn aggregate(&self, aggregate: &Aggregate, ty: Type) -> Outcome {
        self.aggregates.read(self.rules, aggregate, ty)
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.rules.functions.call(function, arguments)
    }
}

impl State {
    /// What an operand has accepted and not let go.
    pub(super) fn accepted_at(&self, rules: &Rules, operand: usize) -> Sums {
        match rules.list_of(operand) {
            Some(_) => Sums::of(rules, operand, self.listed(rules, operand)),
            None => self.sums[operand].clone(),
        }
    }

    /// What an operand's list holds.
    fn listed(&self, rules: &Rules, operand: usize) -> &[Candidate] {
        rules.list_of(operand).map_or(&[], |list| &self.lists[list])
    }

    /// An event that no list keeps.
    pub(super) fn accept(&mut self, rules: &Rules, operand: usize, event: &Candidate) {
        self.sums[operand].add(rules, operand, event);
        self.accepted.all.add_total(rules, operand, event);
    }

    /// Before an event is added: a `crosses` that ranges over nothing has no
    /// state, and a run ends at a value that does not continue it.
    pub(super) fn before_adding(&mut self, rules: &Rules, event: &Candidate) {
        match &rules.situation.demand {
            Demand::Crossing(crossing) => {
                let ranges = |o: usize| {
                    let read = read_by(&crossing.of);
                    read.iter()
                        .any(|aggregate| aggregate.operand.is_none_or(|of| of == o))
                };
                let mut operands = (0..rules.situation.operands.len()).filter(|&o| ranges(o));
                if operands.all(|o| self.accepted_at(rules, o).events == 0) {
                    self.accepted.above = None;
                }
            }
            Demand::Run(run) => {
                let continues = match run.direction {
                    Slope::Increasing => BinaryOp::Greater,
                    Slope::Decreasing => BinaryOp::Less,
                };
                let value = value_of(rules, run, event);
                let last = self.accepted.last;
                if last.is_some_and(|last| !compare(continues, value, last)) {
                    self.end_run(rules);
                }
            }
            _ => {}
        }
    }

    /// The next value begins a run.
    fn end_run(&mut self, rules: &Rules) {
        self.accepted = Accepted::default();
        self.drop_earlier(rules, &[true]);
    }

    /// What an accepted event detects, itself among the accepted ones; without
    /// one, what an instance detects at its end.
    pub(super) fn aggregate(&mut self, rules: &Rules, event: Option<&Candidate>) -> Composition {
        let over = Over {
            aggregates: Aggregates::of_accepted(rules, self),
            rules,
        };
        let mut composition = Composition::default();
        let fires = match (&rules.situation.demand, event) {
            (Demand::Share(share), _) => share_holds(*share, &over.aggregates),
            (Demand::Crossing(crossing), _) => match evaluate(&crossing.of, &over) {
                Ok(value) => self.cross(crossing, value),
                Err(Missing::Nothing) => false,
                Err(Missing::Fault) => {
                    composition.of_faults += 1;
                    false
                }
            },
            (Demand::Run(run), Some(event)) => {
                self.accepted.last = Some(value_of(rules, run, event));
                over.aggregates.by_operand[0].events >= u64::from(run.n)
            }
            _ => match rules
                .situation
                .when
                .as_ref()
                .map(|when| decide(when, &over))
            {
                None | Some(Ok(true)) => true,
                Some(Ok(false) | Err(Missing::Nothing)) => false,
                Some(Err(Missing::Fault)) => {
                    composition.when_faults += 1;
                    false
                }
            },
        };
        if fires {
            composition.emit(rules, &over);
            let goes_on = rules.situation.operands[0].retain.is_some();
            if rules.situation.kind == Kind::Trend && !goes_on {
                self.end_run(rules);
            }
        }
        composition
    }

    /// Whether a value crosses the bound; the first one only says where it is.
    fn cross(&mut self, crossing: &Crossing, value: Value) -> bool {
        let at_least = |bound| compare(BinaryOp::GreaterEqual, value, bound);
        let below = |bound| compare(BinaryOp::Less, value, bound);
        let Some(above) = self.accepted.above else {
            self.accepted.above = Some(at_least(crossing.bound));
            return false;
        };
        let changes = match (crossing.direction, above) {
            (Direction::Up, false) => at_least(crossing.bound),
            (Direction::Up, true) => crossing.back.is_some_and(below),
            (Direction::Down, true) => below(crossing.bound),
            (Direction::Down, false) => crossing.back.is_some_and(at_least),
        };
        self.accepted.above = Some(above != changes);
        changes && above == (crossing.direction == Direction::Down)
    }
}

/// The value that an event adds to a run.
fn value_of(rules: &Rules, run: &Run, event: &Candidate) -> Value {
    match rules.own(&run.of, event) {
        Ok(value) => value,
        Err(_) => unreachable!("an event whose value faults is not admitted"),
    }
}

/// Whether the share of counted events is as demanded; of nothing it is not.
fn share_holds(share: Share, aggregates: &Aggregates) -> bool {
    let of = |weight: fn(&Sums) -> u128| aggregates.by_operand.iter().map(weight).sum::<u128>();
    let (counted, total) = (of(|sums| sums.counted), of(|sums| sums.weight));
    let (left, right) = (100 * counted, u128::from(share.limit) * total);
    total > 0 && compare(share.compare, Value::U128(left), Value::U128(right))
}
