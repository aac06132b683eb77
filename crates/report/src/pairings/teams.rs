//! A round of a team event: the matches, and each match board by board (article 11).

use exaequo_model::{Board, Color, Match, ParticipantId, PlayerId, Slot, TeamId};

use super::{Listing, trimmed};
use crate::explain::bye_words;
use crate::page::{self, Block, Cell, Column, Shown, Table, Tone, signs};
use crate::sanitize::sanitize;
use crate::{list, number, say};

/// The matches of a round in the order in which they are published.
pub(super) fn tables<'a>(listing: &Listing<'a>) -> Vec<&'a Match> {
    let tournament = listing.tournament;
    let mut matches: Vec<&Match> = tournament.rounds.matches_of(listing.round).iter().collect();
    let of = |team: TeamId| listing.brings(team.participant());
    matches.sort_by_key(|meeting| Listing::weight(of(meeting.white), of(meeting.black)));
    matches
}

pub(super) fn blocks(listing: &Listing<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Table(overview(listing))];
    for (index, meeting) in tables(listing).into_iter().enumerate() {
        blocks.push(Block::Table(sheet(listing, index + 1, meeting)));
    }
    blocks
}

/// A sheet of paper for each match, with room for signatures.
pub(super) fn sheets(listing: &Listing<'_>) -> Vec<Block> {
    let lang = listing.lang;
    let mut blocks = Vec::new();
    for (index, meeting) in tables(listing).into_iter().enumerate() {
        if index > 0 {
            blocks.push(Block::Break);
        }
        let [white, black] = [meeting.white, meeting.black].map(|team| name(listing, team.participant()));
        blocks.push(Block::Heading(say!(lang, "Match sheet: {white} – {black}", white, black)));
        blocks.push(Block::Table(sheet(listing, index + 1, meeting)));
        for who in [
            say!(lang, "Captain ({white})", white),
            say!(lang, "Captain ({black})", black),
            say!(lang, "Arbiter"),
        ] {
            blocks.push(Block::Paragraph(list::labelled(lang, &who, "______________________________")));
        }
    }
    blocks
}

fn name(listing: &Listing<'_>, team: ParticipantId) -> String {
    sanitize(listing.tournament.name_of(team))
}

/// The matches with their results; teams without an opponent at the end.
fn overview(listing: &Listing<'_>) -> Table {
    let lang = listing.lang;
    let round = listing.round;
    let points = say!(lang, "MP");
    let about = say!(lang, "Match points");
    let team = say!(lang, "Team");
    let columns = vec![
        Column::number("match", say!(lang, "Match")).key(),
        Column::name("white_team", team.clone()),
        Column::decimal("white_points", points.clone()).about(about.clone()),
        Column::sign("result", say!(lang, "Result")),
        Column::decimal("black_points", points).about(about),
        Column::text("black_team", team),
    ];
    let caption = say!(lang, "Matches of round {round}", round);
    let mut table = Table::new(caption, columns);
    for (index, meeting) in tables(listing).into_iter().enumerate() {
        let [white, black] = [meeting.white, meeting.black].map(TeamId::participant);
        table.push(vec![
            Cell::Whole(i64::try_from(index + 1).unwrap_or(i64::MAX)),
            team_cell(listing, white),
            page::points(listing.before.total(white)),
            Cell::Sign(result(listing, meeting).into()),
            page::points(listing.before.total(black)),
            team_cell(listing, black),
        ]);
    }
    for absence in listing.byes() {
        let words =
            Cell::sign(bye_words(listing.tournament, lang, absence.bye), signs::bye_letter(absence.bye));
        let points = page::points(listing.before.total(absence.participant));
        let own = team_cell(listing, absence.participant);
        let result = bye_result(listing, absence.participant);
        table.push_toned(vec![Cell::Empty, own, points, result, Cell::Empty, words], Tone::Faint);
    }
    table
}

fn team_cell(listing: &Listing<'_>, team: ParticipantId) -> Cell {
    Cell::name(name(listing, team), listing.tournament.number_of(team))
}

/// Game points of both: `2½–1½`; empty while boards are open.
fn result(listing: &Listing<'_>, meeting: &Match) -> Shown {
    let games = listing.games.as_ref();
    let entry = |team: TeamId| games.and_then(|games| games.of(team.participant()).last().copied());
    let (Some(white), Some(black)) = (entry(meeting.white), entry(meeting.black)) else {
        return Shown::new("", "");
    };
    signs::match_result(listing.lang, &white, &black)
}

/// Game points a team without an opponent is given.
fn bye_result(listing: &Listing<'_>, team: ParticipantId) -> Cell {
    let Some(entry) = listing.games.as_ref().and_then(|games| games.of(team).last()) else {
        return Cell::Empty;
    };
    let mut plain = String::new();
    crate::value::push_decimal(&mut plain, i64::from(entry.points.hundredths()), 2);
    Cell::sign(number::points(listing.lang, entry.points), plain)
}

/// One match, board by board.
fn sheet(listing: &Listing<'_>, index: usize, meeting: &Match) -> Table {
    let lang = listing.lang;
    let [white, black] = [meeting.white, meeting.black].map(|team| name(listing, team.participant()));
    let result = result(listing, meeting).shown;
    let caption = say!(lang, "Match {index}: {white} – {black} {result}", index, white, black, result);
    let rating = say!(lang, "Rating");
    let columns = vec![
        Column::number("board", say!(lang, ctx "narrow column", "Board")).key(),
        Column::name("first", white),
        Column::number("first_rating", rating.clone()),
        Column::sign("first_colour", say!(lang, "Col.")),
        Column::sign("result", say!(lang, "Result")),
        Column::text("second", black),
        Column::number("second_rating", rating),
    ];
    let mut table = Table::new(caption.trim_end().to_owned(), columns);
    table.group = Some(("match", Cell::Whole(i64::try_from(index).unwrap_or(i64::MAX))));
    for (board, entry) in listing.tournament.rounds.boards_of(meeting).iter().enumerate() {
        let mut cells = vec![Cell::Whole(i64::try_from(board + 1).unwrap_or(i64::MAX))];
        cells.extend(board_cells(listing, entry));
        table.push(cells);
    }
    trimmed(table, &[])
}

fn board_cells(listing: &Listing<'_>, board: &Board) -> Vec<Cell> {
    let player = |player: PlayerId| {
        let rating = listing.tournament.rating_of(player).map(exaequo_model::Elo::value);
        [Cell::person(listing.name(player)), Cell::maybe(rating)]
    };
    let nobody = || [Cell::text("–"), Cell::Empty];
    let (first, second, color, result) = match board {
        Board::Game { pairing, white_team } => {
            let game = &listing.tournament.rounds.pairings[*pairing as usize];
            let (own, other) = match white_team {
                Color::White => (game.white, game.black),
                Color::Black => (game.black, game.white),
            };
            let color = signs::color(listing.lang, game.known(*white_team));
            (
                player(own),
                player(other),
                Cell::Sign(color.into()),
                sides(game.slot(*white_team), game.slot(white_team.other())),
            )
        }
        Board::Unopposed { team, player: named } => {
            let one = named.map_or_else(nobody, player);
            match team {
                Color::White => (one, nobody(), Cell::Empty, sides(Slot::ForfeitWin, Slot::ForfeitLoss)),
                Color::Black => (nobody(), one, Cell::Empty, sides(Slot::ForfeitLoss, Slot::ForfeitWin)),
            }
        }
        Board::Empty => (nobody(), nobody(), Cell::Empty, sides(Slot::ForfeitLoss, Slot::ForfeitLoss)),
    };
    let [name, rating] = first;
    let [other, other_rating] = second;
    vec![name, rating, color, Cell::Sign(result.into()), other, other_rating]
}

/// Both sides of a board, the white team's first.
fn sides(one: Slot, other: Slot) -> Shown {
    let [first, second] = [one, other].map(signs::result);
    if first.shown.is_empty() {
        return Shown::new("", "");
    }
    let between = if matches!(one, Slot::Game { .. }) { ("–", "-") } else { ("/", "/") };
    Shown::new(
        format!("{}{}{}", first.shown, between.0, second.shown),
        format!("{}{}{}", first.file, between.1, second.file),
    )
}
