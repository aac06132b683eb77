//! What is refused: foreign names, foreign pages, other machines, files that are too large; and what every answer carries.

use crate::site::{HOST, Site, from, request};
use axum::body::Body;
use axum::http::StatusCode;
use futures_util::{StreamExt as _, stream};

#[tokio::test]
async fn foreign_names_and_pages_are_refused() {
    let site = Site::new().await;
    for host in ["evil.example", "desk.evil.example:7450", "127.0.0.1.nip.io:7450"] {
        let answer = site.ask(request("GET", "/", &[("host", host)], Body::empty())).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{host}");
    }
    for headers in
        [[("origin", "http://evil.example")], [("origin", "null")], [("sec-fetch-site", "cross-site")]]
    {
        let answer = site.ask(request("POST", "/samples/swiss", &headers, Body::empty())).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{headers:?}");
    }
    assert!(site.get("/").await.text().contains("None yet."), "nothing was opened");
    let own = format!("http://{HOST}");
    let answer = site.ask(request("POST", "/samples/swiss", &[("origin", &own)], Body::empty())).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn other_machines_see_what_is_published_and_nothing_else() {
    let site = Site::new().await;
    site.post("/samples/swiss", "").await;
    let ask = |method, path| {
        from("192.168.1.30:50000", method, path, &[("host", "192.168.1.20:7450")], Body::empty())
    };
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/e/1"),
        ("GET", "/e/1/standings"),
        ("GET", "/e/1/round/1/enter"),
        ("GET", "/e/1/download/file"),
        ("GET", "/e/1/live"),
        ("POST", "/samples/swiss"),
        ("POST", "/events"),
        ("POST", "/e/1/round/1/enter"),
        ("POST", "/e/1/publish"),
        ("POST", "/e/1/undo"),
        ("POST", "/e/1/remove"),
    ] {
        assert_eq!(site.ask(ask(method, path)).await.status, StatusCode::FORBIDDEN, "{method} {path}");
    }
    assert_eq!(site.ask(ask("GET", "/p/1")).await.status, StatusCode::NOT_FOUND);
    site.post("/e/1/publish", "round=7").await;
    for path in ["/p/1", "/p/1/card/4", "/p/1/projector", "/healthz", "/assets/1/desk.css"] {
        assert_eq!(site.ask(ask("GET", path)).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn answers_carry_their_headers() {
    let site = Site::new().await;
    for path in ["/", "/nothing", "/assets/1/desk.js", "/healthz"] {
        let answer = site.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
    }
    let page = site.get("/").await;
    assert!(!page.text().contains("<style") && !page.text().contains(" style="));
    assert!(
        page.text().matches("<script").count() == page.text().matches("<script type=\"module\" src=").count()
    );
}

#[tokio::test]
async fn large_files_are_refused() {
    let site = Site::new().await;
    let answer = site.upload("large.trf", &vec![b' '; (16 << 20) + 1]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.text().contains("16 MB"));
    let answer = site.post("/e/1/undo", &"x".repeat(100_000)).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.text().contains("64 KB"));
}

/// What begins to arrive and never ends.
fn endless(begun: &'static str) -> Body {
    let begun = stream::once(async move { Ok::<_, std::io::Error>(begun) });
    Body::from_stream(begun.chain(stream::pending()))
}

#[tokio::test]
async fn what_does_not_arrive_in_time_is_refused() {
    const FILE: &str =
        "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.trf\"\r\n\r\n012 Open\n";
    let site = Site::new().await;
    // From here on time passes wherever everybody waits.
    tokio::time::pause();
    let kind = ("content-type", "multipart/form-data; boundary=edge");
    for path in ["/events", "/rating-lists"] {
        let answer = site.ask(request("POST", path, &[kind], endless(FILE))).await;
        assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT, "{path}");
        assert!(answer.text().contains("did not arrive in time. Nothing was written."), "{path}");
    }
    let trf = ("content-type", "text/plain");
    let answer = site.ask(request("POST", "/api/v1/standings", &[trf], endless("012 Open\n"))).await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    // A form as a browser sends it, whose token is still to come.
    let form = ("content-type", "application/x-www-form-urlencoded");
    let answer = site.ask_bare(request("POST", "/e/1/undo", &[form], endless("number=1&"))).await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    tokio::time::resume();
    assert!(site.get("/").await.text().contains("None yet."), "nothing was opened");
}

/// The address of a style or a script says which one it is: a browser asks for it once.
#[tokio::test]
async fn browsers_keep_styles_and_scripts_of_this_program() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let page = site.get("/e/1/round/5/enter").await;
    let found: Vec<&str> =
        page.text().split("\"/assets/").skip(1).map(|part| part.split_once('"').unwrap().0).collect();
    assert!(found.iter().any(|name| name.ends_with("/entry.js")) && found.len() == 5, "{found:?}");
    for name in found {
        let kept = site.get(&format!("/assets/{name}")).await;
        assert_eq!(
            (kept.status, kept.header("cache-control")),
            (StatusCode::OK, "public, max-age=31536000, immutable"),
            "{name}"
        );
    }
    let other = site.get("/assets/0123456789abcdef/desk.css").await;
    assert_eq!((other.status, other.header("cache-control")), (StatusCode::OK, "no-cache"));
    assert_eq!(page.header("cache-control"), "no-cache", "a page is asked for each time");
    assert!(!site.get("/e/1").await.text().contains("entry.js"), "only where results are entered");
}

#[tokio::test]
async fn paths_lead_nowhere_else() {
    let site = Site::new().await;
    for path in [
        "/assets/1/..%2f..%2fCargo.toml",
        "/assets/1/../lib.rs",
        "/e/1/print/..%2f..",
        "/e/1/download/..%2f..%2fdesk.sqlite",
        "/e/1/download/%2e%2e%2fdesk.key",
        "/e/1/..%2f..%2fdesk.sqlite",
        "/p/1/..%2f..%2fdesk.sqlite",
        "/check/..%2f..%2fdesk.sqlite",
        "/check/%2e%2e/desk.sqlite",
        "/samples/..%2fdesk.sqlite",
        "//etc/passwd",
        "/e/99999999999999999999",
        "/e/x",
    ] {
        let answer = site.get(path).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        assert!(answer.header("content-type").starts_with("text/html"), "{path}");
    }
    // Neither does the name of a file: it is only ever shown.
    let before = std::fs::read_dir(site.folder.path()).unwrap().count();
    for name in ["../../../evil.trf", "/etc/evil.trf", "..\\\\evil.trf"] {
        site.upload(name, b"012 Open\n").await;
    }
    assert_eq!(std::fs::read_dir(site.folder.path()).unwrap().count(), before);
}

/// A file in which every text is markup.
fn evil() -> String {
    let evil = "<script>x</script>";
    let player = |number: u32, points: &str, rank: u32, game: &str| {
        format!(
            "001 {number:>4}   GM {:<33} 2200 <b>     1234567 2000/01/01  {points} {rank:>4}  {game}\n",
            format!("{evil}{number}")
        )
    };
    format!(
        "012 {evil}\n022 {evil}\n032 <b>\n042 2026/03/07\n092 {evil}\n102 {evil}\n112 {evil}\n122 {evil}\n142 1\n202 BH\n{}{}### {evil}\n",
        player(1, "1.0", 2, "   2 w 1"),
        player(2, "0.0", 1, "   1 b 0"),
    )
}

#[tokio::test]
async fn no_text_of_a_file_becomes_markup() {
    let site = Site::new().await;
    let opened = site.upload("<script>name</script>.trf", evil().as_bytes()).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    site.post("/e/1/round/1/enter", "game=1&was=1-0&is=1/2-1/2").await;
    site.post("/e/1/publish", "round=1").await;
    for path in [
        "/",
        "/e/1",
        "/e/1/standings",
        "/e/1/standings?list=%3Cscript%3Ex%3C%2Fscript%3E",
        "/e/1/standings?list=SB&edition=%3Cscript%3E",
        "/e/1/explain/1?of=BH",
        "/e/1/explain/1?of=%3Cscript%3E",
        "/e/1/explain/1?of=BH&part=1",
        "/e/1/card/1",
        "/e/1/crosstable",
        "/e/1/players",
        "/e/1/ratings",
        "/e/1/statistics",
        "/e/1/round/1",
        "/e/1/round/1/enter",
        "/e/1/history",
        "/e/1/print/standings",
        "/e/1/print/card-1",
        "/p/1",
        "/p/1/card/1",
        "/p/1/projector",
    ] {
        let answer = site.get(path).await;
        assert!(answer.header("content-type").starts_with("text/html"), "{path}");
        assert!(!answer.text().contains("<script>") && !answer.text().contains("<b>1"), "{path}");
    }
    let file = site.get("/e/1/download/file").await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"scriptnamescript.trf\"");
}
