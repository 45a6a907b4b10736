//! A count over two types of events: a sum alone, no list.

rtcep::situations! {
    /// Flash memory that wears.
    pub engine Flash;
    resolution 1us;

    event Write { block: u32, bytes: u32 }
    event Erase { block: u32, bytes: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// So much was written or erased since the last time, small records aside.
    situation Worn: atleast 10_000 in Watch {
        operand write: Write if bytes >= 64, weight bytes;
        operand erase: Erase, weight bytes;
        emit { bytes: count() }
    }
}
