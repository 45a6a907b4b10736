//! Where a model is incomplete after errors.

/// What could not be understood, by declaration.
#[derive(Clone, Debug, Default)]
pub struct Gaps {
    /// An item was skipped whose name and kind are unknown.
    pub lost: bool,
    /// Enums, events and situations of which variants or attributes may be
    /// missing.
    pub incomplete: Vec<String>,
    /// Lifespans of which something could not be read.
    pub lifespans: Vec<bool>,
    /// Situations.
    pub situations: Vec<SituationGaps>,
}

/// Gaps of one situation.
#[derive(Clone, Debug, Default)]
pub struct SituationGaps {
    /// Its kind is unknown.
    pub kind: bool,
    /// Some of its operands are unknown.
    pub operands_lost: bool,
    /// Its `max_combinations` could not be read.
    pub limits: bool,
    /// Its operands.
    pub operands: Vec<OperandGaps>,
}

/// Gaps of one operand.
#[derive(Clone, Copy, Debug, Default)]
pub struct OperandGaps {
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
