//! Which shares can be: what is needed of those that help one, beside an event that does not.

use super::Aggregates;
use super::kept::Kept;
use crate::model::{BinaryOp, Counted, Demand, Share};

impl Aggregates<'_, '_> {
    /// Whether what is kept can be the share that is asked for: not where nothing of it
    /// is counted, or everything is.
    pub(super) fn can_hold(&self, kept: &Kept) -> bool {
        let Demand::Share(share) = &self.cx.situation.demand else {
            return true;
        };
        let always = match share.compare {
            BinaryOp::GreaterEqual => share.limit == 0,
            BinaryOp::LessEqual => share.limit >= 100,
            BinaryOp::Less => share.limit > 100,
            _ => false,
        };
        let mut operands = 0..self.cx.situation.operands.len();
        always || operands.any(|o| kept.some(o) && self.helps(share, o))
    }

    /// The least that must be kept of list `l`, of `full`, for a detection by an event of
    /// operand `o` if no other helps; none where the event does, or the list cannot.
    pub(super) fn needed(&self, share: &Share, o: usize, l: usize, full: u128) -> Option<u128> {
        let mut operands = 0..self.cx.situation.operands.len();
        let of_list = operands.find(|&b| self.plan.operands[b].list == Some(l))?;
        if self.helps(share, o) || !self.helps(share, of_list) {
            return None;
        }
        let (against, each) = (self.weights(o).0, self.weights(of_list).1);
        // The more help, the nearer the limit: one more than those that are too few.
        let (mut few, mut enough) = (0, full);
        while few + 1 < enough {
            let middle = few + (enough - few) / 2;
            match holds(share, against, each.saturating_mul(middle)) {
                true => enough = middle,
                false => few = middle,
            }
        }
        Some(enough)
    }

    /// Whether some event of an operand brings the share nearer to what is asked for.
    fn helps(&self, share: &Share, o: usize) -> bool {
        let never = match share.compare {
            BinaryOp::Less | BinaryOp::LessEqual => Counted::Always,
            _ => Counted::Never,
        };
        self.cx.situation.operands[o].counted != never
    }

    /// The least and the most that an event of an operand weighs.
    fn weights(&self, o: usize) -> (u128, u128) {
        let Some(weight) = &self.cx.situation.operands[o].weight else {
            return (1, 1);
        };
        let constant = weight.constant().and_then(|w| u128::try_from(w).ok());
        constant.map_or((0, u128::from(u32::MAX)), |w| (w, w))
    }
}

/// Whether the share holds of what is against it and what helps.
fn holds(share: &Share, against: u128, help: u128) -> bool {
    let all = against.saturating_add(help);
    let counted = match share.compare {
        BinaryOp::Less | BinaryOp::LessEqual => against,
        _ => help,
    };
    let (left, right) = (
        counted.saturating_mul(100),
        all.saturating_mul(u128::from(share.limit)),
    );
    all > 0
        && match share.compare {
            BinaryOp::Less => left < right,
            BinaryOp::LessEqual => left <= right,
            BinaryOp::GreaterEqual => left >= right,
            _ => left > right,
        }
}
