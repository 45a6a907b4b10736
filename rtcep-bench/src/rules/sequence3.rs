//! Three events in order within five seconds: the query that engines are
//! compared by.

rtcep::situations! {
    /// A, then B, then C.
    pub engine Sequence3;
    resolution 1us;

    event A { id: u32 }
    event B { id: u32 }
    event C { id: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// The oldest A and the oldest B after it, at every C.
    situation Abc: sequence in Watch {
        operand a: first A, max 64, on_full drop_oldest;
        operand b: first B, max 64, on_full drop_oldest;
        operand c: first C;
        within 5s;
        emit { a: a.id, b: b.id, c: c.id }
    }
}
