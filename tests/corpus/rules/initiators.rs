//! Several initiators: the first that matches by declaration opens, and the
//! clauses behind it are not judged. A condition that faults is false, and told.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan Run {
            from A if 10 / k == 5;
            from A including if 10 / x > 1;
            from B including if x > 2;
            until C terminate;
            max_open 3;
        }
        situation Seen: all in Run {
            operand a: first A;
            emit { k: a.k, x: a.x }
        }
        situation Both: sequence in Run {
            operand a: first A, max 2;
            operand b: first B;
            emit { k: a.k, x: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The first clause holds and opens; the second would too, including.
        0 A 2 3
        # 10 / 3 is 3: the second opens, and its instance sees the event.
        1 A 1 3   => Seen@1 1 3; Seen@2 1 3
        # Both faults are told, behind the add phase. Nothing opens.
        2 A 0 0   => Seen@1 0 0; Seen@2 0 0; fault Run from; fault Run from
        # A fault does not keep the next clause from opening.
        3 A 0 4   => Seen@1 0 4; Seen@2 0 4; overflow Both.a reject; overflow Both.a reject; fault Run from; Seen@3 0 4
        # Not above 2: it opens nothing. What Both lost touches instance 3 too,
        # which was open beside those that lost it.
        4 B 2     => ~Both@1 1 3 2; ~Both@2 1 3 2; ~Both@3 0 4 2
        5 B 3     => ~Both@1 0 0 3; ~Both@2 0 0 3; full Run reject
        lost Run 1
        lost Both 2
        6 C 0
        # The fourth instance; a refused one has no number. Nothing touches it.
        7 B 3
        8 A 1 9   => Seen@4 1 9
        9 B 0     => Both@4 1 9 0
        ",
        "
        0 B 3
        0 B 3
        # The first clause opens; 10 / 0 of the second is never computed.
        0 A 2 0   => Seen@1 2 0; Seen@2 2 0
        0 B 1     => Both@1 2 0 1; Both@2 2 0 1
        1 C 0
        1 C 0
        # Nothing is open, so only the conditions of openings are judged.
        1 A 0 0   => fault Run from; fault Run from
        lost Run 0
        due never
        ",
    }
    reaches {
        // composes, trigger consumed; stored; a condition faults, opens
        "! A Seen:initiate Both:initiate Run
        1 A 0 1",
        // composes, trigger consumed; stored; a condition faults, full: reject
        "! A Seen:add Both:add Run
        0 A 4294967295 1
        0 A 0 1
        0 B 4294967295
        0 A 0 1",
        // list full: reject
        "! A Both:add
        0 A 2 0
        2 A 1 2
        2 A 4294967295 1
        3 A 4294967295 1
        3 A 0 1",
        // ; opens
        "! B Both:initiate Run
        0 B 4294967295",
        // composes, trigger consumed; full: reject
        "! B Both:add Run
        0 B 4294967295
        0 A 0 1
        0 A 4294967295 1
        1 B 4294967295",
        // instances end
        "! C Run
        0 A 2 0
        0 A 1 1
        0 A 0 1
        0 C 0",
    }
}
