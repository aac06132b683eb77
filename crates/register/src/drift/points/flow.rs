//! 7.14, 7.21, 8.4, 8.5: the reasons for which the sum of all ratings changes.

use std::ops::Index;

/// Why the sum of all ratings changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flow {
    /// 8.3: first ratings, also of players who were delisted once.
    FirstRatings,
    /// Standard ratings that stood in where a player had none of rapid or blitz.
    Substitutes,
    /// 7.21: players whose rating fell below the floor, with the rating to which it fell.
    Delisted,
    /// 8.56: games of two rated players with unequal K: what the higher K gives or takes beyond the lower one.
    UnequalK,
    /// 8.4, 8.52: games that changed one rating only, mostly against players who were new.
    OneSided,
    /// ½–0 and 0–0: points that were given to nobody.
    OddResults,
    /// 8.54: differences that were limited for one of two players, or for both by unequal amounts.
    Limits,
    /// 8.4, 8.52: games in which each player saw other ratings than the opponent did.
    OtherRatings,
    /// 8.57: what was rounded.
    Rounding,
    /// Ratings that were set.
    Adjustments,
    /// Changes of all ratings at once.
    OneTimeChanges,
    /// Lists that were taken over in between, and everything else that no game and no fact explains. Corrections of reports
    /// are not among them: they make revisions, and both ends are of the same revision.
    Corrections,
}

impl Flow {
    /// All of them, in the order of an account.
    pub const ALL: [Self; 12] = [
        Self::FirstRatings,
        Self::Substitutes,
        Self::Delisted,
        Self::UnequalK,
        Self::OneSided,
        Self::OddResults,
        Self::Limits,
        Self::OtherRatings,
        Self::Rounding,
        Self::Adjustments,
        Self::OneTimeChanges,
        Self::Corrections,
    ];

    /// The article behind it; none where no article is.
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::FirstRatings => Some("8.3"),
            Self::Delisted => Some("7.21"),
            Self::UnequalK => Some("8.56"),
            Self::OneSided | Self::OtherRatings => Some("8.52"),
            Self::OddResults => Some("8.55"),
            Self::Limits => Some("8.54"),
            Self::Rounding => Some("8.57"),
            Self::Substitutes | Self::Adjustments | Self::OneTimeChanges | Self::Corrections => None,
        }
    }

    /// Whether players come or go with it; with the others, points do.
    pub const fn is_of_players(self) -> bool {
        matches!(self, Self::FirstRatings | Self::Substitutes | Self::Delisted)
    }
}

/// What came for one reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlowSum {
    /// In hundredths of a rating point.
    pub points: i64,
    /// From how many games, or how many players on how many lists.
    pub count: u32,
}

/// What came for each reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flows([FlowSum; Flow::ALL.len()]);

impl Flows {
    /// Each reason with what came of it.
    pub fn iter(&self) -> impl Iterator<Item = (Flow, FlowSum)> {
        Flow::ALL.into_iter().zip(self.0)
    }

    /// All of it, in hundredths of a rating point.
    pub fn sum(&self) -> i64 {
        self.0.iter().map(|sum| sum.points).sum()
    }

    /// Adds points; nothing is not counted.
    pub(super) fn add(&mut self, flow: Flow, points: i64) {
        let sum = &mut self.0[flow as usize];
        sum.points += points;
        sum.count += u32::from(points != 0);
    }
}

impl Index<Flow> for Flows {
    type Output = FlowSum;

    fn index(&self, flow: Flow) -> &FlowSum {
        &self.0[flow as usize]
    }
}
