//! The binaries of shapes: what they show is kept in files that are named by their
//! contents, so that what another build has shown is never taken for their own.

use super::measure::Error;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One of them, and where what it shows is kept.
pub(super) struct Binary {
    pub(super) path: PathBuf,
    files: PathBuf,
}

impl Binary {
    pub(super) fn of(root: &Path, target: &Path, name: &str) -> Result<Self, Error> {
        Self::at(root, target.join("release").join(name), name)
    }

    /// One that stands elsewhere.
    pub(super) fn at(root: &Path, path: PathBuf, name: &str) -> Result<Self, Error> {
        let bytes = fs::read(&path).map_err(|error| Error::Io(path.clone(), error))?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let files = root.join(format!("{name}.{:016x}", hasher.finish()));
        Ok(Self { path, files })
    }

    pub(super) fn file(&self, what: &str) -> PathBuf {
        let mut file = self.files.clone().into_os_string();
        file.push(format!(".{what}.json"));
        file.into()
    }

    /// What other builds of it have shown.
    pub(super) fn forget_others(&self, root: &Path, name: &str) -> io::Result<()> {
        let own = self.files.file_name().unwrap_or_default();
        let (own, other) = (own.to_string_lossy(), format!("{name}."));
        for file in fs::read_dir(root)? {
            let file = file?;
            let of = file.file_name();
            let of = of.to_string_lossy();
            if of.starts_with(&other) && !of.starts_with(&*own) && file.path().is_file() {
                fs::remove_file(file.path())?;
            }
        }
        Ok(())
    }

    /// Lets it write a file: it is there whole, or not at all.
    pub(super) fn write(
        &self,
        file: &Path,
        arguments: impl FnOnce(&str) -> Vec<String>,
    ) -> Result<(), Error> {
        let begun = file.with_extension("begun");
        let binary = &self.path;
        let status = Command::new(binary)
            .args(arguments(&begun.display().to_string()))
            .status();
        match status {
            Ok(status) if status.success() => {}
            Ok(status) => return Err(Error::Command(format!("{}: {status}", binary.display()))),
            Err(error) => return Err(Error::Io(binary.clone(), error)),
        }
        fs::rename(&begun, file).map_err(|error| Error::Io(begun, error))
    }
}
