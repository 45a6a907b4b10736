//! `crosses` of what one of several operands accepted: an event of another one is
//! judged too, and while nothing is there to range over no value is a crossing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32 }
        event B { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Sum: crosses up 3 of sum(a.x) in Watch {
            operand a: A;
            operand b: B;
            emit { s: sum(a.x), n: count() }
        }
        situation Least: crosses down 3 of min(a.x) in Watch {
            operand a: A;
            operand b: B;
            emit { n: count() }
        }
        situation Both: crosses up 3 of sum(a.x) + sum(b.x) in Watch {
            operand a: A;
            operand b: B;
            emit { n: count() }
        }
    }
    scripts {
        "
        # Sum: 0 of nothing is below. Least: there is none.
        0 B 1
        # Where nothing was, 4 only says that both are above. Both had the B.
        1 A 4     => Both 2
        2 A -2    => Least 3
        3 A 1     => Sum 3 4
        4 B -9
        5 B 20    => Both 6
        ",
        "
        0 A 1
        1 A 2     => Sum 3 2; Both 2
        2 B 5
        3 A -3
        4 B 0
        5 A 9     => Sum 9 6
        ",
        "
        # Nothing but B: 0 is no crossing however often it is judged.
        0 B 9
        1 B -9
        2 A 3     => Both 3
        3 B 0
        4 A -1    => Least 5
        5 B 9     => Both 6
        6 A 1     => Sum 3 7
        ",
    }
}
