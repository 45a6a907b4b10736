//! `report` at the end of an instance: also of one that saw nothing, never at a
//! discard.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u32 }
        event B { k: u8, x: u32 }
        event Close { k: u8 }
        event Drop { k: u8 }
        lifespan Run { from Open; until Close terminate; until Drop discard; key k; max_open 2; }

        situation Total: report in Run {
            operand a: A;
            operand b: B;
            when count(a) >= count(b);
            detect deferred;
            emit { n: count(), s: sum(x), lo: min(a.x) or 99, m: avg(b.x) or -1.0 }
        }
        situation Last: report in Run {
            operand a: A, max 2, on_full drop_oldest;
            detect deferred;
            emit { s: sum(x), hi: max(x) or 0 }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        1 A 1 5
        2 B 1 7
        3 A 1 3
        4 A 1 1   => overflow Last.a drop_oldest
        5 Close 1 => Total@1 4 16 1 7; ~Last@1 4 3
        # The loss was live while this one was open.
        6 Close 2 => Total@2 0 0 99 -1; ~Last@2 0 0
        ",
        "
        0 Open 1
        1 B 1 4
        2 Close 1 => Last@1 0 0
        3 Open 1
        4 A 1 9
        5 Drop 1
        ",
        "
        # Exactly as many.
        0 Open 1
        1 A 1 4294967295
        2 B 1 4294967295
        3 Close 1 => Total@1 2 8589934590 4294967295 4294967295; Last@1 4294967295 4294967295
        ",
    }
}
