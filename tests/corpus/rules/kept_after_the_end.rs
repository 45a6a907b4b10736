//! A kept detection is processed even if the instance that made it has ended
//! meanwhile, by a detection before it in the same closure.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Search { from A; until Found if x < 10 discard; max_open 2; }

        situation Found: all in Search {
            operand b: each B, max 2;
            operand c: first C, max 1;
            emit { x: b.x }
        }
        situation Next: all in Watch {
            operand f: first Found;
            emit { x: f.x }
        }
        /// In the lifespan that Found ends.
        situation Also: all in Search {
            operand f: first Found;
            emit { x: f.x }
        }
    }
    scripts {
        "
        0 A 0
        1 B 11
        2 B 2
        # Found 11 is an operand of both; Found 2 ends Search first, and Watch
        # takes it all the same.
        3 C 0      => Found@2 11; Found@2 2; Next@1 11; Also@2 11; Next@1 2
        4 C 0
        ",
        "
        0 A 0
        0 A 0
        1 B 1
        1 B 12
        # The first detection ends 2 and 3; the other three are processed.
        2 C 0      => Found@2 1; Found@2 12; Found@3 1; Found@3 12; Next@1 1; Next@1 12; Next@1 1; Next@1 12
        3 A 0
        3 B 13
        3 C 0      => Found@4 13; Next@1 13; Also@4 13
        ",
    }
}
