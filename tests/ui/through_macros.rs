//! Rules from another macro: the token that is wrong is underlined all the same.

macro_rules! rules {
    ($engine:ident, $attribute:ident, $limit:expr) => {
        rtcep::situations! {
            engine $engine;
            event Alert { $attribute: u32, time: u62 }
            lifespan Watch { from startup; max_open 1; }
            situation Near: all in Watch {
                operand alert: first Alert if $attribute < $limit;
                emit { x: alert.target }
            }
        }
    };
}

rules! { Defence, id, 1.5 }

fn main() {
    let _ = (Defence::new(), Alert { id: 1, time: 2 });
}
