//! Random rule sets, biased to what is entangled: events that take several
//! operands, shared lists, small capacities, situations that feed situations,
//! that open and end lifespans, lifespans of all kinds that overlap, timers that are
//! due at one tick, events made from events. And spread evenly over the language's
//! constructs and pairs of them: see `round`.
//!
//! | module | what it makes |
//! |---|---|
//! | `round` | rule sets one after the other, each for what the earlier ones lack |
//! | `vocabulary` | events, attributes, functions |
//! | `situation`, `join`, `count`, `aggregate`, `temporal`, `operand` | situations |
//! | `lifespan` | lifespans |
//! | `stateless` | stateless rules and actions |
//! | `expression` | conditions and values |
//! | `coverage` | which constructs a rule set has |
//! | `inject` | a construct more in a rule set that is there |
//! | `tally` | in how many rule sets two constructs stand together |

mod aggregate;
mod count;
pub(crate) mod coverage;
mod expression;
pub(crate) mod inject;
mod join;
mod lifespan;
mod operand;
mod round;
mod situation;
mod stateless;
pub(crate) mod tally;
mod temporal;
mod vocabulary;

#[allow(unused_imports, reason = "the corpus makes no whole rounds")]
pub(crate) use round::{ROUND, RuleSet};
pub(crate) use round::{round, small};

use fastrand::Rng;
use vocabulary::Choices;

/// A rule set at random, valid or not: what was made at random may derive itself in a
/// circle, say what a kind does not take, or read what is not there.
fn attempt(rng: Rng) -> String {
    let mut c = Choices::new(rng);
    let mut events: Vec<&str> = c.events.iter().map(|(name, _)| *name).collect();
    c.shuffle(&mut events);
    events.truncate(c.usize(1..=3));
    let lifespans = c.one_of(&[1, 1, 2, 2, 3]);
    let situations = c.usize(1..=4);
    let mut kinds: Vec<lifespan::Sketch> = (0..lifespans)
        .map(|l| lifespan::sketch(&mut c, &events, situations, l))
        .collect();
    let mut items: Vec<String> = Vec::new();
    for s in 0..situations {
        let l = c.usize(0..lifespans);
        let (text, sources) = situation::situation(&mut c, &events, s, &kinds[l]);
        kinds[l].met.extend(sources);
        items.push(text);
    }
    items.extend(stateless::refers(&mut c, situations));
    items.extend(stateless::actions(&mut c, situations));
    items.extend(kinds.iter().map(|kind| lifespan::print(&mut c, kind)));
    // The order of declaration is meaning, and need not be that of feeding.
    if c.bool() {
        c.shuffle(&mut items);
    } else {
        items.rotate_right(lifespans);
    }
    let declared = c.declared();
    format!(
        "pub engine Rules;\nresolution 1us;\n{declared}{}",
        items.join("\n")
    )
}
