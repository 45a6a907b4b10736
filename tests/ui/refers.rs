//! Stateless rules.

rtcep::situations! {
    engine Rules;
    event Plot { id: u32, range: f32 }
    event Track { number: u32, range: f64 }
    lifespan Watch { from startup; max_open 1; }
    situation Near: all in Watch { operand t: first Plot if range < 100.0; emit { number: t.id } }
    refer Track from Plot { number: id, range: range, speed: 0.0 }
    refer Track from Plot { number: 1.5, number: id }
    refer Track from Plot { number: Plot.id, range: p.range as f64 }
    refer Track from Plot if id { number: init.id, range: avg(range) }
    refer Near from Plot { number: id }
    refer Trak from Plot { number: id }
    refer Track from Plots { number: id, range: 1.0 }
    refer from Plot { number: id, range: 1.0 }
    refer Track on Plot { number: id, range: 1.0 }
    refer Track from Plot, Track { number: id, range: 1.0 }
    refer Track from Plot when id > 1 { number: id, range: 1.0 }
    refer Track from Plot if id > 1;
    /// Documented.
    refer Track from Near { number: number, range: 1.0 }
}

fn main() {}
