//! The order in which situations are resolved: what feeds comes first, since
//! the types of its attributes are those of its expressions.

/// Positions of all nodes, each after those that it depends on; those on
/// cycles, and what depends on them, come last by declaration. `needs[i]` lists
/// what `i` depends on. Iterative, so that a long chain needs no stack.
pub(super) fn dependencies_first(needs: &[Vec<usize>]) -> Vec<usize> {
    let mut waiting: Vec<usize> = needs.iter().map(Vec::len).collect();
    let mut feeds = vec![Vec::new(); needs.len()];
    for (i, needed) in needs.iter().enumerate() {
        for &j in needed {
            feeds[j].push(i);
        }
    }
    let mut order: Vec<usize> = (0..needs.len()).filter(|&i| waiting[i] == 0).collect();
    let mut next = 0;
    while let Some(&i) = order.get(next) {
        next += 1;
        for &j in &feeds[i] {
            waiting[j] -= 1;
            if waiting[j] == 0 {
                order.push(j);
            }
        }
    }
    order.extend((0..needs.len()).filter(|&i| waiting[i] > 0));
    order
}

#[cfg(test)]
mod tests {
    use super::dependencies_first;

    #[test]
    fn what_feeds_comes_first() {
        assert_eq!(
            dependencies_first(&[vec![1, 1], vec![2], vec![]]),
            [2, 1, 0]
        );
        assert_eq!(dependencies_first(&[vec![1], vec![0], vec![]]), [2, 0, 1]);
        assert!(dependencies_first(&[]).is_empty());
    }
}
