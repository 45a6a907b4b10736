//! The programs that are built.

use crate::project::update;
use std::fs;
use std::io;
use std::path::Path;

/// One situation, in a program that is otherwise the same.
const ONE: &str = "pub engine Hundred;
event A { id: u32, x: u32 }
lifespan Static { from startup; max_open 1; }
situation S0: all in Static { operand a: first A if x > 1; emit { id: a.id } }
";

/// Calls every event of an engine with what the user gives, so that all of its code is
/// needed and nothing is known when it is compiled.
const MAIN: &str = r#"
use rtcep::{Engine as _, Record as _, Sink, Timestamp as _, Value};

struct Sum(u64);

impl Sink<Hundred> for Sum {
    fn detection(&mut self, detection: rtcep::Detection<<Hundred as rtcep::Engine>::Detection>) {
        self.0 = self.0.wrapping_mul(31) + detection.t + detection.situation.shape() as u64;
    }
    fn notice(&mut self, _: rtcep::Notice) {
        self.0 += 1;
    }
}

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let mut engine = Box::new(Hundred::new());
    let mut sum = Sum(0);
    for (t, &n) in numbers.iter().enumerate() {
        let shape = n as usize % HundredEvent::SHAPES.len();
        let attributes = HundredEvent::SHAPES[shape].attributes.iter();
        let values: Vec<Value> = attributes
            .map(|(_, ty)| match *ty {
                "u32" => Value::U32(n),
                "i64" => Value::I64(n.into()),
                "f64" => Value::F64(n.into()),
                "bool" => Value::Bool(n % 2 == 0),
                _ => Value::Variant((n % 3) as u16),
            })
            .collect();
        let Some(event) = HundredEvent::from_values(shape, &values) else {
            continue;
        };
        let t = <Hundred as rtcep::Engine>::Instant::from_ticks(t as u64 * 1000);
        if engine.process(t, &event, &mut sum).is_err() {
            sum.0 += 1;
        }
    }
    println!("{}", sum.0);
}
"#;

/// Writes the crate with a binary for each program.
pub(super) fn write(project: &Path, root: &Path) -> io::Result<()> {
    let bin = root.join("src/bin");
    fs::create_dir_all(&bin)?;
    let manifest = format!(
        "# Written by `cargo xtask compile-cost`.\n[workspace]\n\n[package]\nname = \
         \"compile-cost\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nrtcep = \
         {{ path = '{}' }}\n",
        project.display()
    );
    update(&root.join("Cargo.toml"), &manifest)?;
    let lock = root.join("Cargo.lock");
    if !lock.exists() {
        // The same versions of dependencies as the project's own.
        fs::copy(project.join("Cargo.lock"), lock)?;
    }
    let hundred = fs::read_to_string(project.join("rtcep-macros/src/tests/hundred.rules"))?;
    for (name, rules) in [("one", ONE), ("hundred", &hundred)] {
        let text = format!("rtcep::situations! {{\n{rules}}}\n{MAIN}");
        update(&bin.join(format!("{name}.rs")), &text)?;
    }
    Ok(())
}
