//! Aggregates over an operand that keeps its newest event alone: `override if true`
//! never lacks room, whatever `on_full` says.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Newest: report in Watch {
            operand a: A, override if true, max 2, on_full freeze;
            operand b: B, max 1, on_full freeze;
            within 10us;
            emit { n: count(), s: sum(x), a: max(a.x) or 0 }
        }
        situation Share: percentage >= 50 in Watch {
            operand a: A, override if true, counted if x > 3, max 1, on_full freeze;
            operand b: B, override if x == 0, counted if x == 11, max 2, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Cross: crosses up 5 of max(x) in Watch {
            operand a: A, override if true, max 3, on_full freeze;
            operand b: B, max 2, on_full freeze;
            within 10us;
            emit { m: max(x) }
        }
    }
    scripts {
        "
        0 B 1     => Newest 1 1 0
        1 A 4     => Newest 2 5 4; Share 2
        2 A 2     => Newest 2 3 2
        3 A 6     => Newest 2 7 6; Share 2; Cross 6
        4 A 1     => Newest 2 2 1
        5 B 7     => overflow Newest.b freeze; Cross 7
        6 A 9
        lost Newest 2
        # Share: the 0 drops B 1 and B 7, and needs no room.
        7 B 0     => Share 2; overflow Cross.b freeze
        8 A 5     => Share 2
        lost Newest 4
        lost Cross 2
        lost Share 0
        15 B 3
        # The 0 has left the window.
        18 A 4    => Share 2
        19 B 1
        20 B 1    => overflow Share.b freeze
        lost Share 1
        ",
        "
        # Nothing is left behind an override: each A alone only says where Cross is.
        0 A 1     => Newest 1 1 1
        0 A 5     => Newest 1 5 5; Share 1
        0 A 4     => Newest 1 4 4; Share 1
        0 B 5     => Newest 2 9 4; Share 2; Cross 5
        11 A 2    => Newest 1 2 2
        11 B 4294967295 => Newest 2 4294967297 2; Cross 4294967295
        lost Newest 0
        lost Share 0
        lost Cross 0
        ",
    }
    reaches {
        // some expire, some expire, stored, detects
        "! A Newest
        5 A 1
        6 B 0
        17 A 0",
        // some expire, some expire, stored, detects
        "! A Share
        0 A 1
        0 B 1
        0 B 1
        11 A 4294967295",
        // some expire, some expire, stored, detects
        "! B Newest
        1 A 0
        1 B 1
        12 B 2",
        // some expire, stored, detects
        "! B Newest
        0 B 0
        9 A 0
        14 B 0",
        // some expire, list full: freeze
        "! B Newest
        10 A 4294967295
        15 B 0
        23 B 2",
        // some expire, some expire, stored
        "! B Cross
        11 B 1
        11 A 1
        11 B 0
        22 B 1",
        // some expire, stored, detects
        "! B Cross
        5 B 1
        13 B 1
        13 A 0
        18 B 4294967295",
        // some expire, list full: freeze
        "! B Cross
        0 A 0
        5 B 1
        5 B 0
        15 B 1",
        // some expire, stored, detects
        "! B Cross
        5 B 0
        5 B 0
        14 A 0
        19 B 4294967295",
        // some expire, stored, detects
        "! A Cross
        0 A 1
        5 B 1
        5 B 1
        11 A 9",
        // some expire, some expire, stored, detects
        "! A Cross
        0 A 1
        0 B 1
        5 B 1
        11 A 9",
        // some expire, some expire, stored
        "! A Cross
        0 A 1
        0 B 1
        0 B 1
        11 A 9",
        // some expire, list full: freeze
        "! B Share
        0 A 1
        5 B 1
        5 B 1
        11 B 1",
        // some expire, some expire, stored, detects
        "! B Share
        0 A 1
        0 B 1
        0 B 1
        11 B 11",
    }
}
