//! A declared function of other types, or one that is not there: one error each, at
//! the path in the rules.

mod geo {
    pub(crate) fn distance(x: f64, y: f64) -> f64 {
        x + y
    }

    pub(crate) fn known(user: &str) -> bool {
        user == "root"
    }

    fn hidden(x: u32) -> u32 {
        x
    }
}

rtcep::situations! {
    engine Geo;
    event At { id: u32, x: f32, user: str<8> }
    fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;
    fn known(user: str<8>) -> bool = geo::known;
    fn hidden(x: u32) -> u32 = geo::hidden;
    fn nowhere(x: u32) -> u32 = geo::nowhere;
    lifespan Watch { from startup; max_open 1; }
    situation Near: all in Watch {
        operand a: first At if distance(x, x) < 5.0 && known(user) || hidden(id) > nowhere(id);
    }
}

fn main() {}
