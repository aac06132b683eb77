//! Data of persons that were erased stay so: in a copy that is put back, and at another server of the same database.

use std::fs;

use exaequo_testkit::postgres::Cluster;

use crate::serve::{Desk, last_word, said};
use crate::transcript::Folder;

const ERASE: &str = "number=1&sure=yes&twice=yes";

/// The first player of the sample, on the page of all of them.
fn is_there(desk: &Desk) -> bool {
    let players = desk.ask("GET", "/e/1/players", "").unwrap();
    assert!(players.starts_with("HTTP/1.1 200"), "{players}");
    players.contains("Rousseau, Kenza")
}

fn erase(desk: &Desk) {
    let erased = desk.ask("POST", "/e/1/privacy/erase", ERASE).unwrap();
    assert!(erased.starts_with("HTTP/1.1 303"), "{erased}");
}

#[test]
fn a_copy_does_not_bring_back_what_was_erased() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::on_file(&data);
    desk.ask("POST", "/samples/league", "").unwrap();
    assert!(is_there(&desk));
    let copied = said(&folder, "backup --data data");
    erase(&desk);
    assert!(!is_there(&desk));
    desk.kill();
    fs::remove_file(data.join("desk.sqlite")).unwrap();
    said(&folder, &last_word(&copied, "new folder: exaequo ").replace("FOLDER", "again"));
    let desk = Desk::on_file(&folder.path("again"));
    assert!(!is_there(&desk), "the server has erased it again");
    assert!(desk.ask("GET", "/e/1/history", "").unwrap().contains("<td>the server</td>"));
    desk.end();
}

#[test]
fn another_server_does_not_show_what_was_erased() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let one = Desk::on(&folder.path("one"), &database);
    let other = Desk::on(&folder.path("other"), &database);
    one.ask("POST", "/samples/league", "").unwrap();
    assert!(is_there(&one) && is_there(&other), "both have it open");
    erase(&one);
    assert!(!is_there(&one) && !is_there(&other));
    let entered = other.ask("POST", "/e/1/round/5/enter", "game=1&was=*&is=1-0").unwrap();
    assert!(entered.starts_with("HTTP/1.1 200"), "and it goes on there: {entered}");
    assert!(!is_there(&one));
    one.end();
    other.end();
}
