//! Names where an attribute of an operand is meant.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Track { x: u32, k: Kind }
    event Alert { x: u32 }
    event Empty {}
    lifespan Watch { from startup; max_open 1; }
    situation S0: any in Watch { operand a: Track; emit { x: a } }
    situation S1: report in Watch { operand a: Track; emit { x: a } }
    situation S2: all in Watch { operand a: first Track; emit { x: a } }
    situation S3: all in Watch { operand a: first Track; emit { x: x } }
    situation S4: all in Watch { operand a: first Track; emit { x: size } }
    situation S5: report in Watch { operand a: Track; emit { x: sum(a) } }
    situation S6: all in Watch { operand a: first Track; when a.k == Air; }
    situation S7: all in Watch { operand a: first Track{2..=3}, max 3; emit { x: a } }
    situation S8: report in Watch { operand a: Track; emit { n: count(a.x) } }
    situation S9: report in Watch { operand a: Track; emit { n: count(x) } }
    situation S10: report in Watch { operand a: Track; emit { n: count(5) } }
    situation S11: report in Watch { operand a: Track; emit { n: sum(x) 0 } }
    situation S12: all in Watch { operand a: first Track; emit { n: abs(a.x) or 3 } }
    situation S13: report in Watch { operand a: Track; when avg(x) 0 > 3; }
    situation S14: all in Watch { operand a: first Track; when a. == 3; }
    situation S15: all in Watch { operand a: first Empty; when a.x == 3; }
}

fn main() {}
