//! What stands around the table: the event, the edition and its provisions, what did not count, totals.

use exaequo_model::{Color, Pace, Player};
use exaequo_rating::{
    Coefficient, FirstRating, Ignored, K, Limit, PlayerRating, Pooled, Provisions, Reason, Rounded, Rounding,
    Source, TooFar, Whom,
};

use super::document::Document;
use super::figure::{Figure, Reader};
use super::names::Names;
use super::sheet::{Align, Sheet};
use super::{Report, finding, words};
use crate::clean::clean;
use crate::diagnostic::colon;
use crate::number::{date, dates, whole};
use crate::value::push_number;
use crate::{Lang, say};

/// The event and its days.
pub(super) fn title(report: &Report<'_>, lang: Lang) -> String {
    let event = &report.input.tournament.event;
    let name = match clean(report.input.tournament.str(event.name)) {
        name if name.is_empty() => {
            say!(lang, "Tournament without a name")
        }
        name => name,
    };
    match (event.start, event.end) {
        (Some(start), Some(end)) => format!("{name}, {}", dates(lang, start, end)),
        (Some(start), None) => format!("{name}, {}", date(lang, start)),
        (None, _) => name,
    }
}

/// Kind of play.
pub(crate) fn pace(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::Standard => say!(lang, "standard"),
        Pace::Rapid => say!(lang, "rapid"),
        Pace::Blitz => say!(lang, "blitz"),
    }
}

/// Edition, kind of play and how the games were looked at.
pub(super) fn basis(report: &Report<'_>, lang: Lang) -> String {
    let edition = report.input.provisions.edition.name();
    let (pace, form) = (pace(lang, report.input.provisions.pace), words::form(lang, report.rating));
    say!(lang, "FIDE ratings, {pace}, edition {edition}; rated {form}", pace, edition, form)
}

/// The provisions the figures depend on, in one sentence.
pub(super) fn provisions(provisions: &Provisions, lang: Lang) -> String {
    let (floor, needed, months) = (provisions.floor, provisions.games_needed, provisions.pool_months);
    let (limit, k) = (limits(provisions, lang), coefficient(provisions, lang));
    let (first, rounding) = (first_rating(provisions, lang), rounding(provisions, lang));
    say!(
        lang,
        "Floor {floor}; difference {limit}; {k}; first ratings {first}, {needed} games within {months} months; {rounding}.",
        floor,
        limit,
        k,
        first,
        needed,
        months,
        rounding
    )
}

/// The limit of differences, and games that are not rated for theirs.
fn limits(provisions: &Provisions, lang: Lang) -> String {
    let limit = limit(provisions.limit, lang);
    let Some(TooFar { difference, above }) = provisions.too_far else { return limit };
    say!(
        lang,
        "{limit}, games of players above {above} not rated from {difference} on",
        limit,
        above,
        difference
    )
}

fn limit(limit: Limit, lang: Lang) -> String {
    match limit {
        Limit::None => say!(lang, "without limit"),
        Limit::Always(most) => {
            say!(lang, "at most {most}", most)
        }
        Limit::OncePerEvent(most) => say!(lang, "at most {most}, for the higher rated once an event", most),
        Limit::OncePerEventForAll(most) => say!(lang, "at most {most}, once an event", most),
        Limit::Below { limit, rating } => {
            say!(lang, "at most {limit} for players below {rating}", limit, rating)
        }
    }
}

fn coefficient(provisions: &Provisions, lang: Lang) -> String {
    let values = match provisions.coefficient {
        Coefficient::Fixed(k) => format!("K {k}"),
        Coefficient::Reached { below, reached } => format!("K {below}/{reached}"),
        Coefficient::Games { new, usual, reached } | Coefficient::GamesAndAge { new, usual, reached } => {
            format!("K {new}/{usual}/{reached}")
        }
    };
    match provisions.most_k_times_games {
        None => values,
        Some(most) => say!(lang, "{values}, K × n at most {most}", values, most),
    }
}

fn first_rating(provisions: &Provisions, lang: Lang) -> String {
    let how = match provisions.first_rating {
        FirstRating::PerHalfPoint { hundredths } => {
            let bonus = exaequo_model::Points::from_hundredths(i32::from(hundredths));
            let bonus = crate::number::points(lang, bonus);
            say!(lang, "+{bonus} per half point above 50 %", bonus)
        }
        FirstRating::TwoDraws { against } => say!(lang, "with two draws against {against}", against),
    };
    match provisions.highest_first {
        None => how,
        Some(most) => {
            say!(lang, "{how}, at most {most}", how, most)
        }
    }
}

fn rounding(provisions: &Provisions, lang: Lang) -> String {
    let what = match provisions.rounding {
        Rounding::RatingHalfUp => {
            say!(lang, "new ratings rounded, a half up")
        }
        Rounding::ChangeAwayFromZero => say!(lang, "changes rounded, a half away from zero"),
    };
    match provisions.rounded {
        Rounded::EachPeriod => what,
        Rounded::EachEvent => {
            say!(lang, "{what}, in each event", what)
        }
    }
}

/// Everything that stands under the table.
pub(super) fn under_the_table(report: &Report<'_>, names: &Names, lang: Lang, document: &mut Document) {
    legend(report, names, lang, document);
    periods(report, lang, document);
    ignored(report, names, |_| true, lang, document);
    totals(report, lang, document);
    findings(report, names, lang, document);
    document.heading(&say!(lang, "Computed by"));
    document.line(&provisions(report.input.provisions, lang));
    if !report.replaced.is_empty() {
        let replaced = report.replaced.join(", ");
        document.line(&say!(lang, "Replaced: {replaced}", replaced));
    }
}

fn legend(report: &Report<'_>, names: &Names, lang: Lang, document: &mut Document) {
    let assumed = |k: K| k.source == Source::Assumed;
    if report.rating.players.iter().any(|player| player.k.is_some_and(assumed)) {
        document.line(&say!(
            lang,
            "~ K assumed from rating and year of birth; a rating list that has K says more"
        ));
    }
    for result in &report.rating.players {
        if let Some(lowered) = lowered(report, result, lang) {
            document.line(&format!("{}{} {lowered}", names.with_number(result.player), colon(lang)));
        }
    }
}

/// 8.56: why K of a player is lower than that of the list.
pub(super) fn lowered(report: &Report<'_>, result: &PlayerRating, lang: Lang) -> Option<String> {
    let most = report.input.provisions.most_k_times_games?;
    let (before, k) = (result.k_before?, result.k?.value);
    let facts = report.input.tournament.players.get(result.player.index())?;
    let total = report.series.total(report.input, facts);
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
fn periods(report: &Report<'_>, lang: Lang, document: &mut Document) {
    if !report.series.has_totals() {
        return;
    }
    let tournament = report.input.tournament;
    let heading = |text: &str| (text.to_owned(), Align::Right);
    let name = (say!(lang, "Name"), Align::Left);
    let columns = vec![name, heading("Ro"), heading("n"), heading("K"), heading("K(W−We)"), heading("Rn")];
    let mut sheet = Sheet::new(columns, Reader::Person(lang), 0);
    let (mut newcomers, mut several) = (false, false);
    for player in &tournament.players {
        let first = report.series.first(report.input, player);
        if let Some(first) = first.filter(|first| first.pooled != Pooled::Empty) {
            sheet.words(tournament.str(player.name).trim());
            sheet.words("");
            (newcomers, several) = (true, true);
            sheet.figure(Figure::count(Some(first.pool.total().games)));
            sheet.words("");
            sheet.words("");
            sheet.figure(Figure::maybe(super::players::published(first.pooled)));
        }
        let Some(total) = report.series.total(report.input, player) else { continue };
        several |= total.events.len() > 1;
        let provisions = report.input.provisions;
        let change: i32 = total.changes(provisions).iter().map(|change| change.0).sum();
        sheet.words(tournament.str(player.name).trim());
        sheet.figure(Figure::whole(i32::from(total.rating)));
        sheet.figure(Figure::count(Some(total.games())));
        sheet
            .figure(super::players::coefficient(total.one_k(provisions).map(|value| K { value, ..total.k })));
        sheet.figure(Figure::signed(change));
        sheet.figure(Figure::whole(total.new_rating(provisions)));
    }
    if !sheet.is_empty() {
        document.heading(&if several { several_events(lang) } else { list_before(lang) });
        document.sheet(&sheet);
    }
    for line in tournament.players.iter().filter_map(|player| otherwise_rounded(report, player, lang)) {
        document.line(&line);
    }
    if newcomers {
        document.line(&say!(
            lang,
            "n of unrated players: all games that count, those before this period included (8.3)"
        ));
    }
}

/// 8.57: what the other way of rounding would make of the events of a player.
pub(super) fn otherwise_rounded(report: &Report<'_>, player: &Player, lang: Lang) -> Option<String> {
    let provisions = report.input.provisions;
    let new = report.series.total(report.input, player)?.otherwise_rounded(provisions)?;
    let who = clean(report.input.tournament.str(player.name));
    Some(match provisions.rounded {
        Rounded::EachPeriod => say!(lang, "{who}: {new} if every event were rounded (8.57)", who, new),
        Rounded::EachEvent => say!(lang, "{who}: {new} if only the period were rounded (8.57)", who, new),
    })
}

/// A heading.
pub(super) fn several_events(lang: Lang) -> String {
    say!(lang, "Several events of the period together")
}

/// A heading: an event that began before the last list changes the rating of that list.
pub(super) fn list_before(lang: Lang) -> String {
    say!(lang, "From the rating of the list before (7.1)")
}

/// Writes games that are not rated; there are many of them, and few words.
pub(super) struct IgnoredGames<'a> {
    names: &'a Names,
    round: String,
    whom: String,
}

impl<'a> IgnoredGames<'a> {
    pub(super) fn new(names: &'a Names, lang: Lang) -> Self {
        let round = say!(lang, "round");
        let whom = say!(lang, "for");
        Self { names, round, whom }
    }

    /// A game, and for whom it is not rated.
    pub(super) fn write(&self, game: &Ignored, out: &mut String) {
        out.push_str(&self.round);
        out.push(' ');
        push_number(out, u64::from(game.round.0));
        out.push_str(", ");
        out.push_str(self.names.with_number(game.white));
        out.push_str(" – ");
        out.push_str(self.names.with_number(game.black));
        let whom = match game.whom {
            Whom::Both => return,
            Whom::One(Color::White) => game.white,
            Whom::One(Color::Black) => game.black,
        };
        out.push_str(", ");
        out.push_str(&self.whom);
        out.push(' ');
        out.push_str(self.names.number(whom));
    }
}

/// Games that are not rated, those with the same reason together.
pub(super) fn ignored(
    report: &Report<'_>,
    names: &Names,
    concerns: impl Fn(&Ignored) -> bool,
    lang: Lang,
    document: &mut Document,
) {
    let games = || report.rating.ignored.iter().filter(|game| concerns(game));
    let mut reasons: Vec<Reason> = Vec::new();
    for game in games() {
        if !reasons.contains(&game.reason) {
            reasons.push(game.reason);
        }
    }
    if reasons.is_empty() {
        return;
    }
    document.heading(&say!(lang, "Games not rated"));
    reasons.sort_by_key(|reason| reason.article());
    let writer = IgnoredGames::new(names, lang);
    for reason in reasons {
        let (article, why) = (reason.article(), words::reason(lang, reason));
        document.line(&format!("{article} {why}"));
        let same = games().filter(|game| game.reason == reason);
        document.items(same, |game, out| writer.write(game, out));
    }
}

fn totals(report: &Report<'_>, lang: Lang, document: &mut Document) {
    let sum = Totals::new(report);
    document.heading(&say!(lang, "Totals"));
    let (rated, new) = (whole(lang, sum.rated), whole(lang, sum.newcomers));
    let (games, ignored) = (whole(lang, sum.sides), whole(lang, sum.ignored));
    let change = Figure::signed(sum.change).text(Reader::Person(lang));
    document.line(&say!(lang,
        "Rated players: {rated}; unrated: {new}; results of rated players: {games}; games left out: {ignored}; sum of the changes: {change}",
        rated, new, games, ignored, change));
    let balance = report.rating.balance;
    let (pairs, value) = (balance.games, balance.sum);
    let verdict = if value == 0 { say!(lang, "correct") } else { say!(lang, "WRONG") };
    let is_lowered = |player: &PlayerRating| player.k.map(|k| k.value) < player.k_before;
    if report.rating.players.iter().any(is_lowered) {
        document.line(&say!(lang,
            "Check, with K before it is lowered: games between rated players with equal K: {pairs}; sum: {value}; {verdict}",
            pairs, value, verdict));
        return;
    }
    document.line(&say!(
        lang,
        "Check: games between rated players with equal K: {pairs}; sum: {value}; {verdict}",
        pairs,
        value,
        verdict
    ));
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
pub(super) fn findings(report: &Report<'_>, names: &Names, lang: Lang, document: &mut Document) {
    if report.findings.is_empty() {
        return;
    }
    document.heading(&say!(lang, "About the event"));
    for one in report.findings {
        let text = finding::text(lang, names, one);
        let (weight, article) = (finding::weight(lang, one.weight()), one.article());
        document.line(&say!(lang, "{article} {weight}: {text}", article, weight, text));
    }
}
