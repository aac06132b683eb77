//! Places and own results in words.

use exaequo_event::forecast::{Certainty, Forecast, ForecastRow};
use exaequo_forecast::Limit;
use exaequo_model::Color;
use exaequo_page::{Cell, Shown};
use exaequo_report::number;

use crate::{Lang, say};

/// Sure, can still, out, open.
pub(crate) fn certainty(lang: Lang, certainty: Certainty) -> Cell {
    let (shown, file) = match certainty {
        Certainty::Sure => (say!(lang, ctx "forecast", "sure"), "sure"),
        Certainty::Possible => (say!(lang, ctx "forecast", "can still"), "possible"),
        Certainty::Out => (say!(lang, ctx "forecast", "out"), "out"),
        Certainty::Open => (say!(lang, ctx "forecast", "open"), "open"),
    };
    Cell::Sign(Shown::new(shown, file).into())
}

/// The best place: reached, or with a sign that it may be less good.
pub(crate) fn best(lang: Lang, limit: &Limit) -> Cell {
    place(lang, limit, |place| say!(lang, "not before {place}", place))
}

/// The worst place: reached, or with a sign that it may be less bad.
pub(crate) fn worst(lang: Lang, limit: &Limit) -> Cell {
    place(lang, limit, |place| say!(lang, "not after {place}", place))
}

/// A bound under a head that says it is one.
pub(crate) fn bound(lang: Lang, limit: &Limit) -> Cell {
    Cell::Sign(Shown::new(number::ordinal(lang, limit.proved), limit.proved.to_string()).into())
}

/// The furthest place a scenario is known for.
pub(crate) fn reached(limit: &Limit) -> Cell {
    limit.reached.as_ref().map_or(Cell::Empty, |reached| Cell::Whole(reached.place.into()))
}

fn place(lang: Lang, limit: &Limit, bound: impl Fn(String) -> String) -> Cell {
    let shown = match limit.exact() {
        Some(place) => number::ordinal(lang, place),
        None => bound(number::ordinal(lang, limit.proved)),
    };
    Cell::Sign(Shown::new(shown, limit.proved.to_string()).into())
}

/// Own results that are called the same.
pub(crate) struct OwnScore {
    /// What they are called: `With a win`.
    pub(crate) own: String,
    /// The score of a match: `2½-1½`.
    pub(crate) score: Option<String>,
    /// Their positions among the own results.
    pub(crate) results: Vec<usize>,
}

/// The own results by what they are called, the best first. Of a match, results of boards that come to the same score.
pub(crate) fn groups(forecast: &Forecast, row: &ForecastRow, lang: Lang) -> Vec<OwnScore> {
    let mut groups: Vec<OwnScore> = Vec::new();
    let is_match = forecast.event().tournament().is_team_event();
    for index in 0..row.outlook.by_result.len() {
        let score = is_match.then(|| match_score(forecast, row, index, lang));
        let own = own(score.as_deref(), index, lang);
        match groups.iter_mut().find(|known| known.own == own) {
            Some(known) => known.results.push(index),
            None => groups.push(OwnScore { own, score, results: vec![index] }),
        }
    }
    groups
}

/// The own result: a win, a draw, a loss; for a match the points of the open boards.
fn own(score: Option<&str>, index: usize, lang: Lang) -> String {
    match (score, index) {
        (Some(score), _) => say!(lang, "With {score} on the open boards", score),
        (None, 0) => say!(lang, "With a win"),
        (None, 1) => say!(lang, "With a draw"),
        (None, _) => say!(lang, "With a loss"),
    }
}

fn match_score(forecast: &Forecast, row: &ForecastRow, index: usize, lang: Lang) -> String {
    let situation = forecast.situation();
    let tournament = situation.tournament();
    let found = row.outlook.by_result.get(index).zip(situation.own(row.who).first());
    let Some((own, unit)) =
        found.and_then(|(one, unit)| Some((one.choice, situation.units().get(*unit as usize)?)))
    else {
        return String::new();
    };
    let roster = tournament.players_of(row.who);
    let mut sums = [exaequo_model::Points::ZERO; 2];
    for (game, outcome) in unit.results(own) {
        let Some(pairing) = tournament.rounds.pairings.get(game) else { continue };
        let pairing = exaequo_model::Pairing { outcome, ..*pairing };
        let mine = if roster.contains(&pairing.white) { Color::White } else { Color::Black };
        sums[0] += tournament.scores.award(pairing.slot(mine));
        sums[1] += tournament.scores.award(pairing.slot(mine.other()));
    }
    let [own, other] = sums.map(|points| number::points(lang, points));
    format!("{own}-{other}")
}
