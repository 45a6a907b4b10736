//! Two events in any order: the smallest join.

rtcep::situations! {
    /// A and B, whichever comes first.
    pub engine All2;
    resolution 1us;

    event A { id: u32 }
    event B { id: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// The oldest of each.
    situation Pair: all in Watch {
        operand a: first A, max 10;
        operand b: first B, max 10;
        emit { a: a.id, b: b.id }
    }
}
