//! Actions bound to an event that comes in, to one that a stateless rule makes and to a
//! detection; `reject`: what finds no room is lost.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }

        refer B from A if x > 10 { x: x - 10 }

        lifespan Watch { from startup; max_open 1; }
        situation Two: sequence in Watch {
            operand one: first A, max 4;
            operand two: first B;
            emit { sum: one.x + two.x }
        }

        action Warn on A if x * 2 > 50 { x: x }
        action Log on B { x: x + 250 }
        action Found on Two if sum > 20 { sum: sum, twice: sum * 2 }
        action Ping on A {}
        actions max 3;
    }
    scripts {
        "
        # 10 is not above 10.
        0 A 10
        take 0 1 Ping
        take nothing
        0 A 11    => Two 11
        take 0 2 Ping
        take 0 2 Log 251
        take nothing
        ",
        "
        0 A 5
        take 0 1 Ping
        take nothing
        # A 30: Warn and Ping; B 20 of it: no Log, since 270 is no u8; then the phases.
        1 A 30    => fault Log action; Two 25
        take 1 2 Warn 30
        take 1 2 Ping
        take 1 2 Found 25 50
        take nothing
        2 B 3     => Two 33
        3 A 1
        # Three wait. 26 - 10 makes the next pair, which is not above 20.
        3 A 26    => full Warn reject; full Ping reject; fault Log action; Two 17
        take 2 3 Log 253
        take 2 3 Found 33 66
        take 3 4 Ping
        take nothing
        lost Warn 1
        lost Ping 1
        lost Found 0
        ",
        "
        # A condition that faults; and no detection, no action.
        0 A 200   => fault Warn action; fault Log action; fault Two emit
        1 A 9
        1 B 0     => Two 9
        2 A 100   => full Warn reject; full Ping reject; fault Log action; Two 190; fault Found action
        take 0 1 Ping
        take 1 2 Ping
        take 1 3 Log 250
        take nothing
        ",
        "
        5 A 0
        # A refused call queues nothing.
        4 A 30    => late
        take 5 1 Ping
        take nothing
        5 A 27    => fault Log action; Two 17
        # What is taken makes room at once; the rest waits across calls.
        take 5 2 Warn 27
        6 B 5     => Two 32
        take 5 2 Ping
        take 6 3 Log 255
        take 6 3 Found 32 64
        take nothing
        lost Log 0
        ",
    }
}
