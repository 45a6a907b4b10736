//! Types that the rules do not know, and what to write instead.

rtcep::situations! {
    engine Defence;
    event Alert {
        a: usize,
        b: isize,
        c: Str,
        d: char,
        e: int,
        f: uint,
        g: float,
        h: double,
        i: boolean,
        j: &str,
        k: [u8; 4],
        l: (u8, u8),
        m: Option<u32>,
        n: Str<16>,
        o: Vec<u32>,
        p: crate::Kind,
        q: 5,
        r: str<>,
        s: str<16,
        t: u32,
    }
    event More {
        a: str<0>,
        b: str<256>,
        c: str<N>,
        d: str<4+,
        e: String,
    }
    lifespan Watch { from startup; max_open 1; }
}

fn main() {}
