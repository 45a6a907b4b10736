//! Instants as RFC 3339 writes them, and what is none.

mod literals {
    rtcep::situations! {
        engine Rules;
        resolution 1ms;
        epoch "2018-08-02T08:34:47Z";
        epoch "2018-08-02T08:34:47Z";
        event Plot { id: u32 }
        lifespan Watch { from startup; max_open 1; }
        situation S1: at "yesterday" in Watch {}
        situation S2: at "2018-08-02" in Watch {}
        situation S3: at "2018-08-02 09:00:00Z" in Watch {}
        situation S4: at "2018-08-02T09:00Z" in Watch {}
        situation S5: at "2018-08-02T09:00:00.Z" in Watch {}
        situation S6: at "2018-08-02T09:00:00.0000000001Z" in Watch {}
        situation S7: at "2018-08-02T09:00:00" in Watch {}
        situation S8: at "2018-08-02T09:00:00 UTC" in Watch {}
        situation S9: at "2018-13-02T09:00:00Z" in Watch {}
        situation S10: at "2018-08-02\t09:00:00Z" in Watch {}
        situation S11: at "2016-12-31T23:59:60Z" in Watch {}
        situation S12: at "2018-08-02T08:34:46Z" in Watch {}
        situation S13: at "2018-08-02T09:00:00.0005Z" in Watch {}
        situation S14: at 2018 in Watch {}
        situation S15: at in Watch {}
    }
}

mod no_epoch {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32 }
        lifespan Watch { from at "2018-08-02T08:34:47Z"; max_open 1; }
        situation S: at 5s in Watch {}
    }
}

mod no_text {
    rtcep::situations! {
        engine Rules;
        epoch 1533198887s;
        event Plot { id: u32 }
        lifespan Watch { from at "2018-08-02T08:34:47Z"; max_open 1; }
        situation S: at 5s in Watch {}
    }
}

mod too_late {
    rtcep::situations! {
        engine Rules;
        resolution 1ns;
        epoch "1000-01-01T00:00:00Z";
        event Plot { id: u32 }
        lifespan Watch { from at "2018-08-02T08:34:47Z"; max_open 1; }
        situation S: at 5s in Watch {}
    }
}

fn main() {}
