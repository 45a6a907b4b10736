//! Trap (language.md 9): a trailing negation that fires only when some later event
//! comes. The end of the interval is enough, whoever moves the clock.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Order { id: u8 }
        event Paid { id: u8 }
        event Other { id: u8 }
        lifespan Open { from Order; until after 10us terminate; key id; max_open 2; }

        situation Unpaid: not in Open {
            operand p: Paid;
            emit { }
        }
    }
    scripts {
        "
        0 Order 1
        due 10
        10 advance    => Unpaid@1
        due never
        ",
        "
        0 Order 1
        2 Order 2
        3 Paid 1
        # At its deadline, although the clock comes later and with another event.
        50 Other 9    => at 12 Unpaid@2
        ",
    }
    reaches {
        // opens
        "! Order Open
        11 Order 1",
        // full: reject
        "! Order Open
        0 Order 0
        0 Order 1
        0 Order 0",
        // noted; key probed
        "! Paid Unpaid Open
        1 Order 1
        1 Order 1
        1 Paid 1",
        // nothing came; timers; all timers
        "! advance Unpaid Open engine
        0 Order 1
        1 Order 0
        11 advance",
    }
}
