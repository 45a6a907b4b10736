//! Snapshots of every engine, whole and mangled: whatever the bytes, none panics.

use core::hint::black_box;
use rtcep::Snapshot;

/// Saves, changes some byte or none, and restores; `room` may be too small.
pub(crate) fn step<E: Snapshot>(engine: &mut E, room: &mut [u8], seed: u64) {
    let written = engine.snapshot(room);
    let length = black_box(written).unwrap_or(seed as usize);
    if let Some(byte) = room.get_mut(seed as usize >> 3) {
        *byte ^= seed as u8;
    }
    let bytes = room.get(..length).unwrap_or(room);
    black_box(engine.restore(bytes).is_err());
}
