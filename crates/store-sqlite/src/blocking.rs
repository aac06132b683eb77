//! A register for programs that wait: every call returns when it is done.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use exaequo_store::StoreError;
use exaequo_store::register::{PageKey, RegisterStore as _, StoredEntry, StoredFile, StoredPage};
use tokio::runtime::{Builder, Runtime};

use crate::{OpenError, SqliteRegister};

/// Parts of a file that wait to be read.
const WAITING: usize = 2;

/// A register in a file, whose calls wait until they are done.
///
/// ```
/// use exaequo_store_sqlite::BlockingRegister;
///
/// # let folder = tempfile::tempdir()?;
/// let register = BlockingRegister::create(&folder.path().join("federation.register"))?;
/// let file = register.put_file("a report".as_bytes())?;
/// assert_eq!(register.bytes(&file.digest)?, b"a report");
/// register.close();
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct BlockingRegister {
    runtime: Runtime,
    store: Arc<SqliteRegister>,
}

impl BlockingRegister {
    /// Makes a new one.
    pub fn create(path: &Path) -> Result<Self, OpenError> {
        let runtime = runtime(path)?;
        let store = Arc::new(runtime.block_on(SqliteRegister::create(path))?);
        Ok(Self { runtime, store })
    }

    /// Opens one, and tells where the copy is that was made before its tables were changed.
    pub fn open(path: &Path) -> Result<(Self, Option<PathBuf>), OpenError> {
        let runtime = runtime(path)?;
        let opened = runtime.block_on(SqliteRegister::open(path))?;
        Ok((Self { runtime, store: Arc::new(opened.register) }, opened.backup))
    }

    /// Closes the file, so that nothing stays beside it.
    pub fn close(self) {
        if let Some(store) = Arc::into_inner(self.store) {
            self.runtime.block_on(store.close());
        }
    }

    /// The entries from a number on, in order.
    pub fn entries(&self, from: u64) -> Result<Vec<StoredEntry>, StoreError> {
        self.runtime.block_on(self.store.entries(from))
    }

    /// Appends entries, all or none, after the newest one the caller knows.
    pub fn append(&self, after: u64, entries: &[StoredEntry]) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.append(after, entries))
    }

    /// Keeps a file.
    pub fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        self.runtime.block_on(self.store.put_file(source))
    }

    /// All files, sorted by digest.
    pub fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        self.runtime.block_on(self.store.files())
    }

    /// All of a file.
    pub fn bytes(&self, digest: &[u8; 32]) -> Result<Vec<u8>, StoreError> {
        self.runtime.block_on(self.store.file(digest))
    }

    /// Reads a file to its end, to see whether it is what was put there.
    pub fn check_file(&self, digest: &[u8; 32]) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.file_parts(digest, |_| ControlFlow::Continue(())))
    }

    /// A large file from its beginning. Whether it is what was put there is known at its end.
    pub fn reader(&self, digest: [u8; 32]) -> impl Read + Send + use<> {
        let (send, coming) = sync_channel::<io::Result<Vec<u8>>>(WAITING);
        let (store, handle) = (Arc::clone(&self.store), self.runtime.handle().clone());
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
    pub fn put_pages(&self, key: &PageKey, pages: &[StoredPage]) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.put_pages(key, pages))
    }

    /// The pages of a key, in order.
    pub fn pages(&self, key: &PageKey) -> Result<Vec<StoredPage>, StoreError> {
        self.runtime.block_on(self.store.pages(key))
    }

    /// Of every list and revision of a shelf the page in whose range a key is.
    pub fn pages_with(&self, on_shelf: &str, at: u64) -> Result<Vec<(PageKey, StoredPage)>, StoreError> {
        self.runtime.block_on(self.store.pages_with(on_shelf, at))
    }

    /// Drops the pages of lists from one on.
    pub fn clear_pages(&self, on_shelf: Option<&str>, from_list: i32) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.clear_pages(on_shelf, from_list))
    }

    /// Copies everything into a new file.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.backup(to))
    }

    /// What the engine itself finds wrong with the file.
    pub fn integrity(&self) -> Result<Vec<String>, StoreError> {
        self.runtime.block_on(self.store.integrity())
    }
}

fn runtime(path: &Path) -> Result<Runtime, OpenError> {
    let failed = |why| OpenError::Io { path: path.to_owned(), why };
    Builder::new_multi_thread().worker_threads(1).build().map_err(failed)
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
