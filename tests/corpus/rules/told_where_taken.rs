//! A threshold that faults where only frozen instances are met is judged to
//! count losses, and not told; if the same event opens an instance that takes
//! it, it is told there, once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u32 }
        event B { k: u8 }
        event C { k: u8 }

        lifespan Job { from A including if x != 5; until last B discard; key k; max_open 3; }
        situation S: all in Job {
            operand a: first A if 10 / x > 0, max 1, on_full freeze;
            operand c: first C, max 1;
            emit { k: a.k, x: a.x }
        }
        /// It passes by its second operand, whatever the first one says.
        situation T: all in Job {
            operand p: first A if 10 / x > 4, max 1, on_full freeze;
            operand q: first A if x < 100, max 1, on_full drop_oldest;
            operand c: first C, max 1;
            emit { p: p.x, q: q.x }
        }
    }
    scripts {
        "
        0 A 1 2
        # Opens nothing; T stores it as q, and p has no room.
        1 A 1 5      => overflow S.a freeze; overflow T.q drop_oldest
        # S is frozen in 1: its fault is told in 2 alone. T is not frozen (10 / 5
        # is 2, no p): told in 1, and not again in 2.
        2 A 1 0      => fault T threshold; overflow T.q drop_oldest; fault S threshold
        # S loses nothing by an event that does not pass.
        lost S 1
        lost T 2
        ",
        "
        0 A 1 2
        1 A 1 1      => overflow S.a freeze; overflow T.q drop_oldest; overflow T.p freeze
        lost S 1
        lost T 2
        # Instance 2 opened with A 1 and is frozen too.
        2 A 1 2      => overflow S.a freeze; overflow T.q drop_oldest; overflow T.p freeze
        3 B 1
        # Both are frozen in 1 and 2: told where it is taken, in 4.
        3 A 1 0      => fault S threshold; fault T threshold
        # Nothing of key 2 is open, and nothing opens: not judged at all.
        4 A 2 0      => full Job reject
        lost Job 1
        ",
    }
}
