//! The suite asks nothing that only one engine has: a store in memory passes it.

use std::collections::BTreeMap;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use exaequo_store::StoreError;
use exaequo_store::file::{PART, Seen, split};
use exaequo_store::register::{
    Digest, KeptEntry, KeptPage, PageKey, RegisterStore, StoredFile, check_numbers, check_pages,
};
use exaequo_store::suite::Ground;

#[derive(Clone, Default)]
struct Kept {
    entries: Vec<KeptEntry>,
    files: BTreeMap<Digest, (StoredFile, Vec<u8>)>,
    pages: BTreeMap<PageKey, Vec<KeptPage>>,
}

type Backups = Arc<Mutex<BTreeMap<PathBuf, Kept>>>;

struct Memory {
    kept: Arc<Mutex<Kept>>,
    backups: Backups,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("no test panics with the lock")
    }
}

impl RegisterStore for Memory {
    async fn entries(&self, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
        Ok(self.kept().entries.iter().filter(|entry| entry.number >= from).cloned().collect())
    }

    async fn append(&self, after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let newest = kept.entries.len() as u64;
        if newest != after {
            return Err(StoreError::Behind { newest });
        }
        check_numbers(after, entries)?;
        kept.entries.extend_from_slice(entries);
        Ok(())
    }

    async fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        let mut bytes = Vec::new();
        let file = split(source, |part| bytes.extend_from_slice(part))?;
        self.kept().files.insert(file.digest, (file, bytes));
        Ok(file)
    }

    async fn has_file(&self, digest: &Digest) -> Result<bool, StoreError> {
        Ok(self.kept().files.contains_key(digest))
    }

    async fn file_parts(
        &self,
        digest: &Digest,
        mut visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
    ) -> Result<(), StoreError> {
        let found = self.kept().files.get(digest).cloned();
        let (file, bytes) = found.ok_or(StoreError::NoFile { digest: *digest })?;
        let mut seen = Seen::default();
        for part in bytes.chunks(PART) {
            seen.add(part);
            if visit(part).is_break() {
                return Ok(());
            }
        }
        seen.check(&file)
    }

    async fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        Ok(self.kept().files.values().map(|(file, _)| *file).collect())
    }

    async fn put_pages(&self, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
        check_pages(pages)?;
        if let Some(large) = pages.iter().find(|page| i64::try_from(page.last).is_err()) {
            return Err(StoreError::TooLarge(large.last));
        }
        self.kept().pages.insert(key.clone(), pages.to_vec());
        Ok(())
    }

    async fn pages(&self, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
        Ok(self.kept().pages.get(key).cloned().unwrap_or_default())
    }

    async fn pages_with(&self, on_shelf: &str, number: u64) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
        let kept = self.kept();
        let there = kept.pages.iter().filter(|(key, _)| key.shelf == on_shelf);
        let all = there.flat_map(|(key, pages)| pages.iter().map(|page| (key.clone(), page.clone())));
        Ok(all.filter(|(_, page)| (page.first..=page.last).contains(&number)).collect())
    }

    async fn clear_pages(&self, on_shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
        let stays = |key: &PageKey| key.at < from || on_shelf.is_some_and(|other| other != key.shelf);
        self.kept().pages.retain(|key, _| stays(key));
        Ok(())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let copy = self.kept().clone();
        let mut backups = self.backups.lock().expect("no test panics with the lock");
        if backups.contains_key(to) {
            return Err(StoreError::Exists(to.into()));
        }
        backups.insert(to.into(), copy);
        Ok(())
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

#[derive(Default)]
struct InMemory {
    backups: Backups,
}

impl Ground for InMemory {
    type Store = Memory;

    async fn empty(&self) -> Memory {
        Memory { kept: Arc::default(), backups: self.backups.clone() }
    }

    async fn again(&self, store: &Memory) -> Memory {
        Memory { kept: store.kept.clone(), backups: self.backups.clone() }
    }

    async fn reopened(&self, store: Memory) -> Memory {
        store
    }

    fn place(&self) -> PathBuf {
        "backup".into()
    }

    async fn backup(&self, path: &Path) -> Memory {
        let kept = self.backups.lock().expect("no test panics with the lock")[path].clone();
        Memory { kept: Arc::new(Mutex::new(kept)), backups: self.backups.clone() }
    }

    async fn spoil(&self, store: &Memory, digest: &Digest) {
        store.kept().files.get_mut(digest).expect("a kept file").1[0] ^= 1;
    }
}

exaequo_store::register_suite!(InMemory::default());
