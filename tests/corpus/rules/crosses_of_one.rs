//! `crosses` of what one of several operands takes: as long as that is empty, events of
//! the others leave no state, so that the first value only sets it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32 }
        event B { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Up: crosses up 10 hysteresis 3 of sum(a.x) in Watch {
            operand a: A;
            operand b: B;
            emit { n: count() }
        }
        situation Full: crosses down 1 of count(a) * 2 in Watch {
            operand a: A, override if x == 0;
            operand b: B;
            emit { n: count() }
        }
    }
    scripts {
        "
        # Of nothing the sum is 0, which says nothing: 20 is the first value.
        0 B 1
        1 A 20
        2 A -15
        3 A 10   => Up 4
        ",
        "
        0 B 1
        1 B 1
        2 A 9
        # 10 from below, though events of B stand between.
        3 B 7
        4 A 1    => Up 5
        ",
    }
}
