//! The sort that all share: of the numbers of places, by merging; then things are brought to their places.

use std::cmp::Ordering;

/// Puts things in order; equal ones stay as they were.
pub(super) fn order_by<T>(things: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    if things.len() < 2 {
        return;
    }
    let places = sorted(things.len(), &mut |one, other| compare(&things[one], &things[other]));
    bring(places, &mut |one, other| things.swap(one, other));
}

/// Puts things in order by what is worked out of each, once.
pub(super) fn order_by_cached_key<T, K: Ord>(things: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = things.iter().map(key).collect();
    let places = sorted(keys.len(), &mut |one, other| keys[one].cmp(&keys[other]));
    bring(places, &mut |one, other| things.swap(one, other));
}

/// The places of things in the order wanted.
fn sorted(count: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let mut merged = Vec::with_capacity(count);
    let mut width = 1;
    while width < count {
        for pair in places.chunks(2 * width) {
            merge(pair.split_at(width.min(pair.len())), &mut merged, compare);
        }
        std::mem::swap(&mut places, &mut merged);
        merged.clear();
        width *= 2;
    }
    places
}

/// Adds two sorted runs as one; of equal things the first run's come first.
fn merge(
    (mut left, mut right): (&[usize], &[usize]),
    merged: &mut Vec<usize>,
    compare: &mut dyn FnMut(usize, usize) -> Ordering,
) {
    while let ([one, left_rest @ ..], [other, right_rest @ ..]) = (left, right) {
        if compare(*one, *other) == Ordering::Greater {
            merged.push(*other);
            right = right_rest;
        } else {
            merged.push(*one);
            left = left_rest;
        }
    }
    merged.extend_from_slice(left);
    merged.extend_from_slice(right);
}

/// Brings everything to its place, along the circles in which things take each other's.
fn bring(mut places: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..places.len() {
        let mut at = start;
        while places[at] != start {
            let from = std::mem::replace(&mut places[at], at);
            swap(at, from);
            at = from;
        }
        places[at] = at;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers without an order, the same in every run.
    fn numbers(count: usize, below: usize) -> Vec<(usize, usize)> {
        let mut state = 7_usize;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        (0..count).map(|index| (next(), index)).collect()
    }

    #[test]
    fn things_are_ordered_as_by_the_standard_library_and_equal_ones_stay() {
        for count in [0, 1, 2, 3, 5, 16, 17, 100, 1000] {
            for below in [1, 3, 10, 100_000] {
                let mut expected = numbers(count, below);
                let (mut found, mut cached) = (expected.clone(), expected.clone());
                expected.sort_by_key(|(number, _)| *number);
                order_by(&mut found, |(one, _), (other, _)| one.cmp(other));
                order_by_cached_key(&mut cached, |(number, _)| *number);
                assert_eq!(found, expected, "{count} below {below}");
                assert_eq!(cached, expected, "{count} below {below}");
            }
        }
    }
}
