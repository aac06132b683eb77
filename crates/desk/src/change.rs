//! What can be done to an event. Each change is a line of its log; what follows from it is computed.

pub mod beside;
pub mod event;
pub mod kind;
pub mod play_off;
pub mod player;
pub mod privacy;
pub mod reached;
pub mod replaced;
pub mod reseated;
pub mod round;
pub mod team;

use exaequo::model::{PlayerId, RoundNumber};
use exaequo::{At, ChangeError, Event};
use serde::{Deserialize, Serialize};

use crate::ruleset::RuleSet;
use beside::BesideChange;
use event::EventChange;
use player::PlayerChange;
use privacy::PrivacyChange;
use reached::RoundState;
use round::RoundChange;
use team::TeamChange;

/// A change of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Change {
    /// The result of a game is another one.
    Result {
        /// The round of the game.
        round: u16,
        /// The game among those of the round, from 1.
        board: usize,
        /// What the result was.
        was: String,
        /// What it is now.
        is: String,
        /// The change that is taken back by this one.
        undoes: Option<u64>,
    },
    /// Other rules hold.
    Rules {
        /// Those that held before.
        was: RuleSet,
        /// Those that hold now.
        is: RuleSet,
        /// The criteria that held before, in full.
        list: String,
        /// The last round that had results; 0 before the first.
        after: u16,
        /// Whether results of that round were missing.
        #[serde(default, skip_serializing_if = "RoundState::is_over")]
        then: RoundState,
        /// The change that is taken back by this one.
        undoes: Option<u64>,
    },
    /// The standings after a round are public.
    Publish {
        /// The round it is in.
        round: u16,
    },
    /// Nothing of the event is public any more.
    Withdraw,
    /// About prizes, the play-off, lots, the public page.
    Beside(BesideChange),
    /// About the event itself.
    Event(EventChange),
    /// Something about a player.
    Player(PlayerChange),
    /// Something about a team.
    Team(TeamChange),
    /// Something about a round.
    Round(RoundChange),
    /// About the data of persons.
    Privacy(PrivacyChange),
    /// A change is taken back, as if it had not been made.
    Undo {
        /// The number of its line.
        number: u64,
    },
    /// The event is in the bin.
    Remove,
    /// The event is out of the bin.
    Restore,
}

impl Change {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Result { .. } => "result",
            Self::Rules { .. } => "rules",
            Self::Publish { .. } => kind::PUBLISH,
            Self::Withdraw => kind::WITHDRAW,
            Self::Beside(change) => change.kind(),
            Self::Event(change) => change.kind(),
            Self::Player(change) => change.kind(),
            Self::Team(change) => change.kind(),
            Self::Round(change) => change.kind(),
            Self::Privacy(change) => change.kind(),
            Self::Undo { .. } => "undo",
            Self::Remove => kind::REMOVE,
            Self::Restore => kind::RESTORE,
        }
    }

    /// Who sits at the board it is about, White first.
    pub fn seats(&self, event: &Event) -> Option<[String; 2]> {
        let Self::Result { round, board, .. } = self else { return None };
        let tournament = event.tournament();
        let game = *tournament.rounds.pairings_of(RoundNumber(*round)).get(board.checked_sub(1)?)?;
        let name =
            |player: PlayerId| Some(tournament.str(tournament.players.get(player.index())?.name).to_owned());
        Some([name(game.white)?, name(game.black)?])
    }

    /// Does it to an event. Most changes are not about its facts.
    pub fn apply(&self, event: &mut Event) -> Result<(), ChangeError> {
        match self {
            Self::Result { round, board, is, .. } => {
                event.set_result(RoundNumber(*round), At::Board(*board), is)
            }
            Self::Event(change) => change.apply(event),
            Self::Player(change) => change.apply(event),
            Self::Team(change) => change.apply(event),
            Self::Round(change) => change.apply(event),
            Self::Rules { .. }
            | Self::Publish { .. }
            | Self::Withdraw
            | Self::Undo { .. }
            | Self::Beside(_)
            | Self::Privacy(_)
            | Self::Remove
            | Self::Restore => Ok(()),
        }
    }

    /// What takes it back; `None` where there is nothing to take back.
    pub fn reversed(&self, number: u64) -> Option<Self> {
        match self {
            Self::Result { round, board, was, is, .. } => Some(Self::Result {
                round: *round,
                board: *board,
                was: is.clone(),
                is: was.clone(),
                undoes: Some(number),
            }),
            Self::Rules { was, is, list, after, then, .. } => Some(Self::Rules {
                was: is.clone(),
                is: was.clone(),
                list: list.clone(),
                after: *after,
                then: *then,
                undoes: Some(number),
            }),
            Self::Beside(change) => change.reversed(number).map(Self::Beside),
            Self::Event(_) | Self::Player(_) | Self::Team(_) | Self::Round(_) => Some(Self::Undo { number }),
            _ => None,
        }
    }

    /// The line that it takes back, if it takes one back.
    pub const fn undoes(&self) -> Option<u64> {
        match self {
            Self::Result { undoes, .. } | Self::Rules { undoes, .. } => *undoes,
            Self::Beside(change) => change.undoes(),
            Self::Undo { number } => Some(*number),
            _ => None,
        }
    }

    /// Whether it makes other boards of the games of a round, so that results of before are of other games.
    pub fn seats_anew(&self, round: u16) -> bool {
        match self {
            Self::Round(change) => change.seats_anew(round),
            Self::Team(change) => change.seats_anew(round),
            Self::Undo { .. } => true,
            _ => false,
        }
    }

    /// Whether the boards or byes of a round may be others after it.
    pub fn arranges(&self, round: u16) -> bool {
        match self {
            Self::Round(RoundChange::Bye { round: of, .. } | RoundChange::NoBye { round: of, .. }) => {
                *of == round
            }
            change => change.seats_anew(round),
        }
    }

    /// Whether it records that data of persons were erased from the file and from the lines before.
    pub const fn is_erasure(&self) -> bool {
        matches!(self, Self::Privacy(PrivacyChange::Erased { .. }))
    }

    /// Whether the facts of the event are others after it.
    pub const fn is_about_facts(&self) -> bool {
        match self {
            Self::Result { .. } | Self::Player(_) | Self::Team(_) | Self::Round(_) | Self::Undo { .. } => {
                true
            }
            Self::Event(change) => !matches!(change, EventChange::Archive | EventChange::Unarchive),
            Self::Rules { .. }
            | Self::Publish { .. }
            | Self::Withdraw
            | Self::Beside(_)
            | Self::Privacy(_)
            | Self::Remove
            | Self::Restore => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The log is read by later versions of the program: its words stay.
    #[test]
    fn changes_are_read_back_as_they_were_written() {
        let result =
            Change::Result { round: 2, board: 1, was: "*".to_owned(), is: "1-0".to_owned(), undoes: None };
        let json = serde_json::to_string(&result).expect("JSON");
        assert_eq!(json, r#"{"result":{"round":2,"board":1,"was":"*","is":"1-0","undoes":null}}"#);
        for change in
            [result, Change::Publish { round: 3 }, Change::Withdraw, Change::Remove, Change::Restore]
        {
            let json = serde_json::to_string(&change).expect("JSON");
            assert!(json.contains(change.kind()), "{json}");
            assert_eq!(serde_json::from_str::<Change>(&json).ok(), Some(change));
        }
    }
}
