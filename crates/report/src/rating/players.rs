//! The report of an event: a row per player, what did not count, totals, and what it was computed by.

use exaequo_model::{PlayerId, Tournament};
use exaequo_rating::{First, K, PeriodFirst, PlayerRating, Pooled, Source, Verdict};

use super::document::Document;
use super::figure::{Figure, Reader};
use super::names::Names;
use super::sheet::{Align, Sheet};
use super::{Form, Report, notes, words};
use crate::diagnostic::semicolon;
use crate::{Lang, say};

pub(super) fn report(report: &Report<'_>, lang: Lang, form: Form) -> Document {
    let mut document = Document::new(lang, form, &notes::title(report, lang));
    let names = Names::new(report.input.tournament);
    if form == Form::Csv {
        document.sheet(&players(report, &names, lang, Reader::Program));
        return document;
    }
    document.line(&notes::basis(report, lang));
    document.sheet(&players(report, &names, lang, Reader::Person(lang)));
    notes::under_the_table(report, &names, lang, &mut document);
    document
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
        order.sort_by_key(key);
    }
    order
}

pub(super) fn columns(lang: Lang, reader: Reader, teams: bool) -> Vec<(String, Align)> {
    let for_people = match reader {
        Reader::Person(lang) => Some(lang),
        Reader::Program => None,
    };
    let word = |plain: &str, said: String| if for_people.is_some() { said } else { plain.to_owned() };
    let right = |heading: &str| (heading.to_owned(), Align::Right);
    let mut columns = Vec::with_capacity(15);
    if teams {
        columns.push((word("team", say!(lang, ctx "narrow column", "Team")), Align::Right));
        columns.push((word("board", say!(lang, "Bd")), Align::Right));
    }
    columns.push((word("id", say!(lang, "No.")), Align::Right));
    columns.push((word("name", say!(lang, "Name")), Align::Left));
    let (difference, change) = match reader {
        Reader::Person(_) => ("W−We", "K(W−We)"),
        Reader::Program => ("w-we", "change"),
    };
    let figures = if for_people.is_some() {
        ["Ro", "Rc", "W", "n", "We", difference, "K", change, "Rn", "Rp", "Ru"]
    } else {
        ["ro", "rc", "w", "n", "we", difference, "k", change, "rn", "rp", "ru"]
    };
    columns.extend(figures.map(right));
    if for_people.is_none() {
        columns.push(right("k_assumed"));
    }
    columns.push((word("status", say!(lang, "Remark")), Align::Left));
    columns
}

fn players<'a>(report: &Report<'_>, names: &'a Names, lang: Lang, reader: Reader) -> Sheet<'a> {
    let tournament = report.input.tournament;
    let seats = seats(tournament);
    let columns = columns(lang, reader, !seats.is_empty());
    let mut sheet = Sheet::new(columns, reader, tournament.players.len()).with_names(names);
    for player in order(report, &seats) {
        let (Some(result), Some(facts)) =
            (report.rating.players.get(player.index()), tournament.players.get(player.index()))
        else {
            continue;
        };
        if !seats.is_empty() {
            seat(&mut sheet, seats.get(player.index()).copied().flatten());
        }
        sheet.figure(Figure::count(Some(facts.number)));
        sheet.name(player);
        figures(&mut sheet, result, &Shown::new(report, result), reader);
        sheet.cell(|out| remark(report, result, lang, reader, out));
    }
    sheet
}

/// Team and board.
pub(super) fn seat(sheet: &mut Sheet<'_>, seat: Option<(u32, u32)>) {
    sheet.figure(Figure::count(seat.map(|seat| seat.0)));
    sheet.figure(Figure::count(seat.map(|seat| seat.1)));
}

/// From Ro to Ru.
pub(super) fn figures(sheet: &mut Sheet<'_>, result: &PlayerRating, shown: &Shown, reader: Reader) {
    let of_rated = |figure| if result.rating.is_some() { figure } else { Figure::EMPTY };
    sheet.figures([
        Figure::maybe(result.rating.map(i32::from)),
        Figure::maybe(shown.rc),
        Figure::score(shown.score),
        Figure::count(Some(shown.games)),
        of_rated(Figure::hundredths(result.total.expected.hundredths())),
        of_rated(Figure::signed(result.total.gain().hundredths())),
        coefficient(result.k),
        result.change.map_or(Figure::EMPTY, |change| Figure::signed(change.0)),
        Figure::maybe(shown.new),
        Figure::maybe(shown.performance),
        Figure::maybe(shown.ru),
    ]);
    if reader == Reader::Program {
        let assumed = result.k.map(|k| k.source == Source::Assumed);
        sheet.words(assumed.map_or("", |assumed| if assumed { "true" } else { "false" }));
    }
}

/// K, marked where it was assumed (ruling 43a).
pub(super) fn coefficient(k: Option<K>) -> Figure {
    match k {
        Some(k) if k.source == Source::Assumed => Figure::assumed(i32::from(k.value)),
        k => Figure::maybe(k.map(|k| i32::from(k.value))),
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
        let new = published(first.pooled).filter(|_| period.is_none() && first.verdict.counts_for_player());
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

/// The first rating that is published.
pub(super) const fn published(pooled: Pooled) -> Option<i32> {
    match pooled {
        Pooled::Published { rating, .. } => Some(rating),
        Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => None,
    }
}

/// What an unrated player did in the whole period, if it holds several of the events.
pub(super) fn first_of_period<'a>(report: &Report<'a>, result: &PlayerRating) -> Option<&'a PeriodFirst> {
    let facts = report.input.tournament.players.get(result.player.index())?;
    report.series.first(report.input, facts).filter(|_| result.rating.is_none())
}

/// What there is to say about a player.
fn remark(report: &Report<'_>, result: &PlayerRating, lang: Lang, reader: Reader, out: &mut String) {
    if reader == Reader::Program {
        out.push_str(super::data::Status::of(report, result).name());
        return;
    }
    if let Some(new) = below_floor(report, result) {
        out.push_str(&delisted(report, new, lang));
        return;
    }
    match &result.first {
        Some(first) if result.rating.is_none() => {
            out.push_str(&newcomer(first, first_of_period(report, result), lang));
        }
        Some(_) => out.push_str(&say!(lang, "published since (8.4)")),
        None => {}
    }
}

/// 7.21: the new rating of a rated player that is below the floor; all events of the period together decide.
pub(super) fn below_floor(report: &Report<'_>, result: &PlayerRating) -> Option<i32> {
    let input = report.input;
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
    let of_period = period.is_some() || published(first.pooled).is_some();
    of_period && !first.verdict.counts_for_player()
}

/// What became of the result of an unrated player.
pub(super) fn newcomer(first: &First, period: Option<&PeriodFirst>, lang: Lang) -> String {
    let pooled = match period {
        _ if is_of_another(first, period) => String::new(),
        None => words::pooled(lang, first.pooled),
        Some(period) => words::pooled_in_period(lang, period.pooled),
    };
    let mut text = judgement(first.verdict, lang);
    for part in [pooled, words::expired(lang, first.pool.expired())] {
        if text.is_empty() {
            text = part;
        } else if !part.is_empty() {
            text.push_str(semicolon(lang));
            text.push(' ');
            text.push_str(&part);
        }
    }
    text
}

/// Why a result does not count, or not for everybody; nothing where it does.
fn judgement(verdict: Verdict, lang: Lang) -> String {
    if verdict == Verdict::Counts {
        return String::new();
    }
    let (why, article) = (words::verdict(lang, verdict), verdict.article());
    match verdict {
        Verdict::Counts | Verdict::CountsForPlayerOnly(_) | Verdict::CountsForOpponentsOnly { .. } => {
            format!("{why} ({article})")
        }
        Verdict::NoGame(_) | Verdict::FewOpponents { .. } | Verdict::Short(_) => {
            say!(lang, "not counted: {why} ({article})", why, article)
        }
    }
}
