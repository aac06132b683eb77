//! The numbers of an overview: rounds, participants, results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::{
    Board, Bye, MatchOutcome, NoShow, Order as _, Outcome, Rateable, RatingBody, RoundNumber, Tournament,
};
use serde::Serialize;

use crate::Points;

/// How far the tournament is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rounds {
    /// Rounds of the tournament itself.
    pub announced: u16,
    /// Rounds that have been paired.
    pub paired: u16,
    /// The last round before which no result is missing.
    pub complete: u16,
    /// Rounds announced for a play-off behind them.
    #[serde(skip_serializing_if = "is_zero")]
    pub play_off: u16,
    /// Rounds in which results are missing.
    pub missing: Vec<Missing>,
    /// What results give in rounds that count more or less than the others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unlike_others: Vec<Stake>,
}

/// How many results are missing in a round.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Missing {
    /// The round, from 1.
    pub round: u16,
    /// How many results.
    pub results: usize,
}

/// What results give in a round that is unlike the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stake {
    /// The round, from 1.
    pub round: u16,
    /// The score it is about.
    pub score: StakeScore,
    /// Points for a win in this round.
    pub win: Points,
    /// Points for a draw in this round.
    pub draw: Points,
    /// Points for a loss in this round.
    pub loss: Points,
}

/// A score of players or teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Score"))]
#[serde(rename_all = "snake_case")]
pub enum StakeScore {
    /// Points of players.
    Points,
    /// Match points of teams.
    MatchPoints,
    /// Game points of teams.
    GamePoints,
}

impl Rounds {
    /// How far a tournament is; `unlike_others` are the rounds in which results give more or less.
    pub fn new(tournament: &Tournament, unlike_others: Vec<Stake>) -> Self {
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
            unlike_others,
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
pub struct Participants {
    /// Teams; 0 in an individual event.
    pub teams: usize,
    /// Boards of a match; 0 in an individual event.
    pub boards: u32,
    /// Players, those of teams included.
    pub players: usize,
    /// Players with a FIDE rating.
    pub rated: usize,
    /// Players with a national rating.
    pub nationally_rated: usize,
    /// Players by federation, the largest first and those without one last.
    pub federations: Vec<Federation>,
}

/// How many players a federation has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Federation {
    /// As written; empty: not given.
    pub federation: String,
    /// How many players.
    pub players: usize,
}

impl From<&Tournament> for Participants {
    fn from(tournament: &Tournament) -> Self {
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
    all.order_by_key(|federation| (federation.federation.is_empty(), Reverse(federation.players)));
    all
}

/// What the event decides besides the games.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Special {
    /// Entries of fictitious points for pairing.
    pub accelerations: usize,
    /// Lists of participants who may not meet.
    pub prohibitions: usize,
    /// Points that differ from what the point system gives.
    pub adjustments: usize,
}

impl From<&Tournament> for Special {
    fn from(tournament: &Tournament) -> Self {
        Self {
            accelerations: tournament.accelerations.len(),
            prohibitions: tournament.prohibitions.len(),
            adjustments: tournament.adjustments.len(),
        }
    }
}

/// What was played.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Played {
    /// Games played over the board.
    pub games: usize,
    /// Those of less than one move, which are not rated.
    pub short_games: usize,
    /// Games and boards one player did not appear for.
    pub forfeits: usize,
    /// Games nobody appeared for.
    pub double_forfeits: usize,
    /// Adjourned games and unknown results.
    pub unknown: usize,
    /// Games without a result yet.
    pub pending: usize,
    /// Matches, in a team event.
    pub matches: usize,
    /// Matches a team did not appear for.
    pub forfeited_matches: usize,
    /// Byes of the participants.
    pub byes: Byes,
    /// Byes announced for rounds still to be paired.
    pub requests: usize,
}

/// Rounds without an opponent, by what they give.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Byes {
    /// Given by the pairing because of an odd number.
    pub pairing_allocated: usize,
    /// A full point without playing.
    pub full_point: usize,
    /// Half a point, on request.
    pub half_point: usize,
    /// No points, absences included.
    pub zero_point: usize,
}

impl From<&Tournament> for Played {
    fn from(tournament: &Tournament) -> Self {
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
        // Whoever does not play off has no bye.
        let last = RoundNumber(tournament.rounds_before_play_off());
        for absence in tournament.rounds.absences_until(last) {
            *played.byes.of(absence.bye) += 1;
        }
        played
    }
}

impl Played {
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
    const fn of(&mut self, bye: Bye) -> &mut usize {
        match bye {
            Bye::PairingAllocated => &mut self.pairing_allocated,
            Bye::FullPoint => &mut self.full_point,
            Bye::HalfPoint => &mut self.half_point,
            Bye::ZeroPoint => &mut self.zero_point,
        }
    }
}
