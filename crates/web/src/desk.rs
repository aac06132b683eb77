//! The desk: events as they stand, and the one way to change them.

pub(crate) mod erase;
mod kept;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, PoisonError, RwLock, Weak};
use std::time::Instant;

use exaequo_desk::actor::Actor;
use exaequo_desk::change::Change;
use exaequo_desk::change::kind::{DESCRIBE, PLACES};
use exaequo_office::{OfficeError, Place};
use exaequo_seek::RatingLists;
use exaequo_store::StoreError;
use exaequo_store::desk::{DeskStore as _, EventHead, NewChange, NewEvent, StoredChange};
use exaequo_store::people::PeopleStore as _;
use exaequo_store_postgres::PostgresDesk;
use exaequo_store_sqlite::{OpenError, SqliteDesk};
use tokio::sync::{Mutex, broadcast, watch};

use crate::api::limit::{self, Asker, Limit};
use crate::bureau::Bureau;
use crate::clock;
use crate::failure::Failure;
use crate::form_key;
use crate::host_name::Name;
use crate::journal;
use crate::operation::{Figures, Log};
use crate::other_servers;
use crate::password::Tries;
use crate::secret::Secret;
use crate::serve::ServeError;
use crate::store::Store;
use crate::visitor::{self, Visitor};
use kept::later;
pub(crate) use kept::{Kept, Line};

/// How many changes a page may be behind before it is told to look at everything again.
const BEHIND: usize = 256;

/// How often a change is made anew because another server was faster.
const ATTEMPTS: u32 = 20;

/// The desk: what is open, and where it is kept.
#[derive(Clone, Debug)]
pub struct Desk(Arc<Inner>);

/// A desk as long as somebody else has it.
#[derive(Clone, Debug)]
pub(crate) struct WeakDesk(Weak<Inner>);

impl WeakDesk {
    pub(crate) fn upgrade(&self) -> Option<Desk> {
        self.0.upgrade().map(Desk)
    }
}

#[derive(Debug)]
struct Inner {
    store: Store,
    /// What is kept beside the store.
    folder: PathBuf,
    /// Events as they stand, by number. Whoever reads does not wait for whoever writes to the disk.
    open: RwLock<BTreeMap<u64, Arc<Kept>>>,
    /// Held by whoever opens an event: who comes second finds it open.
    opening: Mutex<()>,
    /// Held by whoever changes something: nobody else here does at the same time.
    writing: Mutex<()>,
    news: broadcast::Sender<News>,
    stop: watch::Sender<bool>,
    /// How others reach it, where they do.
    others: OnceLock<String>,
    /// The command that opens it for others, where somebody has said it.
    command_for_others: OnceLock<String>,
    /// Names it may be called by.
    names: OnceLock<Vec<Name>>,
    /// What the forms at the machine itself are known by.
    key: Secret,
    tries: Tries,
    /// What other servers have withdrawn and erased, as far as it is noted here.
    noted: journal::Read,
    rating_lists: RatingLists,
    /// Sites whose pages may ask.
    origins: OnceLock<Vec<String>>,
    /// How many requests a minute an address has.
    each_minute: OnceLock<u32>,
    limit: Limit,
    log: OnceLock<Log>,
    figures: Figures,
    /// The register of a federation, where there is one.
    bureau: OnceLock<Bureau>,
    /// What is wrong with its file, where it is damaged.
    damage: OnceLock<String>,
}

/// Something that has changed, for open pages.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) event: u64,
    pub(crate) version: u64,
    pub(crate) change: Change,
}

impl Desk {
    /// Opens the desk in a file, or makes one there.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let store = Store::File(Box::new(SqliteDesk::open_or_create(path).await?));
        let key = form_key::beside(path).map_err(|why| OpenError::Io { path: path.into(), why })?;
        Ok(Self::new(store, path.parent().unwrap_or_else(|| Path::new(".")), key).await)
    }

    /// Opens the desk in the database at an address, which other servers may share; a folder has what stays in files.
    pub async fn connect(address: &str, folder: &Path) -> Result<Self, ServeError> {
        let database = PostgresDesk::open(address).await?;
        let no_key = || ServeError::Server(std::io::Error::other("there is no key for forms"));
        let offered = Secret::new().map_err(|_| no_key())?;
        let key = database.form_key(offered.text()).await.map_err(exaequo_store_postgres::OpenError::from)?;
        let key = Secret::of(&key).ok_or_else(no_key)?;
        let desk = Self::new(Store::Database(database), folder, key).await;
        tokio::spawn(other_servers::listen(desk.weak()));
        Ok(desk)
    }

    async fn new(store: Store, folder: &Path, key: Secret) -> Self {
        let (news, _) = broadcast::channel(BEHIND);
        let (stop, _) = watch::channel(false);
        let rating_lists = RatingLists::of(folder).await;
        Self(Arc::new(Inner {
            store,
            folder: folder.to_owned(),
            open: RwLock::default(),
            opening: Mutex::default(),
            writing: Mutex::default(),
            news,
            stop,
            others: OnceLock::new(),
            command_for_others: OnceLock::new(),
            names: OnceLock::new(),
            key,
            tries: Tries::default(),
            noted: journal::Read::default(),
            rating_lists,
            origins: OnceLock::new(),
            each_minute: OnceLock::new(),
            limit: Limit::default(),
            log: OnceLock::new(),
            figures: Figures::default(),
            bureau: OnceLock::new(),
            damage: OnceLock::new(),
        }))
    }

    /// The desk as long as somebody else has it.
    pub(crate) fn weak(&self) -> WeakDesk {
        WeakDesk(Arc::downgrade(&self.0))
    }

    /// Says how others reach the desk.
    pub fn set_public_address(&self, address: &str) {
        // The first to say so is right.
        let _ = self.0.others.set(address.trim_end_matches('/').to_owned());
    }

    /// Says which command opens it for others: only who wrote that command knows.
    pub fn set_command_for_others(&self, command: Option<&str>) {
        if let Some(command) = command {
            // The first to say so is right.
            let _ = self.0.command_for_others.set(command.to_owned());
        }
    }

    /// The command that opens it for others, where it is known.
    pub(crate) fn command_for_others(&self) -> Option<&str> {
        self.0.command_for_others.get().map(String::as_str)
    }

    /// Why others cannot do what they were asked to: the desk listens to its own machine.
    pub(crate) fn only_here(&self) -> Failure {
        Failure::OnlyHere { command: self.command_for_others().map(str::to_owned) }
    }

    /// Says what is wrong with its file.
    pub fn set_damage(&self, damage: &str) {
        // The first to say so is right.
        let _ = self.0.damage.set(damage.to_owned());
    }

    /// What is wrong with its file, where it is damaged.
    pub(crate) fn damage(&self) -> Option<&str> {
        self.0.damage.get().map(String::as_str)
    }

    /// Says by which names it may be called.
    pub fn set_names(&self, names: &[Name]) {
        // The first to say so is right.
        let _ = self.0.names.set(names.to_vec());
    }

    /// The names it may be called by.
    pub(crate) fn names(&self) -> &[Name] {
        self.0.names.get().map_or(&[], Vec::as_slice)
    }

    /// Says of which sites pages may ask, and how many requests a minute an address has.
    pub fn set_api_limits(&self, origins: &[String], each_minute: Option<u32>) {
        // The first to say so is right.
        let _ = self.0.origins.set(origins.to_vec());
        let _ = self.0.each_minute.set(each_minute.unwrap_or(limit::USUAL));
    }

    /// Says how requests are written down.
    pub fn set_log(&self, log: Log) {
        // The first to say so is right.
        let _ = self.0.log.set(log);
    }

    /// Opens the register of a federation, which the desk keeps from now on.
    pub async fn open_register(&self, place: &Place) -> Result<(), OfficeError> {
        let bureau = Bureau::open(place, self.folder()).await?;
        // The first is the one.
        let _ = self.0.bureau.set(bureau);
        Ok(())
    }

    /// The register of a federation; without one its pages do not exist.
    pub(crate) fn bureau(&self) -> Result<&Bureau, Failure> {
        self.0.bureau.get().ok_or(Failure::NoPage)
    }

    /// How requests are written down.
    pub(crate) fn log(&self) -> Log {
        self.0.log.get().copied().unwrap_or_default()
    }

    /// What is counted.
    pub(crate) fn figures(&self) -> &Figures {
        &self.0.figures
    }

    /// Sites whose pages may ask.
    pub(crate) fn origins(&self) -> &[String] {
        self.0.origins.get().map_or(&[], Vec::as_slice)
    }

    /// One more request of a program; refused where there were too many.
    pub(crate) fn one_more_of(&self, asker: Asker) -> Result<(), Failure> {
        let each_minute = self.0.each_minute.get().copied().unwrap_or(limit::USUAL);
        self.0.limit.one_more(asker, each_minute, Instant::now())
    }

    /// The same of a program with a token.
    pub(crate) fn one_more_of_token(&self, token: u64, each_minute: u32) -> Result<(), Failure> {
        self.0.limit.one_more(Asker::Token(token), each_minute, Instant::now())
    }

    /// How others reach the public page of an event, where they reach the desk at all.
    pub(crate) fn public_address(&self, event: u64) -> Option<String> {
        self.0.others.get().map(|address| format!("{address}/p/{event}"))
    }

    /// How others reach a page of the desk, where they do.
    pub(crate) fn address_of(&self, path: &str) -> Option<String> {
        self.0.others.get().map(|address| format!("{address}{path}"))
    }

    /// Whether others reach the desk.
    pub(crate) fn is_shared(&self) -> bool {
        self.0.others.get().is_some()
    }

    /// What the forms at the machine itself are known by.
    pub(crate) fn key(&self) -> &Secret {
        &self.0.key
    }

    /// How often passwords were tried.
    pub(crate) fn tries(&self) -> &Tries {
        &self.0.tries
    }

    /// What other servers have withdrawn and erased, as far as it is noted here.
    pub(crate) fn noted(&self) -> &journal::Read {
        &self.0.noted
    }

    /// The rating lists at hand.
    pub(crate) fn rating_lists(&self) -> &RatingLists {
        &self.0.rating_lists
    }

    /// Where accounts and rights are kept.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Ends what waits for news, so that a server can stop.
    pub(crate) fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    /// Is told when everything ends.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stop.subscribe()
    }

    /// Closes the file, if nobody else has the desk.
    pub(crate) async fn close(self) {
        if let Some(inner) = Arc::into_inner(self.0) {
            inner.store.close().await;
        }
    }

    /// Is told what changes.
    pub(crate) fn news(&self) -> broadcast::Receiver<News> {
        self.0.news.subscribe()
    }

    /// How many events there are: what the pages ask for too.
    pub(crate) async fn health(&self) -> Result<usize, StoreError> {
        Ok(self.0.store.events(&PLACES).await?.len())
    }

    /// All events with the newest of their changes that is of one of these kinds.
    pub(crate) async fn heads(&self, marks: &[&str]) -> Result<Vec<EventHead>, StoreError> {
        self.0.store.events(marks).await
    }

    /// The folder with everything in it, or with what stays in files.
    pub(crate) fn folder(&self) -> &Path {
        &self.0.folder
    }

    /// All events under the names they have now, the newest first.
    pub(crate) async fn events(&self) -> Result<Vec<EventHead>, StoreError> {
        let mut heads = self.0.store.events(&PLACES).await?;
        let described = self.0.store.events(&[DESCRIBE]).await?;
        for head in &mut heads {
            let is_described = described.iter().any(|one| one.id == head.id && one.mark.is_some());
            if is_described && let Ok(kept) = self.event(head.id).await {
                kept.event.name().clone_into(&mut head.name);
            }
        }
        Ok(heads)
    }

    /// Opens an event from a file that holds one; its number. Whoever has signed in is its arbiter.
    pub(crate) async fn add(&self, file_name: &str, file: Vec<u8>, name: &str) -> Result<u64, StoreError> {
        let (at, name, file_name) = (clock::now(), name.to_owned(), file_name.to_owned());
        let event = NewEvent { at, name, file_name, file };
        match visitor::current() {
            Visitor::Account(arbiter, ..) => self.0.store.open_event_of(&event, arbiter.id).await,
            _ => self.0.store.open_event(&event).await,
        }
    }

    /// An event that is open.
    fn known(&self, id: u64) -> Option<Arc<Kept>> {
        // Nobody panics while holding it.
        self.0.open.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Whether an event is open here.
    pub(crate) fn is_open(&self, id: u64) -> bool {
        self.known(id).is_some()
    }

    /// Whether an event is open here, and older than a version.
    pub(crate) fn is_behind(&self, id: u64, version: u64) -> bool {
        self.known(id).is_some_and(|kept| kept.version() < version)
    }

    /// An event as it stands: where others may have changed it, they are asked.
    pub(crate) async fn event(&self, id: u64) -> Result<Arc<Kept>, Failure> {
        match self.known(id) {
            Some(kept) if self.0.store.database().is_none() => Ok(kept),
            Some(kept) => self.caught_up(&kept).await,
            None => {
                let _turn = self.0.opening.lock().await;
                if let Some(kept) = self.known(id) {
                    return Ok(kept);
                }
                let kept = self.opened(id).await?;
                Ok(self.keep(kept))
            }
        }
    }

    /// An event as it is kept.
    async fn opened(&self, id: u64) -> Result<Arc<Kept>, Failure> {
        let opened = self.0.store.event(id).await?.ok_or(Failure::NoEvent)?;
        let lines = self.lines_after(id, 0).await?;
        later(&Arc::new(Kept::new(id, opened)?), lines)
    }

    /// The same with what was changed since. Where another server has erased something, what is here still has it.
    async fn caught_up(&self, kept: &Arc<Kept>) -> Result<Arc<Kept>, Failure> {
        let lines = self.lines_after(kept.id, kept.version()).await?;
        if lines.is_empty() {
            return Ok(Arc::clone(kept));
        }
        let is_erased = lines.iter().any(|line| line.change.is_erasure());
        let later = if is_erased { self.opened(kept.id).await? } else { later(kept, lines)? };
        Ok(if later.version() > kept.version() { self.keep(later) } else { later })
    }

    async fn lines_after(&self, id: u64, after: u64) -> Result<Vec<Line>, Failure> {
        let line = |stored: StoredChange| {
            let change = serde_json::from_str(&stored.change.body).map_err(|_| Failure::Log)?;
            let by = Actor::kept(&stored.change.by, stored.change.by_id);
            Ok(Line::new(stored.number, stored.change.at, by, change))
        };
        self.0.store.changes(id, after).await?.into_iter().map(line).collect()
    }

    /// Keeps an event as it stands, unless a later one is kept, and tells open pages what is new; which one is kept.
    fn keep(&self, kept: Arc<Kept>) -> Arc<Kept> {
        let mut open = self.0.open.write().unwrap_or_else(PoisonError::into_inner);
        let before = open.get(&kept.id);
        if let Some(later) = before.filter(|before| before.version() >= kept.version()) {
            return Arc::clone(later);
        }
        let seen = before.map_or(kept.version(), |before| before.version());
        open.insert(kept.id, Arc::clone(&kept));
        for line in kept.lines().filter(|line| line.number > seen) {
            let (event, version, change) = (kept.id, line.number, line.change.clone());
            // Nobody may be listening.
            let _ = self.0.news.send(News { event, version, change });
        }
        kept
    }

    /// Changes an event: the change is made of the event as it stands, and of nothing older.
    pub(crate) async fn change(
        &self,
        id: u64,
        make: impl FnOnce(&Kept) -> Result<Change, Failure> + Clone + Send,
    ) -> Result<Arc<Kept>, Failure> {
        // A store that is away is noticed before anybody waits for others.
        self.event(id).await?;
        let _turn = self.0.writing.lock().await;
        for _ in 1..ATTEMPTS {
            match self.try_change(id, make.clone()).await {
                // Another server was faster.
                Err(Failure::Store(StoreError::Behind { .. })) => {}
                done => return done,
            }
        }
        self.try_change(id, make).await
    }

    async fn try_change(
        &self,
        id: u64,
        make: impl FnOnce(&Kept) -> Result<Change, Failure> + Send,
    ) -> Result<Arc<Kept>, Failure> {
        let kept = self.event(id).await?;
        let change = make(&kept)?;
        let line = Line::new(kept.version() + 1, clock::now(), visitor::actor(), change);
        // Whatever cannot be done is refused before it is written.
        let mut after = kept.fresh();
        after.add(line.clone())?;
        let body = serde_json::to_string(&line.change).map_err(|_| Failure::Log)?;
        if line.change == Change::Withdraw {
            // First: a page that is shown although it was withdrawn is worse than one that has to be published again.
            let noted = journal::note(self.folder(), id, &kept.opened_at, &line.at);
            noted.map_err(|why| StoreError::Engine(Box::new(why)))?;
        }
        let kind = line.change.kind().to_owned();
        let (by, by_id) = (line.by.to_string(), line.by.id());
        let stored = NewChange { at: line.at, by, by_id, kind, body };
        self.0.store.add_change(id, kept.version(), &stored).await?;
        Ok(self.keep(Arc::new(after)))
    }
}
