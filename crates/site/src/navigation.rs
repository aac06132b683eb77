//! The way from page to page, and from language to language.

use std::fmt::Write as _;

use exaequo_report::html::escape;
use exaequo_report::page::event_name;
use exaequo_report::{Lang, say};

use crate::{File, Site, SitePage};

/// What stands over a page: the lists of the event, the rounds, and the same page in the other languages.
pub(super) fn html(site: &Site, part: SitePage, lang: Lang) -> String {
    let (parts, mut out) = (site.parts(), String::from("<header class=\"top\">\n"));
    let lists = parts.iter().filter_map(|&other| Some((other, list(site, other, lang)?)));
    links(site, part, "lists", &say!(lang, "Pages"), lists, &mut out);
    let rounds = parts.iter().filter_map(|&other| Some((other, round(site, other, lang)?)));
    links(site, part, "rounds", &say!(lang, "Rounds"), rounds, &mut out);
    languages_of(site, part, lang, &mut out);
    out + "</header>\n"
}

/// A row of links; that of the page itself is marked.
fn links(
    site: &Site,
    part: SitePage,
    class: &str,
    label: &str,
    links: impl Iterator<Item = (SitePage, String)>,
    out: &mut String,
) {
    let mut links = links.peekable();
    if links.peek().is_none() {
        return;
    }
    let _ = write!(out, "<nav class=\"{class}\" aria-label=\"{label}\">");
    let _ = writeln!(
        out,
        "{}<ul>",
        if class == "rounds" { format!("<span>{label}</span>") } else { String::new() }
    );
    for (other, words) in links {
        let current = if other == part { " aria-current=\"page\"" } else { "" };
        let _ = writeln!(out, "<li><a href=\"{}\"{current}>{words}</a></li>", site.name(other));
    }
    *out += "</ul></nav>\n";
}

fn languages_of(site: &Site, part: SitePage, lang: Lang, out: &mut String) {
    let label = say!(lang, "Languages");
    let _ = writeln!(out, "<nav class=\"langs\" aria-label=\"{label}\"><ul>");
    for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
        let (name, words) = (site.name(part), other.name());
        let _ = writeln!(
            out,
            "<li><a href=\"../{other}/{name}\" lang=\"{other}\" hreflang=\"{other}\">{words}</a></li>"
        );
    }
    *out += "</ul></nav>\n";
}

/// The name of a list; participants are reached from the lists.
fn list(site: &Site, part: SitePage, lang: Lang) -> Option<String> {
    match part {
        SitePage::Languages | SitePage::Script | SitePage::Round(_) | SitePage::Card(_) => None,
        SitePage::Standings => Some(say!(lang, "Standings")),
        SitePage::Crosstable => Some(say!(lang, "Crosstable")),
        SitePage::Entries if site.tournament().is_team_event() => Some(say!(lang, "Teams")),
        SitePage::Entries => Some(say!(lang, "Players")),
        SitePage::Statistics => Some(say!(lang, "Statistics")),
        SitePage::Ratings => Some(say!(lang, "Ratings")),
        SitePage::Prizes => Some(say!(lang, "Prizes")),
        SitePage::Forecast => Some(say!(lang, "Forecast")),
        SitePage::Boards => Some(say!(lang, "Boards")),
        SitePage::PlayOff => Some(say!(lang, "Play-off")),
    }
}

/// The number of a round.
fn round(site: &Site, part: SitePage, lang: Lang) -> Option<String> {
    match part {
        SitePage::Round(round) if site.is_of_play_off(round) => Some(say!(lang, "{round} (play-off)", round)),
        SitePage::Round(round) => Some(round.to_string()),
        _ => None,
    }
}

/// The first page: the name of the event and the languages.
pub(super) fn languages(site: &Site) -> File {
    let name = event_name(site.lang, site.tournament());
    let mut title = String::new();
    escape(&exaequo_report::html::window_title("", &name), &mut title);
    let mut heading = String::new();
    escape(&name, &mut heading);
    let mut content = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{}</style>\n<script src=\"{}\" defer></script>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n\
         <ul data-languages>\n",
        site.lang,
        exaequo_report::html::style(),
        site.name(SitePage::Script)
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
