//! A trap of other engines (language.md 9): an overridden candidate that still matches.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Set { k: u32, x: u32 }
        event Check { k: u32 }
        lifespan Watch { from startup; max_open 1; }

        /// The newest value alone is compared, whatever the older ones were.
        situation Matches: all in Watch {
            operand set: first Set, override if true, retain, max 4;
            operand check: first Check, override if true, max 4;
            when set.k == check.k;
            emit { x: set.x }
        }
        /// A new start forgets the steps of the one before.
        situation Steps: sequence in Watch {
            operand start: first Set, override if x == 0, max 4;
            operand step: last Check, max 4;
            operand end: first Set if x == 9;
            when start.k == step.k;
            emit { k: step.k }
        }
    }
    scripts {
        "
        0 Set 1 1
        1 Set 2 2
        # Set 1 is gone, although it would match and is not used up.
        2 Check 1
        3 Check 2     => Matches 2
        4 Set 1 3
        # Nor has Check 1 of tick 2 matched Set 1 3: Check 2 had dropped it.
        5 Check 3
        6 Set 3 4     => Matches 4
        ",
        "
        0 Set 1 1
        1 Check 1     => Matches 1
        2 Set 2 0
        # Step 1 came before the start that is left.
        3 Set 7 9
        4 Check 2
        5 Set 7 9     => Steps 2
        ",
    }
}
