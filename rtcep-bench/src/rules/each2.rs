//! Every pair under a condition: a join that examines all of a list.

rtcep::situations! {
    /// Bids and offers that cross.
    pub engine Each2;
    resolution 1us;

    event A { x: u32 }
    event B { y: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// Every A below a B. Used events are gone, and a full list forgets its
    /// oldest: with `reject` it would keep for ever what never finds a partner.
    situation Cross: all in Watch {
        operand a: each A, max 10, on_full drop_oldest;
        operand b: each B, max 10, on_full drop_oldest;
        when a.x < b.y;
        emit { x: a.x, y: b.y }
    }
}
