//! `crosses`, up with hysteresis and down within a window that empties.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Up: crosses up 2 hysteresis 1 of max(x) in Watch {
            operand a: A, max 2, on_full drop_oldest;
            emit { hi: max(x) }
        }
        situation Down: crosses down 2 of sum(x) in Watch {
            operand a: A, max 2;
            within 1us;
            emit { s: sum(x) }
        }
        situation Ratio: crosses down 3 of 6 / max(x) in Watch {
            operand a: A, override if x == 2;
            emit { hi: max(x) }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "A 2", "A 3"],
    clock: &[0, 1, 2],
    beyond: &[],
};
