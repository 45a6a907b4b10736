//! `report` over everything, over a window, over the last two, and at the end.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C {}
        lifespan Run { from startup; from C; until C terminate; max_open 1; }
        situation All: report in Run {
            operand a: A;
            operand b: B;
            when min(b.x) < 2 || count(b) == 0;
            emit { n: count(), lo: min(x), hi: max(a.x) or 9 }
        }
        situation Recent: report in Run {
            operand a: A if x < 2, max 2;
            when sum(x) > 0;
            within 1us;
            emit { s: sum(x), lo: min(x) }
        }
        situation Total: report in Run {
            operand a: A if x > 0, max 2, on_full drop_oldest;
            detect deferred;
            emit { n: count(), m: avg(x) or 0 }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "A 2", "B 1", "B 2", "C", "advance"],
    clock: &[0, 1],
    beyond: &[],
};
