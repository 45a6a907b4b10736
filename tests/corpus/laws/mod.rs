//! What holds of every trace.
