//! Prints `docs/rating-conformance.md`: every article of the rating regulations and every ruling about them, with the
//! tests that prove it.
//!
//! The articles come from a list, the tests from their names. An article or ruling without a test is a failure, and so is
//! a test named after an article that there is not.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the page is what this program prints")]

mod articles;
mod proofs;

use std::path::Path;
use std::process::ExitCode;

use articles::{ARTICLES, Part};
use proofs::Proof;

/// Where tests about ratings stand, from the root of the repository.
const PLACES: [&str; 7] = [
    "crates/rating/tests/it",
    "crates/register/tests/it",
    "crates/bulletin/tests",
    "crates/cli/tests/cli/register.rs",
    "crates/report/src/rating",
    "crates/report/tests/rating",
    "crates/cli/tests/cli/rating.rs",
];

/// The rulings about ratings.
const RULINGS: [&str; 25] = [
    "40", "41", "42", "43", "43a", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55",
    "56", "57", "58", "59", "60", "61", "62", "63",
];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let proofs: Vec<Proof> = PLACES.iter().flat_map(|place| proofs::below(&root.join(place))).collect();
    let wrong = wrong(&proofs);
    if !wrong.is_empty() {
        eprintln!("{}", wrong.join("\n"));
        return ExitCode::FAILURE;
    }
    println!("# Conformance of ratings\n");
    println!(
        "Every article of the rating regulations (FIDE B.02 of 2009), and which tests prove it. `cargo xtask docs`"
    );
    println!(
        "writes this page from the names of the tests; a test is named after the article it was written from, and after"
    );
    println!(
        "the ruling where an article leaves a choice. What later editions changed stands in [rating](rating.md).\n"
    );
    articles(&proofs);
    rulings(&proofs);
    others(&proofs);
    ExitCode::SUCCESS
}

/// What the page cannot claim.
fn wrong(proofs: &[Proof]) -> Vec<String> {
    let is_proved = |number: &str| proofs.iter().any(|proof| proof.is_about(number));
    let computed = ARTICLES.iter().filter(|article| article.part == Part::Computed);
    let articles = computed.filter(|article| !is_proved(article.number));
    let rulings = RULINGS.iter().filter(|ruling| !proofs.iter().any(|proof| proof.is_about_ruling(ruling)));
    let unknown = proofs.iter().flat_map(|proof| proof.unknown().map(move |own| (proof, own)));
    let articles = articles.map(|article| format!("no test is named after article {}", article.number));
    let rulings = rulings.map(|ruling| format!("no test is named after ruling {ruling}"));
    let unknown = unknown.map(|(proof, own)| format!("{}: there is no article {own}", proof.name));
    articles.chain(rulings).chain(unknown).collect()
}

fn articles(proofs: &[Proof]) {
    println!("## Articles\n");
    println!("| article | about | tests |");
    println!("|---|---|---|");
    for article in ARTICLES {
        let about = proofs.iter().filter(|proof| proof.is_about(article.number));
        let tests = match article.part {
            Part::Computed => names(about),
            Part::OfFide => "for FIDE or the federation to do".to_owned(),
        };
        println!("| {} | {} | {tests} |", article.number, article.subject);
    }
    println!();
}

fn rulings(proofs: &[Proof]) {
    println!("## Rulings\n");
    println!("| ruling | tests |");
    println!("|---|---|");
    for ruling in RULINGS {
        println!("| {ruling} | {} |", names(proofs.iter().filter(|proof| proof.is_about_ruling(ruling))));
    }
    println!();
}

fn names<'a>(proofs: impl Iterator<Item = &'a Proof>) -> String {
    proofs.map(|proof| format!("`{}`", proof.name)).collect::<Vec<_>>().join("<br>")
}

fn others(proofs: &[Proof]) {
    println!("## Published values, laws and the rest\n");
    let mut others: Vec<&Proof> = proofs.iter().filter(|proof| proof.articles.is_empty()).collect();
    others.sort_by_key(|proof| (&proof.file, &proof.name));
    for same in others.chunk_by(|one, next| one.file == next.file) {
        let names: Vec<String> = same.iter().map(|proof| format!("`{}`", proof.name)).collect();
        println!("* {}: {}", same[0].file, names.join(", "));
    }
}
