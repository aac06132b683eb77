//! A round of an individual event, board after board; byes at the end, in words.

use exaequo_model::{Absence, Pairing, PlayerId};

use super::{Listing, trimmed};
use crate::explain::bye_words;
use crate::page::{self, Block, Cell, Column, Narrow, Table, Tone, signs};
use crate::{Lang, say};

pub(super) fn blocks(listing: &Listing<'_>) -> Vec<Block> {
    let lang = listing.lang;
    let round = listing.round;
    let caption = say!(lang, "Round {round}", round);
    let mut table = Table::new(caption, columns(lang));
    for (index, game) in boards(listing).iter().enumerate() {
        table.push(row(listing, index + 1, game));
    }
    for absence in listing.byes() {
        table.push_toned(bye(listing, absence), Tone::Faint);
    }
    vec![Block::Table(trimmed(table, &["white_rating", "black_rating"]))]
}

fn columns(lang: Lang) -> Vec<Column> {
    let number = say!(lang, "No.");
    let rating = say!(lang, "Rating");
    let points = say!(lang, "Pts");
    vec![
        Column::number("board", say!(lang, ctx "narrow column", "Board")).key().narrow(Narrow::Number),
        Column::number("white_number", number.clone()),
        Column::name("white", say!(lang, "○ White")).narrow(Narrow::First).marked("○"),
        Column::number("white_rating", rating.clone()).under("white"),
        Column::decimal("white_points", points.clone()).under("white"),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        Column::decimal("black_points", points).under("black"),
        Column::number("black_number", number),
        Column::text("black", say!(lang, "● Black")).narrow(Narrow::Second).marked("●"),
        Column::number("black_rating", rating).under("black"),
    ]
}

/// The games of a round in the order in which they are published.
pub(crate) fn boards(listing: &Listing<'_>) -> Vec<Pairing> {
    let mut games = listing.tournament.rounds.pairings_of(listing.round).to_vec();
    let of = |player: PlayerId| listing.brings(player.participant());
    games.sort_by_key(|game| Listing::weight(of(game.white), of(game.black)));
    games
}

fn row(listing: &Listing<'_>, board: usize, game: &Pairing) -> Vec<Cell> {
    let name = |player| Cell::name(listing.name(player), listing.number(player));
    let number = |player| Cell::Whole(i64::from(listing.number(player)));
    let rating = |player| Cell::maybe(listing.tournament.rating_of(player).map(exaequo_model::Elo::value));
    vec![
        Cell::Whole(i64::try_from(board).unwrap_or(i64::MAX)),
        number(game.white),
        name(game.white),
        rating(game.white),
        page::points(listing.points(game.white)),
        Cell::Sign(signs::outcome(game).into()),
        page::points(listing.points(game.black)),
        number(game.black),
        name(game.black),
        rating(game.black),
    ]
}

/// Somebody without an opponent: the word in place of one, the points in place of a result.
fn bye(listing: &Listing<'_>, absence: &Absence) -> Vec<Cell> {
    let player = PlayerId(absence.participant.0);
    let points = listing.tournament.scores.bye(absence.bye);
    vec![
        Cell::Empty,
        Cell::Whole(i64::from(listing.number(player))),
        Cell::name(listing.name(player), listing.number(player)),
        Cell::maybe(listing.tournament.rating_of(player).map(exaequo_model::Elo::value)),
        page::points(listing.points(player)),
        Cell::Sign(signs::points(listing.lang, points).into()),
        Cell::Empty,
        Cell::Empty,
        Cell::sign(bye_words(listing.tournament, listing.lang, absence.bye), signs::bye_letter(absence.bye)),
        Cell::Empty,
    ]
}
