//! A trap of other engines (language.md 9): a negation inside or at the end of a group
//! that is silently ignored. Wherever it stands, it counts.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event N { x: u32 }
        event Close { x: u32 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Before: unless in Run {
            forbidden n: N;
            operand a: first A, max 2;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Inside: unless in Run {
            operand a: first A, max 2;
            forbidden n: N;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Behind: unless in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            forbidden n: N;
            emit { a: a.x, b: b.x }
        }
        situation FirstGap: sequence in Run {
            operand a: first A, max 2;
            absent n: N;
            operand b: first B, max 2;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastGap: sequence in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1
        2 B 2
        3 N 0
        4 C 3       => FirstGap@1 1 2 3
        5 Close 0
        ",
        "
        0 Open 0
        1 A 1
        2 N 0
        3 B 2
        4 C 3       => LastGap@1 1 2 3
        5 Close 0
        6 Open 0
        7 A 1
        8 B 2
        9 C 3       => FirstGap@2 1 2 3; LastGap@2 1 2 3
        10 Close 0  => Before@2 1 2; Inside@2 1 2; Behind@2 1 2
        11 Open 0
        # A single N after all others, and it is the end.
        12 A 1
        13 B 2
        14 C 3      => FirstGap@3 1 2 3; LastGap@3 1 2 3
        15 N 0
        16 Close 0
        ",
    }
}
