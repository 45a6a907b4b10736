//! What did not come until the end.

rtcep::situations! {
    /// Machines that shake.
    pub engine Shaken;
    resolution 1us;

    event Start { machine: u32 }
    event Shake { machine: u32, level: u32 }
    event Heat { machine: u32, celsius: u32 }
    event Stop { machine: u32 }

    /// A machine at work, for two seconds at most.
    lifespan Run {
        policy ignore;
        from Start;
        until Stop terminate;
        until after 2s terminate;
        key machine;
        max_open 64, on_full drop_oldest;
    }

    /// It shook, and was never hot: no bearing does that.
    situation Loose: unless in Run {
        operand shake: first Shake if level > 60, max 4, on_full drop_oldest;
        forbidden heat: Heat if celsius > 80;
        emit { machine: shake.machine, level: shake.level }
    }
}
