//! What aggregating kinds detect (language.md, 4.4).

use super::compose::Composition;
use super::expr::{Lookup, Missing, Outcome, compare, decide, evaluate};
use super::group::Members;
use super::rules::{Rules, read_by};
use super::state::{Candidate, State};
use super::sums::Sums;
use crate::model::{
    Aggregate, Attribute, BinaryOp, Crossing, Demand, Direction, Run, Share, Slope, Type, Value,
};

/// What an instance of an aggregating kind keeps beside lists and sums.
#[derive(Clone, Debug, Default)]
pub(super) struct Accepted {
    /// All events that no list keeps, in the order of arrival.
    all: Sums,
    /// `crosses`: whether the value was at or above the bound.
    above: Option<bool>,
    /// `trend`: the newest values of the run, and their ticks.
    run: Vec<(u64, Value)>,
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

    /// Before an event is added: what it finds. A `crosses` that ranges over
    /// nothing has no state, a run forgets what the window left behind.
    pub(super) fn before_adding(&mut self, rules: &Rules, event: &Candidate, overridden: bool) {
        if let Demand::Crossing(crossing) = &rules.situation.demand {
            let operands = 0..rules.situation.operands.len();
            let ranges = |o: usize| {
                let read = read_by(&crossing.of);
                read.iter()
                    .any(|aggregate| aggregate.operand.is_none_or(|of| of == o))
            };
            let mut ranges = operands.filter(|&o| ranges(o));
            if ranges.all(|o| self.accepted_at(rules, o).events == 0) {
                self.accepted.above = None;
            }
        }
        if overridden {
            self.accepted.run.clear();
        }
        if let Some(within) = rules.situation.prunes() {
            self.accepted.run.retain(|(t, _)| event.t - t <= within);
        }
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
            (Demand::Run(run), Some(event)) => self.run(rules, run, event),
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

    /// Whether a run is long enough with a further value.
    fn run(&mut self, rules: &Rules, run: &Run, event: &Candidate) -> bool {
        let Ok(value) = rules.own(&run.of, event) else {
            unreachable!("an event whose value faults is not admitted")
        };
        let continues = match run.direction {
            Slope::Increasing => BinaryOp::Greater,
            Slope::Decreasing => BinaryOp::Less,
        };
        let run_so_far = &mut self.accepted.run;
        if let Some((_, last)) = run_so_far.last()
            && !compare(continues, value, *last)
        {
            run_so_far.clear();
        }
        run_so_far.push((event.t, value));
        let n = run.n as usize;
        if run_so_far.len() < n {
            return false;
        }
        if rules.situation.operands[0].retain.is_some() {
            // Older values can make no difference any more.
            run_so_far.drain(..run_so_far.len() - n);
        } else {
            run_so_far.clear();
        }
        true
    }
}

/// Whether the share of counted events is as demanded; of nothing it is not.
fn share_holds(share: Share, aggregates: &Aggregates) -> bool {
    let of = |weight: fn(&Sums) -> u128| aggregates.by_operand.iter().map(weight).sum::<u128>();
    let (counted, total) = (of(|sums| sums.counted), of(|sums| sums.weight));
    let (left, right) = (100 * counted, u128::from(share.limit) * total);
    total > 0 && compare(share.compare, Value::U128(left), Value::U128(right))
}
