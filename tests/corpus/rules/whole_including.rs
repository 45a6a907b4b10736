//! `including`, and what two phases may judge: an event that others have met is judged
//! there, and not again for the instance that it opens. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, y: u8 }
        event B { k: u8, x: u8 }
        event C { k: u8 }

        lifespan Run {
            from A if y > 0 including;
            until C discard;
            key k;
            max_open 3, per_key 2, on_full drop_oldest;
        }
        situation Same: sequence in Run {
            operand a: first A if 2 / x >= 1, max 2;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Over: all in Run {
            operand a: first A if x > 0, override if 2 / (x - 1) > 1, max 2;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Sum: atleast 3 in Run {
            operand a: A, weight 6 / x, override if x == 2;
            operand b: B;
            emit { n: count() }
        }
        situation Ends: all in Run {
            operand a: each A if 2 / x > 0;
            once;
            emit { a: a.x }
        }
        situation Cold: all in Run {
            operand a: first A if 2 / x > 0, max 1, on_full freeze;
            operand b: first B, max 1, on_full freeze;
            emit { a: a.x, b: b.x }
        }
        situation Third: nth 3 in Run {
            operand a: A if x > 0, override if x == 2;
            emit { }
        }

        lifespan Only { policy ignore; from A including; until C discard; key k; max_open 2; }
        situation First: all in Only {
            operand a: first A if 2 / x > 0, max 2;
            operand b: first B, max 1;
            emit { a: a.x, b: b.x }
        }

        lifespan Next { from A including; until A discard; max_open 2; }
        situation Behind: all in Next {
            operand a: first A if 2 / x > 0, max 2;
            operand b: first B, max 1;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1 2 1   => Sum@1 3; Ends@1 2
        # Next ends instance 3, and opens 4; Only ignores it.
        1 A 1 1 0   => fault Over override; Sum@1 6; overflow Cold.a freeze
        2 B 1 5     => Same@1 2 5; Over@1 2 5; First@2 2 5; Behind@4 1 5
        3 A 1 2 1   => Sum@1 4; Sum@5 3; Ends@5 2
        # Ends rests in 1 and 5; the event drops 1, and opens 7.
        4 A 1 2 1   => overflow Same.a reject; Sum@1 3; Sum@5 3; overflow Cold.a freeze; overflow First.a reject; full Run drop_oldest; ~Sum@7 3; ~Ends@7 2
        5 C 1
        ",
        "
        # Nobody is there: judged and told for the instances that it opens.
        0 A 1 0 0   => fault First threshold; fault Behind threshold
        1 A 1 255 1
        2 A 1 0 0   => fault Same threshold; fault Sum weight; fault Ends threshold; fault Cold threshold; fault First threshold; fault Behind threshold
        3 A 1 255 1
        # Once for the two of Run.
        4 A 1 1 0   => fault Over override; overflow Over.a reject; Sum@3 6; Sum@6 6; Ends@3 1; Ends@6 1; Third@3
        5 A 1 1 0   => fault Over override; overflow Over.a reject; overflow Over.a reject; Sum@3 6; Sum@6 6; overflow Cold.a freeze; overflow Cold.a freeze; Third@6
        # Ends and Cold rest in both: judged, and told, for the one that it opens.
        6 A 1 0 1   => fault Same threshold; fault Sum weight; fault First threshold; full Run drop_oldest; fault Ends threshold; fault Cold threshold; fault Behind threshold
        ",
    }
    reaches {
        // stored; override, stored; detects; composes, ends the instance; ; stored; detects; composes, ends the instance; stored; instances end; key probed; full: drop_oldest; opens
        "! A Same:add Over:add Sum:add Ends:add Behind:add Same:initiate Over:initiate Sum:initiate Ends:initiate First:initiate Behind:initiate Next:terminate Run:add Only:add Run:initiate Only:initiate Next:initiate
        0 A 2 1 2
        0 A 1 2 1
        1 A 0 0 1
        1 A 0 0 1
        1 C 2
        1 A 0 2 1",
        // list full: reject; detects; list full: reject;
        "! A Same:add Third:add First:add Third:initiate
        0 A 1 0 1
        2 A 1 1 1
        2 A 1 1 0
        2 A 1 1 1",
        // weight faults; threshold faults; full: reject
        "! A Sum:add Ends:add Behind:initiate Only:initiate
        1 A 1 1 1
        1 A 0 255 1
        1 A 255 0 255
        3 A 255 0 1
        3 A 255 0 0",
        // stored; list full: freeze; stored
        "! A Over:add Cold:add First:add
        1 A 0 0 2
        2 A 0 2 1
        2 A 0 1 0",
        // composes, trigger consumed
        "! A Over:add Cold:add First:add
        0 A 0 0 1
        0 A 0 0 2
        0 B 0 0
        0 A 0 1 0",
        // threshold faults
        "! A Cold:initiate First:initiate
        1 A 1 0 255",
        // list full: reject; stored
        "! A Over:add Cold:add
        0 A 0 0 255
        1 A 0 255 1
        1 A 0 255 0
        3 A 0 1 0",
        // stored
        "! A Cold:initiate
        0 A 255 1 1",
        // override, composes, trigger consumed
        "! A Over:add
        0 A 1 1 1
        0 B 1 1
        1 A 1 0 2
        1 B 1 0
        1 A 1 2 2",
        // composes, trigger consumed; key probed
        "! B Same Over Cold First Behind Run Only
        0 A 1 0 1
        0 A 1 1 1
        0 B 1 1",
        // stored; detects; list full: freeze; list full: reject
        "! B Over Sum Cold First Behind
        0 A 0 0 1
        2 A 0 1 1
        2 B 0 1
        2 B 0 1
        2 B 0 1",
        // stored
        "! B Cold First Behind
        0 A 0 255 255
        0 A 0 0 255
        0 B 0 255",
        // list full: reject
        "! B Over
        0 A 0 0 1
        1 A 0 0 1
        3 B 0 2
        3 B 0 0
        3 B 0 0",
        // instances end
        "! C Run Only
        0 A 0 0 255
        0 A 0 255 255
        0 C 0",
    }
}
