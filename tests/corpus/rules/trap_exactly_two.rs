//! Trap (language.md 9): an 'exactly 2' that matches 3.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Two: nth 2 in Run {
            operand a: A;
            detect deferred;
            emit { n: count() }
        }
        situation AtTheSecond: nth 2 in Run {
            operand a: A;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 0
        0 A 0      => AtTheSecond@1 2
        0 A 0
        0 Close 0
        ",
        "
        0 Open 0
        0 A 0
        0 A 0      => AtTheSecond@1 2
        0 Close 0  => Two@1 2
        0 Open 0
        0 A 0
        0 Close 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // ; detects
        "! A Two AtTheSecond
        0 Open 0
        0 A 1
        0 A 1",
        // detects; instances end
        "! Close Two Run
        0 Open 0
        2 A 0
        2 A 1
        2 Close 0",
    }
}
