//! Of nothing, `min`, `max` and `avg` are a third value: like a fault, but nobody is
//! told. A fault beside it wins.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Nothing: report in Watch {
            operand a: A;
            operand b: B;
            when count(b) == 0 || min(b.x) > 3;
            emit { n: count(b) }
        }
        situation Negated: report in Watch {
            operand a: A;
            operand b: B;
            when !(min(b.x) > 3);
            emit {}
        }
        situation Faulty: report in Watch {
            operand a: A;
            operand b: B;
            when min(b.x) / (count(a) as u32) == 2 || 6 / max(a.x) == 3;
            emit { q: 12 / count(b) }
        }
    }
    scripts {
        "
        # `true || nothing`; `!nothing`; `nothing || false`.
        0 A 1     => Nothing 0
        1 A 0     => Nothing 0
        # 5 / 2 is 2.
        2 B 5     => Nothing 1; Faulty 12
        3 B 3     => Negated
        ",
        "
        # 5 / 0 faults, and 6 / nothing is nothing: told.
        0 B 5     => Nothing 1; fault Faulty when
        1 A 0     => Nothing 1; fault Faulty when
        2 A 2     => Nothing 1; Faulty 12
        3 B 2     => Negated; Faulty 6
        ",
        "
        # `nothing || true`, and then 12 / 0.
        0 A 2     => Nothing 0; fault Faulty emit
        ",
    }
}
