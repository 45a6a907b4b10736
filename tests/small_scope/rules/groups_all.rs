//! Groups in `all`, one that begins at two and one beside a single operand of the same
//! event.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Some: all in Watch {
            operand a: first A{2..=3}, max 3, on_full drop_oldest;
            operand b: first B, max 1;
            when sum(a.x) > 1;
            emit { n: count(a), s: sum(a.x), b: b.x }
        }
        situation Beside: all in Watch {
            operand one: last B, max 1;
            operand more: last A{1..=2}, max 2;
            when max(more.x) > one.x;
            emit { one: one.x, n: count(more), hi: max(more.x) }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 8,
    calls: &["A 0", "A 1", "B 0"],
    clock: &[0],
    beyond: &[],
};
