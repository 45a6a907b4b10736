//! Names that are declared twice, or are those of generated code.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface, Air }
    enum Kind { Land }
    event Alert { target: u32, target: u8 }
    event Alert { other: u32 }
    event TrackData { x: u32 }
    event trackData { x: u32 }
    event DefenceEvent { x: u32 }
    event Defence { x: u32 }
    event u32 { x: u32 }
    event startup { x: u32 }
    event __hidden { x: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Watch { from startup; max_open 1; }
    situation Alert: all in Watch {
        operand track: first TrackData;
    }
    event Plot { x: u32, __t: u32 }
    situation Confirmed: all in Watch {
        operand alert: first Alert, max 10;
        operand alert: first TrackData, max 10;
        once;
        once;
        emit { x: alert.target, x: alert.target }
    }
    engine Offence;
}

fn main() {
    let _ = (Defence::new(), Kind::Land, Kind::Air);
    let _ = DefenceEvent::TrackData(TrackData { x: 1 });
    let _ = Alert { target: 1 };
}
