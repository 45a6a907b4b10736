//! Snapshots of a small engine made by hand: what is refused, and in which words.

mod state;

use rtcep_core::persist::{Corrupt, Problem};
use rtcep_core::{RestoreError, Snapshot, SnapshotError};
use state::{EMPTY, HEAD, Mode, Small, framed, refused, stored};

#[test]
fn all_comes_back() {
    let used = Small::used();
    let bytes = used.bytes();
    for mut other in [Small::new(), Small::used()] {
        other.clock.accept(100).expect("in time");
        assert!(other.clock.accept(1).is_err());
        other.aged.push(EMPTY);
        // Whatever stands behind a snapshot is not looked at.
        let mut longer = bytes.clone();
        longer.extend([1, 2, 3]);
        other.restore(&longer).expect("it is of these rules");
        assert_eq!(other.bytes(), bytes);
        assert_eq!(other.clock.late(), 1, "its own refused calls");
        assert_eq!(other.weighed.sum(), 5);
        assert_eq!(
            other.ring.iter().copied().collect::<Vec<_>>(),
            used.ring.iter().copied().collect::<Vec<_>>()
        );
        assert_eq!(other.text, "üb");
        assert!(other.least.get().is_some_and(f64::is_sign_negative));
    }
}

#[test]
fn a_snapshot_grows_up_to_a_constant() {
    assert!(Small::new().bytes().len() < Small::used().bytes().len());
    let mut full = Small::used();
    full.ring.pop_front();
    while full.ring.push(EMPTY) {}
    while full.aged.push(EMPTY) | full.each.push(EMPTY) | full.weighed.push(EMPTY) {}
    assert_eq!(full.bytes().len(), Small::SNAPSHOT_BYTES);
}

#[test]
fn a_small_buffer_is_told_its_number() {
    let small = Small::used();
    let needed = small.bytes().len();
    for given in 0..needed {
        let error = small.snapshot(&mut vec![0; given]);
        assert_eq!(error, Err(SnapshotError::TooSmall { needed, given }));
    }
    let error = small.snapshot(&mut [0; 9]).expect_err("too small");
    assert_eq!(
        error.to_string(),
        "the snapshot takes 295 bytes and the buffer has 9; \
         a buffer of `SNAPSHOT_BYTES` is always large enough"
    );
}

#[test]
fn a_variant_without_a_name_is_told() {
    let mut small = Small::new();
    assert!(small.each.push(stored(Mode::Unknown, 0, 0)));
    let error = small.snapshot(&mut [0; Small::SNAPSHOT_BYTES]);
    let error = error.expect_err("it has no name");
    assert_eq!(
        error,
        SnapshotError::Unnamed {
            enumeration: "Mode"
        }
    );
    assert_eq!(
        error.to_string(),
        "a stored value of `Mode` is a variant that the rules do not name; \
         name all variants in `enum Mode = ..`"
    );
}

#[test]
fn every_cut_and_every_flipped_bit_is_found() {
    let bytes = Small::used().bytes();
    for length in 0..bytes.len() {
        let error = refused(&bytes[..length]);
        assert!(
            matches!(error, RestoreError::Truncated { needed, given } if given == length && needed > given),
            "{length}: {error:?}"
        );
    }
    for bit in 0..bytes.len() * 8 {
        let mut bytes = bytes.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let error = refused(&bytes);
        let fits = matches!(
            (bit / 8, &error),
            (0..4, RestoreError::NoSnapshot)
                | (4..6, RestoreError::Format { .. })
                | (6..14, RestoreError::Truncated { .. })
                | (6.., RestoreError::Checksum { .. })
        );
        assert!(fits, "bit {bit}: {error:?}");
    }
}

#[test]
fn errors_say_what_happened_and_what_to_do() {
    let bytes = Small::used().bytes();
    let changed = |at: usize, to: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = to;
        bytes
    };
    let says = |bytes: &[u8], text: &str| assert_eq!(refused(bytes).to_string(), text);
    says(
        b"{}",
        "these bytes are no snapshot of an engine; give what `snapshot` has written",
    );
    says(
        &changed(4, 9),
        "the snapshot has form 9, and this version of rtcep reads form 1; \
         restore it with the version that wrote it, or start anew",
    );
    says(
        &[],
        "the snapshot has 34 bytes at least, and 0 are there; keep as many as `snapshot` returned",
    );
    says(
        &bytes[..100],
        "the snapshot has 295 bytes at least, and 100 are there; \
         keep as many as `snapshot` returned",
    );
    says(
        &framed(changed(21, 0)),
        "the snapshot is of other rules: their fingerprint is 0x0022334455667788, that of these \
         rules 0x1122334455667788; restore it into the rules that wrote it, or start anew",
    );
    says(
        &framed(changed(22, 1)),
        "the snapshot is of these rules, but of another version of rtcep, which stores something \
         else for them (0x99aabbccddeeff01, here 0x99aabbccddeeff00); restore it with the \
         version that wrote it, or start anew",
    );
    let damaged = refused(&changed(60, 0xEE));
    let RestoreError::Checksum { found, computed } = damaged else {
        panic!("{damaged:?}");
    };
    assert_eq!(
        damaged.to_string(),
        format!(
            "the snapshot is damaged: its checksum is {found:#010x}, that of its bytes \
             {computed:#010x}; restore an older one, or start anew"
        )
    );
}

/// Where the parts stand in the snapshot of [`Small::used`].
const ACCOUNTS: usize = HEAD + 24;
const RING: usize = ACCOUNTS + 8 + 2 * 40;
const TEXT: usize = RING + 4 + 2 * 18;

#[test]
fn what_cannot_be_is_refused_behind_a_right_checksum() {
    let bytes = Small::used().bytes();
    let cases: [(usize, &[u8], Problem); 14] = [
        // The clock is before what is stored; so are its numbers.
        (HEAD, &[8], Problem::Future),
        (HEAD + 16, &[1], Problem::Future),
        // A loss that an instance met which has not opened.
        (ACCOUNTS, &[2], Problem::Future),
        (RING, &[4], Problem::Length),
        (RING, &[0xFF; 4], Problem::Length),
        (RING + 4, &[2], Problem::Variant),
        // The younger one is older.
        (RING + 4 + 18 + 2, &[4], Problem::Order),
        (RING + 4 + 18 + 10, &[0], Problem::Order),
        (TEXT, &[5], Problem::Text),
        (TEXT, &[2], Problem::Text),
        (TEXT + 1, &[0xFF], Problem::Text),
        (TEXT + 4, b"x", Problem::Text),
        (TEXT + 5, &[2], Problem::Bool),
        (bytes.len() - 4 - 1, &[7], Problem::Bool),
    ];
    for (at, with, problem) in cases {
        let mut bytes = bytes.clone();
        bytes[at..at + with.len()].copy_from_slice(with);
        let error = refused(&framed(bytes));
        assert!(
            matches!(error, RestoreError::Corrupt(Corrupt { problem: p, .. }) if p == problem),
            "{at} {with:?}: {error:?}"
        );
    }
    let mut behind = bytes.clone();
    behind.insert(bytes.len() - 4, 0);
    let mut early = bytes.clone();
    early.remove(bytes.len() - 5);
    for (bytes, text) in [
        (
            behind,
            "something is left behind it, before byte 261 of the state",
        ),
        (early, "it ends too early, before byte 260 of the state"),
    ] {
        let error = refused(&framed(bytes)).to_string();
        let says = "the snapshot has the right checksum, but no engine wrote it: ";
        assert_eq!(error, format!("{says}{text}"));
    }
}
