//! `percentage` over a window, of the last N, and at the end of an instance.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { x: u32 }
        event Close { k: u8 }
        lifespan Watch { from startup; max_open 1; }
        lifespan Run { from Open; until Close terminate; max_open 1; }

        situation Window: percentage >= 50 in Watch {
            operand a: A if x < 100, weight x, counted if x > 3, max 2;
            operand b: A, max 1, on_full drop_oldest;
            within 10us;
            emit { n: count(), s: sum(x) }
        }
        situation Last: percentage >= 50 in Watch {
            operand a: A, counted if x > 3, max 3, on_full drop_oldest;
            emit { s: sum(x) }
        }
        situation End: percentage < 50 in Run {
            operand a: A, counted if x > 3;
            detect deferred;
            emit { n: count(), hi: max(x) or 7 }
        }
    }
    scripts {
        "
        0 A 5     => Window@1 1 5; Last@1 5
        # 5 of 8; one of two.
        4 A 3     => Window@1 2 8; Last@1 8
        # Exactly 10 ticks: Window is full.
        10 A 6    => overflow Window.a reject; Last@1 14
        # The 5 is gone, and 3 and 9 are there; 9 of 12. The last three: 3, 6, 9.
        11 A 9    => ~Window@1 2 12; ~Last@1 18; overflow Last.a drop_oldest
        # The 200 is alone in the window, and not counted.
        22 A 200  => ~Last@1 215; overflow Last.a drop_oldest
        ",
        "
        0 Open 1
        1 A 3
        2 A 4     => Window@1 2 7; Last@1 7
        3 Close 1
        4 Open 1
        5 Close 1
        6 Open 1
        7 A 2     => overflow Window.a reject
        8 A 1     => overflow Window.a reject; overflow Last.a drop_oldest
        9 Close 1 => End@4 2 2
        ",
        "
        # Of nothing no share holds, also at the end.
        0 Open 1
        1 Close 1
        ",
    }
}
