//! `report` over a window: inclusive at its edge, pruned before anything else; an
//! event without room composes nothing, and what an eviction loses is told last.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Mean: report in Watch {
            operand a: A, max 3;
            when avg(x) >= 4.0;
            within 10us;
            emit { n: count(), s: sum(x), lo: min(x), hi: max(x) }
        }
        situation Two: report in Watch {
            operand a: A, max 2, on_full drop_oldest;
            operand b: B, max 2;
            when count(a) >= 1 && count(b) >= 1;
            within 10us;
            emit { n: count(), s: sum(x), lo: min(a.x) or 0, m: avg(x) }
        }
    }
    scripts {
        "
        0 A 4     => Mean 1 4 4 4
        5 B 6     => Two 2 10 4 5
        # Exactly 10 ticks: (4 + 2) / 2 is less than 4.
        10 A 2    => Two 3 12 2 4
        # The 4 is gone.
        11 A 7    => Mean 2 9 2 7; Two 3 15 2 5
        12 A 9    => Mean 3 18 2 9; ~Two 3 22 7 7.333333333333333; overflow Two.a drop_oldest
        13 A 1    => overflow Mean.a reject; ~Two 3 16 1 5.333333333333333; overflow Two.a drop_oldest
        # The B of 5 is gone; 12 and 13 are not, so that there is no room.
        21 A 8    => ~Mean 3 24 7 9; overflow Two.a drop_oldest
        # The loss of 13 was live up to 23, and so within the window.
        24 A 0    => ~Mean 2 8 0 8
        34 A 4
        35 A 9    => Mean 2 13 4 9
        lost Mean 1
        lost Two 3
        ",
        "
        # Time alone tells nothing, and one event may find all gone.
        0 A 9     => Mean 1 9 9 9
        0 A 3     => Mean 2 12 3 9
        5 advance
        11 A 5    => Mean 1 5 5 5
        ",
        "
        # At the last tick too.
        0 B 1
        max A 7   => Mean 1 7 7 7
        max B 3   => Two 2 10 7 5
        ",
    }
}
