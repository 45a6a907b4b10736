//! What stands in front of an engine: of one place, and of many.

use core::hint::black_box;
use rtcep::Engine;

rtcep::situations! {
    pub engine Guarded;
    resolution 1ms;
    reorder within 50ms, max 70;
    merge radar, sonar, ais, max 5;

    event P { k: u32, x: i64 }
    event Q { k: u32 }

    lifespan Always { from startup; max_open 1; }

    situation Both: all in Always {
        operand p: first P, max 3;
        operand q: first Q, max 3;
        emit { k: p.k }
    }
}

mod one {
    rtcep::situations! {
        pub engine One;
        reorder within 1us, max 1;
        merge left, right, max 1;

        event P { k: u32 }

        lifespan Always { from startup; max_open 1; }

        situation Any: any in Always { operand p: P; }
    }
}

/// Everything in front of an engine, and the engine.
pub(crate) struct Front {
    reorder: GuardedReorder,
    merge: GuardedMerge,
    engine: Guarded,
    one: (one::OneReorder, one::OneMerge),
}

impl Front {
    pub(crate) const fn new() -> Self {
        Self {
            reorder: Guarded::reorder(),
            merge: Guarded::merge(),
            engine: Guarded::new(),
            one: (one::One::reorder(), one::One::merge()),
        }
    }
}

pub(crate) fn step(front: &mut Front, seed: u64) {
    let t = <Guarded as Engine>::Instant::from_ticks(seed >> 20);
    let k = seed as u32;
    let event = match seed % 2 {
        0 => GuardedEvent::P(P { k, x: seed as i64 }),
        _ => GuardedEvent::Q(Q { k }),
    };
    let source = match seed % 3 {
        0 => GuardedSource::Radar,
        1 => GuardedSource::Sonar,
        _ => GuardedSource::Ais,
    };
    let (reorder, merge) = (&mut front.reorder, &mut front.merge);
    black_box(reorder.push(t, event).is_err());
    match seed % 7 {
        0 => reorder.advance(t),
        1 => reorder.hurry(),
        2 => reorder.finish(),
        3 => _ = black_box(merge.close(source)),
        _ => _ = black_box(merge.promise(source, reorder.promise())),
    }
    while merge.has_room(source)
        && let Some((t, event)) = reorder.pop()
    {
        if let Err(refused) = merge.push(source, t, event) {
            black_box(refused.why);
        }
    }
    while let Some((t, event)) = merge.pop() {
        black_box(front.engine.process(t, &event, &mut ()).is_err());
    }
    black_box((reorder.late(), reorder.len(), reorder.horizon()));
    black_box((merge.late(), merge.waiting(source)));
    let (reorder, merge) = &mut front.one;
    let at = <one::One as Engine>::Instant::from_ticks(seed >> 20);
    let event = one::OneEvent::P(one::P { k });
    black_box(reorder.push(at, event).is_err());
    black_box(merge.push(one::OneSource::Left, at, event).is_err());
    black_box(merge.push(one::OneSource::Right, at, event).is_err());
    black_box((reorder.pop().is_some(), merge.pop().is_some()));
}
