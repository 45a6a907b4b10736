//! The rules and the trace of `docs/language.md`, 11.5, with a restart where the trace says
//! so.

use crate::snapshot;
use rtcep::{Engine, Snapshot, Timestamp};

rtcep::situations! {
    pub engine Rules;
    resolution 1us;

    event A { k: u32, x: u32 }
    event B { k: u32, x: u32 }
    event C { k: u32, x: u32 }

    lifespan Job { from A; until after 20us terminate; max_open 1; }
    situation Beat: every 8us in Job { emit { m: missed } }
    situation Pair: all in Job {
        operand b: first B, max 1;
        operand c: first C, max 1;
        emit { b: b.x, c: c.x }
    }
}

type Instant = <Rules as Engine>::Instant;

/// What the steps of the trace tell, with a restart in front of the step of tick 9.
fn told() -> Vec<String> {
    let steps = [
        (0, Some(RulesEvent::A(A { k: 0, x: 0 }))),
        (2, Some(RulesEvent::B(B { k: 0, x: 5 }))),
        (3, Some(RulesEvent::B(B { k: 0, x: 6 }))),
        (9, Some(RulesEvent::C(C { k: 0, x: 7 }))),
        (20, None),
    ];
    let (mut engine, mut told) = (Rules::new(), Vec::new());
    for (t, event) in steps {
        if t == 9 {
            let bytes = snapshot(&engine);
            engine = Rules::new();
            engine.restore(&bytes).expect("the same rules");
            let lost = engine.tally(1).map(|tally| tally.lost);
            told.push(format!("lost {lost:?}, due {:?}", due(&engine)));
        }
        let (mut found, mut noticed) = (Vec::new(), 0);
        let mut sink = (
            |d: rtcep::Detection<RulesDetection>| {
                let values = match d.situation {
                    RulesDetection::Beat(beat) => format!("Beat {}", beat.m),
                    RulesDetection::Pair(pair) => format!("Pair {} {}", pair.b, pair.c),
                };
                found.push(format!("{} {} {values}", d.t, d.exact));
            },
            |_| noticed += 1,
        );
        let now = Instant::from_ticks(t);
        match &event {
            Some(event) => engine.process(now, event, &mut sink),
            None => engine.advance(now, &mut sink),
        }
        .expect("in time");
        told.extend(found);
        told.extend((noticed > 0).then(|| format!("{noticed} notice")));
    }
    told.push(format!("due {:?}", due(&engine)));
    told
}

fn due(engine: &Rules) -> Option<u64> {
    engine.next_deadline().map(Timestamp::ticks)
}

#[test]
fn the_trace_of_the_page_goes_on_behind_a_restart() {
    let expected = [
        "1 notice",
        "lost Some(1), due Some(8)",
        "8 true Beat 0",
        "9 false Pair 5 7",
        "16 true Beat 0",
        "due None",
    ];
    assert_eq!(told(), expected);
}
