//! From terms to a value.

use std::num::NonZeroU32;

use exaequo_model::Points;
use exaequo_rating::{Performance, table};

use crate::number::{Exact, HUNDREDTHS, TEN_THOUSANDTHS};
use crate::provisions::{AverageRounding, Provisions, PtpAtZero};
use crate::term::Term;

/// How the terms that count become a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Their sum, in hundredths of a point.
    Points,
    /// The sum of the values, each multiplied by the points scored in that round (9.1).
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
    /// What a term adds to a value that is a sum: nothing unless it counts, and exactly what [`Fold::value`] adds up.
    /// `None` where the value is no sum but an average, a performance or a quotient.
    pub fn contribution(self, term: &Term) -> Option<Exact> {
        match self {
            Self::Points => Some(Exact::new(term.counted_value(), HUNDREDTHS)),
            Self::Products => Some(Exact::new(counted_product(term), TEN_THOUSANDTHS)),
            Self::Count => Some(Exact::whole(term.counted_value())),
            Self::Average | Self::RoundedAverage | Self::Performance | Self::Perfect | Self::OverDivisor => {
                None
            }
        }
    }

    /// The value of the terms, in whatever order they stand.
    pub fn value(self, terms: &[Term], provisions: &Provisions, divisor: NonZeroU32) -> Option<Exact> {
        match self {
            Self::Points => Some(Exact::new(sum(terms), HUNDREDTHS)),
            Self::Products => Some(Exact::new(products(terms), TEN_THOUSANDTHS)),
            Self::Count => Some(Exact::whole(sum(terms))),
            Self::Average => average_of_points(terms, provisions),
            Self::RoundedAverage => Games::of(terms).map(|games| Exact::whole(games.average())),
            Self::Performance => Games::of(terms).map(|games| Exact::whole(games.performance())),
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
    terms.iter().fold(0i64, |sum, term| sum.saturating_add(counted_product(term)))
}

fn counted_product(term: &Term) -> i64 {
    if term.counts() { term.times_scored() } else { 0 }
}

fn count(terms: &[Term]) -> Option<NonZeroU32> {
    NonZeroU32::new(terms.iter().map(|term| u32::from(term.counts())).sum())
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

/// What games over the board come to: how many, the ratings of the opponents together, the results in hundredths.
#[derive(Clone, Copy)]
struct Games {
    count: i64,
    ratings: i64,
    score: i64,
}

impl Games {
    /// `None` if there was none.
    fn of(terms: &[Term]) -> Option<Self> {
        let mut games = Self { count: 0, ratings: 0, score: 0 };
        for term in terms {
            // Nothing of a term that does not count, without asking: results are as hard to predict as games.
            let once = i64::from(term.counts());
            games.count += once;
            games.ratings = games.ratings.wrapping_add(term.value.wrapping_mul(once));
            games.score += i64::from(term.scored.hundredths()) * once;
        }
        (games.count > 0).then_some(games)
    }

    /// 10.1: rounded to the nearest whole number, a half up.
    const fn average(self) -> i64 {
        (2 * self.ratings + self.count).div_euclid(2 * self.count)
    }

    /// 10.2: the average of the opponents' ratings and the difference that goes with the percentage. The percentage is
    /// a whole number, halves up, of results counted as 1-½-0 (ruling 15).
    fn performance(self) -> i64 {
        let score = Points::from_hundredths(i32::try_from(self.score).unwrap_or(i32::MAX));
        let games = u32::try_from(self.count).unwrap_or(u32::MAX);
        Performance::of(self.ratings, score, games).map_or(0, Performance::value)
    }
}

/// 10.3: the lowest whole rating whose expected score is the score or more; full scale, no cut at 400.
fn perfect(terms: &[Term], at_zero: PtpAtZero) -> Option<i64> {
    let games = Games::of(terms)?;
    if games.score == 0 {
        return match at_zero {
            PtpAtZero::Lowest => counted(terms).map(|term| term.value).min().map(|lowest| lowest - 800),
            PtpAtZero::Average => Some(games.average() - 800),
        };
    }
    // Room for the ratings alone, so that the search runs over them without a branch.
    let (mut few, mut many) = ([0; 32], Vec::new());
    let ratings = if games.count > 32 {
        many.resize(terms.len(), 0);
        &mut many[..]
    } else {
        &mut few[..]
    };
    let mut count = 0;
    for term in terms {
        if let Some(place) = ratings.get_mut(count) {
            *place = i32::try_from(term.value).unwrap_or(i32::MAX / 2);
        }
        count += usize::from(term.counts());
    }
    Some(i64::from(lowest_with(&ratings[..count], games)))
}

/// The lowest rating that expects at least the score: a guess, a second one by how far the first is off, then steps
/// that double until the rating lies between two, then halves.
fn lowest_with(ratings: &[i32], games: Games) -> i32 {
    let short_of = |rating: i32| {
        games.score - i64::from(ratings.iter().map(|other| table::expected(rating - other)).sum::<i32>())
    };
    let first = i32::try_from(games.performance()).unwrap_or(0);
    // Near equal strength seven points of rating are a hundredth of expected score.
    let off = short_of(first) * 7 / games.count;
    let guess = first.saturating_add(i32::try_from(off).unwrap_or(0));
    let (mut below, mut enough) = (guess, guess);
    // Far below all opponents nothing is expected, far above them everything: both searches come to an end.
    let mut step = 4;
    if short_of(guess) <= 0 {
        while short_of(below) <= 0 {
            enough = below;
            below -= step;
            step *= 2;
        }
    } else {
        while short_of(enough) > 0 {
            below = enough;
            enough += step;
            step *= 2;
        }
    }
    while enough - below > 1 {
        let middle = below.midpoint(enough);
        if short_of(middle) <= 0 { enough = middle } else { below = middle }
    }
    enough
}

/// 13.4: the first term is the other score, the rest the Buchholz.
fn over_divisor(terms: &[Term], provisions: &Provisions, divisor: NonZeroU32) -> Exact {
    use crate::term::TermSource;
    let under = i64::from(divisor.get());
    let over = counted(terms).fold(0i64, |sum, term| {
        let times = if term.source == TermSource::OtherScore { under } else { 100 };
        sum.saturating_add(term.value.saturating_mul(times))
    });
    rounded(Exact::new(over, divisor.saturating_mul(HUNDREDTHS)), provisions)
}
