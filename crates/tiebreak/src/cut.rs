//! Article 14.1–14.4: cutting the least and the most significant values, and its exception 16.5.

use crate::provisions::CutOrder;
use crate::spec::Cuts;
use crate::term::{Cut, Fate, Term};

/// What makes a value less significant than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Significance {
    /// A lower value (14.1.1 a and b).
    Value,
    /// A lower value of the opponent; among equal ones, the lower product (14.1.1 d, 14.1.2, ruling 23).
    ValueThenProduct,
    /// An earlier round (14.1.1 c).
    Round,
}

/// Cuts: the low ones first, then the high ones, and never more than there is (ruling 24).
pub(crate) fn cut(terms: &mut [Term], cuts: Cuts, significance: Significance, order: CutOrder) {
    for _ in 0..cuts.low {
        if !cut_lowest(terms, significance, order) {
            return;
        }
    }
    for _ in 0..cuts.high {
        let highest = counted(terms).rev().max_by_key(|&index| key(&terms[index], significance));
        let Some(index) = highest else { return };
        terms[index].fate = Fate::Cut(Cut::Highest);
    }
}

/// 16.5.1: a participant with voluntary unplayed rounds loses the lowest contribution of those, as long as it is not
/// below the least significant value. False if nothing is left to cut.
fn cut_lowest(terms: &mut [Term], significance: Significance, order: CutOrder) -> bool {
    let Some(least) = least_significant(terms, significance) else { return false };
    let voluntary = match (order, significance) {
        (CutOrder::LeastSignificant, _) | (_, Significance::Round) => None,
        // The two are the same if the least significant value is itself a voluntary one (ruling 30).
        (CutOrder::VoluntaryFirst, _) if terms[least].is_voluntary() => Some(least),
        (CutOrder::VoluntaryFirst, _) => lowest_voluntary(terms, significance),
    };
    let amount = |index: usize| amount(&terms[index], significance);
    match voluntary {
        Some(index) if amount(index) >= amount(least) => terms[index].fate = Fate::Cut(Cut::Voluntary),
        _ => terms[least].fate = Fate::Cut(Cut::Lowest),
    }
    true
}

/// The first of the lowest terms that count.
fn least_significant(terms: &[Term], significance: Significance) -> Option<usize> {
    match significance {
        Significance::Value => first_of_the_lowest(terms, |term| term.value),
        Significance::Round => {
            first_of_the_lowest(terms, |term| term.round.map_or(0, |round| i64::from(round.0)))
        }
        Significance::ValueThenProduct => {
            let lowest = terms[first_of_the_lowest(terms, |term| term.value)?].value;
            let product = |term: &Term| if term.value == lowest { term.times_scored() } else { i64::MAX };
            first_of_the_lowest(terms, product)
        }
    }
}

fn first_of_the_lowest(terms: &[Term], key: impl Fn(&Term) -> i64) -> Option<usize> {
    let (mut found, mut lowest) = (None, i64::MAX);
    for (index, term) in terms.iter().enumerate() {
        let key = key(term);
        if term.counts() && (key < lowest || found.is_none()) {
            (found, lowest) = (Some(index), key);
        }
    }
    found
}

fn lowest_voluntary(terms: &[Term], significance: Significance) -> Option<usize> {
    let voluntary = counted(terms).filter(|&index| terms[index].is_voluntary());
    voluntary.min_by_key(|&index| amount(&terms[index], significance))
}

fn counted(terms: &[Term]) -> impl DoubleEndedIterator<Item = usize> + '_ {
    (0..terms.len()).filter(|&index| terms[index].counts())
}

#[inline]
fn key(term: &Term, significance: Significance) -> (i64, i64) {
    match significance {
        Significance::Value => (term.value, 0),
        Significance::ValueThenProduct => (term.value, term.times_scored()),
        Significance::Round => (term.round.map_or(0, |round| i64::from(round.0)), 0),
    }
}

/// What a term contributes to the sum.
fn amount(term: &Term, significance: Significance) -> i64 {
    match significance {
        Significance::Value | Significance::Round => term.value,
        Significance::ValueThenProduct => term.times_scored(),
    }
}
