//! A path that leads nowhere.

pub mod radar {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Kind {
        Air,
        Surface,
    }
    pub struct Plot {
        pub id: u32,
        pub speed: f64,
        pub kind: Kind,
    }
}

rtcep::situations! {
    engine Defence;
    enum Kind = crate::radar::Kinds { Air }
    event Plot = radra::Plot { id: u32, speed: f64, kind: Kind }
    lifespan Watch { from startup; max_open 1; }
    situation Close: all in Watch {
        operand plot: first Plot if speed < 0.5, max 10;
        operand other: first Plot, max 10;
        when plot.kind == Kind::Air && plot.id == other.id;
        emit { id: plot.id, speed: plot.speed, kind: plot.kind }
    }
}

fn main() {}
