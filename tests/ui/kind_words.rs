//! Smaller slips around kinds and aggregates.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: percentage <= 200% in Watch {
        operand a: Alert, counted;
    }
    situation S1: all in Watch {
        operand a: Alrt, max 3;
        operand t: first Track, max 3;
        emit { target: it.target }
    }
    situation S2: crosses up 10u8 of sum(target) in Watch {
        operand a: Alert;
    }
    situation S3: trend increasing 3 of t.target in Watch {
        operand a: Alert;
    }
    situation S4: report in Watch {
        operand t: Track;
        emit { n: sum(count) }
    }
    situation S5: report in Watch {
        operand s: S4;
        when sum(n) > 3;
    }
    situation S6: report in Watch {
        operand t: Track;
        emit { m: min(target) or t.target }
    }
    situation S7: report in Watch {
        operand t: Track;
        when max(count(), 1) or 0 > 3;
    }
    situation S8: sequence in Watch {
        operand a: first Alert{2..=3}, max 3;
        absent n: Track;
        operand t: first Track;
        when count(n) > 3;
    }
    situation S9: report in Watch {
        operand a: Alert, max 20_000_000, on_full drop_oldest;
    }
    situation S10: report in Watch {
        operand a: Alert;
        when count > 3 && mean(target) > 3;
    }
    situation S11: any in Watch {
        operand a: Alert;
        operand w: Wide;
        emit { target: it.target }
    }
    event Wide { target: u64 }
    situation S12: crosses up 10 hyst 2 of avg(target) in Watch {
        operand a: Alert;
    }
    situation S13: all of Watch {
        operand a: first Alert;
    }
    situation S14: all in Watch {
        operand a: first Alert, max 3;
        key target;
        override true;
        weight 3;
    }
}

fn main() {}
