//! Pages kept beside the ledger, so that one player is shown without working all lists out. They are written when a list is
//! closed or revised, and are not looked at where anything was entered since that they do not know of.

use exaequo::model::Date;
use exaequo::register::fact::Field;
use exaequo::register::{
    Fact, HistoryRow, KeptPage, Kind, Ledger, Month, PersonPage, PlayerHistory, Register, RevisedRow,
    RowDifference,
};
use exaequo_store::StoreError;
use exaequo_store::register::{PageKey, RegisterStore};

use crate::blocking::Blocking;

/// Persons by number, facts about them, and up to which entry the pages are complete.
const PERSONS: &str = "persons";
const FACTS: &str = "facts";
const STATE: &str = "state";
/// Rows that corrections changed, by the entries that recorded them.
const REVISED: &str = "revised";

/// What the pages know.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    entry: u64,
    newest: Date,
    federation: Option<String>,
}

impl State {
    fn read(store: &Blocking) -> Option<Self> {
        Self::parse(store.pages(&key(STATE, 0, 0)).ok()?.pop()?)
    }

    fn parse(page: KeptPage) -> Option<Self> {
        let text = String::from_utf8(page.bytes).ok()?;
        let mut lines = text.lines();
        let (entry, newest) = (lines.next()?.parse().ok()?, lines.next()?.parse().ok()?);
        Some(Self { entry, newest, federation: lines.next().map(str::to_owned) })
    }

    fn write(&self, store: &Blocking) -> Result<(), StoreError> {
        let federation = self.federation.as_deref().unwrap_or_default();
        let bytes =
            format!("{}\n{}\n{federation}", self.entry, self.newest).trim_end().to_owned().into_bytes();
        store.put_pages(&key(STATE, 0, 0), &[KeptPage { first: 0, last: 0, bytes }])
    }
}

fn key(shelf: &str, at: i32, revision: u32) -> PageKey {
    PageKey { shelf: shelf.to_owned(), at, revision }
}

/// Up to which entry the pages are complete; nothing where there are none.
pub async fn known(store: &impl RegisterStore) -> Option<Shelves> {
    let page = store.pages(&key(STATE, 0, 0)).await.ok()?.pop()?;
    State::parse(page).map(Shelves)
}

/// Pages that are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelves(State);

impl Shelves {
    /// The last entry they know of.
    pub fn entry(&self) -> u64 {
        self.0.entry
    }

    /// The newest list they know of.
    pub fn newest(&self) -> Date {
        self.0.newest
    }

    /// The federation of the register.
    pub fn federation(&self) -> Option<&str> {
        self.0.federation.as_deref()
    }

    /// Whether they know of everything that was entered.
    pub async fn are_complete(&self, store: &impl RegisterStore) -> bool {
        store.entries(self.0.entry + 1).await.is_ok_and(|later| later.is_empty())
    }

    /// A player by number, as the pages know of him.
    pub async fn player(&self, store: &impl RegisterStore, number: u64) -> Option<PlayerHistory> {
        let (_, page) = store.pages_with(PERSONS, number).await.ok()?.pop()?;
        let person = PersonPage::on_page(&page.bytes, number).ok()??;
        let facts = store.pages_with(FACTS, number).await.ok()?.into_iter();
        let facts: Vec<(Date, Field)> = facts.filter_map(|(_, page)| fact(&page.bytes)).collect();
        let mut kinds = Vec::new();
        for kind in Kind::ALL {
            kinds.push(rows(store, kind, number).await?);
        }
        let mut player = person.with(&facts, self.0.newest, kinds);
        let pages = store.pages_with(REVISED, number).await.ok()?.into_iter();
        let revised: Result<Vec<_>, _> =
            pages.map(|(_, page)| RowDifference::on_page(&page.bytes, number)).collect();
        player.revised = RevisedRow::of_differences(revised.ok()?.into_iter().flatten());
        Some(player)
    }
}

/// What the lists of a kind changed for a player.
async fn rows(store: &impl RegisterStore, kind: Kind, number: u64) -> Option<(Kind, Vec<HistoryRow>)> {
    let row = |(key, page): (PageKey, KeptPage)| {
        let list = Month::numbered(u16::try_from(key.at).ok()?);
        HistoryRow::on_page(list, &page.bytes, number).ok()?
    };
    Some((kind, store.pages_with(kind.name(), number).await.ok()?.into_iter().filter_map(row).collect()))
}

fn fact(bytes: &[u8]) -> Option<(Date, Field)> {
    match serde_json::from_slice(bytes).ok()? {
        Fact::Person { field, from, .. } => Some((from, field)),
        _ => None,
    }
}

/// Keeps the rows that a correction changed, under the entry that recorded it.
pub(crate) fn revised(store: &Blocking, ledger: &Ledger, rows: &[RowDifference]) {
    // Where they cannot be kept, no pages are.
    let _ = revised_key(ledger.newest()).and_then(|key| store.put_pages(&key, &RowDifference::pages(rows)));
}

fn revised_key(entry: u64) -> Result<PageKey, StoreError> {
    Ok(key(REVISED, place(entry)?, 0))
}

/// Where the pages of an entry are on their shelf.
fn place(entry: u64) -> Result<i32, StoreError> {
    i32::try_from(entry).map_err(|_| StoreError::TooLarge(entry))
}

/// Whether the rows of every correction are kept.
fn knows_revisions(store: &Blocking, ledger: &Ledger) -> Result<bool, StoreError> {
    for entry in ledger.entries().iter().filter(|entry| matches!(entry.fact, Fact::Revised { .. })) {
        if store.pages(&revised_key(entry.number)?)?.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Brings the pages up to what was entered after an entry; `register` is the register after it, where it was worked out.
/// Where they cannot be, they are older than the ledger, and nobody looks at them.
pub(crate) fn entered(
    store: &Blocking,
    ledger: &Ledger,
    before: u64,
    facts: &[Fact],
    register: Option<&Register>,
) {
    let known = State::read(store).filter(|state| state.entry == before);
    let written = match (known, register) {
        (Some(state), _) if facts.iter().all(changes_nothing) => {
            noted(store, facts, before).map(|()| Some(state))
        }
        (Some(state), Some(register)) if facts.iter().all(is_closed) => closed(store, facts, state, register),
        (_, Some(register)) => all(store, ledger, register),
        (_, None) => return,
    };
    if let Ok(Some(state)) = written {
        // Pages that could not be finished stay older than the ledger.
        let _ = State { entry: ledger.newest(), ..state }.write(store);
    }
}

/// All pages anew; whether they can be kept.
pub(crate) fn renew(store: &Blocking, ledger: &Ledger, register: &Register) -> Result<bool, StoreError> {
    match all(store, ledger, register)? {
        Some(state) => State { entry: ledger.newest(), ..state }.write(store).map(|()| true),
        None => Ok(false),
    }
}

/// The newest entry that changes a list, or who is who; 0 for none.
pub fn newest_change(ledger: &Ledger) -> u64 {
    let newest = ledger.entries().iter().rfind(|entry| !changes_nothing(&entry.fact));
    newest.map_or(0, |entry| entry.number)
}

/// Whether a fact changes no list, nor who is who.
const fn changes_nothing(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Received(_)
            | Fact::Announced(_)
            | Fact::Decided(_)
            | Fact::Entered(_)
            | Fact::Person { .. }
            | Fact::Published(_)
            | Fact::Overridden { .. }
    )
}

const fn is_closed(fact: &Fact) -> bool {
    matches!(fact, Fact::Closed(_) | Fact::Overridden { .. })
}

fn noted(store: &Blocking, facts: &[Fact], before: u64) -> Result<(), StoreError> {
    for fact in facts {
        if let Fact::Person { number, .. } = fact {
            note(store, fact, *number, before)?;
        }
    }
    Ok(())
}

fn closed(
    store: &Blocking,
    facts: &[Fact],
    state: State,
    register: &Register,
) -> Result<Option<State>, StoreError> {
    let lists = facts.iter().filter_map(|fact| match fact {
        Fact::Closed(closed) => Some(&closed.lists),
        _ => None,
    });
    let mut newest = state.newest;
    for one in lists.flatten() {
        changes(store, register, one.kind, one.list)?;
        newest = newest.max(one.list);
    }
    Ok(Some(State { newest, ..state }))
}

/// A fact about a person, under the number of the entry before it: several of one time are kept apart by their place.
fn note(store: &Blocking, fact: &Fact, number: u64, before: u64) -> Result<(), StoreError> {
    let entry = place(before)?;
    let mut revision = 0;
    while !store.pages(&key(FACTS, entry, revision))?.is_empty() {
        revision += 1;
    }
    let bytes = serde_json::to_vec(fact).unwrap_or_default();
    store.put_pages(&key(FACTS, entry, revision), &[KeptPage { first: number, last: number, bytes }])
}

fn changes(store: &Blocking, register: &Register, kind: Kind, list: Date) -> Result<(), StoreError> {
    let month = i32::from(Month::of(list).number());
    store.put_pages(&key(kind.name(), month, 0), &register.change_pages(kind, list))
}

/// All pages anew. Those of a register with regulations of its own are not kept: K follows from the editions; nor where it is
/// not known what corrections changed.
fn all(store: &Blocking, ledger: &Ledger, register: &Register) -> Result<Option<State>, StoreError> {
    let own = &register.settings.regulations;
    let newest = register.book(Kind::Standard).lists().next_back().map(Month::first_day);
    let Some(newest) = newest.filter(|_| Kind::ALL.into_iter().all(|kind| own[kind].is_none())) else {
        return Ok(None);
    };
    if !knows_revisions(store, ledger)? {
        return Ok(None);
    }
    for shelf in [STATE, PERSONS, FACTS].into_iter().chain(Kind::ALL.map(Kind::name)) {
        store.clear_pages(Some(shelf), 0)?;
    }
    store.put_pages(&key(PERSONS, 0, 0), &register.person_pages())?;
    for kind in Kind::ALL {
        for list in register.book(kind).lists() {
            changes(store, register, kind, list.first_day())?;
        }
    }
    for entry in ledger.entries() {
        if let Fact::Person { number, .. } = &entry.fact {
            note(store, &entry.fact, *number, entry.number - 1)?;
        }
    }
    Ok(Some(State { entry: 0, newest, federation: register.settings.federation.clone() }))
}
