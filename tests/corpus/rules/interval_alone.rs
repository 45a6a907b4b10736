//! `until after d`: each instance ends d ticks after its own opening, by time
//! alone, before an event at the same tick. An end that overflows never comes.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan Run { from A including; until after 10us terminate; max_open 3; }

        situation Every: all in Run {
            operand b: each B, max 2;
            detect deferred;
            emit { x: b.x }
        }
        situation Pair: all in Run {
            operand a: first A, max 1;
            operand b: first B, max 1;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        due 10
        4 A 2         => overflow Pair.a reject
        due 10
        # Instance 2 opened while the loss of instance 1 was live.
        9 B 3         => ~Pair@1 1 3; ~Pair@2 2 3
        10 advance    => Every@1 3
        due 14
        13 B 4
        # The timer comes first: the event opens the next one.
        14 A 5        => Every@2 3; Every@2 4
        due 24
        23 B 6        => Pair@3 5 6
        # An hour later: the detection has the tick of the timer.
        3_600_000_023 advance => at 24 Every@3 6
        due never
        ",
        "
        # Ten ticks before the clock's end: it ends at the very last tick.
        18446744073709551605 A 1
        due max
        18446744073709551614 B 2 => Pair@1 1 2
        max B 3       => Every@1 2
        # It would end beyond the end of the clock, so it never does.
        max A 4
        due never
        max B 5       => Pair@2 4 5
        max advance
        ",
    }
}
