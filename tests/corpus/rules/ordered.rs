//! Ordered enums: variants rise as the rules declare them, those of the user's own
//! enum too, whatever the order there.

/// The user's own enum, in another order than the rules have it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grade {
    High,
    /// Not named in the rules: neither below nor above any.
    Unknown,
    Low,
    Mid,
}

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        ordered enum Level { Info, Warning, Error, Fatal }
        ordered enum Grade = Grade { Low, Mid, High }
        event Report { level: Level, grade: Grade, x: i32 }
        event Ask { level: Level, grade: Grade }
        lifespan Watch { from startup; max_open 1; }

        situation Severe: all in Watch {
            operand r: first Report if level >= Level::Error || grade > Grade::Mid;
            emit { level: r.level, grade: r.grade }
        }
        /// By a mask over all places.
        situation Above: sequence in Watch {
            operand r: each Report, max 3;
            operand a: first Ask;
            when r.level > a.level && r.grade <= a.grade;
            emit { level: r.level, asked: a.level, grade: r.grade }
        }
        /// Beside a fault: false && fault is false.
        situation Faults: all in Watch {
            operand r: first Report if level < Level::Warning && 10 / x > 1;
            emit { x: r.x }
        }
    }
    scripts {
        "
        0 Report Warning Mid 0
        # Error itself is at least Error.
        1 Report Error Mid 0     => Severe Error Mid
        2 Report Info High 4     => Severe Info High; Faults 4
        # Above: Warning > Info and Mid <= Mid, Error likewise; Info is not above
        # itself.
        3 Ask Info Mid           => Above Warning Info Mid; Above Error Info Mid
        # What is left, Info, is above nothing.
        4 Ask Info High
        ",
        "
        0 Report Info Low 0      => fault Faults threshold
        1 Report Fatal Low 3     => Severe Fatal Low
        2 Report Fatal Mid 3     => Severe Fatal Mid
        # The list of Above is full.
        3 Report Info High 5     => Severe Info High; overflow Above.r reject; Faults 5
        # Mid is above Low.
        4 Ask Error Low          => ~Above Fatal Error Low
        5 Ask Fatal High
        # Warning is not below Warning: what faults beside it does not matter.
        6 Report Warning Low 0
        7 Ask Info Low           => ~Above Warning Info Low
        ",
    }
    reaches {
        "! Report Severe
        0 Report Error Low 0",
        "! Report Above Faults
        0 Report Info Low 2",
        "! Report Above Faults
        0 Report Warning Low 0 * 3
        0 Report Info Mid 0",
        // The places of the mask are three, whatever stands there.
        "! Ask Above
        0 Report Warning Low 0 * 3
        0 Ask Info Mid",
    }
}

struct Detected(usize);

impl rtcep::Sink<Rules> for Detected {
    fn detection(&mut self, _: rtcep::Detection<RulesDetection>) {
        self.0 += 1;
    }

    fn notice(&mut self, _: rtcep::Notice) {}
}

/// It is no value of the interpreter, so that no trace can have it.
#[test]
fn a_variant_that_the_rules_do_not_name_is_neither_below_nor_above() {
    let mut engine = Rules::new();
    let mut sink = Detected(0);
    let report = |grade| Report {
        level: Level::Info,
        grade,
        x: 0,
    };
    let t = rtcep::Timestamp::from_ticks(0);
    let mut detected = |grade| {
        engine.process_report(t, &report(grade), &mut sink).expect("in time");
        std::mem::take(&mut sink.0)
    };
    assert_eq!(detected(Grade::High), 1, "Severe");
    assert_eq!(detected(Grade::Unknown), 0);
}
