//! Pages of a register that are kept beside it, so that one player is found without working all lists out: persons by
//! number, and what each list changed by number. They follow from the register and can be made again.

use exaequo_model::{Birth, Date};
use exaequo_rating::{Edition, coefficient};

use super::{HistoryRow, KindHistory, PlayerHistory};
use crate::book::Origin;
use crate::diff::{Cause, RowDifference};
use crate::fact::{Born, Field};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;
use crate::run::history_of;

/// Rows of a list on a page, and persons on one.
const ROWS: usize = 512;
const PERSONS: usize = 1024;
/// Bytes of a row.
const ROW: usize = 26;
/// No rating, and no K.
const NONE: u16 = 0;

/// A page: the smallest and the largest number on it, and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPage {
    /// The smallest number.
    pub first: u64,
    /// The largest number.
    pub last: u64,
    /// What is on it.
    pub bytes: Vec<u8>,
}

/// Bytes that are no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these bytes are no page of a register")]
pub struct NotAPage;

/// What a page says of a person, before facts that were entered later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonPage {
    number: u64,
    birth: Option<i16>,
    texts: [String; 4],
}

impl Register {
    /// What a list of a kind changed, by number.
    pub fn change_pages(&self, kind: Kind, list: Date) -> Vec<KeptPage> {
        let mut rows: Vec<(u64, HistoryRow)> = self
            .book(kind)
            .changes(Month::of(list))
            .iter()
            .map(|own| (self.persons.number(own.person), self.history_row(kind, own)))
            .collect();
        rows.sort_unstable_by_key(|(number, _)| *number);
        rows.chunks(ROWS)
            .map(|rows| page(rows, |(number, _)| *number, |row, out| put_row(row.0, &row.1, out)))
            .collect()
    }

    /// The persons of imported lists, by number.
    pub fn person_pages(&self) -> Vec<KeptPage> {
        // Whoever asks for a number that was given up is told of the one that stays, which only the register knows.
        let present = self.persons.ids().filter(|person| !self.persons.is_given_up(*person));
        let mut numbers: Vec<u64> = present.map(|person| self.persons.number(person)).collect();
        numbers.sort_unstable();
        let put = |number: &u64, out: &mut Vec<u8>| self.put_person(*number, out);
        numbers.chunks(PERSONS).map(|numbers| page(numbers, |number| *number, put)).collect()
    }

    fn put_person(&self, number: u64, out: &mut Vec<u8>) {
        let Some(person) = self.persons.exactly(number) else { return };
        let facts = self.persons.at_first(person);
        out.extend(number.to_le_bytes());
        out.extend(facts.birth.year().unwrap_or(0).to_le_bytes());
        for text in [facts.name, facts.federation, facts.title, facts.women_title] {
            let text = &text.as_bytes()[..text.len().min(usize::from(u8::MAX))];
            out.push(u8::try_from(text.len()).unwrap_or(0));
            out.extend(text);
        }
    }
}

/// Bytes of a row that differs.
const DIFFERENCE: usize = 19;

fn difference_pages(rows: &[RowDifference]) -> Vec<KeptPage> {
    let mut rows: Vec<&RowDifference> = rows.iter().collect();
    rows.sort_by_key(|row| row.number);
    // All rows of a number stand on one page.
    let mut pages: Vec<Vec<&RowDifference>> = Vec::new();
    for same in rows.chunk_by(|one, other| one.number == other.number) {
        match pages.last_mut().filter(|page| page.len() < ROWS) {
            Some(page) => page.extend(same),
            None => pages.push(same.to_vec()),
        }
    }
    pages.iter().map(|rows| page(rows, |row| row.number, |row, out| put_difference(row, out))).collect()
}

fn put_difference(row: &RowDifference, out: &mut Vec<u8>) {
    out.extend(row.number.to_le_bytes());
    out.push(
        Kind::ALL.iter().position(|kind| *kind == row.kind).and_then(|at| u8::try_from(at).ok()).unwrap_or(0),
    );
    let numbers = [
        Month::of(row.list).number(),
        row.before.unwrap_or(NONE),
        row.games_before,
        row.after.unwrap_or(NONE),
        row.games_after,
    ];
    for one in numbers {
        out.extend(one.to_le_bytes());
    }
}

impl RowDifference {
    /// The rows that a correction changed, on pages by number.
    pub fn pages(rows: &[Self]) -> Vec<KeptPage> {
        difference_pages(rows)
    }

    /// What a page of such rows says of a player.
    pub fn on_page(page: &[u8], number: u64) -> Result<Vec<Self>, NotAPage> {
        if !page.len().is_multiple_of(DIFFERENCE) {
            return Err(NotAPage);
        }
        let rows = page.chunks(DIFFERENCE).map(Self::read);
        rows.filter(|row| row.as_ref().map_or(true, |row| row.number == number)).collect()
    }

    fn read(row: &[u8]) -> Result<Self, NotAPage> {
        let mut bytes = Bytes(row);
        let number = u64::from_le_bytes(bytes.array()?);
        let [kind] = bytes.array()?;
        let kind = *Kind::ALL.get(usize::from(kind)).ok_or(NotAPage)?;
        let mut next = || bytes.number();
        let list = Month::numbered(next()?).first_day();
        let rating = |rating: u16| Some(rating).filter(|rating| *rating != NONE);
        let (before, games_before) = (rating(next()?), next()?);
        let (after, games_after) = (rating(next()?), next()?);
        Ok(Self { list, kind, number, before, after, games_before, games_after, cause: Cause::Follows })
    }
}

fn page<T>(items: &[T], number: impl Fn(&T) -> u64, put: impl Fn(&T, &mut Vec<u8>)) -> KeptPage {
    let mut bytes = Vec::new();
    for item in items {
        put(item, &mut bytes);
    }
    KeptPage { first: items.first().map_or(0, &number), last: items.last().map_or(0, &number), bytes }
}

fn put_row(number: u64, row: &HistoryRow, out: &mut Vec<u8>) {
    out.extend(number.to_le_bytes());
    let numbers =
        [row.rating.unwrap_or(NONE), row.before.unwrap_or(NONE), row.highest, row.games, row.all_games];
    for one in numbers.into_iter().chain([row.active.number()]) {
        out.extend(one.to_le_bytes());
    }
    out.extend(row.revision.to_le_bytes());
    out.extend([row.k.unwrap_or(0), row.origin as u8]);
}

/// The bytes of a page, from the front.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NotAPage> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(NotAPage)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NotAPage> {
        self.take(N)?.try_into().map_err(|_| NotAPage)
    }

    fn number(&mut self) -> Result<u16, NotAPage> {
        self.array().map(u16::from_le_bytes)
    }

    fn text(&mut self) -> Result<String, NotAPage> {
        let length = usize::from(self.array::<1>()?[0]);
        Ok(String::from_utf8_lossy(self.take(length)?).into_owned())
    }
}

impl HistoryRow {
    /// What a page of a list says of a player.
    pub fn on_page(list: Month, page: &[u8], number: u64) -> Result<Option<Self>, NotAPage> {
        if !page.len().is_multiple_of(ROW) {
            return Err(NotAPage);
        }
        let of = |row: &[u8]| row.first_chunk().map_or(0, |number| u64::from_le_bytes(*number));
        let rows: Vec<&[u8]> = page.chunks(ROW).collect();
        let Ok(place) = rows.binary_search_by_key(&number, |row| of(row)) else { return Ok(None) };
        let mut bytes = Bytes(&rows[place][8..]);
        let mut next = || bytes.number();
        let (rating, before, highest) = (next()?, next()?, next()?);
        let (games, all_games, active) = (next()?, next()?, next()?);
        let revision = u32::from_le_bytes(bytes.array()?);
        let [k, origin] = bytes.array()?;
        Ok(Some(Self {
            list,
            revision,
            rating: Some(rating).filter(|rating| *rating != NONE),
            before: Some(before).filter(|rating| *rating != NONE),
            highest,
            games,
            all_games,
            active: Month::numbered(active),
            k: Some(k).filter(|k| *k != 0),
            origin: Origin::numbered(origin).ok_or(NotAPage)?,
        }))
    }
}

impl PersonPage {
    /// What a page of persons says of one.
    pub fn on_page(page: &[u8], number: u64) -> Result<Option<Self>, NotAPage> {
        let mut bytes = Bytes(page);
        while !bytes.0.is_empty() {
            let own = u64::from_le_bytes(bytes.array()?);
            let year = i16::from_le_bytes(bytes.array()?);
            let texts = [bytes.text()?, bytes.text()?, bytes.text()?, bytes.text()?];
            if own == number {
                return Ok(Some(Self { number, birth: Some(year).filter(|year| *year != 0), texts }));
            }
        }
        Ok(None)
    }

    /// The player, with facts that were entered later, and what the lists changed; by the editions in force, where the
    /// register has no regulations of its own.
    pub fn with(
        self,
        facts: &[(Date, Field)],
        newest: Date,
        kinds: Vec<(Kind, Vec<HistoryRow>)>,
    ) -> PlayerHistory {
        let [name, federation, title, women_title] = self.texts;
        let mut player = PlayerHistory {
            newest,
            number: self.number,
            name,
            federation,
            title,
            women_title,
            birth: self.birth.map_or(Birth::Unknown, Birth::Year),
            member: None,
            kinds: Vec::new(),
            revised: Vec::new(),
        };
        let mut facts: Vec<&(Date, Field)> = facts.iter().filter(|(from, _)| *from <= newest).collect();
        facts.sort_by_key(|(from, _)| *from);
        for (_, field) in facts {
            player.say(field);
        }
        let birth = player.birth;
        player.kinds =
            kinds.into_iter().filter_map(|(kind, rows)| of_kind(kind, rows, birth, newest)).collect();
        player
    }
}

fn of_kind(kind: Kind, mut rows: Vec<HistoryRow>, birth: Birth, newest: Date) -> Option<KindHistory> {
    rows.sort_by_key(|row| std::cmp::Reverse(row.list));
    let row = rows.first().copied()?;
    let rules = Edition::in_force(kind.pace(), newest).and_then(|edition| edition.provisions[kind.pace()]);
    let rules = rules.filter(|_| row.rating.is_some());
    let k = rules.map(|rules| coefficient(&rules, &history_of(&row, birth), Some(newest)).value);
    Some(KindHistory { kind, k, rows })
}

impl PlayerHistory {
    fn say(&mut self, field: &Field) {
        match field {
            Field::Name(name) => self.name.clone_from(name),
            Field::Federation(federation) => self.federation.clone_from(federation),
            Field::Birth(Born::Year(year)) => self.birth = Birth::Year(*year),
            Field::Birth(Born::Day(day)) => self.birth = Birth::Day(*day),
            Field::Title(title) => self.title.clone_from(title),
            Field::WomenTitle(title) => self.women_title.clone_from(title),
            Field::Member(member) => self.member = *member,
            Field::Sex(_) | Field::OtherTitles(_) => {}
        }
    }
}
