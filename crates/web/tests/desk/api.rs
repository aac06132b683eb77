//! The interface for programs: problems, limits, sites that may ask, tags, the document.

use axum::body::Body;
use axum::http::StatusCode;
use exaequo_web::{Method, document, rights};
use serde_json::Value;

use crate::site::{Answer, Site, from, request};

const FILE: &str = "012 Two friends\n042 2026/03/07\n142 1\n\
001    1      Alyx                              2200                             1.0    1     2 w 1\n\
001    2      Bruno                             2150                             0.0    2     1 b 0\n";

async fn post(site: &Site, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    site.ask_bare(request("POST", path, headers, Body::from(body.to_owned()))).await
}

fn problem(answer: &Answer) -> Value {
    assert_eq!(answer.header("content-type"), "application/problem+json", "{}", answer.text());
    let problem: Value = serde_json::from_str(answer.text()).unwrap();
    assert_eq!(problem["status"], answer.status.as_u16());
    let kind = format!("/api/v1/problems/{}", problem["code"].as_str().unwrap());
    assert_eq!(problem["type"], kind);
    for member in ["title", "detail"] {
        assert!(problem[member].as_str().unwrap().len() > 5, "{problem}");
    }
    problem
}

#[tokio::test]
async fn a_file_without_a_tournament_is_a_problem_with_its_findings() {
    let site = Site::new().await;
    let broken = FILE.replace("0.0    2     1 b 0", "0.5    2     1 b =");
    for verb in ["standings", "explain?player=1", "rate", "forecast"] {
        let answer = post(&site, &format!("/api/v1/{verb}"), &[], &broken).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        let problem = problem(&answer);
        assert_eq!(problem["code"], "no-tournament");
        let found = problem["findings"].as_array().unwrap();
        let one = found.iter().find(|one| one["code"] == "T049").unwrap();
        assert_eq!((&one["line"], &one["severity"]), (&Value::from(4), &Value::from("error")));
        assert_eq!(one["columns"].as_array().unwrap().len(), 2);
    }
    let checked = post(&site, "/api/v1/check", &[], &broken).await;
    assert_eq!(checked.status, StatusCode::OK, "what is found is an answer");
    assert!(checked.text().contains("T049"));
    let json = post(&site, "/api/v1/standings", &[("content-type", "application/json")], "{}").await;
    assert_eq!(problem(&json)["findings"][0]["code"], "J003");
}

#[tokio::test]
async fn what_cannot_be_asked_is_a_problem_in_the_language_asked_for() {
    let site = Site::new().await;
    for (path, code, said) in [
        ("/api/v1/standings?round=0", "parameter", "round"),
        ("/api/v1/standings?round=x", "parameter", "round"),
        ("/api/v1/standings?tiebreaks=BH", "parameter", "tiebreaks"),
        ("/api/v1/standings?system=ladder", "parameter", "ladder"),
        ("/api/v1/standings?allow=T001", "parameter", "T001"),
        ("/api/v1/standings?explain=perhaps", "parameter", "perhaps"),
        ("/api/v1/standings?lang=xx", "parameter", "lang"),
        ("/api/v1/explain", "parameter", "player"),
        ("/api/v1/rate?k=200", "parameter", "200"),
        ("/api/v1/rate?declare=nothing", "parameter", "nothing"),
        ("/api/v1/forecast?samples=2000000", "parameter", "samples"),
        ("/api/v1/standings?tie_breaks=XYZ", "standings", "XYZ"),
        ("/api/v1/standings?round=9", "standings", "9"),
        ("/api/v1/standings?edition=fide-1900", "standings", "fide-1900"),
        ("/api/v1/explain?player=Nobody", "standings", "Nobody"),
        ("/api/v1/rate?edition=fide-1900", "rating", "fide-1900"),
        ("/api/v1/forecast", "forecast", ""),
        ("/api/v1/nothing", "not-found", ""),
    ] {
        let answer = post(&site, path, &[], FILE).await;
        let problem = problem(&answer);
        assert_eq!(problem["code"], code, "{path}: {problem}");
        assert!(problem["detail"].as_str().unwrap().contains(said), "{path}: {problem}");
        assert_eq!(answer.header("content-language"), "en");
        assert!(problem.get("findings").is_none(), "{problem}");
    }
    let french = post(&site, "/api/v1/standings?lang=fr&round=x", &[], FILE).await;
    assert!(french.text().contains("Le paramètre round"), "{}", french.text());
    let spanish = [("accept-language", "es-MX")];
    let spanish = post(&site, "/api/v1/standings?round=x", &spanish, FILE).await;
    assert!(spanish.text().contains("El parámetro round"), "{}", spanish.text());
    let refused = site.get("/api/v1/standings").await;
    assert_eq!((refused.status, refused.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "POST"));
    assert_eq!(problem(&refused)["code"], "method");
}

#[tokio::test]
async fn files_have_a_size_and_a_kind() {
    let site = Site::new().await;
    let large = post(&site, "/api/v1/check", &[], &"x".repeat((16 << 20) + 1)).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(problem(&large)["code"], "too-large");
    let foreign = post(&site, "/api/v1/check", &[("content-type", "image/png")], FILE).await;
    assert_eq!(foreign.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    for kind in ["text/plain; charset=utf-8", "application/octet-stream", "application/json"] {
        let answer = post(&site, "/api/v1/check", &[("content-type", kind)], FILE).await;
        assert_eq!(answer.status, StatusCode::OK, "{kind}");
    }
}

#[tokio::test]
async fn other_machines_ask_so_often_each_minute() {
    let site = Site::asked(&[], 3).await;
    let ask = |peer: &'static str, headers: &'static [(&'static str, &'static str)]| {
        let headers = [&[("host", "192.168.1.20:7450")], headers].concat();
        from(peer, "POST", "/api/v1/check", &headers, Body::from(FILE))
    };
    for _ in 0..3 {
        assert_eq!(site.ask_bare(ask("192.168.1.30:50000", &[])).await.status, StatusCode::OK);
    }
    let refused = site.ask_bare(ask("192.168.1.30:50001", &[])).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!((1..=21).contains(&refused.header("retry-after").parse::<u64>().unwrap()));
    assert_eq!(problem(&refused)["code"], "too-many");
    assert_eq!(site.ask_bare(ask("192.168.1.31:50000", &[])).await.status, StatusCode::OK);
    // Behind a server of the machine it is the one it passes on for; what is made up before that does not count.
    for made_up in ["203.0.113.9", "10.1.1.1, 203.0.113.9", "10.2.2.2, 203.0.113.9"] {
        let headers: &'static [_] = vec![("x-forwarded-for", made_up)].leak();
        assert_eq!(site.ask_bare(ask("127.0.0.1:50000", headers)).await.status, StatusCode::OK);
    }
    let refused = ask("127.0.0.1:50000", &[("x-forwarded-for", "10.3.3.3, 203.0.113.9")]);
    assert_eq!(site.ask_bare(refused).await.status, StatusCode::TOO_MANY_REQUESTS);
    for _ in 0..9 {
        let here = request("POST", "/api/v1/check", &[], Body::from(FILE));
        assert_eq!(site.ask_bare(here).await.status, StatusCode::OK, "the machine itself is not counted");
    }
}

#[tokio::test]
async fn pages_of_other_sites_ask_where_they_are_named() {
    let site = Site::asked(&["https://example.org"], 600).await;
    let named = [("origin", "https://example.org")];
    let answer = post(&site, "/api/v1/check", &named, FILE).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("access-control-allow-origin"), "https://example.org");
    assert_eq!(answer.header("vary"), "Origin");
    assert!(!answer.headers.contains_key("access-control-allow-credentials"));
    let before = [named[0], ("access-control-request-method", "POST")];
    let before = site.ask_bare(request("OPTIONS", "/api/v1/check", &before, Body::empty())).await;
    assert_eq!(before.status, StatusCode::NO_CONTENT);
    assert!(before.header("access-control-allow-methods").contains("POST"));
    assert!(before.header("access-control-allow-headers").contains("Content-Type"));
    for origin in ["https://evil.example", "https://example.org.evil.example", "http://example.org", "null"] {
        let other = [("origin", origin)];
        let refused = post(&site, "/api/v1/check", &other, FILE).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{origin}");
        assert!(!refused.headers.contains_key("access-control-allow-origin"), "{origin}");
        let before = site.ask_bare(request("OPTIONS", "/api/v1/check", &other, Body::empty())).await;
        assert!(!before.headers.contains_key("access-control-allow-origin"), "{origin}");
    }
    let desk = site.ask_bare(request("POST", "/samples/swiss", &named, Body::empty())).await;
    assert_eq!(desk.status, StatusCode::FORBIDDEN, "the desk itself is not for them");
}

#[tokio::test]
async fn whoever_has_an_answer_is_told_that_it_is_the_same() {
    let site = Site::new().await;
    for path in ["/api/v1/openapi.json", "/api/v1/problems/no-tournament"] {
        let first = site.get(path).await;
        let tag = first.header("etag").to_owned();
        assert!(tag.len() > 10, "{path}");
        let known = [("if-none-match", tag.as_str())];
        let second = site.ask_bare(request("GET", path, &known, Body::empty())).await;
        assert_eq!((second.status, second.bytes.len()), (StatusCode::NOT_MODIFIED, 0), "{path}");
        assert_eq!(second.header("etag"), tag);
        let other = [("if-none-match", "\"other\"")];
        let third = site.ask_bare(request("GET", path, &other, Body::empty())).await;
        assert_eq!((third.status, third.bytes), (StatusCode::OK, first.bytes), "{path}");
    }
}

#[test]
fn the_document_is_kept() {
    insta::assert_snapshot!(document());
}

/// The document and the table of rights have the same routes, and nothing in the document leads nowhere.
#[test]
fn every_route_is_described() {
    let document: Value = serde_json::from_str(&document()).unwrap();
    assert_eq!(document["openapi"], "3.1.0");
    let mut described: Vec<(String, String)> = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        described.extend(operations.as_object().unwrap().keys().map(|method| (path.clone(), method.clone())));
    }
    let routes = rights().into_iter().filter(|right| right.path.starts_with("/api/"));
    let mut routes: Vec<(String, String)> = routes
        .map(|right| {
            let method = if right.method == Method::Get { "get" } else { "post" };
            (right.path.to_owned(), method.to_owned())
        })
        .collect();
    described.sort();
    routes.sort();
    assert_eq!(described, routes);
    let mut references = Vec::new();
    gather(&document, &mut references);
    assert!(references.len() > 100, "{}", references.len());
    for reference in references {
        assert!(document.pointer(reference.strip_prefix('#').unwrap()).is_some(), "{reference}");
    }
}

fn gather(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(to)) = members.get("$ref") {
                references.push(to.clone());
            }
            members.values().for_each(|member| gather(member, references));
        }
        Value::Array(values) => values.iter().for_each(|one| gather(one, references)),
        _ => {}
    }
}
