//! SEQ of [SV], as its waves are queried: strictly in order, within five seconds, each
//! event in one match at most, the oldest first; a type may stand in it any number of
//! times.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        event Down { n: u32 }
        event Up { n: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Wave: sequence in Watch {
            operand one: first Down, max 3;
            operand two: first Up, max 3;
            operand three: first Down;
            within 5s;
            emit { one: one.n, two: two.n, three: three.n }
        }
        situation Fall: sequence in Watch {
            operand one: first Down, max 3;
            operand two: first Down, max 3;
            operand three: first Down, max 3;
            operand four: first Down;
            within 5s;
            emit { one: one.n, two: two.n, three: three.n, four: four.n }
        }
    }
    scripts {
        "
        # What comes first but for a Down is in no wave.
        0 Up 1
        0 Down 2
        1 Up 3
        1 Up 4
        # Equal times are in the order of the calls; the oldest of each.
        1 Down 5    => Wave 2 3 5
        # Down 5 is used up, and does not begin the next one.
        2 Up 6
        2 Down 7
        # Four of one type are four events.
        3 Down 8    => Fall 2 5 7 8
        ",
        "
        0 Down 1
        2 Up 2
        5 Down 3    => Wave 1 2 3
        6 Down 4
        6 Down 5
        6 Up 6
        # Down 4 is the oldest that is left; exactly five seconds.
        11 Down 7   => Wave 4 6 7
        12 Up 8
        # Down 5 came six seconds ago: the wave has no beginning, Up 6 was used.
        12 Down 9
        12 Down 10
        12 Down 11  => Fall 7 9 10 11
        # The three that wait in vain for an Up fill the list, which is told.
        12 Down 12  => overflow Wave.one reject
        ",
    }
}
