//! A full queue of actions under `drop_oldest`: the one that waited longest is lost,
//! whichever it is, and is named; the queue stands over all calls.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }

        lifespan Watch { from startup; max_open 1; }
        situation Each: all in Watch {
            operand a: first A;
            emit { x: a.x }
        }
        situation Sum: sequence in Watch {
            operand one: first Each, max 1;
            operand two: first Each;
            emit { x: one.x, y: two.x }
        }

        action First on A { x: x }
        action Second on Each if x > 1 { x: x }
        action Third on Sum { x: x, y: y }
        actions max 2, on_full drop_oldest;
    }
    scripts {
        "
        0 A 1     => Each 1
        # First 1 and First 2 wait; Second 2 takes the place of First 1 right after its
        # detection, and Third that of First 2.
        0 A 2     => Each 2; full First drop_oldest; Sum 1 2; full First drop_oldest
        take 0 2 Second 2
        take 0 2 Third 1 2
        take nothing
        lost First 2
        lost Second 0
        ",
        "
        0 A 0     => Each 0
        1 A 1     => Each 1; Sum 0 1; full First drop_oldest
        # First 1 goes before the phases of A 0 begin.
        2 A 0     => full First drop_oldest; Each 0
        3 A 5     => full Third drop_oldest; Each 5; full First drop_oldest; Sum 0 5; full First drop_oldest
        take 3 4 Second 5
        take 3 4 Third 0 5
        take nothing
        lost First 4
        lost Third 1
        ",
        "
        0 A 0     => Each 0
        take 0 1 First 0
        0 A 1     => Each 1; Sum 0 1
        take 0 2 First 1
        0 A 0     => Each 0
        take 0 2 Third 0 1
        take 0 3 First 0
        take nothing
        lost First 0
        ",
    }
}
