//! Snapshots that were altered and have a checksum that is right.

use crate::snapshot;
use crc::{CRC_32_ISO_HDLC, Crc};
use rtcep::{Engine, RestoreError, Snapshot};

rtcep::situations! {
    /// Shares of what weighs something.
    pub engine Scale;
    resolution 1ms;

    event Load { weight: u32, good: bool }

    lifespan Always { from startup; max_open 1; }

    situation Good: percentage >= 50 in Always {
        operand load: Load, weight weight, counted if good, max 4;
        within 1s;
        emit { loads: count() }
    }
}

type Instant = <Scale as Engine>::Instant;

/// What is told of this load.
fn load(scale: &mut Scale, t: u64, weight: u32, good: bool) -> Vec<String> {
    let mut told = Vec::new();
    let mut sink = (
        |found: rtcep::Detection<ScaleDetection>| told.push(format!("{:?}", found.situation)),
        |notice| panic!("{notice}"),
    );
    let load = Load { weight, good };
    let taken = scale.process_load(Instant::from_ticks(t), &load, &mut sink);
    taken.expect("in time");
    told
}

/// Two loads, of which the second is good.
fn scale() -> Scale {
    let mut scale = Scale::new();
    assert!(load(&mut scale, 1, 1_000_003, false).is_empty());
    assert_eq!(load(&mut scale, 2, 2_000_006, true).len(), 1);
    scale
}

/// The snapshot with other bytes at a place.
pub(crate) fn altered(mut snapshot: Vec<u8>, place: usize, by: &[u8]) -> Vec<u8> {
    snapshot[place..place + by.len()].copy_from_slice(by);
    let end = snapshot.len() - 4;
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&snapshot[..end]);
    snapshot[end..].copy_from_slice(&checksum.to_le_bytes());
    snapshot
}

/// Where a number of 8 bytes stands.
pub(crate) fn places(bytes: &[u8], number: u64) -> Vec<usize> {
    let places = bytes.windows(8).enumerate();
    let places = places.filter(|(_, bytes)| *bytes == number.to_le_bytes());
    places.map(|(place, _)| place).collect()
}

/// Sums of weights are those of the restored list, whatever the snapshot says: what is
/// counted of shares rests on that.
#[test]
fn sums_of_weights_are_those_of_the_list() {
    let written = snapshot(&scale());
    let places = places(&written, 3_000_009);
    let [place] = places[..] else {
        panic!("the sum of both weights is at {places:?}");
    };
    let other = altered(written.clone(), place, &40_000_000_u64.to_le_bytes());
    assert_ne!(other, written);

    let mut restored = Scale::new();
    restored.restore(&other).expect("an engine can be there");
    assert_eq!(snapshot(&restored), written);
    // 2,000,007 of 3,000,010, and not of 40 millions.
    assert_eq!(
        load(&mut restored, 3, 1, true),
        load(&mut scale(), 3, 1, true)
    );
}

/// What another version stores for the same rules is told apart from other rules.
#[test]
fn another_layout_is_refused() {
    let layout = Scale::<rtcep::NoProbe>::FINGERPRINT.layout;
    let found = !layout;
    // Before the layout: 4 bytes that every snapshot begins with, the form, the length of
    // the state, and the rules.
    let place = 4 + 2 + 8 + 8;
    let written = snapshot(&scale());
    assert_eq!(written[place..place + 8], layout.to_le_bytes());

    let mut engine = scale();
    let refused = engine.restore(&altered(written.clone(), place, &found.to_le_bytes()));
    assert_eq!(refused, Err(RestoreError::OtherLayout { found, layout }));
    assert_eq!(snapshot(&engine), written, "as it was");
}

rtcep::situations! {
    /// What moments alone open.
    pub engine Shift;
    resolution 1us;

    event Work { load: u32 }

    lifespan Slot {
        from startup;
        from at 10us;
        from at 14us;
        until after 4us terminate;
        max_open 1;
    }
    situation Any: all in Slot {
        operand work: first Work, max 1;
        detect deferred;
    }
}

/// Nothing is open that has not opened at startup or at a moment: when the last one ends
/// decides which of the next finds room, and counts rest on that.
#[test]
fn what_moments_open_has_opened_at_one_of_them() {
    let mut shift = Shift::new();
    let mut told = 0;
    let at = |t| <Shift as Engine>::Instant::from_ticks(t);
    let mut sink = (|_: rtcep::Detection<ShiftDetection>| (), |_| told += 1);
    shift.advance(at(100), &mut sink).expect("in time");
    shift.advance(at(113), &mut sink).expect("in time");
    let written = snapshot(&shift);
    let places = places(&written, 110);
    let [place] = places[..] else {
        panic!("when it opened is at {places:?}");
    };
    for (tick, problem) in [(111, true), (110, false), (113, true)] {
        let other = altered(written.clone(), place, &u64::to_le_bytes(tick));
        let restored = Shift::<rtcep::NoProbe>::new().restore(&other);
        assert_eq!(restored.is_err(), problem, "opened at {tick}: {restored:?}");
        if let Err(error) = restored {
            assert!(
                error
                    .to_string()
                    .contains("opened at a tick at which nothing opens"),
                "{error}"
            );
        }
    }
}
