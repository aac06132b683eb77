//! People with roles: what each sees, how they come in, what opens an account and what does not.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_access::totp;
use exaequo_web::{
    EventRole, Grant, Name, ServerRole, TokenScope, UserDone, UserTask, Wish, create_token, user, users,
};
use serde_json::Value;

use crate::shared::{Browser, link, member, named};
use crate::site::{Site, from, of_page};

const ARBITER: &str = "role=arbiter&event=1";

/// A desk with two events.
async fn two() -> Site {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    site.post("/samples/swiss", "").await;
    site
}

#[tokio::test]
async fn an_arbiter_sees_only_his_events() {
    let site = two().await;
    let mut arbiter = named(&site, ARBITER, "Ada").await;
    let start = arbiter.get(&site, "/").await;
    assert!(
        start.text().contains("href=\"/e/1\"") && !start.text().contains("href=\"/e/2\""),
        "{}",
        start.text()
    );
    let (foot, here) = ("Nothing leaves this computer", site.get("/").await);
    assert!(here.text().contains(foot) && !start.text().contains(foot), "his computer is another");
    for path in
        ["/e/2", "/e/2/live", "/e/2/download/event.trf", "/e/2/print/standings", "/e/2/people", "/e/99"]
    {
        let foreign = arbiter.get(&site, path).await;
        assert_eq!(foreign.status, StatusCode::NOT_FOUND, "{path}");
        assert!(foreign.text().contains("There is no such event."), "not even that there is one: {path}");
    }
    let refused = arbiter.send(&site, "/e/1", "/e/2/round/1/enter", "game=1&was=*&is=1-0").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    // What he opens himself is his.
    let opened = arbiter.send(&site, "/", "/samples/swiss", "").await;
    assert_eq!(opened.header("location"), "/e/3");
    let copied = arbiter.send(&site, "/e/3/run", "/e/3/run/copy", "name=Again&results=no").await;
    assert_eq!(copied.header("location"), "/e/4/run");
    for path in ["/e/3/people", "/e/4/people"] {
        let people = arbiter.get(&site, path).await;
        assert!(people.text().contains("<td>Ada</td><td>arbiter</td>"), "{}", people.text());
    }
    let other = named(&site, "role=viewer&event=2", "Cid").await;
    assert_eq!(other.get(&site, "/e/3").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_arbiter_gives_roles_in_the_event_and_nothing_else() {
    let site = two().await;
    let mut arbiter = named(&site, ARBITER, "Ada").await;
    let mut other = member(&site, None).await;
    assert_eq!(other.get(&site, "/e/1").await.status, StatusCode::NOT_FOUND);
    let give = |role: &str| format!("name=x&role={role}");
    arbiter.send(&site, "/e/1/people", "/e/1/people", &give("results")).await;
    assert_eq!(other.get(&site, "/e/1/round/5/enter").await.status, StatusCode::OK);
    assert_eq!(other.get(&site, "/e/1/run").await.status, StatusCode::FORBIDDEN);
    arbiter.send(&site, "/e/1/people", "/e/1/people", &give("viewer")).await;
    assert_eq!(other.get(&site, "/e/1/round/5/enter").await.status, StatusCode::FORBIDDEN, "it was replaced");
    for server in ["administrator", "officer"] {
        for path in ["/e/1/people", "/e/1/people/invite"] {
            let refused = arbiter.send(&site, "/e/1/people", path, &give(server)).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{server} {path}");
        }
    }
    let unknown = arbiter.send(&site, "/e/1/people", "/e/1/people", "name=Nobody&role=viewer").await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    // The event of the form is not the one of the path.
    arbiter.send(&site, "/e/1/people", "/e/1/people", "name=x&role=arbiter&event=2").await;
    assert_eq!(other.get(&site, "/e/2").await.status, StatusCode::NOT_FOUND);
    assert_eq!(other.get(&site, "/e/1/people").await.status, StatusCode::OK, "of this one");
    let id = users(site.folder.path(), None).await.unwrap().iter().find(|user| user.name == "x").unwrap().id;
    arbiter.send(&site, "/e/1/people", &format!("/e/1/people/{id}/remove"), "").await;
    assert_eq!(other.get(&site, "/e/1").await.status, StatusCode::NOT_FOUND);
    let invite = async |arbiter: &mut Browser| {
        link(&arbiter.send(&site, "/e/1/people", "/e/1/people/invite", "role=deputy").await)
    };
    // What he has sent is listed, and taken back; an invitation to another event is not.
    let taken_back = invite(&mut arbiter).await;
    site.post("/people/invite", "role=viewer&event=2").await;
    let listed = arbiter.get(&site, "/e/1/people").await;
    let ways: Vec<&str> = listed.text().split("/e/1/people/invitations/").skip(1).collect();
    assert_eq!(ways.len(), 1, "{}", listed.text());
    let number: u64 = ways[0].split_once('/').unwrap().0.parse().unwrap();
    for id in [number, number + 1] {
        arbiter.send(&site, "/e/1/people", &format!("/e/1/people/invitations/{id}/withdraw"), "").await;
    }
    assert_eq!(Browser::default().get(&site, &taken_back).await.status, StatusCode::FORBIDDEN);
    let left = site.get("/people").await;
    assert!(
        left.text().contains(&format!("/people/invitations/{}/withdraw", number + 1)),
        "of others it is not"
    );
    let link = invite(&mut arbiter).await;
    let mut deputy = Browser::default();
    deputy.send(&site, &link, &link, "name=Dan&password=correct+horse&again=correct+horse").await;
    assert_eq!(deputy.get(&site, "/e/1/run").await.status, StatusCode::OK);
    assert_eq!(deputy.get(&site, "/e/1/people").await.status, StatusCode::FORBIDDEN);
    other.send(&site, "/account", "/sign-out", "").await;
}

#[tokio::test]
async fn whoever_enters_results_takes_back_results_only() {
    let site = two().await;
    let mut entry = named(&site, "role=results&event=1", "Eva").await;
    let page = "/e/1/round/5/enter";
    entry.send(&site, page, page, "game=1&was=*&is=1-0").await;
    site.post("/e/1/publish", "round=4").await;
    let described = site.post("/e/1/run/details", "name=Other&day=2026-03-07&rounds=9").await;
    assert_eq!(described.status, StatusCode::SEE_OTHER, "{}", described.text());
    let history = entry.get(&site, "/e/1/history").await;
    assert!(history.text().contains("<td>Eva</td>"));
    let newest = entry.send(&site, page, "/e/1/undo", "").await;
    assert_eq!(newest.status, StatusCode::SEE_OTHER, "her own result, not what the arbiter did after it");
    let nothing = entry.send(&site, page, "/e/1/undo", "number=3").await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    let undone = site.post("/e/1/undo", "number=3").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "the arbiter takes it back");
}

#[tokio::test]
async fn a_link_opens_no_account_of_others() {
    let site = two().await;
    let mut administrator = named(&site, "role=administrator", "Bea").await;
    let link = link(&site.post("/people/invite", ARBITER).await);
    let mut thief = Browser::default();
    let form = "name=Bea&password=stolen+horse&again=stolen+horse";
    assert_eq!(thief.send(&site, &link, &link, form).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(administrator.get(&site, "/people").await.status, StatusCode::OK, "her session goes on");
    let signed = thief.send(&site, "/sign-in", "/sign-in", "name=Bea&password=stolen+horse").await;
    assert_eq!(signed.status, StatusCode::FORBIDDEN);
    let form = "name=Cid&password=stolen+horse&again=stolen+horse";
    assert_eq!(
        thief.send(&site, &link, &link, form).await.status,
        StatusCode::SEE_OTHER,
        "the link is still good"
    );
    // The one who looks after the server does not lock herself out.
    for (path, form) in [("/people/1/remove", ""), ("/people/1/take", "grant=administrator")] {
        let refused = administrator.send(&site, "/people", path, form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
}

/// The number of somebody's account.
async fn id_of(site: &Site, name: &str) -> u64 {
    let users = users(site.folder.path(), None).await.unwrap();
    users.iter().find(|user| user.name == name).unwrap().id
}

async fn status_of(site: &Site, link: &str) -> StatusCode {
    Browser::default().get(site, link).await.status
}

#[tokio::test]
async fn an_invitation_is_no_longer_good_once_its_sender_may_not_send_it() {
    let site = two().await;
    let mut arbiter = named(&site, ARBITER, "Ada").await;
    let link_of_ada = link(&arbiter.send(&site, "/e/1/people", "/e/1/people/invite", "role=deputy").await);
    assert_eq!(status_of(&site, &link_of_ada).await, StatusCode::OK);
    let mut guest = Browser::default();
    guest.get(&site, &link_of_ada).await;
    let ada = id_of(&site, "Ada").await;
    site.post("/e/1/people", "name=Ada&role=deputy").await;
    let lost = status_of(&site, &link_of_ada).await;
    assert!(lost.is_client_error(), "a deputy invites nobody: {lost}");
    let form = "name=Dan&password=correct+horse&again=correct+horse";
    let refused = guest.send(&site, "/sign-in", &link_of_ada, form).await;
    assert_eq!(refused.status, lost, "nor by a form that was open already");
    site.post("/e/1/people", "name=Ada&role=arbiter").await;
    assert_eq!(status_of(&site, &link_of_ada).await, StatusCode::OK, "the right is back");
    site.post(&format!("/people/{ada}/remove"), "").await;
    assert_eq!(status_of(&site, &link_of_ada).await, lost, "whoever is gone invites nobody");
    assert!(!users(site.folder.path(), None).await.unwrap().iter().any(|user| user.name == "Dan"));
}

#[tokio::test]
async fn nor_is_a_link_of_somebody_who_looked_after_the_server() {
    let site = two().await;
    let mut bea = named(&site, "role=administrator", "Bea").await;
    named(&site, "role=administrator", "Cid").await;
    let (ada, id) = (named(&site, ARBITER, "Ada").await, id_of(&site, "Ada").await);
    drop(ada);
    let mut links = Vec::new();
    for (path, form) in [
        ("/people/invite".to_owned(), ""),
        ("/people/invite".to_owned(), "role=officer"),
        (format!("/people/{id}/reset"), ""),
    ] {
        links.push(link(&bea.send(&site, "/people", &path, form).await));
    }
    for link in &links {
        assert_eq!(status_of(&site, link).await, StatusCode::OK);
    }
    let path = format!("/people/{}/take", id_of(&site, "Bea").await);
    let taken = site.post(&path, "grant=administrator").await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text());
    for link in &links {
        assert!(status_of(&site, link).await.is_client_error(), "{link}");
    }
}

#[tokio::test]
async fn a_new_password_comes_by_a_link_of_the_administrator() {
    let site = two().await;
    let old = named(&site, ARBITER, "Ada").await;
    let link = link(&site.post("/people/1/reset", "").await);
    let mut browser = Browser::default();
    let page = browser.get(&site, &link).await;
    assert!(page.text().contains("A new password for Ada") && !page.text().contains("name=\"name\""));
    let form = "password=another+horse&again=another+horse";
    assert_eq!(browser.send(&site, &link, &link, form).await.status, StatusCode::SEE_OTHER);
    assert_eq!(browser.get(&site, "/e/1").await.status, StatusCode::OK);
    assert_eq!(
        old.get(&site, "/e/1").await.status,
        StatusCode::UNAUTHORIZED,
        "sessions of before have ended"
    );
    let mut other = Browser::default();
    let before = other.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    assert_eq!(before.status, StatusCode::FORBIDDEN);
}

/// A secret that was there before signing in is worth nothing after it, and no session is taken over.
#[tokio::test]
async fn a_session_is_not_fixed_from_outside() {
    let site = two().await;
    named(&site, ARBITER, "Ada").await;
    let planted = format!("desk={}", "a".repeat(64));
    let mut victim = Browser { cookie: planted.clone(), ..Browser::default() };
    let answer = victim.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_ne!(victim.cookie, planted);
    let thief = Browser { cookie: planted, ..Browser::default() };
    assert_eq!(thief.get(&site, "/").await.status, StatusCode::UNAUTHORIZED);
    // Signing in again ends the session the browser had.
    let before = Browser { cookie: victim.cookie.clone(), ..Browser::default() };
    victim.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    assert_eq!(before.get(&site, "/").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(victim.get(&site, "/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn sessions_are_seen_and_ended_one_by_one() {
    let site = two().await;
    let mut first = named(&site, ARBITER, "Ada").await;
    let mut second = Browser::default();
    second.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    let mut foreign = named(&site, "role=viewer&event=1", "Cid").await;
    let page = first.get(&site, "/account").await;
    let (_, behind) = page.text().split_once("name=\"session\" value=\"").unwrap();
    let form = format!("session={}", behind.split_once('"').unwrap().0);
    foreign.send(&site, "/account", "/account/end", &form).await;
    assert_eq!(
        second.get(&site, "/").await.status,
        StatusCode::OK,
        "nobody ends the session of somebody else"
    );
    first.send(&site, "/account", "/account/end", &form).await;
    assert_eq!(second.get(&site, "/").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(first.get(&site, "/").await.status, StatusCode::OK);
    let wrong = "password=wrong+horse&new=another+horse&again=another+horse";
    let refused = first.send(&site, "/account", "/account/password", wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    second.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    let right = "password=correct+horse&new=another+horse&again=another+horse";
    assert_eq!(first.send(&site, "/account", "/account/password", right).await.status, StatusCode::SEE_OTHER);
    assert_eq!(first.get(&site, "/").await.status, StatusCode::OK);
    assert_eq!(second.get(&site, "/").await.status, StatusCode::UNAUTHORIZED);
}

/// The secret that a page shows for an authenticator.
fn secret(page: &str) -> Vec<u8> {
    let (_, behind) = page.split_once("name=\"secret\" value=\"").unwrap();
    totp::from_base32(behind.split_once('"').unwrap().0).unwrap()
}

fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs()
}

fn ticket(page: &str) -> &str {
    let (_, behind) = page.split_once("name=\"ticket\" value=\"").unwrap();
    behind.split_once('"').unwrap().0
}

#[tokio::test]
async fn with_a_second_factor_the_password_alone_opens_nothing() {
    let site = two().await;
    let mut ada = named(&site, ARBITER, "Ada").await;
    let page = ada.get(&site, "/account/factor").await;
    let secret = secret(page.text());
    let set = |code: &str| format!("secret={}&code={code}", totp::base32(&secret));
    let wrong = ada.send(&site, "/account/factor", "/account/factor", &set("000000x")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let first = totp::shown(&secret, totp::step(now()));
    let codes = ada.send(&site, "/account/factor", "/account/factor", &set(&first)).await;
    let (_, behind) = codes.text().split_once("<ul><li>").unwrap();
    let recovery = behind.split_once("</li>").unwrap().0.to_owned();
    let mut browser = Browser::default();
    let asked = browser.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    assert_eq!((asked.status, asked.header("set-cookie")), (StatusCode::OK, ""), "nothing is open yet");
    let ticket = ticket(asked.text()).to_owned();
    let form = |ticket: &str, code: &str| format!("ticket={ticket}&code={code}");
    let forged = ticket.replacen("1.", "2.", 1);
    for (ticket, code) in
        [(ticket.as_str(), first.as_str()), (&ticket, "12345"), ("", "x"), (&forged, &recovery)]
    {
        let refused = browser.send(&site, "/sign-in", "/sign-in/code", &form(ticket, code)).await;
        assert_eq!(
            refused.status,
            StatusCode::FORBIDDEN,
            "a used code, a wrong one, no ticket, a forged one"
        );
    }
    let opened = browser.send(&site, "/sign-in", "/sign-in/code", &form(&ticket, &recovery)).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    assert_eq!(browser.get(&site, "/e/1").await.status, StatusCode::OK);
    let again = Browser::default().send(&site, "/sign-in", "/sign-in/code", &form(&ticket, &recovery)).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "a recovery code is used once");
    let next = totp::shown(&secret, totp::step(now()) + 1);
    let mut later = Browser { peer: Some("192.168.1.32:50000"), ..Browser::default() };
    let opened = later.send(&site, "/sign-in", "/sign-in/code", &form(&ticket, &next)).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "the code of the step behind is good");
    // A link for a password stands for the password alone.
    let link = link(&site.post("/people/1/reset", "").await);
    let mut renewed = Browser { peer: Some("192.168.1.33:50000"), ..Browser::default() };
    let answer = renewed.send(&site, &link, &link, "password=another+horse&again=another+horse").await;
    assert_eq!((answer.header("location"), answer.header("set-cookie")), ("/sign-in", ""));
    let old = renewed.send(&site, "/sign-in", "/sign-in/code", &form(&ticket, "000000")).await;
    assert_eq!(old.status, StatusCode::FORBIDDEN);
    site.post("/people/1/factor", "").await;
    let plain = renewed.send(&site, "/sign-in", "/sign-in", "name=Ada&password=another+horse").await;
    assert_eq!(plain.status, StatusCode::SEE_OTHER, "the administrator has taken it away");
}

#[tokio::test]
async fn codes_are_tried_a_few_times() {
    let site = two().await;
    let mut ada = named(&site, ARBITER, "Ada").await;
    let secret = secret(ada.get(&site, "/account/factor").await.text());
    let form = format!("secret={}&code={}", totp::base32(&secret), totp::shown(&secret, totp::step(now())));
    ada.send(&site, "/account/factor", "/account/factor", &form).await;
    let mut browser = Browser::default();
    let asked = browser.send(&site, "/sign-in", "/sign-in", "name=Ada&password=correct+horse").await;
    let form = format!("ticket={}&code=123456", ticket(asked.text()));
    for _ in 0..5 {
        let refused = browser.send(&site, "/sign-in", "/sign-in/code", &form).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    let mut elsewhere = Browser { peer: Some("192.168.1.32:50000"), ..Browser::default() };
    let refused = elsewhere.send(&site, "/sign-in", "/sign-in/code", &form).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "from wherever");
}

/// Whether somebody has a name does not show in what is answered, nor in what is computed.
#[tokio::test]
async fn a_name_that_nobody_has_is_answered_alike() {
    let site = two().await;
    named(&site, ARBITER, "Ada").await;
    let mut browser = Browser::default();
    let known = browser.send(&site, "/sign-in", "/sign-in", "name=Ada&password=wrong+horse").await;
    let unknown = browser.send(&site, "/sign-in", "/sign-in", "name=Eve&password=wrong+horse").await;
    assert_eq!((known.status, known.text()), (unknown.status, unknown.text()));
    // Twenty addresses try; then nobody more does, whether the name is somebody's or not.
    for name in ["Ada", "Eve"] {
        let form = format!("name={name}&password=wrong+horse");
        let mut statuses = Vec::new();
        for last in 40..62 {
            let peer: &'static str = format!("192.168.1.{last}:50000").leak();
            let mut one = Browser { peer: Some(peer), ..Browser::default() };
            statuses.push(one.send(&site, "/sign-in", "/sign-in", &form).await.status);
        }
        assert_eq!(statuses.iter().filter(|one| **one == StatusCode::FORBIDDEN).count(), 19, "{name}");
        assert_eq!(statuses[21], StatusCode::TOO_MANY_REQUESTS, "{name}");
    }
}

async fn ask(site: &Site, token: &str, method: &str, path: &str, body: &str) -> StatusCode {
    let headers = [
        ("host", "192.168.1.20:7450"),
        ("authorization", token),
        ("content-type", "application/json"),
        ("if-match", "*"),
    ];
    site.ask_bare(from("192.168.1.30:50000", method, path, &headers, Body::from(body.to_owned())))
        .await
        .status
}

#[tokio::test]
async fn a_token_may_no_more_than_whoever_made_it() {
    let site = two().await;
    let mut entry = named(&site, "role=results&event=1", "Eva").await;
    let form = "name=Screen&scope=read,results,publish&event=&days=3";
    let made = entry.send(&site, "/account", "/account/tokens", form).await;
    let (_, secret) = made.text().split_once("shown once: ").unwrap();
    let token = format!("Bearer {}", &secret[..64]);
    let list = {
        let headers = [("host", "192.168.1.20:7450"), ("authorization", token.as_str())];
        site.ask_bare(from("192.168.1.30:50000", "GET", "/api/v1/events", &headers, Body::empty())).await
    };
    let list: Value = serde_json::from_str(list.text()).unwrap();
    assert_eq!(list["events"].as_array().unwrap().len(), 1, "{list}");
    let result = r#"{"round":5,"board":1,"result":"1-0"}"#;
    assert_eq!(ask(&site, &token, "POST", "/api/v1/events/1/results", result).await, StatusCode::OK);
    let publish = ask(&site, &token, "POST", "/api/v1/events/1/publish", r#"{"round":4}"#).await;
    assert_eq!(publish, StatusCode::FORBIDDEN, "she may not publish, so her token may not");
    for path in ["/api/v1/events/2", "/api/v1/events/2/trf"] {
        assert_eq!(ask(&site, &token, "GET", path, "").await, StatusCode::NOT_FOUND, "{path}");
    }
    let foreign = entry.send(&site, "/account", "/account/tokens", "name=x&scope=read&event=2&days=3").await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
    // With the role goes the right of the token, with the account the token.
    let role = Grant::Event(1, EventRole::Results);
    user(site.folder.path(), None, "Eva", &UserTask::Take(role)).await.unwrap();
    assert_eq!(ask(&site, &token, "GET", "/api/v1/events/1", "").await, StatusCode::NOT_FOUND);
    user(site.folder.path(), None, "Eva", &UserTask::Remove).await.unwrap();
    assert_eq!(ask(&site, &token, "GET", "/api/v1/events/1", "").await, StatusCode::UNAUTHORIZED);
    let all = Wish {
        name: "All".into(),
        scopes: vec![TokenScope::Read],
        event: None,
        account: None,
        each_minute: 60,
        days: 1,
    };
    let machine = format!("Bearer {}", create_token(site.folder.path(), None, &all).await.unwrap());
    assert_eq!(ask(&site, &machine, "GET", "/api/v1/events/2", "").await, StatusCode::OK);
}

#[tokio::test]
async fn people_are_made_at_the_command_line_while_the_desk_is_open() {
    let site = two().await;
    let (folder, officer) = (site.folder.path(), Grant::Server(ServerRole::Officer));
    let UserDone::Password(password) =
        user(folder, None, "Ada", &UserTask::Create(vec![officer])).await.unwrap()
    else {
        panic!("a password")
    };
    assert_eq!(password.len(), 27, "120 bits: {password}");
    let mut browser = Browser::default();
    let form = format!("name=Ada&password={password}");
    assert_eq!(browser.send(&site, "/sign-in", "/sign-in", &form).await.status, StatusCode::SEE_OTHER);
    let again = user(folder, None, "Ada", &UserTask::Create(Vec::new())).await.unwrap();
    assert_eq!(again, UserDone::NameTaken);
    let missing = UserTask::Give(Grant::Event(9, EventRole::Viewer));
    assert_eq!(user(folder, None, "Ada", &missing).await.unwrap(), UserDone::NoEvent(9));
    assert_eq!(user(folder, None, "Eve", &UserTask::Remove).await.unwrap(), UserDone::Nobody);
    let deputy = Grant::Event(1, EventRole::Deputy);
    user(folder, None, "Ada", &UserTask::Give(deputy)).await.unwrap();
    assert_eq!(browser.get(&site, "/e/1/run").await.status, StatusCode::OK);
    let listed = users(folder, None).await.unwrap();
    assert_eq!((listed[0].grants.clone(), listed[0].sessions), (vec![officer, deputy], 1));
    let reset = user(folder, None, "Ada", &UserTask::Reset).await.unwrap();
    assert!(matches!(reset, UserDone::Password(new) if new != password));
    assert_eq!(browser.get(&site, "/e/1/run").await.status, StatusCode::UNAUTHORIZED, "sessions have ended");
}

#[tokio::test]
async fn behind_a_server_with_a_name_the_desk_is_called_by_it() {
    let names: Vec<Name> = vec!["desk.example.org".parse().unwrap()];
    let site = Site::called(&names).await;
    let link = link_of(site.post("/people/invite", "role=administrator").await.text());
    let headers = |host: &'static str, origin: &'static str| {
        [
            ("host", host),
            ("x-forwarded-for", "203.0.113.9"),
            ("x-forwarded-proto", "https"),
            ("origin", origin),
            ("content-type", "application/x-www-form-urlencoded"),
        ]
    };
    let own = headers("desk.example.org", "https://desk.example.org");
    let page = site.ask_bare(from("127.0.0.1:50000", "GET", &link, &own, Body::empty())).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let form = format!("token={}&name=Ada&password=correct+horse&again=correct+horse", of_page(page.text()));
    for (host, origin) in
        [("evil.example", "https://evil.example"), ("desk.example.org", "https://evil.example")]
    {
        let request =
            from("127.0.0.1:50000", "POST", &link, &headers(host, origin), Body::from(form.clone()));
        assert_eq!(site.ask_bare(request).await.status, StatusCode::FORBIDDEN, "{host} {origin}");
    }
    let begun = site.ask_bare(from("127.0.0.1:50000", "POST", &link, &own, Body::from(form))).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text());
    assert!(begun.header("set-cookie").ends_with("; Secure"), "{}", begun.header("set-cookie"));
    let cookie = begun.header("set-cookie").split_once(';').unwrap().0.to_owned();
    let signed =
        [("host", "desk.example.org"), ("x-forwarded-for", "203.0.113.9"), ("cookie", cookie.as_str())];
    let people = site.ask_bare(from("127.0.0.1:50000", "GET", "/people", &signed, Body::empty())).await;
    assert_eq!(people.status, StatusCode::OK);
    // Also where nobody says for whom it is passed on.
    let silent = [("host", "desk.example.org")];
    let stranger = site.ask_bare(from("127.0.0.1:50000", "GET", "/people", &silent, Body::empty())).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}

/// The path of a link behind the name of the desk.
fn link_of(page: &str) -> String {
    let (_, behind) = page.split_once("href=\"https://desk.example.org").unwrap();
    behind.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_name_that_is_given_again_takes_nothing_over() {
    let site = two().await;
    let page = "/e/1/round/5/enter";
    let mut cid = named(&site, ARBITER, "Cid Unusual").await;
    cid.send(&site, page, page, "game=1&was=*&is=1-0").await;
    let sent = link(&cid.send(&site, "/e/1/people", "/e/1/people/invite", "role=deputy").await);
    let first = id_of(&site, "Cid Unusual").await;
    assert!(cid.send(&site, "/account", "/account/data", "").await.text().contains("\"kind\":\"result\""));
    site.post(&format!("/people/{first}/remove"), "").await;
    let history = site.get("/e/1/history").await;
    let number = format!("<td>account {first}</td>");
    assert!(
        history.text().contains(&number) && !history.text().contains("Cid Unusual"),
        "{}",
        history.text()
    );
    assert!(!crate::privacy::is_kept(&site, "Cid Unusual"), "it is overwritten");
    let mut again = named(&site, ARBITER, "Cid Unusual").await;
    assert!(id_of(&site, "Cid Unusual").await > first);
    let data: Value =
        serde_json::from_str(again.send(&site, "/account", "/account/data", "").await.text()).unwrap();
    assert_eq!(data["log"], Value::Array(Vec::new()), "what another did is not the new one's");
    let undone = again.send(&site, page, "/e/1/undo", "").await;
    assert_eq!(undone.status, StatusCode::CONFLICT, "nothing of the own");
    let unused = Browser::default().get(&site, &sent).await;
    assert_eq!(unused.status, StatusCode::FORBIDDEN, "what the first one has sent is not good again");
}

#[tokio::test]
async fn who_was_taken_away_does_not_come_back_with_a_copy() {
    let site = two().await;
    let mut cid = named(&site, ARBITER, "Cid Unusual").await;
    named(&site, "role=viewer&event=1", "Ada").await;
    cid.send(&site, "/e/1/round/5/enter", "/e/1/round/5/enter", "game=1&was=*&is=1-0").await;
    let copy = exaequo_web::backup(site.folder.path(), None).await.expect("a copy");
    let done = user(site.folder.path(), None, "Cid Unusual", &UserTask::Remove).await.expect("an answer");
    assert_eq!(done, UserDone::Done);
    let folder = tempfile::tempdir().expect("a folder");
    exaequo_web::restore(&copy, folder.path(), None).await.expect("put back");
    let names: Vec<String> =
        users(folder.path(), None).await.unwrap().into_iter().map(|user| user.name).collect();
    assert_eq!(names, ["Ada"]);
    for name in ["desk.sqlite", "desk.sqlite-wal", "erased.journal"] {
        let file = std::fs::read(folder.path().join(name)).unwrap_or_default();
        assert!(!file.windows(11).any(|part| part == b"Cid Unusual"), "{name}");
    }
}

/// What a browser is known by.
fn known(answer: &crate::site::Answer) -> String {
    let all = answer.headers.get_all("set-cookie").iter().map(|one| one.to_str().unwrap());
    let known = all.into_iter().find(|one| one.starts_with("known=")).expect("a cookie");
    assert!(known.contains("HttpOnly") && known.contains("Max-Age=2592000"), "{known}");
    known.split_once(';').unwrap().0.to_owned()
}

#[tokio::test]
async fn strangers_who_guess_keep_nobody_out_who_was_here_before() {
    let site = two().await;
    for name in ["Ada", "Cid"] {
        named(&site, ARBITER, name).await;
    }
    let try_in = async |cookie: &str, peer: &'static str, form: &str| {
        let mut browser = Browser { cookie: cookie.to_owned(), peer: Some(peer) };
        browser.send(&site, "/sign-in", "/sign-in", form).await
    };
    let right = "name=Ada&password=correct+horse";
    let (mine, of_cid) = (
        known(&try_in("", "192.168.1.40:50000", right).await),
        known(&try_in("", "192.168.1.41:50000", "name=Cid&password=correct+horse").await),
    );
    for number in 0..20 {
        let peer = if number % 2 == 0 { "203.0.113.7:1" } else { "203.0.113.8:1" };
        assert_eq!(try_in("", peer, "name=Ada&password=guess").await.status, StatusCode::FORBIDDEN);
    }
    for stranger in ["", &of_cid, "known=a.b.c", &mine.replace('.', "0.")] {
        let refused = try_in(stranger, "192.168.1.42:50000", right).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{stranger}");
    }
    // From the address of a stranger too: many share one.
    let signed_in = try_in(&mine, "203.0.113.7:1", right).await;
    assert_eq!(signed_in.status, StatusCode::SEE_OTHER, "{}", signed_in.text());
    // Whoever steals the cookie does not guess for ever.
    for _ in 0..10 {
        assert_eq!(
            try_in(&mine, "203.0.113.9:1", "name=Ada&password=guess").await.status,
            StatusCode::FORBIDDEN
        );
    }
    assert_eq!(try_in(&mine, "203.0.113.9:1", right).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_offered_for_what_its_maker_may() {
    let site = Site::shared_with_register(crate::registered::begun).await;
    site.post("/samples/league", "").await;
    for (role, name, is_officer) in
        [("role=officer", "Olga", true), ("role=administrator", "Ada", true), (ARBITER, "Cid", false)]
    {
        let mut maker = named(&site, role, name).await;
        let page = maker.get(&site, "/account").await;
        for scope in ["value=\"report\"", "value=\"report,lists\""] {
            assert_eq!(page.text().contains(scope), is_officer, "{name}: {scope}");
        }
        let form = "name=Club&scope=report,lists&event=1&days=1";
        let made = maker.send(&site, "/account", "/account/tokens", form).await;
        let status = if is_officer { StatusCode::OK } else { StatusCode::FORBIDDEN };
        assert_eq!(made.status, status, "{name}: {}", made.text());
    }
    let kept = exaequo_web::tokens(site.folder.path(), None).await.unwrap();
    assert_eq!(
        kept.iter().map(|token| (token.scopes.len(), token.event)).collect::<Vec<_>>(),
        [(2, None); 2]
    );
}
