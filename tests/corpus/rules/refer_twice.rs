//! Two stateless rules that make the same event: one event per path, each with its
//! closure before the next one, each with a running number of its own.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }

        refer B from A { x: x }
        refer B from A if x > 1 { x: x + 10 }
        refer C from B { x: x * 2 }

        lifespan Watch { from startup; max_open 1; }
        situation Pair: sequence in Watch {
            operand b: last B, max 3, on_full drop_oldest;
            operand c: first C;
            emit { b: b.x, c: c.x }
        }
        situation Bs: sequence in Watch {
            operand one: first B, max 4;
            operand two: first B;
            emit { one: one.x, two: two.x }
        }
        situation Now: all in Watch {
            operand c: first C;
            emit { x: c.x }
        }
        situation After: sequence in Watch {
            operand now: first Now, max 2;
            operand b: first B;
            emit { now: now.x, b: b.x }
        }
    }
    scripts {
        "
        # A 2, B 2, C 4, B 12, C 24: the closure of C 4, in which After stores Now 4,
        # comes before B 12, which After takes as the younger one.
        0 A 2     => Pair 2 4; Now 4; Bs 2 12; After 4 12; Pair 12 24; Now 24
        # A 1, B 1, C 2.
        1 A 1     => After 24 1; Pair 1 2; Now 2
        2 C 7     => Now 7
        # A 250, B 250: C would be 500, and the second B 260.
        3 A 250   => fault C refer; fault B refer; Bs 1 250; After 2 250
        ",
        "
        0 B 100   => Pair 100 200; Now 200
        0 B 127   => Bs 100 127; After 200 127; Pair 127 254; Now 254
        # 256 is no u8.
        0 B 128   => fault C refer; After 254 128
        ",
        "
        # The same tick throughout: numbers alone tell what is younger.
        7 A 0     => Pair 0 0; Now 0
        7 A 3     => Bs 0 3; After 0 3; Pair 3 6; Now 6; After 6 13; Pair 13 26; Now 26
        ",
    }
}
