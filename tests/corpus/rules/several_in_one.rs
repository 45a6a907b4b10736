//! Several situations in one lifespan: by situation, then by instance. Each
//! rests, freezes and fills by itself in each instance, and a new instance
//! begins with nothing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from A; until last E terminate; max_open 2; }

        situation Once: all in Run {
            operand b: first B;
            once;
            emit { x: b.x }
        }
        situation Frozen: sequence in Run {
            operand b: first B, max 1, on_full freeze;
            operand a: first A;
            emit { b: b.x, a: a.x }
        }
        situation Held: all in Run {
            operand b: each B, max 2, on_full drop_oldest;
            detect deferred;
            emit { x: b.x }
        }
        situation Fed: all in Run {
            operand o: first Once, max 1;
            operand b: last B, retain, max 2;
            emit { o: o.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        # Fed stores B 1; Once 1 follows and meets it. B stays.
        1 B 1    => Once@1 1; Fed@1 1 1
        # Instance 2 opens beside 1, which has detected.
        2 A 2    => Frozen@1 1 2
        # Once rests in 1 alone. Fed in 1 has B 1 and now B 2, and no Once. Once 2
        # of instance 2 meets all of Run: there is no key.
        3 B 2    => Once@2 2; Fed@1 2 2; Fed@2 2 2
        # Frozen is full in both. Fed has two in 1 and gets its second in 2.
        4 B 3    => overflow Frozen.b freeze; overflow Frozen.b freeze; overflow Held.b drop_oldest; overflow Fed.b reject
        # Nothing composes in Frozen; no room for a third instance.
        5 A 3    => full Run reject
        lost Frozen 4
        6 E 0    => ~Held@2 2; ~Held@2 3
        7 E 0    => ~Held@1 2; ~Held@1 3
        8 A 4
        9 B 9    => Once@3 9; Fed@3 9 9
        10 E 0   => Held@3 9
        ",
        "
        0 A 1
        0 A 2
        # Both detect Once, both are processed in both: by composition, depth first.
        0 B 5    => Once@1 5; Once@2 5; Fed@1 5 5; Fed@2 5 5; Fed@1 5 5; Fed@2 5 5
        0 E 0    => Held@2 5
        # It completes Frozen in 1 and opens 3, which has seen nothing.
        0 A 3    => Frozen@1 5 3
        0 E 0
        0 A 4
        0 E 0
        0 E 0    => Held@1 5
        lost Run 0
        ",
    }
}
