//! What conditions read of the event that opened an instance (language.md, 5).

use super::{Attribute, Expr, ExprKind, Lifespan, Model, Terminator};

impl Expr {
    /// Whether it reads the initiator of an instance.
    #[must_use]
    pub fn reads_initiator(&self) -> bool {
        !self.initiator_attributes().is_empty()
    }

    fn initiator_attributes(&self) -> Vec<usize> {
        let mut read = Vec::new();
        self.visit(&mut |e| {
            if let ExprKind::Attribute(Attribute::Initiator(a)) = e.kind {
                read.push(a);
            }
        });
        read
    }
}

impl Lifespan {
    /// What is kept of the initiator of each open instance: attributes as the first
    /// event initiator declares them, in order.
    #[must_use]
    pub fn kept_of_initiator(&self) -> Vec<usize> {
        let conditions = self.terminators.iter().filter_map(|t| match t {
            Terminator::Event { condition, .. } => condition.as_ref(),
            Terminator::At { .. } | Terminator::After { .. } => None,
        });
        let mut kept: Vec<usize> = conditions.flat_map(Expr::initiator_attributes).collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    }
}

impl Model {
    /// Words of 8 bytes that are kept of the initiator of each open instance.
    #[must_use]
    pub fn initiator_words(&self, lifespan: usize) -> u64 {
        let Some(first) = self.first_initiator(lifespan) else {
            return 0;
        };
        let attributes = self.attributes(first);
        let kept = self.lifespans[lifespan].kept_of_initiator().into_iter();
        kept.map(|a| attributes[a].ty.bytes())
            .sum::<u64>()
            .div_ceil(8)
    }
}
