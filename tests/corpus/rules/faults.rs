//! Faults in each kind of expression: overflow, division by zero and what does
//! not fit a conversion. A condition that faults is false; an emission that
//! faults leaves only the detection out. One notice per kind and composition.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, y: i8 }
        event B { x: u8, f: f64 }
        lifespan Watch { from startup; max_open 1; }

        /// Each attribute can fault; the emission counts once.
        situation Emits: all in Watch {
            operand a: each A, max 3;
            operand b: first B, max 2;
            emit { sum: a.x + b.x, quotient: b.x / a.x, minus: -a.y, whole: b.f as u8 }
        }
        situation Conditions: all in Watch {
            operand a: first A if 100 - x < 50, max 3;
            operand b: last B, max 2;
            when a.x % b.x == 1;
            emit { a: a.x, b: b.x }
        }
        /// Two thresholds for one event: their faults are one notice.
        situation Thresholds: all in Watch {
            operand p: first A if 100 / x > 1, max 2;
            operand q: first A if y * 2 < 100, max 2;
            emit { p: p.x, q: q.x }
        }
        situation Shifts: all in Watch {
            operand a: first A if x >> x < 10 && x << x > 7;
            emit { x: a.x }
        }
    }
    scripts {
        "
        # Conditions: 100 - 60 < 50. Thresholds: 100 / 60 > 1 is false, 2 * 2 <
        # 100: q. Shifts: by 60 is beyond u8, twice a fault, one threshold.
        0 A 60 2    => fault Shifts threshold
        # Conditions: 100 - 200 underflows. Thresholds: 0 > 1 is false, and
        # 100 * 2 overflows i8.
        1 A 200 100 => fault Conditions threshold; fault Thresholds threshold; fault Shifts threshold
        # Emits: 60 + 100 = 160, 100 / 60 = 1, -2, 3.9 is cut; 200 + 100 overflows.
        # Conditions: 60 % 100 = 60.
        2 B 100 3.9 => Emits 160 1 -2 3; fault Emits emit
        # Conditions: 60 % 0 faults. 100 is still there and is no fault.
        3 B 0 1     => fault Conditions when
        4 A 61 0    => Emits 61 0 0 1; fault Conditions when 1; fault Shifts threshold
        ",
        "
        # 100 - 0 is not below 50; 100 / 0 faults and -128 * 2 overflows, one notice
        # for both; 0 << 0 is not above 7.
        0 A 0 -128  => fault Thresholds threshold 2
        1 A 0 127   => fault Thresholds threshold 2
        # 3 >> 3 = 0 and 3 << 3 = 24. Thresholds: A 3 is p and q, both lists were
        # empty, and one event fills one operand.
        2 A 3 1     => Shifts 3
        # p and q hold A 3; A 4 is p with A 3 as q, or q with A 3 as p: the oldest
        # p first.
        3 A 4 1     => overflow Emits.a reject; Thresholds 3 4; Shifts 4
        # Three A: the first two divide by zero (and --128 does not fit i8), and
        # -1.5 fits u8 in none: one fault per emission.
        4 B 9 -1.5  => fault Emits emit 3
        # -0.5 is cut to 0.
        5 A 1 0
        6 B 9 -0.5  => ~Emits 10 9 0 0
        ",
    }
}
