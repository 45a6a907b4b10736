//! `absent` ahead of, behind and between groups: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event D { x: u8 }
        event N { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Behind: sequence in Watch {
            operand a: first A{1..=2}, max 3;
            absent n: N;
            operand d: first D;
            emit { a: sum(a.x), d: d.x }
        }
        situation Ahead: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: first B{1..=2}, max 3;
            operand d: first D;
            emit { a: a.x, b: sum(b.x) }
        }
        situation Among: sequence in Watch {
            operand a: last A{1..=2}, max 3;
            absent n: N;
            operand b: first B{1..=2}, max 3;
            operand d: first D;
            emit { a: sum(a.x), b: sum(b.x) }
        }
        situation When: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 2;
            absent n: N;
            operand c: first C{1..=2}, max 2;
            operand d: first D;
            when sum(b.x) > a.x as u64;
            emit { a: a.x, b: sum(b.x), c: sum(c.x) }
        }
        situation Each: sequence in Watch {
            operand a: last A{1..=2}, max 3;
            operand b: each B, max 2;
            absent n: N;
            operand d: first D;
            emit { a: sum(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        0 B 2
        0 N 0
        0 C 3
        # Behind, Each: N stands before D; When: between B 2 and C 3.
        0 D 4    => Ahead 1 2; Among 1 2
        1 A 5
        1 B 6
        1 C 7
        # Behind: A 5 is behind N. When: so is B 6, the last of its group. Each: not B 2.
        1 D 8    => Behind 6 8; Ahead 5 6; Among 5 6; When 1 8 7; Each 6 6
        ",
        "
        0 A 1
        0 N 0
        0 A 2
        0 B 3
        # Ahead: N stands between A 1 and B 3.
        0 D 0    => Behind 3 0; Ahead 2 3; Among 3 3; Each 3 3
        1 N 0
        1 B 4
        1 C 5
        # Ahead: N stands between A 1 and B 4. When: B 3 and 4, and nothing behind B 4.
        1 D 0    => When 1 7 5
        ",
    }
    reaches {
        // stored
        "! A Behind Ahead Among When Each
        0 A 0",
        // list full: reject
        "! A Behind Ahead Among When Each
        0 A 0
        1 A 1
        2 A 0
        2 A 0",
        // list full: reject
        "! B Ahead Among When Each
        0 A 0
        0 B 0
        0 B 0
        0 B 0
        0 B 0",
        // stored; own list expires, stored
        "! B When Each
        2 A 0
        2 B 0
        2 N 0
        4 B 255
        4 C 0
        4 A 0
        4 D 255
        4 B 255
        4 B 0",
        // own list expires, stored
        "! B Ahead
        1 A 1
        1 B 0
        2 B 2
        4 B 0
        6 D 0
        7 A 2
        7 B 1
        7 B 2
        7 B 0",
        // own list expires, stored
        "! B Among
        3 A 1
        3 B 1
        4 B 0
        4 A 1
        4 B 1
        4 D 1
        4 A 0
        6 B 0
        6 B 1",
        // list full: reject
        "! C When
        0 A 1
        0 B 1
        0 C 2
        0 C 1
        1 C 1",
        // own list expires, stored
        "! C When
        2 A 0
        2 B 0
        2 C 1
        2 A 1
        2 B 1
        2 C 1
        3 D 0
        3 B 1
        3 C 1",
        // composes, trigger consumed
        "! D Behind Each
        2 A 1
        2 A 0
        4 B 2
        4 A 2
        5 B 1
        5 D 1",
        // all others expire
        "! D When
        0 A 0
        0 B 0
        0 C 1
        2 B 1
        3 C 0
        3 D 2
        3 D 0",
        // composes, trigger consumed
        "! D When
        0 A 1
        0 A 0
        0 B 0
        0 B 1
        0 C 0
        0 C 1
        1 D 0",
        // some expire, composes, trigger consumed
        "! D Among
        0 A 0
        0 B 0
        0 B 0
        0 A 0
        0 B 0
        0 D 0
        0 A 0
        0 A 0
        0 A 0
        0 B 0
        0 D 0",
        // some expire, composes, trigger consumed
        "! D Ahead
        2 A 0
        2 B 2
        2 B 1
        2 B 0
        2 A 1
        2 N 0
        2 D 0
        3 A 2
        3 B 2
        3 B 0
        3 D 2",
        // some expire, composes, trigger consumed
        "! D Among
        0 A 0
        0 B 0
        1 B 0
        1 B 0
        2 D 0
        3 A 0
        3 A 0
        3 A 0
        3 B 0
        3 B 0
        3 D 0",
        // some expire, composes, trigger consumed
        "! D Each
        0 A 0
        1 B 0
        1 N 0
        1 B 0
        2 A 0
        2 A 0
        2 D 0
        2 A 0
        3 B 0
        4 D 0",
        // noted
        "! N Behind Ahead Among When Each
        0 N 0",
    }
}
