//! Many open instances, and keys of several types: more places than fit one
//! word of a mask.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u64, s: i16, x: u8 }
        event Close { k: u64, s: i16 }

        lifespan Wide { from A including; until Close discard; until after 90us terminate; key k; max_open 70, per_key 2, on_full drop_oldest; }
        lifespan Short { policy ignore; from A if x > 0; until last Close terminate; key s; max_open 33, on_full freeze; }

        situation InWide: sequence in Wide {
            operand a: last A, max 2, on_full drop_oldest;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
        situation InShort: all in Short {
            operand a: first A;
            once;
            emit { s: a.s, x: a.x }
        }
    }
    scripts {
        "
        0 A 18446744073709551615 -1 1
        # Wide 3 opens beside 1, Short 2 is open.
        1 A 18446744073709551615 -1 2  => InShort@2 -1 2
        2 A 0 -32768 3
        3 A 0 -32768 0                 => InShort@5 -32768 0
        4 Close 0 -1
        # Wide 4 and 6 of key 0 are gone, Short 2 of -1; 5 is open.
        90 advance                     => InWide@1 18446744073709551615 2
        91 advance                     => InWide@3 18446744073709551615 2
        due never
        ",
        "
        0 A 7 7 0
        0 A 7 7 0
        0 A 7 7 0                      => overflow InWide.a drop_oldest; full Wide drop_oldest
        90 advance                     => ~InWide@2 7 0; ~InWide@3 7 0
        90 A 7 7 1
        90 A 7 7 2                     => InShort@5 7 2
        90 Close 7 7
        90 Close 7 7
        due never
        ",
    }
}
