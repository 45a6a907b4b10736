//! Events made by stateless rules open and end the instances of a lifespan by key.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Raw { k: u8, x: u8 }
        event Start { k: u8 }
        event Hit { k: u8, x: u8 }
        event Stop { k: u8 }

        refer Start from Raw if x == 1 { k: k }
        refer Hit from Raw if x < 10 { k: k, x: x }
        refer Stop from Raw if x == 0 || x == 2 { k: k }

        lifespan Run { from Start; until Stop terminate; key k; max_open 2; }
        situation Hits: all in Run {
            operand h: first Hit;
            emit { k: h.k, x: h.x }
        }
        situation All: all in Run {
            operand h: each Hit, max 2;
            detect deferred;
            emit { k: h.k, x: h.x }
        }
    }
    scripts {
        "
        # Raw, Start, Hit: the Hit meets the instance that the Start has opened.
        0 Raw 7 1   => Hits@1 7 1
        1 Raw 7 5   => Hits@1 7 5
        2 Raw 8 5
        # Raw, Hit, Stop: the Hit comes before the end.
        3 Raw 7 0   => Hits@1 7 0; overflow All.h reject; ~All@1 7 1; ~All@1 7 5
        4 Raw 7 2
        5 Raw 7 20
        ",
        "
        0 Raw 1 1   => Hits@1 1 1
        0 Raw 2 1   => Hits@2 2 1
        # No room for 3, whose Hit meets nobody.
        0 Raw 3 1   => full Run reject
        1 Raw 1 0   => ~Hits@1 1 0; ~All@1 1 1; ~All@1 1 0
        1 Raw 3 1   => ~Hits@3 3 1
        2 Raw 2 2   => ~Hits@2 2 2; ~All@2 2 1; ~All@2 2 2
        lost Run 1
        ",
        "
        # Two of one key.
        0 Raw 5 1   => Hits@1 5 1
        0 Raw 5 1   => Hits@1 5 1; Hits@2 5 1
        1 Raw 5 0   => Hits@1 5 0; Hits@2 5 0; overflow All.h reject; ~All@1 5 1; ~All@1 5 1; ~All@2 5 1; ~All@2 5 0
        ",
    }
}
