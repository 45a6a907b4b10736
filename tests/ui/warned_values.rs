//! Functions that always fault, or always hold.

#![deny(deprecated)]

rtcep::situations! {
    engine Logins;
    event Login { user: str<8>, x: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation Limits: all in Watch {
        operand l: first Login if clamp(x, 5, 1) > 2;
    }
    situation Empty: all in Watch {
        operand l: first Login if starts_with(user, "") || contains(user, "") || ends_with(user, "");
    }
}

fn main() {}
