//! Situations that feed situations, to a depth of four: an event's detections
//! are processed after its own add phase, depth-first in composition order,
//! each with its closure before the next.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        /// Declared before what feeds it: it sees derived events all the same.
        situation Third: sequence in Watch {
            operand one: first Second, max 2;
            operand two: first Second;
            emit { one: one.x, two: two.x }
        }
        situation First: all in Watch {
            operand a: each A, max 3;
            operand b: first B, max 2;
            emit { x: a.x * 10 + b.x }
        }
        situation Second: all in Watch {
            operand f: first First;
            emit { x: f.x + 1000 }
        }
        /// Fed by two: the order in which its events come is seen in it.
        situation Both: sequence in Watch {
            operand s: last Second, max 4;
            operand f: first First, retain;
            emit { s: s.x, f: f.x }
        }
        situation Fourth: all in Watch {
            operand third: first Third, max 1;
            operand b: last B, max 1, on_full drop_oldest;
            emit { one: third.one, two: third.two, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        # The add phase of B 3: First 13 and First 23, B 3 stored in Fourth.
        # Then First 13: Second 1013; in Both nothing precedes it. Then Second
        # 1013: stored in Third and Both. Only then First 23: Second 1023, then
        # Both takes Second 1013 before it; then Second 1023: Third, whose
        # detection reaches Fourth, and Both stores it.
        1 B 3    => First 13; First 23; Second 1013; Second 1023; Both 1013 23; Third 1013 1023; Fourth 1013 1023 3
        # Both holds Second 1023.
        2 B 4
        3 A 5    => First 54; Second 1054; Both 1023 54
        ",
        "
        # Derived events take the trigger's time and a number of their own.
        0 B 1
        0 B 2    => overflow Fourth.b drop_oldest
        7 A 1    => First 11; Second 1011
        7 A 2    => First 22; Second 1022; Both 1011 22; Third 1011 1022; ~Fourth 1011 1022 2
        # Nothing is left but Second 1022 in Both.
        8 A 9
        8 B 0    => First 90; Second 1090; Both 1022 90
        # An overflow in the emission of First feeds nothing.
        9 A 4294967295
        9 B 1    => fault First emit; overflow Fourth.b drop_oldest
        ",
    }
}
