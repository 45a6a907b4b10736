//! Doc comments stand before items; there are no other attributes.

rtcep::situations! {
    engine Defence;
    #[derive(Clone)]
    event Alert {
        /// Documented.
        target: u32,
    }
    //! Inside.
    lifespan Watch { from startup; max_open 1; }
    pub situation Confirmed: all in Watch { operand alert: first Alert; }
    /// Of nothing.
}

fn main() {}
