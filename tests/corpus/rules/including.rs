//! `including`: the event that opens an instance is offered to it as well,
//! after all others. Its thresholds are judged once per event, in the add phase
//! if some instance takes it there, and else now.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u8 }
        event B { k: u32, x: u8 }

        lifespan Run {
            from A including;
            until B if x == 9 discard;
            key k;
            max_open 2, per_key 1, on_full drop_oldest;
        }
        situation Same: sequence in Run {
            operand a: first A if x + 200 > 205, max 2;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Pair: all in Run {
            operand p: first A, max 2;
            operand q: first A, max 2;
            emit { p: p.x, q: q.x }
        }
        situation One: all in Run {
            operand a: each A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        # Nobody takes it in the add phase; 60 + 200 faults in the new instance.
        0 A 1 60   => fault Same threshold; One@1 60
        # Instance 1 detects, is dropped, and the event opens the next one: the
        # threshold that it passed is not judged again. The loss touches what
        # stands in the place of the dropped one.
        1 A 1 10   => Pair@1 60 10; One@1 10; full Run drop_oldest; ~One@2 10
        # Told in the add phase, and not once more in instance 3.
        2 A 1 60   => fault Same threshold; ~Pair@2 10 60; ~One@2 60; full Run drop_oldest; ~One@3 60
        # Losses are conservative across keys.
        3 A 2 7    => ~One@4 7
        4 B 1 1
        4 B 2 1    => ~Same@4 7 1
        # Two are open: the oldest of all goes, instance 3 of another key.
        5 A 3 6    => full Run drop_oldest; ~One@5 6
        lost Run 3
        6 B 2 9
        7 B 3 9
        # All that were open beside the last loss have ended.
        8 A 2 8    => One@6 8
        8 B 2 0    => Same@6 8 0
        ",
        "
        0 A 1 56   => fault Same threshold; One@1 56
        # 255 at most: 55 + 200 is no fault.
        0 A 2 55   => One@2 55
        0 B 1 3
        0 B 2 3    => Same@2 55 3
        # It ends instance 1 and is no operand of it.
        0 B 1 9
        0 A 1 6    => One@3 6
        0 B 1 4    => Same@3 6 4
        lost Run 0
        ",
    }
}
