//! The rating of a player over time, as a picture: it holds from list to list, so that it goes in steps.

use exaequo_model::Date;
use exaequo_page::Figure;
use exaequo_page::svg::{Anchor, Svg};
use exaequo_register::{HistoryRow, KindHistory, Month};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::kind;

/// The size of a picture, and the room for words at its left, its foot and its top.
const WIDTH: i64 = 640;
const HEIGHT: i64 = 200;
const LEFT: i64 = 52;
const RIGHT: i64 = 12;
const FOOT: i64 = 24;
const TOP: i64 = 16;
/// The fewest points between the lowest and the highest line.
const FEWEST: i64 = 20;
/// How many words there is room for under a picture.
const WORDS: i64 = 6;

/// The picture of a kind of play; none where fewer than two lists say something.
pub(super) fn figure(own: &KindHistory, newest: Date, lang: Lang) -> Option<Figure> {
    let rated: Vec<&HistoryRow> = own.rows.iter().rev().filter(|row| row.rating.is_some()).collect();
    let [first, .., last] = rated.as_slice() else { return None };
    let scale = Scale::of(&rated, Month::of(newest));
    let kind = kind(lang, own.kind);
    let name = say!(lang, "Rating over time: {kind}", kind);
    let (lowest, highest) = (scale.low, scale.high);
    let mut svg = Svg::new(WIDTH, HEIGHT, &name);
    for value in [lowest, i64::midpoint(lowest, highest), highest] {
        svg.line((LEFT, scale.y(value)), (WIDTH - RIGHT, scale.y(value)));
        svg.word(LEFT - 6, scale.y(value) + 4, Anchor::End, &value.to_string());
    }
    years(&mut svg, &scale);
    for steps in stretches(own, &scale) {
        svg.steps(&steps);
    }
    let [from, to] = [first, last].map(|row| number::date(lang, row.list.first_day()));
    let [begun, now] = [first, last].map(|row| row.rating.unwrap_or_default());
    let alternative = say!(
        lang,
        "From {begun} on the list of {from} to {now} on that of {to}; the table has every step.",
        begun,
        from,
        now,
        to
    );
    Some(Figure { caption: name, alternative, svg: svg.finish() })
}

/// Where ratings and lists are drawn.
struct Scale {
    low: i64,
    high: i64,
    first: i64,
    last: i64,
}

impl Scale {
    fn of(rated: &[&HistoryRow], newest: Month) -> Self {
        let ratings = rated.iter().filter_map(|row| row.rating).map(i64::from);
        let (low, high) = (ratings.clone().min().unwrap_or(0), ratings.max().unwrap_or(0));
        let lists = rated.iter().map(|row| i64::from(row.list.number()));
        let first = lists.clone().min().unwrap_or(0);
        let last = lists.max().unwrap_or(0).max(i64::from(newest.number())).max(first + 1);
        // Even tens, so that the lines have round numbers.
        let (low, high) = (low.div_euclid(20) * 20, (high + 19).div_euclid(20) * 20);
        Self { low, high: high.max(low + FEWEST), first, last }
    }

    fn x(&self, list: i64) -> i64 {
        LEFT + (list - self.first) * (WIDTH - LEFT - RIGHT) / (self.last - self.first)
    }

    const fn y(&self, rating: i64) -> i64 {
        HEIGHT - FOOT - (rating - self.low) * (HEIGHT - FOOT - TOP) / (self.high - self.low)
    }
}

/// The years under the picture, as many as there is room for.
fn years(svg: &mut Svg, scale: &Scale) {
    let january = |list: i64| {
        let day = Month::numbered(u16::try_from(list).unwrap_or(0)).first_day();
        (day.month() == 1).then(|| (list, day.year()))
    };
    let all: Vec<(i64, i16)> = (scale.first..=scale.last).filter_map(january).collect();
    let step = (i64::try_from(all.len()).unwrap_or(0) / WORDS + 1).unsigned_abs();
    for (list, year) in all.iter().step_by(usize::try_from(step).unwrap_or(1)) {
        svg.line((scale.x(*list), HEIGHT - FOOT), (scale.x(*list), HEIGHT - FOOT + 4));
        svg.word(scale.x(*list), HEIGHT - 6, Anchor::Middle, &year.to_string());
    }
}

/// The corners of the line; it breaks off where the player is delisted.
fn stretches(own: &KindHistory, scale: &Scale) -> Vec<Vec<(i64, i64)>> {
    let (mut all, mut steps): (Vec<_>, Vec<(i64, i64)>) = (Vec::new(), Vec::new());
    for row in own.rows.iter().rev() {
        let x = scale.x(i64::from(row.list.number()));
        if let Some((_, y)) = steps.last().copied() {
            steps.push((x, y));
        }
        match row.rating {
            Some(rating) => steps.push((x, scale.y(i64::from(rating)))),
            None => all.push(std::mem::take(&mut steps)),
        }
    }
    if let Some((_, y)) = steps.last().copied() {
        steps.push((WIDTH - RIGHT, y));
    }
    all.push(steps);
    all.retain(|steps| steps.len() > 1);
    all
}
