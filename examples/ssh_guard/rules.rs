//! The rules: from attempts to log in to what a guard would be woken for.
//!
//! Three questions, each with the time in which it is asked as a lifespan:
//!
//! - **Is somebody in who guessed?** An address is watched from its first attempt until
//!   it was quiet for ten minutes, each by its key. Some failures and then a login, all
//!   of it within five minutes, is a guess that came true. How many failures are no
//!   typing error is a matter of taste: the same rule asks for 3, 5 and 10.
//! - **Is somebody trying?** Of what was tried within half an hour, nine in ten failed.
//!   That is told of a single failure in a quiet night, too: a siege is at least 20.
//! - **Does it get worse?** Failures are counted by the day, and the counts are watched:
//!   on the third day in a row with more than the day before, and on each further one.
//!
//! Half hours and days begin with the first attempt after the one before is over; one
//! without any attempt is none.
//!
//! Nobody limits how many addresses call at once: eight are watched, and the ninth takes
//! the place of the oldest, which is told. An address that guesses faster than 128 times
//! in five minutes fills its list, which is told as well, and detected all the same.

rtcep::situations! {
    /// Watches who logs in at a host.
    pub(crate) engine SshGuard;
    resolution 1s;

    enum Outcome = rtcep_data::logins::Outcome { Failed, Accepted }
    /// Somebody has tried to log in.
    event Attempt = rtcep_data::logins::Row { address: u32, user: u32, outcome: Outcome }

    lifespan Host { from startup; max_open 1; }

    /// An address, until nothing was heard of it for a while.
    lifespan Address {
        policy ignore;
        from Attempt including;
        until Quiet discard;
        key address;
        max_open 8, on_full drop_oldest;
    }

    /// The silence behind an attempt: the next one ends it and begins another.
    lifespan Silence {
        from Attempt including;
        until Attempt discard;
        until after 10min terminate;
        key address;
        max_open 8, per_key 1, on_full drop_oldest;
    }

    /// Half an hour in which there was an attempt.
    lifespan HalfHour {
        policy ignore;
        from Attempt including;
        until after 30min terminate;
        max_open 1;
    }

    /// A day in which there was an attempt.
    lifespan Day {
        policy ignore;
        from Attempt including;
        until after 24h terminate;
        max_open 1;
    }

    /// Nothing was heard of an address.
    situation Quiet: all in Silence {
        operand attempt: first Attempt, max 1;
        detect deferred;
        emit { address: attempt.address }
    }

    /// Let in after three failures or more.
    situation Guessed3: sequence in Address {
        operand failed: first Attempt{3..=128} if outcome == Outcome::Failed, max 128;
        operand login: first Attempt if outcome == Outcome::Accepted;
        within 5min;
        emit { address: login.address, user: login.user, failures: count(failed) }
    }

    /// Let in after five failures or more.
    situation Guessed5: sequence in Address {
        operand failed: first Attempt{5..=128} if outcome == Outcome::Failed, max 128;
        operand login: first Attempt if outcome == Outcome::Accepted;
        within 5min;
        emit { address: login.address, user: login.user, failures: count(failed) }
    }

    /// Let in after ten failures or more.
    situation Guessed10: sequence in Address {
        operand failed: first Attempt{10..=128} if outcome == Outcome::Failed, max 128;
        operand login: first Attempt if outcome == Outcome::Accepted;
        within 5min;
        emit { address: login.address, user: login.user, failures: count(failed) }
    }

    /// Nine of ten attempts of half an hour failed.
    situation Failing: percentage >= 90 in HalfHour {
        operand failed: Attempt if outcome == Outcome::Failed, counted;
        operand accepted: Attempt if outcome == Outcome::Accepted;
        detect deferred;
        emit { failed: count(failed), attempts: count() }
    }

    /// And it were many.
    situation Siege: any in Host {
        operand half_hour: Failing if attempts >= 20;
        emit { failed: it.failed, attempts: it.attempts }
    }

    /// What failed in a day.
    situation Daily: report in Day {
        operand failed: Attempt if outcome == Outcome::Failed;
        detect deferred;
        emit { failed: count() }
    }

    /// More from day to day.
    situation Rising: trend increasing 3 of failed in Host {
        operand day: Daily, retain;
        emit { days: count(), from: min(failed), to: max(failed) }
    }
}
