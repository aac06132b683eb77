//! What separates two participants: the strongest of what separates the rows between them.

use exaequo_model::ParticipantId;

use super::{Decided, RankedRow, Standings};

/// What separates two rows of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A criterion, by its position in the list.
    By(usize),
    /// Drawing of lots (4.2).
    Lots,
    /// A play-off (2.2.1).
    PlayOff {
        /// How many criteria of the list come before it.
        after: usize,
    },
    /// Nothing: they share a place.
    Shared,
    /// One of them has no rank.
    Unranked,
}

impl Verdict {
    /// What a row and the one above it are separated by.
    const fn of(row: &RankedRow) -> Self {
        match (row.rank, row.decided) {
            (None, _) => Self::Unranked,
            (_, Decided::By(criterion)) => Self::By(criterion),
            (_, Decided::PlayOff { after }) => Self::PlayOff { after },
            (_, Decided::Lots) => Self::Lots,
            (_, Decided::Nothing) => Self::Shared,
        }
    }

    /// The order in which a list is applied. What it has to say behind a play-off orders those whom the play-off left
    /// level, or who played for nothing.
    pub const fn order(self) -> (usize, u8) {
        match self {
            Self::Unranked => (0, 0),
            Self::PlayOff { after } => (after, 1),
            Self::By(criterion) => (criterion, 2),
            Self::Lots => (usize::MAX, 0),
            Self::Shared => (usize::MAX, 1),
        }
    }

    /// The one that comes first in the list.
    fn or_earlier(self, other: Self) -> Self {
        if other.order() < self.order() { other } else { self }
    }
}

impl Standings {
    /// What separates two: the first of the criteria that separate the rows between them.
    pub fn verdict(&self, one: ParticipantId, other: ParticipantId) -> Verdict {
        let (Some(one), Some(other)) = (self.row_of(one), self.row_of(other)) else {
            return Verdict::Unranked;
        };
        let (above, below) = (one.min(other), one.max(other));
        if self.rows[above].rank.is_none() {
            return Verdict::Unranked;
        }
        self.rows[above + 1..=below].iter().map(Verdict::of).fold(Verdict::Shared, Verdict::or_earlier)
    }

    /// What separates a row from every other, in the order of the rows; the row itself shares its own place.
    pub fn verdicts(&self, row: usize) -> Vec<Verdict> {
        let Some(own) = self.rows.get(row) else { return Vec::new() };
        let start = if own.rank.is_some() { Verdict::Shared } else { Verdict::Unranked };
        let strongest = |so_far: &mut Verdict, row: &RankedRow| {
            *so_far = so_far.or_earlier(Verdict::of(row));
            Some(*so_far)
        };
        let above = self.rows[1..=row].iter().rev().scan(start, strongest);
        let below = self.rows[row + 1..].iter().scan(start, strongest);
        let mut verdicts: Vec<Verdict> = above.collect();
        verdicts.reverse();
        verdicts.push(Verdict::Shared);
        verdicts.extend(below);
        verdicts
    }
}
