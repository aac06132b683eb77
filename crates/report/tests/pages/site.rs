//! The static site: every link leads to a page of it, in every language.

use std::collections::BTreeSet;

use exaequo_report::site::{File, Site};

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
            let outside = ["src=", "url(", "@import", "<link", "<script", "https:"];
            for word in outside {
                assert!(!file.content.contains(word), "{} has {word}", file.path);
            }
        }
    }
}
