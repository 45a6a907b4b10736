//! Names that generated code might want for itself: single letters of type
//! parameters as events, situations and enums, and words of generated methods
//! as attributes and operands.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        enum T { A, B }
        event E { now: u32, event: T }
        event P { sink: u32 }
        event R { x: u32 }
        lifespan L { from startup; max_open 1; }

        situation S: all in L {
            operand this: each E if event == T::A, max 2;
            operand other: last P, max 2;
            when this.now <= other.sink;
            emit { event: this.event, sink: other.sink, n: this.now }
        }
        situation D: sequence in L {
            operand g: first S, max 2;
            operand taken: first R if x > 0;
            emit { now: g.n, t: taken.x }
        }
    }
    scripts {
        "
        0 E 1 A
        0 E 1 B
        1 P 0
        2 P 1    => S A 1 1
        3 R 0
        3 R 7    => D 1 7
        ",
        "
        0 P 5
        0 P 6
        0 P 7    => overflow S.other reject
        0 E 6 A  => ~S A 6 6
        0 E 6 A
        0 E 5 A  => ~S A 5 5
        0 R 1    => ~D 6 1
        0 R 2    => ~D 5 2
        ",
    }
}
