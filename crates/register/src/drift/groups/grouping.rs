//! 8.55: games are added to the groups of their players.

use std::collections::BTreeMap;

use exaequo_model::Sex;

use super::super::leaf::Counted;
use super::{AgeBand, Border, GamesBand, Group, Groups, RatingBand, Tally};
use crate::book::Origin;
use crate::kind::Kind;
use crate::list_date::Month;
use crate::persons::{Person, PersonId};
use crate::register::Register;

/// Groups while games are added.
#[derive(Debug)]
pub(in crate::drift) struct Grouping<'a> {
    register: &'a Register,
    kind: Kind,
    ratings: Gathered<RatingBand>,
    ages: Gathered<AgeBand>,
    sexes: Gathered<u8>,
    coefficients: Gathered<u8>,
    newcomers: Gathered<GamesBand>,
    federations: Gathered<&'a str>,
    borders: BTreeMap<[&'a str; 2], Tally>,
}

type Gathered<T> = BTreeMap<T, (Tally, u32)>;

impl<'a> Grouping<'a> {
    pub(in crate::drift) fn new(register: &'a Register, kind: Kind) -> Self {
        Self {
            register,
            kind,
            ratings: BTreeMap::new(),
            ages: BTreeMap::new(),
            sexes: BTreeMap::new(),
            coefficients: BTreeMap::new(),
            newcomers: BTreeMap::new(),
            federations: BTreeMap::new(),
            borders: BTreeMap::new(),
        }
    }

    /// Takes in a game of a list.
    pub(in crate::drift) fn add(&mut self, list: Month, sides: &[Option<Counted>; 2]) {
        let (day, register) = (list.first_day(), self.register);
        let facts = sides.map(|side| side.map(|side| register.persons.on(side.person, day)));
        let newcomers = sides.map(|side| self.games_before(side?.person, list));
        let rating = |side: Counted| u16::try_from(side.own).ok().map(RatingBand::of);
        gather(&mut self.ratings, sides, sides.map(|side| rating(side?)));
        gather(&mut self.ages, sides, facts.map(|facts| AgeBand::of(age(&facts?, day.year())?)));
        gather(&mut self.sexes, sides, facts.map(|facts| facts?.sex.map(code_of)));
        gather(&mut self.coefficients, sides, sides.map(|side| Some(side?.k)));
        gather(&mut self.newcomers, sides, newcomers);
        self.add_federations(sides, facts.map(|facts| Some(facts?.federation).filter(|own| !own.is_empty())));
    }

    /// The games a player had before a list, of whom the register knows them all.
    fn games_before(&self, person: PersonId, list: Month) -> Option<GamesBand> {
        let book = self.register.book(self.kind);
        let band = GamesBand::of(book.before(person, list)?.all_games)?;
        book.of(person).last().filter(|oldest| oldest.origin() == Origin::First).map(|_| band)
    }

    fn add_federations(&mut self, sides: &[Option<Counted>; 2], federations: [Option<&'a str>; 2]) {
        gather(&mut self.federations, sides, federations);
        let ([Some(white), Some(black)], [Some(own), Some(other)]) = (sides, federations) else { return };
        let (key, first) = if own < other { ([own, other], white) } else { ([other, own], black) };
        if own != other {
            self.borders.entry(key).or_default().add(first.score, first.expected);
        }
    }

    pub(in crate::drift) fn finish(self) -> Groups {
        let sexes = |code: u8| if code == code_of(Sex::Female) { Sex::Female } else { Sex::Male };
        let border =
            |(pair, tally): ([&str; 2], Tally)| Border { federations: pair.map(str::to_owned), tally };
        Groups {
            ratings: groups(self.ratings, |band| band),
            ages: groups(self.ages, |band| band),
            sexes: groups(self.sexes, sexes),
            coefficients: groups(self.coefficients, |k| k),
            newcomers: groups(self.newcomers, |band| band),
            federations: groups(self.federations, str::to_owned),
            borders: self.borders.into_iter().map(border).collect(),
        }
    }
}

/// Adds a game to the groups of its sides, or to the games between members of one.
fn gather<T: Ord + Copy>(groups: &mut Gathered<T>, sides: &[Option<Counted>; 2], of: [Option<T>; 2]) {
    let both = sides.iter().all(Option::is_some);
    if let [Some(one), Some(other)] = of
        && both
        && one == other
    {
        groups.entry(one).or_default().1 += 1;
        return;
    }
    for (side, own) in sides.iter().zip(of) {
        if let (Some(side), Some(own)) = (side, own) {
            groups.entry(own).or_default().0.add(side.score, side.expected);
        }
    }
}

fn groups<K, T>(gathered: Gathered<K>, of: impl Fn(K) -> T) -> Vec<Group<T>> {
    let group = |(key, (tally, between))| Group { of: of(key), tally, between };
    gathered.into_iter().map(group).collect()
}

/// The age somebody reaches in a year.
pub(in crate::drift) fn age(person: &Person<'_>, year: i16) -> Option<u8> {
    u8::try_from(year - person.birth.year()?).ok()
}

/// Women first, as they are the smaller group.
const fn code_of(sex: Sex) -> u8 {
    match sex {
        Sex::Female => 0,
        Sex::Male => 1,
    }
}
