//! B.02, 8.3 to 8.57: where rating points come from and where they go, as tables.

use exaequo_register::DriftReport;
use exaequo_register::drift::{Flow, PointsAccount, Sums};

use super::{figures, picture};
use exaequo_report::say;

use crate::Lang;
use exaequo_page::{Cell, Column, Page, Sign, Table};

pub(super) fn add(report: &DriftReport, page: &mut Page) {
    let (lang, points) = (page.lang, &report.points);
    page.heading(say!(lang, "Rating points that came and went"));
    let caption = say!(lang, "Points that came and went without players, by the numbers of the table");
    picture(page, caption, figures::flows(&points.flows, lang));
    page.table(everybody(points, lang));
    page.table(active(points, lang));
    page.paragraph(say!(
        lang,
        "Both accounts are exact: what stands between the two sums is their difference to the hundredth of a point."
    ));
}

/// The reason in words.
pub(super) fn flow(flow: Flow, lang: Lang) -> String {
    match flow {
        Flow::FirstRatings => say!(lang, "First ratings"),
        Flow::Substitutes => say!(lang, "Standard ratings that stand in for others"),
        Flow::Delisted => say!(lang, "Players below the floor"),
        Flow::UnequalK => say!(lang, "Games with unequal K"),
        Flow::OneSided => say!(lang, "Games that change one rating only"),
        Flow::OddResults => say!(lang, "Results of ½–0 and 0–0"),
        Flow::Limits => say!(lang, "Differences limited for one player"),
        Flow::OtherRatings => say!(lang, "Games in which each sees other ratings"),
        Flow::Rounding => say!(lang, "Rounding"),
        Flow::Adjustments => say!(lang, "Ratings that were set"),
        Flow::OneTimeChanges => say!(lang, "Changes of all ratings at once"),
        Flow::Corrections => say!(lang, "Lists that were taken over"),
    }
}

/// The name of a reason, for programs.
const fn flow_name(flow: Flow) -> &'static str {
    match flow {
        Flow::FirstRatings => "first-ratings",
        Flow::Substitutes => "substitutes",
        Flow::Delisted => "delisted",
        Flow::UnequalK => "unequal-k",
        Flow::OneSided => "one-sided",
        Flow::OddResults => "odd-results",
        Flow::Limits => "limits",
        Flow::OtherRatings => "other-ratings",
        Flow::Rounding => "rounding",
        Flow::Adjustments => "adjustments",
        Flow::OneTimeChanges => "one-time-changes",
        Flow::Corrections => "corrections",
    }
}

fn everybody(points: &PointsAccount, lang: Lang) -> Table {
    let mut table = Table::new(say!(lang, "Everybody with a rating, active or not"), columns(lang));
    let [start, end] = ends(&points.all, lang);
    table.push(start);
    for (number, (reason, sum)) in (1..).zip(points.flows.iter()) {
        table.push(vec![
            Cell::Whole(number),
            Cell::sign(flow(reason, lang), flow_name(reason)),
            reason.article().map_or(Cell::Empty, Cell::text),
            Cell::Whole(sum.count.into()),
            signed(sum.points),
        ]);
    }
    table.push(end);
    table.group = Some(("table", Cell::sign("everybody", "everybody")));
    table
}

/// 7.23a: the same for active players.
fn active(points: &PointsAccount, lang: Lang) -> Table {
    let mut table = Table::new(say!(lang, "Active players"), columns(lang));
    let [start, end] = ends(&points.active, lang);
    let inactivity = &points.inactivity;
    let rows = [
        (say!(lang, "The changes above"), "flows", points.flows.sum()),
        (say!(lang, "Became inactive"), "gone", inactivity.gone),
        (say!(lang, "Active again"), "back", inactivity.back),
        (say!(lang, "Changes of inactive players"), "meanwhile", inactivity.meanwhile),
    ];
    table.push(start);
    for (words, key, points) in rows {
        table.push(vec![Cell::Empty, Cell::sign(words, key), Cell::Empty, Cell::Empty, signed(points)]);
    }
    table.push(end);
    table.group = Some(("table", Cell::sign("active", "active")));
    table
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("number", say!(lang, "No.")),
        Column::name("item", say!(lang, ctx "of an account", "Item")).kept(),
        Column::text("article", say!(lang, "Article")),
        Column::number("count", say!(lang, "Number")),
        Column::number("points", say!(lang, "Rating points")).strong().kept(),
    ]
}

/// The first and the last row.
fn ends(sums: &Sums, lang: Lang) -> [Vec<Cell>; 2] {
    let row = |words: String, key: &str, players: u32, points: i64| {
        let sum = Cell::Decimal { parts: points, decimals: 2, sign: Sign::Minus };
        vec![Cell::Empty, Cell::sign(words, key), Cell::Empty, Cell::Whole(players.into()), sum]
    };
    let [before, after] = sums.players;
    [
        row(say!(lang, "Sum of ratings at the beginning"), "start", before, sums.start),
        row(say!(lang, "Sum of ratings at the end"), "end", after, sums.end),
    ]
}

const fn signed(points: i64) -> Cell {
    Cell::Decimal { parts: points, decimals: 2, sign: Sign::Both }
}
