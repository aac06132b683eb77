//! One player, game by game: the rating used, the limit, the row of the table, the expected score, times K.

use exaequo_model::{PlayerId, Points};
use exaequo_rating::table::{difference, line_of};
use exaequo_rating::{
    ChangeTerm, Count, First, FirstRating, FirstResult, Fraction, K, PeriodEvent, PeriodTotal, PlayerRating,
    Pool, Provisions, RatedGame, percent,
};
use exaequo_words::coefficient::ground;

use super::figure::{hundredths, hundredths_text, limited, score, score_text, signed, signed_text, whole};
use super::players::{below_floor, caption, delisted, first_of_period, newcomer};
use super::{Report, all_play_all, approximation, notes};
use crate::explain::player_label;
use crate::number::{date, points};
use crate::page::{Cell, Column, Page, Table, signs};
use crate::text::sanitize;
use crate::{Lang, list, say};

pub(super) fn page(report: &Report<'_>, lang: Lang, players: &[PlayerId]) -> Page {
    let mut page = notes::head(report, "rating", caption(lang), lang);
    if let [alone] = players {
        let event = std::mem::replace(&mut page.title, player_label(report.input.tournament, *alone));
        page.subtitles.insert(1, event);
    }
    for player in players {
        let label = player_label(report.input.tournament, *player);
        if players.len() > 1 {
            page.heading(label.clone());
        }
        one(report, *player, label, lang, &mut page);
    }
    page
}

/// The games of a player and what they come to.
fn one(report: &Report<'_>, player: PlayerId, label: String, lang: Lang, page: &mut Page) {
    let Some(result) = report.rating.players.get(player.index()) else { return };
    page.table(games(report, result, label, lang));
    notes::no_longer_rated(report, player, lang, page);
    if result.rating.is_some() {
        changes(report, result, lang, page);
        period(report, result, lang, page);
    }
    match (&result.first, result.rating) {
        (Some(first), None) => first_rating(report, result, first, lang, page),
        (Some(first), Some(_)) => for_opponents(report, first, lang, page),
        (None, _) => {}
    }
    notes::ignored(report, |game| game.is_ignored_for(player), lang, page);
}

/// How many columns stand before the expected score.
pub(super) const BEFORE_EXPECTED: usize = 9;

pub(super) fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("round", say!(lang, "Rd")).key(),
        Column::text("color", ""),
        Column::number("opponent", say!(lang, "No.")),
        Column::name("name", say!(lang, "Opponent")),
        Column::number("rating", say!(lang, "Rating")),
        Column::number("used", say!(lang, "used")),
        Column::text("limited", "").for_programs(),
        Column::number("difference", "D"),
        Column::number("row", say!(lang, "row 8.1b")),
        Column::number("expected", "P(D)"),
        Column::number("score", "W"),
        Column::number("gain", "ΔR"),
        Column::number("change", "K·ΔR"),
    ]
}

fn games(report: &Report<'_>, result: &PlayerRating, label: String, lang: Lang) -> Table {
    let mut table = Table::new(label, columns(lang));
    let facts = report.input.tournament.players.get(result.player.index());
    table.group = Some(("id", Cell::maybe(facts.map(|facts| facts.number))));
    for line in report.rating.lines_of(result) {
        table.push(game(report, result, &line, lang));
    }
    table
}

pub(super) fn game(report: &Report<'_>, result: &PlayerRating, line: &RatedGame, lang: Lang) -> Vec<Cell> {
    let k = result.k.map_or(0, |k| i32::from(k.value));
    let mut cells = opponent(report, line, lang).to_vec();
    cells.extend(match line.count {
        Count::Change(apart) | Count::ChangeAgainstNew(apart) => figures(&apart.term(line.score), k),
        Count::First(rating) => first_figures(Some(rating), line.score),
        Count::FirstAgainstNew => first_figures(None, line.score),
    });
    cells
}

fn opponent(report: &Report<'_>, line: &RatedGame, lang: Lang) -> [Cell; 4] {
    let tournament = report.input.tournament;
    let facts = tournament.players.get(line.opponent.index());
    [
        Cell::Whole(line.round.0.into()),
        line.color.map_or(Cell::Empty, |color| Cell::Sign(signs::color_words(lang, color).into())),
        Cell::maybe(facts.map(|facts| facts.number)),
        facts.map_or(Cell::Empty, |facts| Cell::person(sanitize(tournament.str(facts.name)))),
    ]
}

fn figures(term: &ChangeTerm, k: i32) -> [Cell; 9] {
    let (used, gain) = (term.opponent(), term.gain().hundredths());
    [
        Cell::Whole(term.game.opponent.into()),
        if term.is_limited() { limited(used) } else { Cell::Whole(used.into()) },
        Cell::Flag(term.is_limited()),
        Cell::Whole(term.difference.into()),
        Cell::text(row(term.difference)),
        hundredths(term.expected.hundredths()),
        score(term.game.score),
        signed(gain),
        signed(gain * k),
    ]
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
fn first_figures(rating: Option<i32>, points: Points) -> [Cell; 9] {
    let mut cells = [const { Cell::Empty }; 9];
    cells[0] = Cell::maybe(rating);
    cells[2] = Cell::Flag(false);
    cells[6] = score(points);
    cells
}

/// The sum over the games.
fn changes(report: &Report<'_>, result: &PlayerRating, lang: Lang, page: &mut Page) {
    page.heading(say!(lang, "Change (8.5)"));
    let mut lines = new_rating(report, result, lang);
    let terms = || report.rating.lines_of(result).filter_map(|line| line.term());
    if terms().any(|term| term.is_limited()) {
        lines.push(say!(lang, "* difference held to the limit of 8.54"));
    }
    let formula: i32 = terms().map(|term| approximation::per_mille(term.difference)).sum();
    let formula = hundredths_text(lang, (formula + 5) / 10);
    lines.push(say!(lang, "For information (12.1): the formula would expect about {formula}", formula));
    page.list(lines);
}

/// From W − We to Rn.
fn new_rating(report: &Report<'_>, result: &PlayerRating, lang: Lang) -> Vec<String> {
    let score = score_text(lang, result.total.score);
    let expected = hundredths_text(lang, result.total.expected.hundredths());
    let gain = signed_text(lang, result.total.gain().hundredths());
    let games = format!("n = {}", result.total.games);
    let mut lines = vec![list::clauses(lang, [games, format!("W − We = {score} − {expected} = {gain}")])];
    if let (Some(k), Some(change), Some(old), Some(new)) =
        (result.k, result.change, result.rating, result.new)
    {
        lines.push(ground(lang, K { value: result.k_before.unwrap_or(k.value), ..k }));
        let (k, summand) = (k.value, summand(change.0, lang));
        let change = signed_text(lang, change.0);
        lines.extend(notes::lowered(report, result, lang));
        lines.push(format!("K × (W − We) = {k} × {gain} = {change}"));
        lines.push(format!("Rn = {old} {summand} → {new}"));
    }
    lines.extend(below_floor(report, result).map(|new| delisted(report, new, lang)));
    lines
}

/// 7.13: what the events of the period come to, if there are several.
fn period(report: &Report<'_>, result: &PlayerRating, lang: Lang, page: &mut Page) {
    let facts = report.input.tournament.players.get(result.player.index());
    let Some(total) = facts.and_then(|facts| report.series.total(&report.input, facts)) else { return };
    let provisions = report.input.provisions;
    let change: i32 = total.changes(provisions).iter().map(|change| change.0).sum();
    let (old, summand, new) = (total.rating, summand(change, lang), total.new_rating(provisions));
    let several = total.events.len() > 1;
    page.heading(if several { notes::several_events(lang) } else { notes::list_before(lang) });
    let mut lines = sum_of_period(total, provisions, lang);
    lines.push(format!("Rn = {old} {summand} → {new}"));
    lines.extend(facts.and_then(|facts| notes::otherwise_rounded(report, facts, lang)));
    page.list(lines);
}

/// n, and W − We times K event by event; one K stands once.
fn sum_of_period(total: &PeriodTotal, provisions: &Provisions, lang: Lang) -> Vec<String> {
    let games = format!("n = {}", total.games());
    let gain = signed_text(lang, total.total().gain().hundredths());
    let changes: Vec<i32> = total.changes(provisions).iter().map(|change| change.0).collect();
    let change = signed_text(lang, changes.iter().sum());
    if let Some(k) = total.one_k(provisions) {
        let mut lines = vec![list::clauses(lang, [games, format!("W − We = {gain}"), format!("K = {k}")])];
        if changes.len() > 1 {
            let terms: Vec<String> = changes.iter().map(|change| summand(*change, lang)).collect();
            lines.push(format!("{} = {change}", terms.join(" ")));
        }
        return lines;
    }
    let by_event = total.events.iter().zip(total.coefficients(provisions));
    let terms: Vec<String> = by_event.map(|(event, k)| times(k, event, lang)).collect();
    vec![
        list::clauses(lang, [games, format!("W − We = {gain}")]),
        format!("K × (W − We) = {} = {change}", terms.join(" + ")),
    ]
}

/// K times what an event brought; less than nothing in brackets.
fn times(k: u8, event: &PeriodEvent, lang: Lang) -> String {
    match event.total.gain().hundredths() {
        gain if gain < 0 => format!("{k} × ({})", hundredths_text(lang, gain)),
        gain => format!("{k} × {}", hundredths_text(lang, gain)),
    }
}

/// A change as part of a sum, with a sign even if it is nothing.
fn summand(change: i32, lang: Lang) -> String {
    let text = signed_text(lang, change);
    if change == 0 { format!("+{text}") } else { text }
}

/// How a first rating comes about.
fn first_rating(report: &Report<'_>, result: &PlayerRating, first: &First, lang: Lang, page: &mut Page) {
    let period = first_of_period(report, result);
    page.heading(say!(lang, "First rating (8.2)"));
    if first.correction.is_some() {
        page.table(all_play_all::rated(report, lang));
    }
    page.list(event_rating(report, first, lang));
    pool(report, period.map_or(&first.pool, |period| &period.pool), lang, page);
    page.paragraph(newcomer(first, period, lang));
}

/// 8.4, 8.52: what the opponents of a player are rated against who has been published since.
fn for_opponents(report: &Report<'_>, first: &First, lang: Lang, page: &mut Page) {
    if report.rating.ru_for_opponents(first, report.input.provisions).is_none() {
        return;
    }
    page.heading(say!(lang, "For the opponents: the rating of this event (8.4, 8.52)"));
    page.list(event_rating(report, first, lang));
}

/// 8.2: how the rating of an event comes about for the opponents.
fn event_rating(report: &Report<'_>, first: &First, lang: Lang) -> Vec<String> {
    let result = &first.event.result;
    match (&report.rating.average, &first.correction) {
        (Some(average), Some(correction)) => {
            all_play_all::newcomer(report, average, correction, result, lang)
        }
        _ => by_rule(report, result, lang).into_iter().collect(),
    }
}

/// 8.3: several results as if they came from one tournament.
fn pool(report: &Report<'_>, pool: &Pool, lang: Lang, page: &mut Page) {
    if pool.results().len() < 2 {
        return;
    }
    page.heading(say!(lang, "All results together (8.3)"));
    let lines = pool.results().map(|one| {
        let start = one.start.map(|start| date(lang, start));
        let own_part = one.result.own_part != Fraction::default();
        let without = own_part.then(|| say!(lang, "Rc without the player’s own part in the average (8.25)"));
        let parts = start.into_iter().chain([average_and_score(&one.result, lang)]);
        list::clauses(lang, parts.chain(without))
    });
    page.list(lines.chain(by_rule(report, &pool.total(), lang)).collect());
}

/// 8.22 to 8.24, and with two draws from March 2024 on: from a result to a rating.
fn by_rule(report: &Report<'_>, result: &FirstResult, lang: Lang) -> Option<String> {
    let provisions = report.input.provisions;
    let ru = result.rating(provisions.first_rating)?;
    let of = |result: &FirstResult| average_and_score(result, lang);
    let by_table = |result: &FirstResult| {
        let percentage = percent(result.score, result.games);
        format!("p = {percentage} %, dp = {}", whole(difference(percentage)))
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
            list::clauses(lang, [format!("+ 2 × ½ ({against})"), of(&more), by_table(&more)])
        }
    };
    // 8.2.3 since March 2024: a first rating that would be higher than it can be.
    let held = provisions.highest_first.filter(|highest| ru > i32::from(*highest));
    let held = held.map(|highest| say!(lang, "at most {highest} (8.2.3)", highest));
    Some(list::clauses(lang, [of(result), rule, format!("Ru = {ru}")].into_iter().chain(held)))
}

/// Rc and W. Ru is rounded once at the end, so the average is told as it is used.
fn average_and_score(result: &FirstResult, lang: Lang) -> String {
    let (score, games) = (score_text(lang, result.score), result.games);
    let rc = result.average_in_hundredths().map_or_else(String::new, |average| match average % 100 {
        0 => (average / 100).to_string(),
        _ => hundredths_text(lang, average),
    });
    list::clauses(lang, [format!("Rc = {rc}"), format!("W = {score}/{games}")])
}

/// A mean with two decimals.
pub(super) fn mean(sum: i64, count: u32, lang: Lang) -> String {
    let hundredths = exaequo_rating::half_up(sum * 100, i64::from(count.max(1)));
    hundredths_text(lang, i32::try_from(hundredths).unwrap_or(0))
}
