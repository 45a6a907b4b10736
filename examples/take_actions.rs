//! Actions: what the host is to do waits in a queue until the host takes it, between
//! calls and in its own time.
//!
//! A radar's plots become tracks where they come nearer, by a stateless rule. A track
//! that comes near sounds the horn, each track is written down. The queue holds as many
//! actions as one call can queue: a host that takes them after each call loses none.
//!
//! ```text
//! cargo run --example take_actions
//! ```

use rtcep::{Engine, Notice};

rtcep::situations! {
    engine Radar;
    resolution 1ms;

    event Plot { id: u32, range: f32, speed: f32 }
    event Track { target: u32, range: f32, speed: f32 }

    // What comes nearer is a track.
    refer Track from Plot if speed < 0.0 { target: id, range: range, speed: -speed }

    lifespan Watch { from startup; max_open 1; }
    situation Near: all in Watch {
        operand track: first Track if range < 100.0;
        emit { target: track.target, seconds: track.range / track.speed }
    }

    action Note on Track { target: target, range: range }
    action Sound on Near if seconds < 30.0 { target: target, seconds: seconds }
    actions max 2;
}

fn main() {
    let mut radar = Radar::new();
    let mut nothing_told = (
        |_: rtcep::Detection<RadarDetection>| {},
        |notice: Notice| unreachable!("no capacity is reached, nothing faults: {notice}"),
    );
    let plots = [
        (0, 7, 400.0, -2.0),
        (100, 8, 90.0, 1.0),
        (200, 7, 95.0, -1.0),
        (300, 9, 60.0, -4.0),
    ];
    for (t, id, range, speed) in plots {
        let at = <Radar as Engine>::Instant::from_ticks(t);
        let plot = Plot { id, range, speed };
        let accepted = radar.process_plot(at, &plot, &mut nothing_told);
        accepted.expect("in order of time");
        // The bounded part is over; this is the host's.
        while let Some(queued) = radar.next_action() {
            match queued.action {
                RadarAction::Note(track) => {
                    println!("{} ms: {} at {} m", queued.t, track.target, track.range);
                }
                RadarAction::Sound(near) => println!(
                    "{} ms: {} is here in {} s, horn",
                    queued.t, near.target, near.seconds
                ),
            }
        }
    }
}
