//! `standings --only`: groups of participants; `prizes`: who gets what.

use std::fs;

use crate::transcript::Folder;

fn folder() -> Folder {
    let folder = Folder::new();
    folder.add_golden("official/tec_team14.trf");
    folder
}

#[test]
fn standings_of_a_group() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings prizes.trf --tie-breaks PTS,BH/C1 --only women",
        "standings prizes.trf --tie-breaks PTS,BH/C1 --only U16 --lang fr",
        "standings prizes.trf --tie-breaks PTS,BH/C1 --only rating<1800,fed=CAN --lang es",
        "standings prizes.trf --tie-breaks PTS --only S50 --format csv",
        "standings prizes.trf --tie-breaks PTS --only title --format json",
        "standings prizes.trf --tie-breaks PTS --only U12 --format json --explain",
        "standings tec_team14.trf --only rating<2000 --quiet",
    ]));
}

#[test]
fn groups_that_do_not_exist() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings prizes.trf --only womn",
        "standings prizes.trf --only nation=CAN --lang fr",
        "standings prizes.trf --only women,,U16 --lang es",
        "standings prizes.trf --only rating1800-1600",
        "standings prizes.trf --only women --tie-breaks PTS -o women.trf",
    ]));
}

#[test]
fn prizes_with_how_they_came_about() {
    insta::assert_snapshot!(folder().transcript(&[
        "prizes prizes.trf --prizes prizes.toml --tie-breaks PTS,BH/C1,SB",
        "prizes prizes.trf --prizes hort.toml --tie-breaks PTS,BH/C1,SB --lang fr",
        "prizes prizes.trf --prizes prizes.toml --tie-breaks PTS --format csv --lang es",
        "prizes prizes.trf --prizes prizes.toml --tie-breaks PTS --round 2 --lang es",
        "prizes prizes.trf --prizes hort.toml --tie-breaks PTS,BH/C1,SB --format json --lang fr",
        "prizes tec_team14.trf --prizes prizes.toml --quiet",
        "card prizes.trf --prizes hort.toml --tie-breaks PTS,BH/C1,SB --player 4 --lang es",
    ]));
}

#[test]
fn prizes_that_cannot_be_given() {
    let folder = folder();
    fs::write(folder.path("latin.toml"), b"[[group]]\nname = \"F\xe9minin\"\nmoney = [5]\n").unwrap();
    let nobody = "[[group]]\nname = \"Masters\"\nfor = \"rating>=2800\"\nmoney = [50]\n";
    fs::write(folder.path("nobody.toml"), nobody).unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "prizes prizes.trf",
        "prizes --prizes prizes.toml --lang fr",
        "prizes prizes.trf --prizes nowhere.toml --lang es",
        "prizes prizes.trf --prizes wrong-prizes.toml --lang fr",
        "prizes prizes.trf --prizes prizes.trf",
        "prizes prizes.trf --prizes latin.toml",
        "prizes prizes.trf --prizes nobody.toml --lang fr",
        "prizes prizes.trf --prizes nobody.toml --format csv",
    ]));
}

#[test]
fn a_file_to_begin_with_can_be_used() {
    let folder = folder();
    for (example, use_it) in [
        ("prizes --example -o own.toml", "prizes prizes.trf --prizes own.toml --tie-breaks PTS"),
        ("playoff --example -o own.toml", "playoff plan prizes.trf --regulations own.toml --tie-breaks PTS"),
    ] {
        for command in [example, use_it] {
            let answer = folder.run(command);
            assert_eq!(answer.status, 0, "{command}: {}", answer.stderr);
        }
    }
}

#[test]
fn a_site_has_a_page_of_prizes() {
    let folder = folder();
    let answer = folder.run("site prizes.trf -o site --prizes prizes.toml --tie-breaks PTS,BH/C1,SB");
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    let page = |name: &str| fs::read_to_string(folder.path("site").join(name)).unwrap();
    assert!(page("fr/prizes.html").contains("Lavoie"));
    assert!(page("es/index.html").contains("prizes.html"));
    assert!(page("en/card-4.html").contains("Juniors"));
}
