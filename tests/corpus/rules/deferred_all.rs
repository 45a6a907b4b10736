//! A deferred `all` composes once, over all that was stored, when its lifespan
//! is terminated: by quantifier, with and without a condition.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from S; until E terminate; max_open 1; }

        situation FirstLast: all in Run {
            operand a: first A, max 3;
            operand b: last B, max 3;
            when 10 / a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachFirst: all in Run {
            operand a: each A, max 3;
            operand b: first B, max 3;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: all in Run {
            operand a: each A, max 3;
            operand b: each B, max 3;
            when a.x + b.x >= 5;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Plain: all in Run {
            operand a: last A, max 3;
            operand b: each B, max 3;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        /// One A fills at most one of the two.
        situation Two: all in Run {
            operand p: first A, max 3;
            operand q: last A, max 3;
            detect deferred;
            emit { p: p.x, q: q.x }
        }
    }
    scripts {
        "
        0 S 0
        1 A 3
        2 A 1
        3 B 5
        4 B 2
        # FirstLast: (3, 2) fails, (3, 5) holds. EachFirst: the oldest larger B
        # for each A, and none is consumed. EachEach: (1, 2) is too small.
        5 E 0   => FirstLast@1 3 5; EachFirst@1 3 5; EachFirst@1 1 5; EachEach@1 3 5; EachEach@1 3 2; EachEach@1 1 5; Plain@1 1 5; Plain@1 1 2; Two@1 3 1
        6 E 0
        ",
        "
        0 S 0
        0 A 0
        0 B 1
        0 B 3
        # FirstLast: (0, 3) and (0, 1) fault. Two has one A only.
        0 E 0   => fault FirstLast when 2; EachFirst@1 0 1; Plain@1 0 1; Plain@1 0 3
        0 S 0
        0 A 0
        0 A 5
        0 B 1
        0 B 3
        # Detections come before faults: (5, 3) is chosen after two of them.
        # EachEach: (5, 1) and (5, 3).
        0 E 0   => FirstLast@2 5 3; fault FirstLast when 2; EachFirst@2 0 1; EachEach@2 5 1; EachEach@2 5 3; Plain@2 5 1; Plain@2 5 3; Two@2 0 5
        0 S 0
        # Nothing was stored, and an A alone is not enough.
        0 E 0
        0 S 0
        0 A 1
        0 E 0
        ",
    }
}
