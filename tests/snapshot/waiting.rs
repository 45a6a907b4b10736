//! Snapshots in which instances wait for other events than they can, or for something that is
//! looked for too early, or more are open than can be: counts rest on all of it.

use crate::altered::{altered, places};
use crate::snapshot;
use rtcep::persist::Problem;
use rtcep::{Engine, RestoreError, Snapshot, Timestamp};

rtcep::situations! {
    /// All instances wait for the newest of all.
    pub engine Watch;
    resolution 1us;

    event Open { x: u8 }
    event Far { x: u8 }

    lifespan Bid { from Open; max_open 3; }

    situation Again: after 60us in Bid {
        operand far: last Far;
        emit { x: far.x }
    }
}

rtcep::situations! {
    /// Nothing ends what waits.
    pub engine Always;
    resolution 1us;

    event Near { x: u8 }

    lifespan All { from startup; max_open 1; }

    situation Once: after 10us in All {
        operand near: first Near;
        emit { x: near.x }
    }
}

rtcep::situations! {
    /// Each opening ends the one of its key.
    pub engine Latest;
    resolution 1us;

    event Sails { ship: u64 }
    event Seen { ship: u64 }

    lifespan Voyage { from Sails; until Sails discard; key ship; max_open 4; }

    situation Sighted: all in Voyage {
        operand seen: first Seen;
    }
}

fn watch() -> Watch {
    let mut watch = Watch::new();
    let mut sink = (
        |found: rtcep::Detection<WatchDetection>| panic!("{:?}", found.situation),
        |notice| panic!("{notice}"),
    );
    let at = |t| <Watch as Engine>::Instant::from_ticks(t);
    for t in 1..=3 {
        let taken = watch.process_open(at(t), &Open { x: 0 }, &mut sink);
        taken.expect("in time");
    }
    let taken = watch.process_far(at(40), &Far { x: 7 }, &mut sink);
    taken.expect("in time");
    watch.advance(at(45), &mut sink).expect("in time");
    watch
}

#[test]
fn instances_wait_for_the_same_newest_event() {
    let written = snapshot(&watch());
    let all = places(&written, 40);
    assert_eq!(all.len(), 3, "one for each instance");
    let earlier = 39_u64.to_le_bytes();

    let one = altered(written.clone(), all[0], &earlier);
    let mut engine = watch();
    match engine.restore(&one) {
        Err(RestoreError::Corrupt(corrupt)) => assert_eq!(corrupt.problem, Problem::Differs),
        other => panic!("{other:?}"),
    }
    assert_eq!(snapshot(&engine), written, "as it was");

    let together = all
        .iter()
        .fold(written, |bytes, &place| altered(bytes, place, &earlier));
    engine.restore(&together).expect("an engine can be there");
    assert_eq!(engine.next_deadline().map(Timestamp::ticks), Some(99));
}

#[test]
fn what_waits_is_not_looked_for_too_early() {
    let mut always = Always::new();
    let mut sink = (|_: rtcep::Detection<AlwaysDetection>| (), |_| ());
    let at = |t| <Always as Engine>::Instant::from_ticks(t);
    let taken = always.process_near(at(5), &Near { x: 7 }, &mut sink);
    taken.expect("in time");
    always.advance(at(7), &mut sink).expect("in time");
    let written = snapshot(&always);
    // The ticks before it is due: of the situation, and of the engine.
    let before = places(&written, 14);
    assert!(!before.is_empty());
    let earlier = before.iter().fold(written.clone(), |bytes, &place| {
        altered(bytes, place, &9_u64.to_le_bytes())
    });
    let mut restored = Always::new();
    restored.restore(&earlier).expect("an engine can be there");
    assert_eq!(restored.next_deadline().map(Timestamp::ticks), Some(15));
    assert_eq!(snapshot(&restored), written);
}

#[test]
fn no_more_is_open_of_a_key_than_its_openings_leave() {
    let mut latest = Latest::new();
    let mut sink = (|_: rtcep::Detection<LatestDetection>| (), |_| ());
    for ship in [1_000_001, 1_000_002] {
        let at = <Latest as Engine>::Instant::from_ticks(5);
        let taken = latest.process_sails(at, &Sails { ship }, &mut sink);
        taken.expect("in time");
    }
    let written = snapshot(&latest);
    let keys = places(&written, 1_000_002);
    let [place] = keys[..] else {
        panic!("the key is at {keys:?}");
    };
    let same = altered(written.clone(), place, &1_000_001_u64.to_le_bytes());
    match latest.restore(&same) {
        Err(RestoreError::Corrupt(corrupt)) => assert_eq!(corrupt.problem, Problem::Keys),
        other => panic!("{other:?}"),
    }
    let other = altered(written, place, &1_000_003_u64.to_le_bytes());
    latest.restore(&other).expect("an engine can be there");
}
