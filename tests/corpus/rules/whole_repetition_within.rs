//! Groups under a window, and their aggregates that may be NaN: every path vector
//! is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, f: f32 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Front: sequence in Watch {
            operand a: first A{2..=2}, max 3;
            operand b: first B;
            when sum(a.f) > 0.0;
            within 5us;
            emit { n: count(a), b: b.x }
        }
        situation Late: all in Watch {
            operand a: last A{1..=2}, max 3;
            operand b: first B, max 2;
            when max(a.x) > b.x;
            within 5us;
            emit { n: count(a), b: b.x }
        }
    }
    scripts {
        "
        0 A 1 1
        0 A 2 1
        0 B 0    => Front 2 0; Late 2 0
        0 A 1 NaN    => fault Front aggregate
        ",
        "
        0 A 1 1
        0 B 2
        # The first A is exactly 5 old.
        5 A 3 1    => Late 2 2
        # At 6 it is gone: one is not two.
        6 B 0
        ",
    }
    reaches {
        // own list expires, stored; all expire, stored
        "! A Front Late
        0 A 0 0
        0 A 0 0
        0 B 0
        0 A 0 0
        0 B 255
        6 A 255 0",
        // kept out of the group; all others expire, list full: reject
        "! A Front Late
        2 B 0
        2 B 0
        7 A 0 0
        7 A 0 0
        7 A 0 0
        9 A 0 0",
        // some expire, no combination holds, stored
        "! A Late
        5 A 1 1
        5 A 0 0
        5 A 1 1
        9 B 1
        10 B 1
        15 A 1 0",
        // some expire, no combination holds, stored
        "! A Late
        0 A 0 0
        1 A 0 0
        2 B 0
        4 B 0
        4 A 0 0
        9 A 0 0",
        // some expire, no combination holds, list full: reject
        "! A Late
        2 B 255
        4 A 2 1
        4 A 2 2
        6 B 255
        6 A 2 2
        8 A 0 2",
        // some expire, composes, trigger consumed
        "! A Late
        0 A 0 1
        0 A 0 1
        0 A 0 1
        1 B 9
        1 B 5
        6 A 6 1",
        // some expire, no combination holds, stored
        "! A Late
        6 A 1 0
        6 A 0 0
        8 B 1
        8 A 1 0
        10 B 1
        12 A 0 0",
        // some expire, composes, trigger consumed
        "! A Late
        0 A 2 2
        1 A 0 1
        4 B 2
        5 A 0 1
        5 B 0
        7 A 2 2",
        // no combination holds, list full: reject
        "! A Late
        3 B 1
        7 A 0 1
        7 A 1 0
        7 B 1
        8 A 0 0
        8 A 1 1",
        // some expire, composes, trigger consumed
        "! A Late
        0 B 255
        1 A 0 0
        1 A 0 0
        3 A 0 0
        4 B 0
        8 A 255 0",
        // some expire, composes, trigger consumed
        "! A Late
        0 A 0 0
        4 B 1
        4 A 0 0
        4 A 0 0
        4 B 0
        9 A 1 0",
        // some expire, composes, trigger consumed
        "! A Late
        1 A 2 0
        1 A 1 0
        2 B 255
        2 A 2 0
        6 B 2
        10 A 255 2",
        // some expire, no combination holds, stored
        "! A Late
        0 A 0 0
        0 A 0 0
        0 A 0 0
        2 B 0
        2 B 0
        6 A 0 0",
        // some expire, composes, trigger consumed
        "! A Late
        6 B 0
        6 A 0 0
        8 B 0
        10 A 0 1
        10 A 0 1
        13 A 1 0",
        // some expire, composes, trigger consumed
        "! B Front Late
        6 A 1 1
        8 A 1 1
        8 A 0 1
        12 B 0",
        // all others expire; all others expire, own list expires, stored
        "! B Front Late
        6 B 0
        6 A 0 0
        6 A 0 0
        6 A 0 0
        9 B 0
        15 B 0",
        // some expire, composes, trigger consumed
        "! B Late
        0 A 2 1
        0 A 0 0
        5 A 2 2
        6 B 0",
        // all others expire, list full: reject
        "! B Late
        6 A 1 1
        6 A 1 1
        6 A 0 1
        11 B 255
        11 B 255
        13 B 2",
        // some expire, no combination holds, own list expires, stored
        "! B Late
        0 A 0 0
        0 B 2
        0 B 1
        1 A 0 0
        4 A 0 0
        9 B 1",
        // some expire, no combination holds, list full: reject
        "! B Late
        2 A 0 0
        2 A 0 0
        6 B 0
        6 A 0 0
        6 B 0
        8 B 0",
        // some expire, no combination holds, own list expires, stored
        "! B Late
        3 B 0
        3 A 0 0
        3 B 0
        8 A 0 0
        8 A 0 0
        12 B 0",
        // some expire, no combination holds, list full: reject
        "! B Late
        0 A 0 0
        1 A 0 0
        1 B 0
        2 B 0
        2 A 0 0
        6 B 0",
        // some expire, composes, trigger consumed
        "! A Late
        0 A 0 1 * 3
        1 B 9
        1 B 5
        6 A 6 1",
    }
}
