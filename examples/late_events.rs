//! Events that come late, from two sensors: put into order in front of the engine.
//!
//! An engine takes no step back of the clock. What a network delivers late, and what two
//! sensors see at one tick, is put into order before: each sensor's events by a
//! `reorder`, then all of them by the `merge`, in which of equal times the sensor that is
//! declared first comes first. Nothing depends on when the host looks.
//!
//! ```text
//! cargo run --example late_events
//! ```

use rtcep::adapter::{Source, Why};
use rtcep::{Engine, Timestamp};

rtcep::situations! {
    engine Defence;
    resolution 1ms;
    reorder within 20ms, max 16;
    merge radar, sonar, max 8;

    event Seen { target: u32 }
    event Heard { target: u32 }

    lifespan Always { from startup; max_open 1; }

    /// First seen, then heard, and not the other way round.
    situation Confirmed: sequence in Always {
        operand seen: each Seen, max 8, on_full drop_oldest;
        operand heard: first Heard;
        when seen.target == heard.target;
        within 50ms;
        emit { target: heard.target }
    }
}

/// As they arrive: the sensor, when it measured, and what.
const ARRIVING: [(DefenceSource, u64, DefenceEvent); 6] = [
    (DefenceSource::Sonar, 100, heard(1)),
    (DefenceSource::Radar, 110, seen(2)),
    // Measured at the same tick as the sonar's, on the way for a while.
    (DefenceSource::Radar, 100, seen(1)),
    (DefenceSource::Sonar, 125, heard(2)),
    (DefenceSource::Radar, 130, seen(3)),
    // More than 20 ms late.
    (DefenceSource::Radar, 109, seen(9)),
];

const fn seen(target: u32) -> DefenceEvent {
    DefenceEvent::Seen(Seen { target })
}

const fn heard(target: u32) -> DefenceEvent {
    DefenceEvent::Heard(Heard { target })
}

type Instant = <Defence as Engine>::Instant;

/// All that stands in front, and what is told.
struct Host {
    reorders: [DefenceReorder; 2],
    merge: DefenceMerge,
    engine: Defence,
    told: Vec<DefenceDetection>,
}

impl Host {
    /// Lets through what is ripe. To be called whenever something arrived.
    fn serve(&mut self) {
        loop {
            for source in DefenceSource::ALL {
                let reorder = &mut self.reorders[source.index()];
                // What finds no room there stays here.
                while self.merge.has_room(source)
                    && let Some((t, event)) = reorder.pop()
                {
                    let taken = self.merge.push(source, t, event);
                    taken.expect("there is room, and it is in order");
                }
                // What is still to come from here, for the sake of the others.
                let promised = self.merge.promise(source, reorder.promise());
                promised.expect("no adapter takes a step back");
            }
            let Some((t, event)) = self.merge.pop() else {
                return;
            };
            self.process(t, event);
        }
    }

    fn process(&mut self, t: Instant, event: DefenceEvent) {
        println!("{:>4} ms {event:?}", t.ticks());
        let detected = |d: rtcep::Detection<DefenceDetection>| {
            println!("        {:?}", d.situation);
            self.told.push(d.situation);
        };
        let in_order = self.engine.process(t, &event, &mut (detected, |_| {}));
        in_order.expect("the adapters release in order");
    }
}

fn main() {
    let mut host = Host {
        reorders: [Defence::reorder(), Defence::reorder()],
        merge: Defence::merge(),
        engine: Defence::new(),
        told: Vec::new(),
    };
    for (source, t, event) in ARRIVING {
        let reorder = &mut host.reorders[source.index()];
        if let Err(refused) = reorder.push(Timestamp::from_ticks(t), event) {
            // It is handed back: a full adapter takes it once something ripe has gone.
            println!("{}: {refused}", source.name());
            assert!(matches!(refused.why, Why::Late { .. }));
        }
        host.serve();
    }
    // The recording is at its end: nothing can come before what waits.
    for reorder in &mut host.reorders {
        reorder.finish();
    }
    host.serve();

    let confirmed = |target| DefenceDetection::Confirmed(Confirmed { target });
    assert_eq!(host.told, [confirmed(1), confirmed(2)]);
    assert_eq!(host.reorders[0].late(), 1);
    println!("{:#}", Defence::BOUNDS);
}
