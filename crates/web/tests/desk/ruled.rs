//! Other rules for good: asked twice once the event has begun, recorded, exported, undone.

use crate::site::Site;
use axum::http::StatusCode;

#[tokio::test]
async fn rules_of_a_running_event_are_asked_about_twice() {
    let site = Site::new().await;
    site.post("/samples/round-robin", "").await;
    let rules = "list=PTS%2C+SB";
    let asked = site.post("/e/1/rules", rules).await;
    assert_eq!(asked.status, StatusCode::OK);
    for text in [
        "Change the rules of a running event?",
        "7 rounds are paired already",
        "3 places change.",
        "name=\"sure\"",
        "required",
    ] {
        assert!(asked.text().contains(text), "{text}");
    }
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
    let done = site.post("/e/1/rules", &format!("{rules}&sure=yes")).await;
    assert_eq!((done.status, done.header("location")), (StatusCode::SEE_OTHER, "/e/1/standings"));
    let standings = site.get("/e/1/standings").await;
    assert!(
        standings.text().contains("Agrees with the ranks in the file")
            && !standings.text().contains("Other rules than")
    );
    assert!(site.get("/e/1/history").await.text().contains("Rules: PTS, SB (was those of the file)"));
    let trf = site.get("/e/1/download/event.trf").await;
    assert!(trf.text().contains("212 PTS,SB"), "{}", trf.text());
    assert!(
        trf.text().contains("tie-breaks changed after round 7; before: PTS,DE,WIN,SB,KS"),
        "{}",
        trf.text()
    );

    let site = site.restarted().await;
    assert!(site.get("/e/1/standings").await.text().contains("fide-2026-03: PTS, SB"));
    site.post("/e/1/undo", "number=1").await;
    assert!(site.get("/e/1/standings").await.text().contains("3 places differ from the file"));
    assert!(site.get("/e/1/history").await.text().contains("back to those of the file"));
}

#[tokio::test]
async fn rules_that_cannot_be_used_are_refused() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    assert_eq!(site.post("/e/1/rules", "list=XYZ&sure=yes").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.post("/e/1/rules", "sure=yes").await.status, StatusCode::BAD_REQUEST);
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

#[tokio::test]
async fn a_change_inside_a_round_is_exported_as_such() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let exported = async |list: &str| {
        site.post("/e/1/rules", &format!("list={list}&sure=yes")).await;
        let trf = site.get("/e/1/download/event.trf").await;
        trf.text().lines().rfind(|line| line.contains("tie-breaks changed")).map(str::to_owned)
    };
    let after = exported("PTS%2CSB").await.unwrap_or_default();
    assert!(after.contains("tie-breaks changed after round 4;"), "{after}");
    site.script("/e/1/round/5/enter", "game=1&was=*&is=1-0").await;
    let during = exported("PTS%2CDE").await.unwrap_or_default();
    assert!(during.contains("tie-breaks changed during round 5;"), "{during}");
}
