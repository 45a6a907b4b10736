//! `trend` within a window: what leaves the window leaves the run. A run that is
//! retained may be full.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Window: trend increasing 3 of x in Watch {
            operand a: A, max 3;
            within 10us;
            emit { n: count(), lo: min(x) }
        }
        situation Drops: trend increasing 2 of x in Watch {
            operand a: A, retain, max 3, on_full drop_oldest;
            within 10us;
            emit { n: count(), s: sum(x) }
        }
        situation Rejects: trend increasing 2 of x in Watch {
            operand a: A, retain, max 3;
            within 10us;
            emit { n: count(), s: sum(x) }
        }
    }
    scripts {
        "
        0 A 1
        5 A 2     => Drops 2 3; Rejects 2 3
        # Exactly 10 ticks.
        10 A 3    => Window 3 1; Drops 3 6; Rejects 3 6
        11 A 4    => Drops 3 9; Rejects 3 9
        12 A 5    => ~Drops 3 12; overflow Drops.a drop_oldest; overflow Rejects.a reject
        # Rejects does not hold the 5: here a 4 is equal, there it is less.
        15 A 4
        22 A 6    => ~Drops 2 10; ~Rejects 2 10
        25 A 7    => Window 3 4; ~Drops 3 17; ~Rejects 3 17
        # All gone.
        36 A 9
        37 A 10   => Drops 2 19; Rejects 2 19
        lost Drops 1
        lost Rejects 1
        ",
        "
        # One tick too late, the run is of two.
        0 A 1
        5 A 2     => Drops 2 3; Rejects 2 3
        11 A 3    => Drops 2 5; Rejects 2 5
        12 A 9    => Window 3 2; Drops 3 14; Rejects 3 14
        ",
        "
        # A wrong value needs no room.
        0 A 1
        0 A 2     => Drops 2 3; Rejects 2 3
        0 A 3     => Window 3 1; Drops 3 6; Rejects 3 6
        0 A 0
        0 A 1     => Drops 2 1; Rejects 2 1
        lost Rejects 0
        ",
    }
}
