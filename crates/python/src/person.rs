//! Who takes part: players and teams.

use exaequo::model::{Elo, PlayerId, Title, Tournament};
use pyo3::prelude::*;

use crate::argument::sex_name;

/// A player of an event.
#[pyclass(frozen, eq, get_all, module = "exaequo")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    number: u32,
    name: String,
    rating: Option<u16>,
    fide_id: Option<u64>,
    federation: String,
    club: String,
    category: String,
    title: String,
    sex: Option<&'static str>,
    birth_year: Option<i16>,
}

/// A team of an event.
#[pyclass(frozen, eq, get_all, module = "exaequo")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Team {
    number: u32,
    name: String,
    /// The numbers of its players, in board order.
    players: Vec<u32>,
}

#[pymethods]
impl Player {
    fn __repr__(&self) -> String {
        format!("<Player {} {}>", self.number, self.name)
    }
}

#[pymethods]
impl Team {
    fn __repr__(&self) -> String {
        format!("<Team {} {}>", self.number, self.name)
    }
}

/// The players of a tournament, in the order of the event.
pub(crate) fn players(tournament: &Tournament) -> Vec<Player> {
    tournament.player_ids().filter_map(|id| player(tournament, id)).collect()
}

fn player(tournament: &Tournament, id: PlayerId) -> Option<Player> {
    let player = tournament.players.get(id.index())?;
    let text = |range| tournament.str(range).to_owned();
    Some(Player {
        number: player.number,
        name: text(player.name),
        rating: tournament.rating_of(id).map(Elo::value),
        fide_id: player.fide_id.number(),
        federation: text(player.federation),
        club: text(player.club),
        category: text(player.category),
        title: title(tournament, player.title),
        sex: player.sex.map(sex_name),
        birth_year: player.birth.year(),
    })
}

fn title(tournament: &Tournament, title: Title) -> String {
    match title {
        Title::Other(range) => tournament.str(range).to_owned(),
        known => {
            let name = Title::FIDE.iter().find(|(fide, _)| *fide == known);
            name.map_or("", |(_, name)| name).to_owned()
        }
    }
}

/// The teams of a tournament; none where players play for themselves.
pub(crate) fn teams(tournament: &Tournament) -> Vec<Team> {
    let number = |id: &PlayerId| Some(tournament.players.get(id.index())?.number);
    let team = |team: &exaequo::model::Team| Team {
        number: team.number,
        name: tournament.str(team.name).to_owned(),
        players: team.roster.iter().filter_map(number).collect(),
    };
    tournament.teams.iter().map(team).collect()
}
