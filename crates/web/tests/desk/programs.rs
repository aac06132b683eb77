//! Programs with tokens: what each scope may, which version is changed, what whoever runs the server sees.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_web::{
    EventRole, Grant, Method, Right, ServerRole, TokenScope, UserTask, Who, Wish, create_token, revoke_token,
    rights, tokens, user, users,
};
use serde_json::Value;

use crate::registered::{begun, report};
use crate::site::{Answer, Site, from, request};

const ALL: [TokenScope; 5] =
    [TokenScope::Read, TokenScope::Results, TokenScope::Publish, TokenScope::Report, TokenScope::Lists];
const OTHER: &str = "192.168.1.30:50000";

fn wish(scopes: &[TokenScope], event: Option<u64>) -> Wish {
    Wish {
        name: "Screen".to_owned(),
        scopes: scopes.to_vec(),
        event,
        account: None,
        each_minute: 60,
        days: 1,
    }
}

async fn token(site: &Site, wish: &Wish) -> String {
    format!("Bearer {}", create_token(site.folder.path(), None, wish).await.unwrap())
}

/// A program on another machine.
async fn ask(site: &Site, token: &str, method: &str, path: &str, version: &str, body: &str) -> Answer {
    let mut headers =
        vec![("host", "192.168.1.20:7450"), ("authorization", token), ("content-type", "application/json")];
    if !version.is_empty() {
        headers.push(("if-match", version));
    }
    site.ask_bare(from(OTHER, method, path, &headers, Body::from(body.to_owned()))).await
}

async fn get(site: &Site, token: &str, path: &str) -> Answer {
    ask(site, token, "GET", path, "", "").await
}

fn json(answer: &Answer) -> Value {
    serde_json::from_str(answer.text()).unwrap()
}

/// What a row is sent so that it is answered and nothing is changed: an old version, a report that is there already, a list that
/// is still open. And how it is answered then.
fn sent(right: &Right) -> (&'static str, String, StatusCode) {
    let json = "application/json";
    match right.path.rsplit('/').next() {
        Some("results") => {
            let body = r#"{"round":1,"board":1,"result":"1-0"}"#.to_owned();
            (json, body, StatusCode::PRECONDITION_FAILED)
        }
        Some("publish") if right.path.contains("{event}") => {
            (json, r#"{"round":1}"#.to_owned(), StatusCode::PRECONDITION_FAILED)
        }
        Some("publish") => (json, "{}".to_owned(), StatusCode::UNPROCESSABLE_ENTITY),
        Some("reports") => ("text/plain", report(['1', '0']), StatusCode::OK),
        _ => (json, String::new(), StatusCode::OK),
    }
}

/// Asks for a row of the table.
async fn tried(site: &Site, right: &Right, token: &str, event: &str) -> StatusCode {
    let method = if right.method == Method::Get { "GET" } else { "POST" };
    let path = right.path.replace("{event}", event).replace("{list}", "2026-02-01");
    let (kind, body, _) = sent(right);
    let headers = [
        ("host", "192.168.1.20:7450"),
        ("authorization", token),
        ("content-type", kind),
        ("if-match", "\"99\""),
    ];
    site.ask_bare(from(OTHER, method, &path, &headers, Body::from(body))).await.status
}

/// What the specification says: a token is for no more than whoever made it may, and for what it was made for.
fn expected(
    right: &Right,
    scope: TokenScope,
    held: TokenScope,
    grant: Option<Grant>,
    event: &str,
) -> StatusCode {
    let is_administrator = grant == Some(Grant::Server(ServerRole::Administrator));
    let is_officer = is_administrator || grant == Some(Grant::Server(ServerRole::Officer));
    let role = match grant {
        Some(Grant::Event(1, role)) if event == "1" => Some(role),
        _ if is_administrator => Some(EventRole::Arbiter),
        _ => None,
    };
    let admitted = sent(right).2;
    if held != scope {
        return StatusCode::FORBIDDEN;
    }
    let is_of_an_event = right.path.contains("{event}");
    let may = match (scope, role) {
        (TokenScope::Report | TokenScope::Lists, _) => is_officer,
        (_, None) if is_of_an_event => return StatusCode::NOT_FOUND,
        (TokenScope::Results, Some(role)) if is_of_an_event => role != EventRole::Viewer,
        (TokenScope::Publish, Some(role)) if is_of_an_event => {
            matches!(role, EventRole::Deputy | EventRole::Arbiter)
        }
        (TokenScope::Read | TokenScope::Results | TokenScope::Publish, _) => true,
    };
    if may { admitted } else { StatusCode::FORBIDDEN }
}

fn of_programs() -> Vec<(Right, TokenScope)> {
    let rows = rights().into_iter().filter_map(|right| match right.who {
        Who::Program(scope) => Some((right, scope)),
        _ => None,
    });
    rows.collect()
}

async fn with_two_events() -> Site {
    let site = Site::shared_with_register(begun).await;
    for _ in 0..2 {
        site.post("/samples/league", "").await;
    }
    site
}

/// Every row × every scope × every role of whoever made the token × an event of theirs and a foreign one.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_for_no_more_than_its_scope_and_its_maker() {
    let site = with_two_events().await;
    let rows = of_programs();
    assert_eq!(rows.len(), 8);
    let events = EventRole::ALL.map(|role| Some(Grant::Event(1, role)));
    let servers = ServerRole::ALL.map(|role| Some(Grant::Server(role)));
    let (mut wrong, mut tried_all) = (Vec::new(), 0);
    for (number, grant) in events.into_iter().chain(servers).chain([None]).enumerate() {
        let (name, task) = (format!("maker {number}"), UserTask::Create(grant.into_iter().collect()));
        user(site.folder.path(), None, &name, &task).await.unwrap();
        let all = users(site.folder.path(), None).await.unwrap();
        let account = all.iter().find(|user| user.name == name).map(|user| user.id);
        for held in ALL {
            let made = Wish { account, each_minute: 1000, ..wish(&[held], None) };
            let token = token(&site, &made).await;
            for (right, scope) in &rows {
                for event in ["1", "2"] {
                    let expected = expected(right, *scope, held, grant, event);
                    let seen = tried(&site, right, &token, event).await;
                    if seen != expected {
                        wrong.push(format!(
                            "{right:?} {event} by {held:?} of {grant:?}: {seen}, not {expected}"
                        ));
                    }
                    tried_all += 1;
                }
            }
        }
    }
    assert_eq!(tried_all, 7 * ALL.len() * rows.len() * 2);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

/// Every row by every scope, for the event of the token and a foreign one.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_for_what_it_was_made_for() {
    let site = with_two_events().await;
    for (right, scope) in of_programs() {
        // Reports and lists are of no event: a token of one event is not for them.
        let is_of_register = matches!(scope, TokenScope::Report | TokenScope::Lists);
        for held in ALL {
            let token = token(&site, &wish(&[held], Some(1))).await;
            let own = tried(&site, &right, &token, "1").await;
            let is_admitted = held == scope && !is_of_register;
            let expected = if is_admitted { sent(&right).2 } else { StatusCode::FORBIDDEN };
            assert_eq!(own, expected, "{right:?} by {held:?}");
            if is_admitted && right.path.contains("{event}") {
                let foreign = tried(&site, &right, &token, "2").await;
                assert_eq!(foreign, StatusCode::NOT_FOUND, "{right:?}");
            }
        }
        let method = if right.method == Method::Get { "GET" } else { "POST" };
        let path = right.path.replace("{event}", "1").replace("{list}", "2026-02-01");
        let long = format!("Bearer {}", "a".repeat(64));
        for nothing in ["", "Bearer x", "Basic eDp5", &long] {
            let refused = ask(&site, nothing, method, &path, "*", "{}").await;
            assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{right:?} by {nothing:?}");
            assert_eq!(refused.header("www-authenticate"), "Bearer");
            assert_eq!(json(&refused)["code"], "token");
        }
        // Whoever sits at the machine shows a token too: a page of another site could not.
        let here = site.ask(request(method, &path, &[], Body::empty())).await;
        assert_eq!(here.status, StatusCode::UNAUTHORIZED);
    }
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

#[tokio::test]
async fn a_token_opens_nothing_of_the_desk() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let token = token(&site, &wish(&ALL, None)).await;
    let is_of_people =
        |right: &&Right| !matches!(right.who, Who::Everybody | Who::Guest | Who::Stranger | Who::Program(_));
    for right in rights().iter().filter(is_of_people) {
        let method = if right.method == Method::Get { "GET" } else { "POST" };
        let path = right.path.replace("{event}", "1").replace("{list}", "players");
        let headers = [("host", "192.168.1.20:7450"), ("authorization", token.as_str())];
        let answer = site.begin(from(OTHER, method, &path, &headers, Body::empty())).await;
        assert!(!answer.status.is_success(), "{right:?}");
    }
}

#[tokio::test]
async fn events_are_listed_part_by_part_and_read() {
    let site = Site::shared().await;
    for sample in ["league", "swiss", "league"] {
        site.post(&format!("/samples/{sample}"), "").await;
    }
    site.post("/e/2/remove", "").await;
    let token = token(&site, &wish(&[TokenScope::Read], None)).await;
    let first = get(&site, &token, "/api/v1/events?limit=1").await;
    assert_eq!(json(&first)["events"][0]["id"], 3, "{}", first.text());
    assert_eq!(json(&first)["next"], 3);
    assert_eq!(first.header("link"), "</api/v1/events?limit=1&before=3>; rel=\"next\"");
    let second = get(&site, &token, "/api/v1/events?limit=1&before=3").await;
    assert_eq!(json(&second)["events"][0]["id"], 1, "what is in the bin is not listed");
    assert!(json(&second).get("next").is_none() && second.header("link").is_empty());
    assert_eq!(get(&site, &token, "/api/v1/events?limit=0").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(get(&site, &token, "/api/v1/events/2").await.status, StatusCode::NOT_FOUND);
    let event = get(&site, &token, "/api/v1/events/1").await;
    assert_eq!((event.header("etag"), &json(&event)["schema"]), ("\"0\"", &"exaequo/tournament/1".into()));
    let file = get(&site, &token, "/api/v1/events/1/trf").await;
    assert!(file.text().starts_with("012 "), "{}", file.text());
    let ranked = get(&site, &token, "/api/v1/events/1/standings?lang=fr").await;
    assert_eq!(json(&ranked)["schema"], "exaequo/standings/1");
    let sent = site.ask_bare(request("POST", "/api/v1/standings?lang=fr", &[], Body::from(file.bytes))).await;
    assert_eq!(json(&ranked)["standings"], json(&sent)["standings"], "the same standings by either way");
    let one = self::token(&site, &wish(&[TokenScope::Read], Some(1))).await;
    let own = get(&site, &one, "/api/v1/events").await;
    assert_eq!(json(&own)["events"].as_array().unwrap().len(), 1, "a token of one event sees one");
}

#[tokio::test]
async fn a_result_is_entered_into_the_version_that_was_seen() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let token = token(&site, &wish(&ALL, None)).await;
    let path = "/api/v1/events/1/results";
    let result = r#"{"round":5,"board":1,"result":"1-0"}"#;
    let unnamed = ask(&site, &token, "POST", path, "", result).await;
    assert_eq!(
        (unnamed.status, &json(&unnamed)["code"]),
        (StatusCode::PRECONDITION_REQUIRED, &"no-version".into())
    );
    let entered = ask(&site, &token, "POST", path, "\"0\"", result).await;
    assert_eq!((entered.status, entered.header("etag")), (StatusCode::OK, "\"1\""), "{}", entered.text());
    assert_eq!(json(&entered)["version"], 1);
    for (list, is_named) in [("\"7\", \"1\"", true), ("\"7\", \"8\"", false), ("W/\"1\"", false)] {
        let listed = ask(&site, &token, "POST", path, list, r#"{"round":5,"board":99,"result":"1-0"}"#).await;
        let status = if is_named { StatusCode::BAD_REQUEST } else { StatusCode::PRECONDITION_FAILED };
        assert_eq!(listed.status, status, "{list}");
    }
    let late = ask(&site, &token, "POST", path, "\"0\"", r#"{"round":5,"board":2,"result":"0-1"}"#).await;
    assert_eq!((late.status, &json(&late)["code"]), (StatusCode::PRECONDITION_FAILED, &"version".into()));
    for (wrong, status) in [
        (r#"{"round":5,"board":99,"result":"1-0"}"#, StatusCode::BAD_REQUEST),
        (r#"{"round":5,"board":0,"result":"1-0"}"#, StatusCode::BAD_REQUEST),
        (r#"{"round":5,"board":1,"result":"2-0"}"#, StatusCode::BAD_REQUEST),
        (r#"{"round":5,"board":1}"#, StatusCode::BAD_REQUEST),
        (r#"{"round":5,"board":1,"result":"1-0","by":"x"}"#, StatusCode::BAD_REQUEST),
        ("nonsense", StatusCode::BAD_REQUEST),
    ] {
        let refused = ask(&site, &token, "POST", path, "\"1\"", wrong).await;
        assert_eq!(refused.status, status, "{wrong}: {}", refused.text());
    }
    let history = site.get("/e/1/history").await;
    assert!(history.text().contains("<td>Screen (program)</td>"), "{}", history.text());
    let published = ask(&site, &token, "POST", "/api/v1/events/1/publish", "\"1\"", r#"{"round":4}"#).await;
    assert_eq!(published.status, StatusCode::OK, "{}", published.text());
    assert_eq!(site.get("/p/1").await.status, StatusCode::OK);
    let none = ask(&site, &token, "POST", "/api/v1/events/1/publish", "\"2\"", r#"{"round":40}"#).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_token_has_its_own_limit_and_is_taken_back() {
    let site = Site::shared().await;
    let secret = token(&site, &Wish { each_minute: 2, ..wish(&[TokenScope::Read], None) }).await;
    for _ in 0..2 {
        assert_eq!(get(&site, &secret, "/api/v1/events").await.status, StatusCode::OK);
    }
    let refused = get(&site, &secret, "/api/v1/events").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    let other = token(&site, &wish(&[TokenScope::Read], None)).await;
    assert_eq!(get(&site, &other, "/api/v1/events").await.status, StatusCode::OK, "another one is not");
    let kept = tokens(site.folder.path(), None).await.unwrap();
    assert_eq!(kept.iter().map(|token| token.id).collect::<Vec<_>>(), [1, 2]);
    assert!(revoke_token(site.folder.path(), None, 2).await.unwrap());
    assert!(!revoke_token(site.folder.path(), None, 2).await.unwrap());
    assert_eq!(get(&site, &other, "/api/v1/events").await.status, StatusCode::UNAUTHORIZED);
    // What is kept opens nothing.
    for name in ["desk.sqlite", "desk.sqlite-wal"] {
        let file = std::fs::read(site.folder.path().join(name)).unwrap_or_default();
        let secret = secret.strip_prefix("Bearer ").unwrap().as_bytes();
        assert!(!file.windows(secret.len()).any(|part| part == secret), "{name}");
    }
}

#[tokio::test]
async fn whoever_has_no_token_cannot_try_as_many_as_he_likes() {
    let site = Site::asked(&[], 5).await;
    for _ in 0..5 {
        let guess = format!("Bearer {}", "b".repeat(64));
        assert_eq!(get(&site, &guess, "/api/v1/events").await.status, StatusCode::UNAUTHORIZED);
    }
    let guess = format!("Bearer {}", "c".repeat(64));
    assert_eq!(get(&site, &guess, "/api/v1/events").await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn the_figures_have_routes_and_no_names() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    site.get("/e/1/card/1").await;
    site.get("/e/1/card/2").await;
    site.get("/nothing/Smith").await;
    let figures = site.get("/metrics").await;
    assert!(figures.header("content-type").starts_with("text/plain; version=0.0.4"));
    for line in [
        "exaequo_events 1",
        "exaequo_live_connections 0",
        "exaequo_requests_total{method=\"GET\",route=\"/e/{event}/card/{number}\",status=\"200\"} 2",
        "exaequo_requests_total{method=\"GET\",route=\"\",status=\"404\"} 1",
    ] {
        assert!(figures.text().lines().any(|one| one == line), "{line}\n{}", figures.text());
    }
    assert!(!figures.text().contains("Smith"));
    let other = [("host", "192.168.1.20:7450")];
    let refused = site.ask_bare(from(OTHER, "GET", "/metrics", &other, Body::empty())).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "the figures are for the machine itself");
    let ready = site.ask_bare(from(OTHER, "GET", "/readyz", &other, Body::empty())).await;
    assert_eq!((ready.status, ready.text()), (StatusCode::OK, "{\"status\":\"ready\"}"));
}
