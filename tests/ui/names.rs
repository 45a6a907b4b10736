//! Names that do not exist, each with the nearest one.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Knd, count: uint, id: usize }
    event Track { target: u32, range: f32, kind: Kind }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Wacth {
        operand alert: first Alrt, max 10;
        operand track: first Track if rnage > 1.0, max 10;
        when alret.target == track.traget && track.kind == Kind::Ari && track.kind == Kidn::Air;
    }
    situation Clause: all in Watch {
        operand alert: first Alert;
        wihtin 5s;
    }
    situaton Other: all in Watch {
        operand track: frist Track;
    }
    situation More: al in Watch {
        operand track: first Track, maximum 5;
        operand other: first Track if track.range > 1.0, max 10, on_full drop_odlest;
        emit { x: range }
    }
}

fn main() {}
