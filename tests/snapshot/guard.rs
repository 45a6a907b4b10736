//! Doors that are opened and closed: the rules of the first snapshot that was kept.

use crate::snapshot;
use rtcep::{Engine, RestoreError, Snapshot, Timestamp};

/// The rules of the snapshot that is kept. What they store must not change.
mod kept {
    rtcep::situations! {
        /// Doors that were forced.
        pub engine Guard;
        resolution 1ms;

        enum Kind { Front, Back }
        event Opened { door: str<8>, kind: Kind, force: f32 }
        event Closed { door: str<8> }

        lifespan Always { from startup; max_open 1; }
        lifespan Door { from Opened including; until Closed terminate; until after 1min terminate; key door; max_open 3; }

        /// Two doors within ten seconds.
        situation Two: sequence in Always {
            operand one: each Opened if force > 1.0, retain, max 4, on_full drop_oldest;
            operand two: first Opened;
            when one.door != two.door;
            within 10s;
            emit { one: one.door, two: two.door, kind: two.kind }
        }
        situation Often: report in Door {
            operand opened: each Opened;
            detect deferred;
            emit { times: count(), most: max(opened.force) or 0.0 }
        }
    }
}

/// The same, with other docs and another visibility.
mod documented {
    rtcep::situations! {
        pub(crate) engine Guard;
        resolution 1ms;

        /// Which door.
        enum Kind { Front, Back }
        /// A door was opened.
        event Opened { door: str<8>, kind: Kind, force: f32 }
        event Closed { door: str<8> }

        lifespan Always { from startup; max_open 1; }
        lifespan Door { from Opened including; until Closed terminate; until after 1min terminate; key door; max_open 3; }

        situation Two: sequence in Always {
            operand one: each Opened if (force > 1.0), retain, max 4, on_full drop_oldest;
            operand two: first Opened;
            when one.door != two.door;
            within 10s;
            emit { one: one.door, two: two.door, kind: two.kind }
        }
        situation Often: report in Door {
            operand opened: each Opened;
            detect deferred;
            emit { times: count(), most: max(opened.force) or 0.0 }
        }
    }
}

/// Another threshold.
mod stricter {
    rtcep::situations! {
        pub engine Guard;
        resolution 1ms;

        enum Kind { Front, Back }
        event Opened { door: str<8>, kind: Kind, force: f32 }
        event Closed { door: str<8> }

        lifespan Always { from startup; max_open 1; }
        lifespan Door { from Opened including; until Closed terminate; until after 1min terminate; key door; max_open 3; }

        situation Two: sequence in Always {
            operand one: each Opened if force > 2.0, retain, max 4, on_full drop_oldest;
            operand two: first Opened;
            when one.door != two.door;
            within 10s;
            emit { one: one.door, two: two.door, kind: two.kind }
        }
        situation Often: report in Door {
            operand opened: each Opened;
            detect deferred;
            emit { times: count(), most: max(opened.force) or 0.0 }
        }
    }
}

type Instant = <Guard as Engine>::Instant;

use kept::{Closed, Guard, GuardDetection, Kind, Opened};

/// An engine that was told of three openings and one closing.
fn guard() -> Guard {
    let mut guard = Guard::new();
    for (t, door, kind, force) in [
        (1_000, "north", Kind::Front, 1.5),
        (2_000, "cellar", Kind::Back, 3.0),
        (2_000, "north", Kind::Front, 0.5),
    ] {
        let door = door.try_into().expect("a short name");
        let opened = Opened { door, kind, force };
        guard
            .process_opened(<Instant as Timestamp>::from_ticks(t), &opened, &mut ())
            .expect("in time");
    }
    let door = "north".try_into().expect("a short name");
    guard
        .process_closed(
            <Instant as Timestamp>::from_ticks(3_000),
            &Closed { door },
            &mut (),
        )
        .expect("in time");
    guard
}

#[test]
fn a_snapshot_of_an_earlier_version_is_written_and_read() {
    let kept = crate::kept(include_str!("guard.hex"), &snapshot(&guard()));

    let mut restored = Guard::new();
    restored.restore(&kept).expect("it is read");
    let mut told = Vec::new();
    let mut sink = (
        |detection: rtcep::Detection<GuardDetection>| told.push(format!("{detection:?}")),
        |notice| panic!("{notice}"),
    );
    let opened = Opened {
        door: "gate".try_into().expect("a short name"),
        kind: Kind::Front,
        force: 0.0,
    };
    restored
        .process_opened(
            <Instant as Timestamp>::from_ticks(4_000),
            &opened,
            &mut sink,
        )
        .expect("in time");
    let end = restored.next_deadline().map(Timestamp::ticks);
    assert_eq!(end, Some(62_000), "the cellar, a minute after it opened");
    restored
        .advance(<Instant as Timestamp>::from_ticks(62_000), &mut sink)
        .expect("in time");
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(
        told[0].contains("one: \"north\", two: \"gate\""),
        "{told:#?}"
    );
    assert!(told[1].contains("times: 1, most: 3.0"), "{told:#?}");
}

#[test]
fn docs_and_visibility_are_no_matter() {
    let bytes = snapshot(&guard());
    let mut other = documented::Guard::new();
    other.restore(&bytes).expect("the same rules");
    assert_eq!(snapshot(&other), bytes);
}

#[test]
fn other_rules_are_refused() {
    let mut other = stricter::Guard::new();
    let before = snapshot(&other);
    let error = other.restore(&snapshot(&guard()));
    let expected = RestoreError::OtherRules {
        found: Guard::<rtcep::NoProbe>::FINGERPRINT.rules,
        rules: stricter::Guard::<rtcep::NoProbe>::FINGERPRINT.rules,
    };
    assert_eq!(error, Err(expected));
    assert_eq!(snapshot(&other), before);
}

/// A lower bound of what is needed is a number that is always enough.
#[test]
fn the_constant_is_always_enough() {
    const BYTES: usize = Guard::SNAPSHOT_BYTES;
    let mut guard = Guard::new();
    let mut bytes = [0; BYTES];
    // The first ones are stored, the others open the last instances.
    for door in ["cellar", "cellar", "cellar", "cellar", "attic", "gate"] {
        let opened = Opened {
            door: rtcep::Str::cut(door),
            kind: Kind::Back,
            force: 2.0,
        };
        let t = <Instant as Timestamp>::from_ticks(5_000);
        guard.process_opened(t, &opened, &mut ()).expect("in time");
        assert!(guard.snapshot(&mut bytes).is_ok());
    }
    // All lists and lifespans are full.
    assert_eq!(guard.snapshot(&mut bytes), Ok(BYTES));
}
