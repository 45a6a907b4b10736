//! The rules: from reported positions to ships that somebody should look for.
//!
//! A ship reports by radio every minute or three, and there are 10,616 of them. State is
//! kept only for those that matter: a lifespan opens when a ship is *fast*, not when it is
//! heard, and `max_open` follows from how many are fast at a time (at most 845 here), not
//! from how many there are. What is lost with less room, `limits` shows.
//!
//! 102.3 knots is how the radio says that it does not know its speed, which is neither
//! fast nor slow.

rtcep::situations! {
    /// Watches ships by their reports.
    pub(crate) engine ShipWatch;
    resolution 1s;

    enum Status = rtcep_data::ships::Status { Moored, Other }
    /// A report of one ship; its speed in knots.
    event Report = rtcep_data::ships::Row { vessel: u16, speed: f32, status: Status }

    /// A ship is fast, until it says that it is not, or is given up.
    lifespan Voyage {
        policy ignore;
        from Report including if speed > 5.0 && speed < 102.0;
        until Report if speed <= 5.0 discard;
        until Gone discard;
        key vessel;
        max_open 1024, on_full drop_oldest;
    }

    /// The time since a ship was last known to be fast, a quarter of an hour at most.
    lifespan Since {
        from Report including if speed > 5.0 && speed < 102.0;
        until Report if speed > 5.0 && speed < 102.0 discard;
        until after 15min terminate;
        key vessel;
        max_open 1536, per_key 1, on_full drop_oldest;
    }

    /// A ship that says it is moored, and moves.
    lifespan Berth {
        policy ignore;
        from Report including if status == Status::Moored && speed > 3.0 && speed < 102.0;
        until Report if status != Status::Moored discard;
        until after 1h discard;
        key vessel;
        max_open 128, on_full drop_oldest;
    }

    /// It was fast, and nothing was heard of it since: each report begins the wait anew.
    situation Silent: after 6min in Voyage {
        operand report: last Report;
        emit { vessel: report.vessel, speed: report.speed }
    }

    /// It was fast, and stands still: within ten minutes, once.
    situation Stopped: sequence in Since {
        operand fast: first Report if speed > 5.0 && speed < 102.0, max 1;
        operand slow: first Report if speed < 0.5;
        within 10min;
        once;
        emit { vessel: slow.vessel, from: fast.speed, to: slow.speed }
    }

    /// Nothing at all for a quarter of an hour: it is given up. This is what most of the
    /// bound is for: a clock that jumps by so much gives up 1,536 ships in one call, each of
    /// which is looked for among 1,024 voyages.
    situation Gone: unless in Since {
        operand fast: first Report if speed > 5.0 && speed < 102.0, max 1;
        forbidden heard: Report if speed <= 5.0 || speed >= 102.0;
        emit { vessel: fast.vessel }
    }

    /// Twice, so that it is no error of one report.
    situation Adrift: sequence in Berth {
        operand one: first Report if speed > 3.0 && speed < 102.0, max 1;
        operand two: first Report if speed > 3.0 && speed < 102.0;
        once;
        emit { vessel: two.vessel, speed: two.speed }
    }
}
