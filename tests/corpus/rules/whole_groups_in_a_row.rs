//! Groups in a row of immediate sequences: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event D { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Row: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: last C{1..=2}, max 2;
            operand d: first D;
            when sum(b.x) as u8 > a.x;
            emit { a: a.x, n: count(b), c: sum(c.x) }
        }
        situation Front: sequence in Watch {
            operand a: first A{1..=3}, max 3;
            operand b: last B{2..=2}, max 3;
            operand c: each C, max 2;
            operand d: first D;
            when sum(a.x) > c.x as u64;
            emit { n: count(a), b: sum(b.x), c: c.x }
        }
        situation Easy: sequence in Watch {
            operand a: first A{2..=2}, max 3;
            operand b: first B{1..=2}, max 2;
            operand d: first D;
            emit { a: sum(a.x), b: sum(b.x) }
        }
        situation Lead: sequence in Watch {
            operand a: first A{1..=3}, max 3;
            operand b: last B{2..=3}, max 3;
            operand d: first D;
            emit { n: count(a), b: sum(b.x) }
        }
        situation Plain: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: first C{1..=2}, max 2;
            operand d: first D;
            emit { a: a.x, b: sum(b.x), c: sum(c.x) }
        }
        situation Each: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: last C{1..=2}, max 2;
            operand d: first D;
            emit { a: a.x, b: sum(b.x), c: sum(c.x) }
        }
        situation Three: sequence in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: first B{1..=2}, max 2;
            operand c: first C{1..=2}, max 2;
            operand d: first D;
            emit { a: sum(a.x), b: sum(b.x), c: sum(c.x) }
        }
    }
    scripts {
        "
        0 A 1
        0 B 2
        0 C 3
        # Front: there were no two B before C 3, which does not exist. Easy, Lead: one A, one B.
        0 D 0    => Row 1 1 3; Plain 1 2 3; Each 1 2 3; Three 1 2 3
        1 A 4
        1 B 5
        1 C 6
        # Front: behind A 4 there is one B. Lead likewise.
        1 D 0    => Row 4 1 6; Easy 5 5; Plain 4 5 6; Each 4 5 6; Three 4 5 6
        2 B 7
        2 C 2
        # Front: before C 6 there is still one B behind A 4; before C 2 there are B 5 and 7.
        2 D 0    => Front 2 12 2; Lead 2 12
        ",
        "
        0 A 0
        0 A 9
        0 B 200
        0 B 100
        0 C 1
        # Row: 300 is no u8, whichever A it is.
        0 D 0    => fault Row when 2; Front 2 300 1; Easy 9 300; Lead 2 300; Plain 0 300 1; Each 0 300 1; Each 9 300 1; Three 9 300 1
        1 B 1
        1 C 2
        # Row: the oldest two B are the same. Plain: A 9 is left.
        1 D 0    => fault Row when 2; Plain 9 1 2
        ",
    }
    reaches {
        // stored
        "! A Row Front Easy Lead Plain Each Three
        0 A 0",
        // list full: reject
        "! A Row Front Easy Lead Plain Each Three
        0 A 1
        0 A 1
        0 A 255
        0 A 1",
        // list full: reject; stored; list full: reject
        "! B Row Front Easy Lead Plain Each Three
        0 A 0
        2 B 0
        2 B 0
        4 B 0
        4 A 0
        4 B 0",
        // own list expires, stored; list full: reject; own list expires, stored
        "! B Row Easy Plain Each
        0 A 0
        0 B 2
        0 B 1
        0 B 1
        0 A 2
        1 C 1
        1 D 2
        1 B 2
        1 B 1
        1 B 2",
        // own list expires, stored
        "! B Three
        0 A 0
        0 B 0
        0 A 0
        1 B 0
        3 C 0
        4 D 0
        4 A 0
        4 B 0
        5 B 0",
        // own list expires, stored
        "! B Front
        0 A 1
        0 B 0
        0 B 1
        0 B 1
        0 C 0
        2 A 0
        2 D 1
        4 B 1
        4 B 0
        4 B 1",
        // own list expires, stored
        "! B Lead
        0 A 1
        0 B 1
        0 A 1
        0 B 0
        0 B 1
        0 D 1
        0 A 0
        1 B 0
        1 B 0
        1 B 1",
        // list full: reject
        "! C Row Front Plain Each Three
        0 A 255
        0 B 255
        0 B 1
        0 C 0
        0 C 255
        0 C 1",
        // older ones expire, own list expires, stored
        "! C Row Plain Each
        2 A 0
        2 B 1
        4 C 2
        4 B 1
        5 B 1
        5 A 2
        5 C 0
        5 D 2
        5 B 1
        5 B 1
        5 C 1",
        // older ones expire, own list expires, stored
        "! C Three
        0 A 0
        2 B 0
        2 C 1
        2 A 1
        2 B 1
        4 C 0
        4 D 1
        4 A 1
        4 B 0
        4 C 1",
        // older ones expire, own list expires, stored
        "! C Front
        0 A 1
        1 B 255
        1 B 0
        1 C 0
        1 B 1
        1 C 1
        1 A 1
        5 D 1
        7 B 0
        7 B 0
        9 C 0",
        // composes, trigger consumed
        "! D Front Easy Lead Plain Three
        0 A 1
        1 A 1
        1 A 1
        1 B 1
        1 B 0
        1 C 0
        1 B 0
        1 C 1
        3 D 1",
        // all others expire
        "! D Row Front Plain Each
        1 A 2
        1 B 1
        1 C 1
        1 B 2
        3 B 0
        5 C 2
        5 C 0
        5 D 0
        6 A 2
        6 B 1
        6 B 2
        6 D 1",
        // no combination holds; all others expire
        "! D Plain
        0 A 2
        0 B 2
        0 C 2
        0 A 1
        0 D 0
        0 B 0
        1 A 1
        1 C 1
        2 B 2
        4 D 1
        4 D 2",
        "! D Three
        0 A 2
        0 B 2
        0 C 2
        0 A 1
        0 D 0
        0 B 0
        1 A 1
        1 C 1
        2 B 2
        4 D 1
        5 A 1
        5 B 1
        5 D 2",
        // composes, `when` faults once, trigger consumed; composes, trigger consumed
        "! D Row Each
        0 A 0
        0 B 255
        0 A 0
        2 B 255
        2 B 0
        4 C 255
        6 C 0
        10 D 0",
        // some expire, composes, trigger consumed
        "! D Lead
        0 A 0
        0 B 0
        0 A 0
        0 B 0
        0 B 0
        0 D 0
        0 A 0
        0 A 0
        0 A 0
        0 B 0
        0 B 0
        0 D 0",
    }
}
