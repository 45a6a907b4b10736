//! Vectors of operation counts.

use crate::op::Op;
use core::fmt;

/// How often each [`Op`] happens. All arithmetic saturates: the analysis has
/// refused a rule set whose counts do not fit `u64` before such a vector is
/// made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpCounts([u64; Op::COUNT]);

impl OpCounts {
    /// No operation at all.
    pub const ZERO: Self = Self([0; Op::COUNT]);

    /// From the columns in the order of [`Op::ALL`].
    #[must_use]
    pub const fn new(columns: [u64; Op::COUNT]) -> Self {
        Self(columns)
    }

    /// The columns in the order of [`Op::ALL`].
    #[must_use]
    pub const fn columns(&self) -> &[u64; Op::COUNT] {
        &self.0
    }

    /// The count of one operation.
    #[must_use]
    pub const fn get(&self, op: Op) -> u64 {
        self.0[op as usize]
    }

    /// This vector with `times` more of `op`.
    #[must_use]
    pub const fn with(mut self, op: Op, times: u64) -> Self {
        self.0[op as usize] = self.0[op as usize].saturating_add(times);
        self
    }

    /// Adds `times` of `op` in place.
    pub const fn add_op(&mut self, op: Op, times: u64) {
        self.0[op as usize] = self.0[op as usize].saturating_add(times);
    }

    /// The sum of two vectors.
    #[must_use]
    pub const fn plus(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < Op::COUNT {
            self.0[i] = self.0[i].saturating_add(other.0[i]);
            i += 1;
        }
        self
    }

    /// The vector `times` over.
    #[must_use]
    pub const fn times(mut self, times: u64) -> Self {
        let mut i = 0;
        while i < Op::COUNT {
            self.0[i] = self.0[i].saturating_mul(times);
            i += 1;
        }
        self
    }

    /// The larger of both, operation by operation.
    #[must_use]
    pub const fn max(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < Op::COUNT {
            if self.0[i] < other.0[i] {
                self.0[i] = other.0[i];
            }
            i += 1;
        }
        self
    }

    /// Whether no operation happens more often than in `bound`.
    #[must_use]
    pub const fn within(&self, bound: &Self) -> bool {
        let mut i = 0;
        while i < Op::COUNT {
            if self.0[i] > bound.0[i] {
                return false;
            }
            i += 1;
        }
        true
    }

    /// All operations together: a plain size for tables, not a price.
    #[must_use]
    pub const fn total(&self) -> u64 {
        let mut sum = 0u64;
        let mut i = 0;
        while i < Op::COUNT {
            sum = sum.saturating_add(self.0[i]);
            i += 1;
        }
        sum
    }
}

impl Default for OpCounts {
    fn default() -> Self {
        Self::ZERO
    }
}

/// `row 10, emit 1`: the operations that happen, by name.
impl fmt::Display for OpCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for op in Op::ALL {
            let n = self.get(op);
            if n > 0 {
                write!(f, "{comma}{} {n}", op.name())?;
                comma = ", ";
            }
        }
        if comma.is_empty() {
            f.write_str("nothing")
        } else {
            Ok(())
        }
    }
}

impl fmt::Debug for OpCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpCounts({self})")
    }
}
