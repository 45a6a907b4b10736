//! Rules whose engine has a part of every kind that a snapshot can hold.

rtcep::situations! {
    pub engine Rich;
    resolution 1us;

    enum Kind { Near, Far, Gone }
    event Open { k: u8, x: u8, name: str<8> }
    event Close { k: u8, x: u8, name: str<8> }
    event A { k: u8, x: u8, f: f64, kind: Kind, name: str<8> }
    event B { k: u8, x: u8, big: i64, name: str<8> }
    event N { k: u8, far: bool, name: str<8> }
    event Made { k: u8, x: u16 }

    refer Made from B if x > 2 { k: k, x: x as u16 * 3 }

    lifespan Watch { from startup; max_open 1; }
    lifespan Keyed { from Open if x > 1; until Close terminate; until after 50us discard; key k; max_open 4, per_key 2, on_full drop_oldest; }
    lifespan Named { policy ignore; from Open including; until Close terminate; until last Made all_keys discard; key name; max_open 3, on_full freeze; }
    lifespan Flag { from N; until N if !far discard; until after 90us terminate; key far; max_open 2; }
    lifespan Bid { from A if kind == Kind::Near; until first B if x > init.x terminate; until last Close if x >= init.x discard; max_open 3, on_full reject; }
    lifespan Noon { from A; from at 40us; from at 80us; until Close discard; until at 2s terminate; max_open 2, on_full drop_oldest; }

    // Lists: rings, masks, long ones, rows of a sequence.
    situation Ring: all in Watch {
        operand a: first A, max 4;
        operand b: first B, max 2, on_full freeze;
        emit { a: a.x, b: b.big }
    }
    situation Mask: all in Keyed {
        operand a: each A if x < 6, retain if x > 2, max 3, on_full drop_oldest, override if x == 0;
        operand b: each B, max 3;
        when a.x <= b.x;
        emit { k: a.k, a: a.x, f: a.f, kind: a.kind, b: b.big }
    }
    situation Long: sequence in Watch {
        operand a: first A if x > 3, max 70, on_full drop_oldest;
        operand b: last B;
        when a.k == b.k;
        within 200us;
        emit { k: a.k, x: 100 / b.x }
    }
    situation Row: sequence in Named {
        operand a: last A, max 2;
        absent n: N if far;
        operand b: first B{1..=2}, max 3;
        operand c: each A;
        emit { a: a.x, n: count(b), s: sum(b.x), c: c.x }
    }
    situation Sides: all in Watch {
        operand a: absolute first A;
        operand b: absolute last B;
        operand c: first Made, max 2;
        emit { a: a.x, b: b.x, c: c.x }
    }
    situation Gone: unless in Keyed {
        operand a: first A, max 2;
        forbidden n: N;
        detect deferred;
        emit { k: a.k }
    }
    situation Quiet: not in Flag { operand n: N if k > 6; detect deferred; emit { one: 1u8 } }
    situation Once: all in Bid { operand a: each Made if x > 3, max 2; operand b: first B, max 2; when a.x < 9; once; emit { x: a.x } }

    // Sums and what is weighed.
    situation Few: atleast 3 in Watch {
        operand a: first A, weight x, retain if x == 1, max 4, on_full drop_oldest;
        within 60us;
        emit { n: count() }
    }
    situation Sum: atleast 7 in Named { operand o: Open, weight x; operand a: A, weight x; emit { n: count() } }
    situation Third: nth 3 in Noon { operand b: B; emit { n: count() } }
    situation Share: percentage >= 50 in Watch {
        operand a: A if x < 100, weight x, counted if x > 3, max 3;
        operand b: B, max 1, on_full drop_oldest;
        within 30us;
        emit { n: count(), s: sum(x) }
    }
    situation Over: crosses up 5 hysteresis 2 of avg(k) in Flag { operand n: N; emit { m: avg(k) } }
    situation Last: crosses down 2 of max(x) in Watch {
        operand a: A, override if x == 0, max 2, on_full drop_oldest;
        emit { m: max(x) }
    }
    situation Rise: trend increasing 3 of x in Noon { operand a: A, retain; emit { n: count(), lo: min(x) } }
    situation All: report in Keyed {
        operand a: A;
        operand b: B if x > 1;
        detect deferred;
        emit { n: count(), f: sum(a.f), most: max(b.big) or 0, mean: avg(a.f) or 0.5 }
    }

    // Timers.
    situation Beat: every 40us in Keyed { emit { m: missed } }
    situation Noons: at 30us in Noon { emit { one: 1u8 } }
    situation After: after 25us in Watch { operand a: each A if x > 4, max 3, on_full drop_oldest; emit { x: a.x } }
    situation Again: after 60us in Bid { operand a: last A, override if x > 6; emit { x: a.x } }

    // What is detected, and what is asked of the host.
    situation Nested: sequence in Watch {
        operand r: each Ring, max 2, on_full drop_oldest;
        operand b: first Beat;
        emit { a: r.a, m: b.m }
    }
    action Warn on Mask if a > 1 { k: k, f: f, kind: kind }
    action Told on N { far: far }
    actions max 3, on_full drop_oldest;
}
