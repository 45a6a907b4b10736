//! How a key is found: all places are compared.
//!
//! That takes the same time whatever the data. An ordered index finds faster
//! among many, but each opening moves words in it: docs/bounds.md, section 6.

/// Up to so many places are compared where the key is looked up, and more in a
/// function of their own: what surrounds the loop there keeps it from becoming
/// vector instructions.
const FEW: usize = 32;

/// Of the places with a key the one in use; 0 if there is none. Places that are
/// not in use may have any key, but 0 in `heads`, and keys in use differ: no
/// branch on the data is needed to join what all places say.
#[inline(always)]
pub(super) fn look_up<K, const N: usize>(key: K, keys: &[K; N], heads: &[u16; N]) -> u16
where
    K: Copy + PartialEq,
{
    if N > FEW {
        among_many(key, keys, heads)
    } else {
        joined(key, keys, heads)
    }
}

#[inline(never)]
fn among_many<K, const N: usize>(key: K, keys: &[K; N], heads: &[u16; N]) -> u16
where
    K: Copy + PartialEq,
{
    // Which is faster was measured: places joined one by one for keys that are
    // not wider than slots, in several lanes for those that are.
    if size_of::<K>() <= size_of::<u16>() {
        joined(key, keys, heads)
    } else {
        in_lanes::<_, 16>(key, keys, heads)
    }
}

#[inline(always)]
fn joined<K: Copy + PartialEq>(key: K, keys: &[K], heads: &[u16]) -> u16 {
    let mut found = 0;
    for (k, head) in keys.iter().zip(heads) {
        found |= says(key, *k, *head);
    }
    found
}

#[inline(always)]
fn in_lanes<K: Copy + PartialEq, const L: usize>(key: K, keys: &[K], heads: &[u16]) -> u16 {
    let (keys, last_keys) = keys.as_chunks::<L>();
    let (heads, last_heads) = heads.as_chunks::<L>();
    let mut lanes = [0; L];
    for (keys, heads) in keys.iter().zip(heads) {
        for ((lane, k), head) in lanes.iter_mut().zip(keys).zip(heads) {
            *lane |= says(key, *k, *head);
        }
    }
    let found = lanes.iter().fold(0, |found, lane| found | lane);
    found | joined(key, last_keys, last_heads)
}

#[inline(always)]
fn says<K: PartialEq>(key: K, k: K, head: u16) -> u16 {
    head & 0_u16.wrapping_sub(u16::from(k == key))
}
