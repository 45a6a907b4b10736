//! Timers in instances that detections open within the sweep, which end in it as well,
//! and those that detections set: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }

        lifespan Base { from startup; max_open 1; }
        lifespan R { from Beat; until after 115us discard; max_open 2; }

        situation Beat: every 40us in Base { emit { m: missed } }
        situation In: every 7us in R { emit { m: missed } }
        situation Noon: at 185us in R { emit { n: 1u8 } }
        situation Then: after 90us in Base {
            operand b: each Beat, max 2;
            emit { m: b.m }
        }
        situation Seen: all in R {
            operand a: first A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 advance
        40 A 7        => Beat@1 0; Seen@2 7
        45 advance
        # R 3 opens at 80.
        81 A 8        => at 47 In@2 4; missed In 4; at 80 Beat@1 0; Seen@2 8; Seen@3 8
        ",
        "
        0 advance
        # R 2 is open from 40 to 155; Then is over at 130.
        185 advance   => at 40 Beat@1 3; missed Beat 3; at 47 ~In@2 15; missed In 15; at 130 ~Then@1 3
        due 200
        ",
    }
    reaches {
        // startup
        "! advance Base
        0 advance",
        // all at ticks of their own; of three instances two are open before
        "! advance Beat In Noon Then R engine
        0 advance
        40 advance
        80 advance
        125 advance
        20000 advance",
        // composes, trigger consumed
        "! A Seen
        0 A 255
        57 A 1
        149 A 1",
    }
}
