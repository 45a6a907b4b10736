//! `not` with `once`: it detects at the end, which comes once, in each instance.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }
        event Stop { k: u8 }
        lifespan Watch { from startup; max_open 1; }
        lifespan Run {
            from Open;
            until Close terminate;
            until Stop discard;
            until after 10us terminate;
            key k;
            max_open 3, per_key 2;
        }

        situation Silence: not in Run {
            operand a: A if x > 3;
            operand b: B if x > 5;
            once;
            emit { }
        }
        situation Divided: not in Run {
            operand a: A if 6 / x > 2;
            once;
            emit { x: 1 / 0 }
        }
        situation Heard: all in Watch {
            operand s: each Silence;
            emit { }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        1 A 1 9
        2 A 2 0     => fault Divided threshold
        3 Close 1   => fault Divided emit
        4 Close 2   => Silence@3; fault Divided emit; Heard@1
        5 Open 1
        6 Open 1
        15 advance  => Silence@4; fault Divided emit; Heard@1
        15 A 1 4
        16 advance  => fault Divided emit
        ",
        "
        0 Open 3
        # Above 2 for Divided; not above 3.
        0 A 3 1
        0 B 3 6
        0 Open 3
        1 Stop 4
        2 Close 3   => Silence@3; fault Divided emit; Heard@1
        3 Open 3
        3 Stop 3
        ",
        "
        # What comes at the tick of the end comes behind it.
        0 Open 1
        10 A 1 9    => Silence@2; fault Divided emit; Heard@1
        10 Open 1
        10 Close 1  => Silence@3; fault Divided emit; Heard@1
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        1 Open 0
        1 Open 0
        1 Open 0",
        // threshold faults; key probed
        "! A Divided Run
        0 Open 0
        0 A 0 0",
        // noted
        "! A Divided
        1 Open 0
        6 Open 0
        6 A 0 1",
        // noted
        "! A Silence
        0 Open 1
        1 Open 1
        1 A 1 255",
        // noted; key probed
        "! B Silence Run
        0 Open 0
        0 Open 0
        0 B 0 255",
        // nothing came; nothing came, emission faults; instances end
        "! Close Silence Divided Run
        0 Open 0
        0 Open 0
        0 Close 0",
        // instances end
        "! Stop Run
        9 Open 2
        10 Open 2
        11 Stop 2",
        // nothing came; nothing came, emission faults; timers; all timers
        "! advance Silence Divided Run engine
        10 Open 0
        11 Open 255
        19 Open 2
        29 advance",
    }
}
