//! [RT]'s example: an alert and a track of the same target, in any order.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;

        event AlertTrigger { target: u32, range: f32 }
        event TrackData { target: u32, range: f32 }

        lifespan Watch { from startup; max_open 1; }

        /// An alert whose target is tracked nearby.
        situation AlertTrack: all in Watch {
            operand alert: first AlertTrigger, max 3;
            operand track: first TrackData if range < 20_000.0, max 2;
            when alert.target == track.target;
            detect immediate;
            emit { target: alert.target, range: track.range }
        }
    }
    scripts {
        "
        0 AlertTrigger 1 0
        0 AlertTrigger 2 0
        5 TrackData 2 30000       # fails its threshold: no effect at all
        6 TrackData 2 100         => AlertTrack 2 100
        7 TrackData 2 100         # alert 2 is consumed
        8 AlertTrigger 2 0        => AlertTrack 2 100
        9 TrackData 1 3           => AlertTrack 1 3
        ",
        "
        # Full lists reject, but a full list still detects: the completing
        # event needs no room.
        0 AlertTrigger 1 0
        0 AlertTrigger 2 0
        0 AlertTrigger 3 0
        0 AlertTrigger 4 0        => overflow AlertTrack.alert reject
        1 TrackData 9 1
        1 TrackData 8 1
        1 TrackData 7 1           => overflow AlertTrack.track reject
        1 TrackData 3 1           => ~AlertTrack 3 1
        1 AlertTrigger 8 0        => ~AlertTrack 8 1
        0 advance                 => late
        ",
    }
    reaches {
        // Both lists full, the last alert fits: all rows, consumed.
        "! TrackData AlertTrack
        0 AlertTrigger 1 0
        0 AlertTrigger 2 0
        0 AlertTrigger 3 0
        0 TrackData 3 1",
        // No row fits and the own list is full.
        "! TrackData AlertTrack
        0 AlertTrigger 1 0
        0 AlertTrigger 2 0
        0 AlertTrigger 3 0
        0 TrackData 7 1
        0 TrackData 8 1
        0 TrackData 9 1",
        // No row fits and the event is stored.
        "! TrackData AlertTrack
        0 AlertTrigger 1 0
        0 AlertTrigger 2 0
        0 AlertTrigger 3 0
        0 TrackData 7 1",
        // The same for the other trigger: all rows and consumed; no row and full;
        // no row and stored.
        "! AlertTrigger AlertTrack
        0 TrackData 2 1
        0 TrackData 1 1
        0 AlertTrigger 1 0",
        "! AlertTrigger AlertTrack
        0 AlertTrigger 9 0 * 3
        0 TrackData 2 1 * 2
        0 AlertTrigger 1 0",
        "! AlertTrigger AlertTrack
        0 TrackData 2 1 * 2
        0 AlertTrigger 1 0",
    }
}
