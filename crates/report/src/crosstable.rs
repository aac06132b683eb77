//! Crosstables: who met whom, round by round in a Swiss, one against the other in a round robin.

mod cell;
mod grid;
mod legend;
mod rounds;

use exaequo_model::{Order as _, ParticipantId, PrimaryScore, System};
use exaequo_tiebreak::Standings;

use crate::page::ranking::rank_mark;
use crate::page::{self, Block, Column, Emphasis, Narrow, Note, Page, Role, Table, of_event};
use crate::playoff::stage::{Of, Played};
use crate::playoff::{PlayedOff, is_open};
use crate::standings::{Sheet, notes};
use crate::{Lang, say};

/// How a crosstable is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the cells of a Swiss are written.
    pub style: CellStyle,
    /// The order of the rows.
    pub order: RowOrder,
}

/// How the cells of a Swiss are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum CellStyle {
    /// Opponent, colour, result: `12w1`.
    #[default]
    Usual,
    /// The American grid of French lists, result, opponent, colour: `+24N`.
    French,
}

/// The order of the rows, and how opponents are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowOrder {
    /// By rank, opponents by their ranks.
    #[default]
    Rank,
    /// By pairing number.
    Number,
}

/// What the cells are made from.
pub(crate) struct Cross<'a> {
    pub(crate) standings: &'a Standings,
    pub(crate) options: Options,
    pub(crate) lang: Lang,
    /// For each participant, its position in the standings.
    places: Vec<Option<usize>>,
}

/// The crosstable of an event, with its play-off where that is in the standings.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, crosstable};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let page = crosstable::page(&event.standings("DE")?, crosstable::Options::default(), Lang::En);
/// assert_eq!(page.tables().next().map(|table| table.rows.len()), Some(2));
/// assert!(page.to_html().starts_with("<!DOCTYPE html>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(standings: &exaequo_event::Standings, options: Options, lang: Lang) -> Page {
    let (sheet, play_off) = (&Sheet::from(standings), standings.playoff().map(PlayedOff::from));
    let standings = sheet.standings;
    let cross = Cross { standings, options, lang, places: places(standings) };
    let is_grid = matches!(standings.field.system, System::RoundRobin { .. });
    let mut table = if is_grid { grid::table(&cross) } else { rounds::table(&cross) };
    other_score(&cross, &mut table);
    table.drop_empty(&page::ranking::OPTIONAL);
    let tournament = &standings.field.tournament;
    let mut page = of_event(lang, "crosstable", tournament, title(standings, play_off, lang));
    page.name = name(standings, lang);
    page.foot = page::foot(sheet, lang);
    let mut notes = legend::notes(&cross, is_grid);
    notes.extend(other_style(&cross, is_grid));
    notes.extend(notes::first(sheet, lang));
    page.blocks.push(Block::Table(table));
    page.blocks.extend(Played { tournament, play_off, of: Of::Everybody }.blocks(lang));
    page.notes(notes);
    page.fold(notes::summary(lang), notes::rules(sheet, lang));
    page
}

/// The American grid is one of players in a Swiss; where it is asked for elsewhere, a note says so.
fn other_style(cross: &Cross<'_>, is_grid: bool) -> Option<Note> {
    let is_possible = !is_grid && !cross.standings.field.tournament.is_team_event();
    let is_told = cross.options.style == CellStyle::French && !is_possible;
    is_told.then(|| {
        let label = say!(cross.lang, "French style");
        let text = say!(cross.lang, "is for players in a Swiss system; the usual cells are shown here");
        Note::new(label, text)
    })
}

/// Teams have match points and game points: the one the list does not begin with stands before the criteria, for
/// people only where it is none of them.
fn other_score(cross: &Cross<'_>, table: &mut Table) {
    let (field, lang) = (&cross.standings.field, cross.lang);
    if !field.tournament.is_team_event() {
        return;
    }
    let (other, criterion, column) = match field.primary {
        PrimaryScore::MatchPoints => (
            PrimaryScore::GamePoints,
            "PTS:GP",
            Column::decimal("game_points", say!(lang, "GP")).about(say!(lang, "Game points")),
        ),
        PrimaryScore::GamePoints => (
            PrimaryScore::MatchPoints,
            "PTS:MP",
            Column::decimal("match_points", say!(lang, "MP")).about(say!(lang, "Match points")),
        ),
    };
    let is_criterion = table.columns.iter().any(|column| column.key == criterion);
    let column = if is_criterion { column.for_programs() } else { column };
    let at = table.columns.iter().position(|column| column.weight == Emphasis::Strong);
    let at = at.map_or(table.columns.len(), |first| first + 1);
    table.columns.insert(at, column);
    let records = &field.table(other).records;
    for (row, index) in table.rows.iter_mut().zip(cross.rows()) {
        let points = records.total(cross.standings.rows[index].participant);
        row.cells.insert(at.min(row.cells.len()), page::points(points));
    }
}

/// What stays in sight on a narrow screen: the number of the line, the name with the first criterion, and the points; the
/// rest of it is for the games.
fn in_sight(columns: &mut [Column], lang: Lang) {
    let has_lines = columns.first().is_some_and(|column| column.key == "line");
    for column in columns.iter_mut().filter(|column| column.narrow == Narrow::Kept) {
        let stays = column.role == Role::Head || column.weight == Emphasis::Strong;
        if column.key == "rank" && has_lines {
            column.narrow = Narrow::Under("name");
            column.mark = rank_mark(lang);
        } else if column.key != "rank" && !stays {
            column.narrow = Narrow::NamedUnder("name");
        }
    }
    if let Some(line) = columns.first_mut().filter(|_| has_lines) {
        line.narrow = Narrow::Kept;
    }
}

fn places(standings: &Standings) -> Vec<Option<usize>> {
    let mut places = vec![None; standings.field.tournament.participant_count()];
    for (index, row) in standings.rows.iter().enumerate() {
        places[row.participant.index()] = Some(index);
    }
    places
}

/// What was played so far, as the standings of the same moment say it.
fn title(standings: &Standings, play_off: Option<PlayedOff<'_>>, lang: Lang) -> String {
    let (round, all) = (standings.field.rounds(), standings.field.announced());
    match standings.missing {
        0 if round == all => of_the_end(play_off, lang),
        0 => say!(lang, "Crosstable after round {round} of {all}", round, all),
        missing => say!(
            lang,
            count missing,
            "Provisional crosstable after round {round} of {all}: {missing} result missing",
            "Provisional crosstable after round {round} of {all}: {missing} results missing",
            round,
            all,
            missing
        ),
    }
}

fn of_the_end(play_off: Option<PlayedOff<'_>>, lang: Lang) -> String {
    match play_off.map(|play_off| play_off.merged).filter(|merged| !merged.groups.is_empty()) {
        Some(merged) if is_open(merged) => {
            say!(lang, "Crosstable after the last round: the play-off is not finished")
        }
        Some(_) => say!(lang, "Crosstable after the play-off"),
        None => say!(lang, "Crosstable after the last round"),
    }
}

/// The same in a few words.
fn name(standings: &Standings, lang: Lang) -> String {
    let (round, missing) = (standings.field.rounds(), standings.missing);
    if missing > 0 {
        return say!(lang, "Crosstable, round {round}, provisional", round);
    }
    say!(lang, "Crosstable, round {round}", round)
}

impl Cross<'_> {
    /// The rows in the order asked for, as positions in the standings.
    pub(crate) fn rows(&self) -> Vec<usize> {
        let mut rows: Vec<usize> = (0..self.standings.rows.len()).collect();
        if self.options.order == RowOrder::Number {
            let tournament = &self.standings.field.tournament;
            rows.order_by_key(|&row| tournament.number_of(self.standings.rows[row].participant));
        }
        rows
    }

    /// How an opponent is named in a cell: by rank, or by number. Participants who share a rank, or have none, are named by
    /// the line of the list, so that a name is found again.
    pub(crate) fn name(&self, who: ParticipantId) -> String {
        match (self.options.order, self.places[who.index()]) {
            (RowOrder::Rank, Some(place)) => (place + 1).to_string(),
            (RowOrder::Rank, None) => "×".to_owned(),
            (RowOrder::Number, _) => self.standings.field.tournament.number_of(who).to_string(),
        }
    }
}
