//! A count of all that ever came: a sum alone, no list.

rtcep::situations! {
    /// A disk that wears.
    pub engine Wear;
    resolution 1us;

    event Write { block: u32, bytes: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// So much was written since the last time, small records aside.
    situation Quota: atleast 10_000 in Watch {
        operand write: Write if bytes >= 64, weight bytes;
        emit { bytes: count() }
    }
}
