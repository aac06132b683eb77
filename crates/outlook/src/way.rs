//! A way to a place in words.

use exaequo_event::forecast::{Forecast, Needed, Way};
use exaequo_model::Outcome;
use exaequo_page::sanitize;
use exaequo_report::{list, number};

use crate::{Lang, say};

/// More results than this are not written out: the own ones and those of the first boards are.
pub(crate) const MOST: usize = 12;

/// `Alyx is 1st with these results, whatever happens elsewhere: Alyx 1-0 Bruno.`
pub(crate) fn sentence(forecast: &Forecast, name: &str, way: &Way, lang: Lang) -> String {
    let place = number::ordinal(lang, way.place);
    if way.needed.is_empty() {
        return say!(lang, "{name} is {place} whatever happens.", name, place);
    }
    let results = results(forecast, &way.needed[..way.needed.len().min(MOST)], lang);
    let more = way.needed.len().saturating_sub(MOST);
    if more > 0 && !way.enough {
        let n = u64::try_from(more).unwrap_or(u64::MAX);
        return say!(lang, count n,
            "{name} is {place} in a scenario with these results and {n} other: {results}.",
            "{name} is {place} in a scenario with these results and {n} others: {results}.",
            name, place, n, results);
    }
    if more > 0 {
        let (n, open) = (way.needed.len(), way.open);
        return say!(
            lang,
            "{name} is {place} in a scenario that needs the results of {n} of the {open} open games, among them: {results}.",
            name,
            place,
            n,
            open,
            results
        );
    }
    if !way.enough {
        return say!(
            lang,
            "{name} is {place} in the scenario with these results: {results}.",
            name,
            place,
            results
        );
    }
    let Some(criterion) = way.decided.as_ref().filter(|spec| spec.definition.code != "PTS") else {
        return say!(
            lang,
            "{name} is {place} with these results, whatever happens elsewhere: {results}.",
            name,
            place,
            results
        );
    };
    let criterion = criterion.to_string();
    say!(
        lang,
        "{name} is {place} with these results, whatever happens elsewhere: {results} ({criterion} decides in the scenario that was found).",
        name,
        place,
        results,
        criterion
    )
}

/// `Oslo is 1st with 3-1 or 2½-1½ on the open boards, whatever happens elsewhere.`
pub(crate) fn with_scores(
    forecast: &Forecast,
    name: &str,
    scores: &[String],
    way: &Way,
    lang: Lang,
) -> String {
    if scores.is_empty() {
        return sentence(forecast, name, way, lang);
    }
    let (place, scores) = (number::ordinal(lang, way.place), list::or(lang, scores));
    if way.needed.is_empty() {
        return say!(
            lang,
            "{name} is {place} with {scores} on the open boards, whatever happens elsewhere.",
            name,
            place,
            scores
        );
    }
    let results = results(forecast, &way.needed, lang);
    say!(
        lang,
        "{name} is {place} with {scores} on the open boards and these results, whatever happens elsewhere: {results}.",
        name,
        place,
        scores,
        results
    )
}

/// The results, game by game.
pub(crate) fn results(forecast: &Forecast, needed: &[Needed], lang: Lang) -> String {
    let tournament = forecast.event().tournament();
    let name = |player: exaequo_model::PlayerId| {
        let player = tournament.players.get(player.index());
        player.map_or_else(String::new, |player| sanitize(tournament.str(player.name)))
    };
    let game = |(players, outcome): &([exaequo_model::PlayerId; 2], Outcome)| {
        let [white, black] = players.map(name);
        let result = shown(*outcome);
        say!(lang, "{white} {result} {black}", white, result, black)
    };
    list::clauses(lang, needed.iter().flat_map(|needed| &needed.games).map(game))
}

/// `1-0`, `½-½`, `0-1`.
pub(crate) fn shown(outcome: Outcome) -> String {
    outcome.to_string().replace("1/2", "½")
}
