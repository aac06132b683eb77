//! Random histories of an office against a naive register, and the laws of ruling 63.

use std::collections::BTreeSet;

use exaequo_model::Date;
use exaequo_register::fact::{Adjusted, Base, EventId, ListDigest, Published, Received, Setting, Version};
use exaequo_register::{
    CoveringLetter, Digest, Fact, KeptEntry, Kind, Ledger, PublicationCheck, PublicationFinding, Receipt,
    Register, verify,
};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::corrections::kept;
use crate::model::{Lists, Model, ModelEvent, On, first_day, month};
use crate::office::{Event, Office, day, occasion, players_with_k};

/// Rated players of the first list; 7, 8 and 9 are new.
const START: [(u64, u16, u8); 6] =
    [(1, 2390, 20), (2, 2000, 20), (3, 2402, 10), (4, 1800, 40), (5, 1420, 40), (6, 1405, 20)];
const NUMBERS: std::ops::RangeInclusive<u64> = 1..=9;
const FIRST: &str = "2026-01-01";

/// What an officer does. Numbers are taken modulo what there is.
#[derive(Clone, Debug)]
enum Step {
    Receive { event: Played, accepted: bool },
    Accept(usize),
    Correct { event: usize, played: Played, accepted: bool },
    Refuse(usize),
    Withdraw(usize),
    Assign(usize, i32),
    Merge(u64, u64),
    Split(usize),
    Set { number: u64, months: i32, rating: Option<u16> },
    Close,
    Publish { crash: Option<Point> },
    Reopen,
}

/// Where a program dies that publishes a list, by the names these points have in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Point {
    /// The files of the list are written.
    Files,
    /// So is the manifest.
    Manifest,
    /// The folder is about to get its name.
    Rename,
    /// It has it, and the publication is about to be entered.
    Enter,
    /// It is entered.
    Entered,
}

impl Point {
    const ALL: [Self; 5] = [Self::Files, Self::Manifest, Self::Rename, Self::Enter, Self::Entered];
}

/// What was decided about a version of an event, and what was rated by that.
#[derive(Clone, Debug)]
enum Past {
    Accepted(u32, ModelEvent),
    Refused(u32),
    Withdrawn(u32),
}

/// 0.5: the version that is rated. A refusal strikes out what was decided about the version, and leaves the ones before.
fn rated_of(past: &[Past]) -> Option<ModelEvent> {
    let mut standing: Vec<(u32, Option<ModelEvent>)> = Vec::new();
    for one in past {
        match one {
            Past::Accepted(version, event) => standing.push((*version, Some(event.clone()))),
            Past::Withdrawn(version) => standing.push((*version, None)),
            Past::Refused(refused) => standing.retain(|(version, _)| version < refused),
        }
    }
    standing.pop()?.1
}

/// An event: months before the next list, first day, length, games.
#[derive(Clone, Debug)]
struct Played {
    months: i32,
    first: i8,
    length: u8,
    games: Vec<(u64, u64, u8)>,
}

impl Played {
    fn days(&self, newest: i32) -> [Date; 2] {
        let month = (newest + 1 - self.months).max(month(day(FIRST)));
        let first = first_day(month);
        let start = Date::new(first.year(), first.month(), self.first).unwrap();
        [start, (0..self.length).fold(start, |day, _| day.tomorrow().unwrap())]
    }
}

fn played() -> impl Strategy<Value = Played> {
    let game = prop_oneof![(NUMBERS, NUMBERS, 0..=2_u8), (7..=9_u64, 1..=6_u64, 0..=2_u8)];
    let games = vec(game, 3..14)
        .prop_map(|games| games.into_iter().filter(|(white, black, _)| white != black).collect::<Vec<_>>());
    // Two players alone would play a match, which has rules of its own (6.5, 6.6).
    let games = games.prop_filter("a tournament", |games| {
        let players: BTreeSet<u64> = games.iter().flat_map(|one| [one.0, one.1]).collect();
        players.len() > 2
    });
    (0..4_i32, 1..=28_i8, 0..35_u8, games).prop_map(|(months, first, length, games)| Played {
        months,
        first,
        length,
        games,
    })
}

fn step() -> impl Strategy<Value = Step> {
    let rating = prop_oneof![1 => Just(None), 4 => (1400..2500_u16).prop_map(Some)];
    prop_oneof![
        6 => (played(), prop::bool::weighted(0.9))
            .prop_map(|(event, accepted)| Step::Receive { event, accepted }),
        2 => any::<usize>().prop_map(Step::Accept),
        3 => (any::<usize>(), played(), prop::bool::weighted(0.8))
            .prop_map(|(event, played, accepted)| Step::Correct { event, played, accepted }),
        2 => any::<usize>().prop_map(Step::Refuse),
        2 => any::<usize>().prop_map(Step::Withdraw),
        2 => (any::<usize>(), -3..3_i32).prop_map(|(event, months)| Step::Assign(event, months)),
        2 => (NUMBERS, NUMBERS).prop_map(|(from, into)| Step::Merge(from, into)),
        1 => any::<usize>().prop_map(Step::Split),
        2 => (NUMBERS, -2..2_i32, rating)
            .prop_map(|(number, months, rating)| Step::Set { number, months, rating }),
        6 => Just(Step::Close),
        2 => prop::option::of(prop::sample::select(Point::ALL.to_vec())).prop_map(|crash| Step::Publish { crash }),
        1 => Just(Step::Reopen),
    ]
}

/// An office and what should come of it.
struct Trial {
    office: Office,
    model: Model,
    /// What each event's newest version says, rated or not.
    newest: Vec<ModelEvent>,
    /// What was decided about each event, oldest first.
    past: Vec<Vec<Past>>,
    /// What was published, oldest first.
    published: Vec<Published>,
    /// Ruling 63: the lists as they were published first, where these are the base.
    originals: Option<Lists>,
}

impl Trial {
    fn new(base: Base) -> Self {
        let mut office = Office::beginning(FIRST, &players_with_k(START));
        office.set(Setting::Base(base));
        let originals = (base == Base::Original).then(Lists::default);
        let first = month(day(FIRST));
        let model = Model { start: START.to_vec(), first, newest: first, ..Model::default() };
        Self { office, model, newest: Vec::new(), past: Vec::new(), published: Vec::new(), originals }
    }

    fn take(&mut self, step: &Step) {
        match step {
            Step::Receive { event, accepted } => self.receive(event, *accepted),
            Step::Accept(event) => self.with_event(*event, |trial, place| trial.accept(place, None)),
            Step::Correct { event, played, accepted } => {
                self.with_event(*event, |trial, place| trial.new_version(place, played, *accepted));
            }
            Step::Refuse(event) => self.with_event(*event, Self::refuse),
            Step::Withdraw(event) => self.with_event(*event, Self::withdraw),
            Step::Assign(event, months) => {
                let list = self.model.newest + 1 + months;
                self.with_event(*event, |trial, place| trial.accept(place, Some(list)));
            }
            Step::Merge(from, into) => self.merge(*from, *into),
            Step::Split(place) => self.split(*place),
            Step::Set { number, months, rating } => self.set(*number, self.model.newest + months, *rating),
            Step::Close => self.close(),
            Step::Publish { crash } => self.publish(*crash),
            Step::Reopen => self.reopen(&kept(&self.office.ledger)),
        }
    }

    /// What was only in memory is gone.
    fn reopen(&mut self, kept: &[KeptEntry]) {
        self.office.ledger = Ledger::read(kept).unwrap();
    }

    fn with_event(&mut self, number: usize, act: impl FnOnce(&mut Self, usize)) {
        if !self.newest.is_empty() {
            act(self, number % self.newest.len());
        }
    }

    /// Enters facts as every command does: those that could change no closed list at once, others with the revisions they make.
    fn enter(&mut self, facts: &[Fact]) {
        let Office { ledger, shelf } = &mut self.office;
        let could = Register::could_revise(ledger, facts, &occasion(), shelf).unwrap();
        let proposal = Register::propose(ledger, facts.to_vec(), &occasion(), shelf).unwrap();
        assert!(could || proposal.revised.is_empty(), "a no is certain: {facts:?}");
        let beside = Register::enter(&mut ledger.clone(), facts, &occasion(), shelf);
        assert_eq!(beside.is_err(), !proposal.revised.is_empty(), "nothing goes another road: {facts:?}");
        if could {
            proposal.enter(ledger, &occasion(), None).unwrap();
        } else {
            Register::enter(ledger, facts, &occasion(), shelf).unwrap();
        }
    }

    /// Nobody is in an event twice.
    fn is_fit(&self, games: &[(u64, u64, u8)]) -> bool {
        let numbers: BTreeSet<u64> = games.iter().flat_map(|one| [one.0, one.1]).collect();
        let persons: BTreeSet<u64> = numbers.iter().map(|number| self.model.current(*number)).collect();
        persons.len() == numbers.len()
    }

    fn report(&mut self, place: usize, played: &Played) -> (ModelEvent, String) {
        let days = played.days(self.model.newest);
        let event = ModelEvent { days, games: played.games.clone(), on: On::Nowhere };
        (event, trf(place, days, &played.games))
    }

    fn receive(&mut self, played: &Played, accepted: bool) {
        if !self.is_fit(&played.games) {
            return;
        }
        let place = self.newest.len();
        let (event, trf) = self.report(place, played);
        let receipt = self.office.read_receipt(&trf, &CoveringLetter::default());
        // Small events look alike; here every one is an event of its own.
        let Some(version) = receipt.version().cloned() else { return };
        let id = EventId(u32::try_from(place + 1).unwrap());
        let received = Received { event: id, version: Version { number: 1, ..version } };
        self.enter(&[Fact::Received(received)]);
        self.newest.push(event.clone());
        self.past.push(Vec::new());
        self.model.events.push(event);
        if accepted {
            self.accept(place, None);
        }
    }

    fn accept(&mut self, place: usize, list: Option<i32>) {
        let id = EventId(u32::try_from(place + 1).unwrap());
        let on = list.map(first_day);
        let facts = self.office.register().accept(id, on, &self.office.shelf);
        let (newest, rated) = (&self.newest[place], &self.model.events[place]);
        let last_day = month(newest.days[1]);
        let on = match (rated.on, list) {
            (_, Some(list)) if list <= last_day || list <= self.model.first => {
                return assert!(facts.is_err(), "{place} on {list}");
            }
            (_, Some(list)) => On::Assigned(list),
            (_, None) if facts.is_err() => return,
            (On::ByItsDays | On::NotBefore(_), None) => rated.on,
            (On::Assigned(list), None) if list > last_day => rated.on,
            // Ruling 49: a late report goes on the next open list.
            (On::Nowhere | On::Assigned(_), None) if newest.list_by_days() <= self.model.newest => {
                On::NotBefore(self.model.newest + 1)
            }
            (On::Nowhere | On::Assigned(_), None) => On::ByItsDays,
        };
        let event = ModelEvent { on, ..newest.clone() };
        let version = self.newest_version(place);
        self.decide(place, Past::Accepted(version, event));
        self.enter(&facts.unwrap());
    }

    fn new_version(&mut self, place: usize, played: &Played, accepted: bool) {
        if !self.is_fit(&played.games) {
            return;
        }
        let (event, trf) = self.report(place, played);
        self.enter_version(place, event, &trf);
        if accepted {
            self.accept(place, None);
        }
    }

    /// A new version with these games on these days, accepted.
    fn replace(&mut self, place: usize, event: &ModelEvent) {
        let trf = trf(place, event.days, &event.games);
        self.enter_version(place, event.clone(), &trf);
        self.accept(place, None);
    }

    fn enter_version(&mut self, place: usize, event: ModelEvent, trf: &str) {
        let id = EventId(u32::try_from(place + 1).unwrap());
        let letter = CoveringLetter { version_of: Some(id), ..CoveringLetter::default() };
        let receipt = self.office.read_receipt(trf, &letter);
        assert!(matches!(receipt, Receipt::NewVersion { .. }));
        self.enter(&receipt.facts());
        self.newest[place] = event;
    }

    fn withdraw(&mut self, place: usize) {
        let id = EventId(u32::try_from(place + 1).unwrap());
        if let Ok(facts) = self.office.register().withdraw(id) {
            self.decide(place, Past::Withdrawn(self.newest_version(place)));
            self.enter(&facts);
        }
    }

    /// 0.5: the newest version is not rated; one before it that was stays so.
    fn refuse(&mut self, place: usize) {
        let id = EventId(u32::try_from(place + 1).unwrap());
        let facts = self.office.register().refuse(id, "1.1").unwrap();
        self.decide(place, Past::Refused(self.newest_version(place)));
        self.enter(&facts);
    }

    fn newest_version(&self, place: usize) -> u32 {
        let id = EventId(u32::try_from(place + 1).unwrap());
        self.office.register().events.get(id).unwrap().newest().number
    }

    fn decide(&mut self, place: usize, decision: Past) {
        self.past[place].push(decision);
        let nowhere = || ModelEvent { on: On::Nowhere, ..self.newest[place].clone() };
        self.model.events[place] = rated_of(&self.past[place]).unwrap_or_else(nowhere);
    }

    /// 7.1: publishes the newest list as the officer does who passes over every check. It is recorded when it is done, or not at
    /// all.
    fn publish(&mut self, crash: Option<Point>) {
        if self.model.newest == self.model.first {
            return;
        }
        let list = first_day(self.model.newest);
        let stops = self.office.register().stops(list);
        let passed = |finding: &PublicationFinding| finding.check().name().to_owned();
        let passed: BTreeSet<String> = stops.iter().map(passed).collect();
        self.office.enter(passed.into_iter().map(|check| Fact::Overridden { list, check }).collect());
        let register = self.office.register();
        assert_eq!(register.stops(list), []);
        let revisions: Vec<ListDigest> =
            Kind::ALL.into_iter().filter_map(|kind| register.recorded(list, kind).last().copied()).collect();
        let published = Published { list, revisions, files: Vec::new() };
        let before = kept(&self.office.ledger);
        self.office.enter(vec![Fact::Published(published.clone())]);
        match crash {
            Some(Point::Files | Point::Manifest | Point::Rename | Point::Enter) => self.reopen(&before),
            Some(Point::Entered) => {
                self.publish_in_model(published);
                self.reopen(&kept(&self.office.ledger));
            }
            None => self.publish_in_model(published),
        }
    }

    /// Whether the register has a person of that number, given up or not.
    fn is_known(&self, number: u64) -> bool {
        let persons = self.office.register().persons;
        persons.ids().any(|person| persons.number(person) == number)
    }

    fn merge(&mut self, from: u64, into: u64) {
        if !self.is_known(into) || self.model.current(into) == from || self.model.merged.contains_key(&from) {
            return;
        }
        self.model.merged.insert(from, into);
        // A version that was rated may be rated again, when the one after it is refused.
        let past = self.past.iter().flatten().filter_map(|one| match one {
            Past::Accepted(_, event) => Some(event),
            Past::Refused(_) | Past::Withdrawn(_) => None,
        });
        if self.newest.iter().chain(past).any(|event| !self.is_fit(&event.games)) {
            self.model.merged.remove(&from);
            return;
        }
        self.enter(&[Fact::Merged { from, into }]);
    }

    fn split(&mut self, place: usize) {
        let merged: Vec<u64> = self.model.merged.keys().copied().collect();
        if let Some(from) = merged.get(place % merged.len().max(1)) {
            self.model.merged.remove(from);
            self.enter(&[Fact::Split { from: *from }]);
        }
    }

    fn set(&mut self, number: u64, list: i32, rating: Option<u16>) {
        if list < self.model.first || !self.is_known(number) {
            return;
        }
        self.model.set.push((number, list, rating));
        let (kind, list) = (Kind::Standard, first_day(list));
        let set = Adjusted { number, kind, list, rating, games: None, highest: None };
        self.enter(&[Fact::Adjusted(set)]);
    }

    fn close(&mut self) {
        self.model.newest += 1;
        self.office.close(&first_day(self.model.newest).to_string());
        if let Some(originals) = &mut self.originals {
            if originals.all.is_empty() {
                originals.add(&self.model);
            }
            originals.add(&self.model);
        }
    }

    /// A revision that is published again is published once.
    fn publish_in_model(&mut self, published: Published) {
        let of = |one: &Published| (one.list, one.revisions.clone());
        self.published.retain(|one| of(one) != of(&published));
        self.published.push(published);
    }

    /// Everything on every list, and that replaying changes nothing.
    fn check(&self) {
        let register = self.office.register();
        assert_eq!(register.published(), self.published);
        let originals = self.originals.clone().filter(|originals| !originals.all.is_empty());
        let lists = originals.unwrap_or_else(|| self.model.lists());
        for (list, snapshot) in lists.all {
            for number in NUMBERS {
                let expected = snapshot.get(&self.model.current(number)).copied().unwrap_or_default();
                let person = register.persons.find(number);
                let list = first_day(list);
                let standing =
                    person.and_then(|person| register.list(list).player(person).standings.standard);
                let found = standing.and_then(exaequo_register::Standing::rating);
                assert_eq!(found, expected.rating, "{number} on the list of {list}");
                let games = standing.map_or(0, |standing| u32::from(standing.all_games));
                assert_eq!(games, expected.games, "games of {number} on the list of {list}");
            }
        }
        self.check_digests(&register);
    }

    /// 8.55: every rating of every list is the sum of its games.
    fn check_sums(&self) {
        for list in self.office.register().closed() {
            let found = self.office.proving(&list.to_string()).publication_findings(list);
            let is_sum = |one: &PublicationFinding| one.check() == PublicationCheck::Contributions;
            assert_eq!(found.into_iter().find(is_sum), None, "{list}");
        }
    }

    fn check_digests(&self, register: &Register) {
        assert_eq!(register.revised(&self.office.shelf).unwrap(), []);
        for list in register.closed() {
            let recorded = register.recorded(list, Kind::Standard);
            let recorded = if self.originals.is_some() { recorded.first() } else { recorded.last() }.unwrap();
            assert_eq!(register.digest(list, Kind::Standard), Some(recorded.digest), "{list}");
        }
    }
}

/// One game a round, so that nobody plays two in one.
fn trf(place: usize, days: [Date; 2], games: &[(u64, u64, u8)]) -> String {
    let rounds = games
        .iter()
        .map(|(white, black, halves)| vec![(*white, *black, ['0', '=', '1'][usize::from(*halves)])]);
    let event = Event { name: "Open", days: [FIRST, FIRST], rounds: rounds.collect() };
    let [start, end] = days.map(|day| day.to_string().replace('-', "/"));
    let header = format!("012 Open {place}\n042 {start}\n052 {end}\n");
    event.trf().lines().skip(3).fold(header, |trf, line| trf + line + "\n")
}

/// Few cases, unless more are asked for.
fn cases(few: u32) -> ProptestConfig {
    let asked = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() { asked } else { ProptestConfig { cases: few, ..asked } }
}

/// A history with everything checked after each step.
fn history(base: Base, steps: &[Step]) -> Trial {
    let mut trial = Trial::new(base);
    for step in steps {
        trial.take(step);
        trial.check();
    }
    assert_eq!(verify(&trial.office.ledger, &trial.office.shelf).unwrap(), []);
    trial.check_sums();
    trial
}

/// Events that were received one after the other, all of one list if their days allow it.
fn rated(events: &[&Played]) -> Trial {
    let mut trial = Trial::new(Base::Revised);
    for event in events {
        trial.receive(event, true);
    }
    trial.close();
    trial.close();
    trial
}

fn digests(trial: &Trial) -> Vec<Option<Digest>> {
    let register = trial.office.register();
    register.closed().map(|list| register.digest(list, Kind::Standard)).collect()
}

fn ratings(trial: &Trial) -> Vec<Option<u16>> {
    let list = first_day(trial.model.newest).to_string();
    NUMBERS.map(|number| trial.office.rating(number, &list)).collect()
}

/// Events of the first month, each with a first day of its own.
fn month_of_events() -> impl Strategy<Value = Vec<Played>> {
    vec(played(), 2..6).prop_map(|events| {
        let place = |(first, event): (i8, Played)| Played { months: 1, first, length: 2, ..event };
        (1..).zip(events).map(place).collect()
    })
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn a_history_gives_the_lists_of_the_naive_register(steps in vec(step(), 1..40)) {
        history(Base::Revised, &steps);
    }

    #[test]
    fn ruling_63_on_originals_no_correction_changes_what_was_closed(steps in vec(step(), 1..40)) {
        history(Base::Original, &steps);
    }

    #[test]
    fn the_order_in_which_events_of_a_list_were_received_does_not_matter(
        (events, order) in month_of_events().prop_flat_map(|events| {
            let order: Vec<usize> = (0..events.len()).collect();
            (Just(events), Just(order).prop_shuffle())
        })
    ) {
        let one = rated(&events.iter().collect::<Vec<_>>());
        let other = rated(&order.iter().map(|place| &events[*place]).collect::<Vec<_>>());
        prop_assert_eq!(ratings(&one), ratings(&other));
    }

    #[test]
    fn ruling_63_a_correction_and_its_reversal_give_the_digests_back(
        steps in vec(step(), 1..24), event in any::<usize>(), change in played()
    ) {
        let mut trial = history(Base::Revised, &steps);
        let corrected = trial.newest.get(event % trial.newest.len().max(1)).cloned();
        if let Some(before) = corrected.filter(|_| trial.is_fit(&change.games)) {
            let place = event % trial.newest.len();
            let rated = trial.model.events[place].clone();
            // Only where the newest version is the one that is rated.
            prop_assume!(rated.on != On::Nowhere && rated.games == before.games && rated.days == before.days);
            let digests_before = digests(&trial);
            let games = change.games.clone();
            trial.replace(place, &ModelEvent { games, ..before.clone() });
            trial.check();
            trial.replace(place, &before);
            trial.check();
            prop_assert_eq!(digests(&trial), digests_before);
        }
    }

    #[test]
    fn ruling_63_corrections_converge_in_any_order(
        events in month_of_events(),
        changes in vec(played(), 5),
        order in Just(vec![0_usize, 1, 2, 3, 4]).prop_shuffle(),
    ) {
        let corrected = |order: &[usize]| {
            let mut trial = rated(&events.iter().collect::<Vec<_>>());
            for place in order.iter().filter(|place| **place < trial.newest.len()).copied().collect::<Vec<_>>() {
                let games = changes[place].games.clone();
                let event = ModelEvent { games, ..trial.newest[place].clone() };
                trial.replace(place, &event);
            }
            trial
        };
        let (one, other) = (corrected(&[0, 1, 2, 3, 4]), corrected(&order));
        prop_assert_eq!(digests(&one), digests(&other));
        prop_assert_eq!(ratings(&one), ratings(&other));
    }

    #[test]
    fn any_byte_of_any_entry_that_is_changed_is_found(
        steps in vec(step(), 1..12), entry in any::<usize>(), part in 0..4_usize, place in any::<usize>(), bit in 0..7
    ) {
        let trial = history(Base::Revised, &steps);
        let mut kept = kept(&trial.office.ledger);
        let count = kept.len();
        let entry = &mut kept[entry % count];
        let text = [&mut entry.at, &mut entry.by, &mut entry.reason, &mut entry.body].into_iter().nth(part).unwrap();
        let mut bytes = text.clone().into_bytes();
        let place = place % bytes.len();
        bytes[place] ^= 1_u8 << bit;
        *text = String::from_utf8(bytes).unwrap();
        prop_assert!(Ledger::read(&kept).is_err());
    }
}
