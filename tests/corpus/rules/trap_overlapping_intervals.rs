//! One of the named traps: an interval that ends the wrong one of two
//! overlapping instances. Here each instance owns its interval, and `first` and
//! `last` go by opening, among those with the key.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u32, x: u32 }
        event Data { k: u32, x: u32 }
        event Close { k: u32, last: bool }

        lifespan Run {
            from Open including;
            until after 10us terminate;
            until first Close if !last discard;
            until last Close if last discard;
            key k;
            max_open 4;
        }
        situation Life: all in Run {
            operand o: first Open, max 4;
            operand d: each Data, max 4;
            detect deferred;
            emit { k: o.k, from: o.x, x: d.x }
        }
    }
    scripts {
        "
        # Two of one key overlap from 4 to 10: 1 lives from 0 to 10, 2 from 4 to 14.
        0 Open 1 100
        3 Data 1 1
        4 Open 1 200
        9 Data 1 2
        10 advance        => Life@1 1 100 1; Life@1 1 100 2
        # What came before 4 is not in 2, what came in 10..14 is.
        13 Data 1 3
        14 Data 1 4       => Life@2 1 200 2; Life@2 1 200 3
        due never
        ",
        "
        0 Open 1 100
        1 Open 2 200
        2 Open 1 300
        3 Open 2 400
        4 Data 1 1
        4 Data 2 2
        # The first of key 2 is 2, and not 1.
        5 Close 2 false
        # The last of key 1 is 3, and not 4. The interval of 1 is untouched.
        6 Close 1 true
        due 10
        # Closed ones leave their interval behind: at 11 and 12 nothing ends.
        12 advance        => at 10 Life@1 1 100 1
        12 Data 2 5
        13 advance        => Life@4 2 400 2; Life@4 2 400 5
        ",
    }
}
