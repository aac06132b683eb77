//! One number for all criteria: each value multiplied so that the ones behind it never outweigh it.

use exaequo_model::{Better, Order as _};
use exaequo_tiebreak::Cuts;

use super::cut::{CutLine, CutTerm};
use super::gather::{Seen, SeenTerm};
use super::{Add, Line};

/// Keys stay below this, so that sums of weighted keys of many rivals are far from the end of the scale.
const MOST: i128 = 1 << 50;

/// Everybody's lines, and how many criteria the key holds.
pub(super) fn lines(points: &Seen, seen: &[Seen], wanted: &[bool]) -> (Vec<Vec<Line>>, usize) {
    let scales: Vec<Scale> = seen.iter().map(|one| Scale::of(one, wanted)).collect();
    let mut used = scales.len();
    let mut cut_seen = false;
    for (index, one) in seen.iter().enumerate() {
        // Bounds follow one criterion with cuts; a second one is left to the engine.
        if one.cuts != Cuts::NONE && std::mem::replace(&mut cut_seen, true) {
            used = used.min(index);
        }
    }
    while product(&scales[..used]) > MOST {
        used -= 1;
    }
    let mut weights = vec![1i64; used];
    for index in (1..used).rev() {
        weights[index - 1] = weights[index].saturating_mul(scales[index].steps);
    }
    let line = |who: usize, choice: usize, points: &[SeenTerm]| {
        let mut line = Line { points: points.first().map_or(0, |term| term.by[0]), ..Line::default() };
        for ((one, scale), weight) in seen.iter().zip(&scales).take(used).zip(&weights) {
            let sign = if one.better == Better::Higher { 1 } else { -1 };
            add(&mut line, one, &one.rows[who][choice], scale, sign * weight);
        }
        line.adds.order_by_key(|add| add.unit);
        line
    };
    let of = |(who, rows): (usize, &Vec<Vec<SeenTerm>>)| -> Vec<Line> {
        if !wanted[who] {
            return Vec::new();
        }
        rows.iter().enumerate().map(|(choice, points)| line(who, choice, points)).collect()
    };
    (points.rows.iter().enumerate().map(of).collect(), used)
}

fn product(scales: &[Scale]) -> i128 {
    scales.iter().fold(1i128, |product, scale| product.saturating_mul(i128::from(scale.steps)))
}

/// The unit of a criterion, and how many steps of it lie between the lowest and the highest value.
struct Scale {
    unit: i64,
    steps: i64,
}

impl Scale {
    fn of(seen: &Seen, wanted: &[bool]) -> Self {
        let rows = || {
            let wanted = seen.rows.iter().zip(wanted).filter(|(_, wanted)| **wanted);
            wanted.flat_map(|(rows, _)| rows.iter())
        };
        let values = rows().flatten().flat_map(|term| term.by.iter());
        let unit = values.fold(0i64, |unit, value| gcd(unit, value.saturating_abs())).max(1);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for row in rows() {
            let (low, high) = range(row, seen.cuts);
            (least, most) = (least.min(low), most.max(high));
        }
        let steps = if least > most { 1 } else { (most.saturating_sub(least) / unit).saturating_add(1) };
        Self { unit, steps }
    }
}

/// The lowest and the highest sum; with cuts any of the terms may be missing.
fn range(row: &[SeenTerm], cuts: Cuts) -> (i64, i64) {
    let zero =
        |value: i64, missing: fn(i64, i64) -> i64| if cuts == Cuts::NONE { value } else { missing(value, 0) };
    let low = |term: &SeenTerm| zero(term.by.iter().copied().min().unwrap_or(0), i64::min);
    let high = |term: &SeenTerm| zero(term.by.iter().copied().max().unwrap_or(0), i64::max);
    (row.iter().map(low).sum(), row.iter().map(high).sum())
}

fn gcd(mut one: i64, mut other: i64) -> i64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

fn add(line: &mut Line, seen: &Seen, row: &[SeenTerm], scale: &Scale, weight: i64) {
    if seen.cuts != Cuts::NONE {
        let term = |term: &SeenTerm| CutTerm {
            unit: term.unit,
            by: term.by.iter().map(|value| value / scale.unit).collect(),
            first_to_go: term.voluntary,
        };
        let (low, high) = (usize::from(seen.cuts.low), usize::from(seen.cuts.high));
        line.cuts.push(CutLine { weight, low, high, terms: row.iter().map(term).collect() });
        return;
    }
    for term in row {
        let weighted = |value: &i64| value / scale.unit * weight;
        match term.unit {
            None => line.fixed += weighted(&term.by[0]),
            Some(unit) => match line.adds.iter_mut().find(|add| add.unit == unit) {
                Some(add) => add.by.iter_mut().zip(&term.by).for_each(|(sum, value)| *sum += weighted(value)),
                None => line.adds.push(Add { unit, by: term.by.iter().map(weighted).collect() }),
            },
        }
    }
}
