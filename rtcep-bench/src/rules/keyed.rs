//! Many machines at once, each by its key: 16 of them, and 256.
//!
//! A machine runs from its start until it stops or, since one that falls silent
//! would be kept for ever, for two seconds.

pub use keyed16::Keyed16;
pub use keyed256::Keyed256;

macro_rules! keyed {
    ($(#[$doc:meta])* $module:ident, $engine:ident, $max_open:tt) => {
        $(#[$doc])*
        pub mod $module {
            rtcep::situations! {
                /// Machines whose bearings wear.
                pub engine $engine;
                resolution 1us;

                event Start { machine: u32 }
                event Shake { machine: u32, level: u32 }
                event Heat { machine: u32, celsius: u32 }
                event Stop { machine: u32 }

                /// A machine at work.
                lifespan Run {
                    policy ignore;
                    from Start;
                    until Stop terminate;
                    until after 2s discard;
                    key machine;
                    max_open $max_open, on_full drop_oldest;
                }

                /// A machine that gets hot after it shook.
                situation Wear: sequence in Run {
                    operand shake: first Shake if level > 60, max 4, on_full drop_oldest;
                    operand heat: first Heat if celsius > 40;
                    emit { machine: heat.machine, level: shake.level, celsius: heat.celsius }
                }
            }
        }
    };
}

keyed! {
    /// A cell of a factory.
    keyed16, Keyed16, 16
}

keyed! {
    /// A factory.
    keyed256, Keyed256, 256
}
