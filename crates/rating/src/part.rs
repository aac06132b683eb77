//! 4.13: what is rated at once: a whole event, or a part of it with the ratings of its own days (ruling 61).

use exaequo_model::{Date, RoundNumber, Tournament};

use crate::declared::{Official, RatingBasis};
use crate::provisions::Provisions;

/// The first and the last day of what is rated at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days {
    /// The first day, whose list has the ratings (7.11).
    pub start: Option<Date>,
    /// The last day, which decides the list on which the games are rated (7.13).
    pub end: Option<Date>,
}

impl From<&Tournament> for Days {
    fn from(tournament: &Tournament) -> Self {
        Self { start: tournament.event.start, end: tournament.event.end }
    }
}

/// What is rated at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The first and the last round.
    pub rounds: [RoundNumber; 2],
    /// The days of its games.
    pub days: Days,
    /// Its number, from 1 on.
    pub number: usize,
    /// How many parts the event has.
    pub of: usize,
    /// 7.13, ruling 49: the list it was put on, where that need not be the one of its days.
    pub list: Option<Date>,
}

impl Part {
    /// A whole event.
    pub fn whole(tournament: &Tournament) -> Self {
        let rounds = [RoundNumber(1), RoundNumber(tournament.rounds.count())];
        Self { rounds, days: Days::from(tournament), number: 1, of: 1, list: None }
    }

    /// Ruling 49: the same, rated on a list that is known: a report that came late, or was assigned to it.
    #[must_use]
    pub const fn rated_on(self, list: Date) -> Self {
        Self { list: Some(list), ..self }
    }

    /// 4.13, ruling 61: the parts of an event. Rounds belong together whose days have the same ratings, and that go on the
    /// same list. Where the day of a round is not known there is one part.
    pub fn all(
        tournament: &Tournament,
        provisions: &Provisions,
        basis: RatingBasis,
        official: Official,
    ) -> Vec<Self> {
        let whole = Self::whole(tournament);
        let rounds = days_of_rounds(tournament).unwrap_or_default();
        let key = |day: Date| match basis {
            RatingBasis::Start => None,
            RatingBasis::AtGame => {
                Some((provisions.list_in_force(day), Some(provisions.list_after(day, official))))
            }
            RatingBasis::ByPeriod => Some((provisions.list_in_force(day), None)),
        };
        let runs: Vec<_> = rounds.chunk_by(|one, next| key(one.1) == key(next.1)).collect();
        if runs.len() < 2 {
            return vec![whole];
        }
        let part = |(number, run): (usize, &&[(RoundNumber, Date)])| {
            let days = || run.iter().map(|(_, day)| *day);
            let rounds = [run[0].0, run[run.len() - 1].0];
            let days = Days { start: days().min(), end: days().max() };
            Self { rounds, days, number: number + 1, of: runs.len(), list: None }
        };
        runs.iter().enumerate().map(part).collect()
    }

    /// Whether a round belongs to it.
    pub fn has(&self, round: RoundNumber) -> bool {
        (self.rounds[0]..=self.rounds[1]).contains(&round)
    }

    /// Whether newcomers are rated with it: their results are those of the whole event, on the list of its last part.
    pub const fn is_last(&self) -> bool {
        self.number == self.of
    }

    /// Whether it is all there is of the event.
    pub const fn is_whole(&self) -> bool {
        self.of == 1
    }
}

/// The day of each round that has games; `None` if one is not known.
fn days_of_rounds(tournament: &Tournament) -> Option<Vec<(RoundNumber, Date)>> {
    let day = |round: RoundNumber| Some((round, tournament.schedule.round(round)?.date?));
    tournament.rounds.numbers().map(day).collect()
}

/// 4.13: whether ratings at the time of the games are asked for and the days of the rounds are not known.
pub(crate) fn lacks_days(tournament: &Tournament, basis: RatingBasis) -> bool {
    basis != RatingBasis::Start && days_of_rounds(tournament).is_none()
}
