//! Individual results inside a team event, board by board: points, games, percentage, performance (10.2).

mod seat;

use exaequo_event::Event;
use exaequo_model::{Elo, Order as _, Tournament};

use seat::Seat;

use crate::page::{self, Block, Cell, Column, Note, Page, PageError, Table, of_event, round_of};
use crate::{Lang, say};

/// At which board a player counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardBasis {
    /// By the order of the team's list; those behind the last board are reserves.
    #[default]
    Roster,
    /// By the board played most often.
    Played,
}

/// What board standings are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// At which board a player counts.
    pub seat: BoardBasis,
    /// After which round; without it, after the last complete one.
    pub round: Option<u16>,
    /// The rating unrated opponents count with; without one such games are left out of the performance.
    pub unrated: Option<Elo>,
}

/// The board standings of a team event.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::boards::{Options, page};
///
/// # let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
/// # let teams = ["Rooks", "Bishops"].map(|name| {
/// #     let player = event.add(name);
/// #     event.add_team(name, [player])
/// # });
/// # let round = event.pair_teams([(teams[0], teams[1])]);
/// # let event = event.build()?;
/// let list = page(&event, Options { round: Some(1), ..Options::default() }, Lang::En)?;
/// assert_eq!(list.tables().count(), 1);
/// assert!(page(&event, Options { round: Some(2), ..Options::default() }, Lang::En).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, options: Options, lang: Lang) -> Result<Page, PageError> {
    let tournament = event.tournament();
    if !tournament.is_team_event() {
        return Err(PageError::NoTeams);
    }
    let round = round_of(tournament, options.round)?;
    let mut page = of_event(lang, "boards", tournament, title(tournament, round, lang));
    page.foot.extend(page::file(event.source(), lang));
    let seats = seat::all(tournament, &options, round);
    let boards = seats.iter().map(|seat| seat.board).max().unwrap_or(0);
    for board in 1..=boards {
        let mut seated: Vec<&Seat> = seats.iter().filter(|seat| seat.board == board).collect();
        if seated.is_empty() {
            continue;
        }
        seated.order_by_key(|seat| (seat.order(), tournament.player_number(seat.tally.player)));
        page.blocks.push(Block::Table(table(tournament, board, &seated, lang)));
    }
    page.blocks.push(Block::Notes(notes(options, lang)));
    Ok(page)
}

fn title(tournament: &Tournament, round: u16, lang: Lang) -> String {
    if round == tournament.schedule.before_play_off() {
        return say!(lang, "Board standings after the last round");
    }
    say!(lang, "Board standings after round {round}", round)
}

fn table(tournament: &Tournament, board: u32, seated: &[&Seat], lang: Lang) -> Table {
    let caption = if board > tournament.boards_per_match() {
        say!(lang, "Board {board} (reserve)", board)
    } else {
        say!(lang, "Board {board}", board)
    };
    let mut table = Table::new(caption, columns(lang));
    table.group = Some(("board", Cell::Whole(i64::from(board))));
    let order: Vec<_> = seated.iter().map(|seat| seat.order()).collect();
    for (seat, place) in seated.iter().zip(page::places(&order)) {
        table.push(cells(tournament, seat, place));
    }
    table.drop_empty(&["rating", "forfeit_points"]);
    table
}

fn columns(lang: Lang) -> Vec<Column> {
    let about = say!(lang, "Points in games that were not played");
    vec![
        Column::number("rank", say!(lang, "Rank")).key().kept(),
        Column::number("number", say!(lang, "No.")),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::text("team", say!(lang, "Team")).under("name"),
        Column::number("rating", say!(lang, "Rating")).under("name"),
        Column::decimal("points", say!(lang, "Pts")).strong().kept(),
        Column::number("games", say!(lang, "Games")),
        Column::number("percentage", "%").about(say!(lang, "Percentage")),
        Column::number("performance", say!(lang, "Perf.")).about(say!(lang, "Performance (10.2)")),
        Column::decimal("forfeit_points", say!(lang, "Forf.")).about(about),
    ]
}

fn cells(tournament: &Tournament, seat: &Seat, place: Cell) -> Vec<Cell> {
    let tally = &seat.tally;
    let player = &tournament.players[tally.player.index()];
    let forfeits = tally.forfeit_points;
    vec![
        place,
        Cell::Whole(i64::from(player.number)),
        page::player(tournament, tally.player),
        page::team(tournament, seat.team),
        Cell::maybe(tournament.rating_of(tally.player).map(Elo::value)),
        page::points(tally.points),
        Cell::Whole(i64::from(tally.games)),
        page::percentage(tally.tenths_of_percent()),
        Cell::maybe(seat.performance),
        if forfeits == exaequo_model::Points::ZERO { Cell::Empty } else { page::points(forfeits) },
    ]
}

fn notes(options: Options, lang: Lang) -> Vec<Note> {
    let seat = match options.seat {
        BoardBasis::Roster => say!(lang, "by the order of the team’s list; after the last board: reserves"),
        BoardBasis::Played => say!(lang, "the one played most often"),
    };
    vec![
        Note::new(say!(lang, "Order"), say!(lang, "points, percentage, performance")),
        Note::new(say!(lang, "Board"), seat),
        games_note(lang),
        performance_note(options.unrated, lang),
    ]
}

/// Which games are counted.
pub(crate) fn games_note(lang: Lang) -> Note {
    let text = say!(lang, "those played over the board; points by forfeit are listed apart");
    Note::new(say!(lang, "Games"), text)
}

/// How a performance comes about.
pub(crate) fn performance_note(unrated: Option<Elo>, lang: Lang) -> Note {
    let text = match unrated.map(Elo::value) {
        None => say!(
            lang,
            "by 10.2: average of the opponents and percentage; games against unrated players are left out"
        ),
        Some(rating) => say!(
            lang,
            "by 10.2: average of the opponents and percentage; unrated opponents count with {rating}",
            rating
        ),
    };
    Note::new(say!(lang, "Performance"), text)
}
