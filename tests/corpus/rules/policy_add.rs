//! `policy add`: each initiator opens another instance, and events meet all
//! that are open. A detection of one consumes nothing in the others.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan Run { policy add; from A; until last C terminate; max_open 3; }

        situation Pair: all in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
        situation Order: sequence in Run {
            operand b: last B, max 2;
            operand a: first A;
            emit { b: b.x, a: a.x }
        }
    }
    scripts {
        "
        # Instance 1 opens; 5 is no operand of it.
        0 A 5
        1 A 6
        # 1 holds A 6 and A 7, 2 holds A 7.
        2 A 7
        # Pair in 1 and 2; 3 holds no A, so its B waits.
        3 B 9     => Pair@1 6 9; Pair@2 7 9
        # By situation, then by instance. A 10 is added last in 3, where B 9 is
        # not above it. A fourth instance finds no room.
        4 A 10    => Order@1 9 10; Order@2 9 10; Order@3 9 10; full Run reject
        # 1 holds A 7, A 10; 2 and 3 hold A 10; in 3 waits B 9.
        5 C 0
        6 B 8     => ~Pair@1 7 8
        6 B 11    => ~Pair@1 10 11; ~Pair@2 10 11
        ",
        "
        # The one that opened last ends first.
        0 A 1
        0 A 2
        0 C 0
        0 A 3
        # 1 holds A 2 and A 3; instance 3 holds nothing.
        0 B 4     => Pair@1 2 4
        0 C 0
        0 C 0
        0 C 0
        0 B 5
        0 A 6
        0 B 7
        0 A 8     => Order@4 7 8
        lost Run 0
        ",
    }
    reaches {
        // no combination holds, stored; composes, trigger consumed; full: reject
        "! A Pair Order Run
        0 A 0
        2 A 1
        2 A 1
        2 B 0
        2 B 4294967295
        2 A 4294967295",
        // opens
        "! A Run
        2 A 1",
        // composes, trigger consumed
        "! A Pair
        1 A 0
        1 A 2
        1 A 1
        2 B 1
        2 B 1
        2 A 0",
        // no combination holds, list full: reject
        "! A Pair
        0 A 2
        0 A 0
        0 A 1
        0 A 0
        0 A 4294967295
        1 B 0
        2 A 0",
        // no combination holds, stored; stored
        "! B Pair Order
        0 A 1
        0 A 1
        0 A 2
        0 A 1
        0 B 0",
        // no combination holds, list full: reject; list full: reject
        "! B Pair Order
        2 A 1
        2 A 2
        3 A 1
        3 A 2
        3 B 1
        3 B 1
        3 B 1",
        // composes, trigger consumed
        "! B Pair
        0 A 0
        0 A 0
        0 A 0
        0 A 0
        0 A 0
        0 B 1",
        // instances end
        "! C Run
        2 A 1
        2 C 0",
    }
}
