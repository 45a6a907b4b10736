//! `nth`: once per instance, when the sum becomes `n` exactly. A jump over `n`
//! does not fire, and a weight of 0 changes nothing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Third: nth 3 in Run {
            operand a: A;
            emit { n: count() }
        }
        situation Exactly: nth 3 in Run {
            operand a: A, weight x;
            emit { n: count() }
        }
        situation Odd: nth 3 in Run {
            operand a: A, weight 2;
            emit { n: count() }
        }
        situation Restarted: nth 2 in Run {
            operand a: A, override if x > 5;
            emit { n: count() }
        }
        situation Only: nth 2 in Run {
            operand a: A if x < 5, override if x == 0;
            once;
            emit { n: count() }
        }
        situation AtTheEnd: nth 2 in Run {
            operand a: A if x < 200;
            detect deferred;
            emit { n: count() }
        }
        situation None: nth 0 in Run {
            operand a: A, weight x;
            detect deferred;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        0 A 1      => Restarted@1 2; Only@1 2
        0 A 1      => Third@1 3; Exactly@1 3
        # Nothing, and nothing more.
        0 A 0
        0 A 1
        0 Close 0
        0 Open 0
        0 A 1
        0 A 0      => Restarted@2 2
        0 A 1      => Third@2 3; Only@2 2
        0 A 1      => Exactly@2 3
        0 Close 0
        ",
        "
        0 Open 0
        # 3 is jumped over.
        0 A 2
        0 A 2      => Restarted@1 2; Only@1 2
        0 Close 0  => AtTheEnd@1 2
        0 Open 0
        0 A 0
        0 A 200
        # Restarted: 1 again, and then 2 for the first time in this instance.
        0 A 0      => Third@2 3; Restarted@2 2
        0 Close 0  => AtTheEnd@2 2
        1 Open 0
        1 Close 0  => None@3 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // detects; ; detects; 
        "! A Exactly Odd Restarted Only AtTheEnd None
        2 Open 0
        2 A 1
        2 A 2",
        // detects
        "! A Third
        0 Open 1
        0 A 255
        1 A 0
        1 A 255",
        // detects; instances end
        "! Close AtTheEnd None Run
        1 Open 0
        2 A 0
        3 A 0
        3 Close 0",
    }
}
