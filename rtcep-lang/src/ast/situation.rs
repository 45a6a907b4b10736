//! Situations as written.

use super::{Count, Duration, Expr, Moment, Name};
use crate::diagnostic::Range;
use crate::model::{BinaryOp, Detect, Direction, Kind, OnFull, Quantifier, Role, Slope};

/// `situation S: all in Watch { .. }`
#[derive(Clone, Debug)]
pub struct Situation {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// Its kind, with the word's place.
    pub kind: Option<(Kind, Range)>,
    /// What the kind demands beside its word.
    pub demand: Demand,
    /// The lifespan's name.
    pub lifespan: Option<Name>,
    /// Its operands.
    pub operands: Vec<Operand>,
    /// `when`, with the word's place.
    pub when: Option<Guarded>,
    /// `within`.
    pub within: Option<Duration>,
    /// `once`.
    pub once: bool,
    /// `detect ..`.
    pub detect: Option<(Detect, Range)>,
    /// `max_combinations`.
    pub max_combinations: Option<Count<u64>>,
    /// The attributes of `emit`.
    pub emit: Vec<Emission>,
    /// An operand, or the whole body, could not be read.
    pub operands_lost: bool,
    /// An attribute of `emit`, or the whole body, could not be read.
    pub emit_lost: bool,
    /// A number or a window could not be read.
    pub limits_lost: bool,
    /// `within`, or the whole body, could not be read.
    pub within_lost: bool,
    /// `detect`, or the whole body, could not be read.
    pub detect_lost: bool,
}

/// What a kind demands beside its word; `Lost` where it could not be read.
#[derive(Clone, Debug)]
pub enum Demand {
    /// Nothing.
    Nothing,
    /// It could not be read.
    Lost,
    /// The `5` of `atleast 5`.
    Count(Count<u64>),
    /// `percentage >= 33`
    Share {
        /// The comparison.
        compare: BinaryOp,
        /// The limit in percent.
        limit: Count<u64>,
    },
    /// `crosses up 10 hysteresis 2 of avg(x)`
    Crossing {
        /// `up` or `down`.
        direction: Direction,
        /// The bound and what it bounds.
        crossing: Box<Crossing>,
    },
    /// `trend increasing 3 of x`
    Run {
        /// `increasing` or `decreasing`.
        direction: Slope,
        /// Values at least.
        n: Count<u32>,
        /// What is compared.
        of: Expr,
    },
    /// `at 5s`
    At(Moment),
    /// `every 100ms`
    Every(Duration),
    /// `after 500ms`
    After(Duration),
}

/// The bound, the hysteresis, both literals, and what is judged.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// The bound.
    pub bound: Expr,
    /// The hysteresis.
    pub hysteresis: Option<Expr>,
    /// What is judged.
    pub of: Expr,
}

/// `operand a: first E{2..=3} if x > 1, retain, max 10, on_full reject;`
#[derive(Clone, Debug)]
pub struct Operand {
    /// `operand`, `forbidden` or `absent`, with the word's place.
    pub role: (Role, Range),
    /// Its name.
    pub name: Name,
    /// `absolute`.
    pub absolute: Option<Range>,
    /// Which candidate is used.
    pub quantifier: Option<(Quantifier, Range)>,
    /// The event or situation.
    pub source: Option<Name>,
    /// `{m..=n}`
    pub repetition: Option<Repetition>,
    /// `if`, with the word's place.
    pub threshold: Option<Guarded>,
    /// `override if`.
    pub overrides: Option<Guarded>,
    /// `weight`.
    pub weight: Option<Weight>,
    /// `counted`, or `counted if c`.
    pub counted: Option<Flag>,
    /// `retain`, or `retain if c`.
    pub retain: Option<Flag>,
    /// `max N`.
    pub max: Option<Count<u32>>,
    /// `on_full policy`.
    pub on_full: Option<(OnFull, Range)>,
    /// A modifier could not be read.
    pub broken: bool,
}

/// `{m..=n}` behind an event.
#[derive(Clone, Copy, Debug)]
pub struct Repetition {
    /// Candidates at least.
    pub least: u32,
    /// Candidates at most.
    pub most: u32,
    /// All of it.
    pub range: Range,
}

/// A condition behind its word.
#[derive(Clone, Debug)]
pub struct Guarded {
    /// The word.
    pub word: Range,
    /// The condition.
    pub condition: Condition,
}

/// A word that stands alone or has a condition behind it.
#[derive(Clone, Debug)]
pub struct Flag {
    /// The word.
    pub word: Range,
    /// `if c`; none: always.
    pub condition: Option<Condition>,
}

/// `weight x`; the expression is `None` if it could not be read.
#[derive(Clone, Debug)]
pub struct Weight {
    /// The word `weight`.
    pub word: Range,
    /// Its value.
    pub value: Option<Expr>,
}

/// The expression after `if` or `when`; `None` where it could not be read.
pub type Condition = Option<Expr>;

/// `x: a.x + 1` of an `emit` block.
#[derive(Clone, Debug)]
pub struct Emission {
    /// The attribute's name.
    pub name: Name,
    /// Its value; `None` if it could not be read.
    pub value: Option<Expr>,
}
