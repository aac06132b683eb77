//! The way from page to page, and from language to language.

use std::fmt::Write as _;

use super::{File, Part, Site};
use crate::page::event_name;
use crate::{Lang, say};
use exaequo_page::html::escape;

/// What stands over a page: the lists of the event, then the same page in the other languages.
pub(super) fn html(site: &Site<'_>, part: Part, lang: Lang) -> String {
    let label = say!(lang, "Pages");
    let mut out = format!("<nav aria-label=\"{label}\">\n<ul>\n");
    for other in site.parts() {
        if let Some(words) = words(site, other, lang) {
            let current = if other == part { " aria-current=\"page\"" } else { "" };
            let _ = writeln!(out, "<li><a href=\"{}\"{current}>{words}</a></li>", site.name(other));
        }
    }
    for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
        let (name, words) = (site.name(part), other.name());
        let _ = writeln!(
            out,
            "<li><a href=\"../{other}/{name}\" lang=\"{other}\" hreflang=\"{other}\">{words}</a></li>"
        );
    }
    out + "</ul>\n</nav>\n"
}

/// The name of a list; participants are reached from the lists.
fn words(site: &Site<'_>, part: Part, lang: Lang) -> Option<String> {
    match part {
        Part::Languages | Part::Card(_) => None,
        Part::Standings => Some(say!(lang, "Standings")),
        Part::Crosstable => Some(say!(lang, "Crosstable")),
        Part::Ratings => Some(say!(lang, "Ratings")),
        Part::Prizes => Some(say!(lang, "Prizes")),
        Part::Boards => Some(say!(lang, "Boards")),
        Part::PlayOff => Some(say!(lang, "Play-off")),
        Part::Round(round) if site.is_of_play_off(round) => {
            Some(say!(lang, "Round {round} (play-off)", round))
        }
        Part::Round(round) => Some(say!(lang, "Round {round}", round)),
    }
}

/// The first page: the name of the event and the three languages.
pub(super) fn languages(site: &Site<'_>) -> File {
    let name = event_name(site.lang, &site.sheet.standings.field.tournament);
    let mut title = String::new();
    escape(&exaequo_page::html::window_title(name.clone()), &mut title);
    let mut heading = String::new();
    escape(&name, &mut heading);
    let mut content = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{}</style>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n<ul>\n",
        site.lang,
        exaequo_page::html::style()
    );
    for lang in Lang::ALL {
        let words = lang.name();
        let _ = writeln!(
            content,
            "<li><a href=\"{lang}/index.html\" lang=\"{lang}\" hreflang=\"{lang}\">{words}</a></li>"
        );
    }
    content += "</ul>\n</main>\n</body>\n</html>\n";
    File { path: "index.html".to_owned(), content }
}
