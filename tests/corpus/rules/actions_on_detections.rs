//! Actions on detections, `reject`: of the add phase, of an end by event and of one by
//! time. What is lost is told right behind its detection, which stays exact.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event B { k: u8 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Wait { from A if x > 100; until B terminate; until after 5us terminate; key k; max_open 3; }

        situation Odd: all in Watch {
            operand a: first A if x % 2 == 1;
            emit { k: a.k, x: a.x }
        }
        situation Quiet: not in Wait {
            operand o: Odd;
            emit { n: 1u8 }
        }

        action Note on Odd if x > 10 { x: x, twice: x * 2 }
        action Late on Quiet { n: n }
        actions max 2;
    }
    scripts {
        "
        # Not above 10: no action.
        0 A 1 5       => Odd@1 1 5
        take nothing
        1 A 1 11      => Odd@1 1 11
        1 A 1 13      => Odd@1 1 13
        # Two wait.
        1 A 1 15      => Odd@1 1 15; full Note reject
        # 129 * 2 is no u8: what faults is not lost. Wait 2 opens, and hears the Odd.
        2 A 1 129     => Odd@1 1 129; fault Note action
        lost Note 1
        take 1 2 Note 11 22
        # 254 fits, and there is one place. Wait 3 hears this Odd as well.
        3 A 1 127     => Odd@1 1 127
        take 1 3 Note 13 26
        take 3 6 Note 127 254
        take nothing
        9 advance
        take nothing
        ",
        "
        0 A 1 102
        0 A 2 102
        0 A 3 102
        # All end at one tick, in one call: the third finds no room.
        9 advance     => at 5 Quiet@2 1; at 5 Quiet@3 1; at 5 Quiet@4 1; full Late reject
        take 5 4 Late 1
        take 5 4 Late 1
        take nothing
        10 A 1 102
        # Wait 6 opens by an event that makes an Odd, which is processed behind it.
        10 A 2 103    => Odd@1 2 103
        11 B 1        => Quiet@5 1
        11 B 2
        take 10 6 Note 103 206
        take 11 7 Late 1
        take nothing
        lost Late 1
        lost Note 0
        ",
        "
        0 A 1 11      => Odd@1 1 11
        0 A 1 13      => Odd@1 1 13
        0 A 2 104
        4 advance
        # A refused call loses nothing.
        3 A 1 15      => late
        lost Note 0
        # The timer of that tick comes first; neither finds room.
        5 A 1 17      => Quiet@2 1; full Late reject; Odd@1 1 17; full Note reject
        take 0 1 Note 11 22
        6 A 1 19      => Odd@1 1 19
        take 0 2 Note 13 26
        take 6 6 Note 19 38
        take nothing
        lost Late 1
        lost Note 1
        ",
    }
}
