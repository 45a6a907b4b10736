//! `not`: at the end of an instance, if no event of any operand came; by event or
//! by interval, with no later event needed, and never where it is discarded.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }
        event Stop { k: u8 }
        lifespan Run {
            from Open;
            until Close terminate;
            until Stop discard;
            until after 10us terminate;
            key k;
            max_open 3, per_key 2;
        }

        situation Silence: not in Run {
            operand a: A;
            operand b: B if x > 5;
            emit { }
        }
        situation NoFault: not in Run {
            operand a: A if 6 / x > 2;
            emit { of: 1 }
        }
        situation Divided: not in Run {
            operand b: B;
            emit { x: 1 / 0 }
        }
    }
    scripts {
        "
        0 Open 1
        5 Open 1
        # The clock alone ends it.
        10 advance    => at 10 Silence@1; at 10 NoFault@1 1; fault Divided emit
        12 A 1 2
        13 Close 1    => fault Divided emit
        ",
        "
        0 Open 1
        0 Open 1
        0 Open 2
        # Both instances of key 1 see it: not greater than 5, and then it is.
        1 B 1 5
        1 A 2 0       => fault NoFault threshold
        2 Close 1     => Silence@1; NoFault@1 1; Silence@2; NoFault@2 1
        3 Close 2     => NoFault@3 1; fault Divided emit
        4 Open 1
        4 Stop 1
        5 Open 1
        5 B 1 6
        # A is a terminator of nothing: it only forbids.
        15 A 1 1      => at 15 NoFault@5 1
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
        // noted; key probed
        "! A Silence NoFault Run
        1 Open 0
        6 Open 0
        6 A 0 1",
        // threshold faults
        "! A NoFault
        0 Open 0
        0 A 0 0",
        // noted; key probed
        "! B Silence Divided Run
        10 Open 0
        10 Open 0
        10 B 0 255",
        // nothing came; nothing came, emission faults; instances end
        "! Close Silence NoFault Divided Run
        0 Open 0
        0 Open 0
        0 Close 0",
        // instances end
        "! Stop Run
        9 Open 2
        10 Open 2
        11 Stop 2",
        // nothing came; nothing came, emission faults; timers; all timers
        "! advance Silence NoFault Divided Run engine
        10 Open 0
        11 Open 255
        19 Open 2
        29 advance",
    }
}
