//! Something an event has besides its games and rules, put in the place of what was there: prizes, a play-off, what is public.

use serde::{Deserialize, Serialize};

/// What was there, and what is there now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Replaced<T> {
    /// What was there before.
    pub was: T,
    /// What is there now.
    pub is: T,
    /// The change that is taken back by this one.
    pub undoes: Option<u64>,
}

impl<T: Clone> Replaced<T> {
    /// Something in the place of what was there.
    pub fn new(was: &T, is: T) -> Self {
        Self { was: was.clone(), is, undoes: None }
    }

    /// What takes it back.
    pub fn reversed(&self, number: u64) -> Self {
        Self { was: self.is.clone(), is: self.was.clone(), undoes: Some(number) }
    }
}
