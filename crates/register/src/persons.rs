//! 7.12: the persons of a register: what an imported list says of them, what was entered, and what holds from which day on.

mod interned;
mod places;

use std::collections::BTreeMap;

use exaequo_lists::Row;
use exaequo_model::{Birth, Date, Sex, search_key};

use crate::fact::{Association, Field, PersonFacts};
use interned::{Interned, Text, Word};
use places::Places;

/// The place of a person in a register, which alone gives it out. Another register may have nobody there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub(crate) u32);

impl PersonId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a person on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person<'a> {
    /// The identification number.
    pub number: u64,
    /// The name, family name first.
    pub name: &'a str,
    /// The federation, three letters.
    pub federation: &'a str,
    /// Man or woman, where it is known.
    pub sex: Option<Sex>,
    /// Year or day of birth.
    pub birth: Birth,
    /// The title, such as `GM`.
    pub title: &'a str,
    /// The title of women, such as `WGM`.
    pub women_title: &'a str,
    /// Titles of arbiters, organisers and trainers.
    pub other_titles: &'a str,
    /// The title of FIDE's online arena.
    pub arena_title: &'a str,
    /// 7.14g: the association the person is a member of.
    pub member: Option<Association>,
}

/// What was said first of a person, closely packed: there may be two million.
#[derive(Clone, Copy, Debug)]
struct Record {
    number: u64,
    name: Text,
    birth: Birth,
    federation: Word,
    title: Word,
    women_title: Word,
    other_titles: Word,
    arena_title: Word,
    sex: Option<Sex>,
    came: Came,
}

/// Something that holds of a person from a day on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    from: Date,
    /// The entry that says it.
    entry: u64,
    field: Field,
}

/// How a person came into the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    /// With the list the register begins with.
    Listed,
    /// By being entered, or with another list beside it.
    Entered,
}

/// The persons of a register.
#[derive(Clone, Debug, Default)]
pub struct Persons {
    records: Vec<Record>,
    places: Places,
    texts: Interned,
    /// What holds from a day on, in the order in which it was said.
    dated: BTreeMap<u64, Vec<Said>>,
    /// Numbers that were given up, with those that stay.
    merged: BTreeMap<u64, u64>,
}

impl Persons {
    /// Takes in a row of a list; whoever is known already stays as they are.
    pub(crate) fn import(&mut self, row: &Row<'_>, came: Came) -> PersonId {
        if let Some(known) = self.places.get(row.id) {
            return known;
        }
        let birth = row.birth.map_or(Birth::Unknown, Birth::Year);
        let record = Record {
            number: row.id,
            name: self.texts.text(&row.name),
            birth,
            federation: self.texts.word(&row.federation),
            title: self.texts.word(&row.title),
            women_title: self.texts.word(&row.women_title),
            other_titles: self.texts.word(&row.other_titles),
            arena_title: self.texts.word(&row.arena_title),
            sex: row.sex,
            came,
        };
        self.push(record)
    }

    /// Takes in a person who is entered.
    pub(crate) fn enter(&mut self, person: &PersonFacts) -> PersonId {
        if let Some(known) = self.places.get(person.number) {
            return known;
        }
        let none = self.texts.word("");
        let record = Record {
            number: person.number,
            name: self.texts.text(&person.name),
            birth: person.birth.map_or(Birth::Unknown, Birth::from),
            federation: self.texts.word(&person.federation),
            title: self.texts.word(&person.title),
            women_title: none,
            other_titles: none,
            arena_title: none,
            sex: person.sex.map(Sex::from),
            came: Came::Entered,
        };
        self.push(record)
    }

    fn push(&mut self, record: Record) -> PersonId {
        let id = PersonId(u32::try_from(self.records.len()).unwrap_or(u32::MAX));
        self.places.insert(record.number, id);
        self.records.push(record);
        id
    }

    /// Something holds of a person from a day on.
    pub(crate) fn say(&mut self, entry: u64, number: u64, from: Date, field: Field) {
        self.dated.entry(self.current(number)).or_default().push(Said { from, entry, field });
    }

    /// Two numbers are one person. A merge that would close a circle is ignored: nobody would be left.
    pub(crate) fn merge(&mut self, from: u64, into: u64) {
        if !self.chain(into).any(|number| number == from) {
            self.merged.insert(from, into);
        }
    }

    pub(crate) fn split(&mut self, from: u64) {
        self.merged.remove(&from);
    }

    /// The number that stays where one was given up.
    pub fn current(&self, number: u64) -> u64 {
        self.chain(number).last().unwrap_or(number)
    }

    /// A number and those it was given up for, one after the other.
    fn chain(&self, number: u64) -> impl Iterator<Item = u64> {
        std::iter::successors(Some(number), |number| self.merged.get(number).copied())
    }

    /// The person of a number, also of one that was given up. A merge into a number that nobody has is ignored.
    pub fn find(&self, number: u64) -> Option<PersonId> {
        self.places.get(self.current(number)).or_else(|| self.places.get(number))
    }

    /// The person of a number, whether or not it was given up.
    pub fn exactly(&self, number: u64) -> Option<PersonId> {
        self.places.get(number)
    }

    /// Whether a number was entered or imported, given up or not.
    pub fn has(&self, number: u64) -> bool {
        self.places.get(number).is_some()
    }

    fn record(&self, person: PersonId) -> Option<&Record> {
        self.records.get(person.index())
    }

    /// The number of a person; 0, which nobody has, for the id of another register.
    pub fn number(&self, person: PersonId) -> u64 {
        self.record(person).map_or(0, |record| record.number)
    }

    /// Whether a person's number was given up for another.
    pub fn is_given_up(&self, person: PersonId) -> bool {
        let number = self.number(person);
        self.merged.contains_key(&number) && self.find(number) != Some(person)
    }

    /// Numbers that were given up, with those that stay.
    pub fn merged(&self) -> &BTreeMap<u64, u64> {
        &self.merged
    }

    /// Numbers of whom something else is said than in another state.
    pub(crate) fn differing(&self, other: &Self) -> Vec<u64> {
        let numbers = self.dated.keys().chain(other.dated.keys()).copied();
        let mut numbers: Vec<u64> =
            numbers.filter(|number| self.dated.get(number) != other.dated.get(number)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// All persons, in the order in which they came.
    pub fn ids(&self) -> impl Iterator<Item = PersonId> + use<> {
        (0..u32::try_from(self.records.len()).unwrap_or(u32::MAX)).map(PersonId)
    }

    /// All persons as lists have them: those of the imported list in its order, others between them by name.
    pub fn by_name(&self) -> Vec<PersonId> {
        let key = |person: &PersonId| search_key(self.texts.of_text(self.records[person.index()].name));
        let (listed, mut others): (Vec<PersonId>, Vec<PersonId>) =
            self.ids().partition(|person| self.records[person.index()].came == Came::Listed);
        if others.is_empty() {
            return listed;
        }
        others.sort_by_cached_key(|person| (key(person), *person));
        let mut all = Vec::with_capacity(self.records.len());
        let mut done = 0;
        for other in others {
            let own = key(&other);
            let place = done + listed[done..].partition_point(|person| key(person) <= own);
            all.extend_from_slice(&listed[done..place]);
            all.push(other);
            done = place;
        }
        all.extend_from_slice(&listed[done..]);
        all
    }

    /// What is known of a person on a day; nothing for the id of another register.
    pub fn on(&self, person: PersonId, day: Date) -> Person<'_> {
        self.known(person, day, u64::MAX)
    }

    /// What was known of a person on a day when an entry was the newest.
    pub(crate) fn known(&self, person: PersonId, day: Date, entry: u64) -> Person<'_> {
        let mut found = self.at_first(person);
        for said in self.said(person).into_iter().filter(|said| said.from <= day && said.entry <= entry) {
            found.take(&said.field);
        }
        found
    }

    /// What was said first of a person.
    pub(crate) fn at_first(&self, person: PersonId) -> Person<'_> {
        let Some(record) = self.record(person) else { return Person::NOBODY };
        let word = |word| self.texts.of_word(word);
        Person {
            number: record.number,
            name: self.texts.of_text(record.name),
            federation: word(record.federation),
            sex: record.sex,
            birth: record.birth,
            title: word(record.title),
            women_title: word(record.women_title),
            other_titles: word(record.other_titles),
            arena_title: word(record.arena_title),
            member: None,
        }
    }

    /// What was said of a person, oldest day first; of two facts of one day the later one counts.
    fn said(&self, person: PersonId) -> Vec<&Said> {
        let mut said: Vec<&Said> = self.dated.get(&self.number(person)).into_iter().flatten().collect();
        said.sort_by_key(|said| said.from);
        said
    }

    /// The birth alone, which K is asked for game by game.
    pub(crate) fn birth(&self, person: PersonId, day: Date) -> Birth {
        if self.has_dated(person) {
            return self.on(person, day).birth;
        }
        self.record(person).map_or(Birth::Unknown, |record| record.birth)
    }

    /// 7.14g: those who are members of an association on a day.
    pub(crate) fn members(&self, day: Date) -> Vec<PersonId> {
        let persons = self.dated.keys().filter_map(|number| self.find(*number));
        persons.filter(|person| self.member(*person, day).is_some()).collect()
    }

    /// 7.14g: the association a person is a member of on a day.
    pub(crate) fn member(&self, person: PersonId, day: Date) -> Option<Association> {
        self.has_dated(person).then(|| self.on(person, day).member).flatten()
    }

    fn has_dated(&self, person: PersonId) -> bool {
        !self.dated.is_empty() && self.dated.contains_key(&self.number(person))
    }
}

impl<'a> Person<'a> {
    /// The id of no person in this register.
    const NOBODY: Self = Self {
        number: 0,
        name: "",
        federation: "",
        sex: None,
        birth: Birth::Unknown,
        title: "",
        women_title: "",
        other_titles: "",
        arena_title: "",
        member: None,
    };

    fn take(&mut self, field: &'a Field) {
        match field {
            Field::Name(name) => self.name = name,
            Field::Federation(federation) => self.federation = federation,
            Field::Sex(sex) => self.sex = Some((*sex).into()),
            Field::Birth(birth) => self.birth = (*birth).into(),
            Field::Title(title) => self.title = title,
            Field::WomenTitle(title) => self.women_title = title,
            Field::OtherTitles(titles) => self.other_titles = titles,
            Field::Member(member) => self.member = *member,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two million persons of a register of FIDE's size are in memory at once.
    #[test]
    fn a_record_is_packed() {
        assert_eq!(size_of::<Record>(), 32);
    }
}
