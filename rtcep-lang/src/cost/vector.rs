//! Counts that cannot overflow while they are being computed.

use super::nodes::nodes;
use crate::model::Expr;
use rtcep_core::{Op, OpCounts};

/// A vector of counts in `u128`, saturating: what does not fit `u64` in the
/// end is reported and never wraps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vector([u128; Op::COUNT]);

impl Vector {
    pub(super) const ZERO: Self = Self([0; Op::COUNT]);

    pub(super) fn with(mut self, op: Op, times: u128) -> Self {
        let place = &mut self.0[op as usize];
        *place = place.saturating_add(times);
        self
    }

    pub(super) fn less(mut self, op: Op, times: u128) -> Self {
        let place = &mut self.0[op as usize];
        *place = place.saturating_sub(times);
        self
    }

    /// The nodes of an expression, evaluated `times`.
    pub(super) fn nodes(mut self, expr: Option<&Expr>, times: u128) -> Self {
        if let Some(expr) = expr {
            let once = nodes(expr);
            for op in Op::ALL {
                self = self.with(op, times.saturating_mul(once.get(op).into()));
            }
        }
        self
    }

    pub(super) const fn get(&self, op: Op) -> u128 {
        self.0[op as usize]
    }

    pub(super) fn plus(mut self, other: &Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a = a.saturating_add(b);
        }
        self
    }

    pub(super) fn times(mut self, n: u128) -> Self {
        for a in &mut self.0 {
            *a = a.saturating_mul(n);
        }
        self
    }

    pub(super) fn max(mut self, other: &Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a = (*a).max(b);
        }
        self
    }

    /// Whether `other` is at least as large in every operation.
    pub(super) fn below(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| *a <= b)
    }

    pub(super) fn counts(&self) -> Option<OpCounts> {
        let mut columns = [0; Op::COUNT];
        for (column, &count) in columns.iter_mut().zip(&self.0) {
            *column = u64::try_from(count).ok()?;
        }
        Some(OpCounts::new(columns))
    }

    /// Whether all counts together fit `u64`.
    pub(super) fn total_fits(&self) -> bool {
        let total = self.0.iter().fold(0u128, |sum, &n| sum.saturating_add(n));
        u64::try_from(total).is_ok()
    }
}
