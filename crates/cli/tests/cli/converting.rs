//! `convert`: there and back again, losses, files that are complete or not there.

use std::fs;

use crate::transcript::Folder;

#[test]
fn there_and_back_again() {
    let folder = Folder::new();
    let transcript = folder.transcript(&[
        "convert open.trf open.json",
        "convert open.json again.trf",
        "convert open.trf canonical.trf",
        "convert again.trf again.json",
    ]);
    insta::assert_snapshot!(transcript);
    assert_eq!(folder.read("again.trf"), folder.read("canonical.trf"));
    assert_eq!(folder.read("open.json"), folder.read("again.json"));
}

#[test]
fn golden_files_survive() {
    let folder = Folder::new();
    for name in ["tec_swiss5", "tec_rr6", "tec_team14"] {
        folder.add_golden(&format!("official/{name}.trf"));
        assert_eq!(folder.run(&format!("convert --quiet {name}.trf one.json")).status, 0, "{name}");
        assert_eq!(folder.run("convert --quiet one.json two.trf").status, 0, "{name}");
        assert_eq!(folder.run("convert --quiet two.trf two.json").status, 0, "{name}");
        assert_eq!(folder.read("one.json"), folder.read("two.json"), "{name}");
    }
}

#[test]
fn an_extension_that_is_of_no_tournament_is_refused() {
    let folder = Folder::new();
    for name in ["a.pdf", "a.xyz", "a.csv", "a.HTML"] {
        let answer = folder.run(&format!("convert open.trf {name}"));
        assert_eq!(answer.status, 2, "{name}");
        assert!(answer.stderr.contains("--to"), "{}", answer.stderr);
        assert!(!folder.path(name).exists(), "{name}");
    }
    for name in ["a.trf", "a.TRFX", "a.txt", "a.json", "a", "a.xyz --to trf26"] {
        assert_eq!(folder.run(&format!("convert --quiet open.trf {name}")).status, 0, "{name}");
    }
}

#[test]
fn byte_for_byte() {
    let folder = Folder::new();
    for name in ["open.trf", "latin.trf"] {
        assert_eq!(folder.run(&format!("convert --to preserve {name} copy.trf")).status, 0);
        assert_eq!(folder.read("copy.trf"), folder.read(name));
    }
}

#[test]
fn to_standard_output_with_options() {
    let commands = [
        "convert --to trf26 --ascii --line-ends lf open.trf -",
        "convert --line-ends cr latin.trf -",
        "convert --to engine-bbp --quiet open.trf -",
    ];
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

#[test]
fn json_on_standard_output() {
    insta::assert_snapshot!(Folder::new().transcript(&["convert --to json open.trf -"]));
}

#[test]
fn losses() {
    let folder = Folder::new();
    let transcript = folder.transcript(&[
        "convert --to trf16 open.trf old.trf",
        "convert --to trf16 --lang fr open.trf -",
        "convert --to trf16 --lossy open.trf old.trf",
        "convert --to trf16 --lossy --quiet open.trf old.trf",
        "show old.trf",
    ]);
    insta::assert_snapshot!(transcript);
}

#[test]
fn nothing_is_left_half_written() {
    let folder = Folder::new();
    fs::write(folder.path("out.trf"), "kept").unwrap();
    assert_eq!(folder.run("convert --to trf16 open.trf out.trf").status, 2);
    assert_eq!(folder.run("convert broken.trf out.trf").status, 2);
    assert_eq!(folder.read("out.trf"), b"kept");
    assert_eq!(folder.run("convert open.trf nowhere/out.trf").status, 2);
    let left: Vec<_> =
        fs::read_dir(folder.path(".")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().starts_with(".exaequo")), "{left:?}");
}

#[test]
fn a_file_can_be_replaced_by_its_own_conversion() {
    let folder = Folder::new();
    assert_eq!(folder.run("convert open.trf canonical.trf").status, 0);
    assert_eq!(folder.run("convert open.trf open.trf").status, 0);
    assert_eq!(folder.read("open.trf"), folder.read("canonical.trf"));
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = Folder::new();
    fs::write(folder.path("real.trf"), "old").unwrap();
    fs::set_permissions(folder.path("real.trf"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real.trf", folder.path("link.trf")).unwrap();
    assert_eq!(folder.run("convert open.trf link.trf").status, 0);
    assert!(fs::symlink_metadata(folder.path("link.trf")).unwrap().is_symlink());
    assert!(folder.read("real.trf").starts_with(b"012"));
    assert_eq!(fs::metadata(folder.path("real.trf")).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(folder.run("convert open.trf /dev/null").status, 0);
}

#[test]
fn what_holds_more_is_named() {
    let folder = Folder::new();
    folder.run("convert open.trf open.json --quiet");
    let json = String::from_utf8(folder.read("open.json")).unwrap();
    let weighted =
        json.replacen("\"rounds\":", "\"schedule\": [{\"round\": 2, \"weight\": 2}],\n  \"rounds\":", 1);
    fs::write(folder.path("weighted.json"), weighted).unwrap();
    for (to, formats) in [("trf26", "write JSON, or"), ("trf16", "write TRF26 or JSON, or")] {
        let answer = folder.run(&format!("convert weighted.json out.trf --to {to}"));
        assert_eq!(answer.status, 2, "{to}");
        assert!(answer.stderr.contains(formats), "{to}: {}", answer.stderr);
    }
}
