//! What a register needs kept: the entries of its ledger, the files they speak of, and what was worked out from them. The
//! store looks into none of them; it neither works a digest of an entry out nor checks it.

use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;

use crate::StoreError;
pub use crate::file::StoredFile;
pub use exaequo_register::{Digest, KeptEntry, KeptPage};

/// Where pages of derived data belong. They can always be built again from entries and files.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PageKey {
    /// The kind of data.
    pub shelf: String,
    /// Where on the shelf: the month of a list, or an entry of the ledger.
    pub at: i32,
    /// Which of those at one place.
    pub revision: u32,
}

/// What a register needs of a store. Entries and files are only ever added; pages come and go.
pub trait RegisterStore: Send + Sync {
    /// The entries from a number on, in order.
    fn entries(&self, from: u64) -> impl Future<Output = Result<Vec<KeptEntry>, StoreError>> + Send;

    /// Appends entries, all or none. `after` is the number of the newest entry the caller knows, 0 for none; it is refused
    /// with [`StoreError::Behind`] where another one is the newest.
    fn append(
        &self,
        after: u64,
        entries: &[KeptEntry],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Reads a file to its end and keeps it. A file that is kept already is not kept twice; nothing is kept where reading
    /// fails. The stream is the store's own, so that it can be read where nobody has to wait for it.
    fn put_file(
        &self,
        source: impl Read + Send + 'static,
    ) -> impl Future<Output = Result<StoredFile, StoreError>> + Send;

    /// Whether a file is kept.
    fn has_file(&self, digest: &Digest) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The bytes of a file, which have its digest.
    fn file(&self, digest: &Digest) -> impl Future<Output = Result<Vec<u8>, StoreError>> + Send {
        async move {
            let mut bytes = Vec::new();
            self.file_parts(digest, |part| {
                bytes.extend_from_slice(part);
                ControlFlow::Continue(())
            })
            .await?;
            Ok(bytes)
        }
    }

    /// Hands out the parts of a big file one after the other. Whether they are what was put there is known at their end: a
    /// visitor who keeps something keeps it only if this returns `Ok`, and one who breaks off has no assurance.
    fn file_parts(
        &self,
        digest: &Digest,
        visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// All files, sorted by digest.
    fn files(&self) -> impl Future<Output = Result<Vec<StoredFile>, StoreError>> + Send;

    /// Replaces all pages of a key, or none. They are in the order of their keys and have none in common.
    fn put_pages(
        &self,
        key: &PageKey,
        pages: &[KeptPage],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The pages of a key, in order.
    fn pages(&self, key: &PageKey) -> impl Future<Output = Result<Vec<KeptPage>, StoreError>> + Send;

    /// Of every place and revision of a shelf, in order, the page in whose range a number is: what the page of one player is
    /// put together from.
    fn pages_with(
        &self,
        on_shelf: &str,
        number: u64,
    ) -> impl Future<Output = Result<Vec<(PageKey, KeptPage)>, StoreError>> + Send;

    /// Drops the pages from a place on, of one shelf or of all.
    fn clear_pages(
        &self,
        on_shelf: Option<&str>,
        from: i32,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes a consistent copy to a new file while others read and write.
    fn backup(&self, to: &Path) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What the engine itself finds wrong; nothing where all is well.
    fn integrity(&self) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;
}

/// Whether the numbers of entries follow one. Every engine asks this of what it is given and of what it has kept.
pub fn check_numbers(after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
    let slip = (after + 1..).zip(entries).find(|(expected, entry)| *expected != entry.number);
    slip.map_or(Ok(()), |(expected, entry)| Err(StoreError::Gap { expected, found: entry.number }))
}

/// Whether pages are in order and have no keys in common. Every engine asks this of what it is given.
pub fn check_pages(pages: &[KeptPage]) -> Result<(), StoreError> {
    let turned = pages.iter().find(|page| page.first > page.last);
    let overlapping = pages.windows(2).find(|pair| pair[0].last >= pair[1].first).map(|pair| &pair[1]);
    turned.or(overlapping).map_or(Ok(()), |page| Err(StoreError::Overlap { first: page.first }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_an_order() {
        let pages = |ranges: &[(u64, u64)]| {
            let page = |&(first, last): &(u64, u64)| KeptPage { first, last, bytes: Vec::new() };
            check_pages(&ranges.iter().map(page).collect::<Vec<_>>()).is_ok()
        };
        assert!(pages(&[]) && pages(&[(5, 5)]) && pages(&[(1, 3), (4, 4), (9, 12)]));
        assert!(!pages(&[(2, 1)]) && !pages(&[(1, 3), (3, 4)]) && !pages(&[(4, 5), (1, 2)]));
    }
}
