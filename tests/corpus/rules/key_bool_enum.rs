//! Keys that are booleans and enumerations, each in a lifespan of its own, over
//! the same events.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        enum Side { Left, Right }
        event Turn { side: Side, on: bool, x: u32 }
        event Stop { side: Side, on: bool }

        lifespan BySide { policy ignore; from Turn; until Stop discard; key side; max_open 2; }
        lifespan ByOn { from Turn; until last Stop terminate; key on; max_open 3; }

        situation PerSide: sequence in BySide {
            operand a: first Turn, max 2;
            operand b: first Turn;
            emit { side: b.side, a: a.x, b: b.x }
        }
        situation PerOn: all in ByOn {
            operand t: each Turn, max 4;
            detect deferred;
            emit { on: t.on, x: t.x }
        }
    }
    scripts {
        "
        # BySide 1 (Left), ByOn 2 (true).
        0 Turn Left true 1
        # Side Left is open and takes it; ByOn 3 (false) opens.
        1 Turn Left false 2
        # BySide 4 (Right), ByOn 5, the second of true.
        2 Turn Right true 3
        3 Turn Left true 4    => PerSide@1 Left 2 4; full ByOn reject
        # The newest of true is 5.
        4 Stop Left true      => ~PerOn@5 true 4
        5 Stop Right false
        6 Stop Right true     => ~PerOn@2 true 3; ~PerOn@2 true 4
        7 Turn Right true 5
        8 Turn Right true 6
        9 Stop Left true
        10 Stop Left true     => PerOn@7 true 6
        ",
        "
        0 Turn Right false 1
        0 Turn Right true 2
        0 Turn Right false 3  => PerSide@1 Right 2 3
        # Left has nothing: no state of the other side is seen. ByOn holds two of
        # false and one of true.
        0 Turn Left false 4   => full ByOn reject
        1 Stop Right false    => ~PerOn@4 false 4
        2 Turn Left true 5
        3 Turn Left true 6    => PerSide@5 Left 5 6; full ByOn reject
        4 Stop Left false     => ~PerOn@2 false 3; ~PerOn@2 false 4
        lost ByOn 2
        lost BySide 0
        ",
    }
}
