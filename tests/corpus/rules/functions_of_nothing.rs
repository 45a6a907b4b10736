//! Declared functions in what counters emit, and where no event is there to read: of
//! counts and literals. Found by random rule sets.

use rtcep::Value;

fn half(x: u64) -> u64 {
    x / 2
}

/// The same for the interpreter.
const HALF: rtcep_lang::interp::Declared = |values| match *values {
    [Value::U64(x)] => Value::U64(half(x)),
    _ => panic!("{values:?}"),
};

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Go { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event End { x: u32 }
        fn half(x: u64) -> u64 = half;
        lifespan Round { from Go; until End terminate; max_open 1; }

        situation Two: nth 2 in Round {
            operand a: A;
            emit { half: half(count()) }
        }
        situation Three: atleast 3 in Round {
            operand a: A;
            emit { half: half(count()) }
        }
        situation Few: atmost 3 in Round {
            operand a: A;
            emit { half: half(count()) }
        }
        situation Quiet: not in Round {
            operand b: B;
            emit { half: half(8) }
        }
    }
    functions { ("half", HALF) }
    scripts {
        "
        0 Go 1
        1 A 5
        2 A 6     => Two@1 1
        # Three of three, and 3 / 2 is 1.
        3 A 7     => Three@1 1
        4 End 0   => Few@1 1; Quiet@1 4
        ",
        "
        0 Go 1
        # Something came: not quiet. Nothing was counted, which is few.
        1 B 1
        2 End 0   => Few@1 0
        ",
    }
    reaches {
        // opens
        "! Go Round
        1 Go 1",
        // full: reject
        "! Go Round
        0 Go 1
        0 Go 0",
        // detects
        "! A Two Few
        2 Go 4294967295
        2 A 0
        2 A 4294967295",
        // detects
        "! A Three
        0 Go 2
        0 A 2
        0 A 2
        0 A 0",
        // noted
        "! B Quiet
        2 Go 1
        2 B 0",
        // detects; nothing came; instances end
        "! End Few Quiet Round
        0 Go 0
        0 End 0",
    }
}
