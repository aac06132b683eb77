//! 7.1: the kinds of rating a register keeps, each with lists of its own.

use exaequo_model::Pace;
use serde::{Deserialize, Serialize};

/// A kind of rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// FIDE's standard chess.
    Standard,
    /// FIDE's rapid chess.
    Rapid,
    /// FIDE's blitz chess.
    Blitz,
    /// The federation's own rating.
    National,
}

impl Kind {
    /// All kinds, in the order in which lists show them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Rapid, Self::Blitz, Self::National];

    /// The name it is written by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::National => "national",
        }
    }

    /// The kind of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The provisions it is rated by: the federation's own rating is one of standard chess.
    pub const fn pace(self) -> Pace {
        match self {
            Self::Standard | Self::National => Pace::Standard,
            Self::Rapid => Pace::Rapid,
            Self::Blitz => Pace::Blitz,
        }
    }
}

impl From<Pace> for Kind {
    fn from(pace: Pace) -> Self {
        match pace {
            Pace::Standard => Self::Standard,
            Pace::Rapid => Self::Rapid,
            Pace::Blitz => Self::Blitz,
        }
    }
}

/// Something for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByKind<T> {
    /// For standard chess.
    pub standard: T,
    /// For rapid chess.
    pub rapid: T,
    /// For blitz chess.
    pub blitz: T,
    /// For the federation's own rating.
    pub national: T,
}

impl<T> std::ops::Index<Kind> for ByKind<T> {
    type Output = T;

    fn index(&self, kind: Kind) -> &T {
        match kind {
            Kind::Standard => &self.standard,
            Kind::Rapid => &self.rapid,
            Kind::Blitz => &self.blitz,
            Kind::National => &self.national,
        }
    }
}

impl<T> std::ops::IndexMut<Kind> for ByKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        match kind {
            Kind::Standard => &mut self.standard,
            Kind::Rapid => &mut self.rapid,
            Kind::Blitz => &mut self.blitz,
            Kind::National => &mut self.national,
        }
    }
}
