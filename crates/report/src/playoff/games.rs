//! Tables of a plan: who plays, the games, the grid, the timetable, the score sheets.

use exaequo_model::{Order as _, Pairing, ParticipantId, PlayerId};
use exaequo_playoff::{Contest, Format, Need, PlannedGame, SessionGame, TiePlan, Unfinished, line_up};

use super::plan::PlanSheet;
use super::times::{day, day_column, hours};
use super::unfinished::marked;
use crate::page::{self, Cell, Column, Table, Tone, event_name};
use crate::text::sanitize;
use crate::{Lang, say};

impl PlanSheet<'_> {
    pub(super) fn is_of_teams(&self) -> bool {
        self.standings.field.tournament.is_team_event()
    }

    pub(super) fn name(&self, who: ParticipantId) -> String {
        sanitize(self.standings.field.tournament.name_of(who))
    }

    /// `2 Bruno`: the number in the play-off and the name.
    pub(super) fn label(&self, group: &TiePlan, number: u32) -> String {
        let who = group.entrants.get((number as usize).wrapping_sub(1));
        format!("{number} {}", who.map(|who| self.name(*who)).unwrap_or_default())
    }

    pub(super) fn stage(&self, stage: usize) -> String {
        self.regulations.stages.get(stage).map(|stage| sanitize(&stage.name)).unwrap_or_default()
    }
}

/// Who plays, by pairing number (3.1.4).
pub(super) fn entrants(sheet: &PlanSheet<'_>, group: &TiePlan, lang: Lang) -> Table {
    let caption = say!(lang, "Pairing numbers");
    let caption = marked(caption, Unfinished::of(sheet.standings).is_some(), lang);
    let mut table = Table::new(
        caption,
        vec![
            Column::number("number", say!(lang, "No.")).key(),
            Column::name("name", say!(lang, "Name")),
            Column::number("place", say!(lang, "By the list")),
            Column::number("id", say!(lang, "No. in the tournament")),
            Column::number("rating", say!(lang, "Rating")),
        ],
    );
    let standings = sheet.standings;
    for (number, &who) in (1..).zip(&group.entrants) {
        let row = standings.row_of(who).map(|index| &standings.rows[index]);
        table.push(vec![
            Cell::Whole(number),
            Cell::person(sheet.name(who)),
            row.map_or(Cell::Empty, page::place),
            Cell::Whole(i64::from(standings.field.tournament.number_of(who))),
            Cell::maybe(standings.field.rating(who, 0).map(exaequo_model::Elo::value)),
        ]);
    }
    table.drop_empty(&["rating"]);
    table
}

/// Round, stage and game of something.
fn when(sheet: &PlanSheet<'_>, what: SessionGame, lang: Lang) -> Vec<Cell> {
    let need = match what.need {
        Need::Certain => Cell::Empty,
        Need::IfTied => Cell::sign(say!(lang, "if level"), "level"),
    };
    vec![
        Cell::Whole(i64::from(what.round)),
        Cell::text(sheet.stage(what.stage)),
        Cell::Whole(i64::from(what.game)),
        need,
    ]
}

fn when_columns(sheet: &PlanSheet<'_>, lang: Lang) -> Vec<Column> {
    let game = if sheet.is_of_teams() { say!(lang, "Match") } else { say!(lang, "Game") };
    vec![
        Column::number("round", round_heading(sheet, lang)).key(),
        Column::name("stage", say!(lang, "Stage")),
        Column::number("game", game),
        Column::text("if", say!(lang, "Condition")),
    ]
}

/// French has a word of its own for the rounds of a knock-out.
fn round_heading(sheet: &PlanSheet<'_>, lang: Lang) -> String {
    match sheet.regulations.format {
        Format::KnockOut => say!(lang, ctx "knock-out", "Round"),
        Format::SingleRoundRobin | Format::DoubleRoundRobin => {
            say!(lang, "Round")
        }
    }
}

/// Where two meet; teams sit at several boards.
fn board_column(sheet: &PlanSheet<'_>, lang: Lang) -> Column {
    if sheet.is_of_teams() {
        return Column::number("board", say!(lang, "Table"));
    }
    Column::number("board", say!(lang, "Board"))
}

/// The games that are known, with their colours (3.1.5).
pub(super) fn games(sheet: &PlanSheet<'_>, group: &TiePlan, lang: Lang) -> Table {
    let mut columns = when_columns(sheet, lang);
    columns.extend([
        board_column(sheet, lang),
        Column::text("white", say!(lang, "White")),
        Column::text("black", say!(lang, "Black")),
    ]);
    let caption = match (&group.progress, sheet.is_of_teams()) {
        (None, false) => say!(lang, "Games"),
        (None, true) => say!(lang, "Matches"),
        (Some(_), false) => say!(lang, "Next games"),
        (Some(_), true) => say!(lang, "Next matches"),
    };
    let (mut table, known) = (Table::new(caption, columns), group.games());
    for game in &known {
        let mut cells = when(sheet, game.what, lang);
        cells.extend([
            Cell::Whole(i64::from(game.board)),
            Cell::text(sheet.label(group, game.white)),
            Cell::text(sheet.label(group, game.black)),
        ]);
        table.push_toned(cells, tone(game.what));
    }
    if let Ok(Contest::RoundRobin(rounds)) = &group.contest {
        let is_known = |round: i64| known.iter().any(|game| i64::from(game.what.round) == round);
        let free = (1i64..).zip(rounds).filter_map(|(index, round)| Some((index, round.free?)));
        for (round, free) in free.filter(|(round, _)| is_known(*round)) {
            let resting = say!(lang, "free");
            let stage = Cell::text(sheet.stage(0));
            let mut cells = vec![Cell::Whole(round), stage, Cell::Empty, Cell::sign(resting, "free")];
            cells.extend([Cell::Empty, Cell::text(sheet.label(group, free)), Cell::Empty]);
            table.push_toned(cells, Tone::Faint);
        }
        table.rows.order_by_key(|row| match row.cells.first() {
            Some(Cell::Whole(round)) => *round,
            _ => i64::MAX,
        });
    }
    table.drop_empty(&["if"]);
    table
}

fn tone(what: SessionGame) -> Tone {
    if what.need == Need::Certain { Tone::Usual } else { Tone::Faint }
}

/// When everything is played (3.1.7).
pub(super) fn timetable(sheet: &PlanSheet<'_>, group: &TiePlan, lang: Lang) -> Table {
    let mut columns = when_columns(sheet, lang);
    columns.extend([
        day_column(lang),
        Column::sign("starts", say!(lang, "Start")),
        Column::sign("ends", say!(lang, "End")).about(say!(lang, "at the latest")),
    ]);
    let mut table = Table::new(say!(lang, "Timetable"), columns);
    let known = group.games();
    for session in group.sessions() {
        // What was planned for the case of a tie may have become certain.
        let certain = known.iter().map(|game| game.what).find(|what| what.is_same_session(session.what));
        let what = certain.unwrap_or(session.what);
        let mut cells = when(sheet, what, lang);
        cells.push(day(group, session, lang));
        cells.extend(hours(session));
        table.push_toned(cells, tone(what));
    }
    table.drop_empty(&["if", "day"]);
    table
}

/// Headers of the score sheets of games that are played in any case.
pub(super) fn score_sheets(sheet: &PlanSheet<'_>, lang: Lang) -> Table {
    let caption = say!(lang, "Score sheets");
    let mut table = Table::new(
        caption,
        vec![
            Column::name("event", say!(lang, "Event")),
            Column::number("round", round_heading(sheet, lang)),
            Column::text("stage", say!(lang, "Stage")),
            Column::sign("board", say!(lang, "Board")),
            day_column(lang),
            Column::sign("starts", say!(lang, "Start")),
            Column::text("white", say!(lang, "White")),
            Column::text("black", say!(lang, "Black")),
            Column::text("control", say!(lang, "Time control")),
        ],
    );
    let tournament = &sheet.standings.field.tournament;
    let event = event_name(lang, tournament);
    for group in &sheet.plan.groups {
        let certain = |game: &PlannedGame| game.what.need == Need::Certain;
        for game in group.games().into_iter().filter(certain) {
            let session = group.session(game.what);
            let day = session.map_or(Cell::Empty, |session| day(group, session, lang));
            let [starts, _] = session.map_or([Cell::Empty, Cell::Empty], hours);
            let round = format!("{}.{}", game.what.round, game.what.game);
            let stage = sheet.regulations.stages.get(game.what.stage);
            for (board, [white, black]) in seated(sheet, group, &game) {
                table.push(vec![
                    Cell::text(event.clone()),
                    Cell::sign(round.clone(), round.clone()),
                    Cell::text(sheet.stage(game.what.stage)),
                    Cell::sign(board.clone(), board),
                    day.clone(),
                    starts.clone(),
                    Cell::person(white),
                    Cell::person(black),
                    Cell::text(stage.map(|stage| sanitize(&stage.control_text)).unwrap_or_default()),
                ]);
            }
        }
    }
    table.drop_empty(&["day"]);
    table
}

/// Who sits at a board; of a match of teams every board, with its players.
fn seated(sheet: &PlanSheet<'_>, group: &TiePlan, game: &PlannedGame) -> Vec<(String, [String; 2])> {
    let tournament = &sheet.standings.field.tournament;
    let who = |number: u32| group.entrants.get((number as usize).wrapping_sub(1)).copied();
    let (Some(white), Some(black)) = (who(game.white), who(game.black)) else { return Vec::new() };
    if !tournament.is_team_event() {
        return vec![(game.board.to_string(), [white, black].map(|who| sheet.name(who)))];
    }
    let games = line_up(tournament, tournament.boards_per_match() as usize, [white.0, black.0]);
    let name = |player: PlayerId| sanitize(tournament.player_name(player));
    let board = |(number, (pairing, _)): (u32, (Pairing, _))| {
        (format!("{}.{number}", game.board), [pairing.white, pairing.black].map(name))
    };
    (1..).zip(games).map(board).collect()
}
