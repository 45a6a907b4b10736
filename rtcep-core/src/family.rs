//! Whose price an operation has (bounds.md, section 2).

use crate::Op;

/// The version of the list of operations and families. Who adds an operation, or counts
/// one in another family, raises it and says so in [`Op::since`]: a cost table that was
/// measured before stays good for all rules that have no use of it.
pub const VOCABULARY: u32 = 3;

/// Groups of situation kinds, and of other parts of an engine, whose code differs, so that
/// a price belongs to one piece of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The engine itself: arrival and dispatch, and its timers.
    Engine,
    /// `all` and `sequence`.
    Join,
    /// `atleast`, `atmost` and `nth`.
    Count,
    /// `not` and `unless`.
    Absence,
    /// `report`, `percentage`, `crosses` and `trend`.
    Aggregate,
    /// `at`, `every` and `after`.
    Temporal,
    /// `any`, stateless rules and actions.
    Stateless,
    /// Adapters in front of an engine.
    Adapter,
    /// Opening and closing the instances of lifespans without a key.
    Lifespan,
    /// Opening, closing and finding the instances of lifespans with a key.
    Keyed,
}

impl Family {
    /// Every family.
    pub const ALL: [Family; 10] = [
        Family::Engine,
        Family::Join,
        Family::Count,
        Family::Absence,
        Family::Aggregate,
        Family::Temporal,
        Family::Stateless,
        Family::Adapter,
        Family::Lifespan,
        Family::Keyed,
    ];

    /// The name in reports and cost tables; stable over versions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Engine => "engine",
            Family::Join => "join",
            Family::Count => "count",
            Family::Absence => "absence",
            Family::Aggregate => "aggregate",
            Family::Temporal => "temporal",
            Family::Stateless => "stateless",
            Family::Adapter => "adapter",
            Family::Lifespan => "lifespan",
            Family::Keyed => "keyed",
        }
    }

    /// Its operations, in the order of [`Op::ALL`]: those that have a price.
    pub fn ops(self) -> impl Iterator<Item = Op> {
        Op::ALL
            .into_iter()
            .filter(move |op| op.families().contains(&self))
    }
}

impl Op {
    /// The families in which it can happen: each has a price of its own for it.
    #[must_use]
    pub const fn families(self) -> &'static [Family] {
        use Family::{
            Absence, Adapter, Aggregate, Count, Engine, Join, Keyed, Lifespan, Stateless, Temporal,
        };
        match self {
            Op::Arrival | Op::TimerCheck => &[Engine, Adapter],
            Op::Derive => &[Engine],
            Op::Admit | Op::Override => &[Join, Count, Absence, Aggregate, Temporal],
            Op::Offer | Op::Emit | Op::Recall => {
                &[Join, Count, Absence, Aggregate, Temporal, Stateless]
            }
            Op::Threshold | Op::Scan => &[
                Join, Count, Absence, Aggregate, Temporal, Stateless, Lifespan, Keyed,
            ],
            Op::Logic
            | Op::Compare
            | Op::Integer
            | Op::Division
            | Op::Float
            | Op::Convert
            | Op::Choose
            | Op::Text
            | Op::Call
            | Op::Notice => &[
                Join, Count, Absence, Aggregate, Temporal, Stateless, Lifespan, Keyed,
            ],
            Op::Word => &[
                Join, Count, Absence, Aggregate, Temporal, Stateless, Adapter, Lifespan, Keyed,
            ],
            Op::Keep | Op::Evict => &[Join, Count, Absence, Aggregate, Temporal, Stateless],
            Op::Expire => &[Join, Count, Aggregate],
            Op::Step | Op::Compact => &[Join, Count, Absence],
            Op::Row | Op::Veto => &[Join, Absence],
            Op::Retain | Op::Consume => &[Join, Count],
            Op::Trace | Op::Group => &[Join],
            Op::Arm => &[Temporal, Lifespan, Keyed],
            Op::Fire => &[Temporal],
            Op::Probe | Op::Key => &[Keyed],
            Op::Open | Op::Reset | Op::Close | Op::Lapse => &[Lifespan, Keyed],
            Op::Conclude => &[Join, Count, Absence, Aggregate],
            Op::Weigh => &[Count, Aggregate],
            Op::Count => &[Count],
            Op::Clear => &[Join, Absence, Temporal],
            Op::Update | Op::Decide => &[Aggregate],
            Op::Fold => &[Join, Count, Aggregate],
            Op::Merge => &[Count, Aggregate],
            Op::Refer | Op::Queue => &[Stateless],
            Op::Sift | Op::Source => &[Adapter],
        }
    }

    /// Since which [`VOCABULARY`] a family has a price for it.
    #[must_use]
    pub const fn since(self, family: Family) -> u32 {
        match (family, self) {
            (Family::Keyed, _) | (_, Op::Lapse | Op::Merge) | (Family::Count, Op::Fold) => 2,
            (Family::Stateless, Op::Scan) => 3,
            (Family::Stateless, Op::Offer | Op::Emit | Op::Recall | Op::Threshold) => 2,
            _ => 1,
        }
    }
}
