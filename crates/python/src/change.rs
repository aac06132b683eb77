//! Changes: what an arbiter enters, by numbers and names.

use exaequo::event::NewPlayer;
use exaequo::model::{NotFound, PlayerId, RoundNumber, TeamId, Tournament};
use exaequo::{ChangeError, Event};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::argument::{Who, birth, sex, title};
use crate::error::Failure;

/// A player from what is known, as keywords of Python.
#[derive(FromPyObject)]
pub(crate) struct Entry<'py> {
    #[pyo3(item)]
    pub(crate) name: String,
    #[pyo3(item, default)]
    pub(crate) rating: u16,
    #[pyo3(item, default)]
    pub(crate) number: Option<u32>,
    #[pyo3(item, default)]
    pub(crate) fide_id: Option<u64>,
    #[pyo3(item, default)]
    pub(crate) federation: String,
    #[pyo3(item, default)]
    pub(crate) club: String,
    #[pyo3(item, default)]
    pub(crate) category: String,
    #[pyo3(item, default)]
    pub(crate) title: Option<String>,
    #[pyo3(item, default)]
    pub(crate) sex: Option<String>,
    #[pyo3(item, default)]
    pub(crate) birth: Option<Bound<'py, PyAny>>,
    #[pyo3(item, default)]
    pub(crate) from_round: Option<u16>,
}

impl Entry<'_> {
    /// The player to be entered.
    pub(crate) fn player(self) -> PyResult<NewPlayer> {
        let mut player = NewPlayer::new(self.name).rated(self.rating);
        player = player.federation(self.federation).club(self.club).category(self.category);
        if let Some(number) = self.number {
            player = player.number(number);
        }
        if let Some(id) = self.fide_id {
            player = player.fide_id(id);
        }
        if let Some(name) = self.title.filter(|name| !name.is_empty()) {
            player = player.title(title(&name)?);
        }
        if let Some(name) = self.sex {
            player = player.sex(sex(&name)?);
        }
        if let Some(given) = self.birth {
            player = player.birth(birth(&given)?);
        }
        Ok(match self.from_round {
            Some(round) => player.from_round(RoundNumber(round)),
            None => player,
        })
    }
}

/// A player of `Event.build`: a name, a name with a rating, or everything that is known, by the names of `add_player`.
pub(crate) fn entrant(given: &Bound<'_, PyAny>) -> PyResult<NewPlayer> {
    if let Ok(name) = given.extract::<String>() {
        return Ok(NewPlayer::new(name));
    }
    if let Ok(pair) = given.cast::<PyTuple>() {
        let (name, rating): (String, u16) = pair.extract()?;
        return Ok(NewPlayer::new(name).rated(rating));
    }
    let known = given.cast::<PyDict>().map_err(|_| {
        PyTypeError::new_err("a player is a name, a name and a rating, or a dict of what is known")
    })?;
    known.extract::<Entry<'_>>()?.player()
}

/// Somebody who plays, also for a team.
pub(crate) fn player(tournament: &Tournament, who: &Who) -> Result<PlayerId, NotFound> {
    tournament.find_player(&who.typed())
}

/// A team by number or name.
pub(crate) fn team(tournament: &Tournament, who: &Who) -> Result<TeamId, NotFound> {
    who.whom().find(tournament).map(|id| TeamId(id.0))
}

/// Pairs the next round: teams where there are some, else players.
pub(crate) fn pair(event: &mut Event, games: &[(Who, Who)]) -> Result<RoundNumber, Failure> {
    let tournament = event.tournament().clone();
    if tournament.is_team_event() {
        let both = |(one, other): &(Who, Who)| Ok((team(&tournament, one)?, team(&tournament, other)?));
        let matches = games.iter().map(both).collect::<Result<Vec<_>, NotFound>>()?;
        return Ok(event.pair_teams(matches)?);
    }
    let both = |(one, other): &(Who, Who)| Ok((player(&tournament, one)?, player(&tournament, other)?));
    let games = games.iter().map(both).collect::<Result<Vec<_>, NotFound>>()?;
    Ok(event.pair(games)?)
}

/// Adds a team of players by their numbers or names, and says its number.
pub(crate) fn add_team(event: &mut Event, name: &str, roster: &[Who]) -> Result<u32, Failure> {
    let tournament = event.tournament().clone();
    let roster = roster.iter().map(|who| player(&tournament, who)).collect::<Result<Vec<_>, NotFound>>()?;
    let id = event.add_team(name, roster)?;
    Ok(event.tournament().number_of(id.participant()))
}

/// Adds a player and says its number.
pub(crate) fn add_player(event: &mut Event, player: NewPlayer) -> Result<u32, ChangeError> {
    let id = event.enter(player)?;
    Ok(event.tournament().players.get(id.index()).map_or(0, |player| player.number))
}
