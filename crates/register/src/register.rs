//! A register as its ledger makes it: settings, persons, events, and the lists that follow from them.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::Date;
use exaequo_rating::{Days, Declared, Official, Part, Provisions, RatingBasis};

use crate::book::Book;
use crate::digest::Digest;
use crate::events::{Events, ReportedEvent};
use crate::fact::{
    Adjusted, Base, Closed, EventId, Fact, ImportRole, Imported, ListDigest, On, Published, Version,
};
use crate::files::{FileError, Files, tournament};
use crate::kind::{ByKind, Kind};
use crate::ledger::{Entry, Ledger};
use crate::list_date::Month;
use crate::persons::Persons;
use crate::publication::PublicationFinding;
use crate::run::Watch;
use crate::settings::Settings;

/// A rating register: what follows from the facts of its ledger.
#[derive(Clone, Debug, Default)]
pub struct Register {
    /// What it is kept by.
    pub settings: Settings,
    /// The persons it knows.
    pub persons: Persons,
    /// The events that were reported.
    pub events: Events,
    pub(crate) imported: Vec<Imported>,
    pub(crate) adjusted: Vec<Adjusted>,
    /// 8.56: players whose K on an imported list is not that of the rule.
    pub(crate) other_coefficients: ByKind<u32>,
    /// Lists that were closed, with what was recorded of each revision.
    pub(crate) closed: BTreeSet<Month>,
    pub(crate) recorded: BTreeMap<(Month, Kind), Vec<ListDigest>>,
    /// The entry that recorded the newest revision of a list.
    recorded_by: BTreeMap<Month, u64>,
    pub(crate) published: Vec<Published>,
    pub(crate) overridden: Vec<(Date, String)>,
    /// The ratings, list by list.
    pub(crate) books: ByKind<Book>,
    /// What each list came to.
    pub(crate) digests: BTreeMap<(Month, Kind), Digest>,
    /// A list whose ratings were compared with their games, and what was found.
    pub(crate) proved: Option<(Month, Vec<PublicationFinding>)>,
}

/// A part of an event, and where it is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Planned {
    pub(crate) event: EventId,
    /// The version of the report that is rated.
    pub(crate) version: u32,
    /// The number of the part, from 0 on.
    pub(crate) part: usize,
    /// 7.13: events of one list are rated in the order of their first days.
    days: (Option<Date>, Option<Date>),
}

/// What is rated on which list.
pub(crate) type Plan = BTreeMap<(Month, Kind), Vec<Planned>>;

impl Register {
    /// What a ledger says, without the lists that follow from it.
    pub fn facts(ledger: &Ledger) -> Self {
        let mut register = Self::default();
        for entry in ledger.entries() {
            register.take(entry);
        }
        register
    }

    /// What a ledger says, with the persons of imported lists, and without the lists that follow.
    pub fn with_persons(ledger: &Ledger, files: &impl Files) -> Result<Self, FileError> {
        let mut register = Self::facts(ledger);
        register.import_persons(files)?;
        Ok(register)
    }

    /// What a ledger says, with all lists that were closed, worked out anew.
    pub fn read(ledger: &Ledger, files: &impl Files) -> Result<Self, FileError> {
        Self::read_watching(ledger, files, &mut |_| {})
    }

    /// The same, with somebody who watches events being rated.
    pub fn read_watching(ledger: &Ledger, files: &impl Files, watch: Watch<'_>) -> Result<Self, FileError> {
        let mut register = Self::facts(ledger);
        if register.settings.base == Base::Original {
            return Self::replay_originals(ledger, files, watch);
        }
        register.replay(files, watch)?;
        Ok(register)
    }

    /// Takes in an entry.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match &entry.fact {
            Fact::Set(setting) => self.settings.take(setting),
            Fact::Imported(imported) => self.imported.push(imported.clone()),
            Fact::Entered(person) => _ = self.persons.enter(person),
            Fact::Person { number, field, from } => {
                self.persons.say(entry.number, *number, *from, field.clone());
            }
            Fact::Merged { from, into } => self.persons.merge(*from, *into),
            Fact::Split { from } => self.persons.split(*from),
            Fact::Received(received) => self.events.receive(entry, received),
            Fact::Announced(announced) => self.events.announce(entry, announced),
            Fact::Decided(decision) => self.events.decide(entry, decision),
            Fact::Adjusted(adjusted) => self.adjusted.push(adjusted.clone()),
            Fact::Closed(Closed { lists, .. }) => {
                self.closed.extend(lists.iter().map(|one| Month::of(one.list)));
                self.record(entry.number, lists);
            }
            Fact::Revised { lists } => self.record(entry.number, lists),
            Fact::Published(published) => self.publish(published),
            Fact::Overridden { list, check } => self.overridden.push((*list, check.clone())),
        }
    }

    /// A revision of a list that is published again, as to another place, is one all the same.
    fn publish(&mut self, published: &Published) {
        let is_same = |one: &Published| (one.list, &one.revisions) == (published.list, &published.revisions);
        self.published.retain(|one| !is_same(one));
        self.published.push(published.clone());
    }

    /// Records lists as they stand with an entry.
    pub(crate) fn record(&mut self, entry: u64, lists: &[ListDigest]) {
        for one in lists {
            let list = Month::of(one.list);
            self.recorded.entry((list, one.kind)).or_default().push(*one);
            self.recorded_by.insert(list, entry);
        }
    }

    /// Ruling 63: the entry that recorded a list last: what was said later does not change what it says of persons. Of a
    /// list that is not closed everything is known that was said.
    pub(crate) fn recorded_by(&self, list: Month) -> u64 {
        self.recorded_by.get(&list).copied().unwrap_or(u64::MAX)
    }

    /// The ratings of a kind, list by list.
    pub fn book(&self, kind: Kind) -> &Book {
        &self.books[kind]
    }

    /// The lists that were closed, oldest first.
    pub fn closed(&self) -> impl DoubleEndedIterator<Item = Date> {
        self.closed.iter().map(|month| month.first_day())
    }

    /// Whether a list was closed.
    pub fn is_closed(&self, list: Date) -> bool {
        self.closed().any(|closed| closed == list)
    }

    /// Whether there is a list: the one the register begins with, or one that was closed.
    pub fn has_list(&self, list: Date) -> bool {
        self.first_list() == Some(list) || self.is_closed(list)
    }

    /// What was recorded of a list, the original first.
    pub fn recorded(&self, list: Date, kind: Kind) -> &[ListDigest] {
        self.recorded.get(&(Month::of(list), kind)).map_or(&[], Vec::as_slice)
    }

    /// What a list came to.
    pub fn digest(&self, list: Date, kind: Kind) -> Option<Digest> {
        self.digests.get(&(Month::of(list), kind)).copied()
    }

    /// What was published, oldest first: each revision of a list once, as it was published last.
    pub fn published(&self) -> &[Published] {
        &self.published
    }

    /// Checks that were passed over before a list was published.
    pub fn overridden(&self, list: Date) -> impl Iterator<Item = &str> {
        self.overridden.iter().filter(move |(day, _)| *day == list).map(|(_, check)| check.as_str())
    }

    /// The lists that were imported.
    pub fn imported(&self) -> &[Imported] {
        &self.imported
    }

    /// The kinds of rating there is anything of.
    pub fn kinds(&self) -> Vec<Kind> {
        Kind::ALL.into_iter().filter(|kind| !self.books[*kind].is_empty()).collect()
    }

    /// The day of the list the register begins with.
    pub fn first_list(&self) -> Option<Date> {
        let starts = self.imported.iter().filter(|one| one.role == ImportRole::Start).map(|one| one.list);
        starts.min()
    }

    /// The newest list that was closed or imported.
    pub fn newest_list(&self) -> Option<Date> {
        let imported = self.imported.iter().filter(|one| one.role == ImportRole::Start).map(|one| one.list);
        self.closed().chain(imported).max()
    }

    /// 7.11: the first list of the register from a day on.
    pub fn list_from(&self, day: Date) -> Date {
        let day = self.first_list().map_or(day, |first| first.max(day));
        self.settings.list_from(day).unwrap_or(day)
    }

    /// Ratings that were set for a list, or for a month without one since the list before.
    pub(crate) fn set_on(&self, kind: Kind, list: Month) -> impl DoubleEndedIterator<Item = &Adjusted> {
        let before = self.books.standard.lists().take_while(|one| *one < list).last();
        let is_since = move |month: Month| before.map_or(month == list, |before| month > before);
        let own = move |month: Month| month <= list && is_since(month);
        self.adjusted.iter().filter(move |one| one.kind == kind && own(Month::of(one.list)))
    }

    /// 7.11: the list that is closed next.
    pub fn next_list(&self) -> Option<Date> {
        self.settings.list_after(Kind::Standard, self.newest_list()?)
    }

    /// 0.1: what an event is rated by: the edition of its first day.
    pub fn provisions(&self, version: &Version) -> Option<Provisions> {
        self.settings.provisions(version.kind, version.days[0]?)
    }

    /// What is rated on which list.
    pub(crate) fn plan(&self, files: &impl Files) -> Result<Plan, FileError> {
        let mut plan = Plan::new();
        for event in self.events.all() {
            let Some((version, on)) = event.rated() else { continue };
            for (list, planned) in self.parts_of(event, version, on, files)? {
                plan.entry((Month::of(list), version.kind)).or_default().push(planned);
            }
        }
        for events in plan.values_mut() {
            events.sort_by_cached_key(|one| (one.days, self.name_of(one), one.part));
        }
        Ok(plan)
    }

    /// What tells events of the same days apart, whoever sent them first.
    fn name_of(&self, planned: &Planned) -> Option<(&str, Digest)> {
        let version = self.events.get(planned.event)?.version(planned.version)?;
        Some((&version.title, version.file))
    }

    /// 7.13, ruling 61: the parts of an event, each with its list.
    fn parts_of(
        &self,
        event: &ReportedEvent,
        version: &Version,
        on: On,
        files: &impl Files,
    ) -> Result<Vec<(Date, Planned)>, FileError> {
        let Some(provisions) = self.provisions(version) else { return Ok(Vec::new()) };
        let Declared { basis, official, .. } = version.declared();
        let planned = |(part, days): (usize, Days)| {
            let list = on.list(self.list_by(&provisions, days, official)?);
            let (event, version, days) = (event.id, version.number, (days.start, days.end));
            Some((list, Planned { event, version, part, days }))
        };
        let [start, end] = version.days;
        if basis == RatingBasis::Start {
            return Ok(planned((0, Days { start, end })).into_iter().collect());
        }
        let tournament = tournament(files, version)?;
        let parts = Part::all(&tournament, &provisions, basis, official);
        Ok(parts.iter().map(|part| part.days).enumerate().filter_map(planned).collect())
    }

    /// The list an event is rated on by its days, whatever was decided.
    pub fn list_of(&self, version: &Version) -> Option<Date> {
        let [start, end] = version.days;
        let Declared { official, .. } = version.declared();
        self.list_by(&self.provisions(version)?, Days { start, end }, official)
    }

    /// 7.13: the first list of the register whose closing day is not before the last one, however often there were lists
    /// when the event began.
    fn list_by(&self, provisions: &Provisions, days: Days, official: Official) -> Option<Date> {
        let earliest = Provisions { months_a_list: 1, ..*provisions }.list_of(days, official)?;
        self.settings.list_from(earliest)
    }
}
