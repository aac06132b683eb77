//! The register of a federation, where the server keeps one: what officers do to it, one after the other, and what everybody
//! sees of it, which waits for nobody.
//!
//! No page works the lists out: a player is put together from pages that are kept beside the ledger, and found in an index that
//! is made anew, in the background, when a list is closed or corrected.

mod renewal;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::time::Duration;

use exaequo::model::Date;
use exaequo::register::{Entry, Fact, Ledger, Moment, RatedList, Register};
use exaequo_office::shelves;
use exaequo_office::{Cabinet, Office, OfficeError, Place, ShownPlayer};
use exaequo_seek::Players;
use exaequo_store::register::RegisterStore as _;
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use crate::failure::{Declined, Failure};
use crate::page_cache::Made;

/// What is kept of it in files: the index, and lists that were published.
const FOLDER: &str = "register";
const LISTS: &str = "lists";
/// How often it is looked whether others have entered something.
const LOOK: Duration = Duration::from_secs(1);
/// How many pages of players are kept as they were made.
const PAGES: usize = 2048;
/// Of how many lists the games are in memory.
const RATED: usize = 3;
/// How long somebody waits for a page that has to be worked out.
const TURN: Duration = Duration::from_secs(5);
/// How long somebody waits for the games of a list.
const PATIENCE: Duration = Duration::from_secs(30);

/// The register of a federation.
#[derive(Clone)]
pub(crate) struct Bureau(Arc<Inner>);

struct Inner {
    cabinet: Arc<Cabinet>,
    /// Officers act one after the other.
    office: Mutex<Office>,
    folder: PathBuf,
    known: RwLock<Arc<Known>>,
    players: RwLock<Option<Arc<Players>>>,
    /// Held by whoever makes the index anew.
    renewing: tokio::sync::Mutex<()>,
    /// Held by whoever writes lists again; the entries of those that cannot be written as they were.
    writing: tokio::sync::Mutex<BTreeSet<u64>>,
}

/// What the ledger says, as far as pages ask for it again and again.
pub(crate) struct Known {
    /// The newest entry.
    pub(crate) entry: u64,
    /// What follows without working out lists.
    pub(crate) facts: Register,
    /// The entries of corrections, with those that were entered together with them.
    pub(crate) corrections: Vec<Entry>,
    /// Pages that were made of it.
    pub(crate) made: Made,
    /// The games of lists somebody asked for.
    rated: Mutex<BTreeMap<Date, Arc<OnceCell<Arc<RatedList>>>>>,
}

impl Known {
    fn of(ledger: &Ledger) -> Arc<Self> {
        let revised = ledger.entries().iter().filter(|entry| matches!(entry.fact, Fact::Revised { .. }));
        let moments: BTreeSet<Moment> = revised.map(|entry| entry.at).collect();
        let corrections = ledger.entries().iter().filter(|entry| moments.contains(&entry.at));
        Arc::new(Self {
            entry: ledger.newest(),
            facts: Register::facts(ledger),
            corrections: corrections.cloned().collect(),
            made: Made::with_room(PAGES),
            rated: Mutex::default(),
        })
    }
}

/// Looks every second whether others have entered something, for as long as the register is open. It does so also while nobody
/// asks: whoever is the first after a quiet day sees what is there, and not what was there the day before.
async fn look(register: Weak<Inner>) {
    while let Some(own) = register.upgrade().map(Bureau) {
        // A database that is away is asked again.
        let _ = own.current().await;
        drop(own);
        sleep(LOOK).await;
    }
}

impl std::fmt::Debug for Bureau {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Bureau").field("folder", &self.0.folder).finish_non_exhaustive()
    }
}

impl Bureau {
    /// Opens a register; what is kept of it in files is in a folder of the server.
    pub(crate) async fn open(place: &Place, data: &Path) -> Result<Self, OfficeError> {
        let cabinet = Arc::new(Cabinet::open(place).await?);
        let shared = Arc::clone(&cabinet);
        let office = spawn_blocking(move || Office::shared(shared)).await;
        let office = office.map_err(|panic| exaequo_store::StoreError::Engine(Box::new(panic)))??;
        let bureau = Self(Arc::new(Inner {
            cabinet,
            known: RwLock::new(Known::of(office.ledger())),
            office: Mutex::new(office),
            folder: data.join(FOLDER),
            players: RwLock::default(),
            renewing: tokio::sync::Mutex::default(),
            writing: tokio::sync::Mutex::default(),
        }));
        bureau.renew();
        tokio::spawn(look(Arc::downgrade(&bureau.0)));
        Ok(bureau)
    }

    /// The folder with what is kept in files.
    pub(crate) fn folder(&self) -> &Path {
        &self.0.folder
    }

    /// The folder lists are published in.
    pub(crate) fn lists(&self) -> PathBuf {
        self.0.folder.join(LISTS)
    }

    /// Does something with the register as it is now.
    pub(crate) async fn act<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Office) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, Failure> {
        let own = self.clone();
        let done = spawn_blocking(move || {
            let mut office = own.0.office.lock().unwrap_or_else(PoisonError::into_inner);
            office.catch_up()?;
            let done = work(&mut office);
            own.learn(office.ledger());
            done
        });
        Ok(done.await.map_err(|_| Declined::Internal)??)
    }

    /// What the ledger says, from its newest entry on.
    fn learn(&self, ledger: &Ledger) {
        if self.0.known.read().unwrap_or_else(PoisonError::into_inner).entry != ledger.newest() {
            let known = Known::of(ledger);
            *self.0.known.write().unwrap_or_else(PoisonError::into_inner) = known;
            self.renew();
        }
    }

    /// What the ledger says now, for officers: what was entered at another server a moment ago is waited for.
    pub(crate) async fn current(&self) -> Result<Arc<Known>, Failure> {
        let known = self.known();
        if self.0.cabinet.entries(known.entry + 1).await?.is_empty() {
            return Ok(known);
        }
        self.act(|_| Ok(())).await?;
        Ok(self.known())
    }

    /// What the ledger said when it was last looked at, which is a second ago at most: nobody waits for it.
    pub(crate) fn known(&self) -> Arc<Known> {
        Arc::clone(&self.0.known.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Brings what is kept beside the ledger up to date, in the background.
    fn renew(&self) {
        let own = self.clone();
        tokio::spawn(async move {
            renewal::renew(&own).await;
            renewal::write_lists(&own).await;
        });
    }

    /// The index of players; none while the first one is made.
    pub(crate) fn players(&self) -> Option<Arc<Players>> {
        self.0.players.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A player on all lists.
    pub(crate) async fn player(&self, number: u64) -> Result<ShownPlayer, Failure> {
        if let Some(shelves) = shelves::known(self.0.cabinet.as_ref()).await {
            let player = shelves.player(self.0.cabinet.as_ref(), number).await;
            // What was put together while the pages were made anew is of two times.
            if shelves::known(self.0.cabinet.as_ref()).await.as_ref() != Some(&shelves) {
                return Err(Failure::BeingMade);
            }
            let federation = shelves.federation().map(str::to_owned);
            return Ok(ShownPlayer { history: player.ok_or(Failure::NoPlayer)?, federation });
        }
        // Registers with regulations of their own have no pages: one after the other is worked out.
        let _turn = timeout(TURN, self.0.renewing.lock()).await.map_err(|_| Failure::BeingMade)?;
        let own = self.reader().await?;
        let player = spawn_blocking(move || own.player(&number.to_string())).await;
        player.map_err(|_| Declined::Internal)?.map_err(|_| Failure::NoPlayer)
    }

    /// Somebody who reads the register beside the officers.
    async fn reader(&self) -> Result<Office, Failure> {
        let cabinet = Arc::clone(&self.0.cabinet);
        let office = spawn_blocking(move || Office::shared(cabinet)).await;
        Ok(office.map_err(|_| Declined::Internal)??)
    }

    /// 12.4: every game of a list that was closed. It is worked out once, whoever asks meanwhile.
    pub(crate) async fn rated(&self, list: Date) -> Result<Arc<RatedList>, Failure> {
        let known = self.known();
        if !known.facts.is_closed(list) {
            return Err(Failure::NoPage);
        }
        let cell = {
            let mut rated = known.rated.lock().unwrap_or_else(PoisonError::into_inner);
            if rated.len() >= RATED && !rated.contains_key(&list) {
                rated.pop_first();
            }
            Arc::clone(rated.entry(list).or_default())
        };
        let own = self.clone();
        // Whoever gives up waiting does not end it.
        let working = tokio::spawn(async move {
            let parts = cell.get_or_try_init(|| async {
                let office = own.reader().await?;
                let parts = spawn_blocking(move || office.rated_list(list)).await;
                Ok::<_, Failure>(Arc::new(parts.map_err(|_| Declined::Internal)??))
            });
            parts.await.map(Arc::clone)
        });
        timeout(PATIENCE, working).await.map_err(|_| Declined::TooLong)?.map_err(|_| Declined::Internal)?
    }
}
