//! An average over a window, of whole numbers: what leaves can be subtracted.

rtcep::situations! {
    /// A furnace and its thermometer.
    pub engine Furnace;
    resolution 1us;

    event Sample { sensor: u32, celsius: u32 }

    lifespan Watch { from startup; max_open 1; }

    /// Hot on average over the last second.
    situation Hot: report in Watch {
        operand sample: Sample, max 32, on_full drop_oldest;
        within 1s;
        when avg(celsius) > 520.0;
        emit { mean: avg(celsius), samples: count() }
    }
}
