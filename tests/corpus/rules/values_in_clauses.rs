//! Ordered enums, functions of the language and declared ones where situations read
//! them: as a key, in weights, overrides, `retain`, aggregates, at an end, and of a
//! detection.

use rtcep::Value;

fn half(id: u32) -> u32 {
    id / 2
}

const HALF: rtcep_lang::interp::Declared = |values| match *values {
    [Value::U32(id)] => Value::U32(half(id)),
    _ => panic!("{values:?}"),
};

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        ordered enum Level { Low, Mid, High }
        event A { level: Level, x: i32, id: u32 }
        event B { level: Level }
        fn half(id: u32) -> u32 = half;

        lifespan Watch { from startup; max_open 1; }
        lifespan Shift {
            policy ignore;
            from A if level > Level::Low;
            until B terminate;
            key level;
            max_open 3;
        }

        situation Heavy: atleast 10 in Shift {
            operand a: A, weight max(abs(x), 1) as u32;
            emit { n: count() }
        }
        situation Peak: crosses up 5 of max(clamp(a.x, 0, 9)) in Shift {
            operand a: A;
            emit { top: max(a.x) }
        }
        situation Kept: atleast 2 in Shift {
            operand a: A, retain if half(id) > 1, override if half(id) == 7, max 3;
            emit { n: count() }
        }
        situation Worst: all in Shift {
            operand a: each A, max 2;
            when half(a.id) >= 2;
            detect deferred;
            emit { level: a.level, x: a.x }
        }
        situation Again: any in Watch {
            operand w: Worst if level >= Level::High;
            emit { x: it.x }
        }
    }
    functions { ("half", HALF) }
    scripts {
        "
        # It opens the shift, and is no operand there.
        0 A High 3 4
        # A weight of 4; the first value, 0, is below.
        1 A High -4 4
        # 4 + 7 reach 10; 7 is above; of the two that are counted 4 / 2 = 2 stays.
        2 A High 7 2       => Heavy@2 11; Peak@2 7; Kept@2 2
        # A weight of max(0, 1); 14 / 2 = 7 drops what stayed. Worst has no third place.
        3 A High 0 14      => overflow Worst.a reject
        # 2 / 2 is below 2.
        4 B High           => ~Worst@2 High -4; ~Again@1 -4
        ",
        "
        # Low is not above Low.
        0 A Low 1 1
        0 A Mid 1 1
        # abs(-2^31) is no i32.
        0 A Mid -2147483648 1  => fault Heavy weight
        # 5 is at the bound.
        1 A Mid 5 0            => Peak@2 5; Kept@2 2
        2 A High 9 30
        # The first value is above already.
        3 A High 9 30
        4 B Mid
        5 B High               => Worst@3 High 9; Again@1 9
        6 B High
        ",
    }
}
