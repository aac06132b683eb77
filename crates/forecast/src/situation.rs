//! An event with games to come: what is open, and how it can be completed.

mod horizon;
mod unit;

pub use horizon::Horizon;
pub use unit::{Choice, Counted, Unit};
pub(crate) use unit::{RESULTS, for_color, points};

use exaequo_model::{Outcome, ParticipantId, RoundNumber, Tournament};
use exaequo_tiebreak::{Field, RankingOptions, Refusal, Spec, Standings};

use crate::refused::Refused;

/// One way everything can end: for each open game or match, the number of its choice.
pub type Scenario = Vec<u8>;

/// An event with games to come.
#[derive(Debug)]
pub struct Situation {
    /// The event, with the rounds known so far; open games have no result.
    tournament: Tournament,
    options: RankingOptions,
    /// Standings of a completion, for what does not depend on results: criteria, system, who is ranked.
    base: Standings,
    units: Vec<Unit>,
    /// For each participant the open units it is in.
    own: Vec<Vec<u32>>,
    ranked: Vec<bool>,
    horizon: Horizon,
    round: RoundNumber,
}

impl Situation {
    /// The situation when a round has been paired; `None`: that of the first round without all results. Results of games
    /// played in that round and later are set aside, forfeits and byes of it are known.
    pub fn new(
        tournament: &Tournament,
        options: &RankingOptions,
        asked: Option<u16>,
    ) -> Result<Self, Refused> {
        let (tournament, round) = unit::before(tournament, asked)?;
        let board_by_board = board_by_board(&tournament, options)?;
        let units = unit::open(&tournament, board_by_board)?;
        let mut own = vec![Vec::new(); tournament.participant_count()];
        for (index, unit) in (0..).zip(&units) {
            for side in unit.sides {
                own[side.index()].push(index);
            }
        }
        let horizon = Horizon::of(&tournament, &own);
        if units.is_empty()
            && horizon
                != (Horizon::Unpaired {
                    rounds: tournament.schedule.before_play_off() - tournament.rounds.count(),
                })
        {
            return Err(match asked {
                Some(round) => Refused::NothingOpenIn { round },
                None => Refused::NothingOpen,
            });
        }
        let options = RankingOptions {
            round: Some(tournament.rounds_before_play_off()),
            lots: Vec::new(),
            ..options.clone()
        };
        let base = complete(&tournament, &units, &vec![0; units.len()]);
        let base = Standings::new(&base, &options)?;
        let mut ranked = vec![false; tournament.participant_count()];
        for row in base.rows.iter().filter(|row| row.rank.is_some()) {
            ranked[row.participant.index()] = true;
        }
        Ok(Self { tournament, options, base, units, own, ranked, horizon, round })
    }

    /// The event, with the results known so far.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The criteria of the standings.
    pub fn specs(&self) -> &[Spec] {
        &self.base.specs
    }

    /// The open games or matches.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// How far the forecast has to look.
    pub fn horizon(&self) -> Horizon {
        self.horizon
    }

    /// The round the forecast is about: the first one that is open.
    pub fn round(&self) -> RoundNumber {
        self.round
    }

    /// The open games of a participant, by their position.
    pub fn own(&self, who: ParticipantId) -> &[u32] {
        self.own.get(who.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether a participant gets a place.
    pub fn is_ranked(&self, who: ParticipantId) -> bool {
        self.ranked.get(who.index()).copied().unwrap_or(false)
    }

    /// Everybody who gets a place.
    pub fn participants(&self) -> impl Iterator<Item = ParticipantId> + '_ {
        self.tournament.participants().filter(|&who| self.is_ranked(who))
    }

    /// Gives somebody the best, or the worst, results of all own games.
    pub(crate) fn favour(&self, who: ParticipantId, best: bool, scenario: &mut [u8]) {
        for &unit in self.own(who) {
            let open = &self.units[unit as usize];
            let first = (open.sides[0] == who) == best;
            let last = u8::try_from(open.choices.len().saturating_sub(1)).unwrap_or(0);
            scenario[unit as usize] = if first { 0 } else { last };
        }
    }

    /// The same with some of the open games played.
    pub(crate) fn with_results(&self, played: &[(u32, u8)]) -> Result<Self, Refused> {
        let mut tournament = self.tournament.clone();
        let results = played.iter().flat_map(|(unit, choice)| self.units[*unit as usize].results(*choice));
        tournament.set_outcomes(results);
        Self::new(&tournament, &self.options, None)
    }

    /// The event with everything played as a scenario says.
    pub fn complete(&self, scenario: &[u8]) -> Tournament {
        complete(&self.tournament, &self.units, scenario)
    }

    /// The standings of a scenario, by the engine itself.
    pub fn standings(&self, scenario: &[u8]) -> Result<Standings, Refusal> {
        Standings::new(&self.complete(scenario), &self.options)
    }

    /// The place of everybody in a scenario, by the engine; 0 for who has none.
    pub fn places(&self, scenario: &[u8]) -> Result<Vec<u32>, Refusal> {
        Ok(self.places_by(&self.standings(scenario)?))
    }

    /// The place of everybody in the event as it ended, with all its rounds.
    pub fn places_in(&self, tournament: &Tournament) -> Result<Vec<u32>, Refusal> {
        Ok(self.places_by(&Standings::new(tournament, &self.options_of(tournament))?))
    }

    /// What the event as it ended is ranked by.
    pub fn options_of(&self, tournament: &Tournament) -> RankingOptions {
        RankingOptions { round: Some(tournament.rounds_before_play_off()), ..self.options.clone() }
    }

    fn places_by(&self, standings: &Standings) -> Vec<u32> {
        let mut places = vec![0; self.own.len()];
        for row in &standings.rows {
            places[row.participant.index()] = row.rank.unwrap_or(0);
        }
        places
    }

    /// The event as the rules see it in a scenario.
    pub(crate) fn field(&self, scenario: &[u8]) -> Field {
        let base = &self.base.field;
        let rounds = self.tournament.rounds_before_play_off();
        Field::new(&self.complete(scenario), base.provisions(), base.system, base.primary, rounds)
    }

    pub(crate) fn base(&self) -> &Standings {
        &self.base
    }
}

/// Whether a criterion looks at single boards, so that the sums of a match do not tell enough.
fn board_by_board(tournament: &Tournament, options: &RankingOptions) -> Result<bool, Refusal> {
    if !tournament.is_team_event() {
        return Ok(false);
    }
    let options = RankingOptions { round: Some(tournament.rounds_before_play_off()), ..options.clone() };
    let by_sums =
        ["PTS", "DE", "WIN", "WON", "BPG", "BWG", "REP", "STD", "PS", "TPN", "BH", "FB", "AOB", "SB", "KS"];
    let by_two_sums =
        ["MPvGP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC", "EDE", "GPD", "EKS", "SOB", "EXT"];
    let sums =
        |spec: &Spec| by_sums.contains(&spec.definition.code) || by_two_sums.contains(&spec.definition.code);
    Ok(!exaequo_tiebreak::criteria(tournament, &options)?.iter().all(sums))
}

fn complete(tournament: &Tournament, units: &[Unit], scenario: &[u8]) -> Tournament {
    let mut completed = tournament.clone();
    let results = units.iter().zip(scenario).flat_map(|(unit, &choice)| unit.results(choice));
    completed.set_outcomes(results);
    completed
}

/// Whether a game counts as open: paired, and nobody knows the result yet.
pub(crate) fn is_open(outcome: Outcome) -> bool {
    outcome == Outcome::Pending
}
