//! What stands around the state in a snapshot.
//!
//! | bytes | |
//! |---|---|
//! | 4 | `rtcS` |
//! | 2 | the form: what the core's parts write |
//! | 8 | bytes of the state |
//! | 8 | the fingerprint of the rules |
//! | 8 | the fingerprint of what their engine stores |
//! | .. | the state |
//! | 4 | CRC-32 of all before it |

use super::{Fingerprint, Problem, Reader, RestoreError, Snapshot, SnapshotError, Writer};
use crc::{CRC_32_ISO_HDLC, Crc};

const MAGIC: [u8; 4] = *b"rtcS";

/// Changed with what any part of the core writes.
const FORMAT: u16 = 1;

const BEFORE: usize = 4 + 2 + 8 + 8 + 8;
const BEHIND: usize = 4;

/// Bytes beside the state.
pub(super) const AROUND: usize = BEFORE + BEHIND;

/// Finds every change of up to 32 bits in a row, and others but for one in 2^32.
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

pub(super) fn write<E: Snapshot + ?Sized>(
    engine: &E,
    into: &mut [u8],
) -> Result<usize, SnapshotError> {
    let given = into.len();
    // How long the state is stands before it.
    let mut counter = Writer::new(&mut []);
    engine.save(&mut counter);
    if let Some(enumeration) = counter.found_unnamed() {
        return Err(SnapshotError::Unnamed { enumeration });
    }
    let body = counter.len();
    let needed = body.saturating_add(AROUND);
    let mut to = Writer::new(into);
    to.bytes(MAGIC);
    to.bytes(FORMAT.to_le_bytes());
    to.bytes((body as u64).to_le_bytes());
    to.bytes(E::FINGERPRINT.rules.to_le_bytes());
    to.bytes(E::FINGERPRINT.layout.to_le_bytes());
    engine.save(&mut to);
    let checksum = to.written().map(|bytes| CHECKSUM.checksum(bytes));
    to.bytes(checksum.unwrap_or(0).to_le_bytes());
    match to.written() {
        Some(_) => Ok(needed),
        None => Err(SnapshotError::TooSmall { needed, given }),
    }
}

pub(super) fn read<E: Snapshot + ?Sized>(engine: &mut E, from: &[u8]) -> Result<(), RestoreError> {
    let state = open(from, E::FINGERPRINT)?;
    judge::<E>(state, None)?;
    judge(state, Some(engine))
}

/// The state in an undamaged snapshot of these rules.
fn open(from: &[u8], own: Fingerprint) -> Result<&[u8], RestoreError> {
    let given = from.len();
    let truncated = |needed| RestoreError::Truncated { needed, given };
    let mut bytes = Reader::new(from);
    let head = |_| truncated(AROUND);
    // Of few bytes, too, the first ones say whether it can be one.
    let begins = from.iter().zip(&MAGIC).all(|(a, b)| a == b);
    if !begins {
        return Err(RestoreError::NoSnapshot);
    }
    let _: [u8; 4] = bytes.bytes().map_err(head)?;
    let found = u16::from_le_bytes(bytes.bytes().map_err(head)?);
    if found != FORMAT {
        let known = FORMAT;
        return Err(RestoreError::Format { found, known });
    }
    let length = u64::from_le_bytes(bytes.bytes().map_err(head)?);
    let rules = u64::from_le_bytes(bytes.bytes().map_err(head)?);
    let layout = u64::from_le_bytes(bytes.bytes().map_err(head)?);
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    let needed = length.saturating_add(AROUND);
    let checked = from.get(..needed.saturating_sub(BEHIND));
    let (Some(checked), Some((state, behind))) = (checked, bytes.rest().split_at_checked(length))
    else {
        return Err(truncated(needed));
    };
    let behind = behind.first_chunk().ok_or(truncated(needed))?;
    let (found, computed) = (u32::from_le_bytes(*behind), CHECKSUM.checksum(checked));
    if found != computed {
        return Err(RestoreError::Checksum { found, computed });
    }
    if rules != own.rules {
        let (found, rules) = (rules, own.rules);
        return Err(RestoreError::OtherRules { found, rules });
    }
    if layout != own.layout {
        let (found, layout) = (layout, own.layout);
        return Err(RestoreError::OtherLayout { found, layout });
    }
    Ok(state)
}

/// Reads the state, and keeps it if `into` says where.
fn judge<E: Snapshot + ?Sized>(state: &[u8], into: Option<&mut E>) -> Result<(), RestoreError> {
    let mut from = Reader::new(state);
    E::load(&mut from, into).map_err(RestoreError::Corrupt)?;
    let all = from.demand(from.rest().is_empty(), Problem::Behind);
    all.map_err(RestoreError::Corrupt)
}
