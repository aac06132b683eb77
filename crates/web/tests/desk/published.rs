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
    assert_eq!(site.post("/e/1/publish", "round=9").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    site.post("/e/1/publish", "round=4").await;
    let page = site.get("/p/1").await;
    assert!(page.text().contains("after round 4"), "{}", page.text());
    assert!(!page.text().contains("/e/1"), "no way to the desk");
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

#[tokio::test]
async fn what_is_in_the_bin_is_not_public() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/publish", "round=7").await;
    site.post("/e/1/remove", "").await;
    assert_eq!(site.get("/p/1").await.status, StatusCode::NOT_FOUND);
}
