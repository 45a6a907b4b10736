//! `&&`, `||` and `!` over true, false and fault, in either order: a fault is
//! absorbed where the other side decides. Both sides are evaluated, always.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Sample { d: u32, b: bool }
        lifespan Watch { from startup; max_open 1; }

        situation And: all in Watch {
            operand e: first Sample if 6 / d == 2 && b;
            emit { d: e.d }
        }
        situation Dna: all in Watch {
            operand e: first Sample if b && 6 / d == 2;
            emit { d: e.d }
        }
        situation Or: all in Watch {
            operand e: first Sample if 6 / d == 2 || b;
            emit { d: e.d }
        }
        situation Ro: all in Watch {
            operand e: first Sample if b || 6 / d == 2;
            emit { d: e.d }
        }
        situation NotAnd: all in Watch {
            operand e: first Sample if !(6 / d == 2 && b);
            emit { d: e.d }
        }
        situation NotOr: all in Watch {
            operand e: first Sample if !(6 / d == 2 || b);
            emit { d: e.d }
        }
        /// Everything but logic hands a fault on, `==` of two bools too.
        situation Same: all in Watch {
            operand e: first Sample if (6 / d == 2) == (6 / d == 2);
            emit { d: e.d }
        }
    }
    scripts {
        "
        # Without a fault: as everywhere.
        0 Sample 3 true   => And 3; Dna 3; Or 3; Ro 3; Same 3
        1 Sample 3 false  => Or 3; Ro 3; NotAnd 3; Same 3
        2 Sample 2 true   => Or 2; Ro 2; NotAnd 2; Same 2
        3 Sample 2 false  => NotAnd 2; NotOr 2; Same 2
        ",
        "
        # 6 / 0 faults. fault && false = false, fault || true = true, and their
        # negations; fault && true, fault || false stay faults.
        0 Sample 0 true   => fault And threshold; fault Dna threshold; Or 0; Ro 0; fault NotAnd threshold; fault Same threshold
        0 Sample 0 false  => fault Or threshold; fault Ro threshold; NotAnd 0; fault NotOr threshold; fault Same threshold
        ",
    }
}
