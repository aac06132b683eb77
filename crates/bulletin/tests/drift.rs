//! B.02, 10.3 and 11.2: the page of drift, of a register in memory.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends")]

use std::convert::Infallible;
use std::fmt::Write as _;
use std::io::Read;

use exaequo_bulletin::drift::page;
use exaequo_event::date;
use exaequo_register::fact::{ImportRole, Imported};
use exaequo_register::{
    CoveringLetter, Digest, Drift, DriftReport, DriftSpan, Fact, Files, Kind, Ledger, Occasion, Register,
    Report,
};
use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;
use exaequo_report::page::{Cell, Page, Row};
use exaequo_trf::{ReadOptions, read};

/// Two files.
struct Shelf([Vec<u8>; 2]);

impl Files for Shelf {
    type Error = Infallible;

    fn open(&self, digest: Digest) -> Result<impl Read, Infallible> {
        Ok(self.0.iter().find(|bytes| Digest::of(bytes) == digest).unwrap().as_slice())
    }

    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, Infallible> {
        Ok(self.0.iter().find(|bytes| Digest::of(bytes) == digest).unwrap().clone())
    }
}

/// Forty players of 30, half of them with 2000 and half with 2200.
fn list() -> String {
    (1..=40).fold("id,name,rating,K,birth\n".to_owned(), |mut csv, id| {
        writeln!(csv, "{id},P{id},{},20,1996", if id > 20 { 2200 } else { 2000 }).unwrap();
        csv
    })
}

/// Ten rounds of the one half against the other: 6½ of 10 for each of the higher rated.
fn event() -> String {
    let head = "012 Match\n042 2026/01/05\n052 2026/01/20\n092 Individual: Swiss-System\n122 90 minutes and 30 seconds a move\n";
    (1..=40).fold(head.to_owned(), |mut trf, id| {
        let (opponent, color, results) = match id {
            1..=20 => (id + 20, 'b', "0=0=0=0=1="),
            _ => (id - 20, 'w', "1=1=1=1=0="),
        };
        let points = if id > 20 { "6.5" } else { "3.5" };
        write!(
            trf,
            "001 {id:>4} m    {:<33}      CAN {id:>11} 1996/00/00  {points} {id:>4}",
            format!("P{id}")
        )
        .unwrap();
        results.chars().for_each(|result| write!(trf, "  {opponent:>4} {color} {result}").unwrap());
        trf + "\n"
    })
}

fn report() -> DriftReport {
    let shelf = Shelf([list().into_bytes(), event().into_bytes()]);
    let [list, event] = shelf.0.each_ref().map(|bytes| Digest::of(bytes));
    let occasion =
        Occasion { at: "2026-11-17T12:00:00Z".parse().unwrap(), by: "officer".into(), reason: "test".into() };
    let mut ledger = Ledger::default();
    let (day, kind, role) = (date(2026, 1, 1), Kind::Standard, ImportRole::Start);
    ledger.append(
        &occasion,
        vec![Fact::Imported(Imported { list: day, file: list, kind, rows: 40, role, without_k: None })],
    );
    let tournament = read(shelf.0[1].clone(), &ReadOptions::default()).tournament.unwrap();
    let letter = CoveringLetter::default();
    let sent = Report { file: event, name: "match.trf", tournament: &tournament, letter: &letter };
    let receipt = Register::facts(&ledger).receive(&sent, &shelf).unwrap();
    ledger.append(&occasion, receipt.facts());
    let facts = Register::read(&ledger, &shelf).unwrap().accept(receipt.event(), None, &shelf).unwrap();
    ledger.append(&occasion, facts);
    let closed = Register::read(&ledger, &shelf).unwrap().close(date(2026, 2, 1), "test", &shelf).unwrap();
    ledger.append(&occasion, vec![closed]);
    let mut drift = Drift::over(DriftSpan::months_to(date(2026, 2, 1), 1));
    let register = Register::read_watching(&ledger, &shelf, &mut |part| drift.watch(part)).unwrap();
    register.drift(&drift, kind).unwrap()
}

/// The rows of a table as programs read them.
fn rows(page: &Page, caption: &str) -> Vec<String> {
    let table = page.tables().find(|table| table.caption == caption).unwrap();
    let row = |row: &Row| row.cells.iter().map(Cell::in_file).collect::<Vec<_>>().join(" ");
    table.rows.iter().map(row).collect()
}

#[test]
fn article_11_2_a_finding_in_words_with_measures() {
    let said = |lang| page(&report(), lang).to_text(&Look::plain(lang)).replace('\n', " ");
    // 0.65 where 0.76 is expected. The variance of 1, ½, 1, ½, 1, ½, 1, ½, 0, ½ is 0.1025; of 200 games the error is
    // 1.96 × √(0.1025 ÷ 199) = 0.044.
    let english = said(Lang::En);
    let expected = "At a difference of 200–249 the higher rated scored 0.110 a game less than table 8.1b expects (200 games, 95%: −0.154 to −0.066). To consider: one change of all ratings, another table (8.1b).";
    assert!(english.split_whitespace().collect::<Vec<_>>().join(" ").contains(expected), "{english}");
    assert!(said(Lang::Fr).contains("Ce qui ressort"));
    assert!(said(Lang::Es).contains("Lo que destaca"));
}

#[test]
fn numbers_beside_the_pictures() {
    let page = page(&report(), Lang::En);
    assert_eq!(
        rows(&page, "By fifty points of difference"),
        ["200-249 200 0.65 0.76 -0.11 -0.154 -0.066 -4.85 outside"]
    );
    let account = rows(&page, "Everybody with a rating, active or not");
    assert_eq!((account[0].as_str(), account.len()), (" start  40 84000", 14));
    assert_eq!(account[13], " end  40 84000");
    assert_eq!(page.to_html().matches("<svg").count(), 3);
}

#[test]
fn nothing_is_said_past_the_macros() {
    let text = page(&report(), Lang::Pseudo).to_text(&Look::plain(Lang::Pseudo));
    for word in ["Drift", "stands", "Games", "Mean", "ratings", "players"] {
        assert!(!text.contains(word), "{word}");
    }
}
