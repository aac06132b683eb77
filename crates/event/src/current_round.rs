//! The round that is being played.

use exaequo_model::{Outcome, RoundNumber, System};

use crate::Event;

impl Event {
    /// The round that is being played. A round robin is paired in advance: it is the first round that lacks results. Otherwise
    /// it is the last that is paired; games of earlier rounds that lack theirs were postponed. `None` where nothing is paired,
    /// or a round robin is over.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::RoundNumber;
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 2);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// assert_eq!(event.current_round(), None);
    /// event.pair([(alyx, bruno)])?;
    /// assert_eq!(event.current_round(), Some(RoundNumber(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn current_round(&self) -> Option<RoundNumber> {
        let tournament = self.tournament();
        let is_paired = |round: &RoundNumber| !tournament.rounds.pairings_of(*round).is_empty();
        let mut paired = tournament.rounds.numbers().filter(is_paired);
        if !matches!(tournament.system().0, System::RoundRobin { .. }) {
            return paired.last();
        }
        let lacks = |round: &RoundNumber| {
            tournament.rounds.pairings_of(*round).iter().any(|game| game.outcome == Outcome::Pending)
        };
        paired.find(lacks)
    }
}
