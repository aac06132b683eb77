//! Servers that share the register of a federation: an officer may be at any of them, and each has the files of every list.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use exaequo_testkit::postgres::Cluster;

use crate::register;
use crate::serve::{Desk, said};
use crate::transcript::Folder;

/// What a page of a desk says, without its head.
fn body(desk: &Desk, path: &str) -> Option<String> {
    let answer = desk.ask("GET", path, "").filter(|answer| answer.starts_with("HTTP/1.1 200"))?;
    answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned())
}

/// The same, which may take a moment.
fn awaited(desk: &Desk, path: &str) -> String {
    let begun = Instant::now();
    loop {
        if let Some(body) = body(desk, path) {
            return body;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{path} is never there");
        thread::sleep(Duration::from_millis(50));
    }
}

/// A register in a database, with a report that was accepted.
fn registered() -> (Folder, String) {
    let (folder, place) = (register::folder(), Cluster::shared().database());
    for verb in [
        "init --import start.csv --date 2026-01-01 --federation CAN",
        "receive january.trf --registered 2025-12-01",
        "accept --all",
    ] {
        said(&folder, &format!("list {verb} --by officer --register {place}"));
    }
    (folder, place)
}

#[test]
fn an_officer_may_be_at_any_server() {
    let (folder, place) = registered();
    let database = Cluster::shared().database();
    let own = |name: &str| {
        Desk::with(&folder.path(name), &["--database", database.as_str(), "--register", place.as_str()])
    };
    let (one, other) = (own("one"), own("other"));
    let list = "/office/lists/2026-02-01";
    assert!(body(&other, list).unwrap().contains("Close the list of 1 February 2026"));
    // What one server did the other shows on the first request.
    let closed = one.ask("POST", &format!("{list}/close"), "").unwrap();
    assert!(closed.starts_with("HTTP/1.1 303"), "{closed}");
    assert!(body(&other, list).unwrap().contains("Publish the list of 1 February 2026"));
    let second = fs::read_to_string(folder.path("january.trf")).unwrap().replace("January", "Second");
    let second = second.replace("2026/01/1", "2026/02/1");
    fs::write(folder.path("second.trf"), second).unwrap();
    said(&folder, &format!("list receive second.trf --by officer --register {place}"));
    assert!(body(&other, "/office/events/2").unwrap().contains("Second Cup"));
    one.end();
    other.end();
}

/// A list is published at one server; the others write the same files, those of earlier revisions too, and it is one list.
#[test]
fn every_server_has_the_files_of_a_list() {
    let (folder, place) = registered();
    let own = |name: &str| Desk::with(&folder.path(name), &["--register", place.as_str()]);
    let (one, other) = (own("one"), own("other"));
    let publish = || {
        let published = one.ask("POST", "/office/lists/2026-02-01/publish", "").unwrap();
        assert!(published.starts_with("HTTP/1.1 303"), "{published}");
    };
    one.ask("POST", "/office/lists/2026-02-01/close", "").unwrap();
    publish();
    let same = |desk: &Desk, list: &str| {
        for name in ["manifest.json", "players_list.txt", "html/fr/index.html"] {
            let path = format!("/register/lists/{list}/{name}");
            assert_eq!(Some(awaited(desk, &path)), body(&one, &path), "{path}");
        }
    };
    same(&other, "2026-02-01");
    said(&folder, &format!("list publish 2026-02-01 -o elsewhere --by officer --register {place}"));
    let lists = body(&other, "/register/lists").unwrap();
    assert_eq!(lists.matches("href=\"/register/lists/2026-02-01\"").count(), 1, "{lists}");
    let entries = |desk: &Desk| body(desk, "/api/v1/lists").unwrap().matches("\"revision\":").count();
    assert_eq!((entries(&one), entries(&other)), (1, 1));
    let correct = "list correct 1 corrected.trf --reason result --yes --by officer --register";
    said(&folder, &format!("{correct} {place}"));
    publish();
    let third = own("third");
    for desk in [&other, &third] {
        same(desk, "2026-02-01");
        same(desk, "2026-02-01-revision-1");
    }
    for desk in [one, other, third] {
        desk.end();
    }
}

/// A server that nobody asked anything looks at the register all the same: the first reader sees what another has published.
#[test]
fn the_first_reader_sees_what_is_there() {
    let (folder, place) = registered();
    let own = |name: &str| Desk::with(&folder.path(name), &["--register", place.as_str()]);
    let (one, other) = (own("one"), own("other"));
    for act in ["close", "publish"] {
        let done = one.ask("POST", &format!("/office/lists/2026-02-01/{act}"), "").unwrap();
        assert!(done.starts_with("HTTP/1.1 303"), "{done}");
    }
    thread::sleep(Duration::from_secs(3));
    let lists = body(&other, "/register/lists").unwrap();
    assert!(lists.contains("1 February 2026"), "{lists}");
    one.end();
    other.end();
}
