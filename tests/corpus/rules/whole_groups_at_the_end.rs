//! Sequences that end in a group, behind other groups and alone: every path vector is
//! reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event N { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Row: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 2;
            operand c: first C{2..=2}, max 2;
            when sum(b.x) > a.x as u64;
            emit { a: a.x, n: count(b), c: sum(c.x) }
        }
        situation Lead: sequence in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: last B{2..=2}, max 2;
            when sum(a.x) > sum(b.x);
            emit { a: sum(a.x), b: sum(b.x) }
        }
        situation One: sequence in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: last B{1..=1}, max 2;
            emit { a: sum(a.x), b: sum(b.x) }
        }
        situation Plain: sequence in Watch {
            operand a: last A, max 2;
            operand b: first B{3..=3}, max 3;
            emit { a: a.x, b: sum(b.x) }
        }
        situation Exact: sequence in Watch {
            operand a: first A{2..=2}, max 3;
            operand b: last B{2..=2}, max 2;
            emit { a: sum(a.x), b: sum(b.x) }
        }
        situation Gap: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: last B{2..=2}, max 3;
            emit { a: a.x, b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 5
        0 A 6
        0 B 2    => One 11 2
        # One: both A are gone. Gap: A 5 is the oldest.
        0 B 4    => Lead 11 6; Exact 11 6; Gap 5 6
        1 C 1
        # Plain: three B behind A 6.
        1 B 7    => overflow Row.b reject; Plain 6 13
        1 N 0
        # Gap: N is behind B 7, the first one of the group.
        2 B 8    => overflow Row.b reject; Gap 6 15
        # Row turned B 7 and 8 away.
        2 C 3    => ~Row 5 2 4
        ",
        "
        0 A 1
        0 N 0
        0 B 1    => One 1 1
        # Lead: 1 is not more than 3. Gap: N stands between A 1 and B 1.
        0 B 2
        0 A 3
        # Lead: no B stands behind A 3, and there is no room. Plain: three stand behind A 1 alone.
        1 B 4    => overflow Row.b reject; overflow Lead.b reject; One 3 4; Plain 1 7
        1 B 0    => overflow Row.b reject; overflow Lead.b reject; Exact 4 4; Gap 3 4
        ",
    }
    reaches {
        // stored
        "! A Row Lead One Plain Exact Gap
        1 A 1",
        // list full: reject
        "! A Row Lead One Plain Exact Gap
        0 A 1
        0 A 1
        0 A 255
        0 A 1",
        // stored; no combination holds, stored; composes, trigger consumed; too few before, stored; composes, trigger consumed; no combination holds, stored
        "! B Row Lead One Plain Exact Gap
        0 A 0
        0 A 0
        0 N 0
        0 B 0
        0 A 0
        0 A 255
        2 B 0",
        // list full: reject; no combination holds, list full: reject; composes, trigger consumed; too few before, stored; composes, trigger consumed
        "! B Row Lead Plain Exact Gap
        1 A 0
        2 B 1
        2 A 1
        2 B 255
        2 N 0
        2 B 0
        2 B 255
        3 A 0
        3 B 255
        3 A 0
        4 B 0",
        // too few before, stored; no combination holds, list full: reject
        "! B Lead Gap
        0 A 1
        0 N 0
        0 B 1
        0 B 0
        0 B 0
        2 A 1
        2 B 1",
        // composes, trigger consumed
        "! B Lead
        1 A 0
        1 B 2
        1 A 1
        1 B 0
        1 B 0",
        // no combination holds, stored
        "! C Row
        0 A 1
        0 A 1
        0 B 0
        0 B 1
        0 C 0
        0 C 1",
        // no combination holds, list full: reject
        "! C Row
        0 A 0
        0 A 0
        2 B 0
        4 B 0
        5 C 0
        7 C 0
        7 C 0",
        // composes, trigger consumed
        "! C Row
        0 A 255
        0 A 1
        0 B 1
        0 C 0
        0 B 1
        0 C 1
        1 C 0",
        // too few before, stored
        "! C Row
        1 A 0
        3 B 1
        3 C 0
        3 B 0
        3 C 0
        4 C 0
        4 A 0
        6 B 0
        6 C 1",
        // noted
        "! N Gap
        1 N 255",
    }
}
