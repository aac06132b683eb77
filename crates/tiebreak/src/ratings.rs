//! Which rating of a player or a team the criteria of article 10 look at.

use exaequo_model::{Elo, ParticipantId, PlayerId, RoundNumber, Team, Tournament};

use crate::provisions::RatingUsed;

/// Ratings of all participants: one each, or one per round.
#[derive(Debug)]
pub(crate) struct Ratings {
    /// One row of `rounds` ratings for each participant.
    all: Vec<Option<Elo>>,
    rounds: usize,
    missing: usize,
}

impl Ratings {
    /// Gathers the ratings.
    pub(crate) fn new(tournament: &Tournament, used: RatingUsed, rounds: u16) -> Self {
        if tournament.is_team_event() {
            Self::of_teams(&tournament.teams)
        } else {
            Self::of_players(tournament, used, rounds)
        }
    }

    /// Article 13 on article 10: a team is as strong as its record says (TRF 310), all event long.
    fn of_teams(teams: &[Team]) -> Self {
        let all: Vec<_> = teams.iter().map(|team| team.strength.and_then(Elo::new)).collect();
        let missing = all.iter().filter(|rating| rating.is_none()).count();
        Self { all, rounds: 1, missing }
    }

    fn of_players(tournament: &Tournament, used: RatingUsed, rounds: u16) -> Self {
        let rounds = match used {
            RatingUsed::Start => 1,
            RatingUsed::Round => usize::from(rounds.max(1)),
        };
        let players = tournament.players.len();
        let mut ratings = Vec::with_capacity(players * rounds);
        let mut rest = tournament.ratings.as_slice();
        for player in (0..u32::try_from(players).unwrap_or(u32::MAX)).map(PlayerId) {
            // Ratings of one player stand together, in the order of the players.
            let own = rest.iter().take_while(|entry| entry.player <= player).count();
            let (own, later) = rest.split_at(own);
            rest = later;
            let valid = |round| tournament.rating_among(own, RoundNumber::from_index(round));
            ratings.extend((0..rounds).map(valid));
        }
        let missing = ratings.chunks(rounds).filter(|own| own.iter().all(Option::is_none)).count();
        Self { all: ratings, rounds, missing }
    }

    pub(crate) fn get(&self, who: ParticipantId, round: usize) -> Option<Elo> {
        let column = if self.rounds == 1 { 0 } else { round.min(self.rounds - 1) };
        self.all.get(who.index() * self.rounds + column).copied().flatten()
    }

    pub(crate) fn missing(&self) -> usize {
        self.missing
    }
}
