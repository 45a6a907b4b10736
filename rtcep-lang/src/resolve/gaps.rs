//! Where a model is incomplete after errors.

/// What could not be understood, by declaration.
#[derive(Clone, Debug, Default)]
pub struct Gaps {
    /// An item was skipped whose name and kind are unknown.
    pub lost: bool,
    /// Enums, events and situations of which variants or attributes may be
    /// missing.
    pub incomplete: Vec<String>,
    /// Lifespans.
    pub lifespans: Vec<LifespanGaps>,
    /// Situations.
    pub situations: Vec<SituationGaps>,
    /// Stateless rules.
    pub refers: Vec<StatelessGaps>,
    /// Actions.
    pub actions: Vec<StatelessGaps>,
    /// Where actions wait could not be read.
    pub queue: bool,
}

/// Gaps of one lifespan.
#[derive(Clone, Copy, Debug, Default)]
pub struct LifespanGaps {
    /// A `from` clause could not be read.
    pub from: bool,
    /// An `until` clause could not be read.
    pub until: bool,
    /// The key could not be read.
    pub key: bool,
    /// `policy` or a limit could not be read.
    pub limits: bool,
    /// The event of some clause is unknown.
    pub sources: bool,
    /// The time of some clause is unknown.
    pub moments: bool,
}

/// Gaps of one stateless rule or action.
#[derive(Clone, Copy, Debug, Default)]
pub struct StatelessGaps {
    /// Its event, or the one that it makes, is unknown.
    pub source: bool,
    /// Its condition is unknown.
    pub condition: bool,
}

/// Gaps of one situation.
#[derive(Clone, Debug, Default)]
pub struct SituationGaps {
    /// Its kind is unknown.
    pub kind: bool,
    /// What its kind demands beside the word is unknown.
    pub demand: bool,
    /// Some of its operands are unknown.
    pub operands_lost: bool,
    /// Its `max_combinations` could not be read.
    pub limits: bool,
    /// Its `within` could not be read.
    pub window: bool,
    /// Its `detect` could not be read.
    pub detect: bool,
    /// Its operands.
    pub operands: Vec<OperandGaps>,
}

/// Gaps of one operand.
#[derive(Clone, Copy, Debug, Default)]
pub struct OperandGaps {
    /// What stands before its modifiers could not be read.
    pub head: bool,
    /// Its event is unknown.
    pub source: bool,
    /// Its threshold is unknown.
    pub threshold: bool,
    /// Some of its modifiers could not be read.
    pub modifiers: bool,
}

impl OperandGaps {
    /// Whether anything is unknown.
    #[must_use]
    pub fn any(self) -> bool {
        self.source || self.threshold || self.modifiers
    }
}
