//! Values of provisions as people write them.

use std::ops::RangeInclusive;
use std::str::FromStr;

use exaequo_model::Points;

use crate::edition::Edition;
use crate::provisions::{
    Bound, CoefficientRule, DifferenceLimit, FirstControl, RegistrationNotice, Reporting, ThinkingTime,
    TooFar,
};

/// One of several words.
pub(super) fn pick<T: Copy>(value: &str, known: &[(&str, T)]) -> Option<T> {
    known.iter().find(|(name, _)| *name == value).map(|(_, value)| *value)
}

/// Ratings there can be.
pub(super) const RATINGS: RangeInclusive<u16> = 100..=3999;
/// Differences of ratings that can be a limit.
const DIFFERENCES: RangeInclusive<u16> = 1..=3999;
/// Minutes of a day.
pub(super) const MINUTES: RangeInclusive<u16> = 1..=24 * 60;
/// Moves of a time control.
const MOVES: RangeInclusive<u16> = 1..=999;

/// A number that can be meant.
pub(super) fn number<T: FromStr + PartialOrd>(value: &str, known: &RangeInclusive<T>) -> Option<T> {
    value.parse().ok().filter(|number| known.contains(number))
}

/// A number that can be meant, or `none`.
#[expect(clippy::option_option, reason = "no number is a value; a word that is neither is an error")]
pub(super) fn number_or_none<T: FromStr + PartialOrd>(
    value: &str,
    known: &RangeInclusive<T>,
) -> Option<Option<T>> {
    if value == "none" { Some(None) } else { number(value, known).map(Some) }
}

/// A gain of up to a hundred rating points, in hundredths: `12.5`.
pub(super) fn hundredths(value: &str) -> Option<u16> {
    let hundredths = u16::try_from(value.parse::<Points>().ok()?.hundredths()).ok();
    hundredths.filter(|hundredths| (1..=10_000).contains(hundredths))
}

/// Half points of a few games: `0.5`.
pub(super) fn points(value: &str) -> Option<Points> {
    let points = value.parse::<Points>().ok()?.hundredths();
    (points % 50 == 0 && (50..=900).contains(&points)).then(|| Points::from_hundredths(points))
}

/// `month` or days.
pub(super) fn notice(value: &str) -> Option<RegistrationNotice> {
    if value == "month" {
        Some(RegistrationNotice::Month)
    } else {
        value.parse().ok().map(RegistrationNotice::Days)
    }
}

/// `40`, `30+` or `free`.
pub(super) fn first_control(value: &str) -> Option<FirstControl> {
    match value.strip_suffix('+') {
        Some(moves) => number(moves, &MOVES).map(FirstControl::AtLeast),
        None if value == "free" => Some(FirstControl::Free),
        None => number(value, &MOVES).map(FirstControl::Exactly),
    }
}

/// `>10-<60`: more than ten and less than sixty minutes; `5-15` includes both.
pub(super) fn between(value: &str) -> Option<ThinkingTime> {
    let (from, to) = value.split_once('-')?;
    let bound = |text: &str, sign: char| match text.strip_prefix(sign) {
        Some(minutes) => number(minutes, &MINUTES).map(Bound::Excluding),
        None => number(text, &MINUTES).map(Bound::Including),
    };
    let (from, to) = (bound(from, '>')?, bound(to, '<')?);
    let minutes = |bound| match bound {
        Bound::Excluding(minutes) | Bound::Including(minutes) => minutes,
    };
    (minutes(from) < minutes(to)).then_some(ThinkingTime::Between { from, to })
}

/// `2200:120,1600:90,60`: the minutes required from each rating on, and those for everybody else.
pub(super) fn bands(value: &str, before: ThinkingTime) -> Option<ThinkingTime> {
    let ThinkingTime::Bands { scope, .. } = before else { return None };
    let band = |text: &str| {
        let (rating, minutes) = text.split_once(':')?;
        Some((number(rating, &RATINGS)?, number(minutes, &MINUTES)?))
    };
    let mut parts = value.split(',');
    let (high, middle) = (band(parts.next()?)?, band(parts.next()?)?);
    let low = number(parts.next()?, &MINUTES)?;
    let ordered = high.0 > middle.0 && high.1 >= middle.1 && middle.1 >= low;
    (parts.next().is_none() && ordered).then_some(ThinkingTime::Bands { scope, high, middle, low })
}

/// `none`, `400`, `400-once`, `400-once-for-all`, `400-below-2650`.
pub(super) fn limit(value: &str) -> Option<DifferenceLimit> {
    if value == "none" {
        return Some(DifferenceLimit::None);
    }
    let (number, rest) = value.split_once('-').unwrap_or((value, ""));
    let most = self::number(number, &DIFFERENCES)?;
    match rest {
        "" => Some(DifferenceLimit::Always(most)),
        "once" => Some(DifferenceLimit::OncePerEvent(most)),
        "once-for-all" => Some(DifferenceLimit::OncePerEventForAll(most)),
        _ => {
            let rating = self::number(rest.strip_prefix("below-")?, &RATINGS)?;
            Some(DifferenceLimit::Below { limit: most, rating })
        }
    }
}

/// `600-above-2600` or `none`.
#[expect(clippy::option_option, reason = "no rule is a value; a word that is neither is an error")]
pub(super) fn too_far(value: &str) -> Option<Option<TooFar>> {
    if value == "none" {
        return Some(None);
    }
    let (difference, above) = value.split_once("-above-")?;
    Some(Some(TooFar { difference: number(difference, &DIFFERENCES)?, above: number(above, &RATINGS)? }))
}

/// `20`, `30/20`, `25/15/10`, `40/20/10-juniors`.
pub(super) fn coefficient(value: &str) -> Option<CoefficientRule> {
    let (numbers, juniors) = match value.strip_suffix("-juniors") {
        Some(numbers) => (numbers, true),
        None => (value, false),
    };
    let possible = 1..=Edition::highest_k();
    let k: Vec<u8> = numbers.split('/').map(|k| number(k, &possible)).collect::<Option<_>>()?;
    match (k.as_slice(), juniors) {
        ([k], false) => Some(CoefficientRule::Fixed(*k)),
        ([below, reached], false) => Some(CoefficientRule::Reached { below: *below, reached: *reached }),
        ([new, usual, reached], false) => {
            Some(CoefficientRule::Games { new: *new, usual: *usual, reached: *reached })
        }
        ([new, usual, reached], true) => {
            Some(CoefficientRule::GamesAndAge { new: *new, usual: *usual, reached: *reached })
        }
        _ => None,
    }
}

/// `open`, `7/30` days of the arbiter and of the rating officer, or `3-lists`.
pub(super) fn reporting(value: &str) -> Option<Reporting> {
    if value == "open" {
        return Some(Reporting::Open);
    }
    if let Some(lists) = value.strip_suffix("-lists") {
        return number(lists, &(1..=24)).map(Reporting::Lists);
    }
    let (arbiter, officer) = value.split_once('/')?;
    Some(Reporting::Days { arbiter: number(arbiter, &(0..=99))?, officer: number(officer, &(0..=99))? })
}
