//! Prints `docs/rating-conformance.md`: every article of the rating regulations and every ruling about them, with the
//! tests that prove it.
//!
//! The articles come from a list, the tests from their names.

#![expect(clippy::print_stdout, reason = "the page is what this program prints")]

mod articles;
mod proofs;

use std::path::Path;

use articles::{ARTICLES, Part};
use proofs::Proof;

/// Where tests about ratings stand, from the root of the repository.
const PLACES: [&str; 4] = [
    "crates/rating/tests/it",
    "crates/report/src/rating",
    "crates/report/tests/rating",
    "crates/cli/tests/cli/rating.rs",
];

/// The rulings about ratings.
const RULINGS: [&str; 8] = ["40", "41", "42", "43", "43a", "44", "45", "46"];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let proofs: Vec<Proof> = PLACES.iter().flat_map(|place| proofs::below(&root.join(place))).collect();
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
    let names: Vec<String> = proofs.map(|proof| format!("`{}`", proof.name)).collect();
    if names.is_empty() { "**none**".to_owned() } else { names.join("<br>") }
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
