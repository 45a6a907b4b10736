//! Openings and ends at moments since startup.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Shift { from at 2us; until at 4us terminate; max_open 1; }
        situation Seen: all in Shift {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Now: any in Shift {
            operand b: B if x == 0;
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "B 0", "advance"],
    clock: &[0, 1, 2, 5],
    beyond: &[],
};
