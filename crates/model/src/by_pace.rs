//! One value for each kind of play: standard, rapid and blitz ratings have nothing to do with each other.

use std::ops::{Index, IndexMut};

use crate::rating::Pace;

/// One value for standard chess, one for rapid and one for blitz, found by the pace.
///
/// ```
/// use exaequo_model::{ByPace, Pace};
///
/// let mut ratings = ByPace { standard: Some(2839), ..ByPace::default() };
/// ratings[Pace::Blitz] = Some(2881);
/// assert_eq!((ratings[Pace::Standard], ratings[Pace::Rapid]), (Some(2839), None));
/// assert_eq!(ratings.map(|rating| rating.is_some()), ByPace { standard: true, rapid: false, blitz: true });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByPace<T> {
    /// The value for standard chess.
    pub standard: T,
    /// The value for rapid chess.
    pub rapid: T,
    /// The value for blitz chess.
    pub blitz: T,
}

impl<T> ByPace<T> {
    /// What a function makes of each value.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> ByPace<U> {
        ByPace { standard: make(self.standard), rapid: make(self.rapid), blitz: make(self.blitz) }
    }

    /// The same with references to the values.
    pub const fn as_ref(&self) -> ByPace<&T> {
        ByPace { standard: &self.standard, rapid: &self.rapid, blitz: &self.blitz }
    }
}

impl<T> Index<Pace> for ByPace<T> {
    type Output = T;

    fn index(&self, pace: Pace) -> &T {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        }
    }
}

impl<T> IndexMut<Pace> for ByPace<T> {
    fn index_mut(&mut self, pace: Pace) -> &mut T {
        match pace {
            Pace::Standard => &mut self.standard,
            Pace::Rapid => &mut self.rapid,
            Pace::Blitz => &mut self.blitz,
        }
    }
}
