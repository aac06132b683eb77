//! A store for programs that wait: every call returns when it is done.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use exaequo_store::StoreError;
use exaequo_store::register::{Digest, KeptEntry, KeptPage, PageKey, RegisterStore, StoredFile};
use tokio::runtime::{Builder, Handle, Runtime};

use crate::cabinet::{Cabinet, Place};
use crate::error::OfficeError;

/// Parts of a file that wait to be read.
const WAITING: usize = 2;

/// The runtime of a store.
#[derive(Debug)]
enum Home {
    /// A runtime of its own.
    Own(Runtime),
    /// That of the program it is a part of.
    Shared(Handle),
}

/// A store with blocking calls. They panic inside an async task.
#[derive(Debug)]
pub struct Blocking<S = Cabinet> {
    home: Home,
    store: Arc<S>,
}

impl Blocking {
    /// Makes a new register, in a runtime of its own.
    pub fn create(place: &Place) -> Result<Self, OfficeError> {
        Self::at_home(|runtime| runtime.block_on(Cabinet::create(place)))
    }

    /// Opens a register, in a runtime of its own.
    pub fn open(place: &Place) -> Result<Self, OfficeError> {
        Self::at_home(|runtime| runtime.block_on(Cabinet::open(place)))
    }

    fn at_home(open: impl FnOnce(&Runtime) -> Result<Cabinet, OfficeError>) -> Result<Self, OfficeError> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|why| StoreError::Engine(Box::new(why)))?;
        let store = Arc::new(open(&runtime)?);
        Ok(Self { home: Home::Own(runtime), store })
    }

    /// Closes the store, so that nothing stays beside it.
    pub fn close(self) {
        let Self { home, store } = self;
        if let Some(store) = Arc::into_inner(store) {
            home.handle().block_on(store.close());
        }
    }
}

impl<S: RegisterStore + 'static> Blocking<S> {
    /// A store that others have too, in the runtime of the program: the one that this call is made in, on a thread of it
    /// where waiting is no harm.
    ///
    /// # Panics
    ///
    /// Where no runtime is at work.
    pub fn shared(store: Arc<S>) -> Self {
        Self { home: Home::Shared(Handle::current()), store }
    }

    /// Waits for something that is asked of the store.
    pub fn wait_for<T>(&self, answer: impl Future<Output = T>) -> T {
        self.home.handle().block_on(answer)
    }

    /// The entries from a number on, in order.
    pub fn entries(&self, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
        self.wait_for(self.store.entries(from))
    }

    /// Appends entries, all or none, after the newest one the caller knows.
    pub fn append(&self, after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
        self.wait_for(self.store.append(after, entries))
    }

    /// Keeps a file.
    pub fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        self.wait_for(self.store.put_file(source))
    }

    /// All files, sorted by digest.
    pub fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        self.wait_for(self.store.files())
    }

    /// All of a file.
    pub fn bytes(&self, digest: &Digest) -> Result<Vec<u8>, StoreError> {
        self.wait_for(self.store.file(digest))
    }

    /// Whether a file is what was put there.
    pub fn check_file(&self, digest: &Digest) -> Result<(), StoreError> {
        self.wait_for(self.store.file_parts(digest, |_| ControlFlow::Continue(())))
    }

    /// A large file from its beginning. Whether it is what was put there is known at its end.
    pub fn reader(&self, digest: Digest) -> impl Read + Send + use<S> {
        let (send, coming) = sync_channel::<io::Result<Vec<u8>>>(WAITING);
        let (store, handle) = (Arc::clone(&self.store), self.home.handle().clone());
        thread::spawn(move || {
            let each = |part: &[u8]| match send.send(Ok(part.to_vec())) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            };
            let read = handle.block_on(store.file_parts(&digest, each));
            drop(store);
            if let Err(error) = read {
                let _ = send.send(Err(io::Error::other(error)));
            }
        });
        Parts { coming, part: Vec::new(), read: 0 }
    }

    /// Replaces all pages of a key, or none.
    pub fn put_pages(&self, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
        self.wait_for(self.store.put_pages(key, pages))
    }

    /// The pages of a key, in order.
    pub fn pages(&self, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
        self.wait_for(self.store.pages(key))
    }

    /// Drops the pages of lists from one on.
    pub fn clear_pages(&self, on_shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
        self.wait_for(self.store.clear_pages(on_shelf, from))
    }

    /// What the engine itself finds wrong.
    pub fn integrity(&self) -> Result<Vec<String>, StoreError> {
        self.wait_for(self.store.integrity())
    }

    /// The store, for whoever need not wait.
    pub fn store(&self) -> &Arc<S> {
        &self.store
    }
}

impl Home {
    fn handle(&self) -> &Handle {
        match self {
            Self::Own(runtime) => runtime.handle(),
            Self::Shared(handle) => handle,
        }
    }
}

/// A file whose parts come from another thread.
struct Parts {
    coming: Receiver<io::Result<Vec<u8>>>,
    part: Vec<u8>,
    read: usize,
}

impl Read for Parts {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.read == self.part.len() {
            match self.coming.recv() {
                Ok(part) => (self.part, self.read) = (part?, 0),
                // Whoever sends them has come to the end.
                Err(_) => return Ok(0),
            }
        }
        let count = into.len().min(self.part.len() - self.read);
        into[..count].copy_from_slice(&self.part[self.read..self.read + count]);
        self.read += count;
        Ok(count)
    }
}
