//! OR of [SV]: one event of any of the types is a match, alone; it is one match, even if
//! the event is of two of the types.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        event Up { n: u32, volume: u32 }
        event Down { n: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Either: any in Watch {
            operand up: Up;
            operand down: Down if n < 10;
            emit { n: it.n }
        }
        situation Loud: any in Watch {
            operand much: Up if volume > 100;
            operand odd: Up if volume & 1 == 1;
            emit { n: it.n, volume: it.volume }
        }
        situation Next: sequence in Watch {
            operand one: first Either, max 2;
            operand two: first Either;
            within 5s;
            emit { one: one.n, two: two.n }
        }
    }
    scripts {
        "
        0 Up 1 50     => Either 1
        # Nothing is used up that would be missing: an event stands alone.
        0 Up 2 50     => Either 2; Next 1 2
        1 Down 3      => Either 3
        1 Down 10
        # Both `much` and `odd`: one match.
        6 Up 4 101    => Either 4; Loud 4 101; Next 3 4
        7 Up 5 3      => Either 5; Loud 5 3
        7 Up 6 200    => Either 6; Loud 6 200; Next 5 6
        ",
        "
        0 Down 9      => Either 9
        # Six seconds later the first is forgotten.
        6 Down 8      => Either 8
        11 Down 7     => Either 7; Next 8 7
        11 Down 4294967295
        12 Up 0 0     => Either 0
        ",
        "
        # A step back changes nothing.
        5 Down 1      => Either 1
        4 Down 2      => late
        6 Up 3 7      => Either 3; Loud 3 7; Next 1 3
        ",
    }
}
