//! The rules: from rows of slots to engagements.
//!
//! A radar with 14 slots reports what each of them follows about every 50 ms. A
//! slot that finds something else raises a flag; one that loses its object just
//! stops reporting, and no event will ever say so. The rules ask of every slot:
//! is there a track, is it near and closing three times within 200 ms, is it then
//! fast below 20 m, and when is it over? And of the car: does it brake, within half a
//! second of that?
//!
//! What a slot follows is a lifespan with the slot as its key. That decides the
//! counts:
//!
//! - A plot meets the instance of its slot and no other. No list holds the plots of
//!   several tracks, so no `when` has to tell them apart, and the longest list
//!   of a track holds two plots.
//! - A track of which nothing is heard any more frees its place without an event.
//! - Capacities follow from the radar: 14 slots, so at most 14 tracks, and at most
//!   one of each.

rtcep::situations! {
    /// Watches the slots of an automotive radar.
    pub(crate) engine RadarWatch;
    resolution 1us;

    /// One measurement of what a slot follows; a negative speed is closing.
    event Plot = rtcep_data::radar::Row { slot: u16, forward: f32, left: f32, speed: f32 }
    /// The slot follows another object from here on.
    event NewTrack { slot: u16 }
    /// The car's own speed in m/s.
    event Speed { speed: f32 }

    lifespan Watch { from startup; max_open 1; }

    /// One object in one slot, from its first plot until the slot is silent or
    /// follows another. A slot that speaks again is a new track.
    lifespan Track {
        policy ignore;
        from Plot including;
        until NewTrack terminate;
        until Silent terminate;
        key slot;
        max_open 14;
    }

    /// The silence behind a plot. The next plot ends it and opens another, so
    /// only the last one lives for four radar cycles: the end of `after` is
    /// silence, and needs no event.
    lifespan Quiet {
        from Plot including;
        until Plot discard;
        until NewTrack discard;
        until after 200ms terminate;
        key slot;
        max_open 14, per_key 1;
    }

    /// A slot has stopped reporting; with its last plot.
    situation Silent: all in Quiet {
        operand plot: first Plot, max 1;
        detect deferred;
        emit { slot: plot.slot, range: plot.forward }
    }

    /// Three near and closing plots within four radar cycles: no ghost. Once per
    /// track. Two places are enough: a third plot in time completes it.
    situation Confirmed: sequence in Track {
        operand one: first Plot if forward < 60.0 && speed < -0.5, max 2;
        operand two: first Plot if forward < 60.0 && speed < -0.5, max 2;
        operand three: first Plot if forward < 60.0 && speed < -0.5;
        within 200ms;
        once;
        emit { slot: three.slot, range: three.forward, speed: three.speed }
    }

    /// A track is over that came near and was never confirmed.
    situation Ghost: unless in Track {
        operand near: absolute first Plot if forward < 60.0 && speed < -0.5;
        forbidden confirmed: Confirmed;
        emit { slot: near.slot, range: near.forward }
    }

    /// A confirmed track closes fast below 20 m.
    situation Engage: sequence in Track {
        operand confirmed: first Confirmed, max 1;
        operand plot: first Plot if forward < 20.0 && speed < -2.0;
        emit { slot: plot.slot, range: plot.forward, left: plot.left, speed: plot.speed }
    }

    /// Two engagements of what may be one object: this radar reports some objects
    /// in a second slot, one of the higher ones. Both stay, since a third may
    /// pair with either; as many are looked at as can be engaged at a time.
    situation Twin: all in Watch {
        operand one: each Engage, retain, max 4, on_full drop_oldest;
        operand two: each Engage, retain, max 4, on_full drop_oldest;
        when one.slot < two.slot && one.left - two.left < 0.5 && two.left - one.left < 0.5;
        within 100ms;
        emit { first: one.slot, second: two.slot, range: two.range }
    }

    /// An engaged track, while it lives; that of a twin is given up without a
    /// word. Four at a time: a fifth is refused and told, and none that runs is
    /// dropped for it.
    lifespan Engagement {
        policy ignore;
        from Engage including;
        until NewTrack terminate;
        until Silent terminate;
        until Twin discard;
        key slot = Twin.second;
        max_open 4, on_full reject;
    }

    /// The car is slower by 0.4 m/s than within the half second before: nobody coasts
    /// like that. Told with each measurement as long as it is so.
    situation Braking: sequence in Watch {
        operand fast: first Speed, retain, max 64, on_full drop_oldest;
        operand slow: first Speed, retain;
        when fast.speed - slow.speed >= 0.4;
        within 500ms;
        emit { from: fast.speed, to: slow.speed }
    }

    /// What follows an engagement, until the car brakes or nothing is there any more. A
    /// second is more than the half that is waited for.
    lifespan Reaction {
        policy ignore;
        from Engage including;
        until Braking all_keys discard;
        until StandDown discard;
        until Twin discard;
        until after 1s discard;
        key slot = Twin.second;
        max_open 4, on_full reject;
    }

    /// Half a second, and nobody brakes.
    situation Unanswered: after 500ms in Reaction {
        operand engaged: first Engage;
        emit { slot: engaged.slot, range: engaged.range, speed: engaged.speed }
    }

    /// The engagement is over: the slot is silent, or follows another object.
    situation StandDown: all in Engagement {
        operand engaged: first Engage, max 1;
        detect deferred;
        emit { slot: engaged.slot, range: engaged.range, speed: engaged.speed }
    }
}
