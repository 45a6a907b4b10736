//! A trap of other engines (language.md 9): a negation inside or at the end of a group
//! that is silently ignored. Beside a repetition it looks at its own gap, ahead of the
//! first member or behind the last one; what comes between members is no matter.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Fail { x: u8 }
        event Code { x: u8 }
        event Reset { x: u8 }
        event Login { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Behind: sequence in Watch {
            operand f: first Fail{2..=3}, max 4;
            absent c: Code;
            operand l: each Login;
            emit { n: count(f), s: sum(f.x), l: l.x }
        }
        situation Ahead: sequence in Watch {
            operand r: first Reset, max 2;
            absent c: Code;
            operand f: first Fail{2..=2}, max 4;
            emit { r: r.x, s: sum(f.x) }
        }
        situation Among: sequence in Watch {
            operand f: last Fail{1..=2}, max 4;
            absent c: Code;
            operand r: first Reset{1..=2}, max 4;
            operand l: each Login;
            emit { n: count(f), m: count(r), s: sum(f.x) + sum(r.x), l: l.x }
        }
    }
    scripts {
        "
        0 Fail 1
        1 Fail 2
        2 Code 0
        # The code stands behind the group of 1 and 2,
        3 Login 7
        4 Fail 4
        # and within that of 1, 2 and 4.
        5 Login 8    => Behind 3 7 8
        6 Reset 10
        7 Fail 16
        8 Code 0
        # Ahead of the group of 16 and 32 there is none. Among holds 1, 2, 4 and 16.
        9 Fail 32    => Ahead 10 48; overflow Among.f reject
        # Among: nothing was reset after 16.
        10 Login 9   => Behind 2 48 9
        ",
        "
        0 Reset 1
        0 Fail 2
        1 Code 0
        2 Reset 4
        # Among: the code stands between 2 and the reset.
        3 Login 8
        4 Fail 16    => Ahead 1 18
        5 Code 0
        6 Fail 32
        # Ahead: it stands between the reset of 4 and the group of 32 and 64.
        7 Fail 64
        8 Reset 128
        # Behind: 2, 16 and 32. Among: 32 and 64, and the reset right behind them.
        9 Login 5    => Behind 3 50 5; Among 2 1 224 5
        ",
        "
        # Ties of time: the order of offers decides.
        0 Fail 1
        0 Fail 2
        0 Code 0
        0 Reset 4
        0 Login 0
        1 Code 0
        1 Fail 3
        1 Reset 5
        # Behind: 1, 2 and 3, and nothing behind 3. Among: 2 and 3, then 5.
        1 Login 9    => Behind 3 6 9; Among 2 1 10 9
        ",
    }
}
