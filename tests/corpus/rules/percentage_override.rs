//! `override` in `percentage`: what the operand has counted for goes out of both sides
//! of the share, of running sums, of a window and of the last N.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }
        lifespan Run { from Open; until Close terminate; key k; max_open 3; }

        situation Sum: percentage > 50 in Run {
            operand a: A, weight x, counted if x > 3, override if x == 7;
            operand b: B, weight x, override if x == 0;
            emit { n: count() }
        }
        situation Window: percentage >= 50 in Run {
            operand a: A, counted, override if x > 100, max 2;
            operand b: B, counted if x > 100, max 2, on_full drop_oldest;
            within 5us;
            emit { n: count() }
        }
        situation Last: percentage < 50 in Run {
            operand a: A, counted if x > 3, override if x == 7, max 2, on_full drop_oldest;
            emit { }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        1 A 1 2     => Window@1 1; Window@2 1; Last@1; Last@2
        2 B 1 2     => Window@1 2; Window@2 2
        # 7 of 9.
        3 A 1 7     => Sum@1 2; Sum@2 2; Window@1 3; Window@2 3
        # Behind its override there is room in Window.
        4 A 1 101   => Sum@1 3; Sum@2 3; Window@1 2; Window@2 2
        # It drops the B of Sum, and weighs nothing. 1 of 3 in Window.
        5 B 1 0     => Sum@1 3; Sum@2 3
        6 A 1 3     => Sum@1 4; Sum@2 4; Window@1 4; Window@2 4; overflow Last.a drop_oldest; overflow Last.a drop_oldest
        # 7 of 7.
        7 A 1 7     => Sum@1 2; Sum@2 2; overflow Window.a reject; overflow Window.a reject
        8 A 1 1     => Sum@1 3; Sum@2 3; overflow Window.a reject; overflow Window.a reject
        # The last two are 1 and 2: nothing of two.
        9 A 1 2     => Sum@1 4; Sum@2 4; overflow Window.a reject; overflow Window.a reject; ~Last@1; overflow Last.a drop_oldest; ~Last@2; overflow Last.a drop_oldest
        lost Window 6
        lost Last 4
        10 Close 1
        ",
        "
        # Nothing to drop.
        0 Open 1
        0 A 1 7     => Sum@1 1; Window@1 1
        0 B 1 0     => Sum@1 2; Window@1 2
        0 B 1 0     => Sum@1 2
        1 A 1 0     => Sum@1 3; Window@1 4
        2 A 1 200   => Sum@1 4; overflow Last.a drop_oldest
        3 B 1 1     => Sum@1 5; overflow Window.b drop_oldest
        # Exactly 5 ticks behind the loss.
        8 A 1 7     => Sum@1 3; ~Window@1 2
        9 A 1 6     => Sum@1 4; ~Window@1 2
        14 A 1 1    => Sum@1 5; Window@1 2; overflow Last.a drop_oldest
        ",
    }
    reaches {
        // opens
        "! Open Run
        6 Open 1",
        // full: reject
        "! Open Run
        0 Open 1
        0 Open 1
        0 Open 1
        1 Open 2",
        // detects; list full: drop_oldest, detects; key probed
        "! A Sum Last Run
        0 Open 1
        0 Open 1
        0 Open 1
        8 A 1 255
        11 A 1 0
        12 A 1 0",
        // some expire, list full: reject
        "! A Window
        0 Open 1
        0 Open 1
        0 Open 1
        0 B 1 1
        0 B 1 1
        2 A 1 1
        2 A 1 1
        6 A 1 1",
        // some expire, some expire, stored, detects
        "! A Window
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 1
        0 A 1 1
        0 B 1 1
        0 B 1 1
        6 A 1 1",
        // detects; key probed
        "! B Sum Run
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 255
        3 B 1 0",
        // some expire, list full: drop_oldest, detects
        "! B Window
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 1
        0 A 1 1
        3 B 1 200
        3 B 1 200
        6 B 1 200",
        // some expire, some expire, stored, detects
        "! B Window
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 1
        0 A 1 1
        0 B 1 1
        0 B 1 1
        6 B 1 200",
        // instances end
        "! Close Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Close 1",
    }
}
