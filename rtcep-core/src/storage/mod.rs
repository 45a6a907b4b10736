//! Fixed-capacity lists of candidates.
