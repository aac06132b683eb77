//! Sorting where it is not done a thousand times a second.
//!
//! The sort of the standard library is compiled anew for each kind of thing and each way to compare two, and takes five
//! kilobytes every time: an eighth of what a browser would have to load. There, one sort of numbers of places is shared by all;
//! elsewhere this is the sort of the standard library. Rules that sort for every participant call that one directly.

use std::cmp::Ordering;

#[cfg(any(test, target_family = "wasm"))]
mod places;

/// Slices that are put in order. Equal things stay as they were, except by [`Order::order`], where none can tell them apart.
///
/// ```
/// use exaequo_model::Order as _;
///
/// let mut names = ["Zoé", "Ann", "Bo"];
/// names.order_by_key(|name| name.len());
/// assert_eq!(names, ["Bo", "Ann", "Zoé"]);
/// ```
pub trait Order<T> {
    /// From the least to the greatest.
    fn order(&mut self)
    where
        T: Ord;

    /// By a comparison of two.
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// By a key that is worked out whenever two are compared.
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);

    /// By a key that is worked out once for each.
    fn order_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

#[cfg(not(target_family = "wasm"))]
impl<T> Order<T> for [T] {
    fn order(&mut self)
    where
        T: Ord,
    {
        self.sort_unstable();
    }

    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        self.sort_by(compare);
    }

    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.sort_by_key(key);
    }

    fn order_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.sort_by_cached_key(key);
    }
}

#[cfg(target_family = "wasm")]
impl<T> Order<T> for [T] {
    fn order(&mut self)
    where
        T: Ord,
    {
        places::order_by(self, T::cmp);
    }

    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        places::order_by(self, compare);
    }

    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        places::order_by(self, |one, other| key(one).cmp(&key(other)));
    }

    fn order_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        places::order_by_cached_key(self, key);
    }
}
