//! `check` names what hangs together and is hardly meant.

use crate::transcript::Folder;

/// A game of two, with something changed.
fn two(event: &str, alyx: &str, more: &str) -> String {
    format!(
        r#"{{"schema":"exaequo/tournament/1","event":{{"name":"Duel"{event}}},
        "players":[{{"number":1,"name":"Alyx"{alyx}}},{{"number":2,"name":"Bruno"}}],
        "rounds":[{{"games":[{{"white":1,"black":2,"result":"1-0"}}]}}]{more}}}"#
    )
}

#[test]
fn nonsense_in_json_is_named() {
    let folder = Folder::new();
    let cases = [
        (two("", "", ""), ""),
        (two("", "", r#","scores":{"win":1,"draw":2}"#), "S030"),
        (two("", "", r#","scores":{"loss":-1}"#), "S031"),
        (two("", "", r#","system":{"round_robin":{"cycles":0}}"#), "S032"),
        (two("", "", r#","announced_rounds":65535"#), "S033"),
        (two("", r#","final_number":2"#, ""), "S034"),
        (two("", r#","status":{"left":{"after":0,"reason":"withdrawn"}}"#, ""), "S035"),
        (two("", r#","status":{"entered":2}"#, ""), "S036"),
        (two(r#","start":"2026-05-09","end":"2026-05-01""#, "", ""), "S037"),
        (two("", "", r#","scores":{"win":9999999.99}"#), "M018"),
        (two("", "", r#","adjustments":[{"what":"total","game_points":-1,"round":7}]"#), "M016"),
    ];
    for (file, code) in cases {
        std::fs::write(folder.path("duel.json"), &file).unwrap();
        let said = String::from_utf8(folder.run("check --plain duel.json").stdout).unwrap();
        match code {
            "" => assert!(said.contains("no problems"), "{said}"),
            _ => assert!(said.contains(&format!(" {code}: ")), "{code}: {file}\n{said}"),
        }
    }
}

#[test]
fn points_for_results_out_of_order_are_named_in_a_report_file_too() {
    let folder = Folder::new();
    let file = "042 2026/05/01\n142 1\n162  W 1.0    D 2.0    L 3.0\n";
    std::fs::write(folder.path("odd.trf"), file.to_owned() + &game()).unwrap();
    let said = String::from_utf8(folder.run("check --plain odd.trf").stdout).unwrap();
    assert!(said.contains(" S030: "), "{said}");
}

fn game() -> String {
    let line = |number, block| format!("001 {number:4}      {:77}{block}\n", format!("Player {number}"));
    line(1, "   2 w 1") + &line(2, "   1 b 0")
}
