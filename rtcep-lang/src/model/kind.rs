//! Kinds of situations, and what each demands beside its word
//! (language.md, section 4).

use super::{BinaryOp, Expr, Moment, Value};
use rtcep_core::Family;

/// What a situation detects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Every operand has a candidate, in any order.
    All,
    /// Every operand has a candidate, in the order of declaration.
    Sequence,
    /// An event of any operand.
    Any,
    /// At the end: no event of any operand came.
    Not,
    /// At the end: the required operands compose, and no forbidden event came.
    Unless,
    /// The weights sum to `n` at least.
    AtLeast,
    /// At the end: the weights sum to `n` at most.
    AtMost,
    /// The weights sum to `n` exactly.
    Nth,
    /// A condition over aggregates holds.
    Report,
    /// The share of counted events is above or below a limit.
    Percentage,
    /// An aggregate crosses a bound.
    Crosses,
    /// A run of strictly monotone values.
    Trend,
    /// Once in every instance that is open at a moment.
    At,
    /// Again and again from the opening of an instance on.
    Every,
    /// So long after a candidate came.
    After,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 15] = [
        Kind::All,
        Kind::Sequence,
        Kind::Any,
        Kind::Not,
        Kind::Unless,
        Kind::AtLeast,
        Kind::AtMost,
        Kind::Nth,
        Kind::Report,
        Kind::Percentage,
        Kind::Crosses,
        Kind::Trend,
        Kind::At,
        Kind::Every,
        Kind::After,
    ];

    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::All => "all",
            Kind::Sequence => "sequence",
            Kind::Any => "any",
            Kind::Not => "not",
            Kind::Unless => "unless",
            Kind::AtLeast => "atleast",
            Kind::AtMost => "atmost",
            Kind::Nth => "nth",
            Kind::Report => "report",
            Kind::Percentage => "percentage",
            Kind::Crosses => "crosses",
            Kind::Trend => "trend",
            Kind::At => "at",
            Kind::Every => "every",
            Kind::After => "after",
        }
    }

    /// The code that it is executed by.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Kind::All | Kind::Sequence => Family::Join,
            // It keeps nothing.
            Kind::Any => Family::Stateless,
            // `unless` is a join with a veto.
            Kind::Not | Kind::Unless => Family::Absence,
            Kind::AtLeast | Kind::AtMost | Kind::Nth => Family::Count,
            Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => Family::Aggregate,
            Kind::At | Kind::Every | Kind::After => Family::Temporal,
        }
    }

    /// Whether its detections are combinations of candidates.
    #[must_use]
    pub const fn joins(self) -> bool {
        matches!(self, Kind::All | Kind::Sequence | Kind::Unless)
    }

    /// Whether it aggregates accepted events: `report`, `percentage`, `crosses`, `trend`.
    #[must_use]
    pub const fn aggregates(self) -> bool {
        matches!(self.family(), Family::Aggregate)
    }

    /// Whether it counts weights: `atleast`, `atmost`, `nth`.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self.family(), Family::Count)
    }

    /// Whether timers of its own detect it: `at`, `every`, `after`.
    #[must_use]
    pub const fn temporal(self) -> bool {
        matches!(self.family(), Family::Temporal)
    }

    /// Whether it is only ever judged at the end of an instance.
    #[must_use]
    pub const fn only_deferred(self) -> bool {
        matches!(self, Kind::Not | Kind::Unless | Kind::AtMost)
    }

    /// Whether it is only ever judged at events.
    #[must_use]
    pub const fn only_immediate(self) -> bool {
        matches!(self, Kind::Any | Kind::Crosses | Kind::Trend)
    }
}

/// What a kind demands beside its word.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Demand {
    /// Nothing: joins, `any`, `not`, `unless`, `report`.
    #[default]
    Nothing,
    /// The `n` of `atleast`, `atmost` and `nth`.
    Count(u64),
    /// Of `percentage`.
    Share(Share),
    /// Of `crosses`.
    Crossing(Box<Crossing>),
    /// Of `trend`.
    Run(Box<Run>),
    /// The moment of `at`.
    At(Moment),
    /// The period of `every`, in ticks; not 0.
    Every(u64),
    /// The delay of `after`, in ticks; not 0.
    After(u64),
}

/// `percentage > 50`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// `>`, `>=`, `<` or `<=`: the share stands at the left.
    pub compare: BinaryOp,
    /// The limit in percent.
    pub limit: u64,
}

/// `crosses up 10.0 hysteresis 2.0 of avg(x)`
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    /// The crossing that is detected.
    pub direction: Direction,
    /// The value that is judged, over aggregates.
    pub of: Expr,
    /// `b`, of the type of `of`.
    pub bound: Value,
    /// `h`, of the type of `of` and not negative.
    pub hysteresis: Option<Value>,
    /// Where the state falls back: `b - h` for `up`, `b + h` for `down`; none
    /// where that does not fit the type: it never falls back.
    pub back: Option<Value>,
}

/// `up` or `down`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From below to at or above the bound.
    Up,
    /// From at or above the bound to below it.
    Down,
}

impl Direction {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Down => "down",
        }
    }
}

/// `trend increasing 3 of x`
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Which way the values go.
    pub direction: Slope,
    /// Values at least; 2 or more.
    pub n: u32,
    /// The value, over the event's own attributes; a number.
    pub of: Expr,
}

/// `increasing` or `decreasing`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slope {
    /// Each value is larger than the one before.
    Increasing,
    /// Each value is smaller than the one before.
    Decreasing,
}

impl Slope {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Slope::Increasing => "increasing",
            Slope::Decreasing => "decreasing",
        }
    }
}
