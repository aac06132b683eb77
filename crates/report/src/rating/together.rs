//! Several events in one table for programs: a column for the event, and rows for what the periods come to.

use std::collections::BTreeSet;

use exaequo_model::{Date, Pace, Player, PlayerId};
use exaequo_rating::{Change, K, PeriodFirst, PeriodTotal, PlayerRating, Pooled};

use super::data::Status;
use super::document::Document;
use super::figure::{Figure, Reader};
use super::players::{Shown, columns, figures, order, published, seat, seats};
use super::sheet::{Align, Sheet};
use super::{Form, Report, games};
use crate::Lang;

/// Stands for the event in rows about a period.
const PERIOD: &str = "period";

/// All players of all events, and a row for each player and period.
pub(super) fn players(reports: &[Report<'_>], lang: Lang) -> String {
    let reader = Reader::Program;
    let teams = reports.iter().any(|report| report.input.tournament.is_team_event());
    let mut headings = names(&["event", "list", "pace", "fide_id"]);
    headings.extend(columns(lang, reader, teams));
    let mut sheet = Sheet::new(headings, reader, reports.len() * 64);
    for report in reports {
        let seats = seats(report.input.tournament);
        for (result, facts) in order(report, &seats).into_iter().filter_map(|player| of(report, player)) {
            begin(&mut sheet, report, report.file, facts);
            if teams {
                seat(&mut sheet, seats.get(result.player.index()).copied().flatten());
            }
            sheet.figure(Figure::count(Some(facts.number)));
            sheet.words(report.input.tournament.str(facts.name).trim());
            figures(&mut sheet, result, &Shown::new(report, result), reader);
            sheet.words(Status::of(report, result).name());
        }
    }
    for (report, player) in once_a_period(reports, |_| None) {
        if let Some((result, facts)) = of(report, player) {
            begin(&mut sheet, report, PERIOD, facts);
            if teams {
                seat(&mut sheet, None);
            }
            sheet.figure(Figure::EMPTY);
            sheet.words(report.input.tournament.str(facts.name).trim());
            period(&mut sheet, report, result, facts);
        }
    }
    written(&sheet, lang)
}

/// The games of some players in all events, and a row for each of them and period.
pub(super) fn games(reports: &[Report<'_>], whom: &[Vec<PlayerId>], lang: Lang) -> String {
    let reader = Reader::Program;
    let mut headings = names(&["event", "list", "pace", "fide_id", "player"]);
    headings.extend(games::columns(lang, reader));
    headings.extend(names(&["ro", "k", "rn"]));
    let mut sheet = Sheet::new(headings, reader, reports.len() * 16);
    for (report, players) in reports.iter().zip(whom) {
        for (result, facts) in players.iter().filter_map(|player| of(report, *player)) {
            for line in report.rating.lines_of(result) {
                begin(&mut sheet, report, report.file, facts);
                sheet.words(report.input.tournament.str(facts.name).trim());
                games::game(report, result, &line, lang, reader, &mut sheet);
                sheet.figure(Figure::maybe(result.rating.map(i32::from)));
                sheet.figure(Figure::maybe(result.k.map(|k| i32::from(k.value))));
                sheet.figure(Figure::EMPTY);
            }
        }
    }
    for (report, player) in once_a_period(reports, |index| whom.get(index).map(Vec::as_slice)) {
        if let Some((result, facts)) = of(report, player) {
            begin(&mut sheet, report, PERIOD, facts);
            sheet.words(report.input.tournament.str(facts.name).trim());
            sum_of_games(&mut sheet, &of_period(report, result, facts));
        }
    }
    written(&sheet, lang)
}

fn written(sheet: &Sheet, lang: Lang) -> String {
    let mut document = Document::new(lang, Form::Csv, "");
    document.sheet(sheet);
    document.finish()
}

fn names(names: &[&str]) -> Vec<(String, Align)> {
    names.iter().map(|name| ((*name).to_owned(), Align::Left)).collect()
}

fn of<'a>(report: &Report<'a>, player: PlayerId) -> Option<(&'a PlayerRating, &'a Player)> {
    let facts = report.input.tournament.players.get(player.index())?;
    Some((report.rating.players.get(player.index())?, facts))
}

/// First day of the list on which an event is rated.
pub(super) fn list_of(report: &Report<'_>) -> Option<Date> {
    report.input.provisions.list_of(report.input.tournament, report.input.declared.official)
}

/// The event, the list, the kind of play and the number at FIDE.
fn begin(sheet: &mut Sheet<'_>, report: &Report<'_>, event: &str, facts: &Player) {
    sheet.words(event);
    sheet.words(&list_of(report).map_or_else(String::new, |list| list.to_string()));
    sheet.words(match report.input.provisions.pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    });
    sheet.words(&facts.fide_id.number().map_or_else(String::new, |number| number.to_string()));
}

/// Each player once a list and kind of play, in the order of the lists; whoever has no number at FIDE is somebody else in every event.
fn once_a_period<'r, 'a>(
    reports: &'r [Report<'a>],
    only: impl Fn(usize) -> Option<&'r [PlayerId]>,
) -> Vec<(&'r Report<'a>, PlayerId)> {
    let mut known = BTreeSet::new();
    let mut all = Vec::new();
    for (index, report) in reports.iter().enumerate() {
        let (list, pace) = (list_of(report), report.input.provisions.pace as usize);
        let players =
            only(index).map_or_else(|| order(report, &seats(report.input.tournament)), <[_]>::to_vec);
        for player in players {
            let number = of(report, player).and_then(|(_, facts)| facts.fide_id.number());
            if number.is_none_or(|number| known.insert((list, pace, number))) {
                all.push((report, player));
            }
        }
    }
    all.sort_by_key(|(report, _)| (list_of(report), report.input.provisions.pace as usize));
    all
}

/// What a period comes to for a player, as if it were one event.
struct OfPeriod {
    result: PlayerRating,
    shown: Shown,
    status: Status,
}

fn of_period(report: &Report<'_>, result: &PlayerRating, facts: &Player) -> OfPeriod {
    let (input, series) = (report.input, report.series);
    match (series.period_total(input, facts), series.period_first(input, facts)) {
        (Some(total), _) => of_rated(report, result, total),
        (None, Some(first)) => of_unrated(result, first),
        (None, None) => OfPeriod {
            result: result.clone(),
            shown: Shown::new(report, result),
            status: Status::of(report, result),
        },
    }
}

fn of_rated(report: &Report<'_>, result: &PlayerRating, total: &PeriodTotal) -> OfPeriod {
    let provisions = report.input.provisions;
    let change = total.changes(provisions).iter().map(|change| change.0).sum();
    let sum = PlayerRating {
        rating: Some(total.rating),
        total: total.total(),
        k: total.one_k(provisions).map(|value| K { value, ..total.k }),
        change: Some(Change(change)),
        new: Some(total.new_rating(provisions)),
        first: None,
        ..result.clone()
    };
    OfPeriod { shown: Shown::of_rated(&sum), status: Status::of(report, &sum), result: sum }
}

fn of_unrated(result: &PlayerRating, first: &PeriodFirst) -> OfPeriod {
    let total = first.pool.total();
    let shown = Shown {
        rc: total.average(),
        score: total.score,
        games: total.games,
        new: published(first.pooled),
        performance: None,
        ru: match first.pooled {
            Pooled::Empty => None,
            Pooled::Pending { rating, .. }
            | Pooled::BelowFloor { rating, .. }
            | Pooled::Published { rating, .. } => Some(rating),
        },
    };
    OfPeriod { result: result.clone(), shown, status: Status::of_pool(first.pooled) }
}

/// From Ro to the status.
fn period(sheet: &mut Sheet<'_>, report: &Report<'_>, result: &PlayerRating, facts: &Player) {
    let OfPeriod { result, shown, status } = of_period(report, result, facts);
    figures(sheet, &result, &shown, Reader::Program);
    sheet.words(status.name());
}

/// The sums in the columns of games, and what becomes of the rating.
fn sum_of_games(sheet: &mut Sheet<'_>, period: &OfPeriod) {
    let OfPeriod { result, shown, .. } = period;
    for _ in games::NAMES.iter().take_while(|name| **name != "expected") {
        sheet.figure(Figure::EMPTY);
    }
    let of_rated = |figure| if result.rating.is_some() { figure } else { Figure::EMPTY };
    sheet.figure(of_rated(Figure::hundredths(result.total.expected.hundredths())));
    sheet.figure(Figure::score(shown.score));
    sheet.figure(of_rated(Figure::signed(result.total.gain().hundredths())));
    sheet.figure(result.change.map_or(Figure::EMPTY, |change| Figure::signed(change.0)));
    sheet.figure(Figure::maybe(result.rating.map(i32::from)));
    sheet.figure(Figure::maybe(result.k.map(|k| i32::from(k.value))));
    sheet.figure(Figure::maybe(shown.new));
}
