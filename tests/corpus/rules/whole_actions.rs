//! Every path of actions under `drop_oldest`, on an event and on a detection.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }

        lifespan Watch { from startup; max_open 1; }
        situation Each: all in Watch {
            operand a: first A if x > 1;
            emit { x: a.x }
        }

        action Plain on A { x: x }
        action Big on A if x + 200 > 210 { x: x }
        action Told on Each if x > 3 { x: x * 2 }
        actions max 4, on_full drop_oldest;
    }
    scripts {
        "
        0 A 1
        0 A 11       => Each@1 11
        take 0 1 Plain 1
        take 0 2 Plain 11
        take 0 2 Big 11
        take 0 2 Told 22
        take nothing
        ",
        "
        # 100 + 200 and 200 * 2 are no u8.
        0 A 100      => fault Big action; Each@1 100
        0 A 200      => fault Big action; Each@1 200; fault Told action
        0 A 20       => full Plain drop_oldest; Each@1 20; full Told drop_oldest
        take 0 2 Plain 200
        take 0 3 Plain 20
        take 0 3 Big 20
        take 0 3 Told 40
        take nothing
        lost Plain 1
        lost Told 1
        ",
    }
    reaches {
        // composes, trigger consumed; queue full
        "! A Each Big Told
        0 A 20
        0 A 20",
        // queue full
        "! A Plain
        0 A 20
        0 A 20
        0 A 20",
    }
}
