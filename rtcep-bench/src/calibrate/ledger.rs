//! The salts that were tried, kept by the project and not by whoever runs a calibration.
//!
//! A test that is repeated with other salts until one passes shows nothing. So a salt is
//! written down, with the margins that were chosen under it, before a held-out shape is
//! built, and stays there however the test ends. A salt is good for one subject: who
//! changes operations, shapes or code takes a new one.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// All that were tried, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    /// One after the other.
    #[serde(default)]
    pub tried: Vec<Tried>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// The salt.
    pub salt: String,
    /// The subject: operations, templates, and sources.
    pub subject: String,
    /// The target triple; nothing where it was not noted yet.
    #[serde(default)]
    pub target: String,
    /// The day.
    pub date: String,
    /// The margins, by unit.
    pub margins: BTreeMap<String, f64>,
}

/// Why a salt is not good.
#[derive(Debug)]
pub enum Error {
    /// The file cannot be read or written.
    Io(PathBuf, io::Error),
    /// It is not what was written.
    Form(PathBuf, String),
    /// The salt was tried with another subject.
    Used(String, String),
    /// None was named, and none was tried with this subject.
    None,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Error::Form(path, error) => write!(
                f,
                "{}: {error}; it says which salts were tried, and is not to be written anew",
                path.display()
            ),
            Error::Used(salt, date) => write!(
                f,
                "salt `{salt}` was tried on {date} with other operations, shapes or code: name a \
                 new one with `--salt`"
            ),
            Error::None => write!(
                f,
                "no salt was tried with these operations, shapes and code: name a new one with \
                 `--salt`"
            ),
        }
    }
}

impl std::error::Error for Error {}

const ABOUT: &str = "# Salts that whole calibrations have tried. Written by the calibration \
                     before what is held out is built.\n\n";

impl Ledger {
    /// Reads it; none were tried if it is not there.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: &Path) -> Result<Self, Error> {
        match fs::read_to_string(path) {
            Ok(text) => toml::from_str(&text)
                .map_err(|error| Error::Form(path.to_owned(), error.message().to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(Error::Io(path.to_owned(), error)),
        }
    }

    /// The salt of a run: the one that is asked for, or the last one of this subject.
    ///
    /// # Errors
    /// If it was tried with another subject, or there is none.
    pub fn salt(&self, asked: Option<&str>, subject: &str) -> Result<String, Error> {
        match asked {
            None => {
                let mut known = self.tried.iter().rev();
                let last = known.find(|tried| tried.subject == subject);
                last.map(|tried| tried.salt.clone()).ok_or(Error::None)
            }
            Some(salt) => {
                let other = |tried: &&Tried| tried.salt == salt && tried.subject != subject;
                match self.tried.iter().find(other) {
                    Some(tried) => Err(Error::Used(salt.to_owned(), tried.date.clone())),
                    None => Ok(salt.to_owned()),
                }
            }
        }
    }

    /// Notes a try. Who goes on with a run chooses the same margins again, and that is the
    /// same try; whoever chooses others has tried once more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn note(&mut self, tried: Tried, path: &Path) -> Result<(), Error> {
        let same = |t: &Tried| {
            let subject = t.salt == tried.salt && t.subject == tried.subject;
            subject && t.target == tried.target && t.margins == tried.margins
        };
        if !self.tried.iter().any(same) {
            self.tried.push(tried);
        }
        let text = toml::to_string(self)
            .map_err(|error| Error::Form(path.to_owned(), error.to_string()))?;
        let written = path.parent().map_or(Ok(()), fs::create_dir_all);
        written
            .and_then(|()| fs::write(path, format!("{ABOUT}{text}")))
            .map_err(|error| Error::Io(path.to_owned(), error))
    }

    /// How many were tried.
    #[must_use]
    pub fn number(&self) -> u32 {
        u32::try_from(self.tried.len()).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, Ledger, Tried};
    use std::collections::BTreeMap;

    fn tried(salt: &str, subject: &str) -> Tried {
        Tried {
            salt: salt.to_owned(),
            subject: subject.to_owned(),
            target: "here".to_owned(),
            date: "2026-12-01".to_owned(),
            margins: BTreeMap::from([("instructions".to_owned(), 1.25)]),
        }
    }

    #[test]
    fn a_salt_is_counted_once_and_good_for_one_subject() {
        let directory = std::env::temp_dir().join(format!("rtcep-ledger-{}", std::process::id()));
        let path = directory.join("salts.toml");
        let mut ledger = Ledger::read(&path).expect("no file is no try");
        assert!(matches!(ledger.salt(None, "a"), Err(Error::None)));
        assert_eq!(ledger.salt(Some("1"), "a").expect("a new one"), "1");
        ledger.note(tried("1", "a"), &path).expect("written");
        ledger.note(tried("1", "a"), &path).expect("written");
        ledger.note(tried("2", "b"), &path).expect("written");
        let read = Ledger::read(&path).expect("what was written");
        assert_eq!(read, ledger);
        assert_eq!(read.number(), 2);
        // Other margins are another try of the same salt.
        let mut again = read.clone();
        again
            .note(
                Tried {
                    margins: BTreeMap::new(),
                    ..tried("1", "a")
                },
                &path,
            )
            .expect("written");
        assert_eq!(Ledger::read(&path).expect("what was written").number(), 3);
        // Both are known; a salt of another subject is refused, with the day.
        assert_eq!(read.salt(None, "a").expect("the last one"), "1");
        let refused = read.salt(Some("1"), "b").expect_err("of another subject");
        assert!(refused.to_string().contains("2026-12-01"), "{refused}");
        std::fs::write(&path, "tried = 7\n").expect("written");
        assert!(matches!(Ledger::read(&path), Err(Error::Form(..))));
        std::fs::remove_dir_all(&directory).expect("it can be removed");
    }
}
