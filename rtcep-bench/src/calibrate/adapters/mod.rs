//! Adapters in front of an engine (language.md, 4.9 and 4.10) as shapes of their own: no
//! search is needed for their worst states, which are built.
//!
//! | module | what it holds |
//! |---|---|
//! | `calls` | single calls of an adapter in prepared states |
//! | `reorder`, `merge` | the states of these |
//! | [`measured`] | their instructions and times |

mod calls;
pub mod measured;
mod merge;
mod reorder;

use super::shapes::{Role, Shape, role};
use super::states::Pattern;
use crate::subject::Prepared;
use rtcep::adapter::AdapterBounds;
use rtcep::{Family, OpCounts};

/// An adapter with its capacities.
#[derive(Debug)]
pub struct Adapter {
    /// What it is, with and without its capacities.
    pub text: String,
    /// The same of all capacities.
    pub template: String,
    /// What one call costs at most.
    pub bounds: AdapterBounds,
    calls: fn() -> Vec<Single>,
}

/// One call in a state, or the same call in several states.
struct Single {
    call: Called,
    pattern: Pattern,
    counts: OpCounts,
    prepared: Box<dyn Prepared>,
    /// Of the dearest call: states with random times.
    random: Option<Box<dyn Prepared>>,
}

/// Which call; shapes have them as events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Called {
    Push,
    Pop,
}

impl Called {
    const fn event(self) -> usize {
        match self {
            Called::Push => 0,
            Called::Pop => 1,
        }
    }
}

/// Bytes of an adapter at most: [`BLOCK`](crate::subject::BLOCK) copies have to be in a
/// second-level cache together.
const BYTES: usize = 8 << 10;

/// Of a quick run every so many of them are measured.
const QUICK: usize = 5;

/// All adapters that are measured, in an order that stays.
#[must_use]
pub fn adapters(quick: bool) -> Vec<Adapter> {
    macro_rules! of {
        ($($words:literal)*) => {
            [$(
                reorders!($words, 2 3 4 6 8 12 16 24 32 48 64 96 128),
                merges!($words, 1 2 3 4 6 8 12),
            )*]
        };
    }
    macro_rules! reorders {
        ($words:literal, $($n:literal)*) => { vec![$(reorder::adapter::<$n, $words>()),*] };
    }
    macro_rules! merges {
        ($words:literal, $($s:literal)*) => { vec![$(merge::adapter::<$s, $words>()),*] };
    }
    let mut all = of!(1 2 3 4 6 8 12 16)
        .into_iter()
        .flatten()
        .collect::<Vec<_>>();
    all.retain(|adapter| adapter.bounds.bytes <= BYTES);
    let step = if quick { QUICK } else { 1 };
    all.into_iter().step_by(step).collect()
}

impl Adapter {
    /// As a shape, of a template with this number.
    #[must_use]
    pub fn shape(&self, template: usize, salt: &str) -> Shape {
        Shape {
            template,
            family: Family::Adapter,
            several: false,
            text: self.text.clone(),
            role: role(salt, &self.text),
        }
    }

    /// Whether it is held out under this salt.
    fn held_out(&self, salt: &str) -> bool {
        role(salt, &self.text) == Role::Test
    }
}

#[cfg(test)]
mod tests {
    use super::{Called, adapters};
    use crate::calibrate::states::Pattern;
    use rtcep::{Op, OpCounts};
    use std::collections::BTreeSet;

    /// Each adapter reaches its bounds in the call that is called the dearest, and no call
    /// does more.
    #[test]
    fn bounds_are_reached_and_not_exceeded() {
        let mut counts = BTreeSet::new();
        for adapter in adapters(false) {
            for single in (adapter.calls)() {
                let bound = match single.call {
                    Called::Push => adapter.bounds.push,
                    Called::Pop => adapter.bounds.pop,
                };
                if single.pattern == Pattern::Dearest {
                    assert_eq!(single.counts, bound, "{} {:?}", adapter.text, single.call);
                }
                let more = |op: &Op| single.counts.get(*op) > bound.get(*op);
                assert_eq!(Op::ALL.iter().find(|op| more(op)), None, "{}", adapter.text);
                counts.insert(*single.counts.columns());
            }
        }
        // 20 points for each of five prices, of three shapes in five.
        assert!(counts.len() * 3 / 5 >= 100, "{}", counts.len());
        assert!(!counts.contains(OpCounts::ZERO.columns()));
    }
}
