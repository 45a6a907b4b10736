//! AND of [SV], as its clashes are queried: any order, within five seconds, each event
//! in one match at most, the oldest first; a type may stand in it twice.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        enum Group { A, C, G, L }
        event Move { group: Group, up: bool, n: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation ClashGa: all in Watch {
            operand g_up: first Move if group == Group::G && up, max 3;
            operand a_up: first Move if group == Group::A && up, max 3;
            operand g_down: first Move if group == Group::G && !up, max 3;
            within 5s;
            emit { g_up: g_up.n, a_up: a_up.n, g_down: g_down.n }
        }
        situation ClashCl: all in Watch {
            operand one: first Move if group == Group::C && up, max 3;
            operand two: first Move if group == Group::C && up, max 3;
            operand l_down: first Move if group == Group::L && !up, max 3;
            within 5s;
            emit { one: one.n, two: two.n, l_down: l_down.n }
        }
    }
    scripts {
        "
        0 Move G true 1
        1 Move G false 2
        2 Move G true 3
        3 Move G false 4
        # The oldest of each, and exactly five seconds.
        5 Move A true 5     => ClashGa 1 5 2
        # Those are used up; the next ones are not.
        5 Move A true 6     => ClashGa 3 6 4
        6 Move A true 7
        7 Move G false 8
        # Any order: the last one to come completes it.
        8 Move G true 9     => ClashGa 9 7 8
        9 Move G true 10
        9 Move A true 11
        # Six seconds are too long.
        15 Move G false 12
        15 Move G true 13
        15 Move A true 14   => ClashGa 13 14 12
        ",
        "
        0 Move C true 1
        # One C is not two.
        0 Move L false 2
        0 Move L true 3
        1 Move C true 4     => ClashCl 1 4 2
        2 Move C true 5
        3 Move C true 6
        3 Move C true 7
        # C 5 came six seconds before it.
        8 Move L false 8    => ClashCl 6 7 8
        9 Move L false 9
        9 Move C true 10
        14 Move C true 11   => ClashCl 10 11 9
        # A fourth one finds no room, which is told.
        20 Move C true 12
        20 Move C true 13
        20 Move C true 14
        20 Move C true 15   => overflow ClashCl.one reject
        20 Move L false 16  => ~ClashCl 12 13 16
        ",
    }
}
