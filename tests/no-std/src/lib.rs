//! rtcep without `std` and without an allocator: this crate declares neither,
//! and neither do the crates below it.
#![no_std]

pub mod fronted;

rtcep::situations! {
    /// Warns of two readings above a limit in a row.
    pub engine Guard;
    resolution 1ms;

    /// A reading of a temperature sensor.
    event Reading { sensor: u16, celsius: f32 }
    /// Where a sensor was mounted.
    event Mounted { sensor: u16, place: str<12> }

    lifespan Always { from startup; max_open 1; }

    /// The same sensor reads hot twice within two seconds.
    situation Overheated: sequence in Always {
        operand one: each Reading if celsius > 80.0, max 8, on_full drop_oldest;
        operand two: first Reading if celsius > 80.0;
        when one.sensor == two.sensor;
        within 2s;
        emit { sensor: two.sensor, celsius: two.celsius }
    }

    /// A sensor that stands outside.
    situation Outside: all in Always {
        operand mounted: first Mounted if starts_with(place, "out");
        emit { sensor: mounted.sensor, place: mounted.place }
    }

    lifespan Alarm {
        policy ignore;
        from Overheated;
        until after 1min terminate;
        key sensor;
        max_open 4;
    }

    /// What the sensor reads a minute later.
    situation Followed: all in Alarm {
        operand last: last Reading, max 1, on_full drop_oldest;
        detect deferred;
        emit { sensor: last.sensor, celsius: last.celsius }
    }
}

/// The engine can live in a static: `new` is const and its size is known.
pub static GUARD: Guard = Guard::new();

/// Bytes of the engine's state, as its bounds say.
pub const BYTES: usize = <Guard as rtcep::Engine>::BOUNDS.bytes;
const _: () = assert!(BYTES == size_of::<Guard>());
