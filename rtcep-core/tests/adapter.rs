//! The adapters in front of an engine: order, ties, limits and counts, against an oracle
//! that sorts.

use rtcep_core::adapter::{Merge, Refused, Reorder, Why};
use rtcep_core::time::Instant;
use rtcep_core::{Counter, OpCounts};

type Tick = Instant<1, 1000>;

fn at(t: u64) -> Tick {
    Tick::from_ticks(t)
}

/// A small generator of numbers: the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn take<const N: usize>(reorder: &mut Reorder<Tick, u64, N>, out: &mut Vec<(u64, u64)>) {
    while let Some((t, event)) = reorder.pop() {
        out.push((t.as_ticks(), event));
    }
}

#[test]
fn what_is_not_later_than_the_window_comes_out_sorted_and_whole() {
    for seed in 0..200 {
        let mut numbers = Numbers(seed);
        let within = numbers.below(12);
        let mut reorder = Reorder::<_, _, 64>::new(within);
        let (mut out, mut accepted) = (Vec::new(), Vec::new());
        let (mut newest, mut late) = (0u64, 0);
        for event in 0..300 {
            let t = (event / 2 + numbers.below(20)).saturating_sub(numbers.below(16));
            // The rule of language.md 4.9, word by word.
            let expected = t >= newest.saturating_sub(within);
            newest = newest.max(t);
            match reorder.push(at(t), event) {
                Ok(()) => accepted.push((t, event)),
                Err(Refused { event: back, why }) => {
                    assert_eq!(back, event, "an event that is refused is handed back");
                    assert!(matches!(why, Why::Late { t: of, .. } if of == t), "{why}");
                    late += 1;
                }
            }
            assert_eq!(accepted.last() == Some(&(t, event)), expected);
            // The host asks when it likes.
            if numbers.below(3) == 0 {
                take(&mut reorder, &mut out);
            }
        }
        assert_eq!(reorder.late(), late);
        reorder.finish();
        take(&mut reorder, &mut out);
        // Stable: events of one tick come as they came.
        accepted.sort_by_key(|&(t, _)| t);
        assert_eq!(out, accepted, "seed {seed}");
        assert!(reorder.is_empty());
    }
}

#[test]
fn both_edges_of_the_window_are_decided_alike() {
    let mut reorder = Reorder::<_, _, 4>::new(10);
    reorder.push(at(30), 'a').unwrap();
    // The horizon is 20: what is at it is taken, and ripe at once.
    assert_eq!(reorder.push(at(20), 'b'), Ok(()));
    assert_eq!(reorder.pop(), Some((at(20), 'b')));
    let refused = reorder.push(at(19), 'c').unwrap_err();
    assert_eq!(refused.why, Why::Late { t: 19, horizon: 20 });
    assert_eq!((refused.event, reorder.late()), ('c', 1));
    assert_eq!(reorder.pop(), None, "30 may still be preceded");
    assert_eq!(reorder.promise(), at(20));
    reorder.advance(at(41));
    assert_eq!((reorder.horizon(), reorder.promise()), (at(31), at(30)));
    assert_eq!(reorder.pop(), Some((at(30), 'a')));
    assert_eq!(reorder.promise(), at(31));
}

#[test]
fn a_full_adapter_hands_back_and_has_seen_the_time() {
    let mut reorder = Reorder::<_, _, 2>::new(5);
    reorder.push(at(10), 'a').unwrap();
    reorder.push(at(12), 'b').unwrap();
    assert_eq!(reorder.pop(), None);
    let refused = reorder.push(at(16), 'c').unwrap_err();
    assert_eq!(refused.why, Why::Full { max: 2 });
    assert!(refused.to_string().contains("2 events wait"), "{refused}");
    // That 16 has come makes what is at 11 and before ripe.
    assert_eq!(reorder.pop(), Some((at(10), 'a')));
    assert_eq!(reorder.push(at(16), refused.event), Ok(()));
    assert_eq!(reorder.len(), 2);
}

#[test]
fn a_host_in_a_hurry_gives_up_order_and_no_event() {
    let mut reorder = Reorder::<_, _, 2>::new(100);
    reorder.hurry();
    assert_eq!(reorder.horizon(), at(0), "nothing waits");
    reorder.push(at(30), 'a').unwrap();
    reorder.push(at(20), 'b').unwrap();
    let refused = reorder.push(at(40), 'c').unwrap_err();
    assert_eq!(reorder.pop(), None);
    reorder.hurry();
    assert_eq!(reorder.pop(), Some((at(20), 'b')));
    assert_eq!(reorder.pop(), None);
    reorder.push(at(40), refused.event).unwrap();
    let late = reorder.push(at(19), 'd').unwrap_err();
    assert_eq!(late.why, Why::Late { t: 19, horizon: 20 });
    // The horizon takes no step back.
    reorder.advance(at(50));
    assert_eq!(reorder.horizon(), at(20));
}

#[test]
fn the_clock_can_jump_to_its_end() {
    let mut reorder = Reorder::<_, _, 2>::new(u64::MAX);
    reorder.push(at(u64::MAX), 'a').unwrap();
    assert_eq!(reorder.horizon(), at(0));
    reorder.push(at(0), 'b').unwrap();
    assert_eq!(reorder.pop(), Some((at(0), 'b')));
    reorder.finish();
    assert_eq!(reorder.pop(), Some((at(u64::MAX), 'a')));
    assert_eq!(reorder.push(at(u64::MAX), 'c'), Ok(()));
}

/// The largest counts over all orders in which `n` events can come.
fn observed<const N: usize>() -> (OpCounts, OpCounts) {
    let (mut push, mut pop) = (OpCounts::ZERO, OpCounts::ZERO);
    let mut times: Vec<u64> = (0..N as u64).collect();
    permutations(&mut times, 0, &mut |times| {
        let mut reorder = Reorder::<_, _, N, _>::with_probe(100, Counter::<0, 0>::new());
        for &t in times {
            reorder.push(at(t), t).unwrap();
            push = push.max(&reorder.probe_mut().take().all());
        }
        reorder.finish();
        for t in 0..N as u64 {
            assert_eq!(reorder.pop(), Some((at(t), t)));
            pop = pop.max(&reorder.probe_mut().take().all());
        }
    });
    (push, pop)
}

fn permutations(of: &mut [u64], fixed: usize, each: &mut impl FnMut(&[u64])) {
    if fixed == of.len() {
        return each(of);
    }
    for i in fixed..of.len() {
        of.swap(fixed, i);
        permutations(of, fixed + 1, each);
        of.swap(fixed, i);
    }
}

/// Every order of up to seven events: no count is exceeded, and each is reached.
#[test]
fn counts_of_reorder_are_reached() {
    macro_rules! sizes {
        ($($n:literal)+) => {$(
            let (push, pop) = observed::<$n>();
            let bounds = Reorder::<Tick, u64, $n>::BOUNDS;
            assert_eq!((push, pop), (bounds.push, bounds.pop), "room for {}", $n);
        )+};
    }
    sizes!(1 2 3 4 5 6 7);
}

#[test]
fn a_merge_is_in_order_of_time_and_then_of_sources() {
    for seed in 0..200 {
        let mut numbers = Numbers(seed);
        let mut merge = Merge::<_, _, 3, 8>::new();
        let (mut out, mut all) = (Vec::new(), Vec::new());
        let mut clocks = [0u64; 3];
        for event in 0..300u64 {
            let source = usize::try_from(numbers.below(3)).unwrap();
            clocks[source] += numbers.below(4);
            let t = clocks[source];
            if merge.push(source, at(t), event).is_ok() {
                all.push((t, source, event));
            } else {
                // Full: the other sources hold it back until they say where they are.
                for (other, clock) in clocks.iter_mut().enumerate() {
                    *clock = t.max(*clock);
                    merge.promise(other, at(*clock)).unwrap();
                }
            }
            while let Some((t, event)) = merge.pop() {
                out.push((t.as_ticks(), event));
            }
        }
        for source in 0..3 {
            merge.close(source).unwrap();
        }
        while let Some((t, event)) = merge.pop() {
            out.push((t.as_ticks(), event));
        }
        all.sort_by_key(|&(t, source, _)| (t, source));
        let all: Vec<_> = all.into_iter().map(|(t, _, event)| (t, event)).collect();
        assert_eq!(out, all, "seed {seed}");
    }
}

#[test]
fn ties_wait_for_the_source_that_is_declared_before() {
    let mut merge = Merge::<_, _, 2, 2>::new();
    merge.push(0, at(5), 'a').unwrap();
    // The second source comes after the first at every tick: it holds back nothing at 5.
    merge.promise(1, at(5)).unwrap();
    assert_eq!(merge.pop(), Some((at(5), 'a')));
    merge.push(1, at(5), 'b').unwrap();
    assert_eq!(merge.pop(), None, "the first may have more at 5");
    merge.push(0, at(5), 'c').unwrap();
    assert_eq!(merge.pop(), Some((at(5), 'c')));
    merge.close(0).unwrap();
    assert_eq!(merge.pop(), Some((at(5), 'b')));
}

#[test]
fn what_a_merge_refuses_is_handed_back() {
    let mut merge = Merge::<_, _, 2, 1>::new();
    merge.push(0, at(5), 'a').unwrap();
    let why = |merge: &mut Merge<Tick, char, 2, 1>, source, t| {
        let refused = merge.push(source, at(t), 'x').unwrap_err();
        assert_eq!(refused.event, 'x');
        refused.why
    };
    assert_eq!(why(&mut merge, 0, 4), Why::Late { t: 4, horizon: 5 });
    assert_eq!(why(&mut merge, 0, 6), Why::Full { max: 1 });
    let room = [0, 1, 2].map(|source| merge.has_room(source));
    assert_eq!(room, [false, true, false]);
    assert_eq!(why(&mut merge, 2, 6), Why::NoSuchSource { sources: 2 });
    assert_eq!(merge.promise(0, at(4)), Err(Why::Late { t: 4, horizon: 5 }));
    assert_eq!(merge.late(), 2);
    merge.close(1).unwrap();
    assert_eq!(why(&mut merge, 1, 6), Why::Closed);
    assert_eq!(merge.close(2), Err(Why::NoSuchSource { sources: 2 }));
    assert_eq!((merge.waiting(0), merge.waiting(2)), (Some(1), None));
    assert_eq!(merge.pop(), Some((at(5), 'a')));
}

#[test]
fn counts_of_merge_are_reached_at_every_event() {
    let mut merge = Merge::<_, [u64; 3], 4, 2, usize, _>::with_probe(Counter::<0, 0>::new());
    let bounds = Merge::<Tick, [u64; 3], 4, 2>::BOUNDS;
    for source in 0..4 {
        merge.push(source, at(1), [0; 3]).unwrap();
        assert_eq!(merge.probe_mut().take().all(), bounds.push);
    }
    assert!(merge.pop().is_some());
    assert_eq!(merge.probe_mut().take().all(), bounds.pop);
    // Less where there is nothing to release.
    assert!(merge.pop().is_none());
    assert!(merge.probe_mut().take().all().within(&bounds.pop));
}
