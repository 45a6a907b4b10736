//! A `retain` that faults counts as false: the candidate goes, with one notice
//! that says how many faulted, after those of `when` and `emit`.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32, y: i32 }
        event B { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: each A, retain if 10 / y > 4, max 3;
            operand b: first B, retain if 10 / x > 4, max 2;
            when a.x / b.x == 1;
            emit { a: 100 / a.y, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: first A, retain if 10 / y > 4, max 3;
            operand b: last B, retain if 10 / x > 4;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # Three A: 10/2 stays, 10/5 goes, 10/0 faults and goes. The emission of
        # the third faults too: it is chosen and used all the same.
        0 A 2 2
        0 A 2 5
        0 A 2 0
        # b: 10/2 > 4 holds: the trigger stays and is stored.
        1 B 2     => Pair 50 2; Pair 20 2; fault Pair emit; fault Pair retain; Then 2 2
        # Then: A 2 2 was used and stays; it is the first again. B 0 faults in
        # Pair's condition, once for the one A that is left, and is stored; in
        # Then it is used, and its own retain faults.
        2 B 0     => fault Pair when; Then 2 0; fault Then retain
        # A 3 1: 3 / 2 = 1 with the first B, and 3 / 0 is never evaluated. Then
        # still holds its three A: the first one stayed both times.
        3 A 3 1   => Pair 100 2; overflow Then.a reject
        ",
        "
        # Every kind in one composition, in the order of the notices. A 0 0 does
        # not hold (0 / 5 = 0). A 5 0 is chosen, its emission faults, and so does
        # its retain. A 9 1 holds too (9 / 5 = 1) and stays. B goes (10 / 5 = 2).
        0 A 0 0
        0 A 5 0
        0 A 9 1
        1 B 5     => Pair 100 5; fault Pair emit; fault Pair retain; Then 0 5; fault Then retain
        # Pair holds A 0 0 and A 9 1 (10/1 > 4 stays); Then A 5 0 and A 9 1.
        2 B 0     => fault Pair when 2; Then 5 0; fault Then retain 2
        3 B 3     => Then 9 3
        # b is full in Pair (B 0 and B 3), but B 9 completes a detection.
        4 B 9     => Pair 100 9; Then 9 9
        ",
    }
}
