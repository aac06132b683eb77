//! How far the results of a round are.

use exaequo::model::RoundNumber;
use exaequo::{Event, Lang};
use exaequo_texts::say;

/// `Round 5: 12 of 40 results`; nothing where all are there.
pub(crate) fn progress(event: &Event, lang: Lang) -> Option<String> {
    let tournament = event.tournament();
    let open = tournament.rounds.numbers().find(|round| tournament.missing_results(*round) > 0)?;
    Some(progress_of(event, open, lang))
}

/// How many results of a round there are.
pub(crate) fn progress_of(event: &Event, round: RoundNumber, lang: Lang) -> String {
    let tournament = event.tournament();
    let games = tournament.rounds.pairing_range(round).len();
    let entered = games - tournament.missing_results(round).min(games);
    say!(lang, "Round {round}: {entered} of {games} results", round, entered, games)
}
