//! Prizes and lots: kept, shown with how they came about, undone.

use crate::site::{Site, request};
use axum::body::Body;
use axum::http::StatusCode;

/// A text as a form sends it.
pub(crate) fn field(name: &str, text: &str) -> String {
    let encoded = text.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
    format!("{name}={encoded}")
}

const PRIZES: &str = "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [300, 200, 100]\n";

#[tokio::test]
async fn prizes_are_kept_and_say_how_each_amount_came_about() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    assert!(site.get("/e/1/prizes").await.text().contains("No prizes are offered yet."));
    let wrong = site
        .post("/e/1/prizes", &field("toml", "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = 'x'"))
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("rizes.toml:4:"), "line and column: {}", wrong.text());
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));

    site.post("/e/1/prizes", &field("toml", PRIZES)).await;
    let site = site.restarted().await;
    let page = site.get("/e/1/prizes").await;
    assert!(
        page.text().contains("How each amount came about") && page.text().contains("300"),
        "{}",
        page.text()
    );
    assert!(site.get("/e/1/print/prizes").await.text().contains("<!DOCTYPE html>"));
    assert!(site.get("/e/1/history").await.text().contains("The prizes were changed"));
    site.post("/e/1/undo", "number=1").await;
    assert!(site.get("/e/1/prizes").await.text().contains("No prizes are offered yet."));
    // Amounts in the form are as the language of the reader writes them.
    site.post("/e/1/prizes", &field("toml", &PRIZES.replace("100]", "99.50]"))).await;
    let spanish = request("GET", "/e/1/prizes", &[("accept-language", "es")], Body::empty());
    assert!(site.ask(spanish).await.text().contains("value=\"300 200 99,50\""));
}

/// Two players and one game, drawn.
pub(crate) async fn duel() -> Site {
    let player = |number: u32, name: &str, rating: u32, game: &str| {
        format!(
            "001 {number:4}      {name:<33} {rating:4}                             0.5 {number:4}  {game}\n"
        )
    };
    let file = format!(
        "012 Duel\n042 2026/03/07\n062 2\n212 PTS,DE\nXXR 1\n{}{}",
        player(1, "Alyx", 2000, "   2 w ="),
        player(2, "Bruno", 1900, "   1 b =")
    );
    let site = Site::new().await;
    let opened = site.upload("duel.trf", file.as_bytes()).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    site
}

#[tokio::test]
async fn lots_are_announced_then_drawn_and_give_the_same_again() {
    let site = duel().await;
    assert!(site.get("/e/1/lots").await.text().contains("2 participants share a place"));
    assert_eq!(site.post("/e/1/lots", "seed=+&of=ties").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    site.post("/e/1/lots", "seed=12+34+56&of=ties").await;
    let announced = site.get("/e/1/lots").await;
    assert!(announced.text().contains("Announced, not drawn yet") && announced.text().contains("12 34 56"));
    assert!(!announced.text().contains("Drawn again"), "nothing is drawn yet");
    assert_eq!(site.post("/e/1/lots", "number=9").await.status, StatusCode::CONFLICT);
    site.post("/e/1/lots", "number=1").await;

    let site = site.restarted().await;
    let drawn = site.get("/e/1/lots").await;
    assert!(
        drawn.text().contains("Drawn again from the same seed just now: the same lots."),
        "{}",
        drawn.text()
    );
    assert!(!drawn.text().contains("Announced, not drawn yet"));
    assert!(site.get("/e/1/standings").await.text().contains("lots"));
    assert!(site.get("/e/1/history").await.text().contains("Lots were drawn with the seed 12 34 56"));
    site.post("/e/1/undo", "number=2").await;
    assert!(site.get("/e/1/history").await.text().contains("The lots of line 2 do not hold any more"));
    assert!(site.get("/e/1/lots").await.text().contains("2 participants share a place"));
}

/// Two ties, and lots for the first of them.
#[tokio::test]
async fn lots_for_one_tie_leave_the_other_as_it_is() {
    let player = |number: u32, points: &str, games: &str| {
        format!(
            "001 {number:4}      {:<33} 2000                             {points} {number:4}  {games}\n",
            format!("P{number}")
        )
    };
    let file = format!(
        "012 Two ties\n042 2026/03/07\n062 4\n212 PTS\nXXR 2\n{}{}{}{}",
        player(1, "1.5", "   3 w 1     2 w ="),
        player(2, "1.5", "   4 w 1     1 b ="),
        player(3, "0.5", "   1 b 0     4 w ="),
        player(4, "0.5", "   2 b 0     3 b =")
    );
    let site = Site::new().await;
    assert_eq!(site.upload("ties.trf", file.as_bytes()).await.status, StatusCode::SEE_OTHER);
    let places = async |site: &Site| {
        let csv = site.get("/e/1/download/standings.csv").await;
        let rows = csv.text().lines().skip(1).map(|row| row.split(',').next().unwrap_or_default().to_owned());
        rows.collect::<Vec<String>>()
    };
    assert_eq!(places(&site).await, ["1", "1", "3", "3"]);
    assert!(site.get("/e/1/lots").await.text().contains("for places 1 to 2: P1 and P2"));
    site.post("/e/1/lots", "seed=7&of=places-1-2").await;
    site.post("/e/1/lots", "number=1").await;
    assert_eq!(places(&site).await, ["1", "2", "3", "3"]);
    assert_eq!(
        site.post("/e/1/lots", "seed=7&of=places-2-3").await.status,
        StatusCode::SEE_OTHER,
        "it is announced"
    );
    assert_eq!(site.post("/e/1/lots", "number=3").await.status, StatusCode::UNPROCESSABLE_ENTITY, "no tie");
}

#[tokio::test]
async fn what_a_round_moved_is_a_page() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1/moved?round=3").await;
    assert!(page.text().contains("What round 3 moved") && page.text().contains('▲'), "{}", page.text());
    assert!(site.get("/e/1/print/moved-3").await.text().contains('▲'));
    let site = duel().await;
    assert!(site.get("/e/1/moved").await.text().contains("once two rounds are complete"));
}
