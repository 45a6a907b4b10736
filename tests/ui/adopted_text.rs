//! A field of an adopted event must be the very type of the rules.

pub(crate) struct Login {
    pub(crate) user: rtcep::Str<8>,
    pub(crate) host: &'static str,
}

rtcep::situations! {
    engine Logins;
    event Login = crate::Login { user: str<16>, host: str<16> }
    lifespan Watch { from startup; max_open 1; }
    situation Root: all in Watch {
        operand l: first Login if user == "root" && host != "";
    }
}

fn main() {}
