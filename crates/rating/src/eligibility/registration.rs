//! 0.3, 0.4: registration.

use exaequo_model::{Date, Sex};

use super::Finding;
use crate::declared::{Approval, Official};
use crate::event::Input;
use crate::provisions::RegistrationNotice;

/// 0.3: official events are always rated. 0.4: the director may accept a late registration.
pub(super) fn check(input: &Input<'_>, found: &mut Vec<Finding>) {
    let excused = input.declared.official == Official::Yes || input.declared.approval == Approval::Granted;
    if excused {
        return;
    }
    let latest = input.tournament.event.start.and_then(|start| latest(input, start));
    match (input.declared.registered, latest) {
        (Some(registered), Some(latest)) if registered > latest => {
            found.push(Finding::RegisteredLate { registered, latest });
        }
        (Some(_), Some(_)) => {}
        (None, latest) | (Some(_), latest @ None) => found.push(Finding::RegistrationUnknown { latest }),
    }
}

/// The last day of registration.
fn latest(input: &Input<'_>, start: Date) -> Option<Date> {
    match input.provisions.registration {
        RegistrationNotice::Month => Some(a_month_before(start)),
        RegistrationNotice::Days(days) => days_before(start, days),
        RegistrationNotice::DaysOrMore { days, top, above, woman_above } => {
            let players = input.tournament.players.iter().zip(input.entrants.all());
            let is_top = players.into_iter().any(|(player, entrant)| {
                let above = if player.sex == Some(Sex::Female) { woman_above } else { above };
                entrant.rating.is_some_and(|rating| rating > above)
            });
            days_before(start, if is_top { top } else { days })
        }
    }
}

/// The same day of the month before, or its last.
fn a_month_before(start: Date) -> Date {
    let last = start.first_of_month().yesterday().unwrap_or(start);
    if start.day() < last.day() {
        Date::new(last.year(), last.month(), start.day()).unwrap_or(last)
    } else {
        last
    }
}

fn days_before(start: Date, days: u8) -> Option<Date> {
    (0..days).try_fold(start, |day, _| day.yesterday().ok())
}
