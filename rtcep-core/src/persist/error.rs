//! Why a snapshot is not written, and why one is refused.

use core::fmt;

/// Why no snapshot was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SnapshotError {
    /// The buffer is too small.
    TooSmall {
        /// Bytes that the snapshot takes now; `SNAPSHOT_BYTES` are always enough.
        needed: usize,
        /// Bytes of the buffer.
        given: usize,
    },
    /// A value is stored that the rules have no name for.
    Unnamed {
        /// The adopted enumeration in the rules.
        enumeration: &'static str,
    },
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotError::TooSmall { needed, given } => write!(
                f,
                "the snapshot takes {needed} bytes and the buffer has {given}; \
                 a buffer of `SNAPSHOT_BYTES` is always large enough"
            ),
            SnapshotError::Unnamed { enumeration } => write!(
                f,
                "a stored value of `{enumeration}` is a variant that the rules do not name; \
                 name all variants in `enum {enumeration} = ..`"
            ),
        }
    }
}

impl core::error::Error for SnapshotError {}

/// Why a snapshot was refused. The engine is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RestoreError {
    /// The bytes do not begin as a snapshot does.
    NoSnapshot,
    /// The form of snapshots is that of another version of rtcep.
    Format {
        /// That of the snapshot.
        found: u16,
        /// The one that is read here.
        known: u16,
    },
    /// The end is missing.
    Truncated {
        /// Bytes of the snapshot, as far as its beginning says.
        needed: usize,
        /// Bytes that are there.
        given: usize,
    },
    /// Some byte has changed.
    Checksum {
        /// The one in the snapshot.
        found: u32,
        /// That of the bytes.
        computed: u32,
    },
    /// It is of other rules.
    OtherRules {
        /// Their fingerprint.
        found: u64,
        /// That of these rules.
        rules: u64,
    },
    /// It is of the same rules, but another version of rtcep stores something
    /// else for them.
    OtherLayout {
        /// The fingerprint of what that one stores.
        found: u64,
        /// Of what this one does.
        layout: u64,
    },
    /// Its checksum is right, but what it says cannot be.
    Corrupt(Corrupt),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::NoSnapshot => f.write_str(
                "these bytes are no snapshot of an engine; give what `snapshot` has written",
            ),
            RestoreError::Format { found, known } => write!(
                f,
                "the snapshot has form {found}, and this version of rtcep reads form {known}; \
                 restore it with the version that wrote it, or start anew"
            ),
            RestoreError::Truncated { needed, given } => write!(
                f,
                "the snapshot has {needed} bytes at least, and {given} are there; \
                 keep as many as `snapshot` returned"
            ),
            RestoreError::Checksum { found, computed } => write!(
                f,
                "the snapshot is damaged: its checksum is {found:#010x}, that of its bytes \
                 {computed:#010x}; restore an older one, or start anew"
            ),
            RestoreError::OtherRules { found, rules } => write!(
                f,
                "the snapshot is of other rules: their fingerprint is {found:#018x}, that of these \
                 rules {rules:#018x}; restore it into the rules that wrote it, or start anew"
            ),
            RestoreError::OtherLayout { found, layout } => write!(
                f,
                "the snapshot is of these rules, but of another version of rtcep, which stores \
                 something else for them ({found:#018x}, here {layout:#018x}); restore it with the \
                 version that wrote it, or start anew"
            ),
            RestoreError::Corrupt(corrupt) => corrupt.fmt(f),
        }
    }
}

impl core::error::Error for RestoreError {}

/// What a snapshot says and no engine can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The byte behind what was read, from the beginning of the state.
    pub at: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The state ends too early.
    Ends,
    /// Something is left behind the state.
    Behind,
    /// More than there is room for.
    Length,
    /// Neither true nor false.
    Bool,
    /// No text.
    Text,
    /// No variant.
    Variant,
    /// A tick, or a running number, that has not come yet.
    Future,
    /// What is due is past.
    Past,
    /// What must grow, with age or in the order of opening, does not.
    Order,
    /// More instances of a key than may be open.
    Keys,
    /// Nothing is open, and yet frozen.
    Frozen,
    /// Something is open that has opened when nothing opens.
    Moment,
    /// Instances wait for other events, where all wait for the same ones.
    Differs,
}

impl Problem {
    /// What is wrong, in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Problem::Ends => "it ends too early",
            Problem::Behind => "something is left behind it",
            Problem::Length => "more than there is room for",
            Problem::Bool => "neither true nor false",
            Problem::Text => "no UTF-8 text of that length",
            Problem::Variant => "no variant of its enumeration",
            Problem::Future => "a tick or a running number that has not come yet",
            Problem::Past => "a timer that is past",
            Problem::Order => "out of order",
            Problem::Keys => "more instances of a key than may be open",
            Problem::Frozen => "frozen, and nothing is open",
            Problem::Moment => "opened at a tick at which nothing opens",
            Problem::Differs => "two instances wait for other events than all do",
        }
    }
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, problem } = self;
        write!(
            f,
            "the snapshot has the right checksum, but no engine wrote it: {}, \
             before byte {at} of the state",
            problem.name()
        )
    }
}
