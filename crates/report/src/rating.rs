//! The rating officer's report: who wins and loses how much, by which games and articles; and whether an event can
//! be rated at all.

mod all_play_all;
mod alone;
mod approximation;
mod data;
mod document;
mod eligibility;
mod figure;
mod finding;
mod games;
mod lines;
mod names;
mod notes;
mod players;
mod sheet;
mod texts;
mod together;
mod words;
mod written;

use exaequo_model::PlayerId;
use exaequo_rating::eligibility::{Finding, Weight};
use exaequo_rating::{EventRating, Input, Series};

use crate::Lang;
use crate::page::Page;
pub(crate) use notes::pace as pace_name;

pub use alone::Alone;
#[cfg(feature = "schema")]
pub use data::schema;
#[cfg(feature = "schema")]
pub use eligibility::schema as eligibility_schema;

/// A rated event, ready to be reported.
///
/// ```
/// use exaequo_event::{Event, Rating, date};
/// use exaequo_report::Lang;
/// use exaequo_report::rating::{Form, Report};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let rated = event.rate(&Rating::default())?;
/// let input = rated.input();
/// let report = Report::new(&rated, &input);
/// assert!(report.players(Lang::Fr, Form::Markdown).contains("Bruno"));
/// assert!(report.games(Lang::Fr, Form::Json, &[alyx]).contains("\"schema\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// Name of the file.
    pub file: &'a str,
    /// What was rated.
    pub input: &'a Input<'a>,
    /// What came of it.
    pub rating: &'a EventRating,
    /// What the regulations say about the event.
    pub findings: &'a [Finding],
    /// The events that were rated together with it.
    pub series: &'a Series,
    /// Provisions that were replaced, as typed.
    pub replaced: &'a [String],
}

/// The form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For a terminal.
    Table,
    /// For spreadsheets and programs.
    Csv,
    /// For programs.
    Json,
    /// For programs, on one line.
    JsonLine,
    /// For documents.
    Markdown,
    /// For a page.
    Html,
}

impl<'a> Report<'a> {
    /// The report of an event; `input` is [`Rated::input`](exaequo_event::Rated::input).
    pub fn new(rated: &'a exaequo_event::Rated, input: &'a Input<'a>) -> Self {
        Self {
            file: rated.name(),
            input,
            rating: rated.rating(),
            findings: rated.findings(),
            series: rated.series(),
            replaced: rated.replaced(),
        }
    }
}

impl Report<'_> {
    /// All players.
    pub fn players(&self, lang: Lang, form: Form) -> String {
        match form {
            Form::Json => crate::json::pretty(&data::Report::new(self, lang, None)),
            Form::JsonLine => line(&data::Report::new(self, lang, None)),
            Form::Table | Form::Csv | Form::Markdown | Form::Html => {
                players::report(self, lang, form).finish()
            }
        }
    }

    /// One player or those of a team, game by game.
    pub fn games(&self, lang: Lang, form: Form, players: &[PlayerId]) -> String {
        match form {
            Form::Json => crate::json::pretty(&data::Report::new(self, lang, Some(players))),
            Form::JsonLine => line(&data::Report::new(self, lang, Some(players))),
            Form::Table | Form::Csv | Form::Markdown | Form::Html => {
                games::report(self, lang, form, players).finish()
            }
        }
    }

    /// All players, or some of them game by game, as a page: for browsers and spreadsheets.
    pub fn page(&self, lang: Lang, players: Option<&[PlayerId]>) -> Page {
        let document = match players {
            None => players::report(self, lang, Form::Html),
            Some(players) => games::report(self, lang, Form::Html, players),
        };
        document.into_page()
    }

    /// Whether the event can be rated, which games not, and by which article.
    pub fn eligibility(&self, lang: Lang, form: Form) -> String {
        eligibility::report(self, lang, form)
    }

    /// The same for a spreadsheet.
    pub fn eligibility_page(&self, lang: Lang) -> Page {
        eligibility::page(self, lang)
    }

    /// Whether a regulation is not kept.
    pub fn has_breaches(&self) -> bool {
        self.findings.iter().any(|finding| finding.weight() == Weight::Breach)
    }
}

/// All players of several events in one table for programs, with rows for what the periods come to.
pub fn players_together(reports: &[Report<'_>], lang: Lang) -> String {
    together::players(reports, lang)
}

/// Players of several events game by game in one table for programs; `whom` has those of each event.
pub fn games_together(reports: &[Report<'_>], whom: &[Vec<PlayerId>], lang: Lang) -> String {
    together::games(reports, whom, lang)
}

/// A value on one line.
fn line(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).map_or_else(|_| String::new(), |text| text + "\n")
}
