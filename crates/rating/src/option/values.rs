//! Values of provisions as people write them.

use exaequo_model::Points;

use crate::provisions::{Bound, Coefficient, FirstControl, Limit, Notice, ThinkingTime, TooFar};

/// One of several words.
pub(super) fn pick<T: Copy>(value: &str, known: &[(&str, T)]) -> Option<T> {
    known.iter().find(|(name, _)| *name == value).map(|(_, value)| *value)
}

/// A number, or `none`.
#[expect(clippy::option_option, reason = "no number is a value; a word that is neither is an error")]
pub(super) fn number_or_none<T: std::str::FromStr>(value: &str) -> Option<Option<T>> {
    if value == "none" { Some(None) } else { value.parse().ok().map(Some) }
}

/// Points that are not negative, in hundredths: `12.5`.
pub(super) fn hundredths(value: &str) -> Option<u16> {
    u16::try_from(value.parse::<Points>().ok()?.hundredths()).ok()
}

/// `month` or days.
pub(super) fn notice(value: &str) -> Option<Notice> {
    if value == "month" { Some(Notice::Month) } else { value.parse().ok().map(Notice::Days) }
}

/// `40`, `30+` or `free`.
pub(super) fn first_control(value: &str) -> Option<FirstControl> {
    match value.strip_suffix('+') {
        Some(moves) => moves.parse().ok().map(FirstControl::AtLeast),
        None if value == "free" => Some(FirstControl::Free),
        None => value.parse().ok().map(FirstControl::Exactly),
    }
}

/// `>10-<60`: more than ten and less than sixty minutes; `5-15` includes both.
pub(super) fn between(value: &str) -> Option<ThinkingTime> {
    let (from, to) = value.split_once('-')?;
    let bound = |text: &str, sign: char| match text.strip_prefix(sign) {
        Some(minutes) => minutes.parse().ok().map(Bound::Excluding),
        None => text.parse().ok().map(Bound::Including),
    };
    Some(ThinkingTime::Between { from: bound(from, '>')?, to: bound(to, '<')? })
}

/// `2200:120,1600:90,60`: the ratings from which on so many minutes are needed, and those for everybody else.
pub(super) fn bands(value: &str, before: ThinkingTime) -> Option<ThinkingTime> {
    let ThinkingTime::Bands { scope, .. } = before else { return None };
    let band = |text: &str| {
        let (rating, minutes) = text.split_once(':')?;
        Some((rating.parse().ok()?, minutes.parse().ok()?))
    };
    let mut parts = value.split(',');
    let (high, middle) = (band(parts.next()?)?, band(parts.next()?)?);
    let low = parts.next()?.parse().ok()?;
    let ordered: (u16, u16) = (high.0, middle.0);
    let bands = ThinkingTime::Bands { scope, high, middle, low };
    (parts.next().is_none() && ordered.0 > ordered.1).then_some(bands)
}

/// `none`, `400`, `400-once`, `400-once-for-all`, `400-below-2650`.
pub(super) fn limit(value: &str) -> Option<Limit> {
    if value == "none" {
        return Some(Limit::None);
    }
    let (number, rest) = value.split_once('-').unwrap_or((value, ""));
    let number = number.parse().ok()?;
    match rest {
        "" => Some(Limit::Always(number)),
        "once" => Some(Limit::OncePerEvent(number)),
        "once-for-all" => Some(Limit::OncePerEventForAll(number)),
        _ => {
            let rating = rest.strip_prefix("below-")?.parse().ok()?;
            Some(Limit::Below { limit: number, rating })
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
    Some(Some(TooFar { difference: difference.parse().ok()?, above: above.parse().ok()? }))
}

/// `20`, `30/20`, `25/15/10`, `40/20/10-juniors`.
pub(super) fn coefficient(value: &str) -> Option<Coefficient> {
    let (numbers, juniors) = match value.strip_suffix("-juniors") {
        Some(numbers) => (numbers, true),
        None => (value, false),
    };
    let k: Vec<u8> = numbers.split('/').map(|k| k.parse().ok().filter(|k| *k > 0)).collect::<Option<_>>()?;
    match (k.as_slice(), juniors) {
        ([k], false) => Some(Coefficient::Fixed(*k)),
        ([below, reached], false) => Some(Coefficient::Reached { below: *below, reached: *reached }),
        ([new, usual, reached], false) => {
            Some(Coefficient::Games { new: *new, usual: *usual, reached: *reached })
        }
        ([new, usual, reached], true) => {
            Some(Coefficient::GamesAndAge { new: *new, usual: *usual, reached: *reached })
        }
        _ => None,
    }
}
