//! Two people at one form: the second is told what the first has written, and nothing is overwritten unseen.

use axum::http::StatusCode;

use crate::running::sent_to;
use crate::site::Site;

/// What the forms of a page carry hidden, for one of its actions.
async fn seen(site: &Site, page: &str, action: &str) -> String {
    let page = site.get(page).await;
    let (_, form) = page.text().split_once(&format!("action=\"{action}\"")).unwrap();
    let form = form.split("</form>").next().unwrap();
    let hidden = form.split("<input type=\"hidden\" name=\"").skip(1).filter_map(|part| {
        let (name, rest) = part.split_once("\" value=\"")?;
        let value = rest.split('"').next()?.replace(' ', "+").replace(',', "%2C").replace('\n', "%0A");
        (name != "token").then(|| format!("&{name}={value}"))
    });
    hidden.collect()
}

/// Where a form of a page sends.
async fn action(site: &Site, page: &str, begins: &str) -> String {
    let page = site.get(page).await;
    let (_, rest) = page.text().split_once(&format!("action=\"{begins}?seen=")).unwrap();
    format!("{begins}?seen={}", rest.split('"').next().unwrap())
}

async fn swiss() -> Site {
    let site = Site::new().await;
    sent_to(&site.post("/new", "name=Spring+Open&day=2026-04-03&system=swiss&rounds=3&city=Laval").await);
    let text = "text=Name;Rating;Club%0ARoy;2000;Madrid%0ACyr;1900;%0ADion;1800;%0AHoule;1700;&sure=yes";
    sent_to(&site.post("/e/1/run/paste", text).await);
    site
}

#[tokio::test]
async fn a_player_is_not_corrected_over_somebody_else() {
    let site = swiss().await;
    let page = "/e/1/run/player/1";
    let seen = seen(&site, page, page).await;
    assert!(seen.contains("&seen.club=Madrid"), "{seen}");
    sent_to(&site.post(page, &format!("name=Roy&rating.own=2000&club=Sevilla{seen}")).await);
    // The other one has opened it before, and has another rating to enter.
    let met = site.post(page, &format!("name=Roy&rating.own=2111&club=Madrid{seen}")).await;
    assert_eq!(met.status, StatusCode::UNPROCESSABLE_ENTITY);
    let text = met.text();
    assert!(text.contains("Not saved: meanwhile the arbiter has written: Club: Sevilla."), "{text}");
    assert!(text.contains("value=\"2111\""), "what was typed is there");
    assert!(text.contains("name=\"club\" value=\"Sevilla\""), "what was left as it was is as it is now");
    let json = site.get("/e/1/download/event.json").await;
    assert!(json.text().contains("Sevilla") && !json.text().contains("2111"), "nothing was saved");
    // Whoever has read it keeps it.
    let now = self::seen(&site, page, page).await;
    sent_to(&site.post(page, &format!("name=Roy&rating.own=2111&club=Sevilla{now}")).await);
    // Who wrote the same is not bothered.
    sent_to(&site.post(page, &format!("name=Roy&rating.own=2111&club=Sevilla{seen}")).await);
}

#[tokio::test]
async fn what_an_event_says_about_itself_is_not_overwritten() {
    let site = swiss().await;
    let page = "/e/1/run/details";
    let seen = seen(&site, page, page).await;
    let form = "name=Spring+Open&day=2026-04-03&rounds=3";
    sent_to(&site.post(page, &format!("{form}&city=Paris{seen}")).await);
    let met = site.post(page, &format!("{form}&city=Laval&arbiter=Roy{seen}")).await;
    assert_eq!(met.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(met.text().contains("Town: Paris") && met.text().contains("value=\"Paris\""), "{}", met.text());
}

#[tokio::test]
async fn a_team_is_not_corrected_over_somebody_else() {
    let site = Site::new().await;
    let form = "name=League&day=2026-04-03&system=teams&rounds=1&boards=2&players=A1%0AA2%0AB1%0AB2";
    sent_to(&site.post("/new", form).await);
    sent_to(&site.post("/e/1/run/teams", "name=Rooks&roster=1+2").await);
    let page = "/e/1/run/team/1";
    let seen = seen(&site, page, page).await;
    sent_to(&site.post(page, &format!("name=Rooks&roster=2+1{seen}")).await);
    let met = site.post(page, &format!("name=Castles&roster=1+A1%0A2+A2{seen}")).await;
    assert_eq!(met.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(met.text().contains("2 A2, 1 A1"), "{}", met.text());
    assert!(met.text().contains("value=\"Castles\""), "what was typed is there");
    assert!(!site.get("/e/1/run/teams").await.text().contains("Castles"));
}

#[tokio::test]
async fn boards_are_arranged_as_they_were_seen() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&white=3&black=4").await);
    let page = "/e/1/round/1/arrange";
    let action = action(&site, page, page).await;
    sent_to(&site.post(&action, "do=swap&board=1").await);
    let met = site.post(&action, "do=swap&board=1").await;
    assert_eq!(met.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(met.text().contains("the arbiter: Round 1, board 1: colours exchanged"), "{}", met.text());
    // Results do not stand in the way.
    let now = self::action(&site, page, page).await;
    site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    sent_to(&site.post(&now, "do=swap&board=2").await);
}

#[tokio::test]
async fn texts_are_not_overwritten() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let offered =
        |name: &str| format!("toml=%5B%5Bgroup%5D%5D%0Aname+%3D+%22{name}%22%0Amoney+%3D+%5B500%5D");
    let text = action(&site, "/e/1/prizes", "/e/1/prizes").await;
    let form = action(&site, "/e/1/prizes", "/e/1/prizes/form").await;
    sent_to(&site.post(&text, &offered("First")).await);
    for (action, sent) in [(&text, offered("Second")), (&form, "g.0.name=Second&g.0.money=100".to_owned())] {
        let met = site.post(action, &sent).await;
        assert_eq!(met.status, StatusCode::CONFLICT, "{action}");
        assert!(
            met.text().contains("meanwhile the arbiter has written what is shown here"),
            "{}",
            met.text()
        );
        assert!(met.text().contains("Second") && met.text().contains("First"), "both are shown");
    }
    assert!(!site.get("/e/1/prizes").await.text().contains("Second"));
    let regulations = action(&site, "/e/1/playoff", "/e/1/playoff").await;
    let example = exaequo::playoff::EXAMPLE.replace('%', "%25").replace('&', "%26").replace('+', "%2B");
    sent_to(&site.post(&regulations, &format!("toml={example}")).await);
    let met = site.post(&regulations, &format!("toml={example}%23+mine")).await;
    assert_eq!(met.status, StatusCode::CONFLICT);
    assert!(met.text().contains("# mine"), "what was typed is there");
}
