//! Changes about teams: who they are, who plays for them, who sits where.

use exaequo::model::{NotFound, PlayerId, RoundNumber, TeamId};
use exaequo::{ChangeError, Event};
use serde::{Deserialize, Serialize};

/// A change about teams, named by their numbers as players are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum TeamChange {
    /// A team enters.
    Add {
        /// The name of the team.
        name: String,
        /// Its players in board order.
        roster: Vec<u32>,
    },
    /// A team has another name or other players.
    Edit {
        /// The number of the team.
        number: u32,
        /// The name of the team.
        name: String,
        /// Its players in board order.
        roster: Vec<u32>,
    },
    /// Who plays for a team in a round.
    LineUp {
        /// The number of the round.
        round: u16,
        /// The number of the team.
        number: u32,
        /// The players, board by board.
        players: Vec<u32>,
    },
    /// A team does not appear.
    Forfeit {
        /// The number of the round.
        round: u16,
        /// The number of the team.
        number: u32,
    },
    /// A match that was forfeited is played.
    Play {
        /// The number of the round.
        round: u16,
        /// The number of the team.
        number: u32,
    },
}

impl TeamChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Add { .. } => "team",
            Self::Edit { .. } => "roster",
            Self::LineUp { .. } => "line-up",
            Self::Forfeit { .. } => "forfeit",
            Self::Play { .. } => "play",
        }
    }

    /// Whether it makes other boards of the games of a round.
    pub fn seats_anew(&self, in_round: u16) -> bool {
        match self {
            Self::LineUp { round, .. } | Self::Forfeit { round, .. } | Self::Play { round, .. } => {
                *round == in_round
            }
            Self::Add { .. } | Self::Edit { .. } => false,
        }
    }

    /// Does it to an event.
    pub fn apply(&self, event: &mut Event) -> Result<(), ChangeError> {
        match self {
            Self::Add { name, roster } => {
                let roster = players(event, roster)?;
                event.add_team(name, roster).map(drop)
            }
            Self::Edit { number, name, roster } => {
                let (team, roster) = (team(event, *number)?, players(event, roster)?);
                event.set_roster(team, roster)?;
                event.rename(team, name)
            }
            Self::LineUp { round, number, players: seats } => {
                let (team, seats) = (team(event, *number)?, players(event, seats)?);
                event.set_line_up(RoundNumber(*round), team, seats)
            }
            Self::Forfeit { round, number } => {
                event.forfeit_match(RoundNumber(*round), team(event, *number)?)
            }
            Self::Play { round, number } => event.play_match(RoundNumber(*round), team(event, *number)?),
        }
    }
}

fn team(event: &Event, number: u32) -> Result<TeamId, ChangeError> {
    let found = event.tournament().teams.iter().position(|team| team.number == number);
    let found = found.and_then(|index| u32::try_from(index).ok());
    found.map(TeamId).ok_or(ChangeError::NoTeam { number })
}

fn players(event: &Event, numbers: &[u32]) -> Result<Vec<PlayerId>, NotFound> {
    numbers.iter().map(|number| event.tournament().find_player(&number.to_string())).collect()
}
