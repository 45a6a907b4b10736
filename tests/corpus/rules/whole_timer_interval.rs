//! Timers in instances that an interval ends: one that is stopped by the end leaves a
//! tick at which nothing is due, an `every` leaves none; every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, y: u8 }

        lifespan L { from Open; until after 1000us terminate; max_open 2; }

        situation Noon: at 1500us in L { emit { n: 1u8 } }
        situation Beat: every 60us in L { emit { m: missed } }
        situation Half: every 500us in L { emit { m: missed } }
        situation First: after 400us in L {
            operand a: first A if x < 4;
            emit { x: 6 / a.y }
        }
        situation Last: after 500us in L {
            operand a: last A;
            emit { x: a.x }
        }
        situation Each: after 600us in L {
            operand a: each A if x < 2, max 2;
            emit { x: a.x }
        }
        situation Quiet: not in L {
            operand a: A if x < 1;
            detect deferred;
            emit { n: 2u8 }
        }
    }
    scripts {
        "
        0 Open 0
        10 A 3 2
        # 960 is the last period before the end; the second half is at the end.
        2000 advance  => at 60 Beat@1 15; missed Beat 15; at 410 First@1 3; at 500 Half@1 0; at 510 Last@1 3; at 1000 Quiet@1 2
        due never
        ",
        "
        400 Open 0
        950 A 0 1     => at 460 Beat@1 8; missed Beat 8; at 900 Half@1 0
        # First waits until 1350, Last and Each longer than the instance is open.
        1400 advance  => at 1000 ~Beat@1 6; missed Beat 6; at 1350 First@1 6
        1600 Open 0
        2100 advance  => at 1660 Beat@2 7; missed Beat 7; at 1900 Noon@2 1; Half@2 0
        ",
    }
    reaches {
        // all at ticks of their own, and one of each `after` that nothing waits for
        "! advance Noon Beat Half First Last Each Quiet L engine
        0 Open 0
        899 A 1 0
        1000 advance
        1001 Open 0
        1002 A 1 0
        1003 A 1 0
        1004 Open 0
        1005 A 1 0
        1006 A 1 0
        20000 advance",
        // opens
        "! Open L
        0 Open 0",
        // full: reject
        "! Open L
        1001 Open 0
        1001 Open 0
        1001 Open 1",
        // stored; noted
        "! A First Last Each Quiet
        0 Open 0
        0 Open 1
        498 A 0 0",
        // list full: reject
        "! A Each
        0 Open 0
        0 Open 0
        601 A 0 0
        602 A 0 0
        852 A 0 0",
    }
}
