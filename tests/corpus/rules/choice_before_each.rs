//! `all` of three where a choice stands before an `each`, or behind it: for
//! each combination of the `each` operands there is one detection at most, the
//! first choice of the others that holds; tuples go in declaration order.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Before: all in Watch {
            operand a: first A, max 2;
            operand b: each B, max 3;
            operand c: last C, max 1;
            when a.k <= b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Behind: all in Watch {
            operand a: each A, max 2;
            operand b: last B, max 3;
            operand c: first C, max 1;
            when a.k <= b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Between: all in Watch {
            operand a: each A, max 2;
            operand c: first C, max 2;
            operand b: each B, max 3;
            when a.k + b.k == c.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 2 20
        0 A 1 10
        0 B 1 1
        0 B 2 2
        0 B 3 3
        # Before: A 20 first, with B 2 and B 3; then A 10 with what is not done,
        # B 1. Behind: A 20 with the newest B that fits, B 3, then A 10 with B 3.
        # Between: keys that make 3: 2 + 1, 1 + 2.
        1 C 3    => Before 20 2 3; Before 20 3 3; Before 10 1 3; Behind 20 3 3; Behind 10 3 3; Between 20 1 3; Between 10 2 3
        # Behind holds B 1 and B 2, Between B 3, Before nothing.
        2 C 4
        # Behind: B 2 is the newest that fits. Between: 1 + 3 = 4.
        3 A 1 11 => Behind 11 2 4; Between 11 3 4
        # Before: A 11 waits with C 4.
        4 B 1 5  => Before 11 5 4
        ",
        "
        # The trigger stands in the middle; both C of Between are tried in order.
        0 C 3
        0 C 4    => overflow Before.c reject; overflow Behind.c reject
        0 A 1 10
        0 A 2 20
        # Between: keys 1 + 2 = 3, and 2 + 2 = 4, for which C 3 is passed over.
        0 B 2 2  => ~Before 10 2 3; ~Behind 10 2 3; ~Behind 20 2 3; Between 10 2 3; Between 20 2 4
        # Before has kept A 20 and has no C; Behind and Between are empty.
        0 B 9 9
        0 C 5    => ~Before 20 9 5
        ",
    }
    reaches {
        // no combination holds, stored
        "! A Before Behind
        0 B 2 1
        0 C 2
        0 B 2 1
        0 B 2 2
        0 A 3 3",
        // no combination holds, list full: reject
        "! A Before Behind
        0 B 0 0
        0 C 1
        0 B 0 1 * 2
        0 A 2 0
        0 A 2 2
        0 A 2 1",
        // composes, trigger consumed
        "! A Behind
        0 B 1 1
        1 B 0 0
        3 C 0
        3 B 0 1
        3 A 1 0",
        // composes, trigger consumed
        "! A Before
        0 C 0
        0 B 0 1
        1 B 1 1
        1 B 0 0
        3 A 0 1",
        // no combination holds, stored
        "! B Before Behind
        0 A 2 1
        0 A 1 0
        0 C 2
        1 B 0 2",
        // no combination holds, list full: reject
        "! B Before Behind
        1 B 0 2
        1 A 3 3
        1 A 3 1
        1 B 2 2
        1 B 0 1
        3 C 3
        4 B 0 2",
        // composes, trigger consumed
        "! B Before Behind
        0 A 1 3
        0 A 3 3
        2 C 1
        2 B 3 1
        3 A 0 1
        3 C 3
        3 A 1 0
        4 B 1 1",
        // composes, trigger consumed
        "! C Before Behind
        1 B 3 2
        1 B 1 0
        1 A 3 2
        1 A 1 3
        3 B 2 2
        3 C 3",
        // no combination holds, stored
        "! C Before Behind
        0 B 2 1
        0 A 3 2
        0 B 2 2
        0 A 3 0
        0 B 1 2
        1 C 2",
        // no combination holds, list full: reject
        "! C Before Behind
        0 B 0 2
        2 C 0
        2 B 1 2
        3 A 3 0
        3 A 2 0
        4 B 0 2
        4 C 0",
        // composes, trigger consumed
        "! C Before
        0 B 0 0
        0 B 1 2
        0 A 3 3
        2 A 0 2
        2 B 0 0
        2 C 2",
    }
}
