//! What stands under a list of a round: its signs, and the order of its boards.

use exaequo_model::BoardOrder;
use exaequo_tiebreak::Standings;

use super::{Listing, RoundList};
use crate::page::{Note, signs};
use crate::{Lang, list, say};

/// The notes of a list; what is cut out and filled in has none.
pub(super) fn notes(listing: &Listing<'_>, by: RoundList, before: Option<&Standings>) -> Vec<Note> {
    let lang = listing.lang;
    let order = before.map_or_else(|| order(listing), |standings| order_of(standings, lang));
    match by {
        RoundList::Board => vec![legend(listing), order],
        RoundList::Result if listing.is_play_off() => vec![legend(listing), order],
        RoundList::Result => {
            let scores = [scores(lang)].into_iter().chain(open(listing));
            scores.chain([legend_of_results(listing), order]).collect()
        }
        RoundList::Name | RoundList::LineUp => vec![order],
        RoundList::Sheet(_) | RoundList::ResultCard(_) | RoundList::PlaceCard => Vec::new(),
    }
}

/// What the scores are.
fn scores(lang: Lang) -> Note {
    Note::new(say!(lang, "Before, after"), say!(lang, "points before the round and after it"))
}

/// Those whose results are missing.
fn open(listing: &Listing<'_>) -> Option<Note> {
    let (lang, n) = (listing.lang, u64::try_from(listing.scores.open()).unwrap_or(u64::MAX));
    let sign = signs::pending().shown;
    let text = || {
        if listing.tournament.is_team_event() {
            say!(lang, count n,
            "{n} team whose match is not over ({sign}) is counted with its points before the round",
            "{n} teams whose matches are not over ({sign}) are counted with their points before the round",
            n, sign)
        } else {
            say!(lang, count n,
            "{n} player whose result is missing ({sign}) is counted with the points before the round",
            "{n} players whose results are missing ({sign}) are counted with the points before the round",
            n, sign)
        }
    };
    (n > 0).then(|| Note::new(say!(lang, "Score groups"), text()))
}

fn legend_of_results(listing: &Listing<'_>) -> Note {
    let lang = listing.lang;
    let forfeits = say!(lang, "+ and − won and lost by forfeit; no result: not known yet");
    Note::new(say!(lang, "Legend"), list::clauses(lang, [forfeits].into_iter().chain(running(listing))))
}

fn legend(listing: &Listing<'_>) -> Note {
    let lang = listing.lang;
    let points = say!(
        lang,
        "points in the list are those before the round; + and − won and lost by forfeit; no result: not known yet"
    );
    Note::new(say!(lang, "Legend"), list::clauses(lang, [points].into_iter().chain(running(listing))))
}

/// The sign of a match that goes on.
fn running(listing: &Listing<'_>) -> Option<String> {
    let goes_on = listing.tournament.is_team_event() && listing.tournament.missing_results(listing.round) > 0;
    let sign = signs::RUNNING;
    goes_on.then(|| say!(listing.lang, "{sign} after a score: the match is not finished", sign))
}

/// Boards in the order of a list.
fn order_of(standings: &Standings, lang: Lang) -> Note {
    let round = standings.field.rounds();
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let (list, edition) = (list::commas(lang, codes), standings.regulations.edition.name);
    Note::new(
        say!(lang, "Boards"),
        say!(
            lang,
            "in the order of the standings after round {round}: {list} (edition {edition})",
            round,
            list,
            edition
        ),
    )
}

/// Files do not say at which board a game was played; the desk does.
fn order(listing: &Listing<'_>) -> Note {
    let lang = listing.lang;
    let order = match listing.tournament.rounds.board_order(listing.round) {
        BoardOrder::Arranged => say!(lang, "in the order in which they were arranged"),
        BoardOrder::Usual => say!(
            lang,
            "in the usual order: points of the better placed of the two, points of both, pairing number"
        ),
    };
    Note::new(say!(lang, "Boards"), order)
}
