//! What can go wrong, in the user's words.

use crate::page::PageError;
use crate::subject::NoRules;
use crate::subject::script::NoCall;
use crate::what_if;
use rtcep::Late;
use rtcep_lang::table::{PriceError, TableError};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why there is no report.
#[derive(Debug)]
pub enum CommandError {
    /// The engine's text is no rule set: it is of another version of rtcep.
    Rules(NoRules),
    /// An event adopts a type, and nothing makes values of it.
    Adopted(&'static str),
    /// A cost table cannot be opened.
    OpenTable(PathBuf, io::Error),
    /// All that is wrong with a cost table, or it is of another target.
    Table(Vec<TableError>),
    /// A cost table has no price for an operation of these rules.
    Price(PriceError),
    /// Primitive costs could not be measured.
    Primitives(io::Error),
    /// A trace cannot be opened.
    OpenTrace(PathBuf, io::Error),
    /// A line of a trace is no call.
    Trace(PathBuf, NoCall),
    /// A call of a trace steps back in time.
    Late(PathBuf, Late),
    /// A call did more than is counted: a defect of rtcep.
    Exceeded {
        /// Which call, from 1.
        call: usize,
        /// What it did and what is counted.
        why: String,
    },
    /// What was asked of capacities cannot be answered.
    WhatIf(what_if::Error),
    /// The directory of reports cannot be made.
    Directory(io::Error),
    /// A file cannot be written.
    Write(PathBuf, io::Error),
    /// The report cannot become JSON.
    Json(serde_json::Error),
    /// The page cannot be made.
    Page(PageError),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(error) => write!(f, "{error}"),
            Self::Adopted(event) => write!(
                f,
                "event `{event}` adopts a type, and nobody has said how a value of it is made: it may \
                 have more fields than the rules name. Write `report!(Engine, build = function)`, \
                 where the function makes an event of its number and its attributes, both by \
                 declaration"
            ),
            Self::OpenTable(path, error) => write!(
                f,
                "the cost table {} cannot be read: {error}; paths begin at the package",
                path.display()
            ),
            Self::Table(errors) => {
                let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            Self::Price(error) => write!(f, "{error}"),
            Self::Primitives(error) => write!(f, "primitive costs cannot be measured: {error}"),
            Self::OpenTrace(path, error) => {
                write!(f, "the trace {} cannot be read: {error}", path.display())
            }
            Self::Trace(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Late(path, late) => write!(f, "{}: {late}", path.display()),
            Self::Exceeded { call, why } => write!(
                f,
                "call {call} did more than is counted, which is a defect of rtcep; please report it \
                 with the rules and this trace: {why}"
            ),
            Self::WhatIf(error) => write!(f, "{error}"),
            Self::Directory(error) => write!(f, "the directory of reports cannot be made: {error}"),
            Self::Write(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Json(error) => write!(f, "the report cannot be written: {error}"),
            Self::Page(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for CommandError {}
