//! From terms to a value.

use std::num::NonZeroU32;

use exaequo_rating::table;

use crate::number::{Exact, HUNDREDTHS, TEN_THOUSANDTHS};
use crate::provisions::{AverageRounding, Provisions, PtpAtZero};
use crate::term::Term;

/// How the terms that count become a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Their sum, in hundredths of a point.
    Points,
    /// The sum of value times factor, points times points.
    Products,
    /// Their sum, in whole numbers.
    Count,
    /// Their average in hundredths of a point, exact (8.2).
    Average,
    /// Their average, rounded to a whole number, halves up (10.1, 10.4, 10.5).
    RoundedAverage,
    /// Average rating and score to a performance (10.2).
    Performance,
    /// The lowest rating with at least the expected score (10.3).
    Perfect,
    /// The other score, plus the sum of the rest over a divisor (13.4).
    OverDivisor,
}

impl Fold {
    /// The value of the terms, in whatever order they stand.
    pub fn value(self, terms: &[Term], provisions: &Provisions, divisor: NonZeroU32) -> Option<Exact> {
        match self {
            Self::Points => Some(Exact::new(sum(terms), HUNDREDTHS)),
            Self::Products => Some(Exact::new(products(terms), TEN_THOUSANDTHS)),
            Self::Count => Some(Exact::whole(sum(terms))),
            Self::Average => average_of_points(terms, provisions),
            Self::RoundedAverage => rounded_average(terms).map(Exact::whole),
            Self::Performance => performance(terms).map(Exact::whole),
            Self::Perfect => perfect(terms, provisions.ptp_at_zero).map(Exact::whole),
            Self::OverDivisor => Some(over_divisor(terms, provisions, divisor)),
        }
    }
}

fn counted(terms: &[Term]) -> impl Iterator<Item = &Term> {
    terms.iter().filter(|term| term.counts())
}

fn sum(terms: &[Term]) -> i64 {
    // Single values are far from the end of the scale: rounds and boards cannot add up to it.
    terms.iter().fold(0i64, |sum, term| sum.wrapping_add(term.counted_value()))
}

fn products(terms: &[Term]) -> i64 {
    terms.iter().fold(0i64, |sum, term| sum.saturating_add(if term.counts() { term.product() } else { 0 }))
}

fn count(terms: &[Term]) -> Option<NonZeroU32> {
    NonZeroU32::new(terms.iter().map(|term| u32::from(term.counts())).sum())
}

/// The sum of the results, in hundredths.
fn score(terms: &[Term]) -> i64 {
    terms.iter().map(|term| if term.counts() { i64::from(term.factor.hundredths()) } else { 0 }).sum()
}

fn average_of_points(terms: &[Term], provisions: &Provisions) -> Option<Exact> {
    let exact = Exact::new(sum(terms), count(terms)?.saturating_mul(HUNDREDTHS));
    Some(rounded(exact, provisions))
}

/// Ruling 10: averages rank as they are, unless the event asks for two decimals.
fn rounded(exact: Exact, provisions: &Provisions) -> Exact {
    match provisions.average_rounding {
        AverageRounding::Exact => exact,
        AverageRounding::TwoDecimals => Exact::new(exact.half_up(100), HUNDREDTHS),
    }
}

/// 10.1: rounded to the nearest whole number, a half up.
fn rounded_average(terms: &[Term]) -> Option<i64> {
    Some(Exact::new(sum(terms), count(terms)?).half_up(1))
}

/// 10.2: the average of the opponents' ratings and the difference that goes with the percentage. The percentage is a
/// whole number, halves up, of results counted as 1-½-0 (ruling 15).
fn performance(terms: &[Term]) -> Option<i64> {
    let games = i64::from(count(terms)?.get());
    let score = score(terms);
    // `score` is in hundredths: half up of score ÷ games in percent.
    let percent = (2 * score + games).div_euclid(2 * games).clamp(0, 100);
    let difference = table::difference(u8::try_from(percent).unwrap_or(100));
    Some(rounded_average(terms)? + i64::from(difference))
}

/// Beyond this difference the expected score is 1.00 (table 8.1b).
const CERTAIN: i32 = 736;

/// 10.3: the lowest whole rating whose expected score is the score or more; full scale, no cut at 400.
fn perfect(terms: &[Term], at_zero: PtpAtZero) -> Option<i64> {
    let games = count(terms)?.get() as usize;
    let score = score(terms);
    let lowest = counted(terms).map(|term| term.value).min()?;
    if score == 0 {
        return match at_zero {
            PtpAtZero::Lowest => Some(lowest - 800),
            PtpAtZero::Average => Some(rounded_average(terms)? - 800),
        };
    }
    let rating = |term: &Term| i32::try_from(term.value).unwrap_or(i32::MAX / 2);
    // Room for the ratings alone, so that the search below runs over them without a branch.
    let (mut few, mut many) = ([0; 32], Vec::new());
    if games > few.len() {
        many.resize(games, 0);
    }
    let ratings = if games > few.len() { &mut many[..] } else { &mut few[..games] };
    for (place, term) in ratings.iter_mut().zip(counted(terms)) {
        *place = rating(term);
    }
    Some(i64::from(lowest_with(ratings, score, performance(terms)?)))
}

/// The lowest rating that expects at least the score, looked for around a guess: by steps that double, then by halves.
fn lowest_with(ratings: &[i32], score: i64, guess: i64) -> i32 {
    let expects =
        |rating: i32| ratings.iter().map(|other| i64::from(table::expected(rating - other))).sum::<i64>();
    let floor = ratings.iter().min().copied().unwrap_or_default() - CERTAIN;
    let top = ratings.iter().max().copied().unwrap_or_default() + CERTAIN;
    let guess = i32::try_from(guess).unwrap_or(0).clamp(floor, top);
    let (mut below, mut enough) = (guess, guess);
    let mut step = 8;
    if expects(guess) >= score {
        while below > floor && expects(below) >= score {
            enough = below;
            below = (below - step).max(floor);
            step *= 2;
        }
    } else {
        while enough < top && expects(enough) < score {
            below = enough;
            enough = (enough + step).min(top);
            step *= 2;
        }
    }
    while enough - below > 1 {
        let middle = below.midpoint(enough);
        if expects(middle) >= score { enough = middle } else { below = middle }
    }
    enough
}

/// 13.4: the first term is the other score, the rest the Buchholz.
fn over_divisor(terms: &[Term], provisions: &Provisions, divisor: NonZeroU32) -> Exact {
    use crate::term::Source;
    let under = i64::from(divisor.get());
    let over = counted(terms).fold(0i64, |sum, term| {
        let times = if term.source == Source::OtherScore { under } else { 100 };
        sum.saturating_add(term.value.saturating_mul(times))
    });
    rounded(Exact::new(over, divisor.saturating_mul(HUNDREDTHS)), provisions)
}
