//! `percentage`: weights, all four comparisons at their edges, a total of nothing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: i64 }
        lifespan Watch { from startup; max_open 1; }

        situation AtLeast: percentage >= 33 in Watch {
            operand a: A, weight x, counted;
            operand b: B, weight x;
            emit { n: count(), a: sum(a.x) }
        }
        situation Above: percentage > 25 in Watch {
            operand a: A, counted;
            operand b: B;
            emit { a: count(a), b: count(b) }
        }
        situation AtMost: percentage <= 25 in Watch {
            operand a: A, counted;
            operand b: B;
            emit {}
        }
        situation Below: percentage < 25 in Watch {
            operand a: A, counted, override if x == 7;
            operand b: B;
            emit {}
        }
    }
    scripts {
        "
        # A total of 0 never fires, whatever the limit.
        0 A 0     => Above 1 0
        # 1 of 2, 1 of 3, 1 of 4: exactly 25 percent.
        1 B 0     => Above 1 1
        2 B 2     => Above 1 2
        3 B 0     => AtMost
        # 1 of 3 by weight is more than 33 percent; 2 of 5.
        4 A 1     => AtLeast 5 1; Above 2 3
        # A weight below 0, or above 32 bits, is none: AtLeast does not admit it.
        5 B -1    => fault AtLeast weight; Above 2 4
        6 B 4294967296 => fault AtLeast weight; Above 2 5
        7 B 1     => AtMost
        # 4294967296 of 4294967299.
        8 A 4294967295 => AtLeast 7 4294967296; Above 3 6
        ",
        "
        0 B 4294967295 => AtMost; Below
        # 2147483648 of 6442450943 is 33.3 percent.
        1 A 2147483648 => AtLeast 2 2147483648; Above 1 1
        2 B 0     => AtLeast 3 2147483648; Above 1 2
        3 B 0     => AtLeast 4 2147483648; AtMost
        4 B 0     => AtLeast 5 2147483648; AtMost; Below
        # `override` forgets the A before: 1 of 5 again in Below, 2 of 6 elsewhere.
        5 A 7     => AtLeast 6 2147483655; Above 2 4; Below
        ",
        "
        # It fires at each accepted event while it holds.
        0 A 1     => AtLeast 1 1; Above 1 0
        0 A 1     => AtLeast 2 2; Above 2 0
        0 A 0     => AtLeast 3 2; Above 3 0
        ",
    }
    reaches {
        // detects
        "! A AtMost Below
        1 B 1
        2 B 0
        2 B 0
        2 B 1
        3 A 1",
        // detects
        "! A Above
        1 A 1",
        // detects, behind an override
        "! A Below
        1 B 1
        2 B 0
        2 B 0
        2 B 1
        3 A 1
        4 A 7",
        // detects
        "! B AtMost Below
        0 B 0",
        // detects
        "! B Above
        1 A 1
        1 B 5",
    }
}
