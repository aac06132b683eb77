//! A desk in a database: moved there and back by copies, looked through, and refused where it is not one.

use std::fs;

use exaequo_testkit::postgres::Cluster;

use crate::serve::{Desk, last_word, said};
use crate::transcript::Folder;

/// What a desk says of its event, without what its forms carry.
fn pages(desk: &Desk) -> Vec<String> {
    let pages = ["/e/1/standings", "/e/1/history", "/e/1/download/event.trf", "/p/1"];
    let body = |answer: String| answer.split_once("\r\n\r\n").unwrap().1.replace(&desk.token, "");
    pages.map(|page| body(desk.ask("GET", page, "").unwrap())).into()
}

/// From a file into a database, and from there into another file: the same pages, and entry goes on.
#[test]
fn a_desk_moves_into_a_database_and_back() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let desk = Desk::on_file(&folder.path("data"));
    desk.ask("POST", "/samples/league", "").unwrap();
    desk.ask("POST", "/e/1/round/5/enter", "game=1&was=*&is=1-0").unwrap();
    desk.ask("POST", "/e/1/publish", "round=4").unwrap();
    let before = pages(&desk);
    desk.end();
    let copied = said(&folder, "backup --data data");
    let copy = last_word(&copied, "exaequo restore ").split_once(" --data").unwrap().0;
    let restore = format!("restore {copy} --data server --database {database}");
    assert!(said(&folder, &restore).contains("Put back into the database"));
    let second = folder.run(&restore);
    assert_eq!(second.status, 2, "nothing is written over");
    assert!(second.stderr.contains("there is something in the database already"), "{}", second.stderr);
    let verified = said(&folder, &format!("verify --data server --database {database}"));
    assert!(verified.contains("Events: 1; changes replayed: 2"), "{verified}");
    let desk = Desk::on(&folder.path("server"), &database);
    assert_eq!(pages(&desk), before);
    let entered = desk.ask("POST", "/e/1/round/5/enter", "game=2&was=*&is=0-1").unwrap();
    assert!(entered.starts_with("HTTP/1.1 200"), "{entered}");
    let before = pages(&desk);
    // Also while the desk is open.
    let copied = said(&folder, &format!("backup --data server --database {database}"));
    desk.end();
    let command = last_word(&copied, "new folder: exaequo ").replace("FOLDER", "again");
    said(&folder, &command);
    let desk = Desk::on_file(&folder.path("again"));
    assert_eq!(pages(&desk), before);
    desk.end();
    let left = fs::read_dir(folder.path("server/backups")).unwrap().count();
    assert_eq!(left, 1, "nothing but the copy is left");
}

#[test]
fn databases_that_cannot_be_used_are_said_without_their_password() {
    let folder = Folder::new();
    let foreign = Cluster::shared().database();
    Cluster::shared().try_command(&foreign, "CREATE TABLE invoices (number bigint)").unwrap();
    let newer = Cluster::shared().database();
    said(&folder, &format!("verify --data other --database {newer}"));
    let version = "INSERT INTO _sqlx_migrations VALUES (99, 'later', now(), true, '', 0)";
    Cluster::shared().try_command(&newer, version).unwrap();
    for (address, expected) in [
        ("mysql://desk:geheim@localhost/desk", "not the address of a PostgreSQL database"),
        ("postgres://desk:geheim@127.0.0.1:1/desk", "the database cannot be reached"),
        (foreign.as_str(), "tables of something else"),
        (newer.as_str(), "a newer version of this program has written the database"),
    ] {
        for command in ["serve --no-open", "backup", "verify"] {
            let answer = folder.run(&format!("{command} --lang en --data other --database {address}"));
            assert_eq!(answer.status, 2, "{command} {address}");
            assert!(answer.stderr.contains(expected), "{command} {address}: {}", answer.stderr);
            assert!(!answer.stderr.contains("geheim"), "{}", answer.stderr);
        }
    }
}
