//! The way between the pages of a publication: to the index, and through the letters of a part that has several pages.

use std::fmt::Write as _;

use exaequo_page::html::escape;
use exaequo_register::{List, PersonId, Section};
use exaequo_report::say;

use super::parts::{Part, Sheet};
use crate::Lang;

/// What stands over a page: the way back, and the other pages of the part.
pub(super) fn over(list: &List<'_>, section: &Section, part: &Part, own: &Sheet, lang: Lang) -> String {
    let mut out = String::from("<header class=\"top\">\n");
    let (label, index) = (say!(lang, "Pages"), say!(lang, "All parts of the list"));
    links(&label, [("../index.html".to_owned(), escaped(&index), false)].into_iter(), &mut out);
    if part.sheets.len() > 1 {
        let letters = part.sheets.iter().filter(|sheet| sheet.number <= 1);
        let letters =
            letters.map(|sheet| (sheet.name(section), letter(sheet, lang), sheet.letter == own.letter));
        links(&say!(lang, "Letters"), letters, &mut out);
    }
    if own.number > 0 {
        let pages = part.sheets.iter().filter(|sheet| sheet.letter == own.letter);
        let pages = pages
            .map(|sheet| (sheet.name(section), escaped(&names(list, sheet)), sheet.number == own.number));
        links(&say!(lang, "Names"), pages, &mut out);
    }
    out + "</header>\n"
}

/// A row of links: where each leads, what it says, and whether it is the page itself.
fn links(label: &str, links: impl Iterator<Item = (String, String, bool)>, out: &mut String) {
    let _ = writeln!(out, "<nav class=\"lists\" aria-label=\"{}\"><ul>", escaped(label));
    for (to, words, is_here) in links {
        let current = if is_here { " aria-current=\"page\"" } else { "" };
        let _ = writeln!(out, "<li><a href=\"{to}\"{current}>{words}</a></li>");
    }
    *out += "</ul></nav>\n";
}

/// The letter of a page, in words where names begin with none.
fn letter(sheet: &Sheet, lang: Lang) -> String {
    match sheet.letter.as_deref() {
        None | Some("other") => escaped(&say!(lang, "other signs")),
        Some(letter) => escaped(letter),
    }
}

/// The first and the last name of a page.
pub(super) fn names(list: &List<'_>, sheet: &Sheet) -> String {
    let name = |person: Option<&PersonId>| person.map_or("", |person| list.player(*person).facts.name);
    format!("{} – {}", name(sheet.players.first()), name(sheet.players.last()))
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape(text, &mut out);
    out
}
