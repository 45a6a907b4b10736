//! Trap (language.md 9): a counted rule that fires once and never again.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation EveryThird: atleast 3 in Watch {
            operand a: A;
            emit { n: count() }
        }
        situation Windowed: atleast 3 in Watch {
            operand a: A, max 3;
            within 100us;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 0 * 2
        0 A 0      => EveryThird 3; Windowed 3
        1 A 0 * 2
        1 A 0      => EveryThird 3; Windowed 3
        2 A 0 * 2
        2 A 0      => EveryThird 3; Windowed 3
        ",
        "
        0 A 0
        1 A 0
        2 A 0      => EveryThird 3; Windowed 3
        3 A 0
        4 A 0
        104 A 0    => EveryThird 3
        ",
    }
    reaches {
        // detects; detects, event consumed
        "! A EveryThird Windowed
        0 A 0
        0 A 255
        98 A 0",
        // stored
        "! A Windowed
        101 A 2
        101 A 0
        202 A 0",
    }
}
