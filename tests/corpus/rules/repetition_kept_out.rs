//! Events that are kept out of a group, since what it aggregates of them is not a number:
//! they drop nothing that it has, and another group on its list may have them.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { f: f32, p: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Chain: sequence in Watch {
            operand a: first A{1..=1}, override if true, max 1;
            operand e: first A if p > 0;
            emit { s: sum(a.f) }
        }
        situation Both: all in Watch {
            operand one: first A if p > 0, retain, max 2;
            operand g: last A{1..=2}, override if true, max 2;
            emit { s: sum(g.f) }
        }
        situation Two: all in Watch {
            operand g: first A{1..=3}, max 2;
            operand h: first A{2..=2}, max 2;
            emit { s: sum(g.f), n: sum(h.p) }
        }
        situation Folds: all in Watch {
            operand g: first A{1..=2}, max 2;
            operand h: first A{1..=2}, max 2;
            emit { s: sum(g.f), n: sum(h.p), lo: min(h.p), hi: max(h.p) }
        }
    }
    scripts {
        "
        0 A 1 0
        # It drops no A of `a` or `g`, and is `e` and `one`. Folds: 1 for `g`, and the other.
        1 A NaN 1      => fault Chain aggregate; Chain 1; fault Both aggregate; Both 1; fault Two aggregate; fault Folds aggregate; Folds 1 1 1 1
        # Two: `g` has the first, `h` both that are not numbers.
        2 A NaN 0      => fault Chain aggregate; fault Both aggregate; fault Two aggregate; Two 1 1; fault Folds aggregate
        ",
        "
        0 A NaN 1      => fault Chain aggregate; fault Both aggregate; fault Two aggregate; fault Folds aggregate
        1 A NaN 2      => fault Chain aggregate; fault Both aggregate; fault Two aggregate; fault Folds aggregate
        # For Chain the first of its group, which is no `e` for itself.
        2 A 1 3        => Both 1; Two 1 3; Folds 1 3 1 2
        ",
    }
}
