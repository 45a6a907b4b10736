//! One event in single operands and groups of an immediate `all`, on lists of their own
//! and on one: each path vector is reached, by what has the trigger, a single operand or a
//! group; beside another event, consumed, retained and dropped.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, p: u8, q: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Beside: all in Watch {
            operand one: first A if p > 0, max 2;
            operand some: first A{1..=2} if q > 0, max 2;
            when one.k == max(some.x);
            emit { k: one.k, n: count(some) }
        }
        situation With: all in Watch {
            operand some: last A{2..=3} if q > 0, max 3, on_full drop_oldest;
            operand one: last A if p > 0, max 2;
            operand b: first B, max 2;
            when one.k == min(some.x) && one.x == b.x;
            emit { k: one.k, n: sum(some.x), b: b.x }
        }
        situation Kept: all in Watch {
            operand one: first A if p > 0, retain, max 2, on_full drop_oldest;
            operand some: last A{1..=2} if q > 0, retain if x > 1, max 3;
            when one.k == max(some.x);
            emit { k: one.k, n: count(some) }
        }
        situation All: all in Watch {
            operand one: each A if p > 0, max 2;
            operand some: first A{1..=2} if q > 0, max 2, on_full drop_oldest;
            when one.k == max(some.x);
            emit { k: one.k, n: count(some) }
        }
        situation Ends: all in Watch {
            operand one: first A if p > 0, max 2;
            operand some: first A{1..=2} if q > 0, max 2;
            when one.k == max(some.x);
            once;
            emit { k: one.k, n: count(some) }
        }
        situation Recent: all in Watch {
            operand one: last A if p > 0, max 2;
            operand some: first A{1..=2} if q > 0, max 2;
            when one.k == max(some.x);
            within 3us;
            emit { k: one.k, n: count(some) }
        }
        situation Groups: all in Watch {
            operand low: first A{1..=2} if p > 0, max 2;
            operand high: last A{1..=2} if q > 0, max 2;
            when sum(low.k) == sum(high.x);
            emit { k: count(low), n: count(high) }
        }
        situation Shared: all in Watch {
            operand one: last A, max 3;
            operand some: first A{1..=2}, max 3;
            operand b: first B, max 2;
            emit { one: one.x, n: count(some), some: sum(some.x), b: b.x }
        }
        situation Asked: all in Watch {
            operand one: last A, max 3;
            operand some: first A{1..=2}, max 3;
            operand b: first B, max 2;
            when one.k == max(some.x) && one.p == b.x;
            emit { one: one.x, n: count(some), some: sum(some.x), b: b.x }
        }
        situation Unasked: all in Watch {
            operand one: last A if p > 0, max 2;
            operand some: first A{1..=2} if q > 0, max 2;
            emit { k: one.k, n: count(some) }
        }
    }
    scripts {
        "
        0 A 0 3 1 1
        # As one, with the first A as the group of some; Groups takes both as low.
        0 A 3 5 1 0    => Beside 3 1; Kept 3 1; All 3 1; Ends 3 1; Recent 3 1; Unasked 3 1
        # Asked: no p is 5.
        1 B 5          => Shared 5 1 3 5
        # As a member. Beside, All, Recent and Unasked have consumed the others. With: 3 is
        # the least of 3 and 3, 5 is 5. Groups: 0 + 3 as low, and the trigger as high.
        2 A 3 3 0 1    => With 3 6 5; Kept 3 2; Groups 2 1
        ",
        "
        0 A 9 1 1 1
        # No k is an x: all wait. Unasked: the trigger as one.
        0 A 9 1 1 1    => Unasked 9 1
        # Groups: one A of low is in high as well, and left out there.
        1 A 9 1 1 1    => overflow Beside.one reject; overflow Beside.some reject; overflow With.one reject; overflow Kept.one drop_oldest; overflow All.one reject; overflow All.some drop_oldest; overflow Ends.one reject; overflow Ends.some reject; overflow Recent.one reject; overflow Recent.some reject; overflow Groups.low reject; overflow Groups.high reject
        # 1 is 1. In Recent all have expired.
        9 A 1 0 1 0    => ~Beside 1 2; overflow With.one reject; ~Kept 1 2; ~All 1 2; ~Ends 1 2; overflow Groups.low reject; overflow Shared.one reject; overflow Asked.one reject; Unasked 1 1
        ",
    }
    reaches {
        // as one or some, no combination, list full: reject, list full: reject; as some or one,
        // no combination, list full: drop_oldest, list full: reject; as one or some, no
        // combination, list full: reject, list full: drop_oldest; as one or some, some expire,
        // no combination, stored; as low or high, no combination, list full: reject, list full:
        // reject; too few, stored; no combination, list full: reject; as one, composes as one,
        // trigger consumed
        "! A Beside With All Ends Recent Groups Shared Asked Unasked
        4 A 1 2 0 2
        5 B 0
        6 A 255 2 0 2
        7 A 255 0 1 0
        7 A 0 1 2 1
        11 B 255
        12 A 1 2 1 255",
        // as one or some, no combination, stored; as low or high, no combination, stored;
        // composes as one, trigger consumed; no combination, stored
        "! A Beside Ends Groups Shared Asked Unasked
        0 B 1
        1 A 1 1 0 0
        1 A 0 1 0 0
        1 A 0 0 1 0
        2 B 1
        2 B 0
        3 A 1 1 0 0
        3 B 1
        4 A 0 1 0 1
        4 A 0 0 1 1",
        // as one or some, composes as one, trigger consumed; as one or some, composes as one,
        // trigger stays, stored; as one or some, composes as one, ends the instance; too few,
        // list full: reject
        "! A Beside Kept Ends Shared
        0 A 0 0 1 1
        0 A 2 1 2 1
        1 A 0 1 1 2
        2 A 1 1 1 1",
        // as one or some, no combination, list full: reject, stored; as one or some, composes as
        // some, trigger consumed
        "! A Beside Ends Unasked
        0 A 1 0 1 0
        0 A 0 2 0 1
        4 A 1 1 1 0
        5 A 0 1 2 0
        9 A 1 0 2 1",
        // as some or one, no combination, list full: drop_oldest, stored; as one or some, no
        // combination, stored, list full: drop_oldest; as low or high, no combination, stored,
        // list full: reject
        "! A With All Groups
        4 B 2
        8 B 2
        9 A 2 2 0 1
        9 A 0 1 0 1
        13 A 0 1 1 2
        13 A 2 2 2 2",
        // as one or some, composes as one, trigger stays, list full: drop_oldest, list full:
        // reject; as one or some, no combination, list full: reject, list full: reject
        "! A Kept Recent
        0 A 0 255 1 1
        0 A 1 2 2 255
        0 A 2 2 0 2
        0 A 2 255 1 1",
        // as high, no combination, list full: reject; composes as some, trigger consumed
        "! A Groups Asked
        1 A 1 2 2 1
        1 A 1 0 0 2
        1 A 1 2 1 2
        1 B 0
        1 B 2
        1 A 1 1 0 2",
        // as one or some, composes as one, trigger stays, list full: drop_oldest, stored; as one
        // or some, composes as one and some, trigger consumed
        "! A Kept All
        5 A 0 2 1 1
        5 A 0 1 2 2
        8 A 1 1 0 2
        8 A 0 0 2 2
        16 A 0 1 1 2
        19 A 1 0 2 1",
        // as one, no combination, list full: reject
        "! A Unasked
        1 A 0 2 2 0
        2 A 0 2 1 0
        2 A 2 0 2 0",
        // as one or some, composes as some, trigger consumed
        "! A Recent
        0 A 1 255 255 1
        0 A 0 0 1 255
        0 A 1 1 255 1",
        // as high, composes as high, trigger consumed
        "! A Groups
        0 A 0 0 1 2
        4 A 0 1 2 0
        4 A 0 0 1 1
        4 A 2 0 0 1",
        // as one or some, some expire, composes as some, trigger consumed
        "! A Recent
        1 A 0 0 255 255
        3 A 1 1 0 1
        3 A 255 1 255 1
        5 A 0 255 255 1",
        // as one or some, some expire, composes as some, trigger consumed
        "! A Recent
        2 A 2 0 0 2
        4 A 1 1 2 0
        5 A 2 0 2 2
        6 A 1 1 1 1",
        // as one or some, some expire, no combination, stored
        "! A Recent
        6 A 1 1 2 2
        7 A 2 2 0 2
        8 A 1 0 2 1
        11 A 1 0 1 1",
        // as one or some, some expire, composes as some, trigger consumed
        "! A Recent
        2 A 0 2 0 1
        2 A 0 0 1 2
        5 A 0 0 1 1
        8 A 1 0 2 1",
        // as one or some, some expire, composes as some, trigger consumed
        "! A Recent
        0 A 2 0 0 1
        0 A 0 1 0 2
        3 A 2 0 1 2
        3 A 0 1 1 0
        5 A 2 2 1 1",
        // as one or some, some expire, no combination, stored
        "! A Recent
        1 A 2 1 0 255
        1 A 2 255 255 0
        4 A 0 0 0 2
        4 A 0 0 255 0
        5 A 1 255 2 255",
        // as one or some, some expire, no combination, list full: reject, stored
        "! A Recent
        4 A 2 0 0 2
        4 A 1 0 0 1
        5 A 2 1 2 0
        6 A 255 1 2 255
        8 A 255 0 255 2",
        // as one or some, some expire, no combination, list full: reject, stored
        "! A Recent
        0 A 0 2 0 1
        1 A 1 2 2 0
        3 A 1 2 2 0
        3 A 0 2 2 2
        4 A 1 0 1 1",
        // as some or one, composes as some, trigger consumed
        "! A With
        1 B 1
        1 A 0 0 1 2
        1 A 1 1 1 2
        1 A 1 2 1 2
        1 B 0
        2 A 1 0 1 1",
        // as one or some, some expire, composes as some, trigger consumed
        "! A Recent
        1 A 1 2 0 2
        3 A 2 1 2 2
        3 A 1 1 0 2
        4 A 0 1 0 2
        5 A 2 0 2 0
        6 A 0 1 2 2
        7 A 0 2 2 2",
        // no combination holds, stored; composes, trigger consumed
        "! B With Shared Asked
        0 A 1 255 255 255
        0 A 255 0 1 0
        0 A 1 0 1 255
        0 A 1 1 0 1
        0 A 255 1 255 1
        2 B 0",
        // no combination holds, list full: reject; stored
        "! B With Shared Asked
        0 A 2 1 1 2
        0 A 255 0 255 1
        1 A 1 0 1 1
        1 A 255 0 2 1
        5 A 255 2 1 255
        5 B 2
        6 B 255
        6 B 2",
        // list full: reject; composes, trigger consumed
        "! B Shared Asked
        0 A 0 2 0 0
        0 B 1
        1 A 0 0 2 1
        1 A 2 0 2 1
        2 B 1
        3 B 1
        3 B 0",
    }
}
