//! Where a result is entered, for whoever takes it back: the answer is what is shown there.

use std::fmt;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::play_off::PlayOffGame;
use serde::Deserialize;

use crate::desk::{Kept, Line};
use crate::failure::Failure;
use crate::pages::{entry, playoff};

/// What the play-off is called among the rounds.
const PLAY_OFF: &str = "playoff";

/// Where a result is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum Back {
    /// Among the boards of a round.
    Round(u16),
    /// Among those of the play-off.
    PlayOff,
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(round) => round.fmt(f),
            Self::PlayOff => f.write_str(PLAY_OFF),
        }
    }
}

impl TryFrom<String> for Back {
    type Error = std::num::ParseIntError;

    fn try_from(sent: String) -> Result<Self, Self::Error> {
        if sent == PLAY_OFF { Ok(Self::PlayOff) } else { sent.parse().map(Self::Round) }
    }
}

impl Back {
    /// Whether a change is a result that was entered there.
    pub(crate) fn is_of(self, change: &Change) -> bool {
        match change {
            Change::Result { round, .. } => self == Self::Round(*round),
            Change::Beside(BesideChange::PlayOffResult(_)) => self == Self::PlayOff,
            _ => false,
        }
    }

    /// What whoever has entered a result, or taken one back, is shown: a script the boards as they are now, a form the page.
    pub(crate) fn answer(
        self,
        kept: &Kept,
        headers: &HeaderMap,
        line: Option<&Line>,
        lang: Lang,
    ) -> Result<Response, Failure> {
        if headers.get(header::ACCEPT).is_none_or(|accepts| accepts != "application/json") {
            return Ok(Redirect::to(&self.address(kept.id, line)).into_response());
        }
        match self {
            Self::Round(round) => entry::answer(kept, round, line, lang),
            Self::PlayOff => playoff::result::answer(kept, line, lang),
        }
    }

    /// The page, at the board a line is about.
    fn address(self, event: u64, line: Option<&Line>) -> String {
        let board = line.and_then(|line| key_of(&line.change));
        let board = board.map_or_else(String::new, |board| format!("#game-{board}"));
        match self {
            Self::Round(round) => format!("/e/{event}/round/{round}/enter{board}"),
            Self::PlayOff => format!("/e/{event}/playoff{board}"),
        }
    }
}

/// By what a page knows the board a change is about.
pub(crate) fn key_of(change: &Change) -> Option<String> {
    match change {
        Change::Result { board, .. } => Some(board.to_string()),
        Change::Beside(BesideChange::PlayOffResult(one)) => Some(key(one.game)),
        _ => None,
    }
}

/// By what a page knows a game of the play-off.
pub(crate) fn key(game: PlayOffGame) -> String {
    format!("{}-{}", game.round, game.white)
}
