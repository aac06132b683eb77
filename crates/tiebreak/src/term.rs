//! Terms: what a value is made of.
//!
//! A rule writes one term for each round or opponent; modifiers mark some of them as cut; the value is the fold of
//! those that count. Callers who want an explanation keep the terms. There is no second computation to explain a number.

use exaequo_model::{ParticipantId, Points, RoundNumber};

use crate::unplayed::Category;

/// The terms of one value.
pub type Terms = Vec<Term>;

/// A contribution to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The score, rating or count it is about: scores in hundredths of a point, ratings and counts as whole numbers.
    ///
    /// What it adds to the value of a criterion is [`Spec::contribution`](crate::Spec::contribution).
    pub value: i64,
    /// The points scored in that round, where the rule knows them. Only Sonneborn-Berger multiplies by them (9.1) and
    /// performances add them up (10.2, 10.3); Buchholz carries them along unused.
    pub scored: Points,
    /// Where it comes from.
    pub source: TermSource,
    /// The round; `None` for what belongs to no round.
    pub round: Option<RoundNumber>,
    /// Whether the term counts.
    pub fate: Fate,
}

impl Term {
    /// A term that counts.
    pub const fn counted(round: RoundNumber, source: TermSource, value: i64) -> Self {
        Self { value, scored: Points::ZERO, source, round: Some(round), fate: Fate::Counted }
    }

    /// A term that does not.
    pub const fn excluded(round: RoundNumber, source: TermSource, reason: ExclusionReason) -> Self {
        Self { value: 0, scored: Points::ZERO, source, round: Some(round), fate: Fate::Excluded(reason) }
    }

    /// A term of no round, that counts.
    pub const fn alone(source: TermSource, value: i64) -> Self {
        Self { value, scored: Points::ZERO, source, round: None, fate: Fate::Counted }
    }

    /// The same, with the points scored in that round.
    pub const fn scoring(mut self, scored: Points) -> Self {
        self.scored = scored;
        self
    }

    /// Whether the term counts.
    pub const fn counts(&self) -> bool {
        matches!(self.fate, Fate::Counted)
    }

    /// The value if it counts, else nothing.
    pub(crate) const fn counted_value(&self) -> i64 {
        if self.counts() { self.value } else { 0 }
    }

    /// A term that counts one if something is so.
    pub(crate) const fn one_if(
        is_so: bool,
        round: RoundNumber,
        source: TermSource,
        reason: ExclusionReason,
    ) -> Self {
        let fate = if is_so { Fate::Counted } else { Fate::Excluded(reason) };
        Self { value: is_so as i64, scored: Points::ZERO, source, round: Some(round), fate }
    }

    /// The value multiplied by the points scored (9.1), in ten-thousandths.
    pub(crate) fn times_scored(&self) -> i64 {
        self.value.saturating_mul(i64::from(self.scored.hundredths()))
    }

    /// Whether it comes from a voluntary unplayed round (16.1.2).
    pub fn is_voluntary(&self) -> bool {
        matches!(self.source, TermSource::Dummy { will: Will::Voluntary, .. })
    }
}

/// Where a term comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermSource {
    /// An opponent who was met.
    Opponent(ParticipantId),
    /// The imaginary opponent of an unplayed round (16.4).
    Dummy {
        /// What kind of unplayed round.
        category: Category,
        /// Whether it was voluntary.
        will: Will,
        /// What limited its score.
        cap: Cap,
    },
    /// The participant's own round, no matter who the opponent was.
    Own,
    /// Points beside the rounds (TRF 299).
    Bonus,
    /// The participant's other score (13.1, 13.4.1).
    OtherScore,
    /// A board of the team, from 1.
    Board(u16),
}

/// Whether an unplayed round was the participant's will (16.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Will {
    /// The participant chose not to play.
    Voluntary,
    /// The participant did not choose it.
    NotVoluntary,
}

/// What limited the score of an imaginary opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Nothing: it is the participant's own score.
    None,
    /// The adjusted score of the scheduled opponent (16.4.1).
    ScheduledOpponent,
    /// A draw in every round (16.4.2).
    DrawnRounds,
}

/// What became of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The term counts.
    Counted,
    /// A modifier cut it.
    Cut(Cut),
    /// It does not count.
    Excluded(ExclusionReason),
}

/// Why a term was cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Least significant (14.1 to 14.4).
    Lowest,
    /// Most significant (14.3, 14.4).
    Highest,
    /// The lowest contribution of a voluntary unplayed round (16.5.1).
    Voluntary,
}

/// Why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusionReason {
    /// Not played over the board.
    NotOverTheBoard,
    /// The game has no result yet.
    Pending,
    /// A free round, or a game that was annulled.
    NoGame,
    /// The opponent is below the limit (9.2).
    BelowLimit,
    /// The opponent has no rating, or no value of the kind needed.
    NoValue,
    /// Not what is counted: no win, not with Black.
    OtherResult,
    /// A bye or absence the participant asked for, or a forfeit loss (7.6).
    NotWilling,
}
