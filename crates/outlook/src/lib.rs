//! What can still happen in a chess tournament, as a page in English, French and Spanish, and as JSON.
//!
//! ```
//! use exaequo_event::forecast::Forecasting;
//! use exaequo_event::{Event, Ranking, date};
//! use exaequo_outlook::{Lang, page};
//!
//! # let mut event = Event::new("Four", date(2026, 3, 7), 2);
//! # let [a, b, c, d] = ["Alyx", "Bruno", "Chloé", "Dana"].map(|name| event.add_player(name, 2000));
//! # let round = event.pair([(a, b), (c, d)])?;
//! # event.set_result(round, a, "1-0")?;
//! # event.set_result(round, c, "1/2-1/2")?;
//! # event.pair([(c, a), (d, b)])?;
//! let forecast = event.forecast(&Ranking::by("PTS,SB"), &Forecasting::default())?;
//! assert!(page(&forecast, Lang::En).to_html().contains("can still"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod json;
mod overview;
mod player;
mod result;
mod way;

pub use exaequo_report::{Lang, say};
pub use json::json;

use exaequo_event::Ranking;
use exaequo_event::forecast::{Forecast, Horizon, Method};
use exaequo_forecast::chance::By;
use exaequo_page::{Note, Page};
use exaequo_report::number;
use exaequo_report::page::{foot_of, of_event};

/// What can still happen: to all who can be among the first, or in full to the one who was asked for.
pub fn page(forecast: &Forecast, lang: Lang) -> Page {
    let tournament = forecast.event().tournament();
    let mut page = of_event(lang, "forecast", tournament, title(forecast, lang));
    match forecast.asked().and_then(|who| forecast.rows().iter().find(|row| row.who == who)) {
        Some(row) => player::add(forecast, row, &mut page),
        None => overview::add(forecast, &mut page),
    }
    page.notes(notes(forecast, lang));
    page.foot.extend(foot_of(forecast.event(), &ranking(forecast), lang));
    page
}

/// What the places were found by, whoever named it.
fn ranking(forecast: &Forecast) -> Ranking {
    let codes: Vec<String> = forecast.criteria().iter().map(ToString::to_string).collect();
    Ranking::by(codes.join(",")).edition(forecast.options().regulations.edition.name)
}

fn title(forecast: &Forecast, lang: Lang) -> String {
    let round = forecast.situation().round();
    match forecast.situation().horizon() {
        Horizon::LastRound => say!(lang, "What can still happen in round {round}", round),
        Horizon::Schedule | Horizon::Unpaired { .. } => {
            say!(lang, "What can still happen from round {round} on", round)
        }
    }
}

/// What the words and numbers mean.
fn notes(forecast: &Forecast, lang: Lang) -> Vec<Note> {
    let proved = match forecast.prospects().method {
        Method::Search => say!(
            lang,
            "Places are proved: every scenario shown has been ranked by the list below, and what is called out or sure holds in all of them."
        ),
        Method::Enumeration => say!(lang, "Places are proved: all scenarios have been ranked one by one."),
        Method::Points => say!(
            lang,
            "Places are bounds from points alone, which hold whoever meets whom: at best and at worst, not further."
        ),
    };
    let mut notes = vec![Note::new(say!(lang, "Places"), proved)];
    let played = say!(
        lang,
        "Open games are taken as played; a place that is shared counts as the place it is shared at."
    );
    notes.push(Note::new(say!(lang, "Taken for granted"), played));
    if let Some(chances) = forecast.chances() {
        notes.push(Note::new(say!(lang, "Chances"), model(forecast, lang)));
        if chances.unrated > 0 {
            let (n, rating) = (u64::try_from(chances.unrated).unwrap_or(u64::MAX), chances.model.unrated);
            let counted = say!(lang, count n, "{n} player without a rating counts as {rating}.", "{n} players without a rating count as {rating}.", n, rating);
            notes.push(Note::new(say!(lang, "Without a rating"), counted));
        }
    }
    notes
}

fn model(forecast: &Forecast, lang: Lang) -> String {
    let Some(chances) = forecast.chances() else { return String::new() };
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
