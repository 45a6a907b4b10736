//! Events that stateless rules make of detections open and end instances, in the middle
//! of the phases of an event and between two timers of one sweep, as detections do.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event Begin { x: u8 }
        event Stopped { x: u8 }

        refer Stopped from Beat { x: 1 }
        refer Begin from Gone { x: 2 }

        lifespan Base { from startup; max_open 1; }
        lifespan Shift { from at 10us; from at 20us; until Stopped discard; max_open 1; }
        lifespan Silence { from A; until A terminate; max_open 2; }
        lifespan Begun { from Begin; until A discard; max_open 2; }
        lifespan Either { from A; from Begin; until A discard; max_open 2; }

        situation Beat: every 15us in Base { emit { m: missed } }
        situation Gone: not in Silence {
            operand s: Stopped;
            detect deferred;
            emit { n: 1u8 }
        }
        situation Seen: all in Shift {
            operand a: first A;
            emit { x: a.x }
        }
        situation After: all in Begun {
            operand a: first A;
            emit { x: a.x }
        }
        situation Two: all in Either {
            operand a: first A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 advance
        # Shift 2 opens at 10, Stopped ends it at 15, Shift 3 opens at 20.
        29 A 3        => at 15 Beat@1 0; Seen@3 3
        30 advance    => Beat@1 0
        31 A 4
        ",
        "
        0 A 1
        # Silence 2 ends, and Gone becomes a Begin, before this A is added: it opens Begun 4
        # and Either 5. Then it opens Silence 6 and Either 7.
        1 A 2         => Gone@2 1; After@4 2; Two@5 2
        ",
    }    reaches {
        // nothing came; composes, trigger consumed; instances end; opens; made
        "! A Gone Seen Silence:terminate Begun Silence:initiate Begin<Gone
        0 A 0
        13 Begin 0
        13 Begin 1
        13 A 0",
        // opens
        "! Begin Begun Either
        0 Begin 1",
        // full: reject
        "! Begin Begun Either
        0 Begin 0
        21 Begin 0
        26 Begin 0",
        // noted; instances end
        "! Stopped Gone Shift
        5 A 0
        18 Stopped 0",
        // fires, periods missed; made; all timers
        "! advance Beat Stopped<Beat engine
        0 A 1
        30 advance",
        // startup
        "! advance Base
        16 advance",
    }
}
