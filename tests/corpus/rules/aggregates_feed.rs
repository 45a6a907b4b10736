//! Aggregates of detections: a `crosses` and a `report` over what a join detects, in
//! the instances that it opens, and a `report` over what the `crosses` detects.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }
        lifespan Watch { from startup; max_open 1; }
        lifespan Run {
            from Pair including;
            until Close terminate;
            key k;
            max_open 3, per_key 2;
        }

        situation Pair: all in Watch {
            operand a: first A, max 2;
            operand b: each B, max 2;
            when a.k == b.k;
            emit { k: a.k, x: a.x + b.x }
        }
        situation Level: crosses up 10 of sum(x) in Run {
            operand p: Pair;
            emit { k: max(p.k), s: sum(x) }
        }
        situation Mean: report in Run {
            operand p: Pair if x > 3;
            emit { n: count(), m: avg(x) }
        }
        situation Peaks: report in Watch {
            operand l: Level, max 1;
            within 10us;
            emit { n: count(), s: sum(l.s) }
        }
    }
    scripts {
        "
        0 A 1 4
        # The first value of Level, 7, is below.
        1 B 1 3   => Pair@1 1 7; Mean@2 1 7
        2 B 1 1
        2 B 1 2
        # The first detection opens instance 3, the second one finds both; what it
        # cannot open is told before what Level has detected goes on.
        3 A 1 1   => Pair@1 1 2; Pair@1 1 3; Level@2 1 12; full Run reject; ~Peaks@1 1 12
        lost Run 1
        4 Close 1
        5 A 2 9
        # The first value is above, and no crossing.
        6 B 2 3   => Pair@1 2 12; Mean@4 1 12
        7 A 2 5
        7 B 2 5   => Pair@1 2 10; Mean@4 2 11; Mean@5 1 10
        ",
        "
        0 A 1 200
        # 300 is no u8: there is no detection, and nothing opens.
        0 B 1 100 => fault Pair emit
        1 A 1 5
        1 A 1 5
        2 B 1 0   => Pair@1 1 5; Mean@2 1 5
        3 B 1 5   => Pair@1 1 10; Level@2 1 15; Mean@2 2 7.5; Mean@3 1 10; Peaks@1 1 15
        4 Close 1
        5 A 1 1
        5 B 1 1   => Pair@1 1 2
        6 A 1 9
        6 B 1 0   => Pair@1 1 9; Level@4 1 11; Mean@4 1 9; Mean@5 1 9; overflow Peaks.l reject
        14 A 1 0
        14 B 1 0  => Pair@1 1 0; full Run reject
        14 A 1 2
        # The 15 of tick 3 has left the window.
        14 B 1 0  => Pair@1 1 2; ~Level@5 1 11; full Run reject; ~Peaks@1 1 11
        lost Run 2
        lost Peaks 1
        ",
    }
    reaches {
        // no combination holds, stored
        "! A Pair
        11 B 1 0
        19 A 2 0",
        // composes, trigger consumed
        "! A Pair
        0 B 255 255
        0 B 255 0
        0 A 255 1",
        // composes, trigger consumed
        "! A Pair
        11 B 1 1
        12 B 1 2
        12 A 1 2",
        // no combination holds, stored
        "! B Pair
        0 A 2 1
        0 B 0 1",
        // composes, trigger consumed
        "! B Pair
        0 A 0 255
        0 A 0 1
        0 B 0 255",
        // composes, trigger consumed
        "! B Pair
        0 A 1 1
        5 A 0 0
        5 B 0 1",
        // instances end
        "! Close Run
        11 B 1 1
        12 B 1 2
        12 A 1 2
        17 Close 1",
    }
}
