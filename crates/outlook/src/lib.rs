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

mod card;
mod chance;
mod json;
mod money;
mod notes;
mod overview;
mod player;
mod result;
mod ties;
mod way;

pub use card::CardsAhead;
pub use exaequo_report::{Lang, say};
pub use json::json;

use exaequo_event::Ranking;
use exaequo_event::forecast::{Forecast, ForecastError, Horizon};
use exaequo_model::Tournament;
use exaequo_page::Page;
use exaequo_report::error::InWords as _;
use exaequo_report::page::{foot_of, of_event};

/// What can still happen: to all who can be among the first, or in full to the one who was asked for.
pub fn page(forecast: &Forecast, lang: Lang) -> Page {
    let tournament = forecast.event().tournament();
    let mut page = of_event(lang, "forecast", tournament, title(forecast, lang));
    match forecast.asked().and_then(|who| forecast.rows().iter().find(|row| row.who == who)) {
        Some(row) => player::add(forecast, row, &mut page),
        None => overview::add(forecast, &mut page),
    }
    if let Some(table) = notes::table(forecast, lang) {
        page.table(table);
    }
    page.notes(notes::all(forecast, lang));
    page.foot.extend(foot_of(forecast.event(), &ranking(forecast), lang));
    page
}

/// The page where there is no forecast: why not.
pub fn no_forecast(tournament: &Tournament, why: &ForecastError, lang: Lang) -> Page {
    let mut page = of_event(lang, "forecast", tournament, say!(lang, "What can still happen"));
    page.heading(say!(lang, "There is no forecast"));
    page.paragraph(why.title(lang));
    page.paragraph(why.help(lang));
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
