//! A round of an individual event, board after board; byes at the end, in words.

use exaequo_model::{Absence, Pairing, ParticipantId, PlayerId};

use super::{Listing, Scores, trimmed};
use crate::explain::bye_words;
use crate::page::{self, Block, Cell, Column, Narrow, Table, Tone, signs};
use crate::{Lang, say};

/// Columns that are left out where they are empty.
const OPTIONAL: [&str; 4] = ["white_rating", "black_rating", "white_points_after", "black_points_after"];

pub(super) fn blocks(listing: &Listing<'_>, scores: Scores) -> Vec<Block> {
    let lang = listing.lang;
    let round = listing.round;
    let caption = say!(lang, "Round {round}", round);
    let mut table = Table::new(caption, columns(scores, lang));
    for (index, game) in boards(listing).into_iter().enumerate() {
        table.push(row(listing, scores, index + 1, game));
    }
    for absence in listing.byes() {
        table.push_toned(bye(listing, scores, absence), Tone::Faint);
    }
    vec![Block::Table(trimmed(table, &OPTIONAL))]
}

/// What stands over the points before the round.
pub(super) fn points_head(scores: Scores, lang: Lang, alone: String) -> String {
    match scores {
        Scores::Before => alone,
        Scores::Both => say!(lang, ctx "points", "Before"),
    }
}

fn columns(scores: Scores, lang: Lang) -> Vec<Column> {
    let number = say!(lang, "No.");
    let rating = say!(lang, "Rating");
    let points = points_head(scores, lang, say!(lang, "Pts"));
    let after = say!(lang, ctx "points", "After");
    vec![
        Column::number("board", say!(lang, ctx "narrow column", "Board")).key().narrow(Narrow::Number),
        Column::number("white_number", number.clone()),
        Column::name("white", say!(lang, "○ White")).narrow(Narrow::First).marked("○"),
        Column::number("white_rating", rating.clone()).under("white"),
        Column::decimal("white_points", points.clone()).under("white"),
        Column::decimal("white_points_after", after.clone()).under("white").marked("→\u{a0}").strong(),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        Column::decimal("black_points", points).under("black"),
        Column::decimal("black_points_after", after).under("black").marked("→\u{a0}").strong(),
        Column::number("black_number", number),
        Column::text("black", say!(lang, "● Black")).narrow(Narrow::Second).marked("●"),
        Column::number("black_rating", rating).under("black"),
    ]
}

/// The games of a round in the order in which they are published.
pub(crate) fn boards<'a>(listing: &Listing<'a>) -> Vec<&'a Pairing> {
    let own = listing.tournament.rounds.pairings_of(listing.round);
    listing.seated(own, |game| [game.white, game.black].map(PlayerId::participant))
}

/// The points of a participant after the round, where they are asked for; a sign while the result is missing.
pub(super) fn after(listing: &Listing<'_>, scores: Scores, who: ParticipantId) -> Cell {
    match (scores, listing.scores.after(who)) {
        (Scores::Before, _) => Cell::Empty,
        (Scores::Both, Some(points)) => page::points(points),
        (Scores::Both, None) => Cell::Sign(signs::pending().into()),
    }
}

fn row(listing: &Listing<'_>, scores: Scores, board: usize, game: &Pairing) -> Vec<Cell> {
    let name = |player| Cell::name(listing.name(player), listing.number(player));
    let number = |player| Cell::Whole(i64::from(listing.number(player)));
    let after = |player: PlayerId| after(listing, scores, player.participant());
    vec![
        Cell::count(board),
        number(game.white),
        name(game.white),
        listing.rating(game.white),
        page::points(listing.points(game.white)),
        after(game.white),
        Cell::Sign(signs::outcome(game).into()),
        page::points(listing.points(game.black)),
        after(game.black),
        number(game.black),
        name(game.black),
        listing.rating(game.black),
    ]
}

/// Somebody without an opponent: the word in place of one, the points in place of a result.
fn bye(listing: &Listing<'_>, scores: Scores, absence: &Absence) -> Vec<Cell> {
    let player = PlayerId(absence.participant.0);
    let points = listing.tournament.scores.bye(absence.bye);
    vec![
        Cell::Empty,
        Cell::Whole(i64::from(listing.number(player))),
        Cell::name(listing.name(player), listing.number(player)),
        listing.rating(player),
        page::points(listing.points(player)),
        after(listing, scores, absence.participant),
        Cell::Sign(signs::points(listing.lang, points).into()),
        Cell::Empty,
        Cell::Empty,
        Cell::Empty,
        Cell::sign(bye_words(listing.tournament, listing.lang, absence.bye), signs::bye_letter(absence.bye)),
        Cell::Empty,
    ]
}
