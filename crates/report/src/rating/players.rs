//! The report of an event: a row per player, what did not count, totals, and what it was computed by.

use exaequo_model::{Order as _, PlayerId, Tournament};
use exaequo_rating::{First, K, NewcomerVerdict, PeriodFirst, PlayerRating};
use exaequo_texts::text;

use super::figure::{hundredths, score, signed};
use super::{Report, data, notes, words};
use crate::page::{Cell, Column, Page, Table};
use crate::text::sanitize;
use crate::{Lang, list, say};

pub(super) fn page(report: &Report<'_>, lang: Lang) -> Page {
    let mut page = notes::head(report, "rating", caption(lang), lang);
    page.table(players(report, lang));
    notes::under_the_table(report, lang, &mut page);
    page
}

pub(super) fn caption(lang: Lang) -> String {
    say!(lang, "Rating report")
}

/// The team and the board of each player of a team event.
pub(super) fn seats(tournament: &Tournament) -> Vec<Option<(u32, u32)>> {
    if !tournament.is_team_event() {
        return Vec::new();
    }
    let mut seats = vec![None; tournament.players.len()];
    for team in &tournament.teams {
        for (board, player) in (1..).zip(&team.roster) {
            if let Some(seat) = seats.get_mut(player.index()) {
                *seat = Some((team.number, board));
            }
        }
    }
    seats
}

/// Players in the order of the report: by team and board, or as they are numbered.
pub(super) fn order(report: &Report<'_>, seats: &[Option<(u32, u32)>]) -> Vec<PlayerId> {
    let mut order: Vec<PlayerId> = report.rating.players.iter().map(|player| player.player).collect();
    if !seats.is_empty() {
        let key = |player: &PlayerId| seats.get(player.index()).copied().flatten().unwrap_or((u32::MAX, 0));
        order.order_by_key(key);
    }
    order
}

pub(super) fn columns(lang: Lang, teams: bool) -> Vec<Column> {
    let mut columns = Vec::with_capacity(17);
    if teams {
        let [team, board] = [text!(ctx "before a number", "team"), text!(ctx "before a number", "board")]
            .map(|mark| mark.in_lang(lang));
        let column = Column::number("team", say!(lang, ctx "narrow column", "Team"));
        columns.push(column.under("name").marked(team));
        columns.push(Column::number("board", say!(lang, "Bd")).under("name").marked(board));
    }
    columns.push(Column::number("id", say!(lang, "No.")).key().kept());
    columns.push(Column::name("name", say!(lang, "Name")).kept());
    let figures =
        [("ro", "Ro"), ("rc", "Rc"), ("w", "W"), ("n", "n"), ("we", "We"), ("w-we", "W−We"), ("k", "K")];
    let results = [("change", "K(W−We)"), ("rn", "Rn"), ("rp", "Rp"), ("ru", "Ru")];
    columns.extend(figures.into_iter().chain(results).map(|(key, head)| match key {
        "change" => Column::number(key, head).under("rn"),
        "rn" => Column::number(key, head).kept(),
        _ => Column::number(key, head),
    }));
    columns.push(Column::text("k_assumed", "").for_programs());
    columns.push(Column::sentence("status", say!(lang, "Remark")).under("name"));
    columns
}

fn players(report: &Report<'_>, lang: Lang) -> Table {
    let tournament = report.input.tournament;
    let seats = seats(tournament);
    let mut table = Table::new(caption(lang), columns(lang, !seats.is_empty()));
    for player in order(report, &seats) {
        let (Some(result), Some(facts)) =
            (report.rating.players.get(player.index()), tournament.players.get(player.index()))
        else {
            continue;
        };
        let mut cells = Vec::with_capacity(table.columns.len());
        if !seats.is_empty() {
            cells.extend(seat(seats.get(player.index()).copied().flatten()));
        }
        cells.push(Cell::Whole(facts.number.into()));
        cells.push(Cell::person(sanitize(tournament.str(facts.name))));
        cells.extend(figures(result, &Shown::new(report, result)));
        cells.push(Cell::sign(remark(report, result, lang), data::status(report, result).name()));
        table.push(cells);
    }
    table.hide_empty(&["ru", "status"]);
    table
}

/// Team and board.
pub(super) fn seat(seat: Option<(u32, u32)>) -> [Cell; 2] {
    [Cell::maybe(seat.map(|seat| seat.0)), Cell::maybe(seat.map(|seat| seat.1))]
}

/// From Ro to Ru, and whether K was assumed.
pub(super) fn figures(result: &PlayerRating, shown: &Shown) -> [Cell; 12] {
    let of_rated = |cell| if result.rating.is_some() { cell } else { Cell::Empty };
    [
        Cell::maybe(result.rating),
        Cell::maybe(shown.rc),
        score(shown.score),
        Cell::Whole(shown.games.into()),
        of_rated(hundredths(result.total.expected.hundredths())),
        of_rated(signed(result.total.gain().hundredths())),
        coefficient(result.k),
        result.change.map_or(Cell::Empty, |change| signed(change.0)),
        Cell::maybe(shown.new),
        Cell::maybe(shown.performance),
        Cell::maybe(shown.ru),
        result.k.map_or(Cell::Empty, |k| Cell::Flag(k.is_assumed())),
    ]
}

/// K, marked where it was assumed (ruling 43a).
pub(super) fn coefficient(k: Option<K>) -> Cell {
    match k {
        Some(k) if k.is_assumed() => Cell::Assumed(k.value.into()),
        k => Cell::maybe(k.map(|k| k.value)),
    }
}

/// The figures that rated players and newcomers have in common.
pub(super) struct Shown {
    pub(super) rc: Option<i32>,
    pub(super) score: exaequo_model::Points,
    pub(super) games: u32,
    pub(super) new: Option<i32>,
    pub(super) performance: Option<i32>,
    pub(super) ru: Option<i32>,
}

impl Shown {
    pub(super) fn new(report: &Report<'_>, result: &PlayerRating) -> Self {
        match (&result.first, result.rating) {
            (Some(first), None) => Self::of_newcomer(first, first_of_period(report, result)),
            (Some(first), Some(_)) => {
                let ru = report.rating.ru_for_opponents(first, report.input.provisions);
                Self { ru, ..Self::of_rated(result) }
            }
            (None, _) => Self::of_rated(result),
        }
    }

    pub(super) fn of_rated(result: &PlayerRating) -> Self {
        Self {
            rc: result.total.average(),
            score: result.total.score,
            games: result.total.games,
            new: result.new,
            performance: result.total.performance(),
            ru: None,
        }
    }

    /// Several events of a period come to one first rating, which is that of none of them.
    fn of_newcomer(first: &First, period: Option<&PeriodFirst>) -> Self {
        let new = first.pooled.published().filter(|_| period.is_none() && first.verdict.counts_for_player());
        let counts = first.verdict.counts_for_player() || first.verdict.counts_for_opponents();
        Self {
            rc: first.rc,
            score: first.event.result.score,
            games: first.event.result.games,
            new,
            performance: first.performance(),
            ru: first.event.ru.filter(|_| counts),
        }
    }
}

/// What an unrated player did in the whole period, if it holds several of the events, or if other events of it decide
/// because the result of this one does not count.
pub(super) fn first_of_period<'a>(report: &Report<'a>, result: &PlayerRating) -> Option<&'a PeriodFirst> {
    let facts = report.input.tournament.players.get(result.player.index())?;
    let counts = result.first.as_ref().is_some_and(|first| first.verdict.counts_for_player());
    let of_others =
        || report.series.period_first(&report.input, facts).filter(|all| !counts && all.events > 0);
    let all = report.series.first(&report.input, facts).or_else(of_others);
    all.filter(|_| result.rating.is_none())
}

/// What there is to say about a player.
fn remark(report: &Report<'_>, result: &PlayerRating, lang: Lang) -> String {
    if let Some(new) = below_floor(report, result) {
        return delisted(report, new, lang);
    }
    match &result.first {
        Some(first) if result.rating.is_none() => newcomer(first, first_of_period(report, result), lang),
        Some(_) => say!(lang, "published since (8.4)"),
        None if result.rating.is_none() => say!(lang, "rated with the last part (4.13)"),
        None => String::new(),
    }
}

/// 7.21: the new rating of a rated player that is below the floor; all events of the period together decide.
pub(super) fn below_floor(report: &Report<'_>, result: &PlayerRating) -> Option<i32> {
    let input = &report.input;
    let facts = input.tournament.players.get(result.player.index());
    let together = facts.and_then(|facts| report.series.total(input, facts));
    let new = together.map(|total| total.new_rating(input.provisions)).or(result.new);
    new.filter(|_| result.is_delisted(new, input.provisions))
}

/// What becomes of a rating below the floor.
pub(super) fn delisted(report: &Report<'_>, new: i32, lang: Lang) -> String {
    let floor = report.input.provisions.floor;
    say!(lang, "{new} is below the floor of {floor}: no longer rated (7.21)", new, floor)
}

/// Whether a first rating comes of other events of the period alone.
fn is_of_another(first: &First, period: Option<&PeriodFirst>) -> bool {
    let of_period = period.is_some() || first.pooled.published().is_some();
    of_period && !first.verdict.counts_for_player()
}

/// What became of the result of an unrated player.
pub(super) fn newcomer(first: &First, period: Option<&PeriodFirst>, lang: Lang) -> String {
    let pooled = match period {
        _ if is_of_another(first, period) => String::new(),
        None => words::pooled(lang, first.pooled),
        Some(period) => words::pooled_in_period(lang, period.pooled),
    };
    let parts = [judgement(first.verdict, lang), pooled, words::expired(lang, first.pool.expired())];
    list::clauses(lang, parts.into_iter().filter(|part| !part.is_empty()))
}

/// Why a result does not count, or not for everybody; nothing where it does.
fn judgement(verdict: NewcomerVerdict, lang: Lang) -> String {
    if verdict == NewcomerVerdict::Counts {
        return String::new();
    }
    let (why, article) = (words::verdict(lang, verdict), verdict.article());
    match verdict {
        NewcomerVerdict::Counts
        | NewcomerVerdict::CountsForPlayerOnly(_)
        | NewcomerVerdict::CountsForOpponentsOnly { .. } => {
            format!("{why} ({article})")
        }
        NewcomerVerdict::NoGame(_) | NewcomerVerdict::FewOpponents { .. } | NewcomerVerdict::Short(_) => {
            say!(lang, "not counted: {why} ({article})", why, article)
        }
    }
}
