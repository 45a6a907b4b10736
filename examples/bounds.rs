//! Rules, and what one event can cost at most: the README's example.

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

fn main() {
    print!("{}", Defence::<rtcep::NoProbe>::BOUNDS);
}
