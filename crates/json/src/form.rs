//! What forms are made of beside their values: members in the order given, lists that are made as they are written.

use serde::{Serialize, Serializer};

/// An object whose keys are not known beforehand, in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Members<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Members<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A list whose entries are made one after the other as they are written: standings of ten thousand players are never
/// in memory a second time.
#[derive(Clone, Copy, Debug)]
pub struct Lazy<F>(pub F);

impl<F: Fn() -> I, I: IntoIterator<Item: Serialize>> Serialize for Lazy<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}
