//! `atmost`: at the end, if no more than `n` came; true of nothing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, w: u32 }
        event B { k: u8 }
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

        situation Few: atmost 2 in Run {
            operand a: A;
            operand b: B;
            emit { n: count() }
        }
        situation Light: atmost 5 in Run {
            operand a: A, weight w, override if w == 1;
            operand b: B, weight 3;
            emit { n: count() }
        }
        situation Never: atmost 0 in Run {
            operand b: B;
            emit { n: count(), x: 1 / count() }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        0 Close 1     => Few@1 0; Light@1 0; fault Never emit; Few@2 0; Light@2 0; fault Never emit
        1 Open 2
        1 A 2 5
        2 B 2
        # 5 + 3 is more than 5; two are not more than 2.
        3 Close 2     => Few@3 2
        4 Open 2
        4 A 2 7
        4 A 2 1
        5 B 2
        # The second A restarts the count of `a` alone.
        6 Close 2     => Light@4 4
        ",
        "
        0 Open 1
        9 A 1 0
        # The interval ends it, with no event.
        10 advance    => Few@1 1; Light@1 0; fault Never emit
        11 Open 1
        11 B 1
        12 Stop 1
        21 advance
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        5 Open 2
        6 Open 2
        6 Open 2",
        // ; key probed
        "! A Few Light Run
        1 Open 2
        1 Open 2
        1 A 2 0",
        // ; key probed
        "! B Few Light Never Run
        8 Open 0
        8 Open 0
        8 B 0",
        // detects; detects, emission faults; instances end
        "! Close Few Light Never Run
        0 Open 1
        0 Open 1
        0 Close 1",
        // instances end
        "! Stop Run
        1 Open 1
        1 Open 1
        1 Stop 1",
        // detects; detects, emission faults; timers; all timers
        "! advance Few Light Never Run engine
        0 Open 1
        1 Open 0
        2 Open 0
        13 advance",
    }
}
