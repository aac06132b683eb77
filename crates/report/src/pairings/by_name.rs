//! A round by name: who sits where, with which colour, against whom.

use exaequo_model::{Board, Color, Match, Order as _, Pairing, PlayerId};

use super::{Listing, players, teams, trimmed};
use crate::explain::bye_words;
use crate::page::{Cell, Column, Table, signs};
use crate::say;
use crate::text::sanitize;
use exaequo_words::collate::Alphabet;

/// A line before it is sorted.
struct Line {
    name: String,
    cells: Vec<Cell>,
}

pub(super) fn table(listing: &Listing<'_>) -> Table {
    let lang = listing.lang;
    let round = listing.round;
    let caption = say!(lang, "Round {round} by name", round);
    let mut table = Table::new(caption, columns(listing));
    let mut lines = if listing.tournament.is_team_event() { of_teams(listing) } else { of_players(listing) };
    let alphabet = Alphabet::of(lang);
    lines.order_by(|one, other| alphabet.compare(&one.name, &other.name));
    for line in lines {
        table.push(line.cells);
    }
    trimmed(table, &["team"])
}

fn columns(listing: &Listing<'_>) -> Vec<Column> {
    let lang = listing.lang;
    let seat = if listing.tournament.is_team_event() {
        ("match", say!(lang, "Match"))
    } else {
        ("board", say!(lang, ctx "narrow column", "Board"))
    };
    // What is looked for comes first: a wall has no room for more.
    let mut columns =
        vec![Column::name("name", say!(lang, "Name")).kept(), Column::number(seat.0, seat.1).strong()];
    if listing.tournament.is_team_event() {
        columns.push(Column::number("board", say!(lang, ctx "narrow column", "Board")));
    }
    columns.push(Column::sign("colour", say!(lang, "Col.")).about(say!(lang, "Colour")));
    columns.push(Column::text("opponent", say!(lang, "Opponent")));
    columns.push(Column::text("team", say!(lang, "Team")).under("name"));
    columns.push(Column::number("number", say!(lang, "No.")).under("name").marked("#"));
    columns
}

fn color(game: &Pairing, color: Color) -> Cell {
    Cell::Sign(signs::color_mark(game.known(color)).into())
}

fn of_players(listing: &Listing<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for (index, game) in players::boards(listing).into_iter().enumerate() {
        for (own, side, other) in
            [(game.white, Color::White, game.black), (game.black, Color::Black, game.white)]
        {
            let seat = vec![Cell::count(index + 1), color(game, side)];
            let opponent = Cell::name(listing.name(other), listing.number(other));
            lines.push(line(listing, own, Cell::Empty, seat, opponent));
        }
    }
    for absence in listing.byes() {
        let words = Cell::sign(
            bye_words(listing.tournament, listing.lang, absence.bye),
            signs::bye_letter(absence.bye),
        );
        let player = PlayerId(absence.participant.0);
        lines.push(line(listing, player, Cell::Empty, vec![Cell::Empty, Cell::Empty], words));
    }
    lines
}

fn of_teams(listing: &Listing<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for (index, meeting) in teams::tables(listing).into_iter().enumerate() {
        for (board, entry) in listing.tournament.rounds.boards_of(meeting).iter().enumerate() {
            lines.extend(of_board(listing, meeting, index + 1, board + 1, entry));
        }
    }
    lines
}

fn of_board(listing: &Listing<'_>, meeting: &Match, table: usize, board: usize, entry: &Board) -> Vec<Line> {
    let Board::Game { pairing, white_team } = entry else { return Vec::new() };
    let game = &listing.tournament.rounds.pairings[*pairing as usize];
    let both = [(game.white, Color::White, game.black), (game.black, Color::Black, game.white)];
    let of = |(own, side, other): (PlayerId, Color, PlayerId)| {
        let team = if side == *white_team { meeting.white } else { meeting.black };
        let team = &listing.tournament.teams[team.index()];
        let name = Cell::text(sanitize(listing.tournament.str(team.name)));
        let seat = vec![Cell::count(table), Cell::count(board), color(game, side)];
        line(listing, own, name, seat, Cell::person(listing.name(other)))
    };
    both.map(of).into()
}

fn line(listing: &Listing<'_>, player: PlayerId, team: Cell, seat: Vec<Cell>, opponent: Cell) -> Line {
    let name = sanitize(listing.tournament.player_name(player));
    let number = listing.number(player);
    let own =
        if listing.tournament.is_team_event() { Cell::person(&*name) } else { Cell::name(&*name, number) };
    let mut cells = vec![own];
    cells.extend(seat);
    cells.extend([opponent, team, Cell::Whole(i64::from(number))]);
    Line { name, cells }
}
