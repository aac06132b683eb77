//! The numbers of an overview: rounds, participants, results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::{
    Board, Bye, MatchOutcome, NoShow, Outcome, Rateable, RatingBody, RoundNumber, Tournament,
};
use serde::Serialize;

use super::stakes::{Stake, stakes};
use crate::explain::is_free_round;

/// How far the tournament is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Rounds {
    /// Rounds of the tournament itself.
    pub(super) announced: u16,
    pub(super) paired: u16,
    /// The last round before which no result is missing.
    pub(super) complete: u16,
    /// Rounds announced for a play-off behind them.
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) play_off: u16,
    /// Rounds in which results are missing.
    pub(super) missing: Vec<Missing>,
    /// What results give in rounds that count more or less than the others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) unlike_others: Vec<Stake>,
}

/// Missing results of a round.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Missing {
    pub(super) round: u16,
    pub(super) results: usize,
}

impl Rounds {
    pub(super) fn new(tournament: &Tournament) -> Self {
        let missing = tournament.rounds.numbers().filter_map(|round| {
            let results = tournament.missing_results(round);
            (results > 0).then_some(Missing { round: round.0, results })
        });
        Self {
            announced: tournament.schedule.before_play_off(),
            paired: tournament.rounds_before_play_off(),
            complete: tournament.complete_rounds(),
            play_off: tournament.schedule.announced() - tournament.schedule.before_play_off(),
            missing: missing.collect(),
            unlike_others: stakes(tournament, tournament.schedule.before_play_off().into()),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// Who takes part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Participants {
    /// Teams; 0 in an individual event.
    pub(super) teams: usize,
    /// Boards of a match; 0 in an individual event.
    pub(super) boards: u32,
    pub(super) players: usize,
    /// Players with a FIDE rating.
    pub(super) rated: usize,
    /// Players with a national rating.
    pub(super) nationally_rated: usize,
    /// Players by federation, the largest first and those without one last.
    pub(super) federations: Vec<Federation>,
}

/// Players of a federation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Federation {
    /// As written; empty: not given.
    pub(super) federation: String,
    pub(super) players: usize,
}

impl Participants {
    pub(super) fn new(tournament: &Tournament) -> Self {
        let rated = |body| {
            let entries = tournament.ratings.iter().filter(|entry| entry.body == body);
            let mut players: Vec<_> = entries.map(|entry| entry.player).collect();
            players.dedup();
            players.len()
        };
        let teams = tournament.teams.len();
        Self {
            teams,
            boards: if teams == 0 { 0 } else { tournament.boards_per_match() },
            players: tournament.players.len(),
            rated: rated(RatingBody::Fide),
            nationally_rated: rated(RatingBody::National),
            federations: federations(tournament),
        }
    }
}

fn federations(tournament: &Tournament) -> Vec<Federation> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for player in &tournament.players {
        *counts.entry(tournament.str(player.federation).trim()).or_default() += 1;
    }
    let federation = |(name, players): (&str, usize)| Federation { federation: name.to_owned(), players };
    let mut all: Vec<_> = counts.into_iter().map(federation).collect();
    all.sort_by_key(|federation| (federation.federation.is_empty(), Reverse(federation.players)));
    all
}

/// What was played.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Played {
    /// Games played over the board.
    pub(super) games: usize,
    /// Those of less than one move, which are not rated.
    pub(super) short_games: usize,
    /// Games and boards one player did not appear for.
    pub(super) forfeits: usize,
    /// Games nobody appeared for.
    pub(super) double_forfeits: usize,
    /// Adjourned games and unknown results.
    pub(super) unknown: usize,
    /// Games without a result yet.
    pub(super) pending: usize,
    /// Matches, in a team event.
    pub(super) matches: usize,
    /// Matches a team did not appear for.
    pub(super) forfeited_matches: usize,
    /// Byes of the participants.
    pub(super) byes: Byes,
    /// Byes announced for rounds still to be paired.
    pub(super) requests: usize,
}

/// What the event decides beside the games.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Special {
    /// Entries of fictitious points for pairing.
    pub(super) accelerations: usize,
    /// Lists of participants who may not meet.
    pub(super) prohibitions: usize,
    /// Points that differ from what the point system gives.
    pub(super) adjustments: usize,
}

impl Special {
    pub(super) fn new(tournament: &Tournament) -> Self {
        Self {
            accelerations: tournament.accelerations.len(),
            prohibitions: tournament.prohibitions.len(),
            adjustments: tournament.adjustments.len(),
        }
    }
}

/// Rounds without an opponent.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Byes {
    pub(super) pairing_allocated: usize,
    pub(super) full_point: usize,
    pub(super) half_point: usize,
    /// Absences included.
    pub(super) zero_point: usize,
    /// What those are.
    #[serde(skip)]
    pub(super) absence: Absence,
}

/// What a round without an opponent and without points is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Absence {
    /// A zero-point bye.
    #[default]
    Bye,
    /// The free round of a round robin of an odd number.
    FreeRound,
}

impl Played {
    pub(super) fn new(tournament: &Tournament) -> Self {
        let mut played = Self { requests: tournament.requests.len(), ..Self::default() };
        for game in &tournament.rounds.pairings {
            played.add(game.outcome);
        }
        for board in &tournament.rounds.boards {
            played.forfeits += usize::from(matches!(board, Board::Unopposed { .. }));
        }
        for meeting in &tournament.rounds.matches {
            played.matches += 1;
            played.forfeited_matches += usize::from(meeting.outcome != MatchOutcome::Boards);
        }
        if is_free_round(tournament, Bye::ZeroPoint) {
            played.byes.absence = Absence::FreeRound;
        }
        // Whoever does not play off has no bye.
        let last = RoundNumber(tournament.rounds_before_play_off());
        for absence in tournament.rounds.absences_until(last) {
            *played.byes.of(absence.bye) += 1;
        }
        played
    }

    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Pending => self.pending += 1,
            Outcome::Unknown => self.unknown += 1,
            Outcome::Played { rated, .. } => {
                self.games += 1;
                self.short_games += usize::from(rated == Rateable::TooShort);
            }
            Outcome::Forfeited(NoShow::White | NoShow::Black) => self.forfeits += 1,
            Outcome::Forfeited(NoShow::Both) => self.double_forfeits += 1,
        }
    }
}

impl Byes {
    fn of(&mut self, bye: Bye) -> &mut usize {
        match bye {
            Bye::PairingAllocated => &mut self.pairing_allocated,
            Bye::FullPoint => &mut self.full_point,
            Bye::HalfPoint => &mut self.half_point,
            Bye::ZeroPoint => &mut self.zero_point,
        }
    }
}
