//! What the words and numbers of a forecast mean, and what they were found by.

use exaequo_event::forecast::{Forecast, Horizon, Method};
use exaequo_forecast::chance::{By, Chances, GameModel, Pairings, Scenarios};
use exaequo_page::{Cell, Column, Note, Readers, Table};
use exaequo_report::number;

use crate::chance::{FEW, Source};
use crate::{Lang, say, ties};

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
    notes.extend(endings(forecast, chances, lang).map(|text| Note::new(say!(lang, "Estimates"), text)));
    notes.extend(pairings(chances, lang).map(|text| Note::new(say!(lang, "Pairings to come"), text)));
    if chances.unrated > 0 {
        let (n, rating) = (u64::try_from(chances.unrated).unwrap_or(u64::MAX), chances.model.unrated);
        let counted = say!(lang, count n, "{n} player without a rating counts as {rating}.", "{n} players without a rating count as {rating}.", n, rating);
        notes.push(Note::new(say!(lang, "Without a rating"), counted));
    }
    notes
}

/// What ties and prizes come from, where the chances of places are exact and those of ties and prizes are not.
fn endings(forecast: &Forecast, chances: &Chances, lang: Lang) -> Option<String> {
    let (ties, money) = (forecast.ties(), forecast.money());
    let Source::Samples(drawn @ 1..) = ties::source(ties.chance) else { return None };
    let is_said = !ties.groups.is_empty() || !money.is_empty();
    (is_said && matches!(chances.scenarios, Scenarios::All(_))).then(|| {
        say!(
            lang,
            "Ties and prizes are estimates from {drawn} scenarios, drawn by the same model with seed {seed}.",
            drawn = number::whole(lang, drawn),
            seed = chances.seed
        )
    })
}

fn places(forecast: &Forecast, lang: Lang) -> String {
    match forecast.prospects().method {
        Method::Search => say!(
            lang,
            "Places are proved: every scenario shown has been ranked by {list}, and what is called out or sure holds in all of them.",
            list = codes(forecast)
        ),
        Method::Enumeration => say!(lang, "Places are proved: all scenarios have been ranked one by one."),
        Method::Points if forecast.situation().horizon() == Horizon::Schedule => say!(
            lang,
            "Places are bounds from points alone: at best and at worst, not further. Whoever can still have a place has it in a drawn scenario, which has been ranked by {list}.",
            list = codes(forecast)
        ),
        Method::Points => say!(
            lang,
            "Places are bounds from points alone, which hold whoever meets whom: at best and at worst, not further."
        ),
    }
}

/// The criteria, as lists name them.
fn codes(forecast: &Forecast) -> String {
    let codes: Vec<String> = forecast.criteria().iter().map(ToString::to_string).collect();
    codes.join(", ")
}

fn model(chances: &Chances, lang: Lang) -> String {
    match chances.scenarios {
        Scenarios::All(scenarios) => weighed(&chances.model, &number::whole(lang, scenarios.into()), lang),
        Scenarios::Drawn(samples) => drawn(chances, samples.into(), lang),
    }
}

/// All scenarios: nothing was drawn, and no seed matters.
fn weighed(model: &GameModel, all: &str, lang: Lang) -> String {
    match (model.by, model.draws) {
        (By::Model, None) => say!(
            lang,
            "all scenarios of the games that matter ({all}), each weighed by the statistical model of FIDE's technical commission: exact under this model",
            all
        ),
        (By::Model, Some(share)) => say!(
            lang,
            "all scenarios of the games that matter ({all}), each weighed by the statistical model of FIDE's technical commission with draws in {draws} of 100 games: exact under this model",
            all,
            draws = share
        ),
        (By::Table, None) => say!(
            lang,
            "all scenarios of the games that matter ({all}), each weighed by the expected scores of table 8.1b: exact under this model",
            all
        ),
        (By::Table, Some(share)) => say!(
            lang,
            "all scenarios of the games that matter ({all}), each weighed by the expected scores of table 8.1b with draws in {draws} of 100 games where they leave room: exact under this model",
            all,
            draws = share
        ),
    }
}

fn drawn(chances: &Chances, n: u64, lang: Lang) -> String {
    let (drawn, seed) = (number::whole(lang, n), chances.seed);
    if n < FEW {
        return say!(lang, count n,
            "{drawn} scenario was drawn, which tells nothing about chances.",
            "{drawn} scenarios were drawn, which are too few to tell chances.", drawn);
    }
    match (chances.model.by, chances.model.draws) {
        (By::Model, None) => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the statistical model of FIDE's technical commission, seed {seed}",
            drawn,
            seed
        ),
        (By::Model, Some(share)) => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the statistical model of FIDE's technical commission with draws in {draws} of 100 games, seed {seed}",
            drawn,
            draws = share,
            seed
        ),
        (By::Table, None) => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the expected scores of table 8.1b, seed {seed}",
            drawn,
            seed
        ),
        (By::Table, Some(share)) => say!(
            lang,
            "an estimate from {drawn} scenarios drawn by the expected scores of table 8.1b with draws in {draws} of 100 games where they leave room, seed {seed}",
            drawn,
            draws = share,
            seed
        ),
    }
}

/// The model for programs, which read no notes.
pub(crate) fn table(forecast: &Forecast, lang: Lang) -> Option<Table> {
    let chances = forecast.chances()?;
    let columns =
        [("model", say!(lang, "Model")), ("draws", say!(lang, "Draws")), ("unrated", say!(lang, "Unrated"))];
    let columns =
        columns.into_iter().chain([("seed", say!(lang, "Seed")), ("samples", say!(lang, "Scenarios"))]);
    let kind = Column::text("kind", say!(lang, "Chances"));
    let columns = columns.map(|(key, head)| Column::number(key, head)).chain([kind]).collect();
    let mut table = Table::new(say!(lang, "Chances"), columns);
    table.readers = Readers::Programs;
    let (kind, samples) = match chances.scenarios {
        Scenarios::Drawn(samples) => ("estimate", samples),
        Scenarios::All(scenarios) => ("exact", scenarios),
    };
    table.push(vec![
        Cell::text(match chances.model.by {
            By::Model => "model",
            By::Table => "table",
        }),
        chances.model.draws.map_or(Cell::Empty, |draws| Cell::Whole(draws.into())),
        Cell::Whole(chances.model.unrated.into()),
        Cell::Whole(i64::try_from(chances.seed).unwrap_or(i64::MAX)),
        Cell::Whole(samples.into()),
        Cell::text(kind),
    ]);
    Some(table)
}

/// What is assumed of rounds that nobody has paired.
fn pairings(chances: &Chances, lang: Lang) -> Option<String> {
    let Pairings::ByScoreGroups { rounds } = chances.pairings else { return None };
    Some(say!(lang, count rounds,
        "{rounds} round is not paired. In drawn scenarios opponents are found by score groups, without rematches as far as the field allows and with colours balanced, which is no FIDE system; whoever has withdrawn or had a zero-point bye last stays away.",
        "{rounds} rounds are not paired. In drawn scenarios opponents are found by score groups, without rematches as far as the field allows and with colours balanced, which is no FIDE system; whoever has withdrawn or had a zero-point bye last stays away.",
        rounds))
}
