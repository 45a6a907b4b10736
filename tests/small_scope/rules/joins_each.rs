//! `each`: pairs of one event, which share a list, and a choice behind an `each`.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Pairs: all in Watch {
            operand p: each A, retain, max 2, on_full drop_oldest;
            operand q: each A, retain, max 2, on_full drop_oldest;
            when p.x < q.x;
            emit { p: p.x, q: q.x }
        }
        situation Grid: all in Watch {
            operand a: each A, max 2;
            operand b: last B, max 2;
            when a.x != b.x;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "A 2", "B 0", "B 1"],
    clock: &[0],
    beyond: &[(
        "A Pairs:add",
        "composes as p and q, trigger stays, list full: drop_oldest",
        "It detects in both orders, and no pair of values has `p.x < q.x` both ways round.",
    )],
};
