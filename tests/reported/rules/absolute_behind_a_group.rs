//! The nightly run: an event before which one A had come, of the two that a group needs,
//! was taken as the first that exists (docs/language.md, 7.5, 8.2).

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Behind: sequence in Watch {
            operand a: first A{2..=3}, max 3;
            operand b: absolute first B;
            operand c: first C;
            emit { a: sum(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        # One A is not two: B 7 does not exist.
        0 B 7
        0 A 2
        0 B 8
        0 C 0    => Behind 3 8
        ",
        "
        0 B 5
        0 A 1
        0 A 2
        1 C 0
        1 B 6
        # B 6 is taken for ever.
        1 B 7
        1 C 0    => Behind 3 6
        2 A 1
        2 A 1
        2 B 7
        2 C 0
        ",
    }
}
