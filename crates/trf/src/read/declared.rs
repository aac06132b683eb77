//! What a player record declares about the outcome, kept close together for the checks.

use exaequo_model::{Points, Published};

/// Points and rank as declared, in eight bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declared {
    /// `NONE` where the record has none.
    points: Points,
    /// 0 where the record has none.
    rank: u32,
}

/// Stands for no points; no field is wide enough for them.
const NONE: Points = Points::from_hundredths(i32::MIN);

impl Declared {
    pub(super) fn new(published: &Published) -> Self {
        Self { points: published.points.unwrap_or(NONE), rank: published.rank.unwrap_or(0) }
    }

    pub(super) fn points(&self) -> Option<Points> {
        (self.points != NONE).then_some(self.points)
    }

    /// Points and rank, where both are declared.
    pub(super) fn both(&self) -> Option<(Points, u32)> {
        (self.points != NONE && self.rank != 0).then_some((self.points, self.rank))
    }
}
