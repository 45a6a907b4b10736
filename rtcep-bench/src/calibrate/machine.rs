//! What the machine did besides: context switches, interrupts, and time that it was not
//! there at all.
//!
//! Read around blocks of samples, outside of what is timed. A block in which one of them
//! changed is dropped whole, whatever it took: a slow sample is never a reason.

use std::fs::File;

/// Counters of the operating system.
#[derive(Debug, Default)]
pub struct Machine {
    stat: Option<File>,
    text: Vec<u8>,
}

/// Bytes of `/proc/stat` that are read: the processors' lines and the total of interrupts,
/// which stands behind them, of machines with 256 processors.
const READ: usize = 1 << 15;

/// What they said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Context switches of this thread, wanted or not.
    switches: u64,
    /// Interrupts of all processors.
    interrupts: u64,
    /// Ticks that a hypervisor took away.
    stolen: u64,
}

impl Reading {
    /// From what counters say.
    #[must_use]
    pub const fn of(switches: u64, interrupts: u64, stolen: u64) -> Self {
        Self {
            switches,
            interrupts,
            stolen,
        }
    }
}

impl Machine {
    /// The counters of this machine.
    #[must_use]
    pub fn new() -> Self {
        Self {
            stat: File::open("/proc/stat").ok(),
            text: vec![0; READ],
        }
    }

    /// What they say now; none where this machine does not tell.
    pub fn read(&mut self) -> Option<Reading> {
        let stat = self.stat.as_ref()?;
        let read = beginning(stat, &mut self.text)?;
        let (interrupts, stolen) = interrupts(std::str::from_utf8(&self.text[..read]).ok()?)?;
        Some(Reading {
            switches: switches()?,
            interrupts,
            stolen,
        })
    }
}

/// Reads the beginning of a file again, in one call of the system: this is done around each
/// block.
#[cfg(unix)]
fn beginning(file: &File, text: &mut [u8]) -> Option<usize> {
    std::os::unix::fs::FileExt::read_at(file, text, 0).ok()
}

#[cfg(not(unix))]
fn beginning(_: &File, _: &mut [u8]) -> Option<usize> {
    None
}

/// From `/proc/stat`: the total of `intr`, and the eighth number of `cpu`.
fn interrupts(stat: &str) -> Option<(u64, u64)> {
    let line = |name: &str| stat.lines().find_map(|line| line.strip_prefix(name));
    let total = line("intr ")?.split(' ').next()?.parse().ok()?;
    let stolen = line("cpu ")?.split_whitespace().nth(7)?.parse().ok()?;
    Some((total, stolen))
}

#[cfg(target_os = "linux")]
fn switches() -> Option<u64> {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_THREAD).ok()?;
    let all = usage.voluntary_context_switches() + usage.involuntary_context_switches();
    u64::try_from(all).ok()
}

#[cfg(not(target_os = "linux"))]
fn switches() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::{Machine, interrupts};

    #[test]
    fn counters_are_read_from_what_linux_writes() {
        let stat = "cpu  1 2 3 4 5 6 7 8 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\nintr 1234 0 5\nctxt 99\n";
        assert_eq!(interrupts(stat), Some((1_234, 8)));
        assert_eq!(interrupts("cpu 1\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_pause_is_seen() {
        let mut machine = Machine::new();
        let before = machine.read().expect("Linux tells");
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert_ne!(machine.read(), Some(before));
    }
}
