//! B.02, 8.1b and 8.55: what was scored against what was expected, as tables.

use exaequo_register::DriftReport;
use exaequo_register::drift::{Calibration, Gap, Group, Groups, Tally};

use super::words::{
    ages_cell, fit_cell, games_cell, maybe, range_cell, ratings_cell, sex_cell, thousandths, z,
};
use super::{figures, picture};
use exaequo_report::say;

use crate::Lang;
use exaequo_page::{Cell, Column, Page, Sign, Table};

pub(super) fn add(report: &DriftReport, page: &mut Page) {
    let (lang, calibration) = (page.lang, &report.calibration);
    page.heading(say!(lang, "The higher rated against table 8.1b"));
    if calibration.level == 0 && calibration.gaps.iter().all(|gap| gap.tally.games == 0) {
        page.paragraph(say!(lang, "There was no game between rated players in this time."));
        return;
    }
    if calibration.gaps.iter().any(|gap| gap.tally.games > 0) {
        let caption = say!(lang, "Score of the higher rated (dots) and table 8.1b (thin line)");
        picture(page, caption, figures::calibration(calibration, lang));
        page.table(gaps(calibration, lang));
        page.table(lines(calibration, lang));
    }
    if calibration.level > 0 {
        page.paragraph(level(calibration.level, lang));
    }
    groups(&report.groups, page);
}

fn level(n: u32, lang: Lang) -> String {
    say!(
        lang,
        count n,
        "{n} game between players rated alike is in no line.",
        "{n} games between players rated alike are in no line.",
        n
    )
}

/// ±0.01 as the language writes it.
fn tolerance(lang: Lang) -> String {
    let size = Cell::Decimal { parts: 1, decimals: 2, sign: Sign::Minus };
    format!("±{}", size.shown(lang))
}

fn gaps(calibration: &Calibration, lang: Lang) -> Table {
    let mut columns = columns(difference(lang), lang);
    columns.push(Column::text("within", tolerance(lang)).about(say!(lang, "Within a hundredth of a point")));
    let mut table = Table::new(say!(lang, "By fifty points of difference"), columns);
    for Gap { from, to, tally } in calibration.gaps.iter().filter(|gap| gap.tally.games > 0) {
        let mut cells = cells(range_cell(*from, *to, lang), tally);
        cells.push(fit_cell(tally.fit(), lang));
        table.push(cells);
    }
    grouped(table, "gaps")
}

fn lines(calibration: &Calibration, lang: Lang) -> Table {
    let mut table = Table::new(say!(lang, "By line of table 8.1b"), columns(difference(lang), lang));
    for line in calibration.lines.iter().filter(|line| line.tally.games > 0) {
        table.push(cells(range_cell(line.line.from, line.line.to, lang), &line.tally));
    }
    grouped(table, "lines")
}

fn difference(lang: Lang) -> Column {
    Column::name("difference", say!(lang, "Rating difference"))
}

/// 10.2: each group in games against others.
fn groups(groups: &Groups, page: &mut Page) {
    let lang = page.lang;
    page.heading(say!(lang, "Groups of players against others"));
    let rating = say!(lang, "Rating");
    add_groups(page, "rating", rating, &groups.ratings, |band| ratings_cell(*band, lang));
    let age = say!(lang, "Age");
    add_groups(page, "age", age, &groups.ages, |band| ages_cell(*band, lang));
    let sex = say!(lang, "Women and men");
    add_groups(page, "sex", sex, &groups.sexes, |sex| sex_cell(*sex, lang));
    add_groups(page, "k", "K".to_owned(), &groups.coefficients, |k| Cell::Whole((*k).into()));
    let newcomers = say!(lang, "Games since the player was new");
    add_groups(page, "newcomer", newcomers, &groups.newcomers, |band| games_cell(*band, lang));
    let federation = say!(lang, "Federation");
    add_groups(page, "federation", federation, &groups.federations, |own| Cell::text(&**own));
    borders(groups, page);
}

fn add_groups<T>(
    page: &mut Page,
    key: &'static str,
    caption: String,
    groups: &[Group<T>],
    of: impl Fn(&T) -> Cell,
) {
    if groups.is_empty() {
        return;
    }
    let lang = page.lang;
    let mut columns = columns(Column::name("group", caption.clone()), lang);
    columns.push(Column::number("between", say!(lang, "Among themselves")));
    let mut table = Table::new(caption, columns);
    for group in groups {
        let mut cells = cells(of(&group.of), &group.tally);
        cells.push(Cell::Whole(group.between.into()));
        table.push(cells);
    }
    page.table(grouped(table, key));
}

fn borders(groups: &Groups, page: &mut Page) {
    let lang = page.lang;
    let pair = Column::name("group", say!(lang, "Federations"));
    let mut table = Table::new(say!(lang, "Two federations, as the first sees it"), columns(pair, lang));
    for border in &groups.borders {
        let [one, other] = &border.federations;
        table.push(cells(Cell::sign(format!("{one} – {other}"), format!("{one}-{other}")), &border.tally));
    }
    if !groups.borders.is_empty() {
        page.table(grouped(table, "border"));
    }
}

/// The columns of games: how many, scored and expected a game, the difference with its interval, and z.
fn columns(first: Column, lang: Lang) -> Vec<Column> {
    vec![
        first.kept(),
        Column::number("games", say!(lang, "Games")),
        Column::number("scored", say!(lang, ctx "a game", "Scored")),
        Column::number("expected", say!(lang, ctx "a game", "Expected")),
        Column::number("gain", say!(lang, "Diff.")).strong().kept(),
        Column::number("low", say!(lang, "95% from")),
        Column::number("high", say!(lang, "95% to")),
        Column::number("z", "z").about(say!(lang, "Difference in standard errors")),
    ]
}

fn cells(first: Cell, tally: &Tally) -> Vec<Cell> {
    let interval = tally.interval();
    vec![
        first,
        Cell::Whole(tally.games.into()),
        a_game(tally.score, tally.games),
        a_game(tally.expected, tally.games),
        maybe(tally.mean(), thousandths),
        maybe(interval.map(|[low, _]| low), thousandths),
        maybe(interval.map(|[_, high]| high), thousandths),
        maybe(tally.z(), z),
    ]
}

/// Hundredths of a point for each game, in thousandths.
fn a_game(hundredths: i64, games: u32) -> Cell {
    let games = i64::from(games);
    let parts = (20 * hundredths + games).checked_div(2 * games);
    parts.map_or(Cell::Missing, |parts| Cell::Decimal { parts, decimals: 3, sign: Sign::Minus })
}

/// Programs tell tables of one form apart by a word.
fn grouped(mut table: Table, key: &'static str) -> Table {
    table.group = Some(("table", Cell::sign(key, key)));
    table
}
