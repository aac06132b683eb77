//! What a list of a round is called.

use exaequo_model::RoundNumber;

use super::{Listing, RoundList};
use crate::{Lang, number, say};

pub(super) fn title(listing: &Listing<'_>, by: RoundList) -> String {
    let (lang, round) = (listing.lang, listing.round);
    match by {
        RoundList::Result if listing.is_play_off() => of_play_off(listing, RoundList::Board),
        RoundList::Result => results(listing),
        RoundList::LineUp => say!(lang, "Line-ups of round {round}", round),
        RoundList::ResultCard(_) => say!(lang, "Result cards of round {round}", round),
        RoundList::PlaceCard => say!(lang, "Place cards of round {round}", round),
        RoundList::Board | RoundList::Name | RoundList::Sheet(_) if listing.is_play_off() => {
            of_play_off(listing, by)
        }
        RoundList::Name => say!(lang, "Pairings of round {round} by name", round),
        RoundList::Sheet(_) => say!(lang, "Match sheets of round {round}", round),
        RoundList::Board if is_known(listing) => say!(lang, "Results of round {round}", round),
        RoundList::Board => say!(lang, "Pairings of round {round}", round),
    }
}

fn of_play_off(listing: &Listing<'_>, by: RoundList) -> String {
    let (lang, round) = (listing.lang, listing.round);
    match by {
        RoundList::Name => say!(lang, "Play-off: pairings of round {round} by name", round),
        RoundList::Sheet(_) => say!(lang, "Play-off: match sheets of round {round}", round),
        _ if is_known(listing) => say!(lang, "Play-off: results of round {round}", round),
        _ => say!(lang, "Play-off: pairings of round {round}", round),
    }
}

/// Whether all games of the round are over.
fn is_known(listing: &Listing<'_>) -> bool {
    let tournament = listing.tournament;
    let games = tournament.rounds.pairings_of(listing.round);
    !games.is_empty() && tournament.missing_results(listing.round) == 0
}

fn results(listing: &Listing<'_>) -> String {
    let missing = u64::try_from(listing.tournament.missing_results(listing.round)).unwrap_or(u64::MAX);
    match missing {
        0 => complete(listing.lang, listing.round),
        missing => so_far(listing.lang, listing.round, missing),
    }
}

fn complete(lang: Lang, round: RoundNumber) -> String {
    say!(lang, "Results and score groups of round {round}", round)
}

fn so_far(lang: Lang, round: RoundNumber, missing: u64) -> String {
    say!(lang, count missing,
        "Results and score groups of round {round} so far: {missing} result missing",
        "Results and score groups of round {round} so far: {missing} results missing",
        round, missing)
}

/// The day of the round.
pub(super) fn day(listing: &Listing<'_>) -> Option<String> {
    let round = listing.tournament.schedule.round(listing.round)?;
    round.date.map(|day| number::date(listing.lang, day))
}
