//! 7.1: one list of one kind: the events on it are rated with the ratings of their days, and every player is rounded once.

mod entrants;
mod outcome;

use std::sync::Arc;

use exaequo_model::{Date, PlayerId, Tournament};
use exaequo_rating::{Declared, Entrants, EventRating, Input, Part, Pool, Provisions, rate};

use crate::book::Book;
use crate::fact::EventId;
use crate::kind::{ByKind, Kind};
use crate::list_date::Month;
use crate::persons::{PersonId, Persons};
pub(crate) use entrants::{Lookup, history, history_of, standard_stands_in};
pub(crate) use outcome::{Effect, Outcome};

/// A part of an event that is rated on a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartOnList<'a> {
    pub(crate) event: EventId,
    pub(crate) version: u32,
    pub(crate) tournament: &'a Tournament,
    pub(crate) provisions: &'a Provisions,
    pub(crate) declared: &'a Declared,
    pub(crate) part: Part,
    /// The parts before it, for whoever is new in the event (4.13).
    pub(crate) earlier: &'a [Part],
}

/// A part of an event that was rated, as whoever watches sees it.
#[derive(Clone, Copy, Debug)]
pub struct RatedPart<'a> {
    /// The event the part belongs to.
    pub event: EventId,
    /// The version of its report.
    pub version: u32,
    /// The kind of rating.
    pub kind: Kind,
    /// The list on which it is rated.
    pub list: Date,
    /// What it was rated from.
    pub input: Input<'a>,
    /// What came of it.
    pub rating: &'a EventRating,
    /// The players as persons of the register, in order.
    pub persons: &'a [Option<PersonId>],
}

impl RatedPart<'_> {
    /// The player who is a person.
    pub fn player(&self, person: PersonId) -> Option<PlayerId> {
        let place = self.persons.iter().position(|one| *one == Some(person))?;
        u32::try_from(place).ok().map(PlayerId)
    }
}

/// Whoever watches events being rated.
pub type Watch<'a> = &'a mut dyn FnMut(&RatedPart<'_>);

/// What a list is worked out from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run<'a> {
    pub(crate) kind: Kind,
    pub(crate) list: Month,
    pub(crate) persons: &'a Persons,
    pub(crate) books: &'a ByKind<Book>,
}

impl Run<'_> {
    /// Rates a part of an event and takes it in.
    pub(crate) fn rate(&self, one: &PartOnList<'_>, outcome: &mut Outcome, watch: Watch<'_>) {
        let persons = self.persons_of(one.tournament);
        let entrants = self.entrants(one, &persons);
        let pools = self.pools(&persons, outcome);
        let input = Input {
            tournament: one.tournament,
            provisions: one.provisions,
            entrants: &entrants,
            declared: one.declared,
            earlier: &pools,
        };
        let rating = rate(&input);
        let provisions = Arc::new(*one.provisions);
        for (person, result) in persons.iter().zip(&rating.players) {
            if let Some(person) = person {
                outcome.add(*person, &provisions, entrants.get(result.player), result);
            }
        }
        let (event, version, kind, list) = (one.event, one.version, self.kind, self.list.first_day());
        watch(&RatedPart { event, version, kind, list, input, rating: &rating, persons: &persons });
    }

    /// The players of a tournament as persons.
    pub(crate) fn persons_of(&self, tournament: &Tournament) -> Vec<Option<PersonId>> {
        let person = |number: Option<u64>| number.and_then(|number| self.persons.find(number));
        tournament.players.iter().map(|player| person(player.fide_id.number())).collect()
    }

    fn entrants(&self, one: &PartOnList<'_>, persons: &[Option<PersonId>]) -> Entrants {
        let lookup = Lookup { run: self, provisions: one.provisions };
        let mut entrants = lookup.entrants(one.part, persons);
        if one.part.is_last() && !one.earlier.is_empty() {
            let before: Vec<Entrants> =
                one.earlier.iter().map(|part| lookup.entrants(*part, persons)).collect();
            entrants.after_parts(&before.iter().collect::<Vec<_>>());
        }
        entrants
    }

    /// 8.3: the results that unrated players have, those of this list included.
    fn pools(&self, persons: &[Option<PersonId>], outcome: &Outcome) -> Vec<Pool> {
        let book = &self.books[self.kind];
        let pool = |person: PersonId| outcome.pool(person).or_else(|| book.pool(person)).cloned();
        persons.iter().map(|person| person.and_then(pool).unwrap_or_default()).collect()
    }
}
