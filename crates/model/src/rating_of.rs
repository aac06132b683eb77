//! The rating of a player at a round, worked out in one place for lists, tie-breaks and pairings.

use crate::event::StartingRankMethod;
use crate::ids::{PlayerId, RoundNumber};
use crate::rating::{Elo, RatingBody, RatingEntry, ValidFrom};
use crate::tournament::Tournament;

impl Tournament {
    /// The rating of a player at the start, by the method of the event.
    pub fn rating_of(&self, player: PlayerId) -> Option<Elo> {
        self.rating_in(player, RoundNumber::FIRST)
    }

    /// The rating of a player in a round, by the method of the event (TRF 172): FIDE's unless the event says otherwise,
    /// and never silently another one.
    pub fn rating_in(&self, player: PlayerId, round: RoundNumber) -> Option<Elo> {
        self.rating_among(self.ratings_of(player), round)
    }

    /// The rating that a body gave a player, of the event's kind of play and valid at the start.
    pub fn rating_by(&self, player: PlayerId, body: RatingBody) -> Option<Elo> {
        self.valid_by(self.ratings_of(player), body, RoundNumber::FIRST)
    }

    /// [`Tournament::rating_in`] of the ratings of one player.
    pub fn rating_among(&self, own: &[RatingEntry], round: RoundNumber) -> Option<Elo> {
        let of = |body| self.valid_by(own, body, round);
        let (fide, national) = (of(RatingBody::Fide), of(RatingBody::National));
        match self.event.starting_rank.unwrap_or(StartingRankMethod::Fide) {
            StartingRankMethod::Fide | StartingRankMethod::Other => fide,
            StartingRankMethod::National => national,
            StartingRankMethod::FideElseNational => fide.or(national),
            StartingRankMethod::NationalElseFide => national.or(fide),
            StartingRankMethod::Higher => fide.max(national),
            StartingRankMethod::Lower => fide.into_iter().chain(national).min(),
        }
    }

    /// The last one that was valid by the round, else the first one there is.
    fn valid_by(&self, own: &[RatingEntry], body: RatingBody, round: RoundNumber) -> Option<Elo> {
        let date = self.schedule.round(round).and_then(|round| round.date);
        let started = |from: ValidFrom| match from {
            ValidFrom::Start => true,
            ValidFrom::Round(first) => first <= round,
            ValidFrom::Day(day) => date.or(self.event.start).is_some_and(|date| day <= date),
        };
        let fits = |entry: &&RatingEntry| entry.body == body && entry.pace == self.event.pace;
        let mut fitting = own.iter().filter(fits).peekable();
        let first = fitting.peek().map(|entry| entry.rating);
        fitting.rfind(|entry| started(entry.from)).map(|entry| entry.rating).or(first)
    }
}
