//! What the condition of an `until` reads of the event that opened the instance.

rtcep::situations! {
    engine Rules;
    event Plot { id: u32, range: f32 }
    event Point { id: u64, x: f32 }
    event Go { id: u32 }
    lifespan L1 { from Plot; until Go if init.x > 1.0 discard; max_open 4; }
    lifespan L2 { from Plot; from Point; until Go if init.x > 1.0 discard; max_open 4; }
    lifespan L3 { from Plot; from Point; until Go if init.id == 1 discard; max_open 4; }
    lifespan L4 { from Plot; from startup; until Go if init.id == id discard; max_open 4; }
    lifespan L5 { from Plot; from at 5s; until Go if init.id == id discard; max_open 4; }
    lifespan L6 { from Plot if init.id == 1; until Go discard; max_open 4; }
    lifespan L7 { from Plot; until Go if init == id discard; max_open 4; }
    lifespan L8 { from Plot; until Go if Plot.id == id discard; max_open 4; }
    lifespan Watch { from startup; max_open 1; }
    situation S1: all in Watch { operand p: first Plot if init.id == id; }
    situation S2: all in Watch { operand p: first Plot; emit { id: init.id } }
}

fn main() {}
