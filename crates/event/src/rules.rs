//! The rules an event is ranked by, for lists that are no standings and name them at their foot.

use exaequo_tiebreak::{Edition, Spec, criteria, listed};

use crate::error::RankingError;
use crate::event::Event;
use crate::ranking::Ranking;

/// The rules of an event: the edition of the regulations and the criteria that can be used.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// The edition, by the first day of the event or as asked for.
    pub edition: &'static Edition,
    /// The criteria, in order.
    pub criteria: Vec<Spec>,
    /// The whole list, also what cannot be used in this event.
    pub listed: Vec<Spec>,
}

impl Event {
    /// The rules [`Event::standings`] would follow.
    ///
    /// ```
    /// use exaequo_event::{Event, Ranking, date};
    ///
    /// let event = Event::new("Club championship", date(2026, 3, 7), 5);
    /// let rules = event.rules(Ranking::by("BH/C1"))?;
    /// assert_eq!((rules.edition.name, rules.criteria.len()), ("fide-2026-03", 2));
    /// # Ok::<(), exaequo_event::RankingError>(())
    /// ```
    pub fn rules(&self, ranking: impl Into<Ranking>) -> Result<Rules, RankingError> {
        let ranking = ranking.into();
        let tournament = ranking.with_values(&self.tournament)?;
        let (options, _) = ranking.options(&tournament)?;
        let criteria = criteria(&tournament, &options).map_err(RankingError::of)?;
        let listed = listed(&tournament, &options);
        Ok(Rules { edition: options.regulations.edition, criteria, listed })
    }
}
