//! 8.21b, 8.22, 8.23, 8.25, 8.58: how a newcomer of a round robin came by a rating, with all terms.

use exaequo_model::Points;
use exaequo_rating::round_robin::{Average, Newcomer, RatedInTable};
use exaequo_rating::table::difference;
use exaequo_rating::{FirstRating, FirstResult, percent};

use super::Report;
use super::figure::{score, score_text, whole};
use super::games::mean;
use crate::number::points;
use crate::page::{Cell, Column, Table};
use crate::text::sanitize;
use crate::{Lang, list, say};

/// The rated players of the round robin, each with the difference that goes with the score: dpa is the average of these.
pub(super) fn rated(report: &Report<'_>, lang: Lang) -> Table {
    let columns = vec![
        Column::number("number", say!(lang, "No.")).key(),
        Column::name("name", say!(lang, "Name")),
        Column::number("rating", say!(lang, "Rating")),
        Column::number("score", "W"),
        Column::number("percent", "%"),
        Column::number("difference", "dp"),
    ];
    let mut table = Table::new(say!(lang, "Rated players of the round robin (8.21b)"), columns);
    let tournament = report.input.tournament;
    for RatedInTable { player, entry, games } in &report.rating.rated {
        let facts = tournament.players.get(player.index());
        table.push(vec![
            Cell::maybe(facts.map(|facts| facts.number)),
            facts.map_or(Cell::Empty, |facts| Cell::person(sanitize(tournament.str(facts.name)))),
            Cell::Whole(entry.rating.into()),
            score(entry.score),
            Cell::Whole(percent(entry.score, *games).into()),
            Cell::Whole(entry.difference(*games).into()),
        ]);
    }
    table
}

/// From the average of the tournament to Ru, and its correction.
pub(super) fn newcomer(
    report: &Report<'_>,
    average: &Average,
    correction: &Newcomer,
    result: &FirstResult,
    lang: Lang,
) -> Vec<String> {
    let (rar, dpa) =
        (mean(average.ratings, average.rated, lang), mean(average.differences, average.rated, lang));
    let (n, ra) = (average.opponents, average.ra);
    let more = n + 1;
    let rule = Rule { report, result, n, lang };
    let (score, games) = (score_text(lang, result.score), result.games);
    let mut lines = vec![
        format!("Ra = Rar − dpa × n/(n+1) = {rar} − {dpa} × {n}/{more} → {ra} (8.21b)"),
        list::clauses(lang, [format!("W = {score}/{games}"), rule.applied("Ra", ra, correction.first)]),
    ];
    if correction.excess == 0 {
        lines.push(say!(lang, "no rated opponent is so far above it that it is corrected (8.58)"));
        return lines;
    }
    let (excess, rc, ceiling) = (correction.excess, correction.rc, correction.ceiling);
    lines.push(say!(lang,
        "rated opponents count as {ceiling} at most, {excess} less in all: Rc = {ra} − {excess}/{n} → {rc} (8.58)",
        ceiling, excess, ra, n, rc));
    lines.push(rule.applied("Rc", rc, correction.ru));
    lines
}

/// How a score becomes a rating.
struct Rule<'a> {
    report: &'a Report<'a>,
    result: &'a FirstResult,
    /// How many rated opponents there are.
    n: u32,
    lang: Lang,
}

impl Rule<'_> {
    /// The rule, its figures and what comes of them.
    fn applied(&self, from: &str, average: i32, ru: i32) -> String {
        let above = self.result.half_points_above();
        if above == 0 {
            return format!("Ru = {from} = {ru} (8.22)");
        }
        if let (1.., FirstRating::PerHalfPoint { hundredths }) =
            (above, self.report.input.provisions.first_rating)
        {
            let bonus = points(self.lang, Points::from_hundredths(i32::from(hundredths)));
            return format!("Ru = {from} + {above} × {bonus} = {average} + {above} × {bonus} → {ru} (8.23)");
        }
        let percentage = percent(self.result.score, self.result.games);
        let size = whole(difference(percentage).abs());
        let (n, more, dp) = (self.n, self.n + 1, whole(difference(percentage)));
        let rule = format!("Ru = {from} + dp × n/(n+1) = {average} − {size} × {n}/{more} → {ru} (8.25)");
        list::clauses(self.lang, [format!("p = {percentage} %, dp = {dp}"), rule])
    }
}
