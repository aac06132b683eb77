//! `exaequo user`: accounts made, listed and taken away, in a folder and in a database.

use exaequo_testkit::postgres::Cluster;

use crate::serve::{Desk, said};
use crate::transcript::Folder;

/// Every verb, wherever the desk is kept.
fn every_verb(folder: &Folder, place: &str) {
    assert_eq!(said(folder, &format!("user list {place}")), "Nobody has an account.\n");
    let made = folder.run(&format!("user create Bea --role administrator,arbiter@1 {place}"));
    assert_eq!((made.status, made.stdout.trim_ascii().len()), (0, 27), "{}", made.stderr);
    assert!(made.stderr.contains("shown once"), "{}", made.stderr);
    let taken = folder.run(&format!("user create Bea {place}"));
    assert!(taken.status == 2 && taken.stderr.contains("somebody has this name already"), "{}", taken.stderr);
    said(folder, &format!("user role Bea officer {place}"));
    said(folder, &format!("user role Bea administrator --take {place}"));
    let listed = said(folder, &format!("user list {place}"));
    assert_eq!(listed, "Bea: officer arbiter@1; signed in on 0 devices\n");
    for (wrong, said) in [
        ("role Bea king", "this is no role: king"),
        ("role Bea arbiter", "this is no role: arbiter"),
        ("role Bea arbiter@9", "the desk has no event 9"),
        ("reset Eve", "nobody has an account of this name: Eve"),
    ] {
        let refused = folder.run(&format!("user {wrong} {place}"));
        assert!(refused.status == 2 && refused.stderr.contains(said), "{wrong}: {}", refused.stderr);
    }
    let reset = folder.run(&format!("user reset Bea {place}"));
    assert_ne!(reset.stdout, made.stdout);
    assert_eq!(said(folder, &format!("user remove Bea {place}")), "Done.\n");
    assert_eq!(said(folder, &format!("user list {place}")), "Nobody has an account.\n");
}

#[test]
fn people_of_a_folder_while_the_desk_is_open() {
    let folder = Folder::new();
    let desk = Desk::on_file(&folder.path("data"));
    desk.ask("POST", "/samples/league", "").unwrap();
    every_verb(&folder, "--data data");
    desk.end();
}

#[test]
fn people_of_a_database() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let desk = Desk::on(&folder.path("data"), &database);
    desk.ask("POST", "/samples/league", "").unwrap();
    every_verb(&folder, &format!("--data data --database {database}"));
    desk.end();
}

#[test]
fn a_name_that_is_none_is_refused() {
    let folder = Folder::new();
    let refused = folder.run("serve --no-open --data data --name user@host");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("this is no name of a server: user@host"), "{}", refused.stderr);
}

#[test]
fn a_scope_that_does_not_exist_is_answered_with_those_that_do() {
    let refused = Folder::new().run("token create Screen --scope everything --data data");
    assert!(refused.stderr.contains("read, results, publish, report, lists"), "{}", refused.stderr);
}
