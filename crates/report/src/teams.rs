//! The teams of an event with their rosters, and what each player did, round by round (article 11).

use exaequo_event::Event;
use exaequo_model::{Elo, Order as _, Points, Slot, Team, Tournament};

use crate::boards;
use crate::page::{self, Block, Cell, Column, Note, Page, PageError, Table, Tone, of_event, round_of, signs};
use crate::standings::who::title_of;
use crate::tally::{self, Tally};
use crate::text::sanitize;
use crate::{Lang, say};

/// Columns that are left out where nobody has anything in them.
const OPTIONAL: [&str; 6] = ["title", "federation", "rating", "percentage", "performance", "forfeit_points"];

/// What rosters are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// After which round; the last complete one where none is asked for.
    pub round: Option<u16>,
    /// The rating unrated opponents count with; without one such games are left out of the performance.
    pub unrated: Option<Elo>,
}

/// What every team has done so far, player by player.
struct Rosters<'a> {
    tournament: &'a Tournament,
    rounds: u16,
    tallies: Vec<Tally>,
    lang: Lang,
}

/// The rosters, by the number of the team.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::teams::{Options, page};
///
/// # let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
/// # let teams = ["Rooks", "Bishops"].map(|name| {
/// #     let player = event.add(name);
/// #     event.add_team(name, [player])
/// # });
/// # let round = event.pair_teams([(teams[0], teams[1])]);
/// # let event = event.build()?;
/// let list = page(&event, Options { round: Some(1), unrated: None }, Lang::En)?;
/// assert_eq!(list.tables().count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(event: &Event, options: Options, lang: Lang) -> Result<Page, PageError> {
    let tournament = event.tournament();
    if !tournament.is_team_event() {
        return Err(PageError::NoTeams);
    }
    let (round, unrated) = (round_of(tournament, options.round)?, options.unrated);
    let tallies = tally::all(tournament, round, unrated);
    let rosters = Rosters { tournament, rounds: round, tallies, lang };
    let mut page = of_event(lang, "teams", tournament, title(tournament, round, lang));
    page.foot.extend(page::file(event.source(), lang));
    let mut teams: Vec<&Team> = tournament.teams.iter().collect();
    teams.order_by_key(|team| team.number);
    let mut tables: Vec<Table> = teams.into_iter().map(|team| rosters.table(team)).collect();
    Table::hide_empty_in_all(&mut tables, &OPTIONAL);
    page.blocks.extend(tables.into_iter().map(Block::Table));
    page.notes(notes(unrated, lang));
    Ok(page)
}

fn title(tournament: &Tournament, round: u16, lang: Lang) -> String {
    if round == 0 {
        return say!(lang, "Teams and rosters");
    }
    if round == tournament.schedule.before_play_off() {
        return say!(lang, "Teams and rosters after the last round");
    }
    say!(lang, "Teams and rosters after round {round}", round)
}

impl Rosters<'_> {
    fn table(&self, team: &Team) -> Table {
        let name = sanitize(self.tournament.str(team.name));
        let mut table = Table::new(format!("{} {name}", team.number), self.columns());
        table.group = Some(("team", Cell::name(name, team.number)));
        for (place, player) in (1..).zip(&team.roster) {
            let tally = &self.tallies[player.index()];
            let is_reserve = place > i64::from(self.tournament.boards_per_match());
            table.push_toned(self.cells(place, tally), if is_reserve { Tone::Faint } else { Tone::Usual });
        }
        table
    }

    fn columns(&self) -> Vec<Column> {
        let lang = self.lang;
        let about = say!(lang, "Points in games that were not played");
        let mut columns = vec![
            Column::number("board", say!(lang, ctx "narrow column", "Board")).key().kept(),
            Column::number("number", say!(lang, "No.")),
            Column::text("title", say!(lang, "Title")).under("name"),
            Column::name("name", say!(lang, "Name")).kept(),
            Column::text("federation", say!(lang, "Fed.")).under("name"),
            Column::number("rating", say!(lang, "Rating")).under("name"),
        ];
        let rounds = (1..=self.rounds).map(|round| {
            Column::sign(format!("round_{round}"), round.to_string()).about(say!(
                lang,
                "Round {round}",
                round
            ))
        });
        columns.extend(rounds);
        columns.extend([
            Column::decimal("points", say!(lang, "Pts")).strong().kept(),
            Column::number("games", say!(lang, "Games")),
            Column::number("percentage", "%").about(say!(lang, "Percentage")),
            Column::number("performance", say!(lang, "Perf.")).about(say!(lang, "Performance (10.2)")),
            Column::decimal("forfeit_points", say!(lang, "Forf.")).about(about),
        ]);
        columns
    }

    fn cells(&self, place: i64, tally: &Tally) -> Vec<Cell> {
        let (tournament, id) = (self.tournament, tally.player);
        let player = &tournament.players[id.index()];
        let mut cells = vec![
            Cell::Whole(place),
            Cell::Whole(i64::from(player.number)),
            Cell::text(title_of(tournament, player)),
            Cell::person(sanitize(tournament.str(player.name))),
            Cell::text(sanitize(tournament.str(player.federation))),
            Cell::maybe(tournament.rating_of(id).map(Elo::value)),
        ];
        cells.extend(tally.rounds.iter().map(|slot| result(*slot)));
        let forfeits = tally.forfeit_points;
        cells.extend([
            page::points(tally.points),
            Cell::Whole(i64::from(tally.games)),
            page::percentage(tally.tenths_of_percent()),
            Cell::maybe(tally.performance()),
            if forfeits == Points::ZERO { Cell::Empty } else { page::points(forfeits) },
        ]);
        cells
    }
}

/// What a round gave to a player; nothing for those who were not lined up.
fn result(slot: Slot) -> Cell {
    match slot {
        Slot::Nothing | Slot::Bye(_) => Cell::Empty,
        Slot::Pending => Cell::Sign(signs::pending().into()),
        slot => Cell::Sign(signs::result(slot).into()),
    }
}

fn notes(unrated: Option<Elo>, lang: Lang) -> Vec<Note> {
    vec![
        Note::new(
            say!(lang, "Board"),
            say!(lang, "by the order of the team’s list; after the last board: reserves"),
        ),
        Note::new(
            say!(lang, "Rounds"),
            say!(
                lang,
                "1, ½ and 0 as played; + and − won and lost by forfeit; · not over; blank: not lined up"
            ),
        ),
        boards::games_note(lang),
        boards::performance_note(unrated, lang),
    ]
}
