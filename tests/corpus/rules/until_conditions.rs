//! Several terminators for one event: all are judged on the state before. What
//! two of them select ends as the first declared says.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32 }
        event B { x: i32 }
        event C { x: i32 }

        lifespan Run {
            from A;
            until first B if x > 10 discard;
            until last B if 100 / x > 3 terminate;
            until each B if x == 7 discard;
            max_open 4;
        }
        situation Last: all in Run {
            operand c: last C, max 3;
            detect deferred;
            emit { x: c.x }
        }
        situation Now: all in Run {
            operand b: first B;
            emit { x: b.x }
        }
    }
    scripts {
        "
        0 A 0
        0 A 0
        0 A 0
        0 C 5
        # The first clause discards 1, the second (100 / 12 is 8) terminates 3;
        # the event is an operand of 2 alone.
        1 B 12    => Last@3 5; Now@2 12
        # Both select 2: discarded, as the first declared says.
        2 B 20
        # Nothing is open: nothing is judged, and 100 / 0 is no fault.
        3 B 0
        4 A 0 * 3
        4 C 8
        5 B 0     => fault Run until; Now@4 0; Now@5 0; Now@6 0
        # The second clause terminates 6, before the third would discard it.
        6 B 7     => Last@6 8
        7 B 7
        ",
        "
        0 A 0
        0 C 1
        0 C 2
        0 C 3
        0 C 4     => overflow Last.c reject
        1 A 0
        # 100 / 30 is 3: the first clause alone.
        2 B 30    => Now@2 30
        2 C 9
        # Instance 1 is gone, but its loss was live when 2 opened.
        3 B 1     => ~Last@2 9
        4 A 0
        4 C 1
        5 B 1     => Last@3 1
        lost Last 1
        ",
    }
}
