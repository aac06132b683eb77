//! A round of a team event: the matches, and each match board by board (article 11).

use exaequo_event::BoardSides;
use exaequo_model::{Board, Match, MatchOutcome, PlayerId, Points, RoundEntry, Slot, TeamId};

use super::{Listing, Scores, matches, trimmed};
use crate::page::{Block, Cell, Column, Narrow, Shown, Table, signs};
use crate::say;

/// The matches of a round in the order in which they are published.
pub(crate) fn tables<'a>(listing: &Listing<'a>) -> Vec<&'a Match> {
    let own = listing.tournament.rounds.matches_of(listing.round);
    listing.seated(own, |meeting| [meeting.white, meeting.black].map(TeamId::participant))
}

pub(super) fn blocks(listing: &Listing<'_>, scores: Scores) -> Vec<Block> {
    let mut blocks = vec![Block::Table(matches::overview(listing, scores))];
    for (index, meeting) in tables(listing).into_iter().enumerate() {
        blocks.push(Block::Table(sheet(listing, index + 1, meeting)));
    }
    blocks
}

/// Game points of both: `2½–1½`; while boards are open the score so far, once there is one.
pub(super) fn result(listing: &Listing<'_>, meeting: &Match) -> Shown {
    if let Some(score) = so_far(listing, meeting) {
        return signs::running_score(listing.lang, score);
    }
    let Some([white, black]) = entries(listing, meeting) else { return Shown::new("", "") };
    signs::match_result(listing.lang, &white, &black)
}

/// The same as numbers; `None` while there is no score.
pub(super) fn score(listing: &Listing<'_>, meeting: &Match) -> Option<[Points; 2]> {
    let over = || entries(listing, meeting).filter(|[white, _]| white.slot != Slot::Pending);
    so_far(listing, meeting).or_else(|| over().map(|both| both.map(|entry| entry.points)))
}

/// What the round gave both teams on game points.
fn entries(listing: &Listing<'_>, meeting: &Match) -> Option<[RoundEntry; 2]> {
    let games = listing.games.as_ref()?;
    let entry = |team: TeamId| games.of(team.participant()).last().copied();
    Some([entry(meeting.white)?, entry(meeting.black)?])
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

/// One match, board by board.
fn sheet(listing: &Listing<'_>, index: usize, meeting: &Match) -> Table {
    let lang = listing.lang;
    let [white, black] = [meeting.white, meeting.black].map(|team| listing.participant(team.participant()));
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
    table.group = Some(("match", Cell::count(index)));
    for (board, entry) in listing.tournament.rounds.boards_of(meeting).iter().enumerate() {
        let mut cells = vec![Cell::count(board + 1)];
        cells.extend(board_cells(listing, entry));
        table.push(cells);
    }
    trimmed(table, &[])
}

fn board_cells(listing: &Listing<'_>, board: &Board) -> Vec<Cell> {
    let sides = BoardSides::new(listing.tournament, board);
    let name = |player: PlayerId| Cell::person(listing.name(player));
    let [first, second] = sides.players.map(|player| player.map_or(Cell::text("–"), name));
    let rating = |player: Option<PlayerId>| player.map_or(Cell::Empty, |player| listing.rating(player));
    let [white, black] = sides.slots;
    vec![
        first,
        rating(sides.players[0]),
        Cell::Sign(signs::color_mark(sides.colors[0]).into()),
        Cell::Sign(self::sides(white, black).into()),
        second,
        rating(sides.players[1]),
    ]
}

/// Both sides of a board, the white team's first.
pub(super) fn sides(one: Slot, other: Slot) -> Shown {
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
