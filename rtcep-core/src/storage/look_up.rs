//! How a key is found: all places are compared.
//!
//! That takes the same time whatever the data. An ordered index finds faster
//! among many, but each opening moves words in it: docs/bounds.md, section 6.

/// Up to so many places are compared where the key is looked up.
const FEW: usize = 16;

/// Of the places with a key the one in use; 0 if there is none. Places that are
/// not in use may have any key, but 0 in `heads`, and keys in use differ: no
/// branch on the data is needed to join what all places say.
#[inline(always)]
pub(super) fn look_up<K, const N: usize>(key: K, keys: &[K; N], heads: &[u32; N]) -> u32
where
    K: Copy + PartialEq,
{
    if N > FEW {
        among_many(key, keys, heads)
    } else {
        among(key, keys, heads)
    }
}

/// A plain loop in a function of its own, and heads as wide as most keys are: so
/// it becomes vector instructions on every target that has them. Unrolled by
/// hand, or within other code, it was somewhat faster on some targets and five
/// times slower on others.
#[inline(never)]
fn among_many<K, const N: usize>(key: K, keys: &[K; N], heads: &[u32; N]) -> u32
where
    K: Copy + PartialEq,
{
    among(key, keys, heads)
}

#[inline(always)]
fn among<K, const N: usize>(key: K, keys: &[K; N], heads: &[u32; N]) -> u32
where
    K: Copy + PartialEq,
{
    let mut found = 0;
    for (k, head) in keys.iter().zip(heads) {
        found |= head & 0_u32.wrapping_sub(u32::from(*k == key));
    }
    found
}
