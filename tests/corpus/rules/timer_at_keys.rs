//! `at` by key, an instant and since startup, which may be one tick: what has made room
//! is not open then, what opens or ends at it neither.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        epoch "2018-08-02T09:00:00Z";
        event Open { k: u32 }
        event Close { k: u32 }

        lifespan L {
            policy ignore;
            from Open;
            until Close discard;
            until at "2018-08-02T09:01:00Z" discard;
            key k;
            max_open 2, on_full drop_oldest;
        }
        situation Mid: at "2018-08-02T09:00:30Z" in L { emit { n: 1u32 } }
        situation Soon: at 20s in L { emit { n: 2u32 } }
    }
    scripts {
        "
        # Startup at 10: both are at 30.
        10 Open 1
        due 30
        12 Open 1
        12 Open 2
        # Key 1 goes.
        20 Open 3     => full L drop_oldest
        29 Open 3
        # Before the Close of that tick; by declaration, then in opening order.
        30 Close 2    => ~Mid@2 1; ~Mid@3 1; ~Soon@2 2; ~Soon@3 2
        # Too late for both.
        30 Open 2
        due 60
        60 Open 4
        due never
        lost L 1
        ",
        "
        # 09:00:30 has passed; the other one is at 51.
        31 Open 1
        due 51
        50 Close 1
        due never
        50 Open 1
        51 advance    => Soon@2 2
        due 60
        max advance
        due never
        ",
        "
        # Startup at the very instant: an event of that tick comes after it.
        30 Open 1
        due 50
        1_000_000 Open 1 => at 50 Soon@1 2
        due never
        ",
        "
        # 20 s after startup is 70, when all has ended.
        50 Open 1
        due 60
        70 advance
        due never
        ",
    }
    reaches {
        // full: drop_oldest
        "! Open L
        0 Open 1
        18 Open 0
        18 Open 2",
        // instances end
        "! Close L
        0 Open 0
        0 Close 0",
        // fires; timers; all timers
        "! advance Mid Soon L engine
        0 Open 1
        15 Open 0
        74 advance",
    }
}
