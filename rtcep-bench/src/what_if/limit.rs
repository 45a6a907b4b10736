//! Which numbers meet a limit.

use super::call::Call;
use super::course::Course;
use super::measure::Measure;
use super::range::Range;
use super::rules::Rules;
use super::{Error, Options};
use serde::Serialize;

/// Numbers that are looked at one by one where a bound can fall.
const LOOKED: u32 = 4096;

/// What a call may cost.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Limit {
    /// As it was asked: `deadline 5us`.
    pub(super) text: String,
    /// In the unit of bounds.
    pub(super) most: f64,
}

/// The largest number of one capacity that meets the limit, the others as declared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alone {
    /// Which capacity.
    pub capacity: String,
    /// The smallest number that is proposed.
    pub least: u32,
    /// The largest number; none if no number meets it.
    pub largest: Option<u32>,
    /// Whether that is the largest one that the language accepts.
    pub all: bool,
    /// The bound of the dearest call with that number, or with the smallest one.
    pub bound: f64,
    /// That of one more, where the language accepts it without another warning.
    pub next: Option<f64>,
    /// How many numbers were looked at one by one, where the bound can fall; 0 where it
    /// was searched by halves.
    pub looked: u32,
}

impl Limit {
    /// What the options ask for.
    pub(super) fn new(options: &Options, measure: &Measure) -> Result<Option<Self>, Error> {
        #[allow(clippy::cast_precision_loss, reason = "no bound is known so well")]
        let limit = match (options.deadline, options.max_ops, options.max_instructions) {
            (Some(deadline), ..) => Limit {
                text: format!("deadline {deadline:?}").replace('\u{b5}', "u"),
                most: deadline.as_nanos() as f64,
            },
            (_, Some(n), _) | (.., Some(n)) => Limit {
                text: format!("at most {n} {}", measure.unit()),
                most: n as f64,
            },
            _ => return Ok(None),
        };
        Ok(Some(limit))
    }
}

/// What is asked of numbers.
pub(super) struct Search<'a> {
    pub(super) rules: &'a Rules,
    pub(super) judged: &'a [Call],
    pub(super) limit: &'a Limit,
}

/// How numbers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    Refused,
    Meets,
    Exceeds,
}

impl Search<'_> {
    /// The bound of the dearest call with these numbers; none where the language refuses
    /// them, or has another warning of them.
    pub(super) fn bound(&self, numbers: &[u32]) -> Option<f64> {
        let at = self.rules.at(numbers);
        let counted = at.as_ref().as_ref().ok()?;
        match counted.warning {
            Some(_) => None,
            None => Some(self.rules.worst(self.judged, numbers)?.1),
        }
    }

    pub(super) fn meets(&self, numbers: &[u32]) -> bool {
        self.stand(numbers) == Stand::Meets
    }

    fn stand(&self, numbers: &[u32]) -> Stand {
        match self.bound(numbers) {
            None => Stand::Refused,
            Some(bound) if bound <= self.limit.most => Stand::Meets,
            Some(_) => Stand::Exceeds,
        }
    }

    /// The largest number of the capacity at `c` from `least` to `most` that meets the
    /// limit, the others as in `base`; for bounds that do not fall.
    pub(super) fn largest(&self, base: &[u32], c: usize, (least, most): (u32, u32)) -> Option<u32> {
        let mut numbers = base.to_vec();
        let mut stand = |n: u32| {
            numbers[c] = n;
            self.stand(&numbers)
        };
        let mut low = least;
        // With other numbers beside it, more of the small ones may be refused.
        let mut refused = None;
        while stand(low) == Stand::Refused {
            if low >= most {
                return None;
            }
            refused = Some(low);
            low = most.min(low.saturating_mul(2).max(low + 1));
        }
        while let Some(below) = refused.filter(|below| low - below > 1) {
            let middle = below + (low - below) / 2;
            match stand(middle) {
                Stand::Refused => refused = Some(middle),
                _ => low = middle,
            }
        }
        if stand(low) != Stand::Meets {
            return None;
        }
        let mut high = most;
        if stand(high) == Stand::Meets {
            return Some(high);
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if stand(middle) == Stand::Meets {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(low)
    }

    /// The largest number of one capacity alone.
    pub(super) fn alone(&self, c: usize, range: &Range, course: Course) -> Alone {
        let rules = self.rules;
        let (least, most) = (range.first, range.most);
        let (largest, looked) = match course {
            Course::Falls(..) => {
                let top = most.min(least.saturating_add(LOOKED - 1));
                let mut numbers = (least..=top).rev();
                let largest = numbers.find(|&n| self.meets(&rules.with(c, n)));
                (largest, top - least + 1)
            }
            _ => (self.largest(&rules.declared, c, (least, most)), 0),
        };
        let bound = |n: u32| self.bound(&rules.with(c, n));
        Alone {
            capacity: rules.varied[c].name(&rules.model),
            least,
            largest,
            all: largest == Some(most),
            bound: bound(largest.unwrap_or(least)).unwrap_or(f64::NAN),
            next: largest.filter(|&n| n < most).and_then(|n| bound(n + 1)),
            looked,
        }
    }
}
