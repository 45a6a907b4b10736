//! Snapshots of counters that claim what no detection would have left: counts rest on what is
//! used staying or being gone.

use crate::altered::{altered, places};
use crate::snapshot;
use rtcep::{Engine, Snapshot};

rtcep::situations! {
    /// Each counts what it has.
    pub engine Tally;
    resolution 1us;

    event Part { size: u64 }
    event Box { size: u64 }

    lifespan Shift { from startup; max_open 1; }

    situation Kept: atleast 2 in Shift {
        operand part: each Part, retain if size > 1000, max 4;
        emit { n: count() }
    }
    situation Pairs: atleast 4 in Shift {
        operand pair: Box, weight 2;
        emit { n: count() }
    }
}

type Told = Vec<(&'static str, u64)>;

fn at(t: u64) -> <Tally as Engine>::Instant {
    <Tally as Engine>::Instant::from_ticks(t)
}

fn told(tally: &mut Tally, t: u64, size: u64, boxed: bool) -> Told {
    let mut found = Told::new();
    let mut sink = (
        |detection: rtcep::Detection<TallyDetection>| {
            found.push(match detection.situation {
                TallyDetection::Kept(kept) => ("Kept", kept.n),
                TallyDetection::Pairs(pairs) => ("Pairs", pairs.n),
            });
        },
        |notice| panic!("{notice}"),
    );
    let taken = match boxed {
        true => tally.process_box(at(t), &Box { size }, &mut sink),
        false => tally.process_part(at(t), &Part { size }, &mut sink),
    };
    taken.expect("in time");
    found
}

/// Two parts, both of them used and kept; two boxes, which weigh 2.
fn tally() -> Tally {
    let mut tally = Tally::new();
    assert_eq!(told(&mut tally, 1, 7_777, false), []);
    assert_eq!(told(&mut tally, 2, 8_888, false), [("Kept", 2)]);
    assert_eq!(told(&mut tally, 3, 1, true), []);
    tally
}

#[test]
fn what_was_used_is_kept_or_gone() {
    let written = snapshot(&tally());
    let mut engine = tally();
    engine.restore(&written).expect("what was written");
    assert_eq!(told(&mut engine, 4, 9_999, false), [("Kept", 3)]);
    // As if the first part were one that is not kept: the detection would have consumed it.
    let place = places(&written, 7_777);
    assert_eq!(place.len(), 1, "the part stands there once");
    let forged = altered(written, place[0], &5_u64.to_le_bytes());
    engine.restore(&forged).expect("it is put right");
    assert_eq!(told(&mut engine, 4, 9_999, false), [("Kept", 2)]);
}

#[test]
fn sums_are_those_of_their_weights() {
    let mut engine = tally();
    let without = snapshot(&Tally::new());
    let written = snapshot(&engine);
    assert_ne!(without, written);
    // The sum of the pairs: the only number 2 of 8 bytes behind the parts.
    let part = places(&written, 8_888)[0];
    let sum = places(&written, 2).into_iter().rfind(|&place| place > part);
    let forged = altered(written, sum.expect("a sum"), &3_u64.to_le_bytes());
    engine.restore(&forged).expect("it is put right");
    assert_eq!(told(&mut engine, 5, 1, true), [("Pairs", 4)]);
}
