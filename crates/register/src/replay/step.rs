//! One list of one kind: events, ratings that were set, changes of all ratings, and the digest of it all.

use exaequo_rating::one_time_changes::{OneTimeChange, compression_2024, raised_2022};
use exaequo_rating::{Part, Pool, Provisions};

use crate::book::{Book, Draft, Origin, Standing};
use crate::digest::{Digest, Hashing};
use crate::fact::Adjusted;
use crate::files::{FileError, Files, tournament};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::{Planned, Register};
use crate::run::{Outcome, PartOnList, Run, Watch};

/// A list of one kind, and what is rated on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<'a> {
    pub(super) list: Month,
    pub(super) kind: Kind,
    pub(super) planned: &'a [Planned],
}

impl Step<'_> {
    /// Works the list out, and returns its digest.
    pub(super) fn run(
        &self,
        register: &mut Register,
        before: Digest,
        files: &impl Files,
        watch: Watch<'_>,
    ) -> Result<Digest, FileError> {
        let mut outcome = self.rate(register, files, watch)?;
        let rules = register.settings.provisions(self.kind, self.list.first_day());
        if let Some(rules) = &rules {
            self.look_at_members(register, rules, &mut outcome);
        }
        let floor = rules.map_or(0, |rules| rules.floor);
        outcome.enter(&mut register.books[self.kind], self.list, floor);
        self.change_all(register);
        // What was set for this list is what it says, also where all others are changed.
        self.adjust(register);
        Ok(self.digest(register, before))
    }

    /// 7.14g, ruling 52: whoever is a member by now may have enough games without another one.
    fn look_at_members(&self, register: &Register, rules: &Provisions, outcome: &mut Outcome) {
        let (list, book) = (self.list.first_day(), &register.books[self.kind]);
        for person in register.persons.members(list) {
            if let Some(pool) = book.pool(person).map(|pool| pool.on(rules, list)) {
                outcome.look_again(person, pool, rules);
            }
        }
    }

    fn rate(&self, register: &Register, files: &impl Files, watch: Watch<'_>) -> Result<Outcome, FileError> {
        let (kind, list) = (self.kind, self.list);
        let run = Run { kind, list, persons: &register.persons, books: &register.books };
        let mut outcome = Outcome::default();
        for planned in self.planned {
            let version = register.events.get(planned.event).and_then(|event| event.version(planned.version));
            let rules = version.and_then(|version| register.provisions(version));
            let Some((version, provisions)) = version.zip(rules) else { continue };
            let (tournament, declared) = (&tournament(files, version)?, &version.declared());
            let parts = Part::all(tournament, &provisions, declared.basis, declared.official);
            let Some(part) = parts.get(planned.part).map(|part| part.rated_on(list.first_day())) else {
                continue;
            };
            let earlier = &parts[..planned.part];
            let (event, version, provisions) = (planned.event, planned.version, &provisions);
            let one = PartOnList { event, version, tournament, provisions, declared, part, earlier };
            run.rate(&one, &mut outcome, watch);
        }
        Ok(outcome)
    }

    /// Ratings that were set for this list.
    fn adjust(&self, register: &mut Register) {
        let set: Vec<Adjusted> = register.set_on(self.kind, self.list).cloned().collect();
        for adjusted in set {
            let Some(person) = register.persons.find(adjusted.number) else { continue };
            let book = &mut register.books[self.kind];
            let before = book.newest(person).copied();
            let known = |of: fn(&Standing) -> u16| before.as_ref().map_or(0, of);
            let rating = adjusted.rating;
            book.enter(&Draft {
                person,
                rating,
                highest: adjusted.highest.unwrap_or(known(|own| own.highest)).max(rating.unwrap_or(0)),
                all_games: adjusted.games.unwrap_or(u32::from(known(|own| own.all_games))),
                games: before.filter(|own| own.list == self.list).map_or(0, |own| u32::from(own.games())),
                active: before.map_or(self.list, |own| own.active),
                origin: Origin::Adjusted,
            });
            book.set_pool(person, None);
        }
    }

    /// Changes of all ratings at once, which FIDE made on a list.
    fn change_all(&self, register: &mut Register) {
        for once in one_time_changes(self.list, self.kind) {
            let book = &register.books[self.kind];
            let changed = book.persons().filter_map(|person| self.changed(register, once, person));
            let changed: Vec<Draft> = changed.collect();
            let book = &mut register.books[self.kind];
            for draft in &changed {
                book.enter(draft);
            }
        }
    }

    /// What the change of all ratings makes of one.
    fn changed(&self, register: &Register, once: OneTimeChange, person: PersonId) -> Option<Draft> {
        let newest = register.books[self.kind].newest(person);
        // A list of that day was published after the change.
        let standing = newest.filter(|own| own.list < self.list || own.origin() != Origin::Imported)?;
        let rating = i32::from(standing.rating()?);
        let new = match once {
            OneTimeChange::Compression2024 => compression_2024(rating),
            OneTimeChange::Raised2022 => {
                // Standard chess comes first, so this is its rating on the same list.
                let standard = register.books.standard.on(person, self.list).and_then(Standing::rating);
                standard.map_or(rating, |standard| raised_2022(rating, i32::from(standard)))
            }
        };
        let new = u16::try_from(new).ok().filter(|_| new != rating)?;
        // Games of the same list stay the reason that is told.
        let is_new = standing.list == self.list;
        Some(Draft {
            person,
            rating: Some(new),
            highest: standing.highest.max(new),
            all_games: u32::from(standing.all_games),
            games: if is_new { u32::from(standing.games()) } else { 0 },
            active: standing.active,
            origin: if is_new { standing.origin() } else { Origin::OneTimeChange },
        })
    }

    /// The digest of what the list follows from and of all that changed on it, after that of the list before.
    fn digest(&self, register: &Register, before: Digest) -> Digest {
        let mut hashing = Hashing::default();
        hashing.digest(before).number(u64::from(self.list.number())).text(self.kind.name());
        self.hash_reports(register, &mut hashing);
        self.hash_changes(register, &mut hashing);
        hashing.finish()
    }

    fn hash_reports(&self, register: &Register, hashing: &mut Hashing) {
        let of = |one: &Planned| Some(register.events.get(one.event)?.version(one.version)?.file);
        let mut reports: Vec<(Option<Digest>, usize)> =
            self.planned.iter().map(|one| (of(one), one.part)).collect();
        reports.sort_unstable();
        hashing.number(reports.len() as u64);
        for (report, part) in reports {
            hashing.digest(report.unwrap_or_default()).number(part as u64);
        }
    }

    fn hash_changes(&self, register: &Register, hashing: &mut Hashing) {
        let book = &register.books[self.kind];
        let mut changes: Vec<(u64, &Standing)> =
            book.changes(self.list).iter().map(|one| (register.persons.number(one.person), one)).collect();
        changes.sort_unstable_by_key(|(number, _)| *number);
        hashing.number(changes.len() as u64);
        for (number, standing) in changes {
            hash_standing(hashing, number, standing);
        }
        for (number, pool) in pools_by_number(register, book, self.list) {
            hash_pool(hashing, number, pool);
        }
    }
}

/// The changes of all ratings that FIDE made on a list.
pub(crate) fn one_time_changes(list: Month, kind: Kind) -> impl Iterator<Item = OneTimeChange> {
    let on_list = move |once: &OneTimeChange| Month::of(once.list()) == list;
    let concerns = move |once: &OneTimeChange| kind != Kind::National && once.concerns(kind.pace());
    OneTimeChange::ALL.into_iter().filter(on_list).filter(concerns)
}

fn hash_standing(hashing: &mut Hashing, number: u64, standing: &Standing) {
    let pack = |one: u16, other: u16| u64::from(one) << 16 | u64::from(other);
    hashing.number(number);
    hashing.number(pack(standing.rating().unwrap_or(0), standing.highest));
    hashing.number(pack(standing.all_games, standing.games()) << 16 | u64::from(standing.active.number()));
}

/// The results of unrated players that this list changed.
fn pools_by_number<'a>(register: &Register, book: &'a Book, list: Month) -> Vec<(u64, Option<&'a Pool>)> {
    let of = |person: PersonId| (register.persons.number(person), book.pool(person));
    let mut pools: Vec<_> = book.pools_changed(list).map(of).collect();
    pools.sort_unstable_by_key(|(number, _)| *number);
    pools.dedup_by_key(|(number, _)| *number);
    pools
}

fn hash_pool(hashing: &mut Hashing, number: u64, pool: Option<&Pool>) {
    hashing.number(number);
    let Some(pool) = pool else { return };
    let total = pool.total();
    hashing.number(u64::from(total.games));
    hashing.number(total.opponents.unsigned_abs());
    hashing.number(u64::from(total.score.hundredths().unsigned_abs()));
}
