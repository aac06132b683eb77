//! The static site: every link leads to a page of it, in every language.

#![cfg(test)]

use std::collections::BTreeSet;

use exaequo_event::forecast::TieKind;
use exaequo_event::playoff::{self, PlayOffInput};
use exaequo_event::{Event, Ranking, Standings};
use exaequo_report::Lang;
use exaequo_site::{File, List, NoList, Site, SitePage};
use exaequo_trf::ReadOptions;

const fn owned<T: Send + Sync + 'static>() {}

const _: () = {
    owned::<Site>();
    owned::<File>();
};

/// An official exercise, ranked by the edition of 2026.
fn official(name: &str, list: &str) -> Standings {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/official");
    let bytes = std::fs::read(format!("{folder}/{name}.trf")).unwrap();
    let event = Event::read(bytes, &ReadOptions::default()).event().unwrap();
    event.standings(Ranking::by(list).edition("fide-2026-03")).unwrap()
}

fn swiss() -> Standings {
    official("tec_swiss5", "PTS,DE,BH/C1,BH,SB")
}

fn teams() -> Standings {
    official("tec_team14", "PTS:MP,PTS:GP,EDE,EMGSB/C1,BC")
}

fn all() -> [Standings; 3] {
    [swiss(), official("tec_rr6", "PTS,DE,SB,KS,WON"), teams()]
}

fn files(standings: &Standings) -> Vec<File> {
    let site = Site::new(standings);
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

/// An event of four players whose last round is paired.
fn last_round() -> Standings {
    let mut event = Event::new("Four", exaequo_event::date(2026, 3, 7), 2);
    let [a, b, c, d] = ["Alyx", "Bruno", "Chloé", "Dana"].map(|name| event.add_player(name, 2000));
    let round = event.pair([(a, b), (c, d)]).unwrap();
    event.set_result(round, a, "1-0").unwrap();
    event.set_result(round, c, "1/2-1/2").unwrap();
    event.pair([(c, a), (d, b)]).unwrap();
    event.standings("PTS,SB").unwrap()
}

#[test]
fn the_last_round_has_a_page_and_a_part_of_every_card() {
    let standings = last_round();
    let ahead = standings.last_round(None, None, None).expect("a last round that is open");
    let site = Site::new(&standings).with_forecast(Some(&ahead));
    let files: Vec<File> = site.parts().into_iter().flat_map(|part| site.files(part)).collect();
    let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    assert!(["en", "fr", "es"].iter().all(|lang| paths.contains(format!("{lang}/forecast.html").as_str())));
    for link in files.iter().flat_map(links) {
        assert!(paths.contains(link.as_str()), "{link}");
    }
    let card = |path: &str| files.iter().find(|file| file.path == path).map(|file| file.content.clone());
    assert!(card("fr/card-4.html").is_some_and(|text| text.contains("Ce qui peut encore arriver")));
    assert!(!Site::new(&standings).parts().contains(&SitePage::Forecast));
    assert!(swiss().last_round(None, None, None).is_none(), "nothing is open in an event that is over");
}

#[test]
fn a_play_off_that_is_planned_is_looked_ahead_to_on_the_page_and_on_cards() {
    let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
    let input = PlayOffInput::parse("playoff.toml", regulations).unwrap();
    let standings = last_round();
    let ahead = standings.last_round(None, Some(&input), None).expect("a last round that is open");
    let site = Site::new(&standings).with_forecast(Some(&ahead));
    let text = |path: &str| {
        let files = site.parts().into_iter().flat_map(|part| site.files(part));
        files.into_iter().find(|file| file.path == path).map(|file| file.content).unwrap_or_default()
    };
    // Alyx has a point, Chloé and Dana half of one: Chloé and Dana are level after two wins, and Alyx is with both after draws.
    let page = text("en/forecast.html");
    assert!(page.contains("Who would play off") && page.contains("for place 1"), "{page}");
    let card = text("en/card-1.html");
    assert!(card.contains("How likely Alyx is to play off"), "{card}");
    // Bruno cannot be first, and is not told of a play-off.
    assert!(!text("en/card-2.html").contains("to play off"));
}

#[test]
fn regulations_for_another_kind_of_event_leave_the_forecast_as_it_is() {
    let regulations = "method = 'play-off'\nplaces = 'first'\nafter = 9\n[[stage]]\ntime-control = '5+3'\n";
    let input = PlayOffInput::parse("playoff.toml", regulations).unwrap();
    let ahead = last_round().last_round(None, Some(&input), None).expect("a last round that is open");
    assert_eq!(ahead.ties().kind, TieKind::Shared);
}

#[test]
fn every_link_leads_to_a_page() {
    for event in all() {
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
    let content = |event: &Standings, path: &str| {
        files(event).into_iter().find(|file| file.path == path).map(|file| file.content)
    };
    let (swiss, teams) = (swiss(), teams());
    let players = content(&swiss, "fr/players.html").unwrap();
    assert!(players.contains("Joueurs par nom") && players.contains("href=\"card-16.html\""));
    let rosters = content(&teams, "es/players.html").unwrap();
    assert!(rosters.contains("14 Narwhals") && rosters.contains(">Equipos</a>"));
    assert!(content(&teams, "en/statistics.html").unwrap().contains("Largest upsets"));
}

#[test]
fn everybody_has_a_page_in_every_language() {
    let event = swiss();
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
    for event in all() {
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
    let standings = swiss();
    let day = exaequo_model::Date::new(2026, 3, 8).unwrap();
    let site = Site::new(&standings).made_at(day, 15, 42);
    let files = site.files(SitePage::Standings);
    let facts = ["16 players", "16 joueurs", "16 jugadores"];
    let times = ["8 March 2026 at 15:42", "8 mars 2026 à 15:42", "8 de marzo de 2026 a las 15:42"];
    for ((file, fact), time) in files.iter().zip(facts).zip(times) {
        for words in [fact, time, "class=\"podium\"", "type=\"search\""] {
            assert!(file.content.contains(words), "{} lacks {words}", file.path);
        }
    }
}

/// A site goes to another thread and is written there.
#[test]
fn a_site_outlives_its_standings() {
    let site = Site::new(&swiss());
    let files = std::thread::spawn(move || site.parts().iter().map(|part| site.files(*part).len()).sum());
    let files: usize = files.join().unwrap();
    assert!(files > 3 * 16, "{files}");
}

/// A list has one name, and the name one list.
#[test]
fn every_list_has_a_name_that_leads_back_to_it() {
    for name in ["standings", "crosstable", "play-off", "entries", "players", "teams", "boards", "ratings"]
        .into_iter()
        .chain(["eligibility", "statistics", "missing", "round-3", "card-12"])
    {
        assert_eq!(name.parse::<List>().unwrap().to_string(), name);
    }
    for name in ["", "round-", "round-x", "card--1", "card-99999999999", "../standings"] {
        assert_eq!(name.parse::<List>(), Err(NoList::Name(name.to_owned())));
    }
}

/// What an event has not is refused with the reason, never shown empty.
#[test]
fn lists_an_event_has_not_are_refused() {
    let page = |standings: &Standings, name: &str| {
        name.parse::<List>().and_then(|list| list.page(standings, Lang::En)).map(|page| page.to_html())
    };
    for name in ["standings", "crosstable", "entries", "players", "ratings", "eligibility", "statistics"]
        .into_iter()
        .chain(["missing", "round-1", "round-5", "card-16"])
    {
        assert!(page(&swiss(), name).unwrap().contains("</html>"), "{name}");
    }
    for name in ["teams", "boards", "play-off", "round-0", "round-6", "card-17"] {
        assert!(page(&swiss(), name).is_err(), "{name}");
    }
    assert!(page(&teams(), "boards").unwrap().contains("</html>"));
}

/// 6.2: a play-off at another pace is not rated with the tournament, in whichever list one looks.
#[test]
fn article_6_2_a_play_off_at_another_pace_leaves_the_ratings_alone() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/tests/data");
    let file = |name: &str| std::fs::read(format!("{data}/{name}")).unwrap();
    let read = |name: &str| Event::read(file(name), &ReadOptions::default()).event().unwrap();
    let regulations = String::from_utf8(file("playoff.toml")).unwrap();
    let input = PlayOffInput::parse("playoff.toml", &regulations).unwrap();
    let before = read("open.trf").standings(Ranking::default()).unwrap();
    let merged = playoff::merge(&before, &input.with_games("played.trf", read("played.trf"))).unwrap();
    assert!(merged.event().tournament().rounds.count() > before.event().tournament().rounds.count());
    for list in [List::Ratings, List::Eligibility] {
        let csv = |standings: &Standings| list.page(standings, Lang::En).unwrap().to_csv();
        assert_eq!(csv(&merged), csv(&before), "{list}");
    }
}
