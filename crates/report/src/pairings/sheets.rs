//! Matches of teams on paper: line-ups, and sheets that captains fill in and sign (article 11).

use exaequo_event::BoardSides;
use exaequo_model::{Board, Match, PlayerId};

use super::{Fill, Listing, teams, title, trimmed};
use crate::page::{self, Block, Cell, Column, Narrow, Shape, Shown, Table, Tone, signs};
use crate::text::sanitize;
use crate::{list, say};

/// A match with its place in the list, from 1, and the names of its teams.
struct Meeting<'a> {
    place: usize,
    facts: &'a Match,
    names: [String; 2],
}

fn meetings<'a>(listing: &Listing<'a>) -> impl Iterator<Item = Meeting<'a>> {
    let names =
        |meeting: &Match| [meeting.white, meeting.black].map(|team| listing.participant(team.participant()));
    let meetings: Vec<Meeting<'a>> = (1..)
        .zip(teams::tables(listing))
        .map(|(place, facts)| Meeting { place, facts, names: names(facts) })
        .collect();
    meetings.into_iter()
}

/// Who plays for whom, match by match.
pub(super) fn line_ups(listing: &Listing<'_>) -> Vec<Block> {
    let table = |own: Meeting<'_>| {
        let (index, [white, black]) = (own.place, own.names.clone());
        let caption = say!(listing.lang, "Match {index}: {white} – {black}", index, white, black);
        let mut table = own.table(listing, caption, Fill::Players);
        table.hide_empty(&["first_rating", "second_rating"]);
        Block::Table(trimmed(table, &["first_points", "second_points", "result"]))
    };
    meetings(listing).map(table).collect()
}

/// A sheet of paper for each match, with room for signatures.
pub(super) fn sheets(listing: &Listing<'_>, fill: Fill) -> Vec<Block> {
    let mut blocks = Vec::new();
    for own in meetings(listing) {
        if own.place > 1 {
            blocks.push(Block::Break);
        }
        own.sheet(listing, fill, &mut blocks);
    }
    blocks
}

impl Meeting<'_> {
    fn sheet(&self, listing: &Listing<'_>, fill: Fill, blocks: &mut Vec<Block>) {
        let (lang, [white, black]) = (listing.lang, &self.names);
        let heading = say!(lang, "Match sheet: {white} – {black}", white, black);
        blocks.push(Block::Heading(heading));
        let mut table = self.table(listing, self.when_and_where(listing), fill);
        table.push_toned(self.total(listing, fill), Tone::Strong);
        table.shape = Shape::Form;
        blocks.push(Block::Table(table));
        blocks.push(Block::Signatures(vec![
            say!(lang, "Captain ({white})", white),
            say!(lang, "Captain ({black})", black),
            say!(lang, "Arbiter"),
        ]));
    }

    /// `Round 6, match 2, Québec, 7 March 2026`; without a day of the round, those of the event.
    fn when_and_where(&self, listing: &Listing<'_>) -> String {
        let (lang, tournament) = (listing.lang, listing.tournament);
        let (round, place) = (listing.round, self.place);
        let city = || sanitize(tournament.str(tournament.event.city));
        let rest = match title::day(listing) {
            Some(day) => vec![city(), day],
            None => page::place_and_days(lang, tournament).into_iter().collect(),
        };
        let number = say!(lang, "Round {round}, match {place}", round, place);
        list::commas(lang, [number].into_iter().chain(rest.into_iter().filter(|part| !part.is_empty())))
    }

    /// The boards of the match.
    fn table(&self, listing: &Listing<'_>, caption: String, fill: Fill) -> Table {
        let mut table = Table::new(caption, self.columns(listing));
        let place = Cell::count(self.place);
        table.group = Some(("match", place));
        for (number, board) in (1..).zip(listing.tournament.rounds.boards_of(self.facts)) {
            table.push(cells(listing, number, board, fill));
        }
        table
    }

    fn columns(&self, listing: &Listing<'_>) -> Vec<Column> {
        let (lang, [first, second]) = (listing.lang, self.names.clone());
        let (rating, color, points) = (say!(lang, "Rating"), say!(lang, "Col."), say!(lang, "Pts"));
        vec![
            // Names may still have to be written: a row is named by its board.
            Column::number("board", say!(lang, ctx "narrow column", "Board"))
                .heading()
                .narrow(Narrow::Number),
            Column::text("first", first).narrow(Narrow::First),
            Column::number("first_rating", rating.clone()).under("first"),
            Column::sign("first_colour", color.clone()).under("first"),
            Column::sign("first_points", points.clone()).under("first").for_people().strong(),
            Column::sign("second_points", points).under("second").for_people().strong(),
            Column::sign("result", say!(lang, "Result")).for_programs(),
            Column::sign("second_colour", color).under("second"),
            Column::text("second", second).narrow(Narrow::Second),
            Column::number("second_rating", rating).under("second"),
        ]
    }

    /// Game points of both teams.
    fn total(&self, listing: &Listing<'_>, fill: Fill) -> Vec<Cell> {
        let score = teams::score(listing, self.facts).filter(|_| fill == Fill::Known);
        let points = |side: usize| score.map_or(Cell::Empty, |score| page::points(score[side]));
        let result = score.map_or(Cell::Empty, |_| Cell::Sign(teams::result(listing, self.facts).into()));
        let mut cells = vec![Cell::sign(say!(listing.lang, "Total"), "total")];
        cells.extend([Cell::Empty, Cell::Empty, Cell::Empty, points(0), points(1), result]);
        cells.extend([Cell::Empty, Cell::Empty, Cell::Empty]);
        cells
    }
}

fn cells(listing: &Listing<'_>, number: i64, board: &Board, fill: Fill) -> Vec<Cell> {
    let sides = BoardSides::new(listing.tournament, board);
    let name = |side: usize| match (fill, sides.players[side]) {
        (Fill::Nothing, _) => Cell::Empty,
        (Fill::Known | Fill::Players, None) => Cell::text("–"),
        (Fill::Known | Fill::Players, Some(player)) => Cell::person(listing.name(player)),
    };
    let rating = |side: usize| {
        let player: Option<PlayerId> = sides.players[side].filter(|_| fill != Fill::Nothing);
        player.map_or(Cell::Empty, |player| listing.rating(player))
    };
    let color = |side: usize| Cell::Sign(signs::color_mark(sides.colors[side]).into());
    let known = |shown: Shown| if fill == Fill::Known { Cell::Sign(shown.into()) } else { Cell::Empty };
    let points = |side: usize| known(signs::result(sides.slots[side]));
    let result = known(teams::sides(sides.slots[0], sides.slots[1]));
    let mut cells = vec![Cell::Whole(number), name(0), rating(0), color(0), points(0), points(1), result];
    cells.extend([color(1), name(1), rating(1)]);
    cells
}
