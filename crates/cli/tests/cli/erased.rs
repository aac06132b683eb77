//! Data of persons that were erased stay so: in a copy that is put back, and at another server of the same database.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

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

/// Waits until a file of a folder has a line.
fn wait_for(journal: &std::path::Path) {
    let begun = Instant::now();
    while fs::read_to_string(journal).unwrap_or_default().is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{} has nothing", journal.display());
        thread::sleep(Duration::from_millis(50));
    }
}

/// The copy was made in the folder of one server; it is another that erases and withdraws.
#[test]
fn a_copy_of_another_server_brings_nothing_back() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let one = Desk::on(&folder.path("one"), &database);
    let other = Desk::on(&folder.path("other"), &database);
    one.ask("POST", "/samples/league", "").unwrap();
    one.ask("POST", "/e/1/publish", "round=4").unwrap();
    let late = said(&folder, &format!("backup --data late --database {database}"));
    let copied = said(&folder, &format!("backup --data other --database {database}"));
    erase(&one);
    one.ask("POST", "/e/1/withdraw", "").unwrap();
    let journals = ["erased.journal", "withdrawn.journal"];
    for name in journals {
        wait_for(&folder.path("other").join(name));
    }
    one.end();
    other.end();
    // Nobody was there to hear of it; the next copy notes it.
    said(&folder, &format!("backup --data late --database {database}"));
    for (copied, to) in [(copied, "again"), (late, "later")] {
        said(&folder, &last_word(&copied, "new folder: exaequo ").replace("FOLDER", to));
        let desk = Desk::on_file(&folder.path(to));
        assert!(!is_there(&desk), "the server has erased it again");
        assert!(desk.ask("GET", "/p/1", "").unwrap().starts_with("HTTP/1.1 404"), "and withdrawn it");
        desk.end();
    }
    let lines = |name: &str| fs::read_to_string(folder.path("other").join(name)).unwrap().lines().count();
    assert_eq!(journals.map(lines), [1, 1], "each is noted once");
}
