//! A round of a team event: the matches, and each match board by board (article 11).

use exaequo_model::{Board, Color, Match, MatchOutcome, ParticipantId, PlayerId, Points, Slot, TeamId};

use super::{Listing, trimmed};
use crate::explain::bye_words;
use crate::page::{self, Block, Cell, Column, Narrow, Shown, Table, Tone, signs};
use crate::text::sanitize;
use crate::{list, say};

/// The matches of a round in the order in which they are published.
pub(crate) fn tables<'a>(listing: &Listing<'a>) -> Vec<&'a Match> {
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
        Column::number("match", say!(lang, "Match")).key().narrow(Narrow::Number),
        Column::name("white_team", team.clone()).narrow(Narrow::First),
        Column::decimal("white_points", points.clone()).about(about.clone()).under("white_team"),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        Column::decimal("black_points", points).about(about).under("black_team"),
        Column::text("black_team", team).narrow(Narrow::Second),
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

/// Game points of both: `2½–1½`; while boards are open the score so far, once there is one.
fn result(listing: &Listing<'_>, meeting: &Match) -> Shown {
    if let Some(score) = so_far(listing, meeting) {
        return signs::running_score(listing.lang, score);
    }
    let games = listing.games.as_ref();
    let entry = |team: TeamId| games.and_then(|games| games.of(team.participant()).last().copied());
    let (Some(white), Some(black)) = (entry(meeting.white), entry(meeting.black)) else {
        return Shown::new("", "");
    };
    signs::match_result(listing.lang, &white, &black)
}

/// The score of a match some of whose boards are over.
fn so_far(listing: &Listing<'_>, meeting: &Match) -> Option<[Points; 2]> {
    let tournament = listing.tournament;
    let boards = tournament.rounds.boards_of(meeting).iter().map(|board| tournament.rounds.slots_of(board));
    let boards: Vec<[Slot; 2]> = boards.collect();
    let open = boards.iter().filter(|[white, _]| *white == Slot::Pending).count();
    if open == 0 || open == boards.len() || meeting.outcome != MatchOutcome::Boards {
        return None;
    }
    Some([0, 1].map(|side| boards.iter().map(|slots| tournament.scores.award(slots[side])).sum()))
}

/// Game points a team without an opponent is given.
fn bye_result(listing: &Listing<'_>, team: ParticipantId) -> Cell {
    let Some(entry) = listing.games.as_ref().and_then(|games| games.of(team).last()) else {
        return Cell::Empty;
    };
    Cell::Sign(signs::points(listing.lang, entry.points).into())
}

/// One match, board by board.
fn sheet(listing: &Listing<'_>, index: usize, meeting: &Match) -> Table {
    let lang = listing.lang;
    let [white, black] = [meeting.white, meeting.black].map(|team| name(listing, team.participant()));
    let result = result(listing, meeting).shown;
    let caption = say!(lang, "Match {index}: {white} – {black} {result}", index, white, black, result);
    let rating = say!(lang, "Rating");
    let columns = vec![
        Column::number("board", say!(lang, ctx "narrow column", "Board")).key().narrow(Narrow::Number),
        Column::name("first", white).narrow(Narrow::First),
        Column::number("first_rating", rating.clone()).under("first"),
        Column::sign("first_colour", say!(lang, "Col.")).under("first"),
        Column::sign("result", say!(lang, "Result")).narrow(Narrow::Between),
        Column::text("second", black).narrow(Narrow::Second),
        Column::number("second_rating", rating).under("second"),
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
    let (first, second, color) = match board {
        Board::Game { pairing, white_team } => {
            let game = &listing.tournament.rounds.pairings[*pairing as usize];
            let (own, other) = match white_team {
                Color::White => (game.white, game.black),
                Color::Black => (game.black, game.white),
            };
            let color = signs::color_mark(game.known(*white_team));
            (player(own), player(other), Cell::Sign(color.into()))
        }
        Board::Unopposed { team, player: named } => {
            let one = named.map_or_else(nobody, player);
            match team {
                Color::White => (one, nobody(), Cell::Empty),
                Color::Black => (nobody(), one, Cell::Empty),
            }
        }
        Board::Empty => (nobody(), nobody(), Cell::Empty),
    };
    let [white, black] = listing.tournament.rounds.slots_of(board);
    let result = sides(white, black);
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
