//! What can be taken along, and what each format leaves out, said before.

use axum::http::StatusCode;

use crate::site::Site;

#[tokio::test]
async fn what_a_format_leaves_out_is_said_before() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/run/player/1", "name=Somebody+Else&club=Rook+Island&from=1").await;
    let page = site.get("/e/1/export").await;
    let text = page.text();
    assert_eq!(page.status, StatusCode::OK);
    // The form of 2016 has no place for a club; JSON holds everything.
    let (_, behind) = text.split_once("<h3>TRF16</h3>").unwrap();
    let (trf16, _) = behind.split_once("<h3>").unwrap();
    assert!(trf16.contains("This is left out:") && trf16.contains("club"), "{trf16}");
    let (_, behind) = text.split_once("<h3>JSON</h3>").unwrap();
    assert!(behind.split_once("<h3>").unwrap().0.contains("Nothing is lost."));
}

/// Every way on the page leads to a file.
#[tokio::test]
async fn every_file_of_the_page_is_there() {
    let site = Site::new().await;
    for (number, sample) in (1..).zip(["swiss", "round-robin", "league"]) {
        site.post(&format!("/samples/{sample}"), "").await;
        let page = site.get(&format!("/e/{number}/export")).await;
        let ways: Vec<&str> = page
            .text()
            .split("href=\"")
            .filter_map(|part| part.split_once('"'))
            .map(|(way, _)| way)
            .filter(|way| way.contains("/download/") || way.contains("/print/"))
            .collect();
        assert!(ways.len() > 25, "{ways:?}");
        for way in ways {
            let answer = site.get(way).await;
            assert_eq!(answer.status, StatusCode::OK, "{way}");
            assert!(!answer.bytes.is_empty(), "{way}");
            if way.contains("/download/") {
                assert!(answer.header("content-disposition").starts_with("attachment"), "{way}");
            }
        }
        let zip = site.get(&format!("/e/{number}/download/site.zip")).await.bytes;
        assert!(zip.starts_with(b"PK\x03\x04"));
        assert!(zip.windows(13).any(|bytes| bytes == b"fr/index.html"));
    }
    assert_eq!(site.get("/e/1/download/nothing.csv").await.status, StatusCode::NOT_FOUND);
    assert_eq!(site.get("/e/1/download/standings.exe").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn categories_rank_inside_a_group_and_say_what_is_no_group() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1/categories").await;
    assert!(page.text().contains("Rating below 2000"), "groups the event has are offered");
    let group = site.get("/e/1/categories?only=rating%3C2000").await;
    assert!(group.text().contains("Overall") && group.text().contains("15 of 24"));
    assert_eq!(site.get("/e/1/print/categories?only=rating%3C2000").await.status, StatusCode::OK);
    let wrong = site.get("/e/1/categories?only=wizards").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("role=\"alert\""));
}

/// The form and the text are two ways to the same prizes.
#[tokio::test]
async fn prizes_are_a_form_and_a_text() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let form = "currency=EUR&unit=1&sharing=hort&g.0.name=Open&g.0.money=500+300&g.1.name=Women&g.1.for=women&g.1.things=Cup";
    assert_eq!(site.post("/e/1/prizes/form", form).await.status, StatusCode::SEE_OTHER);
    let page = site.get("/e/1/prizes").await;
    for text in ["sharing = &#34;hort&#34;", "for = &#34;women&#34;", "value=\"500 300\"", "value=\"Cup\""] {
        assert!(page.text().contains(text), "{text}");
    }
    let wrong = site.post("/e/1/prizes/form", "g.0.name=Open&g.0.money=100+much").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("value=\"100 much\""), "what was typed is not lost");
    assert!(site.get("/e/1/prizes").await.text().contains("value=\"500 300\""), "nothing was kept of it");
    site.post("/e/1/prizes/form", "g.0.name=").await;
    assert!(site.get("/e/1/prizes").await.text().contains("No prizes are offered yet."));
}
