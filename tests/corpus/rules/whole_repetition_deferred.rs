//! Groups in deferred situations: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Few: all in Run {
            operand a: first A{2..=3}, max 3;
            operand b: each B, max 2;
            when sum(a.x) > b.x as u64;
            within 5us;
            detect deferred;
            emit { n: count(a), a: max(a.x), b: b.x }
        }
        situation Tail: sequence in Run {
            operand a: last A, max 2;
            operand b: last B{1..=2}, max 3;
            when sum(b.x) > a.x as u64;
            detect deferred;
            emit { a: a.x, n: count(b), b: avg(b.x) }
        }
        situation Head: sequence in Run {
            operand a: last A{2..=2}, max 3;
            operand b: each B, max 2;
            detect deferred;
            emit { a: sum(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        0 A 2
        0 B 1
        # Tail: 1 is not more than 2, nor more than 1.
        0 Close 0    => Few@1 2 2 1; Head@1 3 1
        ",
        "
        0 A 1
        5 Open 0
        5 A 1
        6 B 2
        7 B 4
        11 A 9
        # Few: from A 1 to A 9 it is 6. Tail: the newest two behind A 1.
        11 Close 0   => Tail@1 1 2 3
        ",
    }
    reaches {
        // opens
        "! Open Run
        1 Open 1",
        // stored
        "! A Few Tail Head
        1 Open 1
        1 A 0",
        // list full: reject
        "! A Few Tail Head
        0 Open 2
        0 A 2
        0 A 0
        2 A 0
        3 A 2",
        // stored
        "! B Few Tail Head
        2 Open 1
        5 A 0
        5 A 1
        5 B 0",
        // list full: reject
        "! B Few Tail Head
        0 Open 255
        0 A 255
        3 A 1
        3 B 0
        3 B 255
        3 B 1
        5 B 1",
        // composes; instances end
        "! Close Few Tail Head Run
        0 Open 0
        1 A 0
        2 A 2
        2 B 1
        2 A 1
        2 B 1
        2 Close 0",
    }
}
