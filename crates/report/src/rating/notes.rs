//! What stands around the table: the event, the edition and its provisions, what did not count, totals.

use exaequo_model::{Color, Order as _, Player, PlayerId, RatingBody, RoundNumber};
use exaequo_rating::eligibility::Finding;
use exaequo_rating::{
    CoefficientRule, DifferenceLimit, FirstRating, Ignored, IgnoredFor, IgnoredReason, K, PeriodFirst,
    PlayerRating, Pooled, Provisions, Rounded, Rounding, TooFar,
};

use super::figure::{signed, signed_text};
use super::players::coefficient;
use super::{Report, finding, words};
use crate::explain::player_label;
use crate::number::{date, whole};
use crate::page::{Cell, Column, Page, Print, Readers, Row, Table, Tone, foot_of_ratings, of_event};
use crate::text::sanitize;
use crate::{Lang, list, names, say};

/// A page about the ratings of an event: what stands over it.
pub(super) fn head(report: &Report<'_>, kind: &'static str, list: String, lang: Lang) -> Page {
    let mut page = of_event(lang, kind, report.input.tournament, list);
    page.print = Print::Small;
    page.subtitles.push(basis(report, lang));
    page.foot = foot_of_ratings(report.input.provisions.edition, report.source, lang);
    page
}

/// Edition, kind of play and how the games were looked at.
fn basis(report: &Report<'_>, lang: Lang) -> String {
    let (edition, pace) = (report.input.provisions.edition, names::pace(lang, report.input.provisions.pace));
    let ratings = match report.body {
        RatingBody::Fide => say!(lang, "FIDE ratings, {pace}, edition {edition}", pace, edition),
        RatingBody::National => say!(lang, "National ratings, {pace}, edition {edition}", pace, edition),
    };
    let parts = [ratings, words::form(lang, report.rating)].into_iter();
    list::clauses(lang, parts.chain(part(report, lang)))
}

/// 4.13: which part of the event it is.
fn part(report: &Report<'_>, lang: Lang) -> Option<String> {
    let part = report.input.entrants.part();
    let list = report.input.list().filter(|_| !part.is_whole())?;
    let (number, of, list) = (part.number, part.of, date(lang, list));
    if part.rounds[0] == part.rounds[1] {
        let round = part.rounds[0].0;
        return Some(say!(
            lang,
            "part {number} of {of}, round {round}, on the list of {list} (4.13)",
            number,
            of,
            round,
            list
        ));
    }
    Some(say!(
        lang,
        "part {number} of {of}, rounds {first} to {last}, on the list of {list} (4.13)",
        number,
        of,
        first = part.rounds[0].0,
        last = part.rounds[1].0,
        list
    ))
}

/// The provisions the figures depend on, in one sentence.
pub(super) fn provisions(provisions: &Provisions, lang: Lang) -> String {
    let floor = say!(lang, "floor {floor}", floor = provisions.floor);
    let mut parts = vec![floor, limit(provisions.limit, lang)];
    parts.extend(provisions.too_far.map(|too_far| not_rated(too_far, lang)));
    parts.push(k_words(provisions.coefficient));
    let most = provisions.most_k_times_games;
    parts.extend(most.map(|most| say!(lang, "K × n at most {most}", most)));
    parts.push(first_rating(provisions.first_rating, lang));
    let highest = provisions.highest_first;
    parts.extend(highest.map(|most| say!(lang, "first ratings at most {most}", most)));
    parts.push(games_needed(provisions, lang));
    parts.push(rounding(provisions, lang));
    list::sentence(lang, &list::clauses(lang, parts))
}

fn games_needed(provisions: &Provisions, lang: Lang) -> String {
    let (needed, months) = (provisions.games_needed, provisions.pool_months);
    say!(lang, count needed, "first ratings after {needed} game within {months} months",
        "first ratings after {needed} games within {months} months", needed, months)
}

/// Games that are not rated for their difference.
fn not_rated(TooFar { difference, above }: TooFar, lang: Lang) -> String {
    say!(
        lang,
        "games of players above {above} not rated from a difference of {difference} on",
        above,
        difference
    )
}

/// The limit of differences.
fn limit(limit: DifferenceLimit, lang: Lang) -> String {
    match limit {
        DifferenceLimit::None => say!(lang, "difference without limit"),
        DifferenceLimit::Always(most) => say!(lang, "difference at most {most}", most),
        DifferenceLimit::OncePerEvent(most) => {
            say!(lang, "difference at most {most}, for the higher rated once an event", most)
        }
        DifferenceLimit::OncePerEventForAll(most) => {
            say!(lang, "difference at most {most}, once an event", most)
        }
        DifferenceLimit::Below { limit, rating } => {
            say!(lang, "difference at most {limit} for players below {rating}", limit, rating)
        }
    }
}

fn k_words(coefficient: CoefficientRule) -> String {
    match coefficient {
        CoefficientRule::Fixed(k) => format!("K {k}"),
        CoefficientRule::Reached { below, reached } => format!("K {below}/{reached}"),
        CoefficientRule::Games { new, usual, reached }
        | CoefficientRule::GamesAndAge { new, usual, reached } => {
            format!("K {new}/{usual}/{reached}")
        }
    }
}

fn first_rating(rule: FirstRating, lang: Lang) -> String {
    match rule {
        FirstRating::PerHalfPoint { hundredths } => {
            let bonus = exaequo_model::Points::from_hundredths(i32::from(hundredths));
            let bonus = crate::number::points(lang, bonus);
            say!(lang, "first ratings +{bonus} per half point above 50 %", bonus)
        }
        FirstRating::TwoDraws { against } => {
            say!(lang, "first ratings with two draws against {against}", against)
        }
    }
}

fn rounding(provisions: &Provisions, lang: Lang) -> String {
    match (provisions.rounding, provisions.rounded) {
        (Rounding::RatingHalfUp, Rounded::EachPeriod) => say!(lang, "new ratings rounded, a half up"),
        (Rounding::RatingHalfUp, Rounded::EachEvent) => {
            say!(lang, "new ratings rounded in each event, a half up")
        }
        (Rounding::ChangeAwayFromZero, Rounded::EachPeriod) => {
            say!(lang, "changes rounded, a half away from zero")
        }
        (Rounding::ChangeAwayFromZero, Rounded::EachEvent) => {
            say!(lang, "changes rounded in each event, a half away from zero")
        }
    }
}

/// Everything that stands under the table.
pub(super) fn under_the_table(report: &Report<'_>, lang: Lang, page: &mut Page) {
    page.list(legend(report, lang));
    periods(report, lang, page);
    ignored(report, |_| true, lang, page);
    totals(report, lang, page);
    findings(report, lang, page);
    page.heading(say!(lang, "Computed by"));
    let mut lines = vec![provisions(report.input.provisions, lang)];
    if !report.replaced.is_empty() {
        let replaced = list::commas(lang, report.replaced.iter().cloned());
        lines.push(say!(lang, "Replaced: {replaced}", replaced));
    }
    page.list(lines);
}

fn legend(report: &Report<'_>, lang: Lang) -> Vec<String> {
    let assumed = |k: K| k.is_assumed();
    let mut lines = Vec::new();
    if report.rating.players.iter().any(|player| player.k.is_some_and(assumed)) {
        lines.push(say!(
            lang,
            "~ K assumed from rating and year of birth; a rating list that has K says more"
        ));
    }
    for result in &report.rating.players {
        if let Some(lowered) = lowered(report, result, lang) {
            let who = player_label(report.input.tournament, result.player);
            lines.push(list::labelled(lang, &who, &lowered));
        }
    }
    lines
}

/// 8.56: why K of a player is lower than that of the list.
pub(super) fn lowered(report: &Report<'_>, result: &PlayerRating, lang: Lang) -> Option<String> {
    let most = report.input.provisions.most_k_times_games?;
    let (before, k) = (result.k_before?, result.k?.value);
    let facts = report.input.tournament.players.get(result.player.index())?;
    let total = report.series.total(&report.input, facts);
    let games = total.map_or(result.total.games, exaequo_rating::PeriodTotal::games);
    (k < before).then(|| {
        say!(
            lang,
            "K {before} → {k}: K × n is at most {most} in a period, n = {games} (8.56)",
            before,
            k,
            most,
            games
        )
    })
}

/// Players with more than one event in the period, rounded once; K where the events have one.
fn periods(report: &Report<'_>, lang: Lang, page: &mut Page) {
    if !report.series.has_totals() {
        return;
    }
    let players = &report.input.tournament.players;
    let totals = || players.iter().filter_map(|player| report.series.total(&report.input, player));
    let newcomers = players.iter().any(|player| pooled_of(report, player).is_some());
    let several = newcomers || totals().any(|total| total.events.len() > 1);
    let heading = if several { several_events(lang) } else { list_before(lang) };
    let mut table = Table::new(heading.clone(), period_columns(lang));
    // Programs read it with the other events, or in JSON.
    table.readers = Readers::People;
    for player in players {
        table.rows.extend(period_rows(report, player));
    }
    if !table.rows.is_empty() {
        page.heading(heading);
        page.table(table);
    }
    let mut lines: Vec<String> =
        players.iter().filter_map(|player| otherwise_rounded(report, player, lang)).collect();
    if newcomers {
        lines.push(say!(
            lang,
            "n of unrated players: all games that count, those before this period included (8.3)"
        ));
    }
    page.list(lines);
}

fn period_columns(lang: Lang) -> Vec<Column> {
    let mut columns = vec![Column::name("name", say!(lang, "Name"))];
    let figures = [("ro", "Ro"), ("n", "n"), ("k", "K"), ("change", "K(W−We)"), ("rn", "Rn")];
    columns.extend(figures.map(|(key, head)| Column::number(key, head)));
    columns
}

/// What an unrated player did in the events of the period.
fn pooled_of<'a>(report: &Report<'a>, player: &Player) -> Option<&'a PeriodFirst> {
    report.series.first(&report.input, player).filter(|first| first.pooled != Pooled::Empty)
}

/// What the period comes to for a newcomer, and for a rated player.
fn period_rows(report: &Report<'_>, player: &Player) -> Vec<Row> {
    let name = || Cell::person(sanitize(report.input.tournament.str(player.name)));
    let first = pooled_of(report, player).map(|first| {
        let (games, new) =
            (Cell::Whole(first.pool.total().games.into()), Cell::maybe(first.pooled.published()));
        vec![name(), Cell::Empty, games, Cell::Empty, Cell::Empty, new]
    });
    let provisions = report.input.provisions;
    let rated = report.series.total(&report.input, player).map(|total| {
        let change: i32 = total.changes(provisions).iter().map(|change| change.0).sum();
        vec![
            name(),
            Cell::Whole(total.rating.into()),
            Cell::Whole(total.games().into()),
            coefficient(total.one_k(provisions).map(|value| K { value, ..total.k })),
            signed(change),
            Cell::Whole(total.new_rating(provisions).into()),
        ]
    });
    first.into_iter().chain(rated).map(|cells| Row { cells, tone: Tone::Usual, decided_in: None }).collect()
}

/// 8.57: what the other way of rounding would make of the events of a player.
pub(super) fn otherwise_rounded(report: &Report<'_>, player: &Player, lang: Lang) -> Option<String> {
    let provisions = report.input.provisions;
    let new = report.series.total(&report.input, player)?.otherwise_rounded(provisions)?;
    let who = sanitize(report.input.tournament.str(player.name));
    Some(match provisions.rounded {
        Rounded::EachPeriod => say!(lang, "{who}: {new} if every event were rounded (8.57)", who, new),
        Rounded::EachEvent => say!(lang, "{who}: {new} if only the period were rounded (8.57)", who, new),
    })
}

/// The heading over events of one period.
pub(super) fn several_events(lang: Lang) -> String {
    say!(lang, "Several events of the period together")
}

/// A heading: an event that began before the last list changes the rating of that list.
pub(super) fn list_before(lang: Lang) -> String {
    say!(lang, "From the rating of the list before (7.1)")
}

/// A game that is not rated, and for whom.
pub(super) fn ignored_game(report: &Report<'_>, game: &Ignored, lang: Lang) -> String {
    let players = [game.white, game.black];
    let whom = match game.whom {
        IgnoredFor::Both => return game_of(report, game.round, players, lang),
        IgnoredFor::One(Color::White) => game.white,
        IgnoredFor::One(Color::Black) => game.black,
    };
    let tournament = report.input.tournament;
    let [white, black] = players.map(|player| player_label(tournament, player));
    let (round, whom) = (game.round.0, tournament.player_number(whom));
    say!(lang, "round {round}, {white} – {black}, for {whom}", round, white, black, whom)
}

/// Games that are not rated, those with the same reason together.
pub(super) fn ignored(report: &Report<'_>, concerns: impl Fn(&Ignored) -> bool, lang: Lang, page: &mut Page) {
    let games = || report.rating.ignored.iter().filter(|game| concerns(game));
    let mut reasons: Vec<IgnoredReason> = Vec::new();
    for game in games() {
        if !reasons.contains(&game.reason) {
            reasons.push(game.reason);
        }
    }
    if reasons.is_empty() {
        return;
    }
    page.heading(say!(lang, "Games not rated"));
    reasons.order_by_key(|reason| reason.article());
    for reason in reasons {
        page.paragraph(format!("{} {}", reason.article(), words::reason(lang, reason)));
        let same = games().filter(|game| game.reason == reason);
        page.list(same.map(|game| ignored_game(report, game, lang)).collect());
    }
}

fn totals(report: &Report<'_>, lang: Lang, page: &mut Page) {
    let sum = Totals::new(report);
    page.heading(say!(lang, "Totals"));
    let (rated, new) = (whole(lang, sum.rated), whole(lang, sum.newcomers));
    let (games, ignored) = (whole(lang, sum.sides), whole(lang, sum.ignored));
    let change = signed_text(lang, sum.change);
    let sums = say!(
        lang,
        "Rated players: {rated}; unrated: {new}; results of rated players: {games}; games left out: {ignored}; sum of the changes: {change}",
        rated,
        new,
        games,
        ignored,
        change
    );
    let balance = report.rating.balance;
    let (pairs, value) = (balance.games, balance.sum);
    let verdict = if value == 0 { say!(lang, "correct") } else { say!(lang, "WRONG") };
    let is_lowered = |player: &PlayerRating| player.k.map(|k| k.value) < player.k_before;
    let check = if report.rating.players.iter().any(is_lowered) {
        say!(
            lang,
            "Check, with K before it is lowered: games between rated players with equal K: {pairs}; sum: {value}; {verdict}",
            pairs,
            value,
            verdict
        )
    } else {
        say!(
            lang,
            "Check: games between rated players with equal K: {pairs}; sum: {value}; {verdict}",
            pairs,
            value,
            verdict
        )
    };
    let mut lines = vec![sums, check];
    lines.extend(uneven(report, lang));
    page.list(lines);
}

/// Games that the check cannot take in.
fn uneven(report: &Report<'_>, lang: Lang) -> Option<String> {
    let games = report.rating.uneven().map(|(round, players)| game_of(report, round, players, lang));
    let which = list::clauses(lang, games.collect::<Vec<_>>());
    (!which.is_empty()).then(|| say!(lang, "Not in the check, decided ½–0 or 0–0: {which}", which))
}

/// A game by its round and players.
fn game_of(report: &Report<'_>, round: RoundNumber, players: [PlayerId; 2], lang: Lang) -> String {
    let [white, black] = players.map(|player| player_label(report.input.tournament, player));
    say!(lang, "round {round}, {white} – {black}", round = round.0, white, black)
}

/// Sums over all players.
pub(super) struct Totals {
    pub(super) rated: u64,
    pub(super) newcomers: u64,
    /// Results of rated players.
    pub(super) sides: u64,
    pub(super) ignored: u64,
    /// In hundredths of a rating point.
    pub(super) change: i32,
}

impl Totals {
    pub(super) fn new(report: &Report<'_>) -> Self {
        let players = &report.rating.players;
        let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let rated = players.iter().filter(|player| player.rating.is_some()).count();
        Self {
            rated: count(rated),
            newcomers: count(players.len() - rated),
            sides: players.iter().map(|player| u64::from(player.total.games)).sum(),
            ignored: count(report.rating.ignored.len()),
            change: players.iter().filter_map(|player| player.change).map(|change| change.0).sum(),
        }
    }
}

/// What the regulations say about the event, with articles.
fn findings(report: &Report<'_>, lang: Lang, page: &mut Page) {
    if report.findings.is_empty() {
        return;
    }
    page.heading(say!(lang, "About the event"));
    page.list(report.findings.iter().map(|one| found(report, one, lang)).collect());
}

/// A finding with its article and how much it weighs.
fn found(report: &Report<'_>, one: &Finding, lang: Lang) -> String {
    let text = finding::text(lang, report.input.tournament, one);
    let (weight, article) = (finding::weight(lang, one.weight()), one.article());
    say!(lang, "{article} {weight}: {text}", article, weight, text)
}

/// 7.21: why a player who was rated at the start is rated as a newcomer.
pub(super) fn no_longer_rated(report: &Report<'_>, player: PlayerId, lang: Lang, page: &mut Page) {
    let own = |one: &&Finding| matches!(one, Finding::Delisted { player: own, .. } if *own == player);
    page.list(report.findings.iter().filter(own).map(|one| found(report, one, lang)).collect());
}
