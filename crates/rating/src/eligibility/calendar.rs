//! 3.1, 4.1 to 4.13, 9.1: rounds a day, days of an event, and until when it is reported.

use exaequo_model::{Date, Order as _};

use super::thinking_time::{control_of, seconds_of_a_game};
use super::{Finding, ReportDue};
use crate::declared::{Approval, Championship, Declared, Official, RatingBasis};
use crate::event::Input;
use crate::part::lacks_days;
use crate::provisions::{Reporting, ThinkingTime};

pub(super) fn check(input: &Input<'_>, found: &mut Vec<Finding>) {
    // 0.3: official events are always rated.
    if input.declared.official == Official::No {
        days(input, found);
    }
    duration(input, found);
    found.extend(due(input).map(Finding::ReportDue));
}

/// 3.1: no more rounds and hours on a day than the edition allows.
fn days(input: &Input<'_>, found: &mut Vec<Finding>) {
    let mut dates: Vec<Date> =
        input.tournament.schedule.rounds.iter().filter_map(|round| round.date).collect();
    dates.order();
    let minutes_a_round = seconds_of_a_game(&control_of(input.tournament))
        .map(|seconds| seconds / 60)
        .or_else(|| least_minutes(input.provisions.thinking_time));
    if dates.is_empty() {
        found.extend(too_many_for_the_days(input, minutes_a_round));
        return;
    }
    for same_day in dates.chunk_by(|one, next| one == next) {
        let (day, rounds) = (same_day[0], u32::try_from(same_day.len()).unwrap_or(u32::MAX));
        if let Some(most) = input.provisions.rounds_a_day.filter(|most| rounds > u32::from(*most)) {
            found.push(Finding::RoundsADay { day, rounds, most });
        }
        let minutes = minutes_a_round.unwrap_or(0).saturating_mul(rounds);
        if let Some(most) = input.provisions.minutes_a_day.filter(|most| minutes > u32::from(*most)) {
            found.push(Finding::HoursADay { day, minutes, most });
        }
    }
}

/// What a game of both players takes at the least, where the thinking time is not known: 1.1 asks for so much.
const fn least_minutes(asked: ThinkingTime) -> Option<u32> {
    match asked {
        ThinkingTime::Bands { low, .. } => Some(2 * low as u32),
        ThinkingTime::Between { .. } => None,
    }
}

/// 3.1 where the rounds have no dates: what does not fit into the days of the event however it is spread.
fn too_many_for_the_days(input: &Input<'_>, minutes_a_round: Option<u32>) -> Option<Finding> {
    let days = days_of(input)?;
    let count = u32::try_from(days).ok().filter(|days| *days > 0)?;
    let rounds = u32::from(input.tournament.schedule.announced().max(input.tournament.rounds.count()));
    if let Some(most) =
        input.provisions.rounds_a_day.filter(|most| rounds > count.saturating_mul((*most).into()))
    {
        return Some(Finding::RoundsInDays { days, rounds, most });
    }
    // At least one day has that many rounds or more.
    let fullest = rounds.div_ceil(count);
    let minutes = minutes_a_round?.saturating_mul(fullest);
    let most = input.provisions.minutes_a_day.filter(|most| minutes > u32::from(*most))?;
    Some(Finding::HoursInDays { days, minutes, most })
}

/// How many days an event has, the first and the last included.
fn days_of(input: &Input<'_>) -> Option<i32> {
    let event = &input.tournament.event;
    let hours = event.start?.duration_until(event.end?).as_hours();
    Some(i32::try_from(hours / 24).unwrap_or(0).saturating_add(1))
}

/// 4.1: the days of an event, with the exceptions of 4.11 and 4.12; 4.13: what is reported at once.
fn duration(input: &Input<'_>, found: &mut Vec<Finding>) {
    let Some(days) = days_of(input) else {
        found.push(Finding::DaysUnknown);
        return;
    };
    let most = input.provisions.days;
    if days > i32::from(most) && !may_be_longer(input.declared) {
        found.push(Finding::TooLong { days, most });
    }
    if lacks_days(input.tournament, input.declared.basis) {
        found.push(Finding::RoundDaysUnknown);
    }
    let slice = input.provisions.slice.filter(|most| days > i32::from(*most));
    if let Some(most) = slice.filter(|_| input.declared.basis == RatingBasis::Start) {
        found.push(Finding::InSlices { days, most });
    }
}

/// 0.3, 4.11, 4.12.
fn may_be_longer(declared: &Declared) -> bool {
    declared.championship != Championship::NotOne
        || declared.official == Official::Yes
        || declared.approval == Approval::Granted
}

/// 9.1: counted from the last day.
fn due(input: &Input<'_>) -> Option<ReportDue> {
    let end = input.tournament.event.end?;
    let after = |days: u8| (0..days).try_fold(end, |day, _| day.tomorrow().ok());
    match input.provisions.reporting {
        Reporting::Open => None,
        Reporting::Days { arbiter, officer } => {
            Some(ReportDue::Days { arbiter: after(arbiter)?, officer: after(officer)? })
        }
        Reporting::Lists(lists) => input.provisions.lists_later(end, lists).map(ReportDue::List),
    }
}
