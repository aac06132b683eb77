//! The table of rights, row by row, tried by every kind of visitor.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_web::{Method, Right, Who, rights};

use crate::shared::{Browser, deputy, telephone};
use crate::site::{Answer, Site, from, of_page};

/// A path of an event that is there.
fn path(right: &Right) -> String {
    let names = [
        ("{event}", "1"),
        ("{round}", "1"),
        ("{number}", "1"),
        ("{name}", "swiss"),
        ("{what}", "event.trf"),
        ("{id}", "999"),
        ("{link}", "x"),
        ("{*file}", "manifest.json"),
    ];
    names
        .iter()
        .fold(right.path.replace("{list}", "players"), |path, (name, value)| path.replace(name, value))
}

/// The status of an answer; what comes for as long as somebody listens is not waited for.
async fn ask(site: &Site, peer: &str, right: &Right, headers: &[(&str, &str)]) -> Answer {
    let method = match right.method {
        Method::Get => "GET",
        Method::Post => "POST",
    };
    site.begin(from(peer, method, &path(right), headers, Body::empty())).await
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

/// Every line, tried by a stranger, a telephone and somebody who has signed in, at a desk that others reach.
#[tokio::test]
async fn each_visitor_takes_the_routes_of_his_own() {
    let site = Site::shared().await;
    site.post("/samples/league", "").await;
    let phone = telephone(&site, "name=Ana").await;
    let deputy = deputy(&site).await;
    let refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN];
    for right in rights() {
        let (path, method) = (path(&right), if right.method == Method::Get { "GET" } else { "POST" });
        let (has_account, has_phone) =
            (matches!(right.who, Who::Desk | Who::Sharing), matches!(right.who, Who::Phone));
        for (name, browser, page, may) in [
            ("stranger", &Browser::default(), "/sign-in", false),
            ("telephone", &phone, "/phone", has_phone),
            ("deputy", &deputy, "/people", has_account),
        ] {
            // What ends the session of who asks comes last, and elsewhere.
            if !(has_account || has_phone) || right.path == "/sign-out" {
                continue;
            }
            let token = of_page(browser.get(&site, page).await.text());
            let answer = browser.begin(&site, method, &path, &token).await;
            assert_eq!(!refused.contains(&answer.status), may, "{name}: {right:?} {}", answer.status);
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
        for verb in ["undo", "publish", "withdraw", "remove", "restore"] {
            assert!(!right.path.ends_with(verb), "{right:?}");
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
