//! `at` and `every`, late and in time. Traps (language.md 9): a counted `every` that
//! fires once and never again; 'late' decided differently at equality in two places.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open {}
        event Stop {}
        lifespan Run { from Open; until Stop discard; until after 9us discard; max_open 2; }
        situation Beat: every 3us in Run { emit { m: missed } }
        situation Single: every 7us in Run { once; emit { m: missed } }
        situation Noon: at 6us in Run {}
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["Open", "Stop", "advance"],
    clock: &[0, 1, 9],
    beyond: &[],
};
