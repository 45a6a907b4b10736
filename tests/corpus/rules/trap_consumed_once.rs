//! One of the named traps: an event consumed by one trigger and used again by a
//! later one. Consumption is of the situation in its instance: there the event
//! is gone from every role; other instances and other situations have their own.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from E if x == 1; until E if x == 2 terminate; max_open 2; }

        situation Pair: all in Run {
            operand a: first A, max 3;
            operand c: last A if x > 0, max 3;
            operand b: first B, max 3;
            emit { a: a.x, c: c.x, b: b.x }
        }
        situation Rest: all in Run {
            operand a: each A, max 3;
            operand b: first B, max 3;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 E 1
        0 A 1
        0 E 1
        0 A 2
        # Instance 1: a = A 1, c = A 2. Instance 2 has A 2 alone, for one role.
        1 B 3    => Pair@1 1 2 3
        # 1 has used all; in 2 A 2 and B 3 wait for one more A.
        2 B 4
        3 A 5    => Pair@2 2 5 3
        # In 1 waits A 5, for either role, and B 4; in 2 waits B 4.
        4 A 0    => Pair@1 0 5 4; overflow Rest.a reject
        # A 0 is not above 0; in 2 it waits as a.
        5 A 6    => Pair@2 0 6 4; overflow Rest.a reject; overflow Rest.a reject
        # Deferred ones used nothing of that: it is all there, up to the capacity.
        6 E 2    => ~Rest@1 1 3; ~Rest@1 2 3; ~Rest@1 5 3; ~Rest@2 2 3; ~Rest@2 5 3; ~Rest@2 0 3
        ",
        "
        0 E 1
        0 A 1
        0 A 2
        0 B 3    => Pair@1 1 2 3
        # Consumed: a second B finds nothing.
        0 B 4
        0 E 2    => Rest@1 1 3; Rest@1 2 3
        # And the next instance finds nothing of the old one.
        0 E 1
        0 B 5
        0 A 6
        0 A 7    => Pair@2 6 7 5
        0 E 2    => Rest@2 6 5; Rest@2 7 5
        ",
    }
}
