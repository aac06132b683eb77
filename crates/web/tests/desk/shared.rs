//! A desk that others reach: invitations, the password, sessions, and what a telephone may.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_web::Grant;

use crate::site::{Answer, Site, from, of_page};

const OTHER: &str = "192.168.1.30:50000";

/// A browser on another machine, with its cookie.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub(crate) cookie: String,
    pub(crate) peer: Option<&'static str>,
}

impl Browser {
    pub(crate) async fn ask(&self, site: &Site, method: &str, path: &str, token: &str, form: &str) -> Answer {
        let headers = [
            ("host", "192.168.1.20:7450"),
            ("cookie", &self.cookie),
            ("x-form-token", token),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        let peer = self.peer.unwrap_or(OTHER);
        site.ask_bare(from(peer, method, path, &headers, Body::from(form.to_owned()))).await
    }

    /// How an answer begins.
    pub(crate) async fn begin(&self, site: &Site, method: &str, path: &str, token: &str) -> Answer {
        let headers = [("host", "192.168.1.20:7450"), ("cookie", &self.cookie), ("x-form-token", token)];
        site.begin(from(OTHER, method, path, &headers, Body::empty())).await
    }

    pub(crate) async fn get(&self, site: &Site, path: &str) -> Answer {
        self.ask(site, "GET", path, "", "").await
    }

    /// Sends a form of a page that was looked at before.
    pub(crate) async fn send(&mut self, site: &Site, page: &str, path: &str, form: &str) -> Answer {
        let token = of_page(self.get(site, page).await.text());
        let answer = self.ask(site, "POST", path, &token, form).await;
        if let Some(set) = answer.headers.get("set-cookie") {
            let set = set.to_str().unwrap();
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict"), "{set}");
            set.split_once(';').unwrap().0.clone_into(&mut self.cookie);
        }
        answer
    }
}

/// The path of the link that a page shows.
pub(crate) fn link(page: &Answer) -> String {
    let (_, behind) = page.text().split_once("href=\"http://192.168.1.20:7450").unwrap();
    behind.split_once('"').unwrap().0.to_owned()
}

const CHOSEN: &str = "name=Bea&password=correct+horse&again=correct+horse";
const ADMINISTRATOR: &str = "role=administrator";

/// Somebody who has signed in by a link, under a name.
pub(crate) async fn named(site: &Site, invited_as: &str, name: &str) -> Browser {
    let link = link(&site.post("/people/invite", invited_as).await);
    let mut browser = Browser::default();
    let form = format!("name={name}&password=correct+horse&again=correct+horse");
    let begun = browser.send(site, &link, &link, &form).await;
    assert_eq!((begun.status, begun.header("location")), (StatusCode::SEE_OTHER, "/"), "{}", begun.text());
    browser
}

/// Somebody who has signed in and looks after the server.
pub(crate) async fn deputy(site: &Site) -> Browser {
    named(site, ADMINISTRATOR, "Bea").await
}

/// Somebody with a role, whose name says so.
pub(crate) async fn member(site: &Site, grant: Option<Grant>) -> Browser {
    let (role, event) = match grant {
        Some(Grant::Server(role)) => (role.name(), String::new()),
        Some(Grant::Event(event, role)) => (role.name(), event.to_string()),
        None => ("", String::new()),
    };
    named(site, &format!("role={role}&event={event}"), &format!("{role}{event}x")).await
}

#[tokio::test]
async fn nothing_is_seen_or_changed_without_link_and_password() {
    let site = Site::shared().await;
    site.post("/samples/swiss", "").await;
    let stranger = Browser::default();
    for path in ["/", "/e/1", "/e/1/history", "/people", "/e/1/phones"] {
        let refused = stranger.get(&site, path).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{path}");
        assert!(refused.text().contains("href=\"/sign-in\"") && !refused.text().contains("Sample"), "{path}");
    }
    assert_eq!(stranger.get(&site, "/phone").await.status, StatusCode::FORBIDDEN);
    let deputy = deputy(&site).await;
    assert_eq!(deputy.get(&site, "/e/1/history").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_link_is_used_once_and_can_be_taken_back() {
    let site = Site::shared().await;
    let first = link(&site.post("/people/invite", ADMINISTRATOR).await);
    let second = link(&site.post("/people/invite", ADMINISTRATOR).await);
    assert!(site.get("/people").await.text().contains("/people/invitations/1/withdraw"));
    site.post("/people/invitations/1/withdraw", "").await;
    let mut browser = Browser::default();
    assert_eq!(browser.get(&site, &first).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        browser.send(&site, &second, &second, "name=B&password=short&again=short").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let differ = "name=B&password=correct+horse&again=wrong+horse+x";
    assert_eq!(browser.send(&site, &second, &second, differ).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(browser.send(&site, &second, &second, CHOSEN).await.status, StatusCode::SEE_OTHER);
    assert_eq!(Browser::default().get(&site, &second).await.status, StatusCode::FORBIDDEN);
    // What is kept opens nothing.
    let file = std::fs::read(site.folder.path().join("desk.sqlite-wal")).unwrap();
    let secret = browser.cookie.split_once('=').unwrap().1;
    assert!(!file.windows(secret.len()).any(|part| part == secret.as_bytes()));
    assert!(!file.windows(13).any(|part| part == b"correct horse"));
}

#[tokio::test]
async fn sessions_end_by_signing_out_and_from_elsewhere() {
    let site = Site::shared().await;
    let mut first = deputy(&site).await;
    let mut second = Browser::default();
    let answer = second.send(&site, "/sign-in", "/sign-in", "name=Bea&password=correct+horse").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    assert_ne!(first.cookie, second.cookie, "a session has a secret of its own");
    let people = second.get(&site, "/people").await;
    assert!(people.text().contains("signed in on 2 devices"), "{}", people.text());
    second.send(&site, "/people/1", "/people/1/end", "").await;
    assert_eq!(first.get(&site, "/").await.status, StatusCode::UNAUTHORIZED, "the other one has ended");
    assert_eq!(second.get(&site, "/").await.status, StatusCode::OK);
    let cookie = second.cookie.clone();
    second.send(&site, "/people", "/sign-out", "").await;
    second.cookie = cookie;
    assert_eq!(second.get(&site, "/").await.status, StatusCode::UNAUTHORIZED, "the secret is worth nothing");
    first.cookie = format!("desk={}", "a".repeat(64));
    assert_eq!(first.get(&site, "/").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn passwords_are_tried_a_few_times() {
    let site = Site::shared().await;
    deputy(&site).await;
    let mut stranger = Browser::default();
    for _ in 0..10 {
        let wrong = stranger.send(&site, "/sign-in", "/sign-in", "name=Bea&password=guess").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    }
    let right = "name=Bea&password=correct+horse";
    let begun = std::time::Instant::now();
    let refused = stranger.send(&site, "/sign-in", "/sign-in", right).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(begun.elapsed().as_millis() < 1000, "nothing is computed");
    let mut elsewhere = Browser { peer: Some("192.168.1.31:50000"), ..Browser::default() };
    assert_eq!(elsewhere.send(&site, "/sign-in", "/sign-in", right).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn nobody_signs_in_at_the_machine() {
    let site = Site::shared().await;
    let link = link(&site.post("/people/invite", ADMINISTRATOR).await);
    for path in ["/sign-in", &link] {
        assert_eq!(site.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(site.post(path, CHOSEN).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let alone = Site::new().await;
    alone.post("/samples/swiss", "").await;
    for path in ["/sign-in", &link, "/people", "/e/1/phones", "/phone"] {
        let refused = alone.get(path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        assert!(
            refused.text().contains("The desk listens to this computer only."),
            "{path}: {}",
            refused.text()
        );
    }
}

#[tokio::test]
async fn a_form_without_its_token_changes_nothing() {
    let site = Site::shared().await;
    let deputy = deputy(&site).await;
    let own = of_page(deputy.get(&site, "/").await.text());
    let machine = of_page(site.get("/").await.text());
    assert_ne!(own, machine);
    for token in ["", "x", &machine] {
        let refused = deputy.ask(&site, "POST", "/samples/swiss", token, "").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{token}");
    }
    let request = crate::site::request("POST", "/samples/swiss", &[], Body::empty());
    assert_eq!(site.ask_bare(request).await.status, StatusCode::FORBIDDEN);
    assert!(site.get("/").await.text().contains("None yet."));
    let form = format!("token={own}");
    assert_eq!(deputy.ask(&site, "POST", "/samples/swiss", "", &form).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn the_history_says_who_and_so_does_a_board_on_which_two_meet() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let mut deputy = deputy(&site).await;
    let enter = "/e/1/round/5/enter";
    deputy.send(&site, enter, enter, "game=1&was=*&is=1-0").await;
    let met = site.script(enter, "game=1&was=*&is=0-1").await;
    assert_eq!(met.status, StatusCode::CONFLICT);
    assert!(met.text().contains("Not saved: Bea entered 1 – 0 on this board a moment ago"), "{}", met.text());
    site.script(enter, "game=2&was=*&is=0-1").await;
    let history = site.get("/e/1/history").await;
    assert!(history.text().contains("<td>Bea</td>") && history.text().contains("<td>the arbiter</td>"));
    let site = site.restarted().await;
    assert!(site.get("/e/1/history").await.text().contains("<td>Bea</td>"));
}

/// Without a script nobody knows the lines of a page: the newest of whoever asks is taken back.
#[tokio::test]
async fn everybody_takes_back_the_own_entry() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let mut bea = deputy(&site).await;
    let page = "/e/1/round/5/enter";
    bea.send(&site, page, page, "game=1&was=*&is=1-0").await;
    site.script(page, "game=2&was=*&is=0-1").await;
    let undone = bea.send(&site, page, "/e/1/undo", "back=5").await;
    assert_eq!(undone.header("location"), "/e/1/round/5/enter#game-1");
    let again = bea.send(&site, page, "/e/1/undo", "back=5").await;
    assert_eq!(again.status, StatusCode::CONFLICT, "the other entry is not hers");
}

/// A telephone that has taken a right.
pub(crate) async fn telephone(site: &Site, form: &str) -> Browser {
    let link = link(&site.post("/e/1/phones", form).await);
    let mut phone = Browser::default();
    assert_eq!(phone.get(site, &link).await.status, StatusCode::OK);
    assert_eq!(phone.get(site, &link).await.status, StatusCode::OK, "looking uses nothing up");
    let taken = phone.send(site, &link, &link, "").await;
    assert_eq!((taken.status, taken.header("location")), (StatusCode::SEE_OTHER, "/phone"));
    let mut second = Browser::default();
    assert_eq!(second.get(site, &link).await.status, StatusCode::FORBIDDEN, "one telephone");
    second.cookie.clone_from(&phone.cookie);
    phone
}

async fn swiss() -> Site {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    site
}

#[tokio::test]
async fn a_telephone_enters_empty_boards_of_the_current_round() {
    let site = swiss().await;
    let mut phone = telephone(&site, "name=Ana").await;
    let page = phone.get(&site, "/phone").await;
    assert!(page.text().contains("Ana · all boards") && page.text().contains("Round 5: 0 of 12 results"));
    assert!(!page.text().contains("href=\"/e/"), "no way to the desk");
    let saved = phone.send(&site, "/phone", "/phone", "round=5&game=1&is=1-0").await;
    assert_eq!((saved.status, saved.header("location")), (StatusCode::SEE_OTHER, "/phone?game=1"));
    let page = phone.get(&site, "/phone?game=1").await;
    assert!(page.text().contains("1 – 0 is saved"), "{}", page.text());
    assert!(!page.text().contains("name=\"game\" value=\"1\""), "a finished board is gone");
    assert!(site.get("/e/1/history").await.text().contains("<td>Ana (telephone)</td>"));
    for (form, status) in [
        ("round=5&game=1&is=0-1", StatusCode::CONFLICT),
        ("round=5&game=1&is=*", StatusCode::BAD_REQUEST),
        ("round=5&game=2&is=%2B--", StatusCode::BAD_REQUEST),
        ("round=5&game=99&is=1-0", StatusCode::FORBIDDEN),
        ("round=4&game=1&is=1-0", StatusCode::FORBIDDEN),
    ] {
        let refused = phone.send(&site, "/phone", "/phone", form).await;
        assert_eq!(refused.status, status, "{form}");
        assert!(refused.text().contains("<a href=\"/phone\">Back to the boards</a>"), "{form}");
        assert!(!refused.text().contains("href=\"/\""), "{form}: no way to the events");
    }
    // Nothing else is open to it.
    for path in ["/", "/e/1", "/e/1/round/5/enter", "/people"] {
        assert_eq!(phone.get(&site, path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test]
async fn a_right_has_its_boards_and_is_taken_back() {
    let site = swiss().await;
    let mut phone = telephone(&site, "name=Ana&first=2&last=2").await;
    let page = phone.get(&site, "/phone").await;
    assert_eq!(
        page.text().matches("<form method=\"post\" action=\"/phone\"").count(),
        4,
        "one table of four"
    );
    let is_shown = |game: &u32| page.text().contains(&format!("name=\"game\" value=\"{game}\""));
    let other = (1..=12).find(|game| !is_shown(game)).unwrap();
    let elsewhere = phone.send(&site, "/phone", "/phone", &format!("round=5&game={other}&is=1-0")).await;
    assert_eq!(elsewhere.status, StatusCode::FORBIDDEN);
    assert!(site.get("/e/1/phones").await.text().contains("board 2 · in use"));
    site.post("/e/1/phones/1/revoke", "").await;
    assert!(site.get("/e/1/phones").await.text().contains("taken back"));
    assert_eq!(phone.get(&site, "/phone").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_form_that_changes_something_carries_a_token() {
    let site = swiss().await;
    for path in [
        "/",
        "/new",
        "/e/1",
        "/e/1/standings",
        "/e/1/round/5/enter",
        "/e/1/history",
        "/people",
        "/e/1/people",
        "/e/1/phones",
    ] {
        let page = site.get(path).await;
        let forms = page.text().matches("method=\"post\"").count();
        assert_eq!(page.text().matches("name=\"token\"").count(), forms, "{path}");
    }
}
