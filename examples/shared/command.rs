//! The command line of an example that reads one file and prints one report.

use std::env;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The file that the user names, or the example's own `data`.
///
/// # Errors
/// With what to exit instead; everything is said then.
pub(crate) fn file(name: &str, data: &str) -> Result<PathBuf, ExitCode> {
    let usage = format!("usage: {name} [FILE]\nwithout FILE: {data}");
    let mut arguments = env::args_os().skip(1);
    match (arguments.next(), arguments.next()) {
        (None, _) => Ok(found(data)),
        (Some(option), None) if option == "--help" || option == "-h" => {
            println!("{usage}");
            Err(ExitCode::SUCCESS)
        }
        (Some(path), None) if !path.as_encoded_bytes().starts_with(b"-") => Ok(PathBuf::from(path)),
        (Some(_), _) => {
            eprintln!("{usage}");
            Err(ExitCode::from(2))
        }
    }
}

/// The data of the current directory, or else of the crate's.
fn found(data: &str) -> PathBuf {
    let here = Path::new(data);
    if here.exists() {
        here.to_owned()
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(data)
    }
}

/// Prints a report.
pub(crate) fn print(report: &str) -> ExitCode {
    match io::stdout().lock().write_all(report.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader, `head` for one, has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: cannot write the report: {error}");
            ExitCode::FAILURE
        }
    }
}
