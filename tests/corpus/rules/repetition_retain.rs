//! `retain` is judged once for every member; a fault is told and is false.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32 }
        event B { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Keep: sequence in Watch {
            operand a: last A{2..=2}, retain if 10 / x > 1, max 3;
            operand b: first B;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Each: all in Watch {
            operand a: each A, max 2;
            operand b: first B{1..=2}, retain if 4 / x > 1, max 3;
            when a.x <= max(b.x);
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 0
        0 A 2
        # Keep: 10 / 0 faults and goes, 2 stays. Each: B 2 stays, both A go.
        1 B 2    => Keep 2 2 2; fault Keep retain; Each 0 1 2; Each 2 1 2
        # A 2 and A 1 are two again, and both stay: 10 / 1 is 10.
        2 A 1    => Each 1 1 2
        # Each has no A.
        3 B 0    => Keep 2 3 0
        4 B 9    => Keep 2 3 9
        # The oldest two B, used by one A, are 2 and 0; that of 0 faults.
        5 A 1    => Each 1 2 2; fault Each retain
        ",
        "
        0 A 5
        0 A 5
        0 B 5    => Keep 2 10 5; Each 5 1 5; Each 5 1 5
        # 10 / 5 is 2: they stay; 4 / 5 is 0: the B went, both A were used.
        0 B 6    => Keep 2 10 6
        0 A 7
        0 B 7    => Keep 2 12 7; Each 7 2 13
        ",
    }
}
