//! Arithmetic with faults, shared by generated code and the interpreter
//! (language.md, section 6).
//!
//! A fault is `None`: a third value that logic may absorb (`false && fault` is
//! false) and that everything else hands on. Both sides of an operator are
//! always evaluated, so that counts are exact.
//!
//! | file | what it holds |
//! |---|---|
//! | this one | logic, and operators over what may be a fault |
//! | `convert` | `as` |
//! | `choose` | min, max, abs, clamp |

mod choose;
mod convert;

pub use choose::{Number, clamp, max, min, nearest};
pub use convert::Convert;

/// `a && b` over {true, false, fault}, in either order.
#[inline(always)]
#[must_use]
pub const fn and(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

/// `a || b` over {true, false, fault}, in either order.
#[inline(always)]
#[must_use]
pub const fn or(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    }
}

/// `!a`; a fault stays a fault.
#[inline(always)]
#[must_use]
pub const fn not(a: Option<bool>) -> Option<bool> {
    match a {
        Some(a) => Some(!a),
        None => None,
    }
}

/// An operator over two values that may be faults.
#[inline(always)]
pub fn both<A, B, R>(a: Option<A>, b: Option<B>, f: impl FnOnce(A, B) -> R) -> Option<R> {
    match (a, b) {
        (Some(a), Some(b)) => Some(f(a, b)),
        _ => None,
    }
}

/// A checked operator over two values that may be faults.
#[inline(always)]
pub fn checked<A, B, R>(
    a: Option<A>,
    b: Option<B>,
    f: impl FnOnce(A, B) -> Option<R>,
) -> Option<R> {
    match (a, b) {
        (Some(a), Some(b)) => f(a, b),
        _ => None,
    }
}
