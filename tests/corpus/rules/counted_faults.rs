//! Faults that can be set one by one, so that the notices of all kinds come
//! together: each condition and the emission divide by attributes of their
//! own. A row that faults is a row that does not hold.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, d: u32, e: u32, r: u32 }
        event B { k: u32, d: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation One: all in Watch {
            operand a: first A, retain if 6 / r > 1, max 3;
            operand b: first B, max 2;
            when a.k == b.k && 6 / (a.d + b.d) > 0;
            emit { x: 6 / a.e, k: b.k }
        }
        situation Each: all in Watch {
            operand a: each A, retain if 6 / r > 1, max 3;
            operand b: last B, max 2;
            when a.k == b.k && 6 / (a.d + b.d) > 0;
            emit { x: 6 / a.e, k: b.k }
        }
        situation Then: sequence in Watch {
            operand a: last A, retain if 6 / r > 1, max 3;
            operand b: first B if 6 / k > 0;
            when a.k == b.k && 6 / (a.d + b.d) > 0;
            emit { x: 6 / a.e, k: b.k }
        }
    }
    scripts {
        "
        # true && fault; false && fault; one that holds, whose emission and
        # retain fault.
        0 A 1 0 1 1
        0 A 2 0 1 1
        0 A 1 1 0 0
        # Then takes the newest and never examines the others: no fault of when.
        1 B 1 0    => fault One when; fault One emit; fault One retain; fault Each when; fault Each emit; fault Each retain; fault Then emit; fault Then retain
        # The keys differ from 0, so 6 / 0 is absorbed; Then divides by the key.
        2 B 0 0    => fault Then threshold
        # It stays: 6 / 2 > 1, and fills the lists.
        3 A 0 2 3 2  => One 2 0; Each 2 0
        4 A 0 2 3 2  => overflow One.a reject; overflow Each.a reject; overflow Then.a reject
        5 B 0 0    => ~One 2 0; ~Each 2 0; fault Then threshold
        ",
        "
        # One notice with the number of faults.
        0 A 1 0 1 1 * 3
        1 B 1 0    => fault One when 3; fault Each when 3; fault Then when 3
        2 A 2 1 1 1  => overflow One.a reject; overflow Each.a reject; overflow Then.a reject
        # 6 / 7 = 0 is no fault, and not above 0.
        3 B 7 0
        # The fault comes before the overflow.
        4 B 1 0    => fault One when 3; overflow One.b reject; fault Each when 3; overflow Each.b reject; fault Then when 3
        ",
    }
    reaches {
        // composes, `when` faults once, trigger stays, stored; stored
        "! A One Each Then
        2 A 1 1 1 0
        3 A 1 1 1 0
        3 B 1 1
        4 B 1 1
        5 B 1 0
        5 B 1 1
        6 A 1 0 0 1",
        // composes, `when` faults once, trigger stays, list full: reject; list full: reject
        "! A One Each Then
        0 A 2 2 2 2
        3 A 2 2 0 1
        3 B 0 1
        4 A 1 1 2 2
        4 B 0 0
        6 A 0 1 0 0
        8 A 0 0 1 0
        8 B 0 1
        9 B 0 0
        12 A 0 0 0 0",
        // no combination holds, stored; composes, `when` faults once, trigger consumed
        "! B One Each Then
        0 A 1 1 0 0
        2 A 1 0 0 1
        2 B 1 1
        2 A 0 0 1 1
        2 A 0 1 0 0
        2 B 1 0",
        // composes, `when` faults once, trigger consumed
        "! B One Each
        0 A 1 0 0 1
        0 A 1 0 1 0
        1 B 1 1
        1 A 1 1 0 0
        1 A 1 1 1 0
        5 B 1 0",
        // composes, trigger consumed
        "! B Each
        0 A 0 1 0 0
        1 A 0 0 0 0
        2 A 0 1 1 0
        2 B 0 1",
    }
}
