//! Kinds, roles, modifiers and aggregates.

/// One situation of each kind.
pub(crate) const KINDS: &str = "
engine Kinds;
resolution 1ms;
event A { k: u32, x: i64, f: f64 }
event B { k: u32, x: i64, f: f64 }
lifespan L { from A; until B if x > 9 terminate; until after 30s terminate; key k; max_open 4; }
situation Any: any in L { operand a: A if x > 1; operand b: B; emit { x: it.x } }
situation Not: not in L { operand a: A if x > 1; emit { n: 1 } }
situation Unless: unless in L {
    operand a: first A, override if x > 1, max 2;
    forbidden n: B if x < 1;
    when a.x > 2;
    emit { x: a.x }
}
situation Sequence: sequence in L {
    operand a: absolute first A;
    absent n: B if x > 1;
    operand b: last B{2..=3}, retain, max 4;
    operand c: first A;
    when a.x > c.x;
    emit { s: sum(b.x * 2) }
}
situation AtLeast: atleast 5 in L {
    operand a: last A, weight k + 1, max 10;
    operand b: last B, weight 2, max 4;
    within 5s;
    emit { n: count() as u32 }
}
situation AtMost: atmost 3 in L { operand a: A; }
situation Nth: nth 3 in L { operand a: A if f > 0.5; detect deferred; }
situation Report: report in L {
    operand a: A, max 10;
    operand b: B, max 3, on_full freeze;
    when sum(x) > 10 && avg(a.f) < -1.5;
    within 5s;
    emit { s: sum(a.x), m: min(x), n: max(b.x) or -1 }
}
situation Percentage: percentage >= 33 in L {
    operand a: A, counted if x > 3, weight k;
    operand b: B, counted;
}
situation Crosses: crosses up 10 hysteresis 2 of max(x) - min(x) in L {
    operand a: A, max 5, on_full drop_oldest;
    once;
    emit { m: max(a.x) }
}
situation Trend: trend increasing 3 of x * 2 in L { operand a: A, retain; }
";
