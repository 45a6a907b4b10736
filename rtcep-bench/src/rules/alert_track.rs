//! The rule of the paper that started this: an alert and a near track of the
//! same target.

rtcep::situations! {
    /// Detects threats to the ship.
    pub engine Alerts;
    resolution 1us;

    enum Kind { Air, Surface }
    event AlertTrigger { target: u32, bearing: f32, range: f32, kind: Kind }
    event TrackData { target: u32, range: f32, speed: f32 }

    lifespan Watch { from startup; max_open 1; }

    /// An alert and a track of its target, nearer than 20 km.
    situation AlertTrack: all in Watch {
        operand alert: first AlertTrigger, max 10;
        operand track: first TrackData if range < 20_000.0, max 10;
        when alert.target == track.target;
        emit { target: alert.target, range: track.range }
    }
}
