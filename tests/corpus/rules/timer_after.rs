//! `after d of e` with `first`, which ignores others until it has fired, with `last`,
//! which starts anew, and with an `override`.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }
        event Stop { x: u32 }

        lifespan L { from Open; until Stop discard; max_open 2; }

        situation First: after 5us in L {
            operand a: first A;
            emit { x: a.x }
        }
        situation Last: after 5us in L {
            operand a: last A if x > 1;
            emit { x: a.x }
        }
        situation Anew: after 5us in L {
            operand a: first A, override if 10 / x > 4;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 3
        2 A 4
        # Fired at 5, it takes the event of that tick.
        5 A 5          => First@1 3; Anew@1 3
        7 A 1
        10 advance     => First@1 5; Last@1 5
        12 advance     => Anew@1 1
        13 A 6
        # The end of the lifespan drops what waits.
        17 Stop 0
        30 advance
        due never
        ",
        "
        0 Open 0
        0 A 3
        # An override that faults is none.
        1 A 0          => fault Anew override
        # In each instance a delay of its own.
        2 Open 0
        3 A 4
        9 advance      => at 5 First@1 3; at 5 Anew@1 3; at 8 First@2 4; at 8 Last@1 4; at 8 Last@2 4; at 8 Anew@2 4
        due never
        ",
        "
        18446744073709551610 Open 0
        # The last tick is one as any other; beyond it a delay is never over.
        18446744073709551610 A 7
        18446744073709551611 A 8
        max Stop 0     => First@1 7; Anew@1 7
        due never
        ",
        "
        # The timer comes before an event of its tick that would end its instance.
        0 Open 0
        1 A 9
        6 Stop 0       => First@1 9; Last@1 9; Anew@1 9
        ",
    }
    reaches {
        // opens
        "! Open L
        6 Open 1",
        // full: reject
        "! Open L
        0 Open 0
        0 Open 1
        0 Open 0",
        // stored; override, stored
        "! A First Last Anew
        0 Open 1
        6 Open 1
        12 A 2",
        // stored
        "! A Anew
        2 Open 0
        2 Open 1
        2 A 0",
        // instances end
        "! Stop L
        6 Open 1
        6 Open 0
        6 Stop 1",
        // fires
        "! advance Last
        1 Open 1
        1 A 2
        1 Open 1
        2 A 2
        7 advance",
        // one that nothing waits for any more, and two
        "! advance First Anew
        0 Open 0
        0 A 3
        1 Stop 0
        1 Open 0
        2 A 3
        3 Open 0
        4 A 3
        9999 advance",
        // all ticks that there is time for
        "! advance engine
        0 Open 0
        0 A 3
        0 Stop 0
        0 Open 0
        1 A 3
        1 Open 0
        2 A 3
        3 A 2
        4 A 3
        9999 advance",
    }
}
