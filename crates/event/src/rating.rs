//! Ratings: what the games of an event, or of several, do to its players by B.02.

mod error;
mod playoffs;
mod request;
mod series;
mod versions;

pub use error::{NoPlayOff, RatingError};
pub use request::{GivenCoefficient, NotACoefficient, OfEvent, PlayOffGames, Rating};
pub use series::{SeriesEvent, rate_together};

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use exaequo_model::{Pace, RatingBody, Tournament};
use exaequo_rating::eligibility::{Finding, findings, has_breaches};
use exaequo_rating::{EventRating, Input, RatedEvent, Series};

use crate::event::Event;
use crate::reading::SourceFile;
use crate::standings::Standings;

/// A rated event. Cheap to clone; it keeps everything the figures follow from.
#[derive(Clone)]
pub struct Rated {
    inner: Arc<Inner>,
    /// The events it was rated together with, by kind of play.
    series: Arc<Series>,
}

#[derive(Clone)]
pub(crate) struct Inner {
    pub(crate) name: String,
    pub(crate) body: RatingBody,
    pub(crate) event: RatedEvent,
    pub(crate) findings: Vec<Finding>,
    pub(crate) replaced: Vec<String>,
    /// The file it was read from, where it was.
    pub(crate) source: Option<Arc<SourceFile>>,
}

/// What identifies the rated event; printing everything in it would take pages.
impl fmt::Debug for Rated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Rated");
        shown.field("name", &self.name()).field("body", &self.body());
        shown.field("players", &self.rating().players.len()).finish_non_exhaustive()
    }
}

impl Event {
    /// What the games do to the ratings. Of an event that is rated by 4.13 in several parts it is the last one;
    /// [`rate_together`] has all of them.
    ///
    /// ```
    /// use exaequo_event::{Event, Rating, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "0-1")?;
    /// let rated = event.rate(&Rating::default())?;
    /// assert!(rated.rating().players[1].new > Some(2150));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rate(&self, rating: &Rating) -> Result<Rated, RatingError> {
        let event = SeriesEvent::new(self.name(), self.clone());
        let rated = rate_together(&[event], &[], rating)?;
        rated.into_iter().next_back().ok_or(RatingError::NoEvent)
    }

    /// Reasons against rating the event, game by game and as a whole.
    ///
    /// ```
    /// use exaequo_event::{Event, Rating, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// // Nobody said how much time the players had.
    /// let findings = event.eligibility(&Rating::default())?;
    /// assert!(findings.iter().any(|finding| finding.article() == "1.1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn eligibility(&self, rating: &Rating) -> Result<Vec<Finding>, RatingError> {
        Ok(self.rate(rating)?.findings().to_vec())
    }
}

impl Standings {
    /// Rates the event of the standings by itself; a play-off at another pace is not part of it (6.2).
    pub fn rate(&self, rating: &Rating) -> Result<Rated, RatingError> {
        self.event().with(self.rated_event().clone()).rate(rating)
    }
}

/// An event that was rated elsewhere, such as in a register, with what it was rated from.
#[derive(Clone, Debug)]
pub struct RatedElsewhere {
    /// The name it goes by.
    pub name: String,
    /// Whose ratings the games change.
    pub body: RatingBody,
    /// What it was rated from, and what came of it.
    pub event: RatedEvent,
}

/// Events that were rated elsewhere, in the order of their lists. Those of one kind of rating belong together; a rating is
/// never changed by games of another kind.
pub fn rated_elsewhere(events: Vec<RatedElsewhere>) -> Vec<Rated> {
    let mut kinds: BTreeMap<(Pace, RatingBody), Series> = BTreeMap::new();
    let mut rated = Vec::with_capacity(events.len());
    for RatedElsewhere { name, body, event } in events {
        let findings = findings(&event.input(), &event.rating);
        let series = kinds.entry((event.provisions.pace, body)).or_default();
        series.add(&event.input(), &event.rating);
        rated.push(Inner { name, body, event, findings, replaced: Vec::new(), source: None });
    }
    let kinds: BTreeMap<_, _> = kinds.into_iter().map(|(kind, series)| (kind, Arc::new(series))).collect();
    let settled = rated.into_iter().map(|mut inner| {
        let kind = (inner.event.provisions.pace, inner.body);
        let series = kinds.get(&kind).cloned().unwrap_or_default();
        inner.event.settle(&series);
        Rated::new(inner, series)
    });
    settled.collect()
}

impl Rated {
    pub(crate) fn new(inner: Inner, series: Arc<Series>) -> Self {
        Self { inner: Arc::new(inner), series }
    }

    /// The name of the event among those it was rated with, such as its file.
    pub fn name(&self) -> &str {
        &self.inner.name
    }

    /// Whose ratings the games change.
    pub fn body(&self) -> RatingBody {
        self.inner.body
    }

    /// The tournament as it was rated.
    pub fn tournament(&self) -> &Tournament {
        &self.inner.event.tournament
    }

    /// What came of it, player by player.
    pub fn rating(&self) -> &EventRating {
        &self.inner.event.rating
    }

    /// What the regulations say about the event.
    pub fn findings(&self) -> &[Finding] {
        &self.inner.findings
    }

    /// Whether a regulation was broken.
    pub fn has_breaches(&self) -> bool {
        has_breaches(self.findings())
    }

    /// The events that were rated with it at the same kind of play.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Provisions that were replaced, as `name=value`.
    pub fn replaced(&self) -> &[String] {
        &self.inner.replaced
    }

    /// The file the event was read from.
    pub fn source(&self) -> Option<&SourceFile> {
        self.inner.source.as_deref()
    }

    /// What it was rated from.
    pub fn input(&self) -> Input<'_> {
        self.inner.event.input()
    }

    /// Whether anybody's game counts.
    pub fn says_something(&self) -> bool {
        self.rating().players.iter().any(|player| player.total.games > 0 || player.first.is_some())
    }
}
