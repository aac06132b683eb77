//! Bytes that change on the disk: reading never panics, and nothing that differs from what was written goes unnoticed.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use exaequo_store::StoreError;
use exaequo_store::register::{Digest, KeptEntry, KeptPage, PageKey, RegisterStore};
use exaequo_store::suite::{entries_from, lines, noise, seal};
use exaequo_store_sqlite::SqliteRegister;

/// What was written.
struct Written {
    entries: Vec<KeptEntry>,
    files: Vec<(Digest, Vec<u8>)>,
    pages: Vec<KeptPage>,
}

fn key() -> PageKey {
    PageKey { shelf: "state".into(), at: 24_315, revision: 0 }
}

/// A register of about a megabyte; half of it is entries, so that many places hit them.
async fn write(path: &Path) -> Result<Written, StoreError> {
    let register = SqliteRegister::create(path).await.expect("a new register");
    let mut entries = entries_from(1, 400);
    for entry in &mut entries {
        entry.body = format!("{:?}", noise(entry.number, 300));
        entry.digest = seal(entry);
    }
    register.append(0, &entries).await?;
    let mut files = Vec::new();
    for bytes in [noise(1, 100_000), lines(2_000_000), noise(2, 1), Vec::new(), noise(3, 40_000)] {
        files.push((register.put_file(Cursor::new(bytes.clone())).await?.digest, bytes));
    }
    let page = |first| KeptPage { first, last: first + 9, bytes: noise(first, 2000) };
    let pages: Vec<KeptPage> = (0..40).map(|number| page(number * 10)).collect();
    register.put_pages(&key(), &pages).await?;
    register.close().await;
    Ok(Written { entries, files, pages })
}

/// What came of a changed byte.
#[derive(Debug, Default)]
struct Tally {
    /// It was noticed when the file was opened or read.
    noticed: usize,
    /// Something was read that differs, and its digest or the engine told so.
    told: usize,
    /// Everything was read as it was written.
    harmless: usize,
}

impl Tally {
    fn count(&mut self, noticed: bool, told: bool) {
        match (noticed, told) {
            (true, _) => self.noticed += 1,
            (false, true) => self.told += 1,
            (false, false) => self.harmless += 1,
        }
    }
}

/// Reads everything. Each thing is an error, or is what was written, or differs in a way that can be told.
async fn read(path: &Path, written: &Written, tally: &mut Tally) -> Result<(), String> {
    let Ok(opened) = SqliteRegister::open(path).await else {
        tally.count(true, false);
        return Ok(());
    };
    let register = opened.register;
    let mut noticed = false;
    for (digest, bytes) in &written.files {
        match register.file(digest).await {
            Ok(found) if found != *bytes => return Err("a file differs".into()),
            found => noticed |= found.is_err(),
        }
    }
    let pages = register.pages(&key()).await;
    let files = register.files().await.map(|files| files.len());
    let entries = register.entries(1).await;
    noticed |= pages.is_err() || files.is_err() || entries.is_err();
    let sound = register.integrity().await.is_ok_and(|found| found.is_empty());
    register.close().await;
    let unsealed = entries.as_ref().is_ok_and(|found| found.iter().any(|entry| entry.digest != seal(entry)));
    if sound && !unsealed && entries.is_ok_and(|found| found != written.entries) {
        return Err("entries differ".into());
    }
    if sound && files.is_ok_and(|found| found != written.files.len()) {
        return Err("files are missing".into());
    }
    if sound && pages.is_ok_and(|found| found != written.pages) {
        return Err("pages differ".into());
    }
    tally.count(noticed, unsealed || !sound);
    Ok(())
}

#[tokio::test]
async fn two_hundred_changed_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("register.sqlite");
    let written = write(&path).await.unwrap();
    let sound = fs::read(&path).unwrap();
    let spoiled = folder.path().join("spoiled.sqlite");
    let mut tally = Tally::default();
    for place in noise(20_260_301, 200 * 8).chunks(8) {
        let place = u64::from_le_bytes(place.try_into().unwrap());
        let mut bytes = sound.clone();
        let at = usize::try_from(place % bytes.len() as u64).unwrap();
        // Any other byte than the one that is there.
        bytes[at] = bytes[at].wrapping_add(1 + u8::try_from((place >> 40) % 255).unwrap());
        for rest in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(folder.path().join(format!("spoiled.sqlite{rest}")));
        }
        fs::write(&spoiled, &bytes).unwrap();
        read(&spoiled, &written, &mut tally).await.unwrap_or_else(|what| panic!("byte {at}: {what}"));
    }
    assert_eq!(tally.noticed + tally.told + tally.harmless, 200, "{tally:?}");
    // Most of the file is in use.
    assert!(tally.harmless < 50, "{tally:?}");
}

/// What the engine does not look at: derived pages, and the texts that tables and triggers were made by.
#[tokio::test]
async fn a_changed_page_or_trigger_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("register.sqlite");
    write(&path).await.unwrap();
    let sound = fs::read(&path).unwrap();
    let spoiled = |part: &[u8], name: &str| {
        let mut bytes = sound.clone();
        // Room that is free may have it once more.
        let places: Vec<usize> =
            (0..bytes.len() - part.len()).filter(|place| bytes[*place..].starts_with(part)).collect();
        assert!(!places.is_empty(), "{name}");
        for place in &places {
            bytes[place + part.len() / 2] ^= 1;
        }
        let path = folder.path().join(name);
        fs::write(&path, &bytes).unwrap();
        path
    };
    let page = spoiled(&noise(20, 2000)[..100], "page.sqlite");
    let trigger = spoiled(b"entries are never deleted", "trigger.sqlite");
    for (path, expected) in [
        (path, None),
        (page, Some("a page of state has changed: it begins with key 20 and does not have its checksum")),
        (trigger, Some("trigger entry_stays is not that of this program")),
    ] {
        let register = SqliteRegister::open(&path).await.expect("a register that opens").register;
        let found = register.integrity().await.unwrap();
        register.close().await;
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{}", path.display());
    }
}

/// A register that was cut off, as by a copy that was interrupted.
#[tokio::test]
async fn a_register_that_ends_too_early() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("register.sqlite");
    let written = write(&path).await.unwrap();
    let sound = fs::read(&path).unwrap();
    let mut tally = Tally::default();
    for tenth in 0..10 {
        let cut = folder.path().join(format!("cut-{tenth}.sqlite"));
        fs::write(&cut, &sound[..sound.len() * tenth / 10]).unwrap();
        read(&cut, &written, &mut tally).await.unwrap_or_else(|what| panic!("{tenth} tenths: {what}"));
    }
    assert_eq!((tally.told, tally.harmless), (0, 0), "{tally:?}");
}
