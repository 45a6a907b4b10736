//! Moments as instants, where the rules say which one tick 0 is: what was before
//! startup never opens anything; what would end before it never opens.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        epoch "2018-08-02T09:00:00Z";
        event A { x: u32 }

        lifespan Old { from startup; until at "2018-08-02T09:00:40Z" discard; max_open 1; }
        lifespan Season {
            from at "2018-08-02T09:00:20Z";
            from at 5s;
            from at "2018-08-02T11:00:10+02:00";
            until at "2018-08-02T09:01:00Z" terminate;
            max_open 3;
        }
        situation Then: all in Old {
            operand a: first A;
            emit { x: a.x }
        }
        situation Now: all in Season {
            operand a: first A;
            emit { x: a.x }
        }
        situation Quiet: not in Season {
            operand a: A;
            detect deferred;
            emit { n: 1 }
        }
    }
    scripts {
        "
        # Startup at tick 5: five seconds later is 09:00:10, and both are one moment.
        5 A 1          => Then@1 1
        due 10
        10 A 2         => Then@1 2; Now@2 2
        due 20
        19 A 3         => Then@1 3; Now@2 3
        20 advance
        due 40
        # Old has ended.
        40 A 4         => Now@2 4; Now@3 4
        due 60
        60 A 5
        due never
        ",
        "
        # 09:00:10 has passed; 15 and 5 is 20.
        15 A 1         => Then@1 1
        due 20
        22 A 2         => Then@1 2; Now@2 2
        due 40
        ",
        "
        # A moment at the very tick of startup is due in the first call, before the event.
        20 A 1         => Then@1 1; Now@2 1
        due 25
        59 A 2         => Now@2 2; Now@3 2
        60 advance
        ",
        "
        # 40 is the end of Old: it does not open, and its number stays away. Five
        # seconds later Season 2 opens.
        40 A 1
        due 45
        # Nothing of it came before its end at 60.
        99 A 2         => at 60 Quiet@2 1
        due never
        ",
        "
        # Everything is over before it begins.
        60 A 1
        due never
        1_000_000 A 2
        due never
        ",
    }
    reaches {
        // composes, trigger consumed; noted
        "! A Then Now Quiet
        2 A 0
        32 A 0",
        // nothing came; timers; moments; all timers
        "! advance Quiet Old Season engine
        0 advance
        60 advance",
        // startup
        "! advance Old
        0 advance",
    }
}
