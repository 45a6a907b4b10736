//! A detection as the source of a stateless rule and of an action; what makes it
//! inexact makes inexact what is detected from the event that the rule makes.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event T { x: u8 }

        refer T from Pair if a < b { x: b - a }
        refer T from Pair if a == b { x: 0 }
        refer T from Silent { x: 200 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Wait { from A if x > 100; until after 5us terminate; max_open 2; }
        situation Pair: all in Watch {
            operand a: first A if x <= 100, max 1;
            operand b: first B, max 1;
            emit { a: a.x, b: b.x }
        }
        situation Silent: not in Wait { operand b: B; emit { n: 1u8 } }
        situation Of: all in Watch { operand t: first T; emit { x: t.x } }

        action Told on Silent { n: n }
        actions max 2;
    }
    scripts {
        "
        0 A 3
        1 B 5     => Pair@1 3 5; Of@1 2
        2 A 4
        2 B 4     => Pair@1 4 4; Of@1 0
        3 B 1
        3 A 2     => Pair@1 2 1
        # A T that comes in is one as well.
        4 T 9     => Of@1 9
        take nothing
        ",
        "
        0 A 3
        # Pair loses an A: so Of can have missed a T.
        0 A 4     => overflow Pair.a reject
        0 T 1     => ~Of@1 1
        1 B 9     => ~Pair@1 3 9; ~Of@1 6
        ",
        "
        # A timer makes the detection, and with it the event at its tick.
        0 A 101
        1 A 102
        5 T 7     => at 5 Silent@2 1; at 5 Of@1 200; Of@1 7
        take 5 3 Told 1
        9 advance => at 6 Silent@3 1; at 6 Of@1 200
        take 6 4 Told 1
        take nothing
        # B comes: nothing is silent, and nothing is told.
        10 A 103
        11 B 1
        20 advance
        take nothing
        ",
    }
}
