//! Nothing is converted in silence.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target == track.count;
    }
    situation S1: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when track.range < alert.target;
    }
    situation S2: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when track.range > 5;
    }
    situation S3: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.urgent + 1 > 0;
    }
    situation S4: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target > 4_294_967_296;
    }
    situation S5: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target < -1;
    }
    situation S6: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.kind < Kind::Air;
    }
    situation S7: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target;
    }
    situation S8: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when !alert.target;
    }
    situation S9: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when track.count > 1.5;
    }
    situation S10: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.urgent & true;
    }
    situation S11: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target as bool;
    }
    situation S12: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when -alert.target < 0;
    }
}

fn main() {}
