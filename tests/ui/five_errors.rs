//! Five errors in one build. What is written beside the rules names the engine,
//! its events, detections and entries: nothing there fails a second time.

rtcep::situations! {
    pub engine Defence;
    resolution 1us;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Knid }
    event Track { target: u32, range: f32 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        operand track: first Track if rnage < 20_000.0, max 10;
        when alert.target = track.target;
        emit { target: alert.target, kind: alert.kind, range: track.range * 2 as u8 }
    }
}

use rtcep::{Bounds, Detection, Engine, Late, NoProbe, Notice, Sink, Timestamp};

use Kind::{Air, Surface};
use std::collections::HashMap;

struct Console;

impl Sink<Defence> for Console {
    fn detection(&mut self, detection: Detection<DefenceDetection>) {
        match detection.situation {
            DefenceDetection::Confirmed(Confirmed { target, kind, range }) => {
                let _: (u32, Kind, f32) = (target, kind, range);
            }
        }
    }

    fn notice(&mut self, _: Notice) {}
}

const BOUNDS: Bounds = Defence::BOUNDS;

fn run(engine: &mut Defence, sink: &mut Console) -> Result<(), Late> {
    let t = <Defence as Engine>::Instant::from_ticks(5);
    let alert = Alert { target: 1, kind: Air };
    engine.process_alert(t, &alert, sink)?;
    let track = Track { target: 1, range: 1.5 };
    engine.process_track(t, &track, sink)?;
    engine.process(t, &DefenceEvent::Track(track), sink)?;
    engine.advance(t, sink)?;
    let _: Option<<Defence as Engine>::Instant> = engine.next_deadline();
    let _ = engine.lifespan_tally(0);
    let _: u64 = t.ticks();
    Ok(())
}

fn replay<E: Engine>(engine: &mut E, events: &[(u64, E::Event)], sink: &mut impl Sink<E>) {
    for (t, event) in events {
        let _ = engine.process(E::Instant::from_ticks(*t), event, sink);
    }
}

struct Ship {
    engine: Defence,
    seen: HashMap<u32, Alert>,
}

impl Default for Ship {
    fn default() -> Self {
        let engine = Defence::default();
        Ship { engine, seen: HashMap::new() }
    }
}

fn main() {
    let mut ship = Ship::default();
    let alert = Alert { target: 1, kind: Surface };
    let event = DefenceEvent::Alert(alert);
    replay(&mut ship.engine, &[(1, event), (2, event)], &mut Console);
    let _ = ship.seen.insert(alert.target, alert);
    println!("{alert:?} {:?}", ship.engine.late());
    let mut engine = Defence::new();
    let _ = run(&mut engine, &mut Console);
    let _: Defence<NoProbe> = Defence::with_probe(NoProbe);
    let _ = (engine.probe(), BOUNDS.bytes);
}
