//! The editor of the list of criteria: by buttons, with what speaks against a criterion.

use crate::site::Site;
use axum::http::StatusCode;

/// The form of the editor as a browser sends it.
const FORM: &str = "c.0=PTS&c.1=BH&m.1.1=%2FC1&c.2=SB";

#[tokio::test]
async fn steps_lead_to_the_address_of_the_list() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let step = async |act: &str| {
        let answer = site.get(&format!("/e/1/list?{FORM}&act={act}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        answer.header("location").to_owned()
    };
    assert_eq!(step("up.2").await, "/e/1/list?list=PTS%2CSB%2CBH%2FC1");
    assert_eq!(step("remove.1").await, "/e/1/list?list=PTS%2CSB");
    assert_eq!(step("add.DE").await, "/e/1/list?list=PTS%2CBH%2FC1%2CSB%2CDE");
}

#[tokio::test]
async fn a_criterion_is_found_by_the_words_people_use() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1/list?list=PTS&find=median+buchholz").await;
    assert!(page.text().contains("value=\"add.BH/M1\""), "{}", page.text());
    let french = crate::site::request(
        "GET",
        "/e/1/list?list=PTS&find=confrontation",
        &[("accept-language", "fr")],
        axum::body::Body::empty(),
    );
    let page = site.ask(french).await;
    assert!(page.text().contains("value=\"add.DE\""), "{}", page.text());
    assert!(site.get("/e/1/list?find=xyzzy").await.text().contains("No criterion answers to that."));
}

#[tokio::test]
async fn a_list_in_the_making_shows_what_it_means_and_who_moves() {
    let site = Site::new().await;
    site.post("/samples/round-robin", "").await;
    let page = site.get("/e/1/list?list=PTS%2CSB").await;
    for text in [
        "In this order: Points, Sonneborn-Berger.",
        "3 places change.",
        "action=\"/e/1/rules\"",
        "Sonneborn-Berger",
    ] {
        assert!(page.text().contains(text), "{text}: {}", page.text());
    }
    // Modifiers are choices: those the criterion takes, and no others.
    assert!(page.text().contains("Cut-1 (14.1)") && !page.text().contains("Limit (14.5)"));
    assert!(site.get("/e/1/list").await.text().contains("This is the list of the event."));
}

#[tokio::test]
async fn what_cannot_be_used_is_refused_with_the_reason() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let refused = site.get(&format!("/e/1/list?{FORM}&act=add.BC")).await;
    let location = refused.header("location").to_owned();
    assert!(location.contains("refused=BC") && !location.contains("SB%2CBC"), "{location}");
    let page = site.get(&location).await;
    assert!(page.text().contains("role=\"alert\"") && page.text().contains("team"), "{}", page.text());
    let adopted = site.post("/e/1/rules", "list=PTS%2CBC&sure=yes").await;
    assert_eq!(adopted.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

#[tokio::test]
async fn buchholz_in_a_round_robin_is_asked_about() {
    let site = Site::new().await;
    site.post("/samples/round-robin", "").await;
    let page = site.get("/e/1/list?list=PTS%2CBH").await;
    assert!(page.text().contains("card-remark warning"), "{}", page.text());
    let asked = site.post("/e/1/rules", "list=PTS%2CBH").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text().contains("card-remark warning") && asked.text().contains("name=\"sure\""));
}

#[tokio::test]
async fn a_criterion_of_the_list_is_said_to_be_there() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/1/list?list=PTS%2CBH&find=solkoff").await;
    assert!(page.text().contains("BH is in the list already."), "{}", page.text());
    assert!(!page.text().contains("No criterion answers to that."));
}

/// What is hardly meant for such an event is added by an explicit step, behind what speaks against it.
#[tokio::test]
async fn what_is_not_meant_for_such_an_event_is_added_after_a_question() {
    let site = Site::new().await;
    site.post("/samples/round-robin", "").await;
    let folded = |page: &str, code: &str| {
        let folded = page.split("<details><summary>Not meant for such an event</summary>").nth(1);
        let folded = folded.and_then(|rest| rest.split("</details>").next()).unwrap_or_default();
        let button = format!("value=\"add.{code}\"");
        (folded.contains(&button) && folded.contains("card-remark warning"), page.matches(&button).count())
    };
    let page = site.get("/e/1/list?list=PTS&find=buchholz").await;
    assert_eq!(folded(page.text(), "BH"), (true, 1), "{}", page.text());
    let page = site.get("/e/1/list?list=PTS&find=sonneborn").await;
    assert_eq!(folded(page.text(), "SB"), (false, 1), "{}", page.text());
    site.post("/samples/swiss", "").await;
    let page = site.get("/e/2/list?list=PTS&find=buchholz").await;
    assert_eq!(folded(page.text(), "BH"), (false, 1), "{}", page.text());
}
