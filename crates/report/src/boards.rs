//! Individual results inside a team event, board by board: points, games, percentage, performance (10.2).

mod tally;

use exaequo_event::{Event, RankingError};
use exaequo_model::{Elo, Tournament};

use tally::Tally;

use crate::page::{self, Block, Cell, Column, Note, Page, PageError, Sharing, Sign, Table, of_event};
use crate::sanitize::sanitize;
use crate::{Lang, say};

/// At which board a player counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    let paired = tournament.rounds_before_play_off();
    let round = options.round.unwrap_or_else(|| tournament.complete_rounds());
    if round > paired || options.round == Some(0) {
        return Err(RankingError::NoRound { asked: round, paired }.into());
    }
    let mut page = of_event(lang, "boards", tournament, title(tournament, round, lang));
    let tallies = tally::all(tournament, &options, round);
    let boards = tallies.iter().map(|tally| tally.board).max().unwrap_or(0);
    for board in 1..=boards {
        let mut seated: Vec<&Tally> = tallies.iter().filter(|tally| tally.board == board).collect();
        if seated.is_empty() {
            continue;
        }
        seated.sort_by_key(|tally| (tally.order(), tournament.players[tally.player.index()].number));
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

fn table(tournament: &Tournament, board: u32, seated: &[&Tally], lang: Lang) -> Table {
    let caption = if board > tournament.boards_per_match() {
        say!(lang, "Board {board} (reserve)", board)
    } else {
        say!(lang, "Board {board}", board)
    };
    let mut table = Table::new(caption, columns(lang));
    table.group = Some(("board", Cell::Whole(i64::from(board))));
    let mut rank = 1;
    for (index, tally) in seated.iter().enumerate() {
        let is_same = |other: Option<&&Tally>| other.is_some_and(|other| other.order() == tally.order());
        let above = index.checked_sub(1).and_then(|above| seated.get(above));
        if !is_same(above) {
            rank = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
        let shared = is_same(above) || is_same(seated.get(index + 1));
        let place = if shared { Sharing::Shared } else { Sharing::Alone };
        table.push(cells(tournament, tally, rank, place));
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

fn cells(tournament: &Tournament, tally: &Tally, rank: u32, place: Sharing) -> Vec<Cell> {
    let player = &tournament.players[tally.player.index()];
    let team = &tournament.teams[tally.team.index()];
    let percentage = tally.tenths_of_percent().map_or(Cell::Empty, |parts| Cell::Decimal {
        parts,
        decimals: 1,
        sign: Sign::Minus,
    });
    let forfeits = tally.forfeit_points;
    vec![
        Cell::Rank(Some(rank), place),
        Cell::Whole(i64::from(player.number)),
        Cell::person(sanitize(tournament.str(player.name))),
        Cell::name(sanitize(tournament.str(team.name)), team.number),
        Cell::maybe(tournament.rating_of(tally.player).map(Elo::value)),
        page::points(tally.points),
        Cell::Whole(i64::from(tally.games)),
        percentage,
        Cell::maybe(tally.performance),
        if forfeits == exaequo_model::Points::ZERO { Cell::Empty } else { page::points(forfeits) },
    ]
}

fn notes(options: Options, lang: Lang) -> Vec<Note> {
    let seat = match options.seat {
        BoardBasis::Roster => say!(lang, "by the order of the team’s list; after the last board: reserves"),
        BoardBasis::Played => say!(lang, "the one played most often"),
    };
    let unrated = match options.unrated {
        None => say!(
            lang,
            "by 10.2: average of the opponents and percentage; games against unrated players are left out"
        ),
        Some(rating) => {
            let rating = rating.value();
            say!(
                lang,
                "by 10.2: average of the opponents and percentage; unrated opponents count with {rating}",
                rating
            )
        }
    };
    vec![
        Note::new(say!(lang, "Order"), say!(lang, "points, percentage, performance")),
        Note::new(say!(lang, "Board"), seat),
        Note::new(
            say!(lang, "Games"),
            say!(lang, "those played over the board; points by forfeit are listed apart"),
        ),
        Note::new(say!(lang, "Performance"), unrated),
    ]
}
