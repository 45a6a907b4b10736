//! Generated code warns of nothing, whatever the visibility, and whatever of it
//! the user leaves unused.
#![deny(missing_docs, warnings, deprecated, unused)]
#![deny(missing_debug_implementations, missing_copy_implementations)]
#![deny(single_use_lifetimes, trivial_casts, trivial_numeric_casts, unused_qualifications)]
#![deny(unreachable_pub, unused_results, variant_size_differences, let_underscore_drop)]

/// Public, in a module that is seen from outside.
pub mod public {
    rtcep::situations! {
        /// Documented.
        pub engine Defence;
        resolution 1us;
        enum Kind { Air, Surface }
        event Alert { target: u32, kind: Kind, range: f32 }
        event Track { target: u32, speed: i64, r#type: u8 }
        event Ignored {}
        lifespan Watch { from startup; max_open 1; }
        situation Confirmed: all in Watch {
            operand alert: first Alert if kind == Kind::Air, max 10;
            operand track: each Track if r#type > 3 && speed / 2 > 1, retain if speed > 5, max 10, on_full drop_oldest;
            operand r#move: last Track if speed * 2 < 4, max 3, on_full freeze;
            when alert.target == track.target && r#move.speed + track.speed > 0;
            within 5s;
            emit { target: alert.target, kind: alert.kind, r#type: track.r#type, sum: track.speed * 2 }
        }
        situation Twice: sequence in Watch {
            operand a: each Track, max 4;
            operand b: each Track, max 4;
            operand c: first Confirmed;
            once;
            emit { }
        }
        situation Silent: all in Watch {
            operand only: first Twice;
        }
        situation Pair: all in Watch {
            operand a: each Alert, max 3;
            operand b: each Alert, max 3;
            operand c: first Alert if range > 1.0, max 3, on_full freeze;
        }
    }
}

mod hidden {
    rtcep::situations! {
        pub engine Hidden;
        enum Kind { Air, Surface }
        event Alert { target: u32 }
    }
}

/// Visible in the crate, nothing used.
mod inner {
    rtcep::situations! {
        pub(crate) engine Crate;
        event Alert { target: u32 }
        event Track { target: u32 }
        lifespan Watch { from startup; max_open 1; }
        situation Confirmed: all in Watch {
            operand alert: first Alert, max 10;
            operand track: first Track, max 10;
            when alert.target == track.target;
            emit { target: alert.target }
        }
    }
}

/// Private, nothing used.
mod private {
    rtcep::situations! {
        engine Private;
        enum Kind { Air, Surface }
        event Alert { target: u32, kind: Kind }
        lifespan Watch { from startup; max_open 1; }
        situation Confirmed: all in Watch {
            operand alert: first Alert;
        }
    }
}

mod nested {
    pub(super) mod deep {
        rtcep::situations! {
            pub(in crate::nested) engine Deep;
            event Alert { target: u32 }
        }
    }
    pub(super) fn size() -> usize {
        size_of::<deep::Deep>()
    }
}

/// No situation, no lifespan.
mod bare {
    rtcep::situations! {
        pub(super) engine Bare;
        event Alert {}
    }
}

/// Two engines side by side, whose names run together.
mod two {
    rtcep::situations! {
        engine A;
        event Alert { target: u32 }
        lifespan Watch { from startup; max_open 1; }
        situation BC: all in Watch { operand alert: first Alert; }
        situation B: all in Watch { operand alert: first Alert, max 3; operand bc: first BC, max 5; operand c: last Alert, max 3; }
    }
    rtcep::situations! {
        engine AB;
        event P { target: u32 }
        event E { target: u32 }
        event S { target: u32 }
        lifespan Watch { from startup; max_open 1; }
        situation C: all in Watch { operand p: first P, max 5; operand e: first E, max 5; operand s: each S, max 5; }
    }
}

/// Adopted types by every way to them.
pub mod radar {
    /// A kind with more variants than the rules name.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Kind {
        /// In the air.
        Air,
        /// On water.
        Surface,
        /// Anything else.
        Other,
    }

    /// Neither `Clone` nor `Copy`.
    #[derive(Debug)]
    pub struct Plot {
        /// Its number.
        pub id: u32,
        /// Metres per second.
        pub speed: f32,
        /// What it is.
        pub kind: Kind,
        /// Not for the rules.
        pub note: String,
    }

    /// Beside the macro.
    pub mod rules {
        rtcep::situations! {
            pub engine Radar;
            enum Kind = super::Kind { Air, Surface }
            event Plot = crate::radar::Plot { id: u32, speed: f32, kind: Kind }
            event Same = super::Plot { id: u32 }
            event Text = String {}
            lifespan Watch { from startup; max_open 1; }
            situation Close: sequence in Watch {
                operand first: first Plot if kind == Kind::Air, max 5;
                operand then: first Plot if speed < 1.0 && kind != Kind::Surface, max 3;
                operand same: first Same;
                when first.id == then.id && same.id == first.id;
                emit { id: first.id, kind: then.kind }
            }
        }
    }
}

/// Rules from another macro, in fragments of its and of the caller's.
mod fragments {
    macro_rules! rules {
        ($visibility:vis, $engine:ident, $plot:path, $attribute:ident, $limit:expr) => {
            rtcep::situations! {
                $visibility engine $engine;
                event Plot = $plot { $attribute: u32, speed: f32 }
                event Own { $attribute: u32, value: u32 }
                lifespan Watch { from startup; max_open 1; }
                situation Near: all in Watch {
                    operand plot: first Plot if speed < $limit, max 5;
                    operand own: each Own if value > 3, max 5;
                    when plot.$attribute == own.$attribute;
                    emit { $attribute: plot.$attribute, value: own.value }
                }
            }
        };
    }
    rules! { pub(crate), Fragments, super::radar::Plot, id, 1.5 }
}

fn main() {
    use rtcep::Engine;

    rtcep::situations! {
        engine Local;
        event Alert { target: u32 }
        lifespan Watch { from startup; max_open 1; }
        situation Confirmed: all in Watch {
            operand alert: each Alert, max 3;
            operand other: each Alert, max 3;
        }
    }
    let mut engine = Local::new();
    let t = <Local as Engine>::Instant::from_ticks(1);
    engine.process_alert(t, &Alert { target: 1 }, &mut ()).unwrap();
    assert!(nested::size() > 0);
    let plot = radar::Plot {
        id: 1,
        speed: 1.5,
        kind: radar::Kind::Other,
        note: String::new(),
    };
    let mut engine = radar::rules::Radar::new();
    let t = <radar::rules::Radar as Engine>::Instant::from_ticks(1);
    engine.process_plot(t, &plot, &mut ()).unwrap();
    let event = radar::rules::RadarEvent::Plot(plot);
    engine.process(t, &event, &mut ()).unwrap();
    assert_eq!(format!("{event:?}"), "Plot");
    assert!(rtcep::Record::attribute(&event, 2).is_none());
}
