//! Openings at moments that find no room, by each policy, beside openings by an
//! event; two of one type at one tick are one.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event Stop { x: u32 }

        lifespan Rejects { from A; from at 5us; from at 6us; until Stop discard; max_open 2; }
        lifespan Drops { from A; from at 5us; from at 6us; until Stop discard; max_open 2, on_full drop_oldest; }
        lifespan Freezes { from A; from at 5us; from at 6us; until Stop discard; max_open 2, on_full freeze; }
        lifespan Ignores { policy ignore; from A; from at 5us; from at 6us; until Stop discard; max_open 1; }

        situation R: all in Rejects { operand b: first B; emit { x: b.x } }
        situation D: all in Drops { operand b: first B; emit { x: b.x } }
        situation F: all in Freezes { operand b: first B; emit { x: b.x } }
        situation I: all in Ignores { operand b: first B; emit { x: b.x } }
    }
    scripts {
        "
        # One of each, 1 to 4.
        0 A 0
        due 5
        # 5 to 7; what is ignored is no loss.
        5 advance
        # Drops 2 goes, 8 opens.
        6 advance      => full Rejects reject; full Drops drop_oldest; full Freezes freeze
        due never
        7 B 1          => ~R@1 1; ~R@5 1; ~D@6 1; ~D@8 1; ~F@3 1; ~F@7 1; I@4 1
        8 A 1          => full Rejects reject; full Drops drop_oldest
        lost Rejects 2
        lost Drops 2
        lost Freezes 2
        lost Ignores 0
        9 Stop 0
        # The freeze is over, and so are the losses.
        10 A 0
        11 B 2         => R@10 2; D@11 2; F@12 2; I@13 2
        ",
        "
        0 A 0
        0 A 0
        # Both moments in one call: Drops 2 and 6 make room for 8 and 9.
        7 B 3          => full Rejects reject; full Drops drop_oldest; full Freezes freeze; full Rejects reject; full Drops drop_oldest; ~R@1 3; ~R@5 3; ~D@8 3; ~D@9 3; ~F@3 3; ~F@7 3; I@4 3
        lost Freezes 2
        ",
        "
        # The event of that tick comes after the opening, and is an operand.
        0 advance
        5 B 1          => R@1 1; D@2 1; F@3 1; I@4 1
        6 B 2          => R@1 2; R@5 2; D@2 2; D@6 2; F@3 2; F@7 2; I@4 2
        ",
    }
    reaches {
        // opens
        "! A Rejects Freezes Ignores
        0 A 0",
        // full: reject; full: drop_oldest; full: freeze
        "! A Rejects Drops Freezes
        6 Stop 0
        12 A 0",
        // composes, trigger consumed
        "! B R D F I
        0 B 0
        6 B 0",
        // instances end
        "! Stop Rejects Drops Freezes Ignores
        0 B 1
        7 Stop 1",
        // moments; all timers
        "! advance Rejects Freezes Ignores engine
        0 advance
        6 advance",
        // moments, 1 full
        "! advance Rejects Freezes
        0 A 0
        6 advance",
        // moments, 2 full
        "! advance Rejects Drops
        0 A 0
        0 A 0
        6 advance",
    }
}
