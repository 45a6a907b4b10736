//! `crosses` over a window: judged at accepted events alone, so that time neither
//! fires nor moves it; after what it ranges over was empty the next value only sets
//! the state.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Most: crosses up 5 of max(a.x) in Watch {
            operand a: A, max 3;
            operand b: B, max 3;
            within 10us;
            emit { m: max(a.x) or 0, n: count() }
        }
        situation Last: crosses down 2.5 hysteresis 1 of avg(x) in Watch {
            operand a: A, override if x == 0, max 2, on_full drop_oldest;
            emit { m: avg(x) }
        }
    }
    scripts {
        "
        0 A 3
        1 B 9
        # (3 + 7) / 2 and above stay above for Last.
        2 A 7     => Most 7 3
        # All A are gone: there is no value, and the state is forgotten.
        13 B 1
        14 A 6    => overflow Last.a drop_oldest
        15 A 2    => overflow Last.a drop_oldest
        20 advance
        # The 6 of 14 is gone: 4 is below.
        25 A 4    => overflow Last.a drop_oldest
        26 A 5    => Most 5 2; overflow Last.a drop_oldest
        lost Most 0
        ",
        "
        # Last: 3, then 2.5, which is not less, then 1.5.
        0 A 3
        11 A 2
        22 A 1    => ~Last 1.5; overflow Last.a drop_oldest
        # (1 + 5) / 2 is less than 3.5; (5 + 2) / 2 is above again; (2 + 1) / 2. For
        # Most each is the first.
        33 A 5    => overflow Last.a drop_oldest
        44 A 2    => overflow Last.a drop_oldest
        55 A 1    => ~Last 1.5; overflow Last.a drop_oldest
        ",
        "
        # `override` leaves nothing: a 0 only sets the state of Last.
        0 A 3
        1 A 0
        2 A 9     => Most 9 3
        3 A 0     => overflow Most.a reject
        ",
    }
}
