//! What an event says about itself: its name, place, days and officials.

use exaequo_model::{Arbiter, Date, Pace, PairedRounds, Published, Status, System, Tournament, ValidFrom};

use super::ChangeError;
use crate::event::Event;

/// What an event says about itself; what is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The name of the event.
    pub name: String,
    /// The town, or the place.
    pub city: String,
    /// The federation, in three letters.
    pub federation: String,
    /// The first day, which decides the edition of the regulations.
    pub start: Option<Date>,
    /// The last day.
    pub end: Option<Date>,
    /// How many rounds are announced.
    pub rounds: u16,
    /// The kind of play.
    pub pace: Pace,
    /// The time control in words.
    pub time_control: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The system, where the event states it.
    pub system: Option<System>,
}

impl Details {
    /// What an event says about itself.
    pub fn of(tournament: &Tournament) -> Self {
        let (event, text) = (&tournament.event, |range| tournament.str(range).to_owned());
        Self {
            name: text(event.name),
            city: text(event.city),
            federation: text(event.federation),
            start: event.start,
            end: event.end,
            rounds: tournament.schedule.announced(),
            pace: event.pace,
            time_control: text(event.time_text),
            arbiter: text(event.chief_arbiter.text),
            system: tournament.system,
        }
    }
}

impl Event {
    /// Corrects what the event says about itself. Rounds that are paired stay announced.
    ///
    /// ```
    /// use exaequo_event::{Details, Event, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let known = Details::of(event.tournament());
    /// event.describe(&Details { city: "Montréal".to_owned(), rounds: 7, ..known })?;
    /// assert_eq!(event.tournament().schedule.announced(), 7);
    /// assert_eq!(Details::of(event.tournament()).city, "Montréal");
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn describe(&mut self, details: &Details) -> Result<(), ChangeError> {
        self.change(|draft| {
            let facts = &mut draft.facts;
            let (event, text) = (&mut facts.event, &mut facts.text);
            (event.name, event.city) = (text.push(&details.name), text.push(&details.city));
            event.federation = text.push(&details.federation);
            (event.start, event.end, event.pace) = (details.start, details.end, details.pace);
            event.time_text = text.push(&details.time_control);
            event.chief_arbiter = Arbiter { text: text.push(&details.arbiter) };
            facts.schedule.announce(details.rounds.max(facts.rounds.count()));
            facts.system = details.system;
            Ok(())
        })
    }

    /// The same event before its first round: who takes part and by which rules, nothing paired, nobody gone.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// event.pair([(alyx, bruno)])?;
    /// event.withdraw(alyx, 1)?;
    /// let again = event.anew()?;
    /// assert_eq!((again.tournament().players.len(), again.tournament().rounds.count()), (2, 0));
    /// assert_eq!(again.tournament().status_of(alyx.participant()).left, None);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn anew(&self) -> Result<Self, ChangeError> {
        let mut event = self.clone();
        event.change(|draft| {
            let facts = &mut draft.facts;
            facts.rounds = PairedRounds::default();
            facts.requests.clear();
            facts.adjustments.clear();
            facts.external.clear();
            facts.ratings.retain(|entry| entry.from == ValidFrom::Start);
            let players = facts.players.iter_mut().map(|one| (&mut one.status, &mut one.published));
            for (status, published) in
                players.chain(facts.teams.iter_mut().map(|one| (&mut one.status, &mut one.published)))
            {
                (*status, *published) = (Status::default(), Published::default());
            }
            for round in &mut facts.schedule.rounds {
                round.date = None;
            }
            Ok(())
        })?;
        Ok(event)
    }
}
