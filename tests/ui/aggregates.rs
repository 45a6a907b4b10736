//! Aggregates stand where there are many events, and have a value.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: all in Watch {
        operand a: first Alert;
        when count() > 3 && sum(a.target) > 3;
    }
    situation S1: all in Watch {
        operand a: first Alert{2..=3}, max 3;
        operand t: first Track, max 2;
        when count() > 3 && sum(t.count) > 3;
    }
    situation S2: report in Watch {
        operand a: Alert if count() > 3;
    }
    situation S3: report in Watch {
        operand a: Alert;
        when sum(max(target)) > 3;
    }
    situation S4: report in Watch {
        operand a: Alert;
        when avg(kind) > 1 && sum(1) > 3 && max() > 1;
    }
    situation S5: report in Watch {
        operand a: Alert;
        when count(target) > 3 && count(q) > 1;
    }
    situation S16: report in Watch {
        operand a: Alert;
        when count(*) > 1;
    }
    situation S6: report in Watch {
        operand a: Alert;
        operand t: Track;
        when sum(a.target + t.target) > 3 && sum(a.target + target) > 3;
    }
    situation S7: report in Watch {
        operand a: Alert;
        operand t: Track;
        when sum(range) > 3.0 && max(q) > 1;
    }
    situation S8: report in Watch {
        operand a: Alert;
        when a.target > 3 && target > 3 && average(target) > 3;
    }
    situation S9: report in Watch {
        operand a: Alert;
        emit { m: min(target) or -1, n: avg(target) or true, o: sum(target) or 0 }
    }
    situation S10: report in Watch {
        operand a: Alert;
        operand t: Track;
        emit { m: min(a.target), n: min(target) }
    }
    situation S11: report in Watch {
        operand a: Alert;
        detect deferred;
        emit { m: min(target), n: count() }
    }
    situation S12: report in Watch {
        operand t: Track;
        operand u: Track if range > 1.0, max 3, on_full drop_oldest;
        when sum(range) > 1.0;
    }
    situation S13: atleast 3 in Watch {
        operand a: Alert;
        emit { t: a.target, s: sum(target), n: count(a) }
    }
    situation S14: not in Watch {
        operand a: Alert;
        emit { t: a.target, n: count() }
    }
    situation S15: any in Watch {
        operand a: Alert;
        operand t: Track;
        emit { t: a.target, u: target, c: it.count, n: count() }
    }
}

fn main() {}
