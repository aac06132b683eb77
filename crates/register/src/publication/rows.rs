//! The rows of a list before it is published.

use exaequo_model::Date;
use exaequo_rating::{CoefficientRule, Least, Provisions};

use super::{PublicationFinding, is_far_shorter};
use crate::book::{Origin, Standing};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::movement::Movement;
use crate::persons::PersonId;
use crate::register::Register;

pub(super) fn findings(register: &Register, kind: Kind, list: Date) -> Vec<PublicationFinding> {
    let Some(provisions) = register.settings.provisions(kind, list) else { return Vec::new() };
    let movements = register.movements(kind, list);
    let mut found = Vec::new();
    found.extend(lost_and_gained(register, kind, list, &movements));
    found.extend(movements.iter().filter_map(|one| unexplained(kind, one)));
    found.extend(movements.iter().filter_map(|one| jump(kind, one, &provisions)));
    let changes = register.book(kind).changes(Month::of(list));
    found.extend(changes.iter().filter_map(|one| below_floor(kind, one, &provisions)));
    found.extend(changes.iter().filter_map(|one| few_games(kind, one, &provisions)));
    let exceptions = register.other_coefficients[kind];
    if exceptions > 0 {
        found.push(PublicationFinding::OtherCoefficients { kind, players: exceptions });
    }
    found.extend(unknown_births(register, kind, list, &movements, &provisions));
    found
}

/// Who came and who went: told on every list, and a reason to stop where far fewer are left.
fn lost_and_gained(
    register: &Register,
    kind: Kind,
    list: Date,
    movements: &[Movement],
) -> Option<PublicationFinding> {
    let after = register.rated(kind, Month::of(list));
    let persons = |is: fn(&&Movement) -> bool| movements.iter().filter(is).map(|one| one.person).collect();
    let gone: Vec<PersonId> = persons(|one| one.before.is_some() && one.after.is_none());
    let gained: Vec<PersonId> = persons(|one| one.before.is_none() && one.after.is_some());
    let before = (after + gone.len()).saturating_sub(gained.len());
    if is_far_shorter(after as u64, before as u64) {
        return Some(PublicationFinding::FewerRows { kind, before, after, lost: gone, gained });
    }
    let is_news = !gone.is_empty() || !gained.is_empty();
    is_news.then_some(PublicationFinding::LostAndGained { kind, lost: gone, gained })
}

fn unexplained(kind: Kind, one: &Movement) -> Option<PublicationFinding> {
    let without_reason = matches!(one.origin, Origin::Games | Origin::Delisted) && one.games == 0;
    without_reason.then_some(PublicationFinding::Unexplained { kind, person: one.person })
}

/// A game changes a rating by less than K.
fn jump(kind: Kind, one: &Movement, provisions: &Provisions) -> Option<PublicationFinding> {
    let change = one.change().filter(|_| one.origin == Origin::Games)?;
    let most = i32::from(provisions.coefficient.highest()) * i32::from(one.games);
    let too_far = change.abs() > most;
    too_far.then_some(PublicationFinding::Jump { kind, person: one.person, change, games: one.games })
}

fn below_floor(kind: Kind, one: &Standing, provisions: &Provisions) -> Option<PublicationFinding> {
    let (rating, floor) = (one.rating()?, provisions.floor);
    let below = rating < floor && one.origin() != Origin::Imported;
    below.then_some(PublicationFinding::BelowFloor { kind, person: one.person, rating, floor })
}

fn few_games(kind: Kind, one: &Standing, provisions: &Provisions) -> Option<PublicationFinding> {
    let needed = provisions.games_needed(Least::Reduced).min(provisions.games_needed(Least::Usual));
    let few = one.origin() == Origin::First && one.all_games < u16::from(needed);
    few.then_some(PublicationFinding::FewGames { kind, person: one.person, games: one.all_games, needed })
}

fn unknown_births(
    register: &Register,
    kind: Kind,
    list: Date,
    movements: &[Movement],
    provisions: &Provisions,
) -> Option<PublicationFinding> {
    let depends = matches!(provisions.coefficient, CoefficientRule::GamesAndAge { .. });
    let unknown =
        |one: &&Movement| one.games > 0 && register.persons.birth(one.person, list).year().is_none();
    let players = movements.iter().filter(unknown).count();
    (depends && players > 0).then_some(PublicationFinding::UnknownBirths { kind, players })
}

impl Register {
    /// How many players are rated on a list.
    pub fn rated(&self, kind: Kind, list: Month) -> usize {
        let book = self.book(kind);
        let is_rated = |person| book.on(person, list).is_some_and(|standing| standing.rating.is_some());
        book.persons().filter(|person| is_rated(*person)).count()
    }
}
