//! Rules whose paths make too many events of one.

rtcep::situations! {
    engine Rules;
    event E0 { x: u32 }
    event E1 { x: u32 }
    event E2 { x: u32 }
    event E3 { x: u32 }
    event E4 { x: u32 }
    event E5 { x: u32 }
    event E6 { x: u32 }
    event E7 { x: u32 }
    event E8 { x: u32 }
    refer E1 from E0 { x: x }
    refer E1 from E0 { x: x + 1 }
    refer E2 from E1 { x: x }
    refer E2 from E1 { x: x + 1 }
    refer E3 from E2 { x: x }
    refer E3 from E2 { x: x + 1 }
    refer E4 from E3 { x: x }
    refer E4 from E3 { x: x + 1 }
    refer E5 from E4 { x: x }
    refer E5 from E4 { x: x + 1 }
    refer E6 from E5 { x: x }
    refer E6 from E5 { x: x + 1 }
    refer E7 from E6 { x: x }
    refer E7 from E6 { x: x + 1 }
    refer E8 from E7 { x: x }
    refer E8 from E7 { x: x + 1 }
    lifespan Watch { from startup; max_open 1; }
    situation Last: all in Watch { operand e: first E8; emit { x: e.x } }
}

fn main() {}
