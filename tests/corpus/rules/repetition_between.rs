//! A group between two single operands: one group per choice of its neighbours,
//! and where there are too few members the next choice is tried.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation First: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: first C;
            emit { a: a.x, n: count(b), b: sum(b.x), c: c.x }
        }
        situation Last: sequence in Watch {
            operand a: last A, max 2;
            operand b: last B{1..=2}, max 3;
            operand c: first C;
            emit { a: a.x, n: count(b), b: sum(b.x), c: c.x }
        }
        situation Each: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B{2..=2}, max 3;
            operand c: first C;
            emit { a: a.x, n: count(b), b: sum(b.x), c: c.x }
        }
    }
    scripts {
        "
        # Before any A no B exists.
        0 B 9
        1 A 1
        2 B 10
        3 A 2
        4 B 20
        5 B 30
        # First: A 1 and the oldest two behind it. Last: A 2 and the newest two.
        # Each: A 1 with 10, 20; A 2 with 20, 30.
        6 C 0    => First 1 2 30 0; Last 2 2 50 0; Each 1 2 30 0; Each 2 2 50 0
        # First has A 2 and B 30 left, Last A 1 and B 10, Each nothing.
        7 C 1    => First 2 1 30 1; Last 1 1 10 1
        8 C 2
        ",
        "
        # Last: behind A 2 stands no B, so A 1. Each: one B is not two.
        0 A 1
        0 B 5
        0 A 2
        0 C 0    => First 1 1 5 0; Last 1 1 5 0
        0 B 6
        # Each: A 1 with 5 and 6; A 2 with 6 alone is too few.
        0 C 1    => First 2 1 6 1; Last 2 1 6 1; Each 1 2 11 1
        0 B 7
        0 B 8
        0 C 2    => Each 2 2 15 2
        ",
    }
}
