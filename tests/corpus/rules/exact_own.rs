//! `exact`: a loss of a situation touches its detections while an instance that
//! was open then still is; whoever opens after the last of them ended is free
//! of it, at the same tick too. What is detected before the loss in the same
//! event is not touched.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from E if x == 1; until first E if x == 0 discard; until after 20us discard; max_open 3; }

        situation Pair: all in Run {
            operand a: each A if x < 90, retain, max 1, on_full reject;
            operand b: each B, retain, max 1, on_full drop_oldest;
            emit { a: a.x, b: b.x }
        }
        situation Other: all in Run {
            operand b: first B;
            emit { b: b.x }
        }
    }
    scripts {
        "
        # What finds no room in the lifespan touches all that is open then, whichever
        # event completes the detection. And 90 is not less than 90.
        0 E 1 * 3
        0 E 1    => full Run reject
        0 A 90
        1 B 6    => ~Other@1 6; ~Other@2 6; ~Other@3 6
        2 A 5    => ~Pair@1 5 6; ~Pair@2 5 6; ~Pair@3 5 6
        3 B 7    => ~Pair@1 5 7; overflow Pair.b drop_oldest; ~Pair@2 5 7; overflow Pair.b drop_oldest; ~Pair@3 5 7; overflow Pair.b drop_oldest; ~Other@1 7; ~Other@2 7; ~Other@3 7
        lost Run 1
        ",
        "
        0 E 1
        1 A 1
        2 B 2    => Pair@1 1 2; Other@1 2
        # Detected, and then dropped to make room: the detection is not touched,
        # the next is. Other has lost nothing.
        3 B 3    => Pair@1 1 3; overflow Pair.b drop_oldest; Other@1 3
        4 A 4    => ~Pair@1 4 3; overflow Pair.a reject
        # Above 90: no event for Pair, so no loss of it.
        4 A 99
        lost Pair 2
        # Instance 2 opens beside 1.
        5 E 1
        6 A 5    => ~Pair@1 5 3; overflow Pair.a reject
        # 1 ends: the loss of 6 lives on in 2, which was open then.
        7 E 0
        7 E 1
        # Instance 3 opened while it was live.
        8 B 6    => ~Pair@2 5 6; Other@2 6; Other@3 6
        # 2 ends, and with it the loss; but 3 saw it live.
        9 E 0
        9 A 7    => ~Pair@3 7 6
        # Instance 4 opens after the end of the last, whatever 3 says.
        9 E 1
        9 A 8    => ~Pair@3 8 6; overflow Pair.a reject
        9 B 9    => ~Pair@3 7 9; overflow Pair.b drop_oldest; ~Pair@4 8 9; Other@3 9; Other@4 9
        ",
        "
        # The same tick: an event ends the one, and then the next opens.
        0 E 1
        0 A 1
        0 A 2    => overflow Pair.a reject
        0 E 0
        0 E 1
        0 A 3
        0 B 4    => Pair@2 3 4; Other@2 4
        0 A 5    => Pair@2 5 4; overflow Pair.a reject
        # By timer: over before the tick begins, so what opens at it is free.
        20 E 1
        20 A 6
        20 B 7   => Pair@3 6 7; Other@3 7
        lost Pair 2
        ",
    }
}
