//! What the words and numbers of a forecast mean, and what they were found by.

use exaequo_event::forecast::{Forecast, Horizon, Method};
use exaequo_forecast::chance::{By, Chances, Pairings};
use exaequo_page::Note;
use exaequo_report::number;

use crate::{Lang, say};

/// All of them.
pub(crate) fn all(forecast: &Forecast, lang: Lang) -> Vec<Note> {
    let mut notes = vec![Note::new(say!(lang, "Places"), places(forecast, lang))];
    let played = say!(
        lang,
        "Open games are taken as played; a place that is shared counts as the place it is shared at."
    );
    notes.push(Note::new(say!(lang, "Taken for granted"), played));
    notes.extend(chances(forecast, lang));
    notes
}

/// What chances come from; why there are none, where nobody can say who will meet whom.
pub(crate) fn chances(forecast: &Forecast, lang: Lang) -> Vec<Note> {
    let Some(chances) = forecast.chances() else {
        let unknown = matches!(forecast.situation().horizon(), Horizon::Unpaired { .. });
        let why =
            || say!(lang, "There are none: nobody knows who will meet whom, and the event is no Swiss.");
        return unknown
            .then(|| Note::new(say!(lang, "Chances"), why()))
            .filter(|_| !forecast.is_swiss())
            .into_iter()
            .collect();
    };
    let mut notes = vec![Note::new(say!(lang, "Chances"), model(chances, lang))];
    notes.extend(pairings(chances, lang).map(|text| Note::new(say!(lang, "Pairings to come"), text)));
    if chances.unrated > 0 {
        let (n, rating) = (u64::try_from(chances.unrated).unwrap_or(u64::MAX), chances.model.unrated);
        let counted = say!(lang, count n, "{n} player without a rating counts as {rating}.", "{n} players without a rating count as {rating}.", n, rating);
        notes.push(Note::new(say!(lang, "Without a rating"), counted));
    }
    notes
}

fn places(forecast: &Forecast, lang: Lang) -> String {
    match forecast.prospects().method {
        Method::Search => say!(
            lang,
            "Places are proved: every scenario shown has been ranked by the list below, and what is called out or sure holds in all of them."
        ),
        Method::Enumeration => say!(lang, "Places are proved: all scenarios have been ranked one by one."),
        Method::Points => say!(
            lang,
            "Places are bounds from points alone, which hold whoever meets whom: at best and at worst, not further."
        ),
    }
}

fn model(chances: &Chances, lang: Lang) -> String {
    let (n, seed) = (u64::from(chances.samples), chances.seed);
    let drawn = number::whole(lang, n);
    match chances.model.by {
        By::Model => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the statistical model of FIDE's technical commission, seed {seed}",
            drawn,
            seed
        ),
        By::Table => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the expected scores of table 8.1b, seed {seed}",
            drawn,
            seed
        ),
    }
}

/// What is assumed of rounds that nobody has paired.
fn pairings(chances: &Chances, lang: Lang) -> Option<String> {
    let Pairings::ByScoreGroups { rounds } = chances.pairings else { return None };
    Some(say!(lang, count rounds,
        "{rounds} round is not paired. In drawn scenarios opponents are found by score groups, without rematches and with colours balanced, which is no FIDE system; whoever has withdrawn or had a zero-point bye last stays away.",
        "{rounds} rounds are not paired. In drawn scenarios opponents are found by score groups, without rematches and with colours balanced, which is no FIDE system; whoever has withdrawn or had a zero-point bye last stays away.",
        rounds))
}
