//! Values that cannot be read, or that have no value.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Track { x: u32, y: f32, s: i64, b: bool, k: Kind, t: str<8> }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch { operand a: first Track if (); }
    situation S1: all in Watch { operand a: first Track if k == Kind::; }
    situation S2: all in Watch { operand a: first Track if k == crate::Kind::Air; }
    situation S3: all in Watch { operand a: first Track if k == Kind::Air::X; }
    situation S4: all in Watch { operand a: first Track; when a.0 > 3; }
    situation S5: all in Watch { operand a: first Track; when a. > 3; }
    situation S6: all in Watch { operand a: first Track; when a.x.y > 3; }
    situation S7: all in Watch { operand a: first Track if t == "x"u8; }
    situation S8: all in Watch { operand a: first Track if x == 1.5u32; }
    situation S9: all in Watch { operand a: first Track if x > 0b1f32; }
    situation S10: all in Watch { operand a: first Track if x > 999_999_999_999_999_999_999_999_999_999_999_999_999; }
    situation S11: all in Watch { operand a: first Track if x > 5s; }
    situation S12: all in Watch { operand a: first Track if x > 5kg; }
    situation S13: all in Watch { operand a: first Track if x > 5usize; }
    situation S14: all in Watch { operand a: first Track if t == b"x"; }
    situation S15: all in Watch { operand a: first Track if x == [1]; }
    situation S16: all in Watch { operand a: first Track if x > u32::MAX; }
    situation S17: all in Watch { operand a: first Track if -b; }
    situation S18: all in Watch { operand a: first Track if t; }
    situation S19: all in Watch { operand a: first Track if k == Air; }
    situation S20: all in Watch { operand a: first Track if y == 16_777_217; }
    situation S21: all in Watch { operand a: first Track if x << s > 3; }
    situation S22: all in Watch { operand a: first Track if x == 3u8; }
    situation S23: all in Watch { operand a: first Track if x && b; }
    situation S24: all in Watch { operand a: first Track if b < true; }
    situation S25: all in Watch { operand a: first Track if b ^ b; }
    situation S26: all in Watch { operand a: first Track if min(b, b); }
    situation S27: all in Watch { operand a: first Track if 1 < x < 3; }
    situation S28: all in Watch { operand a: first Track if let == x; }
    situation S29: all in Watch { operand a: first Track if self.x > 3; }
    situation S30: all in Watch { operand a: first Track if x(3) > 3; }
    situation S31: all in Watch { operand a: first Track if (x > 3)(3); }
    situation S32: all in Watch { operand a: first Track if x > 3 b; }
    situation S33: all in Watch { operand a: first Track if k == Kind::Ground; }
}

fn main() {}
