//! Counters with several operands, of one event type and of two, that keep sums alone:
//! what a threshold that faults tells beside the operand that takes the event, and what
//! constant weights can sum to. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, w: u32 }
        event B { x: u8 }
        event Close { x: u8 }
        lifespan Watch { from startup; max_open 1; }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Sums: atleast 6 in Watch {
            operand big: A if w > 1, weight 3;
            operand any: A if 9 / x > 3, weight w, override if x == 1;
            operand b: B if 4 / x > 1, override if x == 1;
            emit { n: count() }
        }
        situation Exactly: nth 4 in Watch {
            operand a: A if x > 1, weight 2;
            operand any: A, weight 5;
            operand b: B, weight 2;
            emit { n: count() }
        }
        // Even weights, and 3 is odd.
        situation Odd: nth 3 in Watch {
            operand a: A, weight 2;
            operand b: B, weight 4;
            emit { n: count() }
        }
        // 3 and 5 make any sum from 8 on, and not this one.
        situation Seven: nth 7 in Watch {
            operand a: A, weight 3;
            operand b: B, weight 5;
            emit { n: count() }
        }
        situation Newest: atleast 2 in Watch {
            operand a: A, override if true;
            emit { n: count() }
        }
        situation Both: nth 2 in Watch {
            operand a: A, override if true;
            operand b: B, override if true;
            emit { n: count() }
        }
        situation Few: atmost 3 in Run {
            operand a: A if w > 1, weight 2;
            operand any: A if 9 / x > 3, weight w;
            operand b: B;
            emit { n: count() }
        }
        situation Last: nth 4 in Run {
            operand a: A, weight 2;
            operand b: B, weight 6;
            detect deferred;
            emit { n: count() }
        }
        situation Some: atleast 4 in Run {
            operand a: first A, weight w, max 2;
            operand b: first B, max 1, on_full drop_oldest;
            detect deferred;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 2 2
        0 B 2       => Exactly@1 4; Both@1 2
        0 A 1 1
        # It restarts the count of `b` in Sums.
        0 B 1       => overflow Some.b drop_oldest
        # Taken by `big`; the threshold of `any` is judged as well.
        0 A 0 2     => fault Sums threshold; Sums@1 8; fault Few threshold; overflow Some.a reject
        0 Close 0   => ~Some@2 4
        ",
        "
        0 Open 0
        0 A 1 0
        0 A 1 2
        0 Close 0   => Few@2 2; Last@2 4
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // detects; ; detects; ; stored
        "! A Exactly Odd Seven Newest Both Few Last Some
        1 Open 0
        2 B 1
        4 A 2 0",
        // detects; ; list full: reject
        "! A Sums Few Some
        2 Open 0
        2 A 2 2
        3 A 2 0
        3 A 0 2",
        // detects
        "! A Sums
        0 B 2
        1 B 2
        1 A 1 4294967295
        1 A 1 1",
        // threshold faults; detects; ; list full: drop_oldest
        "! B Sums Exactly Odd Seven Few Last Some
        0 Open 0
        0 B 0
        0 B 0",
        // detects
        "! B Sums Both
        3 A 2 2
        3 A 2 1
        3 A 2 1
        3 B 2",
        // detects; instances end
        "! Close Few Last Some Run
        0 Open 0
        0 A 0 4294967295
        0 A 1 0
        0 Close 1",
    }
}
