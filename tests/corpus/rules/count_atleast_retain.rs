//! `retain`: what is used and kept counts again, and fires with each further event.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation All: atleast 3 in Watch {
            operand a: A, retain, max 3;
            within 10us;
            emit { n: count() }
        }
        situation Some: atleast 3 in Watch {
            operand a: each A, retain if x > 1, max 3, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Judged: atleast 2 in Watch {
            operand a: each A, retain if 4 / x > 1, max 2;
            emit { n: count() }
        }
        situation Back: atleast 3 in Watch {
            operand a: last A, retain if x > 1, max 3, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Once: atleast 3 in Watch {
            operand a: A, retain if 4 / x > 1, max 3;
            within 10us;
            once;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 2
        1 A 1        => Judged 2
        2 A 2        => All 3; Some 3; Judged 3; overflow Judged.a reject; Back 3; Once 3
        3 A 2        => All 4; overflow All.a reject; Some 3; ~Judged 3; overflow Judged.a reject; Back 3
        # What is not retained needs no room: `Judged` has none for it.
        4 A 4        => ~All 4; overflow All.a reject; Some 4; overflow Some.a drop_oldest; ~Judged 3; Back 4; overflow Back.a drop_oldest
        ",
        "
        0 A 0
        0 A 0        => Judged 2; fault Judged retain 2
        10 A 0       => All 3; Some 3; Back 3; Once 3
        11 A 0       => Judged 2; fault Judged retain 2
        20 A 1       => All 3
        20 A 1       => All 4; overflow All.a reject; Some 3; Judged 2; Back 3
        31 A 1       => Judged 3; overflow Judged.a reject
        ",
    }
    reaches {
        // detects, event stays, stored; detects, event consumed; detects, event stays, stored; detects, ends the instance
        "! A Some Judged Back Once
        0 A 1
        0 A 1
        5 A 2",
        // detects, event stays, list full: reject; detects, event stays, list full: drop_oldest; detects, event stays, stored; detects, event stays, list full: drop_oldest
        "! A All Some Judged Back
        1 A 255
        1 A 255
        1 A 0
        1 A 255
        1 A 0
        2 A 255
        7 A 0
        7 A 2",
        // detects, event stays, stored
        "! A All Some Back
        9 A 255
        19 A 2
        19 A 255
        28 A 2",
        // stored
        "! A All Some Back
        0 A 255
        0 A 255
        0 A 2
        11 A 1",
        // stored
        "! A Once
        11 A 2
        11 A 0
        22 A 0",
    }
}
