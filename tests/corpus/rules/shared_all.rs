//! Operands with the same event and the same threshold share one list:
//! `all(A, A)` needs two A, and one event fills one operand of a detection.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        /// Each pair in both orders, told apart by no condition.
        situation Orders: all in Watch {
            operand p: each A, retain, max 3, on_full drop_oldest;
            operand q: each A, retain, max 3, on_full drop_oldest;
            emit { p: p.x, q: q.x }
        }
        /// The condition tells them apart.
        situation Rising: all in Watch {
            operand low: first A, max 2;
            operand high: last A, max 2;
            when low.x < high.x;
            emit { low: low.x, high: high.x }
        }
        /// Two of one list and one of another.
        situation Three: all in Watch {
            operand p: first A if x > 0, max 3;
            operand b: first B, max 2;
            operand q: last A if x > 0, max 3;
            emit { p: p.x, b: b.x, q: q.x }
        }
    }
    scripts {
        "
        # One A alone is no pair.
        0 A 1
        # Tuples by declaration: p = A 1 first, then p = A 2.
        1 A 2    => Orders 1 2; Orders 2 1; Rising 1 2
        # Only combinations that contain A 3; `Rising` consumed both, so A 3 waits.
        2 A 3    => Orders 1 3; Orders 2 3; Orders 3 1; Orders 3 2
        # A list of three, and nothing was consumed: full. First the detections.
        3 A 4    => Orders 1 4; Orders 2 4; Orders 3 4; Orders 4 1; Orders 4 2; Orders 4 3; overflow Orders.p drop_oldest; Rising 3 4; overflow Three.p reject
        # Three: p is the oldest, q the newest of what is left.
        4 B 9    => ~Three 1 9 3
        # A 2 is left in Three and needs a second one.
        5 B 8
        ",
        "
        # Equal values make no rising pair in either order; 0 is below the
        # threshold of Three.
        0 A 0
        0 A 0    => Orders 0 0; Orders 0 0
        # Both lists of Rising are full: A 0 does not fit, A 7 does, with the
        # oldest as low; A 7 is high, the newest.
        1 A 0    => Orders 0 0; Orders 0 0; Orders 0 0; Orders 0 0; overflow Rising.low reject
        2 A 7    => Orders 0 7; Orders 0 7; Orders 0 7; Orders 7 0; Orders 7 0; Orders 7 0; overflow Orders.p drop_oldest; ~Rising 0 7
        3 B 1
        # The trigger as q, the newest, with A 7 as p.
        4 A 8    => ~Orders 0 8; ~Orders 0 8; ~Orders 7 8; ~Orders 8 0; ~Orders 8 0; ~Orders 8 7; overflow Orders.p drop_oldest; ~Rising 0 8; Three 7 1 8
        ",
    }
}
