//! "A door that is closed ten seconds after it was opened is told as left open." A
//! lifespan is over at its end: its timer comes before an event of the same tick
//! (docs/language.md, 5.3). Who wants ten seconds to be in time writes one tick more.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        event Opened { door: u8 }
        event Closed { door: u8 }

        lifespan Ten { from Opened; until after 10s terminate; key door; max_open 2; }
        lifespan Eleven { from Opened; until after 11s terminate; key door; max_open 2; }

        situation LeftOpen: not in Ten { operand c: Closed; detect deferred; emit { after: 10 } }
        situation Late: not in Eleven { operand c: Closed; detect deferred; emit { after: 11 } }
    }
    scripts {
        "
        0 Opened 1
        10 Closed 1    => LeftOpen@1 10
        20 Opened 2
        29 Closed 2
        40 advance
        ",
        "
        0 Opened 1
        2 Opened 2
        10 Closed 2    => LeftOpen@1 10
        11 Closed 1    => Late@2 11
        ",
    }
}
