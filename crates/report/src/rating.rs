//! The rating officer's report: who wins and loses how much, by which games and articles; and whether an event can
//! be rated at all.

mod all_play_all;
mod approximation;
mod data;
pub mod eligibility;
mod figure;
mod finding;
mod games;
mod notes;
mod players;
mod several_events;
mod whose;
mod words;

pub use exaequo_json::Layout;
pub use whose::Whose;

use exaequo_event::{NotFound, Rated, Rating, SeriesEvent, SourceFile, rate_together};
use exaequo_json::to_text;
use exaequo_model::{PlayerId, RatingBody, Tournament};
use exaequo_rating::eligibility::{Finding, FindingWeight};
use exaequo_rating::{EventRating, Input, Series};

use crate::Lang;
use crate::page::Page;

/// The report of an event about all players, or about some of them game by game.
///
/// ```
/// use exaequo_event::{Event, Rating, date};
/// use exaequo_report::{Lang, rating};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let rated = event.rate(&Rating::default())?;
/// assert!(rating::page(&rated, None, Lang::Fr).to_markdown().contains("Bruno"));
/// assert!(rating::page(&rated, Some(&[alyx]), Lang::Fr).to_csv().contains("Bruno"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(rated: &Rated, players: Option<&[PlayerId]>, lang: Lang) -> Page {
    Report::from(rated).page(lang, players)
}

/// The same as `exaequo/rating/1`, ending with a newline.
pub fn json(rated: &Rated, players: Option<&[PlayerId]>, layout: Layout, lang: Lang) -> String {
    Report::from(rated).json(lang, players, layout)
}

/// The reports of several events that were rated together, one after the other; those without the players asked for are
/// left out.
///
/// ```
/// use exaequo_event::{Event, Rating, date};
/// use exaequo_report::rating::{self, Whose};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let rated = [event.rate(&Rating::default())?];
/// assert_eq!(rating::pages(&rated, &Whose::Everybodys, Lang::Fr)?.len(), 1);
/// assert!(rating::pages(&rated, &Whose::Player("Nobody".to_owned()), Lang::Fr).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pages(events: &[Rated], whose: &Whose, lang: Lang) -> Result<Vec<Page>, NotFound> {
    let asked = whose.asked(events)?.into_iter();
    Ok(asked.map(|(rated, players)| page(rated, players.as_deref(), lang)).collect())
}

/// Several events in one table for programs, with rows for what the periods come to.
pub fn table(events: &[Rated], whose: &Whose, lang: Lang) -> Result<Page, NotFound> {
    let reports: Vec<Report<'_>> = events.iter().map(Report::from).collect();
    Ok(match whose.find(events)? {
        None => several_events::players(&reports, lang),
        Some(whom) => several_events::games(&reports, &whom, lang),
    })
}

/// The reports of several events as `exaequo/rating/1`: one alone on many lines, of several each on a line.
pub fn series_json(events: &[Rated], whose: &Whose, lang: Lang) -> Result<String, NotFound> {
    let layout = layout_of(events);
    let asked = whose.asked(events)?.into_iter();
    Ok(asked.map(|(rated, players)| json(rated, players.as_deref(), layout, lang)).collect())
}

/// Of several events, JSON objects stand on a line each.
fn layout_of(events: &[Rated]) -> Layout {
    if events.len() > 1 { Layout::Compact } else { Layout::Pretty }
}

/// What the regulations say about an event, in words.
pub fn finding(finding: &Finding, tournament: &Tournament, lang: Lang) -> String {
    finding::text(lang, tournament, finding)
}

/// How much a finding weighs, in a word.
pub fn weight(weight: FindingWeight, lang: Lang) -> String {
    finding::weight(lang, weight)
}

/// The event rated by itself, from the ratings of its file: what a page about it can say without being asked. `None`
/// where no edition of the rating regulations is known.
pub(crate) fn by_itself(tournament: &Tournament) -> Option<Rated> {
    let event = SeriesEvent::new("", exaequo_event::Event::from(tournament.clone()));
    rate_together(&[event], &[], &Rating::default()).ok()?.into_iter().next()
}

/// A rated event, ready to be reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Report<'a> {
    /// Name of the file.
    file: &'a str,
    /// Whose ratings it is about.
    body: RatingBody,
    /// What was rated.
    input: Input<'a>,
    /// What came of it.
    rating: &'a EventRating,
    /// What the regulations say about the event.
    findings: &'a [Finding],
    /// The events that were rated together with it.
    series: &'a Series,
    /// Provisions that were replaced, as typed.
    replaced: &'a [String],
    /// The file the event was read from.
    source: Option<&'a SourceFile>,
}

impl<'a> From<&'a Rated> for Report<'a> {
    fn from(rated: &'a Rated) -> Self {
        Self {
            file: rated.name(),
            body: rated.body(),
            input: rated.input(),
            rating: rated.rating(),
            findings: rated.findings(),
            series: rated.series(),
            replaced: rated.replaced(),
            source: rated.source(),
        }
    }
}

impl Report<'_> {
    /// All players, or some of them game by game.
    fn page(&self, lang: Lang, players: Option<&[PlayerId]>) -> Page {
        match players {
            None => players::page(self, lang),
            Some(players) => games::page(self, lang, players),
        }
    }

    /// The same as `exaequo/rating/1`.
    fn json(&self, lang: Lang, players: Option<&[PlayerId]>, layout: Layout) -> String {
        to_text(&data::report(self, lang, players), layout)
    }
}
