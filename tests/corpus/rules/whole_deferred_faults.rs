//! Deferred compositions whose conditions and emissions fault, in several
//! instances: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8, y: u8 }
        event Close { k: u8 }

        lifespan Run { from Open; until Close terminate; key k; max_open 2; }

        situation When: all in Run {
            operand a: each A, max 2;
            operand b: first B, max 1;
            when 10 / a.x > b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Emits: sequence in Run {
            operand b: last B, max 2;
            detect deferred;
            emit { y: 10 / b.y, x: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 A 1 5
        0 A 1 4
        0 B 1 2 0
        # 10 / 5 is 2, which is not above 2; 10 / 4 is 2 too. 10 / 0 emits nothing.
        0 Close 1    => fault Emits emit
        0 Close 1
        ",
        "
        0 Open 1
        0 Open 1
        0 A 1 0
        0 A 1 2
        0 B 1 4 3
        # 10 / 2 is above 4. A second B finds When full.
        0 B 1 1 2    => overflow When.b reject; overflow When.b reject
        0 Close 1    => ~When@1 2 4; fault When when; Emits@1 5 1; ~When@2 2 4; fault When when; Emits@2 5 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        1 Open 1",
        // full: reject
        "! Open Run
        1 Open 255
        3 Open 255
        3 Open 255",
        // stored; key probed
        "! A When Run
        0 Open 0
        0 Open 0
        0 A 0 0",
        // list full: reject
        "! A When
        0 Open 0
        0 Open 0
        0 A 0 0
        0 A 0 0
        2 A 0 0",
        // stored; key probed
        "! B When Emits Run
        0 Open 0
        0 Open 0
        0 B 0 255 255",
        // list full: reject
        "! B When Emits
        0 Open 0
        0 Open 0
        2 B 0 0 0
        2 B 0 0 0
        2 B 0 0 0",
        // composes; instances end
        "! Close When Emits Run
        2 Open 1
        2 Open 1
        2 A 1 1
        2 B 1 1 0
        2 A 1 1
        4 Close 1",
        // composes, `when` faults once
        "! Close When
        0 Open 0
        2 Open 0
        2 A 0 0
        2 B 0 0 1
        3 A 0 1
        3 Close 0",
    }
}
