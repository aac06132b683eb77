//! What can be taken along: the tournament in its formats, with what each leaves out said before; every list; a website.

use askama::Template;
use axum::response::Response;
use exaequo::report::list;
use exaequo::report::loss;
use exaequo::{Lang, Profile};
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::download::{PROFILES, trf};
use crate::pages::lists::list;
use crate::sheet::{Block, Cell, Sheet, Table};
use crate::shell::Tab;

/// A format the tournament can be taken along in.
#[derive(Debug, Template)]
#[template(path = "export.html")]
struct Format {
    id: u64,
    about: String,
    /// What it leaves out.
    lost: Vec<String>,
    verdict: String,
    /// Empty where it cannot be written.
    what: &'static str,
    words: String,
}

/// `GET /e/{event}/export`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let mut blocks: Vec<Block> =
        PROFILES.into_iter().map(|(what, profile)| in_trf(&kept, what, profile, lang)).collect();
    blocks.push(Block::new("JSON", &whole(&kept, lang)));
    if !kept.file_name.is_empty() {
        blocks.push(Block::new(say!(lang, "The file as it was opened"), &original(&kept, lang)));
    }
    blocks.push(Block::new(say!(lang, "Website"), &website(&kept, lang)));
    blocks.push(Block::new(say!(lang, "Lists"), &lists(&kept, lang)));
    let sheet = Sheet { title: say!(lang, "Export"), blocks, ..Sheet::default() };
    Ok(sheet.under(&kept, Tab::More, &format!("/e/{event}/export"), lang))
}

fn in_trf(kept: &Kept, what: &'static str, profile: Profile, lang: Lang) -> Block {
    let (title, about) = match profile {
        Profile::Trf16 => ("TRF16", say!(lang, "The report of 2016, which every program reads.")),
        Profile::FideUpload => {
            ("TRF26 (FIDE)", say!(lang, "The report of 2026 for the rating server: ASCII, without remarks."))
        }
        _ => ("TRF26", say!(lang, "The report of 2026, with tie-break list, teams, byes and remarks.")),
    };
    let sentences =
        |lines: Vec<String>| lines.iter().map(|line| list::sentence(lang, line)).collect::<Vec<String>>();
    let (lost, verdict, what) = match trf(kept, profile) {
        Ok(written) => {
            let mut lost = sentences(loss::losses(lang, &written.losses));
            lost.extend(stays(kept, lang));
            let verdict = verdict(&lost, lang);
            (lost, verdict, what)
        }
        Err(Failure::NotWritten(losses)) => {
            (sentences(loss::losses(lang, &losses)), say!(lang, "The event cannot be written so:"), "")
        }
        Err(failure) => (vec![failure.sentence(lang)], String::new(), ""),
    };
    Block::new(title, &Format { id: kept.id, about, lost, verdict, what, words: say!(lang, "Download") })
}

fn verdict(lost: &[String], lang: Lang) -> String {
    if lost.is_empty() { say!(lang, "Nothing is lost.") } else { say!(lang, "This is left out:") }
}

/// What the desk knows and no format of a tournament has a place for.
fn stays(kept: &Kept, lang: Lang) -> Vec<String> {
    let (beside, rules) = (&kept.beside, &kept.rules);
    let is_beside =
        !beside.prizes.is_empty() || !beside.play_off.regulations.is_empty() || !beside.lots.is_empty();
    let is_ruled = !rules.edition.is_empty() || !rules.set.is_empty();
    let of_beside = || {
        say!(
            lang,
            "Prizes, the play-off and the record of lots stay at the desk; the ranks they led to are in the file."
        )
    };
    let of_rules = || say!(lang, "The edition and the provisions that were chosen stay at the desk.");
    is_beside.then(of_beside).into_iter().chain(is_ruled.then(of_rules)).collect()
}

fn whole(kept: &Kept, lang: Lang) -> Format {
    let lost = stays(kept, lang);
    Format {
        id: kept.id,
        about: say!(lang, "Everything the event holds, for programs."),
        verdict: verdict(&lost, lang),
        lost,
        what: "event.json",
        words: say!(lang, "Download"),
    }
}

fn original(kept: &Kept, lang: Lang) -> Format {
    Format {
        id: kept.id,
        about: kept.file_name.clone(),
        lost: Vec::new(),
        verdict: String::new(),
        what: "file",
        words: say!(lang, "Download"),
    }
}

fn website(kept: &Kept, lang: Lang) -> Format {
    Format {
        id: kept.id,
        about: say!(
            lang,
            "All lists and a page for each participant in every language, as a ZIP file: unpack it on any web server, or read it from a disk."
        ),
        lost: Vec::new(),
        verdict: String::new(),
        what: "site.zip",
        words: say!(lang, "Download"),
    }
}

/// Every list that the event has, in every form.
fn lists(kept: &Kept, lang: Lang) -> Table {
    let rows = kept.standings().map_or_else(
        |_| Vec::new(),
        |ranked| {
            let named = |name: String| {
                let page = list(&name, &ranked, lang).ok()?;
                let title = page.subtitles.first().cloned().unwrap_or(page.name);
                Some(row(kept.id, &name, title, lang))
            };
            names(kept).into_iter().filter_map(named).collect()
        },
    );
    let head = [
        (say!(lang, "List"), false),
        (say!(lang, "Paper"), false),
        ("CSV".to_owned(), false),
        ("XLSX".to_owned(), false),
        ("HTML".to_owned(), false),
    ];
    Table { caption: say!(lang, "Lists"), head: head.into(), rows }
}

fn names(kept: &Kept) -> Vec<String> {
    let mut names: Vec<String> =
        ["standings", "crosstable", "players"].into_iter().map(str::to_owned).collect();
    if kept.event.tournament().is_team_event() {
        names.extend(["teams".to_owned(), "boards".to_owned()]);
    }
    names.extend(kept.event.tournament().rounds.numbers().map(|round| format!("round-{round}")));
    names.extend(["ratings", "statistics", "missing"].map(str::to_owned));
    names
}

fn row(id: u64, name: &str, title: String, lang: Lang) -> Vec<Cell> {
    let file = |end: &str| Cell::Way(format!("/e/{id}/download/{name}.{end}"), end.to_uppercase());
    let print = Cell::Way(format!("/e/{id}/print/{name}"), say!(lang, "Print"));
    vec![Cell::Text(title), print, file("csv"), file("xlsx"), file("html")]
}
