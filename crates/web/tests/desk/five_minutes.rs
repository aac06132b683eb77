//! The first five minutes: a file, what was understood, standings, a value, other rules, files to take along.

use crate::site::{Site, request};
use axum::body::Body;
use axum::http::StatusCode;

#[tokio::test]
async fn an_empty_desk_says_what_to_do() {
    let site = Site::new().await;
    let page = site.get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    for text in ["Drop a tournament file here", "/samples/swiss", "None yet."] {
        assert!(page.text().contains(text), "{text}");
    }
}

#[tokio::test]
async fn samples_are_one_click_away() {
    let site = Site::new().await;
    for (number, sample) in (1..).zip(["swiss", "round-robin", "league"]) {
        let opened = site.post(&format!("/samples/{sample}"), "").await;
        assert_eq!(
            (opened.status, opened.header("location")),
            (StatusCode::SEE_OTHER, format!("/e/{number}").as_str())
        );
        for page in
            ["", "/standings", "/crosstable", "/players", "/ratings", "/statistics", "/history", "/round/1"]
        {
            let answer = site.get(&format!("/e/{number}{page}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{sample}{page}");
        }
    }
    let start = site.get("/").await;
    assert!(start.text().contains("Harbour Open") && start.text().contains("County Team League"));
    assert_eq!(site.post("/samples/nothing", "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(site.get("/e/1/teams").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn standings_agree_with_the_file_or_say_who_differs_and_why() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/samples/round-robin", "").await;
    assert!(site.get("/e/1/standings").await.text().contains("Agrees with the ranks in the file"));
    let differs = site.get("/e/2").await;
    for text in [
        "3 places differ from the file",
        "has rank 8 in the file; by the list it is 6",
        "The ranks of the event follow PTS, SB",
        "<mark>",
    ] {
        assert!(differs.text().contains(text), "{text}");
    }
    let other = site.get("/e/2/standings?list=PTS%2C%20SB").await;
    assert!(other.text().contains("Agrees with the ranks in the file"));
}

/// Whoever drops an empty file has chosen one: it is said what is wrong with it.
#[tokio::test]
async fn an_empty_file_is_said_to_be_empty() {
    let site = Site::new().await;
    let refused = site.upload("empty.trf", b"").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("he file is empty") && refused.text().contains("empty.trf"));
    let nothing = site.upload("", b"").await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
    assert!(nothing.text().contains("No file was chosen"), "{}", nothing.text());
}

/// So many players, each of whom drew the one game.
fn drawn(players: u32) -> String {
    let player = |number: u32| {
        let other = if number % 2 == 1 { number + 1 } else { number - 1 };
        let color = if number % 2 == 1 { 'w' } else { 'b' };
        format!(
            "001 {number:4}      {:<33} 2000                             0.5 {number:4}  {other:4} {color} =\n",
            format!("P{number}")
        )
    };
    let players: String = (1..=players).map(player).collect();
    format!("012 Many\n042 2026/03/07\n062 400\n212 PTS\nXXR 1\n{players}")
}

/// What a screen holds is there at once; everybody is on the page of the standings.
#[tokio::test]
async fn of_a_long_list_the_first_places_are_shown_with_what_was_found() {
    let site = Site::new().await;
    for (event, players, shown) in [(1, 300, 40), (2, 60, 60)] {
        assert_eq!(site.upload("many.trf", drawn(players).as_bytes()).await.status, StatusCode::SEE_OTHER);
        let page = site.get(&format!("/e/{event}")).await;
        let rows = |text: &str| text.matches("<th scope=\"row\"").count();
        assert_eq!(rows(page.text()), shown);
        assert_eq!(page.text().contains("The first 40 of 300."), players == 300);
        let all = site.get(&format!("/e/{event}/standings")).await;
        assert_eq!(rows(all.text()), players as usize);
    }
}

#[tokio::test]
async fn every_value_leads_to_its_arithmetic() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let standings = site.get("/e/1/standings").await;
    let way = "/e/1/explain/4?of=BH%2FC1";
    assert!(standings.text().contains(&format!("<a class=\"v\" href=\"{way}\">")));
    let page = site.get(way).await;
    for text in ["BH/C1 = 28", "Buchholz Cut-1 (8.1, 14.1)", "Back to the standings", "<html"] {
        assert!(page.text().contains(text), "{text}");
    }
    let part = site.get(&format!("{way}&part=1")).await;
    assert!(part.text().contains("BH/C1 = 28") && !part.text().contains("<html"));
    assert_eq!(site.get("/e/1/explain/4?of=XYZ").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.get("/e/1/explain/99?of=BH").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_rules_show_what_moves() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1/standings?list=PTS,SB&edition=&round=").await;
    for text in
        ["places change.", "▲1", "▼1", "Back to the rules of the event", "explain/4?of=SB&amp;list=PTS%2CSB"]
    {
        assert!(page.text().contains(text), "{text}");
    }
    let page = site.get("/e/1/standings?set.bye-cap=none").await;
    assert!(page.text().contains("No place changes.") || page.text().contains("change"), "a provision alone");
    let refused = site.get("/e/1/standings?list=BHX").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("BHX") && refused.text().contains("name=\"list\""));
}

#[tokio::test]
async fn files_can_be_taken_along() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    for (what, kind, begins) in [
        ("event.trf", "text/plain; charset=utf-8", "012 Harbour Open"),
        ("event.json", "application/json", "{"),
        ("file", "application/octet-stream", "012 Harbour Open"),
        ("standings.csv", "text/csv; charset=utf-8", "rank,"),
        ("standings.json", "application/json", "{"),
        ("standings.html", "text/html; charset=utf-8", "<!DOCTYPE html>"),
    ] {
        let file = site.get(&format!("/e/1/download/{what}")).await;
        assert_eq!((file.status, file.header("content-type")), (StatusCode::OK, kind), "{what}");
        assert!(
            file.header("content-disposition").starts_with("attachment; filename=\"harbour-open"),
            "{what}"
        );
        assert!(file.text().starts_with(begins), "{what}");
    }
    let sheet = site.get("/e/1/download/standings.xlsx").await;
    assert!(sheet.bytes.starts_with(b"PK"));
    assert_eq!(site.get("/e/1/download/passwd").await.status, StatusCode::NOT_FOUND);
    let printed = site.get("/e/1/print/standings").await;
    assert!(
        printed.text().contains("@page") && !printed.header("content-security-policy").contains("script")
    );
}

#[tokio::test]
async fn a_file_with_errors_is_shown_and_not_kept() {
    let site = Site::new().await;
    let file = "012 Two friends\n142 1\n\
        001    1      Alyx                              2200                             1.0    1     2 w 1\n\
        001    2      Bruno                             2150                             0.5    2     1 b =\n";
    let answer = site.upload("friends.trf", file.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for text in ["friends.trf", "T049", "line 3", "Nothing was kept.", "Alyx"] {
        assert!(answer.text().contains(text), "{text}");
    }
    assert!(site.get("/").await.text().contains("None yet."));
    assert_eq!(site.upload("", b"").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn three_languages_by_browser_and_by_choice() {
    let site = Site::new().await;
    for (accepted, text) in [("fr-CA", "Déposez ici"), ("es", "Suelte aquí"), ("de", "Drop a tournament")] {
        let page = site.ask(request("GET", "/", &[("accept-language", accepted)], Body::empty())).await;
        assert!(page.text().contains(text), "{accepted}");
    }
    let chosen = site.get("/language?to=es&back=/e/1").await;
    assert_eq!((chosen.status, chosen.header("location")), (StatusCode::SEE_OTHER, "/e/1"));
    assert!(chosen.header("set-cookie").starts_with("lang=es;"));
    assert_eq!(site.get("/language?to=fr&back=//evil.example").await.header("location"), "/");
    let headers = [("cookie", "lang=fr"), ("accept-language", "es")];
    let page = site.ask(request("GET", "/nix", &headers, Body::empty())).await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(page.text().contains("Cette page n’existe pas."));
}

#[tokio::test]
async fn a_round_robin_is_typed_and_paired() {
    let site = Site::new().await;
    assert!(site.get("/new").await.text().contains("name=\"players\""));
    let form = |players: &str| format!("name=Club+final&day=2026-11-20&system=round-robin&players={players}");
    for (players, wrong) in [("Ann%0ABob", "here are 2"), ("Ann%0ABob%0AAnn", "Ann is there twice")] {
        let answer = site.post("/new", &form(players)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text().contains(wrong) && answer.text().contains("Club final"), "{wrong}");
    }
    let made =
        site.post("/new", &form("Ann+2000%0A%3Cb%3EBob%3C%2Fb%3E%091900%0AChlo%C3%A9%0ADan+1700")).await;
    assert_eq!((made.status, made.header("location")), (StatusCode::SEE_OTHER, "/e/1/round/1/enter"));
    let page = site.get("/e/1/round/1/enter").await;
    assert!(
        page.text().contains("Round 1: 0 of 2 results") && page.text().contains("&#60;b&#62;Bob"),
        "{}",
        page.text()
    );
    for round in 1..=3 {
        for game in 1..=2 {
            let entered =
                site.script(&format!("/e/1/round/{round}/enter"), &format!("game={game}&was=*&is=1-0")).await;
            assert_eq!(entered.status, StatusCode::OK);
        }
    }
    let standings = site.get("/e/1/standings").await;
    assert!(standings.text().contains("Final standings after round 3"));
    assert!(standings.text().contains("PTS, DE, WIN, SB, KS"));
}

/// A file of before TRF26, which names its system in the description (092).
const OLD: &str = "012 Four friends\n042 2026/03/07\n092 Individual: Swiss-System\n\
    001    1      Alyx                                                               1.5    1     2 w 1     3 b =\n\
    001    2      Bruno                                                              1.0    3     1 b 0     4 w 1\n\
    001    3      Chloe                                                              1.5    2     4 b 1     1 w =\n\
    001    4      Dana                                                               0.0    4     3 w 0     2 b 0\n";

#[tokio::test]
async fn everything_that_was_assumed_is_in_one_list_with_its_line() {
    let site = Site::new().await;
    site.upload("friends.trf", OLD.as_bytes()).await;
    let page = site.get("/e/1").await;
    assert!(page.text().contains("line 3 · T066"), "{}", page.text());
    assert!(page.text().contains("092 <mark>Individual: Swiss-System</mark>"), "{}", page.text());
    assert!(page.text().contains("The event names no tie-breaks: it is ranked by points alone"));
    assert_eq!(page.text().matches("T066").count(), 1, "nothing is said twice");
    for absent in ["Nothing was assumed", "Assumptions and remarks"] {
        assert!(!page.text().contains(absent), "{absent}");
    }
    // Nothing to say at all.
    site.post("/samples/swiss", "").await;
    assert!(site.get("/e/2").await.text().contains("Nothing was assumed, and nothing looks wrong."));
}

#[tokio::test]
async fn a_file_without_ranks_is_said_to_have_none() {
    let site = Site::new().await;
    let line = |line: &str| match line.strip_prefix("001") {
        Some(player) => format!("001{}    {}", &player[..82], &player[86..]),
        None => line.to_owned(),
    };
    let unranked = OLD.lines().map(line).collect::<Vec<_>>().join("\n");
    site.upload("friends.trf", unranked.as_bytes()).await;
    let said = "The file has no ranks that these standings could be compared with";
    let page = site.get("/e/1").await;
    assert!(page.text().contains(said), "{}", page.text());
    site.upload("friends.trf", OLD.as_bytes()).await;
    assert!(!site.get("/e/2").await.text().contains(said));
    site.post("/new", "name=Open&day=2026-04-03&system=swiss&rounds=3").await;
    assert!(!site.get("/e/3").await.text().contains(said), "there is no file");
}

#[tokio::test]
async fn the_first_page_of_a_file_has_its_standings() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1").await;
    assert!(page.text().contains("Agrees with the ranks in the file"));
    assert!(page.text().contains("<a class=\"v\" href=\"/e/1/explain/4?of=BH%2FC1\">"), "{}", page.text());
}
