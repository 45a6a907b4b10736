//! Averages and extremes over a window, of floats: nothing may be subtracted, or the
//! result would depend on what has left long ago.

rtcep::situations! {
    /// A bearing and its sensor.
    pub engine Bearing;
    resolution 1us;

    event Sample { sensor: u32, level: f32 }

    lifespan Watch { from startup; max_open 1; }

    /// Loud on average over the last second, and never silent.
    situation Loud: report in Watch {
        operand sample: Sample, max 32, on_full drop_oldest;
        within 1s;
        when avg(level) > 0.51 && min(level) > 0.02;
        emit { mean: avg(level), least: min(level), most: max(level) }
    }
}
