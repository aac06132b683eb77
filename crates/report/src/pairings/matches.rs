//! The matches of a round with the points of their teams (article 11).

use exaequo_model::{Absence, Match, ParticipantId, TeamId};

use super::players::{after, points_head};
use super::teams::{result, tables};
use super::{Listing, Scores, trimmed};
use crate::explain::bye_words;
use crate::page::{self, Cell, Column, Narrow, Table, Tone, signs};
use crate::{Lang, say};

/// The matches with their results; teams without an opponent at the end.
pub(super) fn overview(listing: &Listing<'_>, scores: Scores) -> Table {
    let (lang, round) = (listing.lang, listing.round);
    let caption = say!(lang, "Matches of round {round}", round);
    let mut table = Table::new(caption, columns(scores, lang));
    for (index, meeting) in tables(listing).into_iter().enumerate() {
        table.push(row(listing, scores, index + 1, meeting));
    }
    for absence in listing.byes() {
        table.push_toned(bye(listing, scores, absence), Tone::Faint);
    }
    trimmed(table, &["white_points_after", "black_points_after"])
}

fn columns(scores: Scores, lang: Lang) -> Vec<Column> {
    let (team, about) = (say!(lang, "Team"), say!(lang, "Match points"));
    let points = points_head(scores, lang, say!(lang, "MP"));
    let points = |key: &str| Column::decimal(key, points.clone()).about(about.clone());
    let after = say!(lang, ctx "points", "After");
    let after =
        |key: &str| Column::decimal(key, after.clone()).about(about.clone()).marked("→\u{a0}").strong();
    vec![
        Column::number("match", say!(lang, "Match")).key().narrow(Narrow::Number),
        Column::name("white_team", team.clone()).narrow(Narrow::First),
        points("white_points").under("white_team"),
        after("white_points_after").under("white_team"),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        points("black_points").under("black_team"),
        after("black_points_after").under("black_team"),
        Column::text("black_team", team).narrow(Narrow::Second),
    ]
}

fn row(listing: &Listing<'_>, scores: Scores, place: usize, meeting: &Match) -> Vec<Cell> {
    let [white, black] = [meeting.white, meeting.black].map(TeamId::participant);
    vec![
        Cell::count(place),
        team_cell(listing, white),
        page::points(listing.scores.before(white)),
        after(listing, scores, white),
        Cell::Sign(result(listing, meeting).into()),
        page::points(listing.scores.before(black)),
        after(listing, scores, black),
        team_cell(listing, black),
    ]
}

/// A team without an opponent: the word in place of one.
fn bye(listing: &Listing<'_>, scores: Scores, absence: &Absence) -> Vec<Cell> {
    let own = absence.participant;
    let words = bye_words(listing.tournament, listing.lang, absence.bye);
    vec![
        Cell::Empty,
        team_cell(listing, own),
        page::points(listing.scores.before(own)),
        after(listing, scores, own),
        bye_result(listing, own),
        Cell::Empty,
        Cell::Empty,
        Cell::sign(words, signs::bye_letter(absence.bye)),
    ]
}

fn team_cell(listing: &Listing<'_>, team: ParticipantId) -> Cell {
    Cell::name(listing.participant(team), listing.tournament.number_of(team))
}

/// Game points a team without an opponent is given.
fn bye_result(listing: &Listing<'_>, team: ParticipantId) -> Cell {
    let Some(entry) = listing.games.as_ref().and_then(|games| games.of(team).last()) else {
        return Cell::Empty;
    };
    Cell::Sign(signs::points(listing.lang, entry.points).into())
}
