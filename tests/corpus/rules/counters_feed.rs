//! Detections of counters as events: counted by others, opening and ending
//! lifespans, and joined.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event Stop { x: u8 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Alarm { from Pair; until Quiet terminate; until Stop terminate; until after 50us terminate; max_open 2; }

        situation Pair: atleast 2 in Watch {
            operand a: A;
            emit { n: count() }
        }
        situation Quiet: nth 2 in Watch {
            operand b: B, weight x;
            emit { n: count() }
        }
        situation Pairs: atleast 4 in Watch {
            operand p: last Pair, weight n, max 2;
            within 30us;
            emit { n: count() }
        }
        situation NoB: not in Alarm {
            operand b: B;
            emit { }
        }
        situation Calm: atmost 1 in Alarm {
            operand a: A;
            operand p: Pair, weight n;
            emit { n: count() }
        }
        situation Then: sequence in Watch {
            operand first: first NoB, max 2;
            operand then: last Pairs;
            emit { n: then.n }
        }
    }
    scripts {
        "
        0 A 1
        0 A 1        => Pair@1 2
        # The instance was opened by the detection, after the events.
        1 A 1
        50 advance   => at 50 NoB@2; at 50 Calm@2 1
        ",
        "
        0 A 1
        0 A 1        => Pair@1 2
        1 A 1
        1 A 1        => Pair@1 2; Pairs@1 4
        2 B 2        => Quiet@1 2; Calm@3 0
        3 Stop 0
        ",
    }
    reaches {
        // detects
        "! A Pair
        31 A 1
        31 A 0",
        // 
        "! A Calm
        51 A 0
        51 A 0
        51 A 0
        51 A 0
        52 A 0",
        // detects
        "! B Quiet
        0 B 2",
        // noted
        "! B NoB
        0 A 1
        0 A 1
        0 A 2
        0 A 1
        0 B 0",
        // nothing came; instances end
        "! Stop NoB Alarm
        0 A 0
        28 A 0
        28 A 0
        77 A 0
        77 Stop 0",
        // nothing came; timers; all timers
        "! advance NoB Alarm engine
        0 A 1
        25 A 2
        25 A 1
        26 A 1
        77 advance",
    }
}
