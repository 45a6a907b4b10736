//! Rules, what one event can cost at most, and a first run: the README's
//! example.

use rtcep::Engine;

rtcep::situations! {
    pub engine Defence;

    event AlertTrigger { target: u32, range: f32 }
    event TrackData    { target: u32, range: f32 }

    lifespan Watch { from startup; max_open 1; }

    situation AlertTrack: all in Watch {
        operand alert: first AlertTrigger, max 10;
        operand track: first TrackData if range < 20_000.0, max 10;
        when alert.target == track.target;
        within 5s;
        emit { target: alert.target, range: track.range }
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
    let (target, range) = (7, 9_000.0);
    engine.process_alert_trigger(at(0), &AlertTrigger { target, range }, &mut sink)?;
    engine.process_track_data(at(1_000), &TrackData { target, range }, &mut sink)
}
