//! Events of several sources.

use super::*;
use rtcep::adapter::{Source, Why};

/// Events of each source in order of time, with many ties.
fn sources(numbers: &mut Numbers, n: u64) -> Vec<Vec<(u64, DefenceEvent)>> {
    let stream = |numbers: &mut Numbers| {
        let mut t = 0;
        let mut next = || {
            t += numbers.below(3) / 2 * 5;
            (t, numbers.event())
        };
        (0..n).map(|_| next()).collect()
    };
    DefenceSource::ALL.iter().map(|_| stream(numbers)).collect()
}

/// One stream in order of time, then of sources, then as they came.
fn declared_order(streams: &[Vec<(u64, DefenceEvent)>]) -> Vec<(u64, DefenceEvent)> {
    let mut all = streams.concat();
    all.sort_by_key(|&(t, _)| t);
    all
}

#[test]
fn merged_sources_give_what_the_declared_order_gives() {
    let names = DefenceSource::ALL.map(DefenceSource::name);
    assert_eq!(names, ["radar", "Sonar", "type"]);
    let indices = DefenceSource::ALL.map(Source::index);
    assert_eq!(indices, [0, 1, 2]);
    let bounds = Defence::BOUNDS.merge.expect("the rules have it");
    for seed in 0..60 {
        let mut numbers = Numbers(seed);
        let streams = sources(&mut numbers, 100);
        let expected = in_order(&declared_order(&streams), 10_000);

        let mut merge = Defence::merge_with_probe(Ops::new());
        let (mut engine, mut told) = (Defence::new(), Told::default());
        let mut next = [0; 3];
        while next != [100; 3] {
            let source = DefenceSource::ALL[usize::try_from(numbers.below(3)).expect("small")];
            let i = source.index();
            // What finds no room waits where it comes from.
            if next[i] < 100 && merge.has_room(source) {
                let (t, event) = streams[i][next[i]];
                merge
                    .push(source, at(t), event)
                    .expect("room, and in order");
                assert_eq!(merge.probe_mut().take().all(), bounds.push);
                next[i] += 1;
                if next[i] == 100 {
                    merge.close(source).expect("a source");
                }
            }
            while let Some((t, event)) = merge.pop() {
                assert_eq!(merge.probe_mut().take().all(), bounds.pop);
                engine.process(t, &event, &mut told).expect("in order");
            }
            assert!(merge.probe_mut().take().all().within(&bounds.pop));
        }
        engine.advance(at(10_000), &mut told).expect("in order");
        assert_eq!(told.0, expected, "seed {seed}");
        let closed = merge.push(DefenceSource::Type, at(5000), numbers.event());
        assert_eq!(closed.expect_err("it is closed").why, Why::Closed);
    }
}

/// Each source comes late on its own: first each into order, then all into one stream.
#[test]
fn both_one_behind_the_other() {
    for seed in 0..60 {
        let mut numbers = Numbers(seed);
        let streams: Vec<_> = (0..3).map(|_| delayed(&mut numbers, 100, 50)).collect();
        let mut sorted = streams.clone();
        for stream in &mut sorted {
            stream.sort_by_key(|&(t, _)| t);
        }
        let expected = in_order(&declared_order(&sorted), 10_000);

        let mut reorders = DefenceSource::ALL.map(|_| Defence::reorder());
        let mut merge = Defence::merge();
        let (mut engine, mut told) = (Defence::new(), Told::default());
        let mut next = [0; 3];
        let mut ended = 0;
        while ended < 3 {
            let i = usize::try_from(numbers.below(3)).expect("small");
            match streams[i].get(next[i]) {
                Some(&(t, event)) if reorders[i].len() < 64 => {
                    reorders[i].push(at(t), event).expect("room, and not late");
                    next[i] += 1;
                }
                Some(_) => {}
                None => reorders[i].finish(),
            }
            loop {
                for source in DefenceSource::ALL {
                    let reorder = &mut reorders[source.index()];
                    while merge.has_room(source)
                        && let Some((t, event)) = reorder.pop()
                    {
                        merge.push(source, t, event).expect("room, and in order");
                    }
                    merge
                        .promise(source, reorder.promise())
                        .expect("no step back");
                }
                let Some((t, event)) = merge.pop() else {
                    break;
                };
                engine.process(t, &event, &mut told).expect("in order");
            }
            let done = |i: usize| next[i] == 100 && reorders[i].is_empty();
            ended = (0..3).filter(|&i| done(i)).count();
        }
        for source in DefenceSource::ALL {
            merge.close(source).expect("a source");
        }
        while let Some((t, event)) = merge.pop() {
            engine.process(t, &event, &mut told).expect("in order");
        }
        engine.advance(at(10_000), &mut told).expect("in order");
        assert_eq!(told.0, expected, "seed {seed}");
        assert_eq!(merge.late(), 0);
    }
}
