//! A disk without room: what is said, and which file or folder it is said of.

use std::process::{Command, Output};

use crate::transcript::Folder;

/// `/dev/full` takes no byte, as a disk without room.
#[test]
fn a_full_disk_asks_for_room() {
    let folder = Folder::new();
    let said =
        |lang| folder.run(&format!("standings open.trf --format html -o /dev/full --lang {lang}")).stderr;
    let help = ["en", "fr", "es"].map(said);
    assert!(help[0].contains("make room, or name a place on another disk"), "{}", help[0]);
    assert!(help[1].contains("faites de la place"), "{}", help[1]);
    assert!(help[2].contains("libere espacio"), "{}", help[2]);
}

/// A site is made beside its folder; whoever asked for it knows only the folder.
#[test]
fn a_site_that_does_not_fit_is_named_by_its_folder() {
    let folder = Folder::new();
    let said = String::from_utf8(in_little_room(&folder, "site open.trf -o pages").stderr).unwrap();
    assert!(said.contains("cannot write \"pages\""), "{said}");
    assert!(!said.contains(".exaequo-"), "{said}");
}

/// Runs a command that may write a few hundred bytes into each file.
fn in_little_room(folder: &Folder, arguments: &str) -> Output {
    let script = format!("ulimit -f 1; trap '' XFSZ; exec \"$0\" {arguments} --lang en");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_exaequo")]).current_dir(folder.path(""));
    shell.output().unwrap()
}
