//! What must hold for any bytes that a register reads: the body of its fuzz targets, and of the same tests on a stable
//! toolchain.

use exaequo_register::{
    Archive, ArchiveWriter, Digest, Fact, HistoryRow, KeptEntry, Ledger, Moment, Month, Occasion, PersonPage,
    Register,
};

/// An archive is refused, or it is one that is written again as it was.
pub(crate) fn archive(bytes: &[u8]) {
    let Ok(read) = Archive::read(bytes) else { return };
    let mut writer = ArchiveWriter::new(Vec::new(), &read.entries).expect("memory takes everything");
    for file in &read.files {
        let start = usize::try_from(file.offset).expect("a place in memory");
        let end = start + usize::try_from(file.length).expect("a length in memory");
        writer.file(file.digest, file.length, &bytes[start..end]).expect("a file that was read");
    }
    let again = writer.finish().expect("memory takes everything");
    let read_again = Archive::read(again.as_slice()).expect("what was written can be read");
    assert!(read_again.entries == read.entries && read_again.files.len() == read.files.len());
}

/// Facts, one on each line: whatever they say, a ledger of them is kept and read again, and a register can be asked.
pub(crate) fn facts(bytes: &[u8]) {
    let facts: Vec<Fact> =
        bytes.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let occasion = Occasion { at: Moment::default(), by: "fuzz".into(), reason: String::new() };
    let mut ledger = Ledger::default();
    let kept = ledger.append(&occasion, facts);
    assert!(Ledger::read(&kept).as_ref() == Ok(&ledger), "a ledger does not come back as it was");
    let register = Register::facts(&ledger);
    let _ = (register.newest_list(), register.next_list(), register.first_list());
    for event in register.events.all() {
        let _ = register.list_on(event.id);
    }
}

/// Entries as they are kept, with any text in them, are refused or read.
pub(crate) fn entries(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let entry = |(number, line): (u64, &str)| {
        let (at, body) = line.split_once('\t').unwrap_or(("1970-01-01T00:00:00Z", line));
        let (at, body, by, reason) = (at.to_owned(), body.to_owned(), String::new(), String::new());
        KeptEntry { number, at, by, reason, body, digest: Digest::default() }
    };
    let entries: Vec<KeptEntry> = (1..).zip(text.lines()).map(entry).collect();
    assert!(
        entries.is_empty() || Ledger::read(&entries).is_err(),
        "entries without their digests were taken"
    );
}

/// Pages that are kept, whatever is on them, are no pages or have a player or have none.
pub(crate) fn pages(bytes: &[u8]) {
    let number = bytes.first_chunk().copied().map_or(0, u64::from_le_bytes);
    for number in [number, number.wrapping_add(1), 0, u64::MAX] {
        let _ = PersonPage::on_page(bytes, number);
        let _ = HistoryRow::on_page(Month::default(), bytes, number);
    }
}
