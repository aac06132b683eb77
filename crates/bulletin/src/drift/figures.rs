//! B.02, 10.3: the pictures: the calibration of table 8.1b, tenths of the field over time, the points that came and went.

use exaequo_page::svg::{Anchor, Svg};
use exaequo_register::drift::{ActiveField, Calibration, Flow, Flows, Gap};

use super::words::rating;
use exaequo_report::say;

use crate::Lang;
use exaequo_page::{Cell, Sign};

/// The size of a picture, and the room for words at its left, its right, its foot and its top.
const WIDTH: i64 = 480;
const HEIGHT: i64 = 220;
const LEFT: i64 = 64;
const RIGHT: i64 = 16;
const FOOT: i64 = 24;
const TOP: i64 = 24;

/// Where values are drawn: from the lowest to the highest.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: i64,
    high: i64,
    columns: i64,
}

impl Scale {
    fn of(values: impl Iterator<Item = i64> + Clone, columns: usize) -> Self {
        let (low, high) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
        Self { low, high: high.max(low + 1), columns: whole(columns).max(1) }
    }

    /// The middle of a column.
    fn x(&self, column: usize) -> i64 {
        LEFT + (2 * whole(column) + 1) * (WIDTH - LEFT - RIGHT) / (2 * self.columns)
    }

    /// The height of a value.
    const fn y(&self, value: i64) -> i64 {
        let room = HEIGHT - FOOT - TOP;
        HEIGHT - FOOT - (value - self.low) * room / (self.high - self.low)
    }

    fn point(&self, (column, value): (usize, i64)) -> (i64, i64) {
        (self.x(column), self.y(value))
    }
}

/// What the higher rated scored in each gap, beside the table.
pub(super) fn calibration(calibration: &Calibration, lang: Lang) -> String {
    let gaps: Vec<&Gap> = calibration.gaps.iter().filter(|gap| gap.tally.games > 0).collect();
    let mean = |points: i64, gap: &Gap| points * 10 / i64::from(gap.tally.games.max(1));
    let scored: Vec<i64> = gaps.iter().map(|gap| mean(gap.tally.score, gap)).collect();
    let expected: Vec<i64> = gaps.iter().map(|gap| mean(gap.tally.expected, gap)).collect();
    // From an even score to a certain one, and further down where the higher rated scored less.
    let values = scored.iter().chain(&expected).chain(&[500, 1000]).copied();
    let scale = Scale::of(values, gaps.len());
    let mut svg = Svg::new(WIDTH, HEIGHT, &say!(lang, "Score of the higher rated"));
    axis(&mut svg, &scale, |value| decimal(value, 2, lang), 10);
    thin(&mut svg, &scale, &expected);
    svg.path(&points(&scale, &scored));
    for (column, gap) in gaps.iter().enumerate().filter(|(column, _)| has_room(*column, gaps.len())) {
        svg.word(scale.x(column), HEIGHT - 6, Anchor::Middle, &gap.from.to_string());
    }
    svg.finish()
}

/// The nine tenths of the active field, list by list.
pub(super) fn deciles(fields: &[ActiveField], lang: Lang) -> String {
    let lists: Vec<(&ActiveField, [i64; 9])> =
        fields.iter().filter_map(|field| Some((field, field.deciles?))).collect();
    let scale = Scale::of(lists.iter().flat_map(|(_, deciles)| *deciles), lists.len());
    let mut svg = Svg::new(WIDTH, HEIGHT, &say!(lang, "Tenths of the active players"));
    axis(&mut svg, &scale, |value| rating(value).shown(lang), 1);
    for tenth in 0..9 {
        let line: Vec<i64> = lists.iter().map(|(_, deciles)| deciles[tenth]).collect();
        if tenth == 4 {
            svg.path(&points(&scale, &line));
        } else {
            thin(&mut svg, &scale, &line);
        }
    }
    for (column, (field, _)) in lists.iter().enumerate().filter(|(column, _)| has_room(*column, lists.len()))
    {
        svg.word(scale.x(column), HEIGHT - 6, Anchor::Middle, &field.list.strftime("%Y-%m").to_string());
    }
    svg.finish()
}

/// Points that came and went without players, by the number of their reason.
pub(super) fn flows(flows: &Flows, lang: Lang) -> String {
    let bars: Vec<(i64, i64)> = (1..)
        .zip(flows.iter())
        .filter(|(_, (flow, _)): &(i64, (Flow, _))| !flow.is_of_players())
        .map(|(number, (_, sum))| (number, sum.points))
        .collect();
    let scale = Scale::of(bars.iter().map(|(_, points)| *points).chain([0]), bars.len());
    let mut svg = Svg::new(WIDTH, HEIGHT, &say!(lang, "Points that came and went"));
    axis(&mut svg, &scale, |value| decimal(value / 100, 0, lang), 1);
    svg.line((LEFT, scale.y(0)), (WIDTH, scale.y(0)));
    let width = (WIDTH - LEFT) / scale.columns * 3 / 5;
    for (column, (number, points)) in bars.iter().enumerate() {
        let x = scale.x(column);
        svg.bar(x - width / 2, width, scale.y(0), scale.y(*points));
        svg.word(x, HEIGHT - 6, Anchor::Middle, &number.to_string());
    }
    svg.finish()
}

/// The lowest and the highest value at the left, each with a line.
fn axis(svg: &mut Svg, scale: &Scale, shown: impl Fn(i64) -> String, divisor: i64) {
    for value in [scale.low, scale.high] {
        let y = scale.y(value);
        svg.word(LEFT - 6, y + 4, Anchor::End, &shown(value / divisor));
        svg.line((LEFT, y), (WIDTH, y));
    }
}

/// A line through values without dots.
fn thin(svg: &mut Svg, scale: &Scale, values: &[i64]) {
    for pair in points(scale, values).windows(2) {
        svg.line(pair[0], pair[1]);
    }
}

fn points(scale: &Scale, values: &[i64]) -> Vec<(i64, i64)> {
    values.iter().copied().enumerate().map(|value| scale.point(value)).collect()
}

/// Whether there is room for the word of a column: of many every second, third … has one.
fn has_room(column: usize, columns: usize) -> bool {
    let step = (whole(columns) * 56).div_euclid(WIDTH - LEFT) + 1;
    whole(column) % step == 0
}

fn decimal(parts: i64, decimals: u32, lang: Lang) -> String {
    Cell::Decimal { parts, decimals, sign: Sign::Minus }.shown(lang)
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
