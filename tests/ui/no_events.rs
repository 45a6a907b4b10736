//! An engine without events can do nothing.

rtcep::situations! {
    engine Defence;
}

fn main() {}
