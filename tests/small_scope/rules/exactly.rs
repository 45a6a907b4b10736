//! `nth` and `atmost`, at events and at the end. Trap (language.md 9): an 'exactly 2'
//! that matches 3.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Run { policy ignore; from B; until B if x == 1 terminate; max_open 1; }
        situation AtTheSecond: nth 2 in Run {
            operand a: A if x < 2;
            emit { n: count() }
        }
        situation Two: nth 2 in Run {
            operand a: A, override if x == 0;
            detect deferred;
            emit { n: count() }
        }
        situation Few: atmost 1 in Run {
            operand a: A;
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "A 2", "B 0", "B 1"],
    clock: &[0],
    beyond: &[],
};
