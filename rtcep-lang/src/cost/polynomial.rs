//! Counts as polynomials in the capacities, for people.

/// A factor; operands are named by the first one of their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Factor {
    /// The `max` of an operand.
    Max(usize),
    /// `max` - 1.
    AllButOne(usize),
    /// The `max` of an operand, over a number of levels that ascend.
    Choose(usize, u32),
    /// The `max` of an operand, over a number of levels that differ.
    Falling(usize, u32),
    /// So many, whatever the capacities.
    Number(u128),
}

/// A sum of products; no term is zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polynomial {
    terms: Vec<Vec<Factor>>,
}

impl Polynomial {
    pub(super) const ZERO: Self = Self { terms: Vec::new() };

    pub(super) fn one() -> Self {
        Self {
            terms: vec![Vec::new()],
        }
    }

    /// A number that does not depend on the capacities alone.
    pub(super) fn number(n: u128) -> Self {
        match n {
            0 => Self::ZERO,
            1 => Self::one(),
            n => Self::product(vec![Factor::Number(n)]),
        }
    }

    pub(super) fn product(factors: Vec<Factor>) -> Self {
        Self {
            terms: vec![factors],
        }
    }

    pub(super) fn plus(mut self, other: Self) -> Self {
        self.terms.extend(other.terms);
        self
    }

    /// The value, where `max` gives the capacity of an operand; saturates.
    #[must_use]
    pub fn value(&self, max: &dyn Fn(usize) -> u128) -> u128 {
        let falling = |m: u128, k: u32| {
            (0..u128::from(k)).fold(1u128, |p, i| p.saturating_mul(m.saturating_sub(i)))
        };
        let factor = |factor: &Factor| match *factor {
            Factor::Max(o) => max(o),
            Factor::AllButOne(o) => max(o).saturating_sub(1),
            Factor::Falling(o, k) => falling(max(o), k),
            Factor::Number(n) => n,
            // Divided step by step, so that nothing saturates before it must.
            Factor::Choose(o, k) => (0..u128::from(k)).fold(1u128, |p, i| {
                p.saturating_mul(max(o).saturating_sub(i)) / (i + 1)
            }),
        };
        self.terms.iter().fold(0u128, |sum, term| {
            let product = term.iter().fold(1u128, |p, f| p.saturating_mul(factor(f)));
            sum.saturating_add(product)
        })
    }

    /// As text, where `name` gives the name of an operand.
    #[must_use]
    pub fn text<'a>(&self, name: &dyn Fn(usize) -> &'a str) -> String {
        let factor = |factor: &Factor| match *factor {
            Factor::Max(o) => format!("max_{}", name(o)),
            Factor::AllButOne(o) => format!("(max_{} - 1)", name(o)),
            Factor::Choose(o, k) => format!("C(max_{}, {k})", name(o)),
            Factor::Number(n) => n.to_string(),
            Factor::Falling(o, k) => (0..k)
                .map(|i| match i {
                    0 => format!("max_{}", name(o)),
                    _ => format!("(max_{} - {i})", name(o)),
                })
                .collect::<Vec<_>>()
                .join("·"),
        };
        let term = |term: &Vec<Factor>| {
            if term.is_empty() {
                "1".to_owned()
            } else {
                term.iter().map(factor).collect::<Vec<_>>().join("·")
            }
        };
        if self.terms.is_empty() {
            return "0".to_owned();
        }
        self.terms.iter().map(term).collect::<Vec<_>>().join(" + ")
    }
}
