//! The static site: every link leads to a page of it, in every language.

use std::collections::BTreeSet;

use exaequo_report::site::{File, Part, Site};

use crate::event::{self, Event};

fn files(event: &Event) -> Vec<File> {
    let site = Site::new(&event.standings());
    site.parts().into_iter().flat_map(|part| site.files(part)).collect()
}

/// Links of a page, from the folder of the site.
fn links(file: &File) -> Vec<String> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let link = |rest: &str| {
        let link = rest.split('"').next().unwrap_or_default();
        match link.strip_prefix("../") {
            Some(other) => other.to_owned(),
            None if folder.is_empty() => link.to_owned(),
            None => format!("{folder}/{link}"),
        }
    };
    file.content.split("href=\"").skip(1).map(link).collect()
}

#[test]
fn every_link_leads_to_a_page() {
    for event in event::all() {
        let files = files(&event);
        let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths.len(), files.len());
        for file in &files {
            for link in links(file) {
                assert!(paths.contains(link.as_str()), "{} leads to {link}", file.path);
            }
        }
    }
}

/// Players by name, of teams their rosters; statistics once there is something to count.
#[test]
fn those_who_take_part_and_statistics_have_pages() {
    let content = |event: &Event, path: &str| {
        files(event).into_iter().find(|file| file.path == path).map(|file| file.content)
    };
    let (swiss, teams) = (event::swiss(), event::teams());
    let players = content(&swiss, "fr/players.html").unwrap();
    assert!(players.contains("Joueurs par nom") && players.contains("href=\"card-16.html\""));
    let rosters = content(&teams, "es/players.html").unwrap();
    assert!(rosters.contains("14 Narwhals") && rosters.contains(">Equipos</a>"));
    assert!(content(&teams, "en/statistics.html").unwrap().contains("Largest upsets"));
}

#[test]
fn everybody_has_a_page_in_every_language() {
    let event = event::swiss();
    let files = files(&event);
    for lang in ["en", "fr", "es"] {
        for number in 1..=16 {
            let path = format!("{lang}/card-{number}.html");
            let file = files.iter().find(|file| file.path == path).unwrap();
            assert!(file.content.contains(&format!("<html lang=\"{lang}\">")));
            assert!(file.content.contains("<svg"), "{path} has its charts");
        }
    }
}

#[test]
fn pages_ask_for_nothing_from_elsewhere() {
    for event in event::all() {
        for file in files(&event) {
            // The script stands beside the pages.
            let content = file.content.replace("<script src=\"../site.js\" defer></script>", "");
            let content = content.replace("<script src=\"site.js\" defer></script>", "");
            let outside = ["src=", "url(", "@import", "<link", "<script", "https:", "onclick", "javascript:"];
            for word in outside {
                assert!(!content.contains(word), "{} has {word}", file.path);
            }
        }
    }
}

#[test]
fn the_first_page_has_facts_leaders_a_search_and_its_time() {
    let event = event::swiss();
    let standings = event.standings();
    let day = exaequo_model::Date::new(2026, 3, 8).unwrap();
    let site = Site::new(&standings).made_at(day, 15, 42);
    let files = site.files(Part::Standings);
    let facts = ["16 players", "16 joueurs", "16 jugadores"];
    let times = ["8 March 2026 at 15:42", "8 mars 2026 à 15:42", "8 de marzo de 2026 a las 15:42"];
    for ((file, fact), time) in files.iter().zip(facts).zip(times) {
        for words in [fact, time, "class=\"podium\"", "type=\"search\""] {
            assert!(file.content.contains(words), "{} lacks {words}", file.path);
        }
    }
}
