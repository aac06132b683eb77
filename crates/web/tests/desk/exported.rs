//! What can be taken along, and what each format leaves out, said before.

use axum::http::StatusCode;
use exaequo::{Event, ReadOptions};

use crate::site::Site;

/// The event in a file of the desk.
async fn exported(site: &Site, what: &str) -> Event {
    let file = site.get(&format!("/e/1/download/{what}")).await;
    assert_eq!(file.status, StatusCode::OK, "{what}");
    Event::read(file.bytes, &ReadOptions::default()).event().unwrap()
}

fn places(event: &Event) -> Vec<Option<u32>> {
    let tournament = event.tournament();
    tournament.participants().map(|who| tournament.published_of(who).rank).collect()
}

/// A file says who is where at the desk now, not who was where when it was opened.
#[tokio::test]
async fn exported_ranks_are_those_of_the_standings() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let before = places(&exported(&site, "event.json").await);
    for game in 1..=12 {
        // One team wins every board: its players have White on every other one.
        let is = if game % 2 == 0 { "0-1" } else { "1-0" };
        let answer = site.script("/e/1/round/5/enter", &format!("game={game}&was=*&is={is}")).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    for what in ["event.json", "event.trf", "trf16.trf", "fide.trf"] {
        let event = exported(&site, what).await;
        assert!(event.check_ranks().unwrap().agrees(), "{what}");
        assert_ne!(places(&event), before, "{what}");
    }
}

/// Ranks of a file that names no list are the only ones there are, until something moves somebody.
#[tokio::test]
async fn a_file_without_a_list_keeps_its_ranks_while_nothing_is_changed() {
    let file = "012 Four friends\n042 2026/03/07\n142 2\n\
        001    1      Alyx                                                               1.5    1     2 w 1     3 b =\n\
        001    2      Bruno                                                              1.0    3     1 b 0     4 w 1\n\
        001    3      Chloe                                                              1.5    2     4 b 1     1 w =\n\
        001    4      Dana                                                               0.0    4     3 w 0     2 b 0\n";
    let site = Site::new().await;
    site.upload("friends.trf", file.as_bytes()).await;
    // Points alone do not say more than they can, and what gives its ranks is one click away.
    for page in ["/e/1", "/e/1/standings"] {
        let page = site.get(page).await;
        assert!(page.text().contains("Agrees as far as the points go; the file names no tie-breaks"));
        assert!(!page.text().contains("Agrees with the ranks in the file"));
        assert!(page.text().contains(">PTS, BH</a>"), "{}", page.text());
    }
    let page = site.get("/e/1").await;
    assert!(page.text().contains("The event names no tie-breaks: it is ranked by points alone"), "assumed");
    assert!(!page.text().contains("Nothing was assumed"));
    for what in ["event.json", "event.trf"] {
        assert_eq!(places(&exported(&site, what).await), [1, 3, 2, 4].map(Some), "{what}");
    }
    site.script("/e/1/round/2/enter", "game=2&was=1-0&is=0-1").await;
    for what in ["event.json", "event.trf"] {
        let event = exported(&site, what).await;
        assert!(event.check_ranks().unwrap().agrees(), "{what}");
        assert!(event.tournament().event.tie_breaks.is_none(), "{what}: nobody has chosen one");
    }
}

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
    assert!(wrong.text().contains("Group 1: “Amounts” is not understood. Write amounts such as 500 300"));
    let none = site.post("/e/1/prizes/form", "g.0.name=Open").await;
    assert!(
        none.text().contains("&#34;Open&#34; has no prize. Fill in amounts or things."),
        "{}",
        none.text()
    );
    assert!(site.get("/e/1/prizes").await.text().contains("value=\"500 300\""), "nothing was kept of it");
    site.post("/e/1/prizes/form", "g.0.name=").await;
    assert!(site.get("/e/1/prizes").await.text().contains("No prizes are offered yet."));
}
