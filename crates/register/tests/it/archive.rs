//! A register as one portable file: what comes back is what went in, and what was cut off or changed is refused.

use exaequo_register::{
    Archive, ArchiveError, ArchiveWriter, CoveringLetter, Digest, Files as _, KeptEntry, Kind, Ledger,
    Register, verify,
};

use crate::office::{Office, Shelf, day};
use crate::periods::{FOUR, duel};

/// A register with a correction in it.
fn office() -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    let corrected = duel("January Cup", ["2026-01-10", "2026-01-11"], '0').trf();
    let receipt = office.receive(&corrected, &CoveringLetter::default());
    let facts = office.register().accept(receipt.event(), None, &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 1);
    office
}

/// The entries as a store keeps them.
fn kept(ledger: &Ledger) -> Vec<KeptEntry> {
    let entry = |entry: &exaequo_register::Entry| KeptEntry {
        number: entry.number,
        at: entry.at.to_string(),
        by: entry.by.clone(),
        reason: entry.reason.clone(),
        body: serde_json::to_string(&entry.fact).unwrap(),
        digest: entry.digest,
    };
    ledger.entries().iter().map(entry).collect()
}

fn archive(office: &Office, files: impl IntoIterator<Item = Digest>) -> Vec<u8> {
    let mut writer = ArchiveWriter::new(Vec::new(), &kept(&office.ledger)).unwrap();
    for digest in files {
        let bytes = office.shelf.bytes(digest).unwrap();
        writer.file(digest, bytes.len() as u64, bytes.as_slice()).unwrap();
    }
    writer.finish().unwrap()
}

fn whole() -> (Office, Vec<u8>) {
    let office = office();
    let bytes = archive(&office, office.ledger.files());
    (office, bytes)
}

#[test]
fn what_comes_back_is_what_went_in() {
    let (office, bytes) = whole();
    let read = Archive::read(bytes.as_slice()).unwrap();
    let ledger = Ledger::read(&read.entries).unwrap();
    assert_eq!(ledger.digest(), office.ledger.digest());
    let mut shelf = Shelf::default();
    for file in &read.files {
        let start = usize::try_from(file.offset).unwrap();
        let end = start + usize::try_from(file.length).unwrap();
        assert_eq!(shelf.put(&bytes[start..end]), file.digest);
    }
    assert_eq!(verify(&ledger, &shelf).unwrap(), []);
    let (before, after) = (office.register(), Register::read(&ledger, &shelf).unwrap());
    let (list, kind) = (day("2026-02-01"), Kind::Standard);
    assert_eq!(after.digest(list, kind), before.digest(list, kind));
    assert_eq!(after.recorded(list, kind), before.recorded(list, kind));
    let again = Office { ledger, shelf };
    assert_eq!(archive(&again, again.ledger.files()), bytes, "the same register is the same file");
}

#[test]
fn wherever_an_archive_is_cut_off_it_is_refused() {
    let (_, bytes) = whole();
    for length in 0..bytes.len() {
        let error = Archive::read(&bytes[..length]).unwrap_err();
        assert!(matches!(error, ArchiveError::NotOne | ArchiveError::CutOff), "{length}: {error}");
    }
}

#[test]
fn whatever_byte_of_an_archive_is_changed_it_is_refused() {
    let (_, bytes) = whole();
    for place in 0..bytes.len() {
        for flipped in [1, 0x20] {
            let mut other = bytes.clone();
            other[place] ^= flipped;
            assert!(Archive::read(other.as_slice()).is_err(), "byte {place}");
        }
    }
    let mut longer = bytes;
    longer.push(b'\n');
    assert!(matches!(Archive::read(longer.as_slice()), Err(ArchiveError::Changed { .. })));
}

#[test]
fn a_file_that_the_entries_speak_of_is_not_missing() {
    let office = office();
    let without = |digest: Digest| office.ledger.files().into_iter().filter(move |one| *one != digest);
    for missing in office.ledger.files() {
        let bytes = archive(&office, without(missing));
        let error = Archive::read(bytes.as_slice()).unwrap_err();
        assert!(matches!(error, ArchiveError::NoFile(digest) if digest == missing), "{error}");
    }
}

#[test]
fn what_is_no_archive_or_a_newer_one() {
    let error = |text: &str| Archive::read(text.as_bytes()).unwrap_err();
    assert!(matches!(error(""), ArchiveError::NotOne));
    assert!(matches!(error("SQLite format 3\0\n"), ArchiveError::NotOne));
    assert!(matches!(error("{\"archive\":\"photographs\",\"version\":1}\n"), ArchiveError::NotOne));
    assert!(matches!(error("{\"archive\":\"exaequo-register\",\"version\":2}\n"), ArchiveError::Newer(2)));
}

#[test]
fn a_file_that_is_another_than_it_is_said_to_be_is_not_written() {
    let mut writer = ArchiveWriter::new(Vec::new(), &[]).unwrap();
    assert!(writer.file(Digest::of(b"one"), 3, b"two".as_slice()).is_err());
}
