//! A small engine made by hand, with something of everything that is stored.

use crc::{CRC_32_ISO_HDLC, Crc};
use rtcep_core::account::Accounts;
use rtcep_core::aggregate::{Greatest, Least, Side, Sum};
use rtcep_core::engine::Clock;
use rtcep_core::persist::Fingerprint;
use rtcep_core::storage::{Aged, Each, Ring, Weighed, Weight};
use rtcep_core::stored_variants;
use rtcep_core::{RestoreError, Snapshot, Str, stored_item, stored_part};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stored {
    pub(crate) mode: Mode,
    pub(crate) __t: u64,
    pub(crate) __n: u64,
}

impl Weight for Stored {
    fn weight(&self) -> u32 {
        5
    }
}

/// `Unknown` is not named.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mode {
    Idle,
    Armed,
    Unknown,
}

struct OfTheRules;

stored_variants!(Mode as OfTheRules, "Mode" { 0: Mode::Idle, 1: Mode::Armed, });
stored_item!(Stored { mode: Mode as OfTheRules, __t: u64 as (), __n: u64 as (), } age(__t, __n));

pub(crate) const EMPTY: Stored = stored(Mode::Idle, 0, 0);

pub(crate) const fn stored(mode: Mode, t: u64, n: u64) -> Stored {
    Stored {
        mode,
        __t: t,
        __n: n,
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Small {
    pub(crate) clock: Clock,
    pub(crate) accounts: Accounts<1, 1>,
    pub(crate) ring: Ring<Stored, 3, 4>,
    pub(crate) text: Str<4>,
    pub(crate) on: bool,
    pub(crate) aged: Aged<Stored, 2>,
    pub(crate) each: Each<Stored, 2>,
    pub(crate) weighed: Weighed<Stored, 2, 2>,
    pub(crate) sum: Sum<i128>,
    pub(crate) least: Least<f64>,
    pub(crate) greatest: Greatest<u8, u64>,
    pub(crate) side: Side,
}

stored_part!(Small {
    clock: Clock,
    accounts: Accounts<1, 1>,
    ring: Ring<Stored, 3, 4>,
    text: Str<4>,
    on: bool,
    aged: Aged<Stored, 2>,
    each: Each<Stored, 2>,
    weighed: Weighed<Stored, 2, 2>,
    sum: Sum<i128>,
    least: Least<f64>,
    greatest: Greatest<u8, u64>,
    side: Side,
});

const OWN: Fingerprint = Fingerprint {
    rules: 0x1122_3344_5566_7788,
    layout: 0x99AA_BBCC_DDEE_FF00,
};

impl Snapshot for Small {
    const FINGERPRINT: Fingerprint = OWN;
}

/// Before the state; see the table in `frame`.
pub(crate) const HEAD: usize = 30;

impl Small {
    pub(crate) fn new() -> Self {
        Self {
            clock: Clock::new(),
            accounts: Accounts::new(0, ()),
            ring: Ring::new(EMPTY),
            text: Str::EMPTY,
            on: false,
            aged: Aged::new(),
            each: Each::new(EMPTY),
            weighed: Weighed::new(EMPTY),
            sum: Sum::<i128>::EMPTY,
            least: Least::EMPTY,
            greatest: Greatest::EMPTY,
            side: Side::UNKNOWN,
        }
    }

    /// Called twice, and with something of everything; the ring is closed.
    pub(crate) fn used() -> Self {
        let mut small = Self::new();
        for t in [5, 9] {
            let event = small.clock.accept(t).expect("in time");
            small.clock.number(event);
        }
        small.accounts.newest = 3;
        small.accounts.situations[0].lost(3, 7);
        small.accounts.lifespans[0].faulted(4);
        for n in [1, 2, 1] {
            assert!(small.ring.push(stored(Mode::Idle, 5, n)));
        }
        small.ring.pop_front();
        small.ring.pop_front();
        assert!(small.ring.push(stored(Mode::Armed, 9, 2)));
        small.text = Str::cut("üb");
        small.on = true;
        assert!(small.aged.push(stored(Mode::Armed, 9, 2)));
        assert!(small.each.push(stored(Mode::Idle, 5, 1)));
        assert!(small.weighed.push(stored(Mode::Armed, 5, 1)));
        small.sum.add(-7_i64);
        small.least.add(-0.0, ());
        small.greatest.add(8, 2);
        assert!(!small.side.rises(1, 0, None));
        small
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; Self::SNAPSHOT_BYTES];
        let length = self.snapshot(&mut bytes).expect("there is room");
        bytes.truncate(length);
        bytes
    }
}

/// What the state says, with the length and the checksum that it should have.
pub(crate) fn framed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() - 4);
    let state = (bytes.len() - HEAD) as u64;
    bytes[6..14].copy_from_slice(&state.to_le_bytes());
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// Restores into an engine that is used otherwise, which must not change.
pub(crate) fn refused(bytes: &[u8]) -> RestoreError {
    let mut small = Small::new();
    small.on = true;
    assert!(small.each.push(EMPTY));
    let before = small.bytes();
    let error = small.restore(bytes).expect_err("refused");
    assert_eq!(small.bytes(), before, "{error}");
    error
}
