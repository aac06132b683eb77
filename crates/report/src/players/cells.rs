//! What a list says of a player.

use exaequo_model::{Elo, FideId, PlayerId, Sex, TeamId, Tournament};

use super::status;
use crate::page::{self, Cell, Column};
use crate::standings::who::title_of;
use crate::text::sanitize;
use crate::{Lang, say};

pub(crate) fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("number", say!(lang, "No.")).key().kept(),
        Column::text("title", say!(lang, "Title")).under("name"),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::text("federation", say!(lang, "Fed.")).under("name"),
        Column::text("club", say!(lang, "Club")).under("name"),
        Column::text("team", say!(lang, "Team")).under("name"),
        Column::number("rating", say!(lang, "Rating")).kept(),
        Column::number("fide_id", say!(lang, "FIDE no.")).about(say!(lang, "FIDE identification number")),
        Column::number("birth_year", say!(lang, "Born")).about(say!(lang, "Year of birth")),
        Column::sign("sex", say!(lang, "Sex")),
        Column::text("status", say!(lang, "Note")),
    ]
}

pub(crate) fn row(tournament: &Tournament, id: PlayerId, team: Option<TeamId>, lang: Lang) -> Vec<Cell> {
    let player = &tournament.players[id.index()];
    let text = |range| Cell::text(sanitize(tournament.str(range)));
    vec![
        Cell::Whole(i64::from(player.number)),
        Cell::text(title_of(tournament, player)),
        page::player(tournament, id),
        text(player.federation),
        text(player.club),
        team.map_or(Cell::Empty, |team| page::team(tournament, team)),
        Cell::maybe(tournament.rating_of(id).map(Elo::value)),
        fide_id(tournament, player.fide_id),
        Cell::maybe(player.birth.year()),
        player.sex.map_or(Cell::Empty, |sex| sign(sex, lang)),
        status::cell(player.status, lang),
    ]
}

/// The team of each player, if there are teams.
pub(crate) fn teams(tournament: &Tournament) -> Vec<Option<TeamId>> {
    let mut teams = vec![None; tournament.players.len()];
    for (id, team) in (0..).map(TeamId).zip(&tournament.teams) {
        for player in &team.roster {
            teams[player.index()] = Some(id);
        }
    }
    teams
}

fn fide_id(tournament: &Tournament, id: FideId) -> Cell {
    match id {
        FideId::None => Cell::Empty,
        FideId::Number(number) => {
            i64::try_from(number).map_or_else(|_| Cell::text(number.to_string()), Cell::Whole)
        }
        FideId::Text(text) => Cell::text(sanitize(tournament.str(text))),
    }
}

/// As people abbreviate it; programs read the word.
fn sign(sex: Sex, lang: Lang) -> Cell {
    match sex {
        Sex::Male => Cell::sign(say!(lang, ctx "sex", "m"), "male"),
        Sex::Female => Cell::sign(say!(lang, ctx "sex", "f"), "female"),
    }
}
