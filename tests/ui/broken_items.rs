//! Items of which a part is missing or wrong.

rtcep::situations! {
    pub(all) engine Defence;
    pub(in 5) engine Defence;
    engine Attack;
    /// One tick.
    resolution 0s;
    resolution 1ms;
    resolution 5;
    resolution;
    ordered Rank { Low, High }
    ordered event Report { x: u32 }
    enum { Air }
    enum Fields { Air(u8), Surface { deep: bool }, Space = 3 }
    enum Numbered { 1, Two }
    enum Empty {}
    event { x: u32 }
    event Bare;
    event Adopted = 5 { x: u32 }
    event Public { pub x: u32 }
    event Unnamed { 5: u32, _: u32 }
    event Untyped { x, y: u32 }
    event Listed { x: u32; y: u32 z: u32 + w: u32 };
    struct Point { x: u32 }
    action Log;
    5;
    event Fine { x: u32 }
    lifespan Watch { from startup; max_open 1; }
    # lifespan Late { from startup; max_open 1; }
    /// Of nothing.
}

fn main() {}
