//! Data of persons: erased from an event on request and when the time is over, and given to whom they are about.

use axum::http::StatusCode;
use serde_json::Value;

use crate::shared::named;
use crate::site::Site;

const PLAYERS: &str = "name=Duel&day=2026-03-07&system=round-robin&players=\
    Alyx%3B2200%0ABruno%3B2150%0ACharline%3B2100";
const ENTERED: &str = "name=Dupont%2C+Zo%C3%AB&rating=2000&birth=2001-02-03&fide=1234567&club=Rook";

/// An event in which a player was entered and corrected, with a result and a page that is public.
async fn event(site: &Site) -> Vec<String> {
    let opened = site.post("/new", PLAYERS).await;
    assert_eq!(opened.header("location"), "/e/1/round/1/enter", "{}", opened.text());
    let edited = site.post("/e/1/run/player/1", ENTERED).await;
    assert_eq!(edited.status, StatusCode::SEE_OTHER, "{}", edited.text());
    site.post("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    site.post("/e/1/publish", "round=1").await;
    points(site).await
}

/// Points, tie-breaks and what decided, line by line: without names and clubs.
async fn points(site: &Site) -> Vec<String> {
    let list = site.get("/e/1/download/standings.csv").await;
    assert_eq!(list.status, StatusCode::OK);
    let values = |line: &str| {
        let from_the_end = line.rsplit(',').enumerate().filter(|(place, _)| *place != CLUB);
        from_the_end.take(VALUES).map(|(_, value)| value).collect::<Vec<_>>().join(",")
    };
    list.text().lines().map(values).collect()
}

/// The place of the club from the end of a line, and how many values there are behind the name.
const CLUB: usize = 2;
const VALUES: usize = 7;

const GONE: [&str; 4] = ["Dupont", "1234567", "2001-02-03", "Rook"];

/// Whether something is in the files of the desk, in whatever page.
pub(crate) fn is_kept(site: &Site, text: &str) -> bool {
    ["desk.sqlite", "desk.sqlite-wal"].iter().any(|name| {
        let file = std::fs::read(site.folder.path().join(name)).unwrap_or_default();
        file.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

#[tokio::test]
async fn what_is_erased_is_nowhere_any_more() {
    let site = Site::new().await;
    let before = event(&site).await;
    assert!(GONE.iter().all(|text| is_kept(&site, text)));
    let asked = site.post("/e/1/privacy/erase", "number=1").await;
    assert!(asked.text().contains("Nothing brings them back"), "{}", asked.text());
    assert!(is_kept(&site, "Dupont"), "it is asked before");
    let once = site.post("/e/1/privacy/erase", "number=1&sure=yes").await;
    assert!(once.text().contains("Nothing brings them back"), "twice");
    let erased = site.post("/e/1/privacy/erase", "number=1&sure=yes&twice=yes").await;
    assert_eq!(erased.status, StatusCode::SEE_OTHER, "{}", erased.text());
    let pages = [
        "",
        "/standings",
        "/history",
        "/players",
        "/run/player/1",
        "/download/event.trf",
        "/download/file",
        "/privacy",
    ];
    for path in pages.map(|path| format!("/e/1{path}")).into_iter().chain(["/p/1".to_owned(), "/".to_owned()])
    {
        let page = site.get(&path).await;
        for text in GONE {
            assert!(!page.text().contains(text) && !page.text().contains("2001/02/03"), "{text} on {path}");
        }
    }
    for text in GONE {
        assert!(!is_kept(&site, text), "{text} in the file of the desk");
    }
    assert!(site.get("/e/1/standings").await.text().contains("NN 1"));
    assert!(site.get("/e/1/history").await.text().contains("The data of player 1 were erased"));
    assert_eq!(points(&site).await, before, "the standings are what they were");
    let undone = site.post("/e/1/undo", "number=2").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "and the log goes on: {}", undone.text());
    let site = site.restarted().await;
    assert!(site.get("/e/1/standings").await.text().contains("NN 1"));
}

#[tokio::test]
async fn when_the_time_is_over_data_are_reduced() {
    let site = Site::new().await;
    let before = event(&site).await;
    let set = site.post("/e/1/privacy/retention", "months=6&then=reduced").await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text());
    let far = "2100-01-01T00:00:00Z";
    site.desk.erase_what_is_due_at(far).await.unwrap();
    assert!(is_kept(&site, "1234567"), "the event is not in the archive");
    site.post("/e/1/run/archive", "archive=yes").await;
    site.desk.erase_what_is_due_at("2026-01-01T00:00:00Z").await.unwrap();
    assert!(is_kept(&site, "1234567"), "the time is not over");
    site.desk.erase_what_is_due_at(far).await.unwrap();
    assert!(!is_kept(&site, "1234567") && !is_kept(&site, "2001-02-03"));
    let history = site.get("/e/1/history").await;
    assert!(history.text().contains("<td>the server</td>"), "{}", history.text());
    assert!(site.get("/e/1/standings").await.text().contains("Dupont"), "the lists stay");
    assert_eq!(points(&site).await, before);
    let lines = |page: &str| page.matches("<tr>").count();
    site.desk.erase_what_is_due_at(far).await.unwrap();
    assert_eq!(lines(site.get("/e/1/history").await.text()), lines(history.text()), "once");
}

#[tokio::test]
async fn what_is_known_of_somebody_is_given_without_the_others() {
    let site = Site::new().await;
    event(&site).await;
    let known = site.post("/e/1/privacy/known", "number=1").await;
    assert_eq!(known.header("content-disposition"), "attachment; filename=\"event-1-player-1.json\"");
    let json: Value = serde_json::from_str(known.text()).unwrap();
    assert_eq!(
        (&json["player"]["name"], &json["player"]["fide-id"]),
        (&"Dupont, Zoë".into(), &1_234_567.into())
    );
    assert_eq!(json["games"].as_array().unwrap().len(), 2);
    assert_eq!(json["log"][0]["change"]["edit"]["was"]["name"], "Alyx");
    assert!(!known.text().contains("Bruno") && !known.text().contains("Charline"));
}

#[tokio::test]
async fn whoever_signs_in_gets_the_own_data() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let mut ada = named(&site, "role=deputy&event=1", "Ada").await;
    ada.send(&site, "/e/1/round/5/enter", "/e/1/round/5/enter", "game=1&was=*&is=1-0").await;
    let data = ada.send(&site, "/account", "/account/data", "").await;
    let json: Value = serde_json::from_str(data.text()).unwrap();
    assert_eq!((&json["name"], &json["roles"][0]), (&"Ada".into(), &"deputy@1".into()));
    assert_eq!((&json["log"][0]["event"], &json["log"][0]["kind"]), (&1.into(), &"result".into()));
    assert!(!data.text().contains("argon2"), "no hash of a password");
}
