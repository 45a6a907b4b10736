//! A count over a window: what came of late is together too much.

rtcep::situations! {
    /// A link that somebody may flood.
    pub engine Flood;
    resolution 1us;

    event Packet { source: u32, bytes: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// As many bytes within a tenth of a second, empty packets aside.
    situation TooMuch: atleast 16_000 in Watch {
        operand packet: Packet if bytes >= 64, weight bytes, max 32, on_full drop_oldest;
        within 100ms;
        emit { bytes: count() }
    }
}
