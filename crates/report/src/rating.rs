//! The rating officer's report: who wins and loses how much, by which games and articles; and whether an event can
//! be rated at all.

mod all_play_all;
mod approximation;
mod data;
mod eligibility;
mod figure;
mod finding;
mod games;
mod notes;
mod players;
mod several_events;
mod words;

use exaequo_event::{Rating, SeriesEvent, rate_together};
use exaequo_model::{PlayerId, Tournament};
use exaequo_rating::eligibility::Finding;
use exaequo_rating::{EventRating, Input, Series};

use crate::Lang;
use crate::page::Page;
use crate::value::Layout;
pub(crate) use notes::pace as pace_name;

#[cfg(feature = "schema")]
pub use data::schema;
#[cfg(feature = "schema")]
pub use eligibility::schema as eligibility_schema;

/// A rated event, ready to be reported.
///
/// ```
/// use exaequo_event::{Event, Rating, date};
/// use exaequo_report::Lang;
/// use exaequo_report::rating::Report;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let rated = event.rate(&Rating::default())?;
/// let input = rated.input();
/// let report = Report::new(&rated, &input);
/// assert!(report.page(Lang::Fr, None).to_markdown().contains("Bruno"));
/// assert!(report.page(Lang::Fr, Some(&[alyx])).to_csv().contains("Bruno"));
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

/// The report of an event about all players, or about some of them game by game.
pub fn page(rated: &exaequo_event::Rated, players: Option<&[PlayerId]>, lang: Lang) -> Page {
    Report::new(rated, &rated.input()).page(lang, players)
}

/// The event rated by itself, from the ratings of its file: what a page about it can say without being asked. `None`
/// where no edition of the rating regulations is known.
pub fn by_itself(tournament: &Tournament) -> Option<exaequo_event::Rated> {
    let event = SeriesEvent::new("", exaequo_event::Event::from(tournament.clone()));
    rate_together(&[event], &[], &Rating::default()).ok()?.into_iter().next()
}

impl Report<'_> {
    /// All players, or some of them game by game.
    pub fn page(&self, lang: Lang, players: Option<&[PlayerId]>) -> Page {
        match players {
            None => players::page(self, lang),
            Some(players) => games::page(self, lang, players),
        }
    }

    /// The same as `exaequo/rating/1`.
    pub fn to_json(&self, lang: Lang, players: Option<&[PlayerId]>, layout: Layout) -> String {
        written(&data::Report::new(self, lang, players), layout)
    }

    /// Whether the event can be rated, which games not, and by which article.
    pub fn eligibility(&self, lang: Lang) -> Page {
        eligibility::page(self, lang)
    }

    /// The same as `exaequo/eligibility/1`.
    pub fn eligibility_json(&self, lang: Lang, layout: Layout) -> String {
        eligibility::json(self, lang, layout)
    }
}

/// All players of several events in one table for programs, with rows for what the periods come to.
pub fn players_of_several(reports: &[Report<'_>], lang: Lang) -> Page {
    several_events::players(reports, lang)
}

/// Players of several events game by game in one table for programs; `whom` has those of each event.
pub fn games_of_several(reports: &[Report<'_>], whom: &[Vec<PlayerId>], lang: Lang) -> Page {
    several_events::games(reports, whom, lang)
}

/// A value as JSON.
fn written(value: &impl serde::Serialize, layout: Layout) -> String {
    match layout {
        Layout::Pretty => crate::json::pretty(value),
        Layout::Compact => serde_json::to_string(value).map_or_else(|_| String::new(), |text| text + "\n"),
    }
}
