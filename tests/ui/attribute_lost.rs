//! Attributes that could not be read may be used.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, 3 }
    event Alert { target: u32, kind Kind }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        emit { target: alert.target, kind: , }
    }
}

fn main() {
    let alert = Alert { target: 1, kind: Kind::Surface };
    let detection = DefenceDetection::Confirmed(Confirmed { target: 1, kind: Kind::Air });
    let DefenceDetection::Confirmed(Confirmed { target, kind }) = detection;
    let _: (u32, u32, Kind) = (alert.target, target, kind);
    let _ = Defence::new().process_alert(5, &alert, &mut ());
}
