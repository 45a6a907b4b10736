//! Stateless rules and timers that make what they are made from.

rtcep::situations! {
    engine Rules;
    event Plot { id: u32 }
    event Track { id: u32 }
    event Tick { id: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Round { from Tick; until after 10s discard; max_open 4; }
    refer Track from Plot if id > 1 { id: id }
    refer Plot from Track if id > 2 { id: id - 1 }
    situation Clock: every 1s in Round { emit { id: 1u32 } }
    refer Tick from Clock { id: id }
}

fn main() {}
