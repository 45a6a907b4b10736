//! Deferred groups: all members count for the window, and at the end of an
//! instance a group behind the last single operand takes as many as it may.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u32 }
        event B { x: u32 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Few: all in Run {
            operand a: first A{2..=3}, max 5;
            operand b: last B, max 2;
            within 10us;
            detect deferred;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Tail: sequence in Run {
            operand a: first A, max 3;
            operand b: last B{2..=3}, max 4;
            within 5us;
            detect deferred;
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
        situation Head: sequence in Run {
            operand a: last A{1..=2}, max 3, on_full drop_oldest;
            operand b: each B, max 2;
            detect deferred;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1
        2 A 2
        3 A 3
        4 A 4     => overflow Tail.a reject; overflow Head.a drop_oldest
        11 B 5
        12 B 6
        # Few: from A 1 to B 6 it is 11, to B 5 it is 10. Tail: no A is within 5.
        # Head: the newest two A before each B.
        13 Close 0 => Few@1 3 6 5; ~Head@1 2 7 5; ~Head@1 2 7 6
        ",
        "
        0 Open 0
        0 A 1
        2 B 1
        3 B 2
        4 B 3     => overflow Few.b reject; overflow Head.b reject
        5 B 4     => overflow Few.b reject; overflow Head.b reject
        # Tail: 2, 3, 4, whose last is 5 behind the A. Head: A 1 before each.
        5 Close 0 => Tail@1 1 3 9; ~Head@1 1 1 1; ~Head@1 1 1 2
        # A new instance starts with nothing.
        6 Open 0
        6 A 1
        6 Close 0
        ",
    }
}
