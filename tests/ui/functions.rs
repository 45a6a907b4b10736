//! Functions of the language and declared ones.

rtcep::situations! {
    engine Geo;
    event At { id: u32, x: f32, user: str<8> }
    fn distance(x: f32, y: f32) -> f32 = crate::distance;
    fn known(user: str<16>) -> bool = crate::known;
    fn now() -> u64 = crate::now;
    fn min(x: f32, y: f32) -> f32 = crate::min;
    fn double(x: f32) -> f32 { x + x }
    fn sum_of(x: u128) -> f32 = crate::sum_of;
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand a: first At if distance(x, id) < 5;
    }
    situation S1: all in Watch {
        operand a: first At if distance(x) < 5;
    }
    situation S2: all in Watch {
        operand a: first At if distanse(x, x) < 5;
    }
    situation S3: all in Watch {
        operand a: first At if known(user);
    }
    situation S4: all in Watch {
        operand a: first At if max(x, id) > 5.0;
    }
    situation S5: all in Watch {
        operand a: first At if abs(id) > 5;
    }
    situation S6: all in Watch {
        operand a: first At if clamp(x, 1.0) > 5.0;
    }
    situation S7: all in Watch {
        operand a: first At if min(user, "x") == "x";
    }
}

fn main() {}
