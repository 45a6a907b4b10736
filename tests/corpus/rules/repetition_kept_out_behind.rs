//! A group behind an operand that shares its list, and before one that stores: what exists of
//! the latter stands behind what is not kept out of the group.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { f: f32 }
        event C { x: u8 }
        event E { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Then: sequence in Watch {
            operand a: first A, max 4;
            operand g: first A{1..=2}, max 4;
            operand c: first C, max 2;
            operand e: first E;
            emit { s: sum(g.f), n: count(g), c: c.x }
        }
        situation Two: sequence in Watch {
            operand a: first A, max 4;
            operand g: last A{2..=2}, max 4;
            operand c: last C, max 2;
            operand e: first E;
            emit { s: sum(g.f), c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        # Kept out of both groups, and an `a` all the same.
        1 A NaN        => fault Then aggregate; fault Two aggregate
        # No member of a group is older.
        2 C 1
        3 A 2
        # It exists for Then alone.
        4 C 2
        5 E 0          => Then 2 1 2
        ",
        "
        0 A 1
        1 A 5
        2 A 3
        3 C 1
        4 E 0          => Then 8 2 1; Two 8 1
        5 E 0
        ",
    }
}
