//! Ruling 63 at the command line: whatever changes a closed list is shown first, and entered with its revisions.

use crate::register::folder;
use crate::transcript::Folder;

/// A register whose list of February has the event of January.
fn closed() -> Folder {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
        "list accept --all --by officer",
        "list close 2026-02-01 --by officer",
    ]);
    folder
}

fn said(folder: &Folder, command: &str) -> String {
    String::from_utf8_lossy(&folder.run(command).stdout).into_owned()
}

/// A command that changes the list of February: shown, then entered with a reason, then the next list; all is as it was recorded.
fn goes_the_road(folder: &Folder, command: &str) {
    let before = folder.run("list show Alpha").stdout;
    let shown = folder.run(command);
    assert_eq!(shown.status, 0, "{command}: {}", shown.stderr);
    let page = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(page.contains("Lists that change") && page.contains("1 February 2026"), "{command}: {page}");
    assert!(shown.stderr.contains("Nothing was entered; --yes enters what is shown."), "{}", shown.stderr);
    assert_eq!(folder.run("list show Alpha").stdout, before, "{command}: nothing was entered");
    let yes = format!("{command} --yes");
    folder.run("list set approvals=corrections --by officer");
    let alone = folder.run(&yes);
    assert!(alone.stderr.contains("--seconded names the second person"), "{command}: {}", alone.stderr);
    assert_eq!(folder.run(&format!("{yes} --seconded deputy")).status, 0, "{command}");
    assert_eq!(folder.run("list diff 2026-02-01@1 2026-02-01").status, 0, "{command}: it has a revision");
    assert_eq!(folder.run("list close 2026-03-01 --by officer").status, 0, "{command}");
    let verified = folder.run("list verify");
    assert_eq!(verified.status, 0, "{command}: {}", String::from_utf8_lossy(&verified.stdout));
}

#[test]
fn a_new_version_of_an_event_on_a_closed_list_is_shown_before_it_is_accepted() {
    let folder = closed();
    folder.run("list receive corrected.trf --by officer");
    let all = said(&folder, "list accept --all --by officer");
    assert!(all.contains("Event 1, January Cup: left alone"), "{all}");
    let silent = folder.run("list accept 1 --yes --by officer");
    assert!(silent.stderr.contains("a reason is needed"), "{}", silent.stderr);
    goes_the_road(&folder, "list accept 1 --reason result --by officer");
    let player = said(&folder, "list show Alpha");
    assert!(player.contains("1990"), "{player}");
}

#[test]
fn a_rated_event_that_is_refused_or_comes_on_a_closed_list_is_shown_first() {
    goes_the_road(&closed(), "list refuse 1 --article 1.1 --reason fast --by officer");
    goes_the_road(&closed(), "list withdraw 1 --reason fraud --by officer");
    let folder = closed();
    folder.transcript(&[
        "list withdraw 1 --reason fraud --yes --by officer",
        "list receive january.trf --by officer",
    ]);
    goes_the_road(&folder, "list accept 1 --on 2026-02-01 --reason appeal --by officer");
}

#[test]
fn a_setting_that_moves_events_between_closed_lists_is_shown_first() {
    let folder = closed();
    folder.run("list close 2026-03-01 --by officer");
    let command = "list set lists-a-year=6 --from 2026-01-01 --reason years --by officer";
    let shown = said(&folder, command);
    assert!(shown.contains("Lists that change") && shown.contains("1 February 2026"), "{shown}");
    assert!(!said(&folder, "list set").contains("Lists a year"), "nothing was set");
    assert_eq!(folder.run(&format!("{command} --yes")).status, 0);
    let next = folder.run("list close 2026-05-01 --by officer");
    assert_eq!(next.status, 0, "{}", next.stderr);
    assert_eq!(folder.run("list verify").status, 0);
}

#[test]
fn a_corrected_report_that_came_in_before_takes_the_place_of_the_rated_one() {
    let folder = closed();
    folder.run("list receive corrected.trf --by officer");
    goes_the_road(&folder, "list correct 1 corrected.trf --reason result --by officer");
    let again = folder.run("list correct 1 corrected.trf --reason result --by officer");
    assert_eq!(again.status, 2);
    assert!(again.stderr.contains("event 1 is rated already"), "{}", again.stderr);
}

/// A list to come has said nothing yet that another could differ from.
#[test]
fn a_list_is_compared_with_lists_that_are_closed() {
    let folder = closed();
    let refused = folder.run("list diff 2026-02-01 2026-03-01");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("the list of 1 March 2026 is not closed"), "{}", refused.stderr);
    folder.run("list close 2026-03-01 --by officer");
    assert!(said(&folder, "list diff 2026-02-01 2026-03-01").contains("No rating differs."));
    assert!(said(&folder, "list diff 2026-01-01 2026-02-01").contains("2010"));
}

/// Otherwise one person would turn the setting off, correct alone, and turn it on again.
#[test]
fn a_register_does_not_lose_its_second_person_by_the_word_of_one() {
    let folder = folder();
    folder.run("list init --import start.csv --date 2026-01-01 --by officer");
    folder.run("list set approvals=corrections --by officer");
    let kept = |folder: &Folder| said(folder, "list set").contains("for corrections of closed lists");
    for alone in ["", " --yes", " --seconded Officer", " --yes --seconded officer"] {
        let refused = folder.run(&format!("list set approvals=none --by officer{alone}"));
        assert_eq!(refused.status, 2, "{alone}");
        assert!(refused.stderr.contains("--seconded names the second person"), "{}", refused.stderr);
        assert!(kept(&folder), "{alone}");
    }
    assert_eq!(folder.run("list set approvals=none --by officer --seconded deputy").status, 0);
    assert!(!kept(&folder));
}
