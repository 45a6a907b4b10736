//! Moments that open and end lifespans.

rtcep::situations! {
    engine Rules;
    event Plot { id: u32 }
    event Go { id: u32 }
    lifespan L1 { from 5s; max_open 1; }
    lifespan L2 { from after 5s; max_open 1; }
    lifespan L3 { from at; max_open 1; }
    lifespan L4 { from at startup; max_open 1; }
    lifespan L5 { from at 0s; max_open 1; }
    lifespan L6 { from at 5s if id > 1; max_open 1; }
    lifespan L7 { from at 5s, at 6s; max_open 1; }
    lifespan L8 { from at 5s; from Plot; until Go discard; key id; max_open 4; }
    lifespan L9 { from Plot; until 5s discard; max_open 4; }
    lifespan L10 { from Plot; until first at 5s discard; max_open 4; }
    lifespan L11 { from Plot; until at 5s if id > 1 discard; max_open 4; }
    lifespan L12 { from Plot; until at discard; max_open 4; }
    lifespan L13 { from Plot; until every 5s discard; max_open 4; }
    lifespan L14 { from Plot; at 5s; max_open 4; }
    lifespan L15 { from Plot; until at 5s; max_open 4; }
    lifespan L16 { from Plot; until at 5s discard, at 6s discard; max_open 4; }
}

fn main() {}
