//! 7.11, 8.4, 8.56: the ratings players come with, as the lists of the register have them.

use exaequo_model::{Birth, Date};
use exaequo_rating::{
    Entrant, Entrants, Exactness, History, Least, ListOfK, Part, Provisions, RatingRemark, Substitute,
};

use super::Run;
use crate::book::{Book, Origin, Standing};
use crate::history::HistoryRow;
use crate::kind::Kind;
use crate::persons::PersonId;

/// Looks up the players of an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookup<'a> {
    pub(crate) run: &'a Run<'a>,
    pub(crate) provisions: &'a Provisions,
}

/// What the lists say of a player: that at the start, and the newest before the one on which the event is rated.
#[derive(Clone, Copy, Debug, Default)]
struct Found<'a> {
    at_start: Option<&'a Standing>,
    newest: Option<&'a Standing>,
}

impl Lookup<'_> {
    /// The players of a part of an event.
    pub(crate) fn entrants(&self, part: Part, persons: &[Option<PersonId>]) -> Entrants {
        let start = part.days.start.unwrap_or(Date::MIN);
        let entrant = |person: &Option<PersonId>| match person {
            Some(person) => self.entrant(*person, start),
            None => Entrant::default(),
        };
        Entrants::of_register(part, persons.iter().map(entrant).collect())
    }

    fn entrant(&self, person: PersonId, start: Date) -> Entrant {
        let book = &self.run.books[self.run.kind];
        let found = self.found(book, person, start);
        let history = self.history(person, found);
        let mut entrant = Entrant::with_history(history);
        entrant.least = self.least(person);
        let after_start = found.newest.filter(|newest| newest.list > book.in_force(start));
        entrant.rating = found.at_start.and_then(|standing| self.rated(&mut entrant, standing));
        match (entrant.rating, after_start) {
            (Some(_), Some(newest)) if newest.rating.is_none() => {
                entrant.delisted = Some(newest.list.first_day());
            }
            (Some(_), Some(newest)) => entrant.newest = newest.rating(),
            (None, Some(newest)) => entrant.since = newest.rating(),
            (_, None) => {}
        }
        if entrant.rating.or(entrant.since).is_none() {
            self.substitute(&mut entrant, person, start);
        }
        entrant.history.rating = entrant.rating.or(entrant.since);
        entrant
    }

    fn found<'b>(&self, book: &'b Book, person: PersonId, start: Date) -> Found<'b> {
        // The list of the first of a month holds from that day on.
        let at_start = book.on(person, book.in_force(start)).filter(|_| start > Date::MIN);
        Found { at_start, newest: book.before(person, self.run.list) }
    }

    /// 7.21: a rating below the floor of the event's edition is none.
    fn rated(&self, entrant: &mut Entrant, standing: &Standing) -> Option<u16> {
        let rating = standing.rating()?;
        if rating < self.provisions.floor {
            entrant.remark = Some(RatingRemark::BelowFloor(rating));
            return None;
        }
        Some(rating)
    }

    /// 7.11: the standard rating that stands in for a missing one of rapid or blitz.
    pub(crate) fn stand_in(&self, person: PersonId, start: Date) -> Option<u16> {
        let book = &self.run.books.standard;
        let standing = book.on(person, book.in_force(start));
        let rating = standing.and_then(Standing::rating).filter(|own| *own >= self.provisions.floor);
        rating.filter(|_| standard_stands_in(self.run.kind, self.provisions))
    }

    fn substitute(&self, entrant: &mut Entrant, person: PersonId, start: Date) {
        if let Some(rating) = self.stand_in(person, start) {
            entrant.rating = Some(rating);
            entrant.remark = Some(RatingRemark::Substituted);
            // Whoever has no rating of this kind has had no rated game of it, or one long gone (7.21).
            entrant.history.games = entrant.history.games.or(Some(0));
            entrant.history.highest = None;
        }
    }

    /// 8.56, ruling 48: the games and the highest rating of the list whose K holds.
    fn history(&self, person: PersonId, found: Found<'_>) -> History {
        let standing = match self.provisions.list_of_k {
            ListOfK::Newest => found.newest,
            ListOfK::AtStart => found.at_start,
        };
        history(standing, self.run.persons.birth(person, self.run.list.first_day()))
    }

    /// 7.14g, ruling 52: membership on the day of the list.
    fn least(&self, person: PersonId) -> Least {
        match self.run.persons.member(person, self.run.list.first_day()) {
            Some(_) => Least::Reduced,
            None => Least::Usual,
        }
    }
}

/// 7.11: whether a standard rating stands in where one of this kind is missing.
pub(crate) fn standard_stands_in(kind: Kind, provisions: &Provisions) -> bool {
    let of_fide = matches!(kind, Kind::Rapid | Kind::Blitz);
    of_fide && provisions.substitute == Substitute::Standard
}

/// 8.56: what decides K, as a page of a list has it.
pub(crate) fn history_of(row: &HistoryRow, birth: Birth) -> History {
    History {
        rating: row.rating,
        highest: Some(row.highest),
        games: Some(u32::from(row.all_games)),
        birth,
        ..History::default()
    }
}

/// 8.56: what decides K, as a list has it.
pub(crate) fn history(standing: Option<&Standing>, birth: Birth) -> History {
    let Some(standing) = standing else { return History { birth, ..History::default() } };
    let imported = standing.origin() == Origin::Imported;
    History {
        rating: standing.rating(),
        highest: Some(standing.highest),
        games: Some(u32::from(standing.all_games)),
        games_certainty: if imported { Exactness::AtLeast } else { Exactness::Exactly },
        birth,
        ..History::default()
    }
}
