//! Rules, what one event can cost at most, and a first run: the README's
//! example.

use rtcep::Engine;

rtcep::situations! {
    pub engine Defence;

    event AlertTrigger { target: u32, range: f32 }
    event TrackData    { target: u32, range: f32 }

    lifespan Alert {
        from AlertTrigger including;
        until AlertTrigger discard;
        until TrackData if range < 20_000.0 discard;
        until after 5s terminate;
        key target;
        max_open 16, per_key 1, on_full drop_oldest;
    }

    situation Unseen: all in Alert {
        operand alert: first AlertTrigger, max 1;
        detect deferred;
        emit { target: alert.target, range: alert.range }
    }
}

fn main() -> Result<(), rtcep::Late> {
    print!("{}", Defence::BOUNDS);

    let mut engine = Defence::new();
    let mut sink = (
        |found: rtcep::Detection<DefenceDetection>| println!("\n{found:?}"),
        |notice: rtcep::Notice| println!("{notice}"),
    );
    let at = <Defence as Engine>::Instant::from_ticks;
    let range = 9_000.0;
    for target in [7, 8] {
        engine.process_alert_trigger(at(0), &AlertTrigger { target, range }, &mut sink)?;
    }
    let seen = TrackData { target: 8, range };
    engine.process_track_data(at(1_000_000), &seen, &mut sink)?;
    // Nothing more comes: time alone detects that target 7 was not seen.
    engine.advance(at(60_000_000), &mut sink)
}
