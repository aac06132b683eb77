//! What is public: a round, as it was when it was published.

use crate::site::Site;
use axum::http::StatusCode;

#[tokio::test]
async fn publishing_is_an_act() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let nothing = site.get("/p/1").await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
    assert!(nothing.text().contains("Nothing of this event is published."));
    assert!(!nothing.text().contains("href=\"/\""), "the events are not for everybody");
    assert_eq!(site.post("/e/1/publish", "round=9").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    site.post("/e/1/publish", "round=4").await;
    let page = site.get("/p/1").await;
    assert!(page.text().contains("after round 4"), "{}", page.text());
    assert!(!page.text().contains("/e/1"), "no way to the desk");
    assert!(page.text().contains("<p class=\"sub foot\" data-fresh=\"foot\">Updated: "), "{}", page.text());
    assert!(!page.text().contains("class=\"qr\""), "nobody else reaches this desk");
    let before = page.bytes;
    // What is entered afterwards is not public before somebody says so.
    site.script("/e/1/round/4/enter", "game=1&was=1/2-1/2&is=1-0").await;
    let version =
        |bytes: &[u8]| String::from_utf8_lossy(bytes).replace("data-version=\"2\"", "data-version=\"1\"");
    assert_eq!(version(&site.get("/p/1").await.bytes), version(&before));
    assert!(site.get("/p/1/projector").await.text().contains("Fir Kings"));
    site.post("/e/1/withdraw", "").await;
    assert_eq!(site.get("/p/1").await.status, StatusCode::NOT_FOUND);
}

/// Whoever stands before the screen takes the page along on a telephone.
#[tokio::test]
async fn a_desk_that_others_reach_shows_the_address_as_a_picture() {
    let site = Site::shared().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/publish", "round=7").await;
    for path in ["/p/1", "/p/1/crosstable"] {
        let page = site.get(path).await;
        assert!(page.text().contains("aria-label=\"QR code of the public page\""), "{path}");
    }
}

#[tokio::test]
async fn what_is_in_the_bin_is_not_public() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/publish", "round=7").await;
    site.post("/e/1/remove", "").await;
    assert_eq!(site.get("/p/1").await.status, StatusCode::NOT_FOUND);
}

/// All switches on but those named.
fn all_but(off: &[&str]) -> String {
    let keys = [
        "ratings",
        "federations",
        "titles",
        "clubs",
        "numbers",
        "decided",
        "cards",
        "crosstable",
        "rounds",
        "next-round",
        "players",
        "statistics",
        "prizes",
        "criterion:PTS",
        "criterion:BH%2FC1",
        "criterion:BH",
        "criterion:SB",
        "criterion:PS",
        "criterion:DE",
        "criterion:WIN",
        "criterion:BWG",
    ];
    let on = keys.into_iter().filter(|key| !off.contains(key));
    on.map(|key| format!("show.{key}=yes")).collect::<Vec<_>>().join("&")
}

#[tokio::test]
async fn the_organiser_chooses_what_is_shown() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/publish", "round=6").await;
    let all = site.get("/p/1").await;
    assert!(all.text().contains("2247") || all.text().contains("Rating"), "{}", all.text());
    assert!(site.get("/p/1/crosstable").await.status == StatusCode::OK);
    assert!(site.get("/p/1/round-7").await.status == StatusCode::OK, "pairings of the next round");
    assert_eq!(site.get("/p/1/ratings").await.status, StatusCode::NOT_FOUND);

    site.post(
        "/e/1/public",
        &all_but(&["ratings", "cards", "crosstable", "next-round", "criterion:BH%2FC1"]),
    )
    .await;
    let less = site.get("/p/1").await;
    let heads = less.text().split("<thead>").nth(1).and_then(|rest| rest.split("</thead>").next()).unwrap();
    assert!(heads.contains("BH") && !heads.contains("BH/C1") && !heads.contains("Rating"), "{heads}");
    assert!(
        less.text()
            .contains("Some places are decided by values that this page does not show: Buchholz Cut-1.")
    );
    assert!(less.text().contains("not shown"));
    for path in ["/p/1/crosstable", "/p/1/round-7", "/p/1/card/1"] {
        assert_eq!(site.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(site.get("/p/1/round-6").await.status, StatusCode::OK);
    assert!(!less.text().contains("/p/1/card/"), "no way to a card");
    // Cards say nothing of what is left out.
    site.post("/e/1/public", &all_but(&["ratings", "criterion:BH%2FC1"])).await;
    let card = site.get("/p/1/card/1").await;
    assert!(
        card.status == StatusCode::OK && !card.text().contains("BH/C1") && !card.text().contains("Rating"),
        "{}",
        card.text()
    );
    site.post("/e/1/undo", "").await;
    assert!(site.get("/p/1/crosstable").await.status == StatusCode::NOT_FOUND);
    // The projector does not show points that are left out either.
    assert!(!site.get("/p/1/projector").await.text().contains("<b></b>"));
    site.post("/e/1/public", &all_but(&["criterion:PTS"])).await;
    let wall = site.get("/p/1/projector").await;
    assert_eq!(wall.text().matches("<b></b>").count(), 24, "{}", wall.text());
}

#[tokio::test]
async fn a_stranger_finds_every_page() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let more = site.get("/e/1/more").await;
    for name in [
        "list",
        "moved",
        "prizes",
        "playoff",
        "lots",
        "ratings",
        "eligibility",
        "statistics",
        "public",
        "history",
    ] {
        assert!(more.text().contains(&format!("href=\"/e/1/{name}\"")), "{name}");
        assert_eq!(site.get(&format!("/e/1/{name}")).await.status, StatusCode::OK, "{name}");
    }
}
