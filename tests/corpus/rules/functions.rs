//! Declared functions: the user's Rust in conditions and emissions, over numbers,
//! texts and enums. They are never run on empty places.

use rtcep::{Str, Value};

fn distance(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// Total over what the rules give it, and over nothing else.
fn share(id: u32) -> u32 {
    assert_ne!(id, 0, "on an empty place");
    100 / id
}

fn worse(level: Level) -> Level {
    match level {
        Level::Low => Level::Mid,
        Level::Mid | Level::High => Level::High,
    }
}

mod users {
    use rtcep::Str;

    pub(super) fn known(user: Str<8>) -> bool {
        user == "root"
    }

    pub(super) fn short(user: Str<8>) -> Str<4> {
        Str::cut(user.as_str())
    }
}

/// The same for the interpreter.
const DISTANCE: rtcep_lang::interp::Declared = |values| match *values {
    [Value::F32(x), Value::F32(y)] => Value::F32(distance(x, y)),
    _ => panic!("{values:?}"),
};
const SHARE: rtcep_lang::interp::Declared = |values| match *values {
    [Value::U32(id)] => Value::U32(share(id)),
    _ => panic!("{values:?}"),
};
const WORSE: rtcep_lang::interp::Declared = |values| match *values {
    [Value::Variant(level)] => Value::Variant((level + 1).min(2)),
    _ => panic!("{values:?}"),
};
const KNOWN: rtcep_lang::interp::Declared = |values| match *values {
    [Value::Str(user)] => Value::Bool(user == "root"),
    _ => panic!("{values:?}"),
};
const SHORT: rtcep_lang::interp::Declared = |values| match *values {
    [Value::Str(user)] => Value::Str(Str::cut(Str::<4>::cut(user.as_str()).as_str())),
    _ => panic!("{values:?}"),
};

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        enum Level { Low, Mid, High }
        event At { id: u32, x: f32, y: f32 }
        event Ask { x: f32, y: f32, level: Level, user: str<8> }

        fn distance(x: f32, y: f32) -> f32 = distance;
        fn share(id: u32) -> u32 = self::share;
        fn worse(level: Level) -> Level = worse;
        fn known(user: str<8>) -> bool = users::known;
        fn short(user: str<8>) -> str<4>= users::short;

        lifespan Watch { from startup; max_open 1; }

        situation Near: all in Watch {
            operand p: each At if id > 0, max 4;
            operand q: first Ask, max 2;
            when distance(p.x - q.x, p.y - q.y) < 5.0 && share(p.id) >= 25;
            emit { id: p.id, far: distance(p.x, p.y), level: worse(q.level) }
        }
        situation Root: all in Watch {
            operand q: first Ask if known(user) || level == Level::High;
            emit { user: q.user, short: short(q.user) }
        }
        /// What faults is not called.
        situation Sum: all in Watch {
            operand p: first At if share(id * 2 - 1) > 10 && distance(x, 0) < 4.0;
            emit { id: p.id }
        }
    }
    functions { ("distance", DISTANCE), ("share", SHARE), ("worse", WORSE), ("known", KNOWN), ("short", SHORT) }
    scripts {
        "
        # share(3) = 33, share(5) = 20, share(9) = 11.
        0 At 2 3 4          => Sum 2
        0 At 3 0 0          => Sum 3
        1 At 5 30 40
        # 5 is not below 5; 0 is, and 33 >= 25; 50 is not.
        2 Ask 0 0 Low root  => Near 3 0 Mid; Root root root
        3 Ask 0 0.5 High bob => Near 2 5 High; Root bob bob
        # 0 is below 5, but 20 is below 25.
        4 Ask 30 40 Low alice
        ",
        "
        # 0 * 2 - 1 underflows: the fault is handed on, share does not see it.
        0 At 0 1 1          => fault Sum threshold
        0 Ask 1 1 Mid %
        # share(7) = 14; 25 is at least 25.
        1 At 4 1 1          => Near 4 1.4142135 High; Sum 4
        2 Ask 0 0 High abcdefgh => Root abcdefgh abcd
        # distance(NaN, 0) is NaN, and below nothing.
        3 At 1 NaN 0
        ",
    }
    reaches {
        // The second one asks from here.
        "! At Near
        0 Ask 100 0 Low a
        0 Ask 0 0 Low a
        0 At 1 0 0",
        "! At Sum
        0 At 1 0 0",
        "! At Sum
        0 At 4294967295 2 0",
        "! Ask Root
        0 Ask 0 0 High root",
        // Kept, one of each, without room.
        "! Ask Near
        0 At 1 100 0 * 4
        0 Ask 0 0 Low a",
        "! Ask Near
        0 At 1 0 0 * 4
        0 Ask 0 0 Low a",
        "! At Near
        0 Ask 100 0 Low a * 2
        0 At 1 0 0",
        "! At Near
        0 At 1 0 0 * 4
        0 Ask 100 0 Low a * 2
        0 At 1 0 0",
        "! Ask Near
        0 At 1 100 0 * 4
        0 Ask 0 0 Low a * 2
        0 Ask 0 0 Low a",
    }
}
