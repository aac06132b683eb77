//! Bytes that were changed at random, as the fuzz targets do for longer.

use exaequo_register::{ArchiveWriter, CoveringLetter, Kind};
use exaequo_testkit::Random;

use crate::harness;
use crate::office::{Office, day};
use crate::periods::{FOUR, duel};

/// A register with something of everything.
fn office() -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    let receipt = office
        .receive(&duel("January Cup", ["2026-01-10", "2026-01-11"], '0').trf(), &CoveringLetter::default());
    let facts = office.register().accept(receipt.event(), None, &office.shelf).unwrap();
    office.correct(facts);
    office
}

/// Hands out bytes with some of them changed, moved or left out.
fn changed(seed: u64, bytes: &[u8], each: fn(&[u8])) {
    let mut random = Random::new(seed);
    for _ in 0..400 {
        let mut bytes = bytes.to_vec();
        for _ in 0..random.between(0, 4) {
            let most = u32::try_from(bytes.len().saturating_sub(1)).unwrap_or(0);
            let (place, other) = (random.between(0, most) as usize, random.between(0, most) as usize);
            match random.between(0, 3) {
                0 if !bytes.is_empty() => bytes[place] = u8::try_from(random.between(0, 255)).unwrap_or(0),
                1 => bytes.truncate(place),
                2 if !bytes.is_empty() => bytes.swap(place, other),
                _ => bytes.extend_from_within(place.min(other)..place.max(other)),
            }
        }
        each(&bytes);
    }
}

#[test]
fn archives_entries_facts_and_pages_of_any_bytes() {
    let office = office();
    let archive = ArchiveWriter::new(Vec::new(), &[]).unwrap().finish().unwrap();
    changed(1, &archive, harness::archive);
    let facts: Vec<String> =
        office.ledger.entries().iter().map(|entry| serde_json::to_string(&entry.fact).unwrap()).collect();
    changed(2, facts.join("\n").as_bytes(), harness::facts);
    changed(3, facts.join("\n").as_bytes(), harness::entries);
    let register = office.register();
    let mut pages = register.person_pages();
    pages.extend(register.change_pages(Kind::Standard, day("2026-02-01")));
    for (seed, page) in (4..).zip(&pages) {
        changed(seed, &page.bytes, harness::pages);
    }
}
