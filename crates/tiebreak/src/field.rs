//! The event as the rules see it: records, ratings, provisions, gathered once.

use std::sync::OnceLock;

use exaequo_model::{
    Basis, DoubleForfeit, Elo, MatchRule, MatchRules, ParticipantId, PrimaryScore, System, Tournament,
};

use crate::boards::Boards;
use crate::definition::Unplayed;
use crate::provisions::{DoubleForfeitedMatch, MatchWon, PredeterminedForfeits, Provisions};
use crate::ratings::Ratings;
use crate::spec::{Forfeits, Spec};
use crate::table::{Frame, Pairings, RoundsMode, ScoreTable, View};

/// An event after some round, with everything rules share.
#[derive(Debug)]
pub struct Field {
    /// The tournament whose participants are ranked.
    pub tournament: Tournament,
    /// The system, stated or assumed.
    pub system: System,
    /// The score that decides a team event.
    pub primary: PrimaryScore,
    frame: Frame,
    /// Points of players, or match points of teams.
    table: ScoreTable,
    /// Game points of teams.
    games: Option<ScoreTable>,
    ratings: OnceLock<Ratings>,
    boards: OnceLock<Boards>,
}

impl Field {
    /// The event after `rounds` rounds.
    pub fn new(
        tournament: &Tournament,
        provisions: &Provisions,
        system: System,
        primary: PrimaryScore,
        rounds: u16,
    ) -> Self {
        let teams = tournament.is_team_event();
        let basis = if teams { Basis::MatchPoints } else { Basis::Points };
        let rules = match_rules(tournament, provisions);
        let table = ScoreTable::new(tournament, basis, rounds, rules);
        let games = teams.then(|| ScoreTable::new(tournament, Basis::GamePoints, rounds, rules));
        let pairings = if system.is_predetermined() { Pairings::Predetermined } else { Pairings::Swiss };
        let announced = usize::from(tournament.schedule.before_play_off().max(rounds));
        let frame = Frame { provisions: *provisions, announced, pairings };
        Self {
            tournament: tournament.clone(),
            system,
            primary,
            frame,
            table,
            games,
            ratings: OnceLock::new(),
            boards: OnceLock::new(),
        }
    }

    /// The provisions in force.
    pub fn provisions(&self) -> &Provisions {
        &self.frame.provisions
    }

    /// Whether pairings were fixed before the start.
    pub fn pairings(&self) -> Pairings {
        self.frame.pairings
    }

    /// How many rounds are announced.
    pub fn announced(&self) -> usize {
        self.frame.announced
    }

    /// How many rounds count.
    pub fn rounds(&self) -> usize {
        self.table(self.primary).records.rounds()
    }

    /// The ids of all participants.
    pub fn participants(&self) -> impl ExactSizeIterator<Item = ParticipantId> + use<> {
        self.tournament.participants()
    }

    /// The records on a basis; in an individual event there is only one.
    pub fn table(&self, basis: PrimaryScore) -> &ScoreTable {
        match (basis, &self.games) {
            (PrimaryScore::GamePoints, Some(games)) => games,
            (PrimaryScore::GamePoints, None) | (PrimaryScore::MatchPoints, _) => &self.table,
        }
    }

    /// The score a criterion is computed on: the one it names, else the primary one (article 13).
    pub fn basis(&self, spec: &Spec) -> PrimaryScore {
        spec.basis.unwrap_or(self.primary)
    }

    /// The records on a basis, as a criterion looks at them.
    pub fn view(&self, basis: PrimaryScore, mode: RoundsMode) -> View<'_> {
        self.table(basis).view(&self.frame, mode)
    }

    /// How a criterion looks at the rounds: `/P` and 15.2 make games of forfeits.
    pub fn mode(&self, spec: &Spec) -> RoundsMode {
        let unplayed = spec.definition.unplayed == Unplayed::Article16
            && self.provisions().predetermined_forfeits == PredeterminedForfeits::Unplayed;
        let games = self.frame.pairings == Pairings::Predetermined && !unplayed;
        let forfeits = if games { Forfeits::Played } else { spec.forfeits };
        RoundsMode { forfeits, last_round: spec.last_round }
    }

    /// The rating of a participant: at the start, or in a round where the provisions ask for that.
    pub fn rating(&self, who: ParticipantId, round: usize) -> Option<Elo> {
        self.ratings().get(who, round)
    }

    /// What teams scored board by board.
    pub fn boards(&self) -> &Boards {
        self.boards.get_or_init(|| Boards::new(&self.tournament, self.rounds()))
    }

    /// How many players have no rating.
    pub fn unrated(&self) -> usize {
        self.ratings().missing()
    }

    pub(crate) fn ratings(&self) -> &Ratings {
        let rounds = || u16::try_from(self.rounds()).unwrap_or(u16::MAX);
        self.ratings.get_or_init(|| Ratings::new(&self.tournament, self.provisions().rating_used, rounds()))
    }
}

/// How boards make the result of a match: as the event says, unless the regulations do.
fn match_rules(tournament: &Tournament, provisions: &Provisions) -> MatchRules {
    MatchRules {
        won: match provisions.match_won {
            MatchWon::AsStated => tournament.match_scores.rule,
            MatchWon::MoreThanHalf => MatchRule::MoreThanHalf,
        },
        double_forfeit: match provisions.double_forfeited_match {
            DoubleForfeitedMatch::Lost => DoubleForfeit::Lost,
            DoubleForfeitedMatch::Drawn => DoubleForfeit::Drawn,
        },
    }
}

/// The other score of a team event.
pub(crate) const fn other(score: PrimaryScore) -> PrimaryScore {
    match score {
        PrimaryScore::MatchPoints => PrimaryScore::GamePoints,
        PrimaryScore::GamePoints => PrimaryScore::MatchPoints,
    }
}
