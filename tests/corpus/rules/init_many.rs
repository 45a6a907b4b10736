//! More instances than a word has bits, and what is kept of a text and a float.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { name: str<12>, y: f64, x: i32 }
        event B { name: str<12>, y: f64 }
        event C { x: i32 }

        lifespan Many {
            from A;
            until B if name == init.name && y > init.y discard;
            until last C if init.x < x discard;
            max_open 70;
        }
        situation Below: all in Many {
            operand c: first C if x < 0;
            emit { x: c.x }
        }
    }
    scripts {
        "
        0 A one 1.5 1 * 35
        0 A two 2.5 2 * 35
        0 A two 2.5 2      => full Many reject
        # Not above, and not the name.
        1 B one 1.5
        1 B six 9.0
        1 A one 0.0 0      => full Many reject
        2 B two 3.0
        3 A one 0.0 0 * 35
        3 A one 0.0 0      => full Many reject
        4 B one 2.0
        5 A one 0.0 7
        # The last, and the only one, holds 7.
        6 C 7
        6 C 8
        7 C -5
        lost Many 3
        ",
        "
        0 A one NaN 1
        # Not above what is no number.
        1 B one 9.0
        2 C 1
        2 C -5             => Below@1 -5
        ",
    }
    reaches {
        // opens
        "! A Many
        0 A one 1.0 1",
        // full: reject
        "! A Many
        0 A one 1.0 1 * 71",
        // instances end
        "! B Many
        0 A one 1.0 1 * 70
        1 B one 2.0",
        // instances end
        "! C Many
        0 A one 1.0 1 * 70
        1 C 2",
        // composes
        "! C Below
        0 A one 1.0 1 * 70
        1 C -5",
    }
}
