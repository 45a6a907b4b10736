//! `override` of a group's operand drops the earlier candidates, before the event
//! is a candidate itself.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Anew: sequence in Watch {
            operand a: first A{2..=3}, override if x == 0, max 3;
            operand b: first B;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Again: all in Watch {
            operand a: last A{1..=3}, override if x == 0, retain, max 3;
            emit { n: count(a), a: sum(a.x) }
        }
    }
    scripts {
        "
        0 A 1    => Again 1 1
        0 A 2    => Again 2 3
        # Both A are dropped: the trigger is alone in its group.
        1 A 0    => Again 1 0
        2 B 1
        3 A 3    => Again 2 3
        4 B 2    => Anew 2 3 2
        ",
        "
        0 A 1    => Again 1 1
        0 A 1    => Again 2 2
        0 A 1    => Again 3 3
        # A full list is not full behind an override.
        0 A 0    => Again 1 0
        0 A 1    => Again 2 1
        0 A 1    => Again 3 2
        0 A 1    => overflow Anew.a reject; Again 3 3; overflow Again.a reject
        0 B 0    => ~Anew 3 2 0
        ",
    }
    reaches {
        // override, stored; override, composes, trigger stays, stored
        "! A Anew Again
        0 A 0",
        // list full: reject; composes, trigger stays, list full: reject
        "! A Anew Again
        0 A 1
        0 A 1
        0 A 4294967295
        1 A 4294967295",
        // composes, trigger stays, stored
        "! A Again
        0 A 1
        0 A 1
        0 A 2",
        // composes, trigger consumed
        "! B Anew
        0 A 1
        0 A 1
        0 A 2
        0 B 0",
    }
}
