//! Counters with several lists whose candidates weigh alike, or as they say: every path
//! vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u32 }
        event B { x: u8, w: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Each: atleast 4 in Watch {
            operand a: A, retain if x == 1, max 3;
            operand b: B, retain if 4 / x > 2, max 2, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Parts: atleast 4 in Watch {
            operand a: A if x > 1, retain, max 2;
            operand c: A, max 3;
            operand b: B, retain if x == 1, max 2;
            within 10us;
            emit { n: count() }
        }
        situation Last: atleast 3 in Watch {
            operand a: last A, retain if x == 1, max 3;
            operand b: last B, retain if 4 / x > 2, max 2;
            within 10us;
            emit { n: count() }
        }
        situation Mixed: atleast 3 in Watch {
            operand a: last A if x > 1, retain, max 2, on_full drop_oldest;
            operand c: last A, retain if x == 1, max 2;
            operand b: last B, max 2;
            emit { n: count() }
        }
        situation FreeEach: atleast 2 in Watch {
            operand a: A, weight w, retain if x == 1, max 2;
            operand b: B, weight w, retain if 4 / x > 2, max 2, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation FreeLast: atleast 2 in Watch {
            operand a: last A, weight w, retain if x == 1, max 2;
            operand b: last B, weight w, max 2;
            within 10us;
            emit { n: count() }
        }
        situation Rested: atleast 4 in Watch {
            operand a: last A if x > 1, max 2;
            operand c: last A, max 2;
            operand b: last B, max 2, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation FreeRested: atleast 2 in Watch {
            operand a: last A, weight w, max 2;
            operand b: last B, weight w, override if x == 0, max 2;
            within 10us;
            emit { n: count() }
        }
        situation Roomy: atleast 2 in Watch {
            operand a: last A, override if true, retain if x == 1, max 1;
            operand b: last B, retain, max 2;
            within 10us;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 1 0
        1 B 1 0     => Roomy 2
        # The A of Roomy drops the one before.
        2 A 2 0     => Last 3; Mixed 3; Roomy 2
        3 B 2 0     => Each 4; Parts 4; Last 3; Mixed 3; Rested 4; Roomy 2
        # FreeLast uses the 2 alone, and has no room for it.
        4 A 1 2     => Last 3; Mixed 3; FreeEach 2; FreeLast 2; overflow FreeLast.a reject; FreeRested 2; Roomy 3
        ",
        "
        0 A 2 1
        # The A is too old, but for Mixed.
        11 B 0 1
        12 B 0 1    => Mixed 3; FreeEach 2; fault FreeEach retain 2; FreeLast 2; Roomy 2
        13 B 1 0    => overflow Each.b drop_oldest; overflow Parts.b reject; Last 3; fault Last retain 2; overflow Rested.b drop_oldest; Roomy 3; overflow Roomy.b reject
        ",
    }
    reaches {
        // stored; detects, event stays, list full: reject; detects, event stays, stored; stored; detects, event consumed; stored
        "! A Each Last Mixed FreeEach FreeLast Rested FreeRested Roomy
        0 B 1 2
        5 B 1 0
        5 A 1 0
        5 A 1 0
        5 A 1 1
        5 A 1 0
        5 B 1 0
        16 A 1 2",
        // detects, event stays, list full: reject; detects, event stays, list full: drop_oldest; detects, event consumed
        "! A Parts Mixed Rested FreeRested
        0 B 255 4294967295
        1 A 2 1
        9 B 255 0
        10 A 255 2
        10 A 1 0
        10 A 1 2
        10 B 2 0
        10 A 255 1",
        // detects, event stays, stored
        "! A FreeEach FreeLast
        0 B 0 1
        5 B 0 0
        5 A 0 0
        5 A 0 0
        10 A 1 1",
        // detects, event stays, stored; stored
        "! A Mixed FreeRested
        8 B 1 2
        18 B 0 0
        18 B 1 0
        18 A 0 0
        18 A 0 1
        29 A 1 0",
        // detects, event stays, stored
        "! A Each Last
        0 A 255 0
        0 B 1 0
        10 A 0 4294967295
        15 B 255 0
        20 B 0 0
        20 A 1 1",
        // detects, event stays, list full: reject; list full: reject
        "! A FreeLast FreeRested
        9 B 0 0
        9 B 2 1
        14 A 1 2
        15 A 1 0
        15 A 0 0
        24 A 1 1",
        // detects, event stays, list full: reject
        "! A Each FreeLast
        5 A 1 1
        6 A 1 0
        7 A 1 1
        7 B 1 0
        7 B 1 0
        7 A 1 1",
        // detects, event stays, list full: reject
        "! A Each Last
        11 B 1 1
        11 B 1 0
        16 A 1 1
        16 A 1 0
        21 A 1 0
        22 A 1 1",
        // stored; detects, event stays, stored
        "! A Parts Roomy
        10 B 2 2
        15 A 2 1
        15 A 2 0
        20 B 1 1
        20 A 1 0
        20 B 1 1
        25 B 0 0
        33 A 1 2",
        // list full: reject
        "! A Parts Rested
        31 B 2 0
        31 B 0 1
        32 A 1 0
        32 B 1 0
        33 B 1 2
        38 A 2 1
        38 A 2 0
        46 A 2 2",
        // detects, event stays, stored
        "! A Parts
        8 B 2 2
        9 A 2 2
        9 B 2 2
        9 A 2 0",
        // detects, event stays, stored
        "! A FreeLast
        0 B 0 0
        0 B 0 0
        5 A 0 1
        5 A 0 0
        11 A 1 1",
        // detects, event stays, stored
        "! A FreeEach
        0 A 0 0
        0 A 0 0
        5 B 0 0
        5 B 0 0
        11 A 1 2",
        // detects, event stays, list full: reject
        "! A FreeEach
        0 B 0 0
        1 A 1 1
        1 A 1 0
        1 B 0 0
        1 A 1 1",
        // detects, event stays, list full: reject
        "! A Parts
        0 B 1 0
        0 B 1 1
        10 A 2 2
        10 A 2 1
        10 A 2 0",
        // detects, event stays, list full: reject
        "! A Parts
        11 B 1 1
        19 B 1 2
        19 A 255 4294967295
        19 A 2 0
        24 A 2 2",
        // detects, event stays, stored
        "! A Parts
        11 A 2 0
        12 A 2 0
        21 B 1 0
        21 B 1 2
        22 A 2 0",
        // detects, event stays, stored
        "! A Each
        0 A 1 1
        10 A 1 1
        10 A 1 0
        10 B 1 0
        10 B 1 1
        19 A 1 0",
        // detects, event stays, stored
        "! A Each
        0 A 1 1
        0 A 1 1
        9 B 1 0
        10 B 1 1
        10 A 1 0
        19 A 1 1",
        // detects, event stays, stored
        "! A Last
        12 A 1 4294967295
        12 A 1 0
        12 A 1 0
        17 B 1 4294967295
        22 B 1 1
        23 A 1 0",
        // stored
        "! B Each Parts Last FreeLast Rested FreeRested Roomy
        12 A 1 0
        12 A 2 0
        12 A 1 1
        12 A 2 1
        12 A 2 2
        12 B 1 0
        12 B 0 2
        13 B 0 1
        13 B 2 0
        13 A 1 2
        13 B 1 0
        24 B 1 1",
        // detects, event stays, stored; stored; detects, event consumed
        "! B Each Parts Last Mixed Rested
        8 B 1 2
        8 B 1 2
        18 A 2 1
        23 B 2 0
        24 B 0 0
        24 B 1 2",
        // detects, event consumed; detects, event stays, stored; detects, event consumed
        "! B Mixed FreeEach FreeLast FreeRested
        10 B 2 2
        10 B 2 0
        11 B 1 1
        16 A 0 0
        17 A 0 0
        28 B 1 2",
        // list full: drop_oldest; detects, event consumed; detects, event stays, list full: drop_oldest; detects, event stays, list full: reject
        "! B Each Last FreeEach Roomy
        0 A 1 1
        5 A 1 1
        5 A 1 1
        10 B 1 0
        10 B 1 1
        20 B 1 1",
        // detects, event stays, list full: drop_oldest; detects, event consumed; detects, event stays, list full: reject
        "! B FreeEach FreeLast FreeRested Roomy
        1 B 1 1
        1 A 0 0
        1 B 1 0
        1 A 0 0
        1 A 1 0
        1 B 1 1",
        // list full: reject; list full: drop_oldest; list full: reject
        "! B Parts FreeLast Rested FreeRested
        0 A 0 0
        1 A 255 1
        1 A 1 4294967295
        6 B 0 0
        7 A 0 4294967295
        7 B 0 1
        7 A 255 0
        7 A 0 1
        12 A 255 1
        17 B 1 0
        17 B 1 0
        27 B 1 0",
        // detects, event stays, list full: drop_oldest; detects, event stays, stored
        "! B Each Last Roomy
        0 B 0 1
        1 B 1 1
        2 A 1 0
        2 A 1 1
        9 B 1 0
        9 A 1 1
        10 B 1 1
        15 B 1 1",
        // detects, event stays, list full: drop_oldest; detects, event stays, list full: reject
        "! B Each Parts
        8 A 2 2
        9 B 1 2
        10 B 255 0
        11 B 1 1
        11 A 2 4294967295
        19 B 1 0",
        // detects, event stays, list full: drop_oldest; detects, event stays, stored
        "! B Each Roomy
        0 B 1 1
        0 B 1 0
        10 A 1 0
        10 A 1 0
        10 A 1 0
        10 B 1 1
        10 B 1 1
        11 A 0 0
        11 B 1 0",
        // detects, event consumed
        "! B FreeEach
        1 B 255 0
        1 B 0 0
        1 A 255 0
        1 A 1 1
        12 B 0 4294967295",
        // detects, event stays, stored
        "! B FreeEach
        0 B 2 0
        0 A 2 0
        0 B 0 1
        0 A 0 0
        0 B 1 1",
        // detects, event stays, stored
        "! B FreeEach
        0 A 0 0
        0 A 0 0
        5 B 0 0
        5 B 0 0
        11 B 1 2",
        // detects, event stays, stored
        "! B Parts
        0 B 1 0
        10 A 255 0
        10 B 1 2
        10 A 255 2
        11 B 1 1",
        // detects, event stays, stored
        "! B Each
        1 B 1 1
        9 B 1 0
        10 A 1 1
        10 A 1 0
        10 A 1 1
        19 B 1 0",
        // detects, event consumed
        "! B Each
        5 B 1 0
        10 A 1 1
        10 A 1 0
        15 A 1 1
        15 B 1 1
        20 B 0 0",
        // detects, event consumed
        "! B FreeLast
        71 B 2 0
        71 B 2 0
        80 A 0 1
        81 A 0 0
        86 B 0 1",
    }
}
