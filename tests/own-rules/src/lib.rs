//! A user's own crate: rules, and a report of their bounds (`cargo bench -p rtcep-own-rules`).
#![no_std]

rtcep::situations! {
    /// Alerts, and what is known of their targets.
    pub engine Defence;

    /// A target is reported to come near.
    event AlertTrigger { target: u32, range: f32 }
    /// A target is measured.
    event TrackData { target: u32, range: f32 }

    lifespan Always { from startup; max_open 1; }

    /// An alert waits for its target to be seen near, five seconds at most.
    lifespan Alert {
        from AlertTrigger including;
        until AlertTrigger discard;
        until TrackData if range < 20_000.0 discard;
        until after 5s terminate;
        key target;
        max_open 16, per_key 1, on_full drop_oldest;
    }

    /// Five seconds, and the target was not seen near.
    situation Unseen: all in Alert {
        operand alert: first AlertTrigger, max 1;
        detect deferred;
        emit { target: alert.target, range: alert.range }
    }

    /// All near tracks of an alert.
    situation Near: all in Always {
        operand alert: each AlertTrigger, max 10, on_full drop_oldest;
        operand track: each TrackData, retain if range > 20_000.0, max 10, on_full drop_oldest;
        when alert.target == track.target;
        emit { target: alert.target, range: track.range }
    }
}
