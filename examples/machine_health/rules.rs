//! The rules: from samples of metrics to what somebody on duty is called for.
//!
//! One rule set for 21 series of five kinds: which series a sample belongs to is the key
//! of all lifespans but two, so that each series is watched by itself, and the thresholds
//! choose the kind. The limits are those that one sets who knows machines and has not
//! seen the labels:
//!
//! - **A machine cools down.** Below 70 degrees for half an hour it stands still; if it
//!   has not come back to 80 within a day it is broken. Both wait for something that does
//!   *not* come: two timers on one lifespan, which recovery ends.
//! - **A processor is busy.** Twelve samples in a row at 90 % or more are an hour; if then
//!   no sample below 70 % comes for two hours, nothing helps: no load is taken away and no
//!   machine added.
//! - **Something crosses a limit.** A room at 80 degrees, requests that take 60 ms, ten
//!   times as much traffic as in the six hours before. A mean over some samples crosses it,
//!   and has to come back by some way before it is told again: a value that flutters about
//!   the limit is told once.
//!
//! A metric of which nothing is heard for three hours is silent: what was begun for it is
//! given up. And every day it is counted what the day has brought.

rtcep::situations! {
    /// Watches the metrics of machines.
    pub(crate) engine MachineHealth;
    resolution 1s;

    /// What is measured.
    enum Kind = rtcep_data::metrics::Kind { Processor, Machine, Room, Latency, Traffic }
    /// A value of one series.
    event Sample { series: u16, kind: Kind, value: f64 }

    lifespan Watch { from startup; max_open 1; }

    /// A series that was heard of at all.
    lifespan Known {
        policy ignore;
        from Sample including;
        key series;
        max_open 32;
    }

    /// A series that speaks.
    lifespan Series {
        policy ignore;
        from Sample including;
        until Silent discard;
        key series;
        max_open 32;
    }

    /// A machine below its band, until it is well within it again.
    lifespan Below {
        policy ignore;
        from Sample including if kind == Kind::Machine && value < 70.0;
        until Sample if value >= 80.0 discard;
        until Silent discard;
        key series;
        max_open 8;
    }

    /// A busy processor, until one sample is not.
    lifespan Busy {
        policy ignore;
        from Sample including if kind == Kind::Processor && value >= 90.0;
        until Sample if value < 90.0 discard;
        until Silent discard;
        key series;
        max_open 32;
    }

    /// The time in which something should help a busy processor.
    lifespan Relief {
        policy ignore;
        from High including;
        until after 2h terminate;
        until Silent discard;
        key series;
        max_open 32;
    }

    /// A day, whether or not something comes.
    lifespan OfDay {
        from startup;
        from Day;
        until Day terminate;
        max_open 1;
    }

    /// Each sample begins the wait for the next one anew.
    situation Silent: after 3h in Known {
        operand sample: last Sample;
        emit { series: sample.series }
    }

    /// A machine stands still.
    situation Cold: after 30min in Below {
        operand since: first Sample;
        once;
        emit { series: since.series, value: since.value }
    }

    /// And it does not come back.
    situation Broken: after 24h in Below {
        operand since: first Sample;
        once;
        emit { series: since.series }
    }

    /// Twelve samples in a row.
    situation High: report in Busy {
        operand sample: Sample;
        when count() == 12;
        emit { series: max(sample.series), mean: avg(sample.value) }
    }

    /// And nothing helps.
    situation Saturated: unless in Relief {
        operand high: absolute first High;
        forbidden relief: Sample if value < 70.0;
        emit { series: high.series }
    }

    /// The mean of three hours; in this room a sample comes every hour.
    situation Warm: crosses up 80.0 hysteresis 3.0 of avg(sample.value) in Series {
        operand sample: Sample if kind == Kind::Room, max 4;
        within 3h;
        emit { series: max(sample.series), mean: avg(sample.value) }
    }

    /// The mean of a quarter of an hour.
    situation Slow: crosses up 60.0 hysteresis 10.0 of avg(sample.value) in Series {
        operand sample: Sample if kind == Kind::Latency, max 16;
        within 15min;
        emit { series: max(sample.series), mean: avg(sample.value) }
    }

    /// The most of six hours against their mean; 1 keeps both away from nothing.
    situation Burst: crosses up 10.0 hysteresis 5.0
        of (max(sample.value) + 1.0) / (avg(sample.value) + 1.0) in Series {
        operand sample: Sample if kind == Kind::Traffic, max 96;
        within 6h;
        emit { series: max(sample.series), most: max(sample.value), mean: avg(sample.value) }
    }

    situation Day: every 24h in Watch {
        emit { missed: missed }
    }

    /// What a day has brought.
    situation Daily: report in OfDay {
        operand cold: Cold;
        operand broken: Broken;
        operand high: High;
        operand saturated: Saturated;
        operand warm: Warm;
        operand slow: Slow;
        operand burst: Burst;
        detect deferred;
        emit { alarms: count(), cold: count(cold), busy: count(high) }
    }
}
