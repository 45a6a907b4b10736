//! Snapshots of adapters: restored, each goes on as the one that was saved.

use super::*;
use crc::{CRC_32_ISO_HDLC, Crc};
use rtcep::adapter::Source;
use rtcep::persist::{Problem, RestoreError, Snapshot};

fn bytes(of: &impl Snapshot, room: usize) -> Vec<u8> {
    let mut bytes = vec![0; room];
    let length = of.snapshot(&mut bytes).expect("there is room");
    bytes.truncate(length);
    bytes
}

#[test]
fn a_restored_adapter_goes_on_as_the_one_that_was_saved() {
    for seed in 0..20 {
        let mut numbers = Numbers(seed);
        let mut reorder = Defence::reorder();
        let mut merge = Defence::merge();
        for (t, event) in delayed(&mut numbers, 200, 70) {
            let kept = bytes(&reorder, DefenceReorder::<()>::SNAPSHOT_BYTES);
            let mut other = Defence::reorder();
            let _ = other.push(at(9), event);
            other.restore(&kept).expect("undamaged");
            let of_merge = bytes(&merge, DefenceMerge::<()>::SNAPSHOT_BYTES);
            let mut others = Defence::merge();
            let _ = others.close(DefenceSource::Type);
            others.restore(&of_merge).expect("undamaged");

            assert_eq!(reorder.push(at(t), event), other.push(at(t), event));
            let source = DefenceSource::ALL[usize::try_from(numbers.below(3)).expect("small")];
            while merge.has_room(source)
                && let Some((t, event)) = reorder.pop()
            {
                assert_eq!(other.pop(), Some((t, event)));
                let taken = merge.push(source, t, event);
                assert_eq!(taken, others.push(source, t, event));
            }
            let promised = merge.promise(source, at(t));
            assert_eq!(promised, others.promise(source, at(t)));
            for _ in 0..numbers.below(4) {
                assert_eq!(merge.pop(), others.pop());
            }
            // Bit for bit.
            let room = DefenceReorder::<()>::SNAPSHOT_BYTES;
            assert_eq!(bytes(&reorder, room), bytes(&other, room));
            let room = DefenceMerge::<()>::SNAPSHOT_BYTES;
            assert_eq!(bytes(&merge, room), bytes(&others, room));
        }
    }
}

/// A full adapter takes as many bytes as it says.
#[test]
fn a_full_adapter_needs_all_bytes() {
    let plot = DefenceEvent::Plot(Plot { id: 1, range: 2 });
    let (mut reorder, mut merge) = (Defence::reorder(), Defence::merge());
    while reorder.push(at(5), plot).is_ok() {}
    let room = DefenceReorder::<()>::SNAPSHOT_BYTES;
    assert_eq!(bytes(&reorder, room).len(), room);
    for source in DefenceSource::ALL {
        while merge.push(source, at(5), plot).is_ok() {}
        assert_eq!(merge.waiting(source), Some(16), "{}", source.index());
    }
    let room = DefenceMerge::<()>::SNAPSHOT_BYTES;
    assert_eq!(bytes(&merge, room).len(), room);
}

/// The snapshot with these bytes of its state changed, and a checksum that is right.
fn mangled(mut snapshot: Vec<u8>, place: usize, by: &[u8]) -> Vec<u8> {
    const BEFORE: usize = 30;
    snapshot[BEFORE + place..BEFORE + place + by.len()].copy_from_slice(by);
    let end = snapshot.len() - 4;
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&snapshot[..end]);
    snapshot[end..].copy_from_slice(&checksum.to_le_bytes());
    snapshot
}

#[test]
fn what_no_adapter_can_be_in_is_refused() {
    let plot = DefenceEvent::Plot(Plot { id: 1, range: 2 });
    let (mut reorder, mut merge) = (Defence::reorder(), Defence::merge());
    reorder.push(at(70), plot).expect("room");
    merge
        .push(DefenceSource::Radar, at(70), plot)
        .expect("room");
    let of_reorder = bytes(&reorder, DefenceReorder::<()>::SNAPSHOT_BYTES);
    let of_merge = bytes(&merge, DefenceMerge::<()>::SNAPSHOT_BYTES);

    let refused = reorder.restore(&of_merge).expect_err("of the other one");
    assert!(
        matches!(refused, RestoreError::OtherLayout { .. }),
        "{refused}"
    );
    let corrupt = |refused: Result<(), RestoreError>| match refused {
        Err(RestoreError::Corrupt(corrupt)) => corrupt.problem,
        other => panic!("{other:?}"),
    };
    // horizon 8, taken 8, length 4, then t 8, order 8, the variant 2.
    let mut of = |place, by: &[u8]| {
        let refused = reorder.restore(&mangled(of_reorder.clone(), place, by));
        corrupt(refused)
    };
    assert_eq!(of(16, &[65]), Problem::Length);
    assert_eq!(of(28, &[1]), Problem::Order);
    assert_eq!(of(36, &[2]), Problem::Variant);
    // open 1, promised 8, length 4, then t 8.
    let mut of = |place, by: &[u8]| {
        let refused = merge.restore(&mangled(of_merge.clone(), place, by));
        corrupt(refused)
    };
    assert_eq!(of(0, &[2]), Problem::Bool);
    assert_eq!(of(9, &[17]), Problem::Length);
    assert_eq!(of(13, &[71]), Problem::Order);
    // Nothing has changed.
    assert_eq!(bytes(&reorder, 200), of_reorder);
    assert_eq!(bytes(&merge, 200), of_merge);
}
