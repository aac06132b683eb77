//! What a form of the page wants done, as a change.

use exaequo::model::Tournament;
use exaequo::report::list;
use exaequo::report::pairings::{self, EntryGroup};
use exaequo::{Event, Lang};
use exaequo_desk::change::Change;
use exaequo_desk::change::round::{ByeKind, RoundChange};
use exaequo_desk::change::team::TeamChange;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::fields::Fields;
use crate::pages::running::teams;
use crate::sheet::{Level, Note};

/// What a form of the page wants done.
#[derive(Debug)]
pub(super) enum Task {
    Swap {
        board: usize,
    },
    Order {
        order: Vec<usize>,
    },
    Bye {
        number: u32,
        bye: ByeKind,
    },
    /// Players as they were typed.
    LineUp {
        number: u32,
        players: String,
    },
    Forfeit {
        number: u32,
    },
    Play {
        number: u32,
    },
    TakeBack,
}

impl Task {
    /// `None` where the form is not one of the page.
    pub(super) fn read(fields: &Fields) -> Option<Self> {
        let number = || fields.number::<u32>("number");
        Some(match fields.get("do") {
            "swap" => Self::Swap { board: fields.number("board")? },
            "order" => {
                let order = fields.get("order").split([' ', ',', ';']).filter(|one| !one.is_empty());
                Self::Order { order: order.map(|one| one.parse().ok()).collect::<Option<_>>()? }
            }
            "bye" => {
                let number = number()?;
                Self::Bye { number, bye: ByeKind::named(fields.get(&format!("bye.{number}")))? }
            }
            "line-up" => Self::LineUp { number: number()?, players: fields.get("players").to_owned() },
            "forfeit" => Self::Forfeit { number: number()? },
            "play" => Self::Play { number: number()? },
            "take-back" => Self::TakeBack,
            _ => return None,
        })
    }

    /// The change of a round; players are found by number or name.
    pub(super) fn change(self, round: u16, event: &Event, lang: Lang) -> Result<Change, Failure> {
        Ok(match self {
            Self::Swap { board } => Change::Round(RoundChange::Swap { round, board }),
            Self::Order { order } => {
                let now = shown(event, round, lang)?;
                let own = |board: usize| now.get(board.checked_sub(1)?).copied();
                // A number that no board has is refused with the order.
                let order = order.into_iter().map(|board| own(board).unwrap_or_default()).collect();
                Change::Round(RoundChange::Order { round, order })
            }
            Self::Bye { number, bye } => Change::Round(RoundChange::Bye { round, number, bye }),
            Self::LineUp { number, players } => {
                let players = teams::numbers(event.tournament(), &players, lang)?;
                Change::Team(TeamChange::LineUp { round, number, players })
            }
            Self::Forfeit { number } => Change::Team(TeamChange::Forfeit { round, number }),
            Self::Play { number } => Change::Team(TeamChange::Play { round, number }),
            Self::TakeBack => Change::Round(RoundChange::TakeBack { round }),
        })
    }
}

/// What the boards of a round are to the event, or its matches, as lists show them.
fn shown(event: &Event, round: u16, lang: Lang) -> Result<Vec<usize>, Failure> {
    let groups = pairings::entry(event, round, lang)?;
    let is_team = event.tournament().is_team_event();
    let own = |group: EntryGroup| {
        let games = || group.games.iter().map(|game| game.game).collect();
        if is_team { vec![group.number] } else { games() }
    };
    Ok(groups.into_iter().flat_map(own).collect())
}

/// Who is to play for a team without being in its roster: allowed, and easily a slip of the keys.
pub(super) fn substitutes(tournament: &Tournament, change: &Change, lang: Lang) -> Option<Note> {
    let Change::Team(TeamChange::LineUp { number, players, .. }) = change else { return None };
    let team = tournament.teams.iter().find(|team| team.number == *number)?;
    let is_other = |number: &&u32| {
        !team.roster.iter().any(|player| tournament.players[player.index()].number == **number)
    };
    let name = |number: &u32| {
        let player = tournament.players.iter().find(|player| player.number == *number)?;
        Some(format!("{number} {}", tournament.str(player.name)))
    };
    let others: Vec<String> = players.iter().filter(is_other).filter_map(name).collect();
    if others.is_empty() {
        return None;
    }
    let (who, team) = (list::and(lang, &others), tournament.str(team.name).to_owned());
    let sentence = say!(
        lang,
        "In the line-up, and not in the roster of {team}: {who}. Such players count as substitutes.",
        team,
        who
    );
    Some(Note::new(Level::Confirm, sentence))
}
