//! `cargo xtask browser`: the pages in a real browser.
//!
//! The program writes the sites and pages of three events and of a generated open; Node opens them in Chromium. The
//! browser and the packages are installed where they are missing; where that cannot be done, the step is skipped.

use std::fs;
use std::path::Path;

use crate::job::Verdict;
use crate::program::{self, GENERATED, PROGRAM};
use crate::system::Program;
use crate::tool::Tool;

/// Where the pages are written, below the root.
const PAGES: &str = "target/pages";
/// Where sites in the made-up language are written: of an open, and of teams.
const PSEUDO: &str = "target/pseudo-pages";
/// The tests of one folder: two files at a time, where Node alone would leave one of two cores idle.
pub(crate) const NODE_TESTS: &str = "node --test --test-concurrency=2";
/// The folder of the tests, in which Node runs.
const TESTS: &str = "tests/browser";
/// Events with published values.
const EVENTS: [&str; 3] = ["swiss5", "rr6", "team14"];
/// The tie-breaks of the cards: as many as an event announces, so that a card is as full as it gets.
const LIST: &str = "PTS,DE,BH/C1,BH,SB,WON,BPG";
/// What lets the program speak a made-up language as well.
const MADE_UP: &str = "exaequo-cli/pseudo";

/// What the tests need beside Node.
const SYSTEM: [Program; 2] = [
    Program { name: "Chromium", package: "chromium", probe: "chromium --version" },
    Program { name: "pdftotext", package: "poppler-utils", probe: "pdftotext -v" },
];

/// Writes the pages and opens them.
pub(crate) fn run(root: &Path) -> Result<Verdict, String> {
    if let Some(missing) = missing(root) {
        return Ok(Verdict::Skipped(missing));
    }
    program::build(root, &[MADE_UP])?;
    write_pages(root)?;
    let tests = Tool::new(NODE_TESTS)
        .env("EXAEQUO_PAGES", "../../target/pages")
        .env("EXAEQUO_PSEUDO_PAGES", "../../target/pseudo-pages");
    Ok(if tests.run(&root.join(TESTS))? { Verdict::Passed } else { Verdict::Failed })
}

/// What is missing and could not be had.
fn missing(root: &Path) -> Option<String> {
    if !Tool::new("npm --version").works(root) {
        return Some("Node and npm are missing".to_owned());
    }
    if let Some(program) = SYSTEM.iter().find(|program| !program.is_had(root)) {
        return Some(format!("{} is missing and could not be installed", program.name));
    }
    let installed = Tool::new("npm ls --silent").works(&root.join(TESTS));
    if !installed && !Tool::new("npm ci --silent").works(&root.join(TESTS)) {
        return Some("the npm packages could not be installed".to_owned());
    }
    None
}

fn write_pages(root: &Path) -> Result<(), String> {
    let folder = root.join(PAGES);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{PAGES} could not be emptied: {error}"))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{PAGES} could not be made: {error}"))?;
    for event in EVENTS {
        let file = format!("tests/golden/official/tec_{event}.trf");
        write(root, &format!("site {file} -o {PAGES}/{event}"))?;
        write(root, &format!("card {file} --lang fr -o {PAGES}/cards-{event}.html"))?;
        write(root, &format!("rate {file} --lang es -o {PAGES}/rate-{event}.html"))?;
        write(root, &format!("rate {file} --player 1 -o {PAGES}/rate-1-{event}.html"))?;
        write(root, &format!("explain {file} --player 2 --lang fr -o {PAGES}/explain-{event}.html"))?;
        write(root, &format!("explain {file} --player 2 --against 4 --lang es -o {PAGES}/two-{event}.html"))?;
        for by in ["board", "name"] {
            write(root, &format!("pairings {file} --by {by} --lang es -o {PAGES}/by-{by}-{event}.html"))?;
        }
    }
    write_tables(root)?;
    write(root, &format!("card tests/golden/official/tec_team14.trf --person 12 -o {PAGES}/person.html"))?;
    write_play_off(root)?;
    write_open(root)?;
    write_pseudo(root)
}

/// Sites in the made-up language, whose words are longer than those of any other.
fn write_pseudo(root: &Path) -> Result<(), String> {
    for event in ["swiss5", "team14"] {
        let words = format!("site tests/golden/official/tec_{event}.trf -o {PSEUDO}/{event} --quiet");
        Tool::new(&format!("{PROGRAM} {words}")).env("LC_ALL", "en-XA").output(root)?;
    }
    Ok(())
}

/// What is printed for the tables of a round.
fn write_tables(root: &Path) -> Result<(), String> {
    let of = |event: &str| format!("pairings tests/golden/official/tec_{event}.trf --round 3");
    write(root, &format!("{} --by sheet -o {PAGES}/sheets.html", of("team14")))?;
    write(root, &format!("{} --by sheet --blank all --lang fr -o {PAGES}/sheets-blank.html", of("team14")))?;
    write(root, &format!("{} --by line-up --lang es -o {PAGES}/line-ups.html", of("team14")))?;
    for event in ["swiss5", "team14"] {
        write(root, &format!("{} --by result --lang fr -o {PAGES}/results-{event}.html", of(event)))?;
        for (by, paper) in [("result-card", "a4"), ("place-card", "letter")] {
            let options = format!("--by {by} --paper {paper} --lang es");
            write(root, &format!("{} {options} -o {PAGES}/{by}s-{event}.html", of(event)))?;
        }
    }
    Ok(())
}

/// A plan with a bracket, one of a match, final standings, lots; sites of play-offs that are over or about to begin.
fn write_play_off(root: &Path) -> Result<(), String> {
    let data = "crates/cli/tests/data";
    let regulations = format!("--regulations {data}/playoff.toml");
    let table = format!("{PAGES}/table.trf");
    let six = Tool::new(&format!("{PROGRAM} berger 6 --format trf")).output(root)?;
    fs::write(root.join(&table), six).map_err(|error| format!("{table}: {error}"))?;
    let list = "--edition fide-2026-03 --tie-breaks PTS,TPN";
    write(root, &format!("playoff plan {table} {list} {regulations} --lang fr -o {PAGES}/bracket.html"))?;
    write(root, &format!("playoff plan {data}/open.trf {regulations} --lang es -o {PAGES}/match.html"))?;
    write(root, &format!("playoff plan {data}/open.trf {regulations} -o {PAGES}/plan.trf"))?;
    let merge = format!("playoff merge {data}/open.trf {PAGES}/plan.trf {regulations}");
    write(root, &format!("{merge} -o {PAGES}/merged.html"))?;
    write(root, &format!("lots {data}/open.trf --seed x --lang fr -o {PAGES}/lots.html"))?;
    write(root, &format!("site {data}/open.trf {regulations} --played {data}/played.trf -o {PAGES}/played"))?;
    write_begun(root, &format!("{table} {list} {regulations}"), "knock-out")?;
    let teams = "tests/golden/official/tec_team14.trf";
    write_begun(root, &format!("{teams} --regulations {data}/round-robin.toml"), "team-play-off")
}

/// The site of an event whose play-off is about to begin.
fn write_begun(root: &Path, event: &str, name: &str) -> Result<(), String> {
    let plan = format!("{PAGES}/{name}.trf");
    write(root, &format!("playoff plan {event} -o {plan}"))?;
    write(root, &format!("site {event} --played {plan} -o {PAGES}/{name}"))
}

/// A long list and a wide one, and the fullest of cards; one with more rounds than paper is wide.
fn write_open(root: &Path) -> Result<(), String> {
    let file = generated(root, "open", "300 11 1")?;
    let list = format!("--edition fide-2026-03 --tie-breaks {LIST}");
    write(root, &format!("standings {file} {list} -o {PAGES}/standings-open.html"))?;
    write(root, &format!("crosstable {file} {list} -o {PAGES}/crosstable-open.html"))?;
    write(root, &format!("card {file} {list} --lang fr -o {PAGES}/cards-open.html"))?;
    let prizes = "--prizes crates/cli/tests/data/prizes.toml --lang fr";
    write(root, &format!("prizes {file} {list} {prizes} -o {PAGES}/prizes-open.html"))?;
    write(root, &format!("pairings {file} --by name --lang fr -o {PAGES}/names-open.html"))?;
    write(root, &format!("pairings {file} --paper letter -o {PAGES}/boards-open.html"))?;
    let blitz = generated(root, "blitz", "60 21 1")?;
    write(root, &format!("crosstable {blitz} {list} --lang fr -o {PAGES}/crosstable-blitz.html"))
}

/// A tournament from a seed, with these numbers of players and rounds.
fn generated(root: &Path, name: &str, numbers: &str) -> Result<String, String> {
    let file = format!("{PAGES}/{name}.trf");
    let bytes = Tool::new(&format!("{GENERATED} {numbers}")).output(root)?;
    fs::write(root.join(&file), bytes).map_err(|error| format!("{file}: {error}"))?;
    Ok(file)
}

fn write(root: &Path, words: &str) -> Result<(), String> {
    Tool::new(&format!("{PROGRAM} {words} --quiet")).output(root).map(drop)
}
