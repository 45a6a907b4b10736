//! Operands that share a list, under a window: while the other list holds
//! candidates, the shared one may hold one too few, and all of them expire at
//! once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Three: all in Watch {
            operand a: first A, max 3, on_full drop_oldest;
            operand p: first B, max 2, on_full drop_oldest;
            operand q: last B, max 2, on_full drop_oldest;
            within 3us;
            emit { a: a.x, p: p.x, q: q.x }
        }
    }
    scripts {
        "
        0 B 1
        0 A 2
        3 A 3
        3 A 4
        # One B is no pair; it and A 2 have left the window, so there is room.
        6 A 5
        6 B 6
        6 B 7    => Three 3 6 7
        ",
        "
        0 B 1
        1 B 2
        # Three ticks are inside.
        3 A 3    => Three 3 1 2
        4 A 4
        4 A 5
        4 A 6
        4 A 7    => overflow Three.a drop_oldest
        7 B 8
        7 B 9    => ~Three 5 8 9
        ",
    }
}
