//! Actions on what timers detect, `drop_oldest`: each is queued at its timer's tick by
//! the late call that finds it due, right behind its detection and before `missed`.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event Stop { x: u8 }

        lifespan L { from A if x > 100; until Stop discard; max_open 2; }

        situation Beat: every 4us in L { emit { m: missed } }
        situation Then: after 3us in L {
            operand a: last A;
            emit { x: a.x }
        }

        action Pulse on Beat if m < 5 { m: m }
        action Echo on Then { x: x }
        action Heard on A if x > 50 { x: x }
        actions max 2, on_full drop_oldest;
    }
    scripts {
        "
        0 A 101
        1 A 1
        # Heard 101 has waited longest.
        4 advance      => Beat@1 0; Then@1 1; full Heard drop_oldest
        take 4 3 Pulse 0
        take 4 3 Echo 1
        take nothing
        # 12, 16 and 20; from now on something is missed in this instance.
        20 advance     => at 8 Beat@1 3; missed Beat 3
        24 advance     => ~Beat@1 0
        24 A 60        => full Pulse drop_oldest
        # The timer of 27 comes before the Stop of 27.
        27 Stop 0      => Then@1 60; full Pulse drop_oldest
        take 24 6 Heard 60
        take 27 7 Echo 60
        take nothing
        lost Pulse 2
        lost Heard 1
        ",
        "
        0 A 101
        0 A 102
        0 A 30
        take 0 1 Heard 101
        # Within one call what an earlier tick has queued goes for a later one.
        4 advance      => at 3 Then@1 30; at 3 Then@2 30; full Heard drop_oldest; Beat@1 0; full Echo drop_oldest; Beat@2 0; full Echo drop_oldest
        take 4 4 Pulse 0
        take 4 4 Pulse 0
        take nothing
        lost Heard 1
        lost Echo 2
        lost Pulse 0
        ",
        "
        0 A 101
        0 A 51
        # 8 to 24 are five periods: no Pulse, and so nothing makes room for it.
        24 advance     => at 3 Then@1 51; full Heard drop_oldest; at 4 Beat@1 5; missed Beat 5
        take 0 2 Heard 51
        take 3 3 Echo 51
        take nothing
        # 32 to 44 are four.
        44 advance     => at 28 ~Beat@1 4; missed Beat 4
        # 50 is not above 50; and the end of the lifespan drops what waits for 48.
        45 A 50
        46 Stop 0
        60 advance
        take 28 4 Pulse 4
        take nothing
        ",
    }
}
