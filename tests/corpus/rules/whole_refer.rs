//! Every path of stateless rules and of actions under `reject`, and of what the events
//! enter that those rules make.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8, y: u16 }
        event C { x: u8 }
        event D { x: u8 }

        refer B from A if x * 2 > 10 { x: x - 20, y: x as u16 * 2 }
        refer C from A if x + 100 < 110 { x: x }
        refer D from B if y > 0 { x: x }

        lifespan Watch { from startup; max_open 1; }
        lifespan Run { from C; until D terminate; max_open 2; }
        situation Bs: all in Watch {
            operand b: first B, max 1;
            operand d: last D, max 1;
            emit { b: b.x, d: d.x }
        }
        situation Late: all in Run {
            operand b: each B, max 2;
            detect deferred;
            emit { x: b.x }
        }

        action Sure on A {}
        action Warn on A if x > 3 { x: x + 200, y: x }
        action Far on C if x + 250 > 5 { x: x }
        action Both on Bs if b == d { b: b * 2 }
        actions max 3;
    }
    scripts {
        "
        # B would be 6 - 20, and 6 + 250 is no u8; the C opens Run 2.
        0 A 6        => fault B refer; fault Far action
        take 0 1 Sure
        take 0 1 Warn 206 6
        take nothing
        # Another C opens Run 3.
        1 A 3
        take 1 2 Sure
        take 1 2 Far 3
        take nothing
        # A, B 10, D 10 of the B: Late has stored the B when the D ends its instances.
        2 A 30       => Late@2 10; Late@3 10; Bs@1 10 10
        take 2 3 Sure
        take 2 3 Warn 230 30
        take 2 3 Both 20
        take nothing
        ",
        "
        0 A 4
        0 A 5        => full Sure reject; full Warn reject; full Far reject
        0 A 200      => full Sure reject; fault Warn action; fault B refer; fault C refer
        0 A 9        => full Sure reject; full Warn reject; fault B refer; fault Far action; full Run reject
        lost Sure 3
        lost Far 1
        # 400 is no u8.
        1 B 200 1    => ~Late@2 200; ~Late@3 200; Bs@1 200 200; fault Both action
        ",
    }
    reaches {
        // made; queued
        "! A B<A D<B Warn
        0 A 20",
        // a value faults
        "! A B<A
        0 A 6",
        // made; queued
        "! A C<A Sure Far
        0 A 0",
        // condition faults; a value faults
        "! A C<A Warn
        0 A 255",
        // queue full
        "! A Sure Far
        0 A 4
        0 A 4",
        // made
        "! B D<B
        0 B 1 1",
        // stored
        "! B Bs Late
        0 C 0
        0 C 0
        0 B 1 0",
        // list full: reject
        "! B Bs Late
        0 C 0
        0 C 0
        0 B 1 0
        0 B 1 0
        0 B 1 0",
        // composes, trigger consumed
        "! B Bs
        0 D 1
        0 B 1 0",
        // opens; queued
        "! C Run Far
        0 C 0",
        // full: reject; queue full
        "! C Run Far
        0 C 1
        0 C 1
        0 C 1
        0 C 1",
        // stored
        "! D Bs
        0 D 1",
        // list full: reject
        "! D Bs
        0 D 1
        0 D 1",
        // composes, trigger consumed; queued
        "! D Bs Both
        0 B 1 0
        0 D 1",
        // a value faults
        "! D Both
        0 B 200 0
        0 D 200",
        // composes; instances end
        "! D Late Run
        0 C 0
        0 C 0
        0 B 1 0
        0 B 1 0
        0 D 2",
    }
}
