//! Lifespans of every kind: generated code warns of nothing, whatever the names.
#![deny(missing_docs, warnings, deprecated, unused)]
#![deny(missing_debug_implementations, missing_copy_implementations)]
#![deny(single_use_lifetimes, trivial_casts, trivial_numeric_casts, unused_qualifications)]
#![deny(unreachable_pub, unused_results, variant_size_differences, let_underscore_drop)]

/// A key of each type, everything that a lifespan has, names that are words.
pub mod public {
    rtcep::situations! {
        /// Documented.
        pub engine Defence;
        resolution 1us;
        enum Kind { Air, Surface }
        event Alert { target: u32, range: f32, kind: Kind, friend: bool, r#type: u8 }
        event Plot { id: u32, range: f32, kind: Kind, friend: bool, r#type: u8 }
        event Reset { code: i8 }
        event Unused {}
        /// Open for ever.
        lifespan Watch { from startup; max_open 1; }
        /// Opens at startup, and again at each reset.
        lifespan Run { from startup; from Reset including if code > 0; until Reset terminate; max_open 2, on_full drop_oldest; }
        /// By target.
        lifespan r#match {
            policy add;
            from Alert including if range < 50_000.0;
            from Hit;
            until first Plot if range / 2.0 > 1.0 terminate;
            until last Reset all_keys if code + 1 > 2 discard;
            until after 30s discard;
            key target = Plot.id;
            max_open 16, per_key 3, on_full freeze;
        }
        lifespan Kinds { policy ignore; from Alert; until each Plot if range > 5.0 discard; until Ended discard; key kind; max_open 2; }
        lifespan Friends { from Alert if friend; until after 1us terminate; key friend; max_open 300; }
        lifespan Types { from Plot; from Alert if r#type > 3; until Alert if range > 1.0 discard; until Plot all_keys if friend terminate; key r#type; max_open 70, per_key 5, on_full drop_oldest; }
        lifespan Empty { from Unused; until after 3s discard; max_open 1; }
        situation Hit: all in Watch {
            operand alert: first Alert, max 4;
            operand plot: first Plot if range < 5.0, max 4;
            when alert.target == plot.id;
            emit { target: alert.target }
        }
        /// Composes at the end.
        situation Loop: sequence in r#match {
            operand r#if: first Alert, max 4, on_full drop_oldest;
            operand plot: each Plot, max 5;
            within 5s;
            detect deferred;
            emit { target: r#if.target, r#type: plot.r#type }
        }
        situation All: all in Run {
            operand reset: each Reset if code > 1, max 4, on_full freeze;
            operand again: last Reset, max 4, on_full freeze;
            once;
            detect deferred;
            emit { code: again.code }
        }
        situation Ended: all in Kinds { operand plot: first Plot if range > 1.0; emit { kind: plot.kind } }
        situation Friend: all in Friends { operand alert: first Alert, max 1; detect deferred; }
        situation Nothing: all in Empty { operand unused: first Unused; }
        situation Typed: all in Types { operand plot: each Plot, max 3; operand alert: first Alert, max 3, on_full freeze; }
        situation After: all in Watch { operand all: first All, max 3; operand r#loop: first Loop, retain, max 3; }
    }
}

/// Private, nothing used.
mod private {
    rtcep::situations! {
        engine Private;
        event Alert { target: u32 }
        lifespan Engagement { from Alert; until after 5s terminate; key target; max_open 16; }
        situation Confirmed: all in Engagement {
            operand alert: first Alert, max 2;
            detect deferred;
        }
    }
}

/// A lifespan that nothing is detected in, and no situation at all.
mod bare {
    rtcep::situations! {
        pub(super) engine Bare;
        event Alert {}
        lifespan Watch { from Alert; until after 5s discard; max_open 3; }
    }
}

fn main() {
    use rtcep::Engine;

    let mut engine = public::Defence::new();
    let t = <public::Defence as Engine>::Instant::from_ticks;
    engine.process_reset(t(1), &public::Reset { code: 1 }, &mut ()).unwrap();
    assert!(engine.next_deadline().is_none());
    let alert = public::Alert {
        target: 1,
        range: 1.0,
        kind: public::Kind::Air,
        friend: true,
        r#type: 5,
    };
    engine.process_alert(t(2), &alert, &mut ()).unwrap();
    assert_eq!(engine.next_deadline(), Some(t(3)));
    engine.advance(t(40_000_000), &mut ()).unwrap();
    let mut engine = bare::Bare::new();
    let t = <bare::Bare as Engine>::Instant::from_ticks;
    engine.process_alert(t(2), &bare::Alert {}, &mut ()).unwrap();
    assert_eq!(engine.next_deadline(), Some(t(5_000_002)));
}
