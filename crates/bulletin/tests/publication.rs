//! B.02, 7.12: a long list on pages that people can look through.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::io::Read;

use exaequo_bulletin::publication::{Content, Publication};
use exaequo_event::date;
use exaequo_register::fact::{ImportRole, Imported};
use exaequo_register::{Digest, Fact, Files, Kind, Ledger, Occasion, Register, Section};
use exaequo_report::Lang;

/// The file with the list.
struct Shelf(Vec<u8>);

impl Files for Shelf {
    type Error = Infallible;

    fn open(&self, _: Digest) -> Result<impl Read, Infallible> {
        Ok(self.0.as_slice())
    }

    fn bytes(&self, _: Digest) -> Result<Vec<u8>, Infallible> {
        Ok(self.0.clone())
    }
}

/// More names with A than a page holds, some with B and with an accent, and some that begin with no letter.
fn list() -> String {
    let name = |id: u32| match id {
        1..=7_000 => format!("A{:05}", 90_000 - id),
        7_001..=9_000 => format!("Éon{id}"),
        9_001..=11_000 => format!("B{id}"),
        _ => format!("{id}"),
    };
    (1..=11_010).fold("id,name,rating,K,birth,federation\n".to_owned(), |mut csv, id| {
        let federation = if id % 100 == 0 { "FRA" } else { "CAN" };
        writeln!(csv, "{id},{},{},20,1996,{federation}", name(id), 1500 + id % 1000).unwrap();
        csv
    })
}

fn register() -> (Register, Vec<u8>) {
    let csv = list().into_bytes();
    let (list, file, kind, role) = (date(2026, 1, 1), Digest::of(&csv), Kind::Standard, ImportRole::Start);
    let occasion =
        Occasion { at: "2026-11-17T12:00:00Z".parse().unwrap(), by: "officer".into(), reason: "test".into() };
    let mut ledger = Ledger::default();
    ledger.append(
        &occasion,
        vec![Fact::Imported(Imported { list, file, kind, rows: 11_010, role, without_k: None })],
    );
    let shelf = Shelf(csv.clone());
    (Register::read(&ledger, &shelf).unwrap(), csv)
}

#[test]
fn article_7_12_every_part_has_pages_of_at_most_five_thousand_rows_which_lead_to_each_other() {
    let (register, _) = register();
    let publication = Publication::new(&register, date(2026, 1, 1));
    let pages = publication.pages();
    let names: BTreeSet<&str> = pages.iter().map(|file| file.name.as_str()).collect();
    let mut in_all = [0, 0];
    for file in &pages {
        let mut html = Vec::new();
        let rows = publication.write_page(file, &mut html).unwrap();
        assert!(rows <= 5_000, "{}: {rows}", file.name);
        let html = String::from_utf8(html).unwrap();
        let folder = file.name.rsplit_once('/').unwrap().0;
        for link in html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let target = match link.strip_prefix("../") {
                Some(above) => format!("{}/{above}", folder.rsplit_once('/').unwrap().0),
                None => format!("{folder}/{link}"),
            };
            assert!(names.contains(target.as_str()), "{} leads to {target}", file.name);
        }
        match &file.content {
            Content::Page { section: Section::Alphabetical, lang: Lang::En, .. } => in_all[0] += rows,
            Content::Page { section: Section::Federation(_), lang: Lang::En, .. } => in_all[1] += rows,
            _ => {}
        }
    }
    assert_eq!(in_all, [11_010, 11_010], "everybody by name and by federation");
    for name in
        ["by-name-a-1", "by-name-a-2", "by-name-b", "by-name-e", "by-name-other", "federation-can-a-1"]
    {
        assert!(names.contains(format!("html/fr/standard/{name}.html").as_str()), "{name}");
    }
    assert!(names.contains("html/es/standard/federation-fra.html"), "a short part has one page");
}

#[test]
fn names_are_in_order_from_page_to_page() {
    let (register, _) = register();
    let publication = Publication::new(&register, date(2026, 1, 1));
    let text = |name: &str| {
        let name = format!("html/en/standard/{name}.html");
        let file = publication.pages().into_iter().find(|file| file.name == name).unwrap();
        let mut html = Vec::new();
        publication.write_page(&file, &mut html).unwrap();
        String::from_utf8(html).unwrap()
    };
    // The list has them the other way round.
    let (first, second) = (text("by-name-a-1"), text("by-name-a-2"));
    assert!(first.contains("A83000 – A87999") && second.contains("A88000 – A89999"));
    assert!(first.contains("aria-current=\"page\""));
}

/// A program that reads the manifest finds every column it names.
#[test]
fn the_csv_of_a_list_has_every_column_that_the_manifest_names() {
    let (register, _) = register();
    let publication = Publication::new(&register, date(2026, 1, 1));
    let mut outs = vec![Vec::new(); publication.lists().len()];
    publication.write_lists(&mut outs).unwrap();
    let csv = publication.lists().iter().position(|file| file.content == Content::Csv).unwrap();
    let csv = String::from_utf8_lossy(&outs[csv]);
    let heading: BTreeSet<&str> = csv.lines().next().unwrap().split(',').collect();
    let manifest = publication.manifest("exaequo", &[], &[]);
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    let columns = manifest["columns"].as_array().unwrap().iter().filter_map(|column| column[0].as_str());
    for column in columns.flat_map(|names| names.split(", ")).filter(|name| !name.contains('.')) {
        // What there is of each kind of play.
        let of_kinds = match column {
            "rating" => ["standard", "rapid", "blitz"].map(str::to_owned).to_vec(),
            "games" | "k" => ["standard", "rapid", "blitz"].map(|kind| format!("{kind}_{column}")).to_vec(),
            _ => vec![column.to_owned()],
        };
        assert!(of_kinds.iter().all(|name| heading.contains(name.as_str())), "{column}: {heading:?}");
    }
}
