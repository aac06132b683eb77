//! 11.2: measures to be recommended, and what speaks for which.

use super::{DriftFinding, Flow, GroupOf};

/// Something the commission could do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// 8.1b: another table.
    Table,
    /// 8.54: another limit of differences.
    DifferenceLimit,
    /// 8.56: other coefficients, or for others.
    Coefficient,
    /// 8.57: another way of rounding.
    Rounding,
    /// 0.6: another floor.
    Floor,
    /// 8.2: another way to a first rating.
    FirstRating,
    /// One change of all ratings, as in March 2024, which brings them closer together or moves them.
    Compression,
    /// More games between groups that seldom meet.
    MixedEvents,
}

impl Measure {
    /// The article that would change; none where none would.
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::Table => Some("8.1b"),
            Self::DifferenceLimit => Some("8.54"),
            Self::Coefficient => Some("8.56"),
            Self::Rounding => Some("8.57"),
            Self::Floor => Some("0.6"),
            Self::FirstRating => Some("8.2"),
            Self::Compression | Self::MixedEvents => None,
        }
    }
}

impl DriftFinding {
    /// Measures to think about, the nearest first.
    pub fn measures(&self) -> &'static [Measure] {
        match self {
            // Where favourites score too little, either the table or the ratings are too far apart.
            Self::Table { off, .. } if off.mean < 0 => &[Measure::Compression, Measure::Table],
            Self::Table { .. } => &[Measure::Table, Measure::DifferenceLimit],
            Self::Group { of, .. } => of.measures(),
            Self::Anchor(_) => &[Measure::Coefficient, Measure::Compression],
            Self::Composition { .. } | Self::Turnover { .. } => &[Measure::FirstRating, Measure::Floor],
            Self::Spread { .. } => &[Measure::Compression],
            Self::Points { flow, .. } => of_flow(*flow),
        }
    }
}

impl GroupOf {
    const fn measures(&self) -> &'static [Measure] {
        match self {
            Self::Ratings(_) => &[Measure::Compression, Measure::FirstRating, Measure::Floor],
            Self::Ages(_) | Self::Coefficient(_) => &[Measure::Coefficient],
            Self::Newcomers(_) => &[Measure::FirstRating, Measure::Coefficient],
            Self::Sex(_) | Self::Federation(_) | Self::Border(_) => &[Measure::MixedEvents],
        }
    }
}

const fn of_flow(flow: Flow) -> &'static [Measure] {
    match flow {
        Flow::FirstRatings | Flow::Substitutes | Flow::OneSided | Flow::OtherRatings => {
            &[Measure::FirstRating]
        }
        Flow::Delisted => &[Measure::Floor],
        Flow::UnequalK => &[Measure::Coefficient],
        Flow::Limits => &[Measure::DifferenceLimit],
        Flow::Rounding => &[Measure::Rounding],
        // What arbiters and officers decided is not for a formula to mend.
        Flow::OddResults | Flow::Adjustments | Flow::OneTimeChanges | Flow::Corrections => &[],
    }
}
