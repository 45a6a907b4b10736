//! An event with two operands beside two lists of another one, which can hold the same
//! event: there an older candidate fails beside itself before a newer one holds. And one
//! whose choice takes from the list of an `each`: for that candidate another one is chosen.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, r: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: all in Watch {
            operand p: first A, max 3;
            operand q: last B, max 3;
            operand r: first A if r > 0, max 1, on_full drop_oldest;
            operand s: first B, max 3;
            emit { p: p.k, q: q.x, r: r.k, s: s.x }
        }
        situation Newest: all in Watch {
            operand p: last A if r > 0, max 2;
            operand q: first B, max 2;
            operand r: last A, max 2;
            operand s: last B if x > 3, max 2;
            emit { p: p.k, q: q.x, r: r.k, s: s.x }
        }
        situation Each: all in Watch {
            operand p: first A, max 2;
            operand q: first B, max 2, on_full drop_oldest;
            operand r: first A if k > 1, max 1, on_full freeze;
            operand s: each B, max 2, on_full drop_oldest;
            emit { p: p.k, q: q.x, r: r.k, s: s.x }
        }
    }
    scripts {
        "
        2 A 1 1
        5 A 2 0
        7 B 3
        # Both finds nothing with A 1 as p, which is the only r, whatever B it has.
        9 B 4          => Both 2 4 1 3; Newest 1 3 2 4; Each 1 3 2 4; Each 1 4 2 3
        ",
        "
        0 A 1 1
        0 B 1
        0 B 4
        # A 2 is no r of Both, and no p of Newest.
        1 A 2 0        => Both 2 4 1 1; Newest 1 1 2 4; Each 1 1 2 4; Each 1 4 2 1
        ",
    }
}
