//! `cargo xtask test`: all that CI asks for, stage by stage.

mod stages;

use clap::Args;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// Options of `cargo xtask test`.
#[derive(Args)]
pub(crate) struct Options {
    /// Only the stages with these names.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Names the stages and runs none.
    #[arg(long)]
    list: bool,
}

/// One stage: commands that must all succeed.
pub(crate) struct Stage {
    /// The name, for `--only`.
    pub(crate) name: &'static str,
    /// What it shows.
    pub(crate) shows: &'static str,
    /// The commands, in order.
    pub(crate) commands: Vec<Command>,
}

/// Runs the stages in order and stops at the first failure.
pub(crate) fn main(options: &Options) -> ExitCode {
    let stages = stages::all();
    for name in &options.only {
        if !stages.iter().any(|stage| stage.name == name) {
            eprintln!("there is no stage `{name}`; `cargo xtask test --list` names them");
            return ExitCode::from(2);
        }
    }
    if options.list {
        for stage in &stages {
            println!("{:<12} {}", stage.name, stage.shows);
        }
        return ExitCode::SUCCESS;
    }
    let wanted = |stage: &Stage| {
        options.only.is_empty() || options.only.iter().any(|name| name == stage.name)
    };
    let mut times = Vec::new();
    for stage in stages.into_iter().filter(wanted) {
        println!("== {}: {}", stage.name, stage.shows);
        let start = Instant::now();
        let result = run(stage.commands);
        times.push((stage.name, start.elapsed()));
        if let Err(why) = result {
            report(&times);
            eprintln!("stage `{}` failed: {why}", stage.name);
            return ExitCode::FAILURE;
        }
    }
    report(&times);
    ExitCode::SUCCESS
}

fn run(commands: Vec<Command>) -> Result<(), String> {
    for mut command in commands {
        println!("$ {}", shown(&command));
        match command.status() {
            Ok(status) if status.success() => {}
            Ok(status) => return Err(format!("`{}`: {status}", shown(&command))),
            Err(error) => {
                return Err(format!("`{}` does not start: {error}", shown(&command)));
            }
        }
    }
    Ok(())
}

/// A command as one would type it.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let mut text = name.to_string_lossy().into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}

fn report(times: &[(&str, Duration)]) {
    println!("\nstage          seconds");
    for (name, time) in times {
        println!("{name:<12} {:>9.1}", time.as_secs_f64());
    }
    let all: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("{:<12} {:>9.1}", "all", all.as_secs_f64());
}
