//! Prints `CONFORMANCE.md`: every criterion, article, ruling and provision with the tests that prove it.
//!
//! The criteria come from the catalogue, the tests from their names.

#![expect(clippy::print_stdout, reason = "the page is what this program prints")]

mod proofs;

use std::path::Path;

use exaequo_tiebreak::{
    Accept, AppliesTo, CATALOGUE, CriterionType, Definition, Edition, Lang, Origin, Provision, Provisions,
};
use proofs::{Proof, Text};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let proofs = proofs::all(&folder);
    println!("# Conformance\n");
    println!(
        "What of the regulations is implemented, and which tests prove it. `cargo xtask docs` writes this page from"
    );
    println!(
        "the catalogue of criteria and the names of the tests in `crates/tiebreak/tests/it`; CI checks that it is fresh."
    );
    println!(
        "A test is named after the article it was written from, and after the ruling where an article leaves a choice.\n"
    );
    criteria(&proofs);
    articles(&proofs);
    rulings(&proofs);
    provisions(&folder);
    others(&proofs);
}

fn criteria(proofs: &[Proof]) {
    println!("## Criteria\n");
    println!(
        "`known` says when a value can be known (4.3): before the last round is over, or only after it.\n"
    );
    println!("| code | name | article | types | known | modifiers | ranks | editions | tests |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for definition in CATALOGUE {
        let tests = proofs.iter().filter(|proof| proof.proves(definition)).count();
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            definition.code,
            definition.name.in_lang(Lang::En),
            article(definition),
            types(definition),
            known(definition),
            modifiers(definition),
            ranks(definition.applies_to),
            editions(definition),
            if tests == 0 { "**none**".to_owned() } else { linked(tests, definition) },
        );
    }
    println!();
}

/// The number of tests, which leads to the article.
fn linked(tests: usize, definition: &Definition) -> String {
    let anchor: String = definition.article.0.chars().filter(char::is_ascii_digit).collect();
    match definition.origin {
        Origin::Fide(_) => format!("[{tests}](#{anchor})"),
        Origin::FrenchAnnex => format!("[{tests}](#annex-{anchor})"),
        Origin::Practice | Origin::Event => format!("[{tests}](#41)"),
    }
}

fn known(definition: &Definition) -> &'static str {
    match (definition.kinds.is_empty(), definition.known_early()) {
        (true, _) => "",
        (_, true) => "before",
        (_, false) => "after",
    }
}

fn article(definition: &Definition) -> String {
    match definition.origin {
        Origin::Fide(_) => definition.article.to_string(),
        Origin::FrenchAnnex => format!("French annex, {}", definition.article),
        Origin::Practice => "common practice".to_owned(),
        Origin::Event => format!("{}, the event’s own", definition.article),
    }
}

fn types(definition: &Definition) -> String {
    let letters = |kinds: &&[CriterionType]| kinds.iter().map(|kind| kind.letter()).collect();
    definition.kinds.iter().map(letters).collect::<Vec<String>>().join("/")
}

fn modifiers(definition: &Definition) -> String {
    let written = |accept: &Accept| match accept {
        Accept::Basis => "`:MP` `:GP`",
        Accept::Cut => "`/Cn`",
        Accept::Median => "`/Mn`",
        Accept::Limit => "`/L±n`",
        Accept::Divisor => "`/Kx`",
        Accept::Fore => "`/F`",
        Accept::Played => "`/P`",
        Accept::Reverse => "`/R`",
        Accept::Unrated => "`/Un`",
        Accept::Name => "`:name`",
    };
    definition.accepts.iter().map(written).collect::<Vec<_>>().join(" ")
}

const fn ranks(applies_to: AppliesTo) -> &'static str {
    match applies_to {
        AppliesTo::Everybody => "players, teams",
        AppliesTo::Teams => "teams",
    }
}

fn editions(definition: &Definition) -> String {
    let Origin::Fide(since) = definition.origin else { return "on request".to_owned() };
    let has = |edition: &&Edition| since <= edition.provisions.catalogue;
    let names: Vec<_> = Edition::ALL.iter().filter(has).map(|edition| edition.name).collect();
    if names.len() == Edition::ALL.len() { "all".to_owned() } else { names.join(", ") }
}

fn articles(proofs: &[Proof]) {
    for (text, heading) in [(Text::Article, "Articles"), (Text::Annex, "Annex of the French federation")] {
        println!("## {heading}\n");
        let mut last = None;
        for proof in proofs.iter().filter(|proof| proof.text == text) {
            if last != Some(proof.number()) {
                println!("{}### {}\n", if last.is_some() { "\n" } else { "" }, title(proof));
                last = Some(proof.number());
            }
            println!("* `{}`", proof.name);
        }
        println!();
    }
}

fn title(proof: &Proof) -> String {
    match (proof.text, proof.article.is_empty()) {
        (_, true) => "Unplayed games".to_owned(),
        (Text::Annex, _) => format!("Annex {}", proof.number()),
        (Text::Article | Text::Other, _) => proof.number(),
    }
}

fn rulings(proofs: &[Proof]) {
    println!("## Rulings\n");
    println!("How the regulations are read where they leave a choice.\n");
    println!("| ruling | tests |");
    println!("|---|---|");
    for ruling in 1..=38 {
        let about = proofs.iter().filter(|proof| proof.is_about_ruling(ruling));
        let names: Vec<String> = about.map(|proof| format!("`{}`", proof.name)).collect();
        println!(
            "| {ruling} | {} |",
            if names.is_empty() { "**none**".to_owned() } else { names.join("<br>") }
        );
    }
    println!();
}

fn provisions(folder: &Path) {
    println!("## Provisions\n");
    println!(
        "Where editions differ, or an event may decide otherwise (16.6). `provisions.rs` shows each choice at work;"
    );
    println!("those of teams are shown by the tests of article 13.\n");
    println!("| provision | article | choices | editions | shown in |");
    println!("|---|---|---|---|---|");
    for provision in Provisions::ALL {
        let choices: Vec<String> = provision.choices.iter().map(|choice| format!("`{choice}`")).collect();
        println!(
            "| `{}` | {} | {} | {} | {} |",
            provision.key,
            provision.article,
            choices.join(" "),
            chosen(provision),
            files_with(folder, provision.key).join(" "),
        );
    }
    println!();
}

/// The files that name something in quotes or give it a choice.
fn files_with(folder: &Path, word: &str) -> Vec<String> {
    let forms = [format!("\"{word}\""), format!("{word} = ")];
    let named =
        proofs::files(folder).into_iter().filter(|(_, text)| forms.iter().any(|form| text.contains(form)));
    named.map(|(file, _)| format!("`{file}`")).collect()
}

/// What the newest edition chose, and the editions that chose otherwise.
fn chosen(provision: &Provision) -> String {
    let of = |edition: &Edition| provision.get(&edition.provisions);
    let usual = of(&Edition::ALL[0]);
    let others = Edition::ALL.iter().filter(|edition| of(edition) != usual);
    let others: Vec<String> = others.map(|edition| format!("{} `{}`", edition.name, of(edition))).collect();
    let all = format!("`{usual}`");
    if others.is_empty() { all } else { format!("{all}; {}", others.join(", ")) }
}

fn others(proofs: &[Proof]) {
    println!("## Published values, laws and the rest\n");
    let mut last = "";
    for proof in proofs_by_file(proofs) {
        if proof.file != last {
            println!("{}### {}\n", if last.is_empty() { "" } else { "\n" }, proof.file);
            last = &proof.file;
        }
        println!("* `{}`", proof.name);
    }
}

fn proofs_by_file(proofs: &[Proof]) -> Vec<&Proof> {
    let mut others: Vec<&Proof> = proofs.iter().filter(|proof| proof.text == Text::Other).collect();
    others.sort_by_key(|proof| (&proof.file, &proof.name));
    others
}
