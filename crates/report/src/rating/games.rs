//! One player, game by game: the rating used, the limit, the row of the table, the expected score, times K.

use exaequo_model::{Color, PlayerId, Points};
use exaequo_rating::table::{difference, line_of};
use exaequo_rating::{
    Count, First, FirstRating, FirstResult, Line, PeriodEvent, PeriodTotal, PlayerRating, Pool, Provisions,
    Term, percent,
};

use super::document::Document;
use super::figure::{Figure, Reader};
use super::names::Names;
use super::players::{below_floor, delisted, first_of_period, newcomer};
use super::sheet::{Align, Sheet};
use super::{Form, Report, all_play_all, approximation, notes};
use crate::diagnostic::semicolon;
use crate::number::{date, points};
use crate::{Lang, say};

pub(super) fn report(report: &Report<'_>, lang: Lang, form: Form, players: &[PlayerId]) -> Document {
    if form == Form::Csv {
        let mut document = Document::new(lang, form, "");
        document.sheet(&for_programs(report, lang, players));
        return document;
    }
    let names = Names::new(report.input.tournament);
    let event = notes::title(report, lang);
    let alone = players.first().filter(|_| players.len() == 1);
    let mut document = Document::new(lang, form, alone.map_or(&event, |player| names.with_number(*player)));
    if alone.is_some() {
        document.line(&event);
    }
    document.line(&notes::basis(report, lang));
    for player in players {
        if alone.is_none() {
            document.heading(names.with_number(*player));
        }
        one(report, &names, *player, lang, &mut document);
    }
    document
}

/// The games of a player and what they come to.
fn one(report: &Report<'_>, names: &Names, player: PlayerId, lang: Lang, document: &mut Document) {
    let Some(result) = report.rating.players.get(player.index()) else { return };
    let reader = Reader::Person(lang);
    let mut sheet =
        Sheet::new(columns(lang, reader), reader, usize::from(report.input.tournament.rounds.count()));
    games(report, result, lang, reader, &mut sheet);
    document.sheet(&sheet);
    if result.rating.is_some() {
        changes(report, result, lang, document);
        period(report, result, lang, document);
    }
    match (&result.first, result.rating) {
        (Some(first), None) => first_rating(report, result, first, lang, document),
        (Some(first), Some(_)) => for_opponents(report, first, lang, document),
        (None, _) => {}
    }
    notes::ignored(report, names, |game| game.is_ignored_for(player), lang, document);
}

/// The games of all these players in one table.
fn for_programs(report: &Report<'_>, lang: Lang, players: &[PlayerId]) -> Sheet<'static> {
    let reader = Reader::Program;
    let mut sheet = Sheet::new(columns(lang, reader), reader, players.len() * 10);
    for player in players {
        if let Some(result) = report.rating.players.get(player.index()) {
            games(report, result, lang, reader, &mut sheet);
        }
    }
    sheet
}

/// The columns for programs.
pub(super) const NAMES: [&str; 14] = [
    "id",
    "round",
    "color",
    "opponent",
    "name",
    "rating",
    "used",
    "limited",
    "difference",
    "row",
    "expected",
    "score",
    "gain",
    "change",
];

pub(super) fn columns(lang: Lang, reader: Reader) -> Vec<(String, Align)> {
    let right = |heading: String| (heading, Align::Right);
    if reader == Reader::Program {
        return NAMES.map(|name| right(name.to_owned())).to_vec();
    }
    vec![
        right(say!(lang, "Rd")),
        (String::new(), Align::Left),
        right(say!(lang, "No.")),
        (say!(lang, "Opponent"), Align::Left),
        right(say!(lang, "Rating")),
        right(say!(lang, "used")),
        right("D".to_owned()),
        right(say!(lang, "row 8.1b")),
        right("P(D)".to_owned()),
        right("W".to_owned()),
        right("ΔR".to_owned()),
        right("K·ΔR".to_owned()),
    ]
}

fn games(report: &Report<'_>, result: &PlayerRating, lang: Lang, reader: Reader, sheet: &mut Sheet<'_>) {
    for line in report.rating.lines_of(result) {
        game(report, result, &line, lang, reader, sheet);
    }
}

pub(super) fn game(
    report: &Report<'_>,
    result: &PlayerRating,
    line: &Line,
    lang: Lang,
    reader: Reader,
    sheet: &mut Sheet<'_>,
) {
    let k = result.k.map_or(0, |k| i32::from(k.value));
    if reader == Reader::Program {
        let facts = report.input.tournament.players.get(result.player.index());
        sheet.figure(Figure::count(facts.map(|facts| facts.number)));
    }
    opponent(report, line, lang, reader, sheet);
    match line.count {
        Count::Change(apart) | Count::ChangeAgainstNew(apart) => {
            figures(&apart.term(line.score), k, reader, sheet);
        }
        Count::First(rating) => first_figures(Some(rating), line.score, reader, sheet),
        Count::FirstAgainstNew => first_figures(None, line.score, reader, sheet),
    }
}

fn opponent(report: &Report<'_>, line: &Line, lang: Lang, reader: Reader, sheet: &mut Sheet<'_>) {
    let tournament = report.input.tournament;
    sheet.figure(Figure::whole(i32::from(line.round.0)));
    sheet.words(&match (reader, line.color) {
        (_, None) => String::new(),
        (Reader::Program, Some(Color::White)) => "w".to_owned(),
        (Reader::Program, Some(Color::Black)) => "b".to_owned(),
        (Reader::Person(_), Some(Color::White)) => say!(lang, "White"),
        (Reader::Person(_), Some(Color::Black)) => say!(lang, "Black"),
    });
    let facts = tournament.players.get(line.opponent.index());
    sheet.figure(Figure::count(facts.map(|facts| facts.number)));
    sheet.words(facts.map_or("", |facts| tournament.str(facts.name).trim()));
}

fn figures(term: &Term, k: i32, reader: Reader, sheet: &mut Sheet<'_>) {
    sheet.figure(Figure::whole(term.game.opponent));
    sheet.figure(match term.opponent() {
        used if term.is_limited() => Figure::limited(used),
        used => Figure::whole(used),
    });
    if reader == Reader::Program {
        sheet.words(if term.is_limited() { "true" } else { "false" });
    }
    sheet.figure(Figure::whole(term.difference));
    sheet.words(&row(term.difference));
    sheet.figure(Figure::hundredths(term.expected.hundredths()));
    sheet.figure(Figure::score(term.game.score));
    let gain = term.gain().hundredths();
    sheet.figure(Figure::signed(gain));
    sheet.figure(Figure::signed(gain * k));
}

/// The row of table 8.1b, as printed.
fn row(difference: i32) -> String {
    let line = line_of(difference);
    match line.to {
        Some(to) => format!("{}–{to}", line.from),
        None => format!("> {}", line.from.saturating_sub(1)),
    }
}

/// A game towards a first rating has an opponent and a score.
fn first_figures(rating: Option<i32>, score: Points, reader: Reader, sheet: &mut Sheet<'_>) {
    sheet.figure(Figure::maybe(rating));
    sheet.words("");
    if reader == Reader::Program {
        sheet.words("false");
    }
    for _ in 0..3 {
        sheet.words("");
    }
    sheet.figure(Figure::score(score));
    sheet.words("");
    sheet.words("");
}

/// The sum over the games.
fn changes(report: &Report<'_>, result: &PlayerRating, lang: Lang, document: &mut Document) {
    let reader = Reader::Person(lang);
    let score = Figure::score(result.total.score).text(reader);
    let expected = Figure::hundredths(result.total.expected.hundredths()).text(reader);
    let gain = Figure::signed(result.total.gain().hundredths()).text(reader);
    let (games, semi) = (result.total.games, semicolon(lang));
    document.heading(&say!(lang, "Change (8.5)"));
    document.line(&format!("n = {games}{semi} W − We = {score} − {expected} = {gain}"));
    if let (Some(k), Some(change), Some(old), Some(new)) =
        (result.k, result.change, result.rating, result.new)
    {
        let (k, summand) = (k.value, summand(change.0, reader));
        let change = Figure::signed(change.0).text(reader);
        if let Some(lowered) = notes::lowered(report, result, lang) {
            document.line(&lowered);
        }
        document.line(&format!("K × (W − We) = {k} × {gain} = {change}"));
        document.line(&format!("Rn = {old} {summand} → {new}"));
    }
    if let Some(new) = below_floor(report, result) {
        document.line(&delisted(report, new, lang));
    }
    let terms = || report.rating.lines_of(result).filter_map(|line| line.term());
    if terms().any(|term| term.is_limited()) {
        document.line(&say!(lang, "* difference held to the limit of 8.54"));
    }
    let formula: i32 = terms().map(|term| approximation::per_mille(term.difference)).sum();
    let formula = Figure::hundredths((formula + 5) / 10).text(reader);
    document.line(&say!(lang, "For information (12.1): the formula would expect about {formula}", formula));
}

/// 7.13: what the events of the period come to, if there are several.
fn period(report: &Report<'_>, result: &PlayerRating, lang: Lang, document: &mut Document) {
    let facts = report.input.tournament.players.get(result.player.index());
    let Some(total) = facts.and_then(|facts| report.series.total(report.input, facts)) else { return };
    let (reader, provisions) = (Reader::Person(lang), report.input.provisions);
    let change: i32 = total.changes(provisions).iter().map(|change| change.0).sum();
    let (old, summand, new) = (total.rating, summand(change, reader), total.new_rating(provisions));
    let several = total.events.len() > 1;
    document.heading(&if several { notes::several_events(lang) } else { notes::list_before(lang) });
    sum_of_period(total, provisions, lang, document);
    document.line(&format!("Rn = {old} {summand} → {new}"));
    if let Some(otherwise) = facts.and_then(|facts| notes::otherwise_rounded(report, facts, lang)) {
        document.line(&otherwise);
    }
}

/// n, and W − We times K event by event; one K stands once.
fn sum_of_period(total: &PeriodTotal, provisions: &Provisions, lang: Lang, document: &mut Document) {
    let (reader, semi, games) = (Reader::Person(lang), semicolon(lang), total.games());
    let gain = Figure::signed(total.total().gain().hundredths()).text(reader);
    let changes: Vec<i32> = total.changes(provisions).iter().map(|change| change.0).collect();
    let change = Figure::signed(changes.iter().sum()).text(reader);
    if let Some(k) = total.one_k(provisions) {
        document.line(&format!("n = {games}{semi} W − We = {gain}{semi} K = {k}"));
        if changes.len() > 1 {
            let terms: Vec<String> = changes.iter().map(|change| summand(*change, reader)).collect();
            document.line(&format!("{} = {change}", terms.join(" ")));
        }
    } else {
        let by_event = total.events.iter().zip(total.coefficients(provisions));
        let terms: Vec<String> = by_event.map(|(event, k)| times(k, event, reader)).collect();
        document.line(&format!("n = {games}{semi} W − We = {gain}"));
        document.line(&format!("K × (W − We) = {} = {change}", terms.join(" + ")));
    }
}

/// K times what an event brought; less than nothing in brackets.
fn times(k: u8, event: &PeriodEvent, reader: Reader) -> String {
    match event.total.gain().hundredths() {
        gain if gain < 0 => format!("{k} × ({})", Figure::hundredths(gain).text(reader)),
        gain => format!("{k} × {}", Figure::hundredths(gain).text(reader)),
    }
}

/// A change as part of a sum, with a sign even if it is nothing.
fn summand(change: i32, reader: Reader) -> String {
    let text = Figure::signed(change).text(reader);
    if change == 0 { format!("+{text}") } else { text }
}

/// How a first rating comes about.
fn first_rating(
    report: &Report<'_>,
    result: &PlayerRating,
    first: &First,
    lang: Lang,
    document: &mut Document,
) {
    let period = first_of_period(report, result);
    document.heading(&say!(lang, "First rating (8.2)"));
    event_rating(report, first, lang, document);
    pool(report, period.map_or(&first.pool, |period| &period.pool), lang, document);
    document.line(&newcomer(first, period, lang));
}

/// 8.4, 8.52: what the opponents of a player are rated against who has been published since.
fn for_opponents(report: &Report<'_>, first: &First, lang: Lang, document: &mut Document) {
    if report.rating.ru_for_opponents(first, report.input.provisions).is_none() {
        return;
    }
    document.heading(&say!(lang, "For the opponents: the rating of this event (8.4, 8.52)"));
    event_rating(report, first, lang, document);
}

/// 8.2: Ru.
fn event_rating(report: &Report<'_>, first: &First, lang: Lang, document: &mut Document) {
    let result = &first.event.result;
    match (&report.rating.average, &first.correction) {
        (Some(average), Some(correction)) => {
            all_play_all::newcomer(report, average, correction, result, lang, document);
        }
        _ => by_rule(report, result, lang, document),
    }
}

/// 8.3: several results as if they came from one tournament.
fn pool(report: &Report<'_>, pool: &Pool, lang: Lang, document: &mut Document) {
    if pool.results().len() < 2 {
        return;
    }
    let semi = semicolon(lang);
    document.heading(&say!(lang, "All results together (8.3)"));
    let lines = pool.results().map(|one| {
        let start = one.start.map_or_else(String::new, |start| format!("{}{semi} ", date(lang, start)));
        format!("{start}{}", average_and_score(&one.result, lang))
    });
    document.items(lines, |line, out| out.push_str(&line));
    by_rule(report, &pool.total(), lang, document);
}

/// 8.22 to 8.24, and with two draws from March 2024 on: from a result to a rating.
fn by_rule(report: &Report<'_>, result: &FirstResult, lang: Lang, document: &mut Document) {
    let provisions = report.input.provisions;
    let Some(ru) = result.rating(provisions.first_rating) else { return };
    let (reader, semi) = (Reader::Person(lang), semicolon(lang));
    let of = |result: &FirstResult| average_and_score(result, lang);
    let by_table = |result: &FirstResult| {
        let percentage = percent(result.score, result.games);
        format!("p = {percentage} %, dp = {}", Figure::whole(difference(percentage)).text(reader))
    };
    let above = result.half_points_above();
    let rule = match provisions.first_rating {
        FirstRating::PerHalfPoint { hundredths } if above >= 0 => {
            let bonus = points(lang, Points::from_hundredths(i32::from(hundredths)));
            format!("+ {above} × {bonus}")
        }
        FirstRating::PerHalfPoint { .. } => by_table(result),
        FirstRating::TwoDraws { against } => {
            let more = result.with_draws(2, against);
            format!("+ 2 × ½ ({against}){semi} {}{semi} {}", of(&more), by_table(&more))
        }
    };
    let held = held_down(provisions.highest_first.filter(|highest| ru > i32::from(*highest)), lang);
    document.line(&format!("{}{semi} {rule}{semi} Ru = {ru}{held}", of(result)));
}

/// 8.2.3 since March 2024: a first rating that would be higher than it can be.
fn held_down(highest: Option<u16>, lang: Lang) -> String {
    let Some(highest) = highest else { return String::new() };
    let held = say!(lang, "at most {highest} (8.2.3)", highest);
    format!("{} {held}", semicolon(lang))
}

/// Rc and W. Ru is rounded once at the end, so the average is told as it is used.
fn average_and_score(result: &FirstResult, lang: Lang) -> String {
    let (reader, semi) = (Reader::Person(lang), semicolon(lang));
    let (score, games) = (Figure::score(result.score).text(reader), result.games);
    let rc = match result.average() {
        Some(whole) if i64::from(whole) * i64::from(games) == result.opponents => whole.to_string(),
        _ => mean(result.opponents, games, reader),
    };
    format!("Rc = {rc}{semi} W = {score}/{games}")
}

/// A mean with two decimals.
pub(super) fn mean(sum: i64, count: u32, reader: Reader) -> String {
    let hundredths = exaequo_rating::half_up(sum * 100, i64::from(count.max(1)));
    Figure::hundredths(i32::try_from(hundredths).unwrap_or(0)).text(reader)
}
