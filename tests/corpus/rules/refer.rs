//! Stateless rules: events made from an event, depth-first by declaration, the
//! original first; a fault of condition or map makes nothing and is told at once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Raw { id: u8, x: i8 }
        event Plot { id: u8, x: i8 }
        event Near { id: u8 }
        event Far { id: u8 }

        refer Plot from Raw if x != 0 { id: id, x: 100 / x }
        refer Near from Plot if x < 10 { id: id }
        refer Far from Raw if x * 2 > 100 { id: id }
        refer Far from Plot if x >= 10 { id: id + 200 }

        lifespan Watch { from startup; max_open 1; }
        situation OfFar: all in Watch { operand e: first Far; emit { id: e.id } }
        situation OfNear: all in Watch { operand e: first Near; emit { id: e.id } }
        situation OfPlot: all in Watch { operand e: first Plot; emit { id: e.id, x: e.x } }
        situation OfRaw: all in Watch { operand e: first Raw; emit { id: e.id } }
    }
    scripts {
        "
        # Raw 1, Plot 5 of it, Near of the Plot.
        0 Raw 1 20   => OfRaw 1; OfPlot 1 5; OfNear 1
        # The Plot is 25, and so far off; 4 * 2 is not.
        1 Raw 2 4    => OfRaw 2; OfPlot 2 25; OfFar 202
        # What comes of the Plot comes before what comes of the Raw by a later rule.
        2 Raw 3 60   => OfRaw 3; OfPlot 3 1; OfNear 3; OfFar 3
        # No Plot: the map, which would divide by zero, is not judged.
        3 Raw 4 0    => OfRaw 4
        # Events that come in themselves are expanded as those that are made.
        4 Plot 5 9   => OfPlot 5 9; OfNear 5
        4 Near 6     => OfNear 6
        ",
        "
        # A map that faults: 60 + 200; told before anything is offered.
        0 Raw 60 4   => fault Far refer; OfRaw 60; OfPlot 60 25
        # A condition that faults: 70 * 2.
        1 Raw 5 70   => fault Far refer; OfRaw 5; OfPlot 5 1; OfNear 5
        1 Raw 0 -128 => fault Far refer; OfRaw 0; OfPlot 0 0; OfNear 0
        2 Plot 60 30 => fault Far refer; OfPlot 60 30
        ",
        "
        # 55 + 200 is the last that fits.
        5 Raw 55 1   => OfRaw 55; OfPlot 55 100; OfFar 255
        # A refused call makes nothing.
        4 Raw 1 1    => late
        5 Raw 56 1   => fault Far refer; OfRaw 56; OfPlot 56 100
        6 advance
        6 Far 1      => OfFar 1
        ",
    }
}
