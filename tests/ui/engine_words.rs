//! The line of the engine is broken, its name is not.

rtcep::situations! {
    engine Defence of the ship;
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        emit { target: alert.target }
    }
}

use rtcep::{Detection, Engine, Late, Notice, Sink};

struct Console;

impl Sink<Defence> for Console {
    fn detection(&mut self, detection: Detection<DefenceDetection>) {
        match detection.situation {
            DefenceDetection::Confirmed(Confirmed { target }) => {
                let _: u32 = target;
            }
        }
    }

    fn notice(&mut self, _: Notice) {}
}

fn run(engine: &mut Defence, sink: &mut Console) -> Result<(), Late> {
    let t = <Defence as Engine>::Instant::from_ticks(5);
    engine.process_alert(t, &Alert { target: 1 }, sink)?;
    engine.process(t, &DefenceEvent::Alert(Alert { target: 1 }), sink)
}

fn main() {
    let _ = run(&mut Defence::new(), &mut Console);
}
