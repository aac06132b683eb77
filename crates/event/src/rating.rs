//! Ratings: what the games of an event, or of several, do to its players by B.02.

mod error;
mod playoffs;
mod request;
mod series;
mod versions;

pub use error::{NoPlayOff, RatingError};
pub use request::{GivenCoefficient, NotACoefficient, OfEvent, PlayOffGames, Rating};
pub use series::{SeriesEvent, rate_together};

use std::sync::Arc;

use exaequo_model::Tournament;
use exaequo_rating::eligibility::{Finding, findings, has_breaches};
use exaequo_rating::{Declared, Entrants, EventRating, Input, Pool, Provisions, Series};

use crate::event::Event;
use crate::standings::Standings;

/// A rated event. Cheap to clone; it keeps everything the figures follow from.
#[derive(Clone, Debug)]
pub struct Rated {
    inner: Arc<Inner>,
    /// The events it was rated together with, by kind of play.
    series: Arc<Series>,
}

#[derive(Clone, Debug)]
pub(crate) struct Inner {
    pub(crate) name: String,
    pub(crate) tournament: Tournament,
    pub(crate) provisions: Provisions,
    pub(crate) entrants: Entrants,
    pub(crate) declared: Declared,
    pub(crate) earlier: Vec<Pool>,
    pub(crate) rating: EventRating,
    pub(crate) findings: Vec<Finding>,
    pub(crate) replaced: Vec<String>,
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

    /// What speaks against rating the event, game by game and as a whole.
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
    /// The name it is told by.
    pub name: String,
    /// The tournament as it was rated.
    pub tournament: Tournament,
    /// The provisions by which it was rated.
    pub provisions: Provisions,
    /// The players with their ratings.
    pub entrants: Entrants,
    /// What the organiser declared.
    pub declared: Declared,
    /// Earlier results of unrated players.
    pub earlier: Vec<Pool>,
    /// What came of it.
    pub rating: EventRating,
}

/// Events of one kind of play that were rated together elsewhere, in the order of their lists.
pub fn rated_elsewhere(events: Vec<RatedElsewhere>) -> Vec<Rated> {
    let mut series = Series::default();
    let inner = |one: RatedElsewhere| Inner {
        name: one.name,
        tournament: one.tournament,
        provisions: one.provisions,
        entrants: one.entrants,
        declared: one.declared,
        earlier: one.earlier,
        rating: one.rating,
        findings: Vec::new(),
        replaced: Vec::new(),
    };
    let mut events: Vec<Inner> = events.into_iter().map(inner).collect();
    for event in &mut events {
        event.findings = findings(&event.input(), &event.rating);
        series.add(&event.input(), &event.rating);
    }
    let series = Arc::new(series);
    let settled = events.into_iter().map(|mut event| {
        let mut rating = event.rating.clone();
        series.settle(&event.input(), &mut rating);
        event.rating = rating;
        Rated::new(event, Arc::clone(&series))
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

    /// The tournament as it was rated.
    pub fn tournament(&self) -> &Tournament {
        &self.inner.tournament
    }

    /// What came of it, player by player.
    pub fn rating(&self) -> &EventRating {
        &self.inner.rating
    }

    /// What the regulations say about the event.
    pub fn findings(&self) -> &[Finding] {
        &self.inner.findings
    }

    /// Whether a regulation is not kept.
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

    /// What it was rated from.
    pub fn input(&self) -> Input<'_> {
        self.inner.input()
    }

    /// Whether anybody's game counts.
    pub fn says_something(&self) -> bool {
        self.rating().players.iter().any(|player| player.total.games > 0 || player.first.is_some())
    }
}

impl Inner {
    pub(crate) fn input(&self) -> Input<'_> {
        Input {
            tournament: &self.tournament,
            provisions: &self.provisions,
            entrants: &self.entrants,
            declared: &self.declared,
            earlier: &self.earlier,
        }
    }
}
