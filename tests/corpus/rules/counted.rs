//! `counted` and `counted if`: what says neither is in the total alone; a fault is
//! told, and the event is admitted and not counted.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Most: percentage > 50 in Watch {
            operand a: A, counted;
            operand b: B, counted if x > 3;
            operand c: C;
            emit { n: count(), a: count(a) }
        }
        situation Faulty: percentage >= 50 in Watch {
            operand a: A, counted if 6 / x == 2;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 C 9
        # Half is not more than half.
        1 A 1
        2 B 4     => Most 3 1
        3 B 3
        4 A 1     => Most 5 2
        5 C 0
        ",
        "
        0 A 3     => Most 1 1; Faulty 1
        # In the total alone: one of two.
        1 A 0     => Most 2 2; fault Faulty counted; Faulty 2
        2 A 0     => Most 3 3; fault Faulty counted
        ",
        "
        # Nothing counted is 0 percent.
        0 B 3
        0 C 0
        0 A 3     => Faulty 1
        ",
    }
}
