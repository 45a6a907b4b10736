//! Groups in immediate `all`: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation First: all in Watch {
            operand a: first A{1..=2}, max 3;
            operand b: last B, max 2;
            when sum(a.x) > b.x as u64;
            emit { n: count(a), high: max(a.x), b: b.x }
        }
        situation Each: all in Watch {
            operand a: last A{2..=3}, max 3, on_full drop_oldest;
            operand b: each B, max 2;
            when min(a.x) < b.x;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Kept: all in Watch {
            operand a: first A{2..=3}, retain if x > 1, max 3;
            operand b: first B, retain, max 2;
            when max(a.x) >= b.x;
            emit { n: count(a), b: b.x }
        }
        situation Two: all in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: first B{2..=2}, max 3;
            when sum(a.x) > sum(b.x);
            emit { a: avg(a.x), b: avg(b.x) }
        }
        situation Alone: all in Watch {
            operand b: last B{1..=2}, retain if x > 1, max 2;
            emit { n: count(b), b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        0 B 2    => First 2 2 2; Each 2 3 2; Kept 2 2; Alone 1 2
        # Kept has A 2 and both B. Two: 1 + 2 is less than 2 + 3.
        0 B 3    => Alone 2 5
        # Kept: A 2 and the trigger. Two: A 1 and the trigger.
        0 A 9    => First 1 9 3; Kept 2 2; Two 5 2.5
        ",
        "
        0 A 1
        0 B 2    => Alone 1 2
        # First: 1 + 1 is not more than 2.
        0 A 1    => Each 2 2 2
        0 A 1    => overflow Two.a reject
        ",
    }
    reaches {
        // no combination holds, list full: reject; no combination holds, list full: drop_oldest; no combination holds, list full: reject
        "! A First Each Two
        0 B 0
        2 A 0
        2 A 0
        3 B 0
        5 A 0
        5 A 0",
        // no combination holds, stored; composes, trigger consumed; no combination holds, stored
        "! A First Each Two
        0 B 2
        2 A 2
        2 B 2
        2 B 1
        2 A 2
        2 B 1
        3 A 2
        3 A 0",
        // composes, trigger consumed
        "! A First Two
        1 A 0
        1 A 0
        1 B 1
        3 A 0
        3 A 255
        4 B 0
        4 A 0
        4 B 255
        4 A 255",
        // composes, trigger stays, stored
        "! A Kept
        0 A 0
        0 B 255
        0 B 1
        2 A 0
        2 A 0
        2 A 2",
        // composes, trigger stays, list full: reject
        "! A Kept
        0 B 255
        0 A 2
        0 A 2
        1 B 0
        4 A 255
        6 A 2",
        // no combination holds, stored; composes, trigger stays, stored
        "! B First Each Two Alone
        0 A 0
        1 A 2
        1 A 2
        2 A 2
        4 B 2
        4 B 2",
        // no combination holds, list full: reject; composes, trigger consumed; composes, trigger stays, list full: reject; no combination holds, list full: reject
        "! B First Each Kept Two
        0 B 2
        2 B 2
        2 B 1
        3 A 0
        3 A 0
        3 A 1
        4 A 0
        5 A 0
        5 B 1",
        // composes, trigger consumed; no combination holds, list full: reject; composes, trigger stays, list full: reject
        "! B First Each Alone
        0 B 0
        0 B 1
        0 B 2
        2 B 0
        3 B 2
        3 A 2
        5 A 2
        5 A 2
        6 A 2
        6 A 2
        6 B 2",
        // composes, trigger stays, stored
        "! B Kept
        0 A 0
        0 A 0
        0 A 0
        0 B 0",
        // composes, trigger consumed
        "! B Two
        0 A 255
        1 B 2
        1 B 255
        1 A 2
        1 B 255
        1 B 2",
    }
}
