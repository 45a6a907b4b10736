//! A sequence that has one event in two lists, and ends in another one: behind the oldest of
//! the first list stand all of the second. Each path vector of the other event is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, r: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation First: sequence in Watch {
            operand p: first A if x > 0, max 3;
            operand q: first A if r > 0, max 3;
            operand s: first B;
            emit { p: p.k, q: q.k }
        }
        situation Newest: sequence in Watch {
            operand p: first A if x > 0, max 3;
            operand q: last A if r > 0, max 3;
            operand s: first B;
            emit { p: p.k, q: q.k }
        }
        situation Each: sequence in Watch {
            operand p: first A if x > 0, max 3;
            operand q: each A if r > 0, max 3;
            operand s: first B;
            emit { p: p.k, q: q.k }
        }
    }
    scripts {
        "
        0 A 1 0 1
        1 A 2 1 1
        2 A 3 1 1
        # Nothing is older than 2 in q; 3 is in both lists.
        3 B 0          => First 2 3; Newest 2 3; Each 2 3
        4 B 0
        ",
        "
        0 A 1 1 0
        1 A 2 0 1
        2 A 3 1 1
        3 A 4 1 1
        # Of First 3 and 4 are left, of Newest 3, of Each nothing.
        4 B 0          => First 1 2; Newest 1 4; Each 1 2; Each 1 3; Each 1 4
        5 B 0          => First 3 4
        ",
    }
    reaches {
        // composes, trigger consumed
        "! B First Newest Each
        0 A 1 1 0
        0 A 255 1 255
        0 A 1 0 255
        2 A 255 1 1
        4 B 0",
        // all others expire
        "! B First Newest
        0 A 1 1 0
        2 A 0 0 1
        4 A 0 0 1
        4 A 0 1 1
        4 B 0
        5 B 1",
        // some expire, composes, trigger consumed
        "! B First Newest
        2 A 0 1 0
        3 A 1 1 255
        3 A 0 255 1
        3 A 0 255 255
        3 B 255
        3 A 0 1 255
        3 A 0 2 255
        3 B 255
        3 A 1 255 0
        3 B 255",
    }
}
