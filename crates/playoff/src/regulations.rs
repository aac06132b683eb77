//! 3.1: what the regulations of an event say about its play-offs.

mod example;
mod fit;
mod problem;
mod read;
mod settings;
mod stage;

pub use example::EXAMPLE;
pub use problem::{ExpectedSetting, RegulationsError, RegulationsProblem};
pub use read::KEYS;
pub use stage::{Drawn, PlayOffStage, STAGE_KEYS};

use exaequo_model::Tournament;
use exaequo_tiebreak::{Listed, parse_list};
use jiff::civil::DateTime;

/// What decides a round robin where the regulations name nothing.
const USUAL: &str = "PTS,DE";
/// The same for teams.
const USUAL_OF_TEAMS: &str = "PTS,MPvGP,EDE";

/// What an event says about ties.
#[derive(Clone, Debug)]
pub struct PlayOffRegulations {
    /// 2.1: what becomes of ties.
    pub method: TieMethod,
    /// 3.1.1: the places that are played for.
    pub places: Places,
    /// 3.1.2: how many tie-breaks are applied before somebody qualifies.
    pub after: After,
    /// 3.1.2: the most of a tie who qualify, the first by the list; `None`: all of them.
    pub entrants: Option<u32>,
    /// 3.1.3: the format of the play-off.
    pub format: Format,
    /// 3.1.4: how pairing numbers are given.
    pub numbers: Numbering,
    /// 3.1.5: how colours are given.
    pub colours: Colours,
    /// 3.1.6: the games of each pairing, stage by stage.
    pub stages: Vec<PlayOffStage>,
    /// 3.1.7: when it starts.
    pub start: Option<DateTime>,
    /// 3.1.7: minutes between two games, unless a stage says otherwise.
    pub pause: u32,
    /// The seed of lots, where something is decided by them.
    pub seed: Option<String>,
    /// Criteria among those who are still tied after the play-off.
    pub still_tied: Vec<Listed>,
    /// What happens if these do not decide.
    pub at_last: AtLast,
    /// Board criteria of article 12 where a match of teams is level.
    pub boards: Vec<BoardCriterion>,
}

/// 2.1 and 2.2: what becomes of ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieMethod {
    /// The place is shared.
    Share,
    /// By play-offs (2.2.1).
    PlayOff,
    /// The list of tie-breaks (2.2.2), also where the regulations are silent.
    List,
}

/// 3.1.1: the places that are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// All places for which somebody is tied.
    All,
    /// Each of the first places, up to this one.
    First(u32),
    /// Who is among the first, up to this place; their order does not matter.
    Qualify(u32),
}

/// 3.1.2: how much of the list is applied before a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Equal points are enough.
    None,
    /// Equal points and equal on this number of tie-breaks.
    First(usize),
    /// Equal on the whole list.
    All,
}

/// 3.1.3: the format of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everybody against everybody, once.
    SingleRoundRobin,
    /// Everybody against everybody, twice.
    DoubleRoundRobin,
    /// A knock-out: the loser of a duel is out.
    KnockOut,
}

/// 3.1.4: how pairing numbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    /// In the order of the standings.
    Standings,
    /// In the order of ratings.
    Rating,
    /// In the order of the numbers of the tournament.
    TournamentNumber,
    /// By drawing of lots.
    Lots,
}

/// 3.1.5: how colours are given. Inside a stage they always alternate from game to game; what differs is the first
/// game of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// The lower number has White, in a round robin the player named by the table, in the first game of every stage.
    ByNumber,
    /// The same in the first game of all; from then on they alternate through all stages.
    Alternating,
    /// Lots for the first game of every stage.
    Lots,
}

/// What happens if everything is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtLast {
    /// By drawing of lots.
    Lots,
    /// The order of the tournament's own list.
    List,
    /// The place is shared.
    Share,
}

/// Board criteria of article 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCriterion {
    /// By board count (12.1).
    BoardCount,
    /// Results of the top boards (12.2).
    TopBoards,
    /// Elimination of the bottom boards (12.3).
    BottomBoards,
}

impl BoardCriterion {
    /// Its code in article 5.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BoardCount => "BC",
            Self::TopBoards => "TBR",
            Self::BottomBoards => "BBE",
        }
    }
}

impl PlayOffRegulations {
    /// How many games two who meet alone play in a stage: a double round robin of two is twice the first one.
    pub fn games_between(&self, stage: usize) -> u32 {
        let games = self.stages.get(stage).map_or(0, |stage| stage.games);
        if stage == 0 { games.saturating_mul(self.cycles()) } else { games }
    }

    /// The stage of a game between two, from 0, and which of its games it is, from 1, by how often they have met with it:
    /// the order of their games tells the stage.
    pub fn stage_of(&self, met: u32) -> Option<(usize, u32)> {
        let mut left = met.checked_sub(1)?;
        for index in 0..self.stages.len() {
            let games = self.games_between(index);
            if left < games {
                return Some((index, left + 1));
            }
            left -= games;
        }
        None
    }

    /// The criteria of a round robin behind its last stage: those that are named, or the usual ones.
    pub fn round_robin_criteria(&self, tournament: &Tournament) -> Vec<Listed> {
        let usual = if tournament.is_team_event() { USUAL_OF_TEAMS } else { USUAL };
        match self.still_tied.as_slice() {
            [] => parse_list(usual).unwrap_or_default(),
            own => own.to_vec(),
        }
    }

    /// How often everybody meets in the first stage of a round robin.
    pub(crate) fn cycles(&self) -> u32 {
        match self.format {
            Format::DoubleRoundRobin => 2,
            Format::SingleRoundRobin | Format::KnockOut => 1,
        }
    }
}

impl Default for PlayOffRegulations {
    /// Silent regulations: the list decides.
    fn default() -> Self {
        Self {
            method: TieMethod::List,
            places: Places::First(1),
            after: After::None,
            entrants: None,
            format: Format::SingleRoundRobin,
            numbers: Numbering::Standings,
            colours: Colours::ByNumber,
            stages: Vec::new(),
            start: None,
            pause: 0,
            seed: None,
            still_tied: Vec::new(),
            at_last: AtLast::List,
            boards: Vec::new(),
        }
    }
}
