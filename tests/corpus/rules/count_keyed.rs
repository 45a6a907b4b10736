//! Counters and absence in instances by key: an event is judged once and counts in
//! each instance of its key, also in the one that it opens itself.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, w: u32 }
        event B { k: u8, w: u32 }
        event Z { k: u8 }

        lifespan Run {
            from A including;
            until first Z terminate;
            key k;
            max_open 3, per_key 2;
        }

        situation Two: atleast 2 in Run {
            operand a: A;
            emit { n: count() }
        }
        situation Heavy: atleast 10 in Run {
            operand a: A, weight w, max 2, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Five: nth 5 in Run {
            operand b: B if w > 0, weight w;
            once;
            emit { n: count() }
        }
        situation One: atleast 1 in Run {
            operand a: A, weight 6 / w;
            emit { n: count() }
        }
        situation Few: atmost 2 in Run {
            operand a: A;
            emit { n: count() }
        }
        situation Without: not in Run {
            operand b: B if 6 / w > 2;
            emit { }
        }
    }
    scripts {
        "
        # Its own event counts in the instance that it opens.
        0 A 1 6      => One@1 1
        0 A 1 2      => Two@1 2; One@1 3; One@2 3
        # No room for a third of key 1.
        0 A 1 1      => Two@2 2; overflow Heavy.a freeze; One@1 6; One@2 6; full Run reject
        1 Z 1        => ~Without@1
        2 Z 1        => ~Few@2 2; ~Without@2
        ",
        "
        0 A 2 0      => fault One weight
        # Key 1 is not open.
        0 B 1 5
        1 B 2 2
        1 B 2 3      => Five@1 5
        1 B 2 0      => fault Without threshold
        # 6 / 9 is 0: it counts for nothing in `One`.
        2 A 2 9      => Two@1 2
        3 Z 2        => Few@1 2
        ",
    }
    reaches {
        // ; stored; detects; ; key probed; opens
        "! A Two:initiate Heavy:initiate One:initiate Few:initiate Run:add Run:initiate
        0 A 2 1",
        // detects; stored; weight faults; ; full: reject
        "! A Two:add Heavy:add One:add Few:add Run:initiate
        11 A 0 0
        11 A 0 0
        11 A 0 0
        22 Z 0
        23 A 0 0
        46 A 0 0
        46 A 0 0
        57 A 0 0",
        // list full: freeze; detects
        "! A Heavy:add One:add
        0 A 0 1
        11 A 0 1
        11 A 0 0
        11 A 0 1",
        // detects, event consumed
        "! A Heavy:initiate
        11 A 1 4294967295",
        // weight faults
        "! A One:initiate
        0 A 0 0",
        // detects, event consumed
        "! A Heavy:add
        22 A 0 0
        32 A 0 0
        37 A 0 0
        48 A 0 4294967295",
        // detects; noted; key probed
        "! B Five Without Run
        37 A 1 1
        37 A 1 0
        37 B 1 2
        48 B 1 1
        57 B 1 2",
        // threshold faults
        "! B Without
        1 A 0 0
        1 B 0 0",
        // detects; nothing came; instances end
        "! Z Few Without Run
        0 A 0 0
        1 Z 0",
    }
}
