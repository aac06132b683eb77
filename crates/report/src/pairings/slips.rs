//! Cards for the tables of a round: one for the result of each game, one with the name of each player.

use exaequo_model::{Color, PlayerId};

use super::games::{self, SeatedGame};
use super::{Fill, Listing};
use crate::page::{Cell, Column, Fold, Narrow, Shape, Slips, Table, event_name, signs};
use crate::text::sanitize;
use crate::{Lang, say};

/// Cards for results: both players, three boxes, two signatures.
pub(super) fn results(listing: &Listing<'_>, fill: Fill) -> Table {
    let (lang, round) = (listing.lang, listing.round);
    let mut table = Table::new(say!(lang, "Result cards of round {round}", round), result_columns(lang));
    for own in games::all(listing) {
        table.push(result(listing, &own, fill));
    }
    if fill != Fill::Nothing {
        table.hide_empty(&["white_rating", "black_rating"]);
    }
    table.hide_empty(&["white_team", "black_team"]);
    table.shape = Shape::Slips(Slips {
        head: head(listing),
        boxes: ["1–0", "½–½", "0–1"].map(str::to_owned).into(),
        signatures: vec![say!(lang, "White’s signature"), say!(lang, "Black’s signature")],
        fold: Fold::Cut,
    });
    table
}

/// Cards to be folded and put on the tables, White before Black.
pub(super) fn places(listing: &Listing<'_>) -> Table {
    let (lang, round) = (listing.lang, listing.round);
    let mut table = Table::new(say!(lang, "Place cards of round {round}", round), place_columns(lang));
    for own in games::all(listing) {
        for color in [Color::White, Color::Black] {
            table.push(place(listing, &own, color));
        }
    }
    table.hide_empty(&["federation", "rating", "team"]);
    table.shape = Shape::Slips(Slips { head: head(listing), fold: Fold::Tent, ..Slips::default() });
    table
}

/// The event and the round, on every card.
fn head(listing: &Listing<'_>) -> Vec<String> {
    let (lang, round) = (listing.lang, listing.round);
    vec![event_name(lang, listing.tournament), say!(lang, "Round {round}", round)]
}

/// The match and the board for programs, both in one for people: `2.1`.
fn seat_columns(lang: Lang) -> [Column; 3] {
    [
        Column::number("match", say!(lang, "Match")).for_programs(),
        Column::number("board", say!(lang, "Board")).for_programs(),
        Column::number("seat", say!(lang, "Board")).key().narrow(Narrow::Number).for_people(),
    ]
}

fn seat(own: &SeatedGame) -> [Cell; 3] {
    let (meeting, board) = (own.match_number(), own.board_number());
    let seat = match own.meeting {
        Some((place, _)) => Cell::text(format!("{place}.{}", own.board)),
        None => board.clone(),
    };
    [meeting, board, seat]
}

fn result_columns(lang: Lang) -> Vec<Column> {
    let (number, rating, team) = (say!(lang, "No."), say!(lang, "Rating"), say!(lang, "Team"));
    let mut columns: Vec<Column> = seat_columns(lang).into();
    columns.extend([
        Column::number("white_number", number.clone()).under("white").marked("#"),
        Column::name("white", say!(lang, "○ White")).narrow(Narrow::First),
        Column::number("white_rating", rating.clone()).under("white"),
        Column::text("white_team", team.clone()).under("white"),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        Column::number("black_number", number).under("black").marked("#"),
        Column::text("black", say!(lang, "● Black")).narrow(Narrow::Second),
        Column::number("black_rating", rating).under("black"),
        Column::text("black_team", team).under("black"),
    ]);
    columns
}

fn result(listing: &Listing<'_>, own: &SeatedGame, fill: Fill) -> Vec<Cell> {
    let side = |player: PlayerId, color: Color| match fill {
        Fill::Nothing => [const { Cell::Empty }; 4],
        Fill::Known | Fill::Players => [
            Cell::Whole(listing.number(player).into()),
            Cell::person(listing.name(player)),
            listing.rating(player),
            own.team(listing, color),
        ],
    };
    let outcome = match fill {
        Fill::Known => Cell::Sign(signs::outcome(&own.game).into()),
        Fill::Players | Fill::Nothing => Cell::Empty,
    };
    let mut cells: Vec<Cell> = seat(own).into();
    cells.extend(side(own.game.white, Color::White));
    cells.push(outcome);
    cells.extend(side(own.game.black, Color::Black));
    cells
}

fn place_columns(lang: Lang) -> Vec<Column> {
    let mut columns: Vec<Column> = seat_columns(lang).into();
    columns.extend([
        Column::number("number", say!(lang, "No.")),
        Column::name("name", say!(lang, "Name")).narrow(Narrow::First),
        Column::text("team", say!(lang, "Team")).under("name"),
        Column::text("federation", say!(lang, "Fed.")).under("name"),
        Column::number("rating", say!(lang, "Rating")).under("name"),
        Column::sign("colour", say!(lang, "Colour")).under("name"),
    ]);
    columns
}

fn place(listing: &Listing<'_>, own: &SeatedGame, color: Color) -> Vec<Cell> {
    let (tournament, game) = (listing.tournament, &own.game);
    let player = if color == Color::White { game.white } else { game.black };
    let federation = tournament.players[player.index()].federation;
    let side = game.known(color).map(|color| signs::color_words(listing.lang, color));
    let mut cells: Vec<Cell> = seat(own).into();
    cells.extend([
        Cell::Whole(listing.number(player).into()),
        Cell::person(listing.name(player)),
        own.team(listing, color),
        Cell::text(sanitize(tournament.str(federation))),
        listing.rating(player),
        side.map_or(Cell::Empty, |side| Cell::Sign(side.into())),
    ]);
    cells
}
