//! The table of rights, row by row, tried by every kind of visitor: each role, in an event of theirs and in a foreign one.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_web::{Action, EventRole, Grant, Method, Right, ServerRole, Who, rights};

use crate::registered::begun;
use crate::shared::{Browser, member, telephone};
use crate::site::{Answer, Site, from, of_page, request};

/// A path of an event.
fn path(right: &Right, event: &str) -> String {
    let names = [
        ("{event}", event),
        ("{round}", "1"),
        ("{number}", "1"),
        ("{name}", "swiss"),
        ("{what}", "event.trf"),
        ("{id}", "999"),
        ("{link}", "x"),
        ("{*file}", "manifest.json"),
    ];
    let list = if right.path.starts_with("/office") { "2026-02-01" } else { "players" };
    names.iter().fold(right.path.replace("{list}", list), |path, (name, value)| path.replace(name, value))
}

fn method(right: &Right) -> &'static str {
    match right.method {
        Method::Get => "GET",
        Method::Post => "POST",
    }
}

/// The status of an answer; what comes for as long as somebody listens is not waited for.
async fn ask(site: &Site, peer: &str, right: &Right, headers: &[(&str, &str)]) -> Answer {
    site.begin(from(peer, method(right), &path(right, "1"), headers, Body::empty())).await
}

#[tokio::test]
async fn nobody_else_takes_a_route_of_the_desk() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let other = [("host", "192.168.1.20:7450")];
    let passed_on = [("x-forwarded-for", "203.0.113.9")];
    // Programs are tried with their tokens, elsewhere.
    let is_of_people = |right: &&Right| !matches!(right.who, Who::Everybody | Who::Program(_));
    for right in rights().iter().filter(is_of_people) {
        for (peer, headers) in [
            ("192.168.1.30:50000", &other[..]),
            ("[fe80::1]:50000", &other[..]),
            // A server on the same machine that passes on what others ask.
            ("127.0.0.1:50000", &passed_on[..]),
        ] {
            let answer = ask(&site, peer, right, headers).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{right:?} from {peer}");
        }
    }
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

/// What somebody gets to know of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// It is theirs: whatever it answers, they are not refused.
    Admitted,
    /// They are told that the role does not go so far, or to sign in.
    Refused,
    /// There is no such event, as far as they know.
    NotThere,
}

/// What the specification says, written down a second time: who may do what with an event of theirs.
const TABLE: [(EventRole, [Action; 4], usize); 4] = [
    (EventRole::Viewer, ALL, 1),
    (EventRole::Results, ALL, 2),
    (EventRole::Deputy, ALL, 3),
    (EventRole::Arbiter, ALL, 4),
];
const ALL: [Action; 4] = [Action::Look, Action::Enter, Action::Run, Action::Lead];

fn may(role: EventRole, action: Action) -> bool {
    TABLE.iter().any(|(one, actions, count)| *one == role && actions[..*count].contains(&action))
}

fn expected(who: Who, grant: Option<Grant>, is_own: bool) -> Expected {
    let admitted = |is_so| if is_so { Expected::Admitted } else { Expected::Refused };
    let is_administrator = grant == Some(Grant::Server(ServerRole::Administrator));
    match (who, grant) {
        (Who::Member | Who::Own, _) => Expected::Admitted,
        (Who::Administrator, _) => admitted(is_administrator),
        (Who::Officer, _) => admitted(matches!(grant, Some(Grant::Server(_)))),
        (Who::Event(_) | Who::Sharing(_), _) if is_administrator => Expected::Admitted,
        (Who::Event(action) | Who::Sharing(action), Some(Grant::Event(_, role))) if is_own => {
            admitted(may(role, action))
        }
        (Who::Event(_) | Who::Sharing(_), _) => Expected::NotThere,
        _ => Expected::Refused,
    }
}

fn seen(status: StatusCode) -> Expected {
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => Expected::Refused,
        StatusCode::NOT_FOUND => Expected::NotThere,
        _ => Expected::Admitted,
    }
}

/// Whether a row is tried by people: what everybody may, or comes by a link, is tried elsewhere; and so is what ends the
/// session of who asks.
fn is_of_people(right: &Right) -> bool {
    !matches!(right.who, Who::Everybody | Who::Guest | Who::Stranger | Who::Program(_) | Who::Phone)
        && right.path != "/sign-out"
}

/// What whoever sits at the machine, who may everything, is answered to the same.
async fn at_the_machine(site: &Site, right: &Right, event: &str) -> StatusCode {
    let path = path(right, event);
    match right.method {
        Method::Get => site.begin(request("GET", &path, &[], Body::empty())).await.status,
        Method::Post => site.post(&path, "").await.status,
    }
}

/// Whether somebody who may is answered as is right: to a page as at the machine, where nobody has an account; and what is sent has no
/// place only where it has none for anybody, as a person of a number that nobody has.
async fn is_admitted(site: &Site, right: &Right, event: &str, status: StatusCode) -> bool {
    match right.method {
        Method::Get if right.who != Who::Own => status == at_the_machine(site, right, event).await,
        Method::Post if status == StatusCode::NOT_FOUND => status == at_the_machine(site, right, event).await,
        _ => seen(status) == Expected::Admitted,
    }
}

/// Every row × every role × an event of theirs and a foreign one.
#[tokio::test(flavor = "multi_thread")]
async fn each_role_takes_the_routes_of_its_own() {
    let site = Site::shared_with_register(begun).await;
    for _ in 0..2 {
        site.post("/samples/league", "").await;
    }
    let mut wrong = Vec::new();
    let events = EventRole::ALL.map(|role| Some(Grant::Event(1, role)));
    let servers = ServerRole::ALL.map(|role| Some(Grant::Server(role)));
    let (mut tried, mut seen_all) = (0, Vec::new());
    for grant in events.into_iter().chain(servers).chain([None]) {
        let browser = member(&site, grant).await;
        let token = of_page(browser.get(&site, "/account").await.text());
        for right in rights().iter().filter(|right| is_of_people(right)) {
            for event in ["1", "2"] {
                let answer = browser.begin(&site, method(right), &path(right, event), &token).await;
                let expected = expected(right.who, grant, event == "1");
                let is_right = match expected {
                    Expected::Admitted => is_admitted(&site, right, event, answer.status).await,
                    other => seen(answer.status) == other,
                };
                if !is_right {
                    wrong.push(format!("{grant:?} {right:?} of {event}: {} for {expected:?}", answer.status));
                }
                // What was put into the bin is there again for the next row.
                if expected == Expected::Admitted && right.path.ends_with("/remove") {
                    site.post(&format!("/e/{event}/restore"), "").await;
                }
                tried += 1;
                seen_all.push(expected);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for one in [Expected::Admitted, Expected::Refused, Expected::NotThere] {
        assert!(seen_all.iter().filter(|seen| **seen == one).count() > 50, "{one:?}");
    }
    assert!(tried > 7 * 2 * 80, "{tried}");
}

/// A route of an event names the event, and no other route does: otherwise nobody would look whose it is.
#[test]
fn whose_event_it_is_stands_in_the_path() {
    for right in rights() {
        let is_of_event = matches!(right.who, Who::Event(_) | Who::Sharing(_));
        let is_open = matches!(right.who, Who::Everybody | Who::Machine | Who::Program(_));
        assert!(is_of_event == right.path.contains("{event}") || is_open, "{right:?}");
        // What changes an event is for more than looking.
        let changes = right.method == Method::Post && is_of_event;
        assert!(!changes || !matches!(right.who, Who::Event(Action::Look)), "{right:?}");
    }
}

/// A telephone and a stranger take no route of people.
#[tokio::test]
async fn telephones_and_strangers_take_the_routes_of_their_own() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let phone = telephone(&site, "name=Ana").await;
    let refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN];
    for right in rights().iter().filter(|right| is_of_people(right) || right.who == Who::Phone) {
        let path = path(right, "1");
        let (stranger, is_of_phone) = (Browser::default(), right.who == Who::Phone);
        for (browser, page, may) in [(&stranger, "/sign-in", false), (&phone, "/phone", is_of_phone)] {
            let token = of_page(browser.get(&site, page).await.text());
            let answer = browser.begin(&site, method(right), &path, &token).await;
            assert_eq!(!refused.contains(&answer.status), may, "{page}: {right:?} {}", answer.status);
        }
    }
}

#[tokio::test]
async fn everybody_takes_the_other_routes() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    site.post("/e/1/publish", "round=7").await;
    for right in rights().iter().filter(|right| right.who == Who::Everybody) {
        let answer = ask(&site, "192.168.1.30:50000", right, &[("host", "192.168.1.20:7450")]).await;
        assert_ne!(answer.status, StatusCode::FORBIDDEN, "{right:?}");
    }
}

#[test]
fn a_route_has_one_row() {
    let mut seen = Vec::new();
    for Right { method, path, .. } in rights() {
        assert!(!seen.contains(&(method, path)), "{path} twice");
        seen.push((method, path));
    }
    assert!(seen.len() > 20);
}

/// Whatever changes something is not reached by looking at a page.
#[test]
fn a_page_changes_nothing() {
    for right in rights().iter().filter(|right| right.method == Method::Get) {
        for verb in ["undo", "publish", "withdraw", "remove", "restore", "give", "take", "end"] {
            assert!(!right.path.ends_with(&format!("/{verb}")), "{right:?}");
        }
    }
}

/// A route that is made elsewhere would have no row.
#[test]
fn routes_are_made_of_the_table_only() {
    fn look(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                look(&path, found);
            } else if std::fs::read_to_string(&path).unwrap().contains(".route(") {
                found.push(path.file_name().unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    let mut found = Vec::new();
    look(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, ["rights.rs"]);
}
