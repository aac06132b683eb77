//! Why facts do not make a tournament.

use std::ops::Deref;
use std::{error, fmt};

use crate::facts::Facts;
use crate::ids::RoundNumber;

/// A contradiction in the facts. Participants are named by pairing number, positions count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactsProblem {
    /// Nobody takes part.
    NoParticipants,
    /// A pairing number is 0.
    NumberZero {
        /// Position in the list.
        position: u32,
    },
    /// Two players, or two teams, have the same pairing number.
    DuplicateNumber {
        /// The pairing number that is there twice.
        number: u32,
    },
    /// A list refers to a player or a team that does not exist.
    NobodyThere {
        /// The round it is about, if any.
        round: Option<RoundNumber>,
        /// Position that does not exist.
        position: u32,
    },
    /// A participant is paired with itself.
    PlaysItself {
        /// Pairing number of the participant.
        number: u32,
        /// Round of the pairing.
        round: RoundNumber,
    },
    /// A participant has two entries in a round.
    TwiceInRound {
        /// Pairing number of the participant.
        number: u32,
        /// Round in which it has them.
        round: RoundNumber,
    },
    /// A player is on two rosters.
    InTwoTeams {
        /// Pairing number of the player.
        number: u32,
    },
    /// A board refers to a game that is not of its round, or that another board refers to.
    BoardWithoutGame {
        /// Round of the match.
        round: RoundNumber,
    },
    /// A game of a team event belongs to no match.
    GameWithoutMatch {
        /// Pairing number of the player with White.
        number: u32,
        /// Round of the game.
        round: RoundNumber,
    },
    /// More rounds are paired than announced.
    MoreRoundsThanAnnounced {
        /// How many are paired.
        paired: u16,
        /// How many are announced.
        announced: u16,
    },
    /// A bye is requested for a round that is already paired or was never announced.
    RequestOutOfRange {
        /// The round it is about.
        round: RoundNumber,
    },
    /// A column of values does not have exactly one value per participant.
    ColumnLength {
        /// How many values are given.
        values: u32,
        /// How many participants there are.
        participants: u32,
    },
    /// A range of rounds or numbers ends before it begins.
    RangeBackwards,
    /// Games, matches or byes were added or taken away behind the end of a round.
    RoundNotClosed,
    /// A round of the tournament itself is announced behind a round of the play-off.
    BehindPlayOff {
        /// The round it is about.
        round: RoundNumber,
    },
    /// Abnormal points are given in a round that was never announced.
    AdjustmentOutOfRange {
        /// The round it is about.
        round: RoundNumber,
    },
    /// Points so large that their sums could not be told exactly.
    PointsTooLarge,
    /// A player sits at a board of the team that meets their own. A player lent to a third team is not affected.
    PlaysForOpponents {
        /// Pairing number of the player.
        number: u32,
        /// Round of the match.
        round: RoundNumber,
    },
    /// A round has matches of teams, but the event has no teams.
    MatchWithoutTeams {
        /// Round of the matches.
        round: RoundNumber,
    },
}

impl FactsProblem {
    /// Code of the problem, the same in every version.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoParticipants => "M001",
            Self::NumberZero { .. } => "M002",
            Self::DuplicateNumber { .. } => "M003",
            Self::NobodyThere { .. } => "M004",
            Self::PlaysItself { .. } => "M005",
            Self::TwiceInRound { .. } => "M006",
            Self::InTwoTeams { .. } => "M007",
            Self::BoardWithoutGame { .. } => "M008",
            Self::GameWithoutMatch { .. } => "M009",
            Self::MoreRoundsThanAnnounced { .. } => "M010",
            Self::RequestOutOfRange { .. } => "M011",
            Self::ColumnLength { .. } => "M012",
            Self::RangeBackwards => "M013",
            Self::RoundNotClosed => "M014",
            Self::BehindPlayOff { .. } => "M015",
            Self::AdjustmentOutOfRange { .. } => "M016",
            Self::PlaysForOpponents { .. } => "M017",
            Self::PointsTooLarge => "M018",
            Self::MatchWithoutTeams { .. } => "M019",
        }
    }
}

impl fmt::Display for FactsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoParticipants => f.write_str("nobody takes part"),
            Self::NumberZero { position } => write!(f, "entry {position} of the list has number 0"),
            Self::DuplicateNumber { number } => write!(f, "two participants have number {number}"),
            Self::NobodyThere { round: Some(round), position } => {
                write!(f, "round {round} names entry {position} of the list, which does not exist")
            }
            Self::NobodyThere { round: None, position } => {
                write!(f, "entry {position} of the list is named, but does not exist")
            }
            Self::PlaysItself { number, round } => {
                write!(f, "round {round}: number {number} is paired with itself")
            }
            Self::TwiceInRound { number, round } => {
                write!(f, "round {round}: number {number} is there twice")
            }
            Self::InTwoTeams { number } => write!(f, "player {number} is in two teams"),
            Self::BoardWithoutGame { round } => {
                write!(f, "round {round}: a board of a match names a game of another round or board")
            }
            Self::GameWithoutMatch { number, round } => {
                write!(f, "round {round}: the game of player {number} belongs to no match")
            }
            Self::MoreRoundsThanAnnounced { paired, announced } => {
                let rounds = if *paired == 1 { "1 round is" } else { &format!("{paired} rounds are") };
                write!(f, "{rounds} paired, but only {announced} announced")
            }
            Self::RequestOutOfRange { round } => {
                write!(f, "a bye is asked for in round {round}, which is already paired or not announced")
            }
            Self::ColumnLength { values, participants } => {
                let values = counted(*values, "value");
                write!(f, "a column has {values} for {}", counted(*participants, "participant"))
            }
            Self::RangeBackwards => f.write_str("a range ends before it begins"),
            Self::RoundNotClosed => f.write_str("games or byes belong to no round"),
            Self::BehindPlayOff { round } => write!(f, "round {round} comes after the play-off"),
            Self::AdjustmentOutOfRange { round } => {
                write!(f, "points are changed in round {round}, which is not announced")
            }
            Self::PointsTooLarge => f.write_str("points are too large to be added up"),
            Self::PlaysForOpponents { number, round } => {
                write!(f, "round {round}: player {number} plays against their own team")
            }
            Self::MatchWithoutTeams { round } => {
                write!(f, "round {round} has a match of teams, but the event has no teams")
            }
        }
    }
}

/// `1 value`, `2 values`.
fn counted(count: u32, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

impl error::Error for FactsProblem {}

/// All problems of facts, at least one, with the facts as they were.
#[derive(Clone, PartialEq, Eq)]
pub struct Problems {
    list: Vec<FactsProblem>,
    facts: Box<Facts>,
}

impl Problems {
    pub(crate) fn new(list: Vec<FactsProblem>, facts: Facts) -> Self {
        Self { list, facts: Box::new(facts) }
    }

    /// The facts, to be corrected and tried again.
    pub fn into_facts(self) -> Facts {
        *self.facts
    }
}

impl Deref for Problems {
    type Target = [FactsProblem];

    fn deref(&self) -> &[FactsProblem] {
        &self.list
    }
}

impl IntoIterator for Problems {
    type Item = FactsProblem;
    type IntoIter = std::vec::IntoIter<FactsProblem>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a FactsProblem;
    type IntoIter = std::slice::Iter<'a, FactsProblem>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

/// The facts are left out: of a large event they would bury the problems.
impl fmt::Debug for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.list).finish()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.list.iter().enumerate() {
            let before = if index == 0 { "" } else { "; " };
            write!(f, "{before}{} {problem}", problem.code())?;
        }
        Ok(())
    }
}

impl error::Error for Problems {}
