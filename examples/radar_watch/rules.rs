//! The rules: from radar tracks to engagements.
//!
//! A radar with 14 slots reports each of its tracks about every 50 ms. The
//! rules ask of every track: is it new, is it near and closing three times in a
//! row, is it then fast below 20 m, and when does its slot follow something
//! else?
//!
//! Two decisions keep the counts small:
//!
//! - A run of three updates could be one `sequence` of four operands. Its
//!   updates could not be told apart by track before `when`, so a list would
//!   have to hold the updates of *all* tracks, and an event could examine every
//!   pair of them under every alert. As a chain of situations with two operands
//!   each, a list holds one candidate per track that has come so far, and an
//!   event examines one list.
//! - Capacities follow from the radar where they can. It has 14 slots, and a
//!   reused slot stands its old track down before the new one is an alert: no
//!   more than 14 tracks are ever alive. The lists that only a window empties
//!   (alerts that never come near, confirmed tracks that turn away) have room
//!   for what this road brought, and say what to do beyond it.

rtcep::situations! {
    /// Watches the tracks of an automotive radar.
    pub(crate) engine RadarWatch;
    resolution 1us;

    /// The radar follows another object: from here on this is its track.
    event AlertTrigger { track: u32, address: u16, range: f32, left: f32, speed: f32 }
    /// One more measurement of a track; a negative speed is closing.
    event TrackData { track: u32, range: f32, left: f32, speed: f32 }
    /// The slot of this track follows something else now: the track is no more.
    event StandDown { track: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// First of three: a new track comes near, at most 10 s after it was new.
    situation Contact: sequence in Watch {
        operand alert: first AlertTrigger, max 32, on_full drop_oldest;
        operand update: first TrackData if range < 60.0 && speed < -0.5;
        when alert.track == update.track;
        within 10s;
        emit { track: alert.track, address: alert.address, range: update.range }
    }

    /// Second of three: near and closing again, within four radar cycles.
    situation Tracked: sequence in Watch {
        operand contact: first Contact, max 14;
        operand update: first TrackData if range < 60.0 && speed < -0.5;
        when contact.track == update.track;
        within 200ms;
        emit { track: contact.track }
    }

    /// Third of three: the track is no ghost.
    situation Confirmed: sequence in Watch {
        operand tracked: first Tracked, max 14;
        operand update: first TrackData if range < 60.0 && speed < -0.5;
        when tracked.track == update.track;
        within 200ms;
        emit { track: update.track, range: update.range, speed: update.speed }
    }

    /// Confirmed at most 10 s ago, and now closing fast below 20 m.
    situation Engage: sequence in Watch {
        operand confirmed: first Confirmed, max 24, on_full drop_oldest;
        operand update: first TrackData if range < 20.0 && speed < -2.0;
        when confirmed.track == update.track;
        within 10s;
        emit { track: update.track, range: update.range, left: update.left, speed: update.speed }
    }

    /// An engaged track is no more: hold fire.
    situation StoodDown: sequence in Watch {
        operand engaged: first Engage, max 14;
        operand order: first StandDown;
        when engaged.track == order.track;
        emit { track: engaged.track, range: engaged.range }
    }

    /// A confirmed track, engaged or not, is no more.
    situation TrackLost: sequence in Watch {
        operand confirmed: first Confirmed, max 14;
        operand order: first StandDown;
        when confirmed.track == order.track;
        emit { track: confirmed.track, range: confirmed.range }
    }

    /// Two engagements of what may be one object: this radar reports some
    /// objects in two slots. Both stay, since a third may pair with either.
    situation Twin: all in Watch {
        operand one: each Engage, retain, max 14;
        operand two: each Engage, retain, max 14;
        when one.track < two.track && one.left - two.left < 0.5 && two.left - one.left < 0.5;
        within 100ms;
        emit { first: one.track, second: two.track, range: two.range }
    }

    /// The first engagement of the watch, once.
    situation Alarm: all in Watch {
        operand threat: first Engage;
        once;
        emit { track: threat.track, range: threat.range, speed: threat.speed }
    }
}
