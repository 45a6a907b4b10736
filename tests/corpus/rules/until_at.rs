//! An absolute end: all that is open ends, at one tick, before an event of it;
//! what would open then or later does not, and that is no loss.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event Stop { x: u32 }

        lifespan Day { from startup; from A if 60 / x > 1; until at 20us terminate; until first Stop discard; max_open 3; }
        lifespan Base { from startup; max_open 1; }

        situation Sum: all in Day {
            operand b: each B, max 2;
            detect deferred;
            emit { x: b.x }
        }
        situation Now: all in Day {
            operand b: first B;
            emit { x: b.x }
        }
        situation Heard: all in Base {
            operand s: first Sum;
            emit { x: s.x }
        }
    }
    scripts {
        "
        # Day 1 and Base 2 are there from startup, A opens 3.
        10 A 1
        due 30
        12 B 5         => Now@1 5; Now@3 5
        13 A 1
        14 B 6         => Now@1 6; Now@3 6; Now@4 6
        29 A 60
        # All three end, and compose, before the A of that tick, which opens none.
        30 A 1         => Sum@1 5; Sum@1 6; Sum@3 5; Sum@3 6; Sum@4 6; Heard@2 5; Heard@2 6; Heard@2 5; Heard@2 6; Heard@2 6
        due never
        31 A 1
        # It is judged all the same.
        32 A 0         => fault Day from
        33 B 1
        lost Day 0
        ",
        "
        0 A 1
        1 B 1          => Now@1 1; Now@3 1
        # The jump to the end of the clock is one sweep of one tick.
        max A 1        => at 20 Sum@1 1; at 20 Sum@3 1; at 20 Heard@2 1; at 20 Heard@2 1
        due never
        ",
        "
        # Startup so late that the end does not come any more.
        18_446_744_073_709_551_600 A 1
        due never
        max B 1        => Now@1 1; Now@3 1
        max Stop 0
        max B 2        => Now@3 2
        max A 1
        max B 3        => overflow Sum.b reject; Now@3 3; Now@4 3
        ",
        "
        # The earliest end counts down from none open, too.
        0 Stop 0
        due never
        19 A 1
        due 20
        20 B 1
        ",
    }
    reaches {
        // full: reject
        "! A Day
        10 A 0",
        // opens
        "! A Day
        21 A 1",
        // stored; composes, trigger consumed
        "! B Sum Now
        1 A 1
        1 A 1
        1 B 1",
        // list full: reject
        "! B Sum
        1 A 2
        1 A 2
        1 B 2
        11 B 1
        11 B 2",
        // instances end
        "! Stop Day
        1 Stop 1",
        // composes; timers; all timers
        "! advance Sum Day engine
        0 advance
        1 A 1
        1 A 1
        2 B 1
        2 B 2
        20 advance",
        // startup
        "! advance Day
        0 advance",
    }
}
