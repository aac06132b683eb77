//! Lists of others are snapshots: reports are compared with them, and nothing is rated by them.

use exaequo_model::{Date, PlayerId};
use exaequo_register::fact::{EventId, ImportRole, Imported};
use exaequo_register::{CoveringLetter, Fact, Kind, PlayerFinding, Trait};

use crate::office::{Office, day};

/// One and Two of the register, Three whom it does not know, Nine whom nobody knows.
const REPORT: &str = "\
012 January Cup
042 2026/01/10
052 2026/01/11
092 Individual: Swiss-System
122 90 minutes and 30 seconds a move
001    1 mGM  One                               2000 CAN           1 1980/00/00  1.0    1     2 w 1
001    2 m    Two                               2000 CAN           2 1980/00/00  0.0    2     1 b 0
001    3 m    Three                             1800 CAN           3 1990/00/00  0.0    3     4 w 0
001    4 m    Nine                              1700 CAN           9 1990/00/00  1.0    4     3 b 1
";
const REGISTER: &str =
    "id,name,rating,K,birth,title,federation\n1,One,2000,20,1980,GM,CAN\n2,Two,2000,20,1980,,CAN\n";
const FOREIGN: &str = "id,name,rating,K,birth,title,federation\n\
                       1,One,2012,20,1981,IM,FRA\n2,Two,2000,20,1980,,CAN\n3,Third,1800,20,1990,,CAN\n";

fn foreign(office: &mut Office, list: &str, csv: &str) {
    let file = office.shelf.put(csv.as_bytes());
    let (list, kind, role) = (day(list), Kind::Standard, ImportRole::Foreign);
    office.enter(vec![Fact::Imported(Imported { list, file, kind, rows: 3, role, without_k: None })]);
}

fn received(lists: &[(&str, &str)]) -> (Office, EventId) {
    let mut office = Office::beginning("2026-01-01", REGISTER);
    for (list, csv) in lists {
        foreign(&mut office, list, csv);
    }
    let event = office.receive(REPORT, &CoveringLetter::default()).event();
    (office, event)
}

fn of_lists(office: &Office, event: EventId) -> Vec<PlayerFinding> {
    let mut found = office.register().check(event, &office.shelf).unwrap().players;
    found.retain(|one| !matches!(one, PlayerFinding::Unknown { .. } | PlayerFinding::Differs { .. }));
    found
}

/// How many findings an officer has to look at.
fn answers(office: &Office, event: EventId) -> usize {
    let found = office.register().check(event, &office.shelf).unwrap().players;
    found.iter().filter(|one| one.needs_an_answer()).count()
}

fn differs(player: u32, list: Date, what: Trait, report: &str, listed: &str) -> PlayerFinding {
    let (report, listed) = (report.to_owned(), listed.to_owned());
    PlayerFinding::DiffersFromList { player: PlayerId(player), list, what, report, listed }
}

#[test]
fn what_a_report_says_otherwise_than_the_list_of_somebody_else() {
    let (office, event) = received(&[("2026-01-01", FOREIGN)]);
    let list = day("2026-01-01");
    let expected = [
        differs(0, list, Trait::Birth, "1980", "1981"),
        differs(0, list, Trait::Federation, "CAN", "FRA"),
        differs(0, list, Trait::Title, "GM", "IM"),
        differs(0, list, Trait::Rating, "2000", "2012"),
        PlayerFinding::OnList { player: PlayerId(2), number: 3, list, name: "Third".into() },
        differs(2, list, Trait::Name, "Three", "Third"),
        PlayerFinding::OnNoList { player: PlayerId(3), number: 9, list },
    ];
    assert_eq!(of_lists(&office, event), expected);
    assert_eq!(answers(&office, event), 2, "a name and a year of birth differ");
}

#[test]
fn without_a_list_of_somebody_else_nothing_is_said_of_one() {
    let (office, event) = received(&[]);
    assert_eq!(of_lists(&office, event), []);
    assert_eq!(answers(&office, event), 0);
}

#[test]
fn the_newest_list_of_the_first_day_counts_and_ratings_only_of_the_one_in_force() {
    let other = FOREIGN.replace("1981", "1977");
    let (office, event) =
        received(&[("2025-12-01", FOREIGN), ("2025-11-01", &other), ("2026-02-01", &other)]);
    let list = day("2025-12-01");
    let found = of_lists(&office, event);
    assert!(found.contains(&differs(0, list, Trait::Birth, "1980", "1981")), "{found:?}");
    let of_rating =
        |one: &PlayerFinding| matches!(one, PlayerFinding::DiffersFromList { what: Trait::Rating, .. });
    assert!(!found.iter().any(of_rating), "the list in force was that of January");
}

#[test]
fn nothing_is_rated_by_the_list_of_somebody_else() {
    let rated = |lists: &[(&str, &str)]| {
        let (mut office, event) = received(lists);
        office.accept(event);
        office.close("2026-02-01");
        let register = office.register();
        (register.digest(day("2026-02-01"), Kind::Standard), office.rating(1, "2026-02-01"))
    };
    assert_eq!(rated(&[("2026-01-01", FOREIGN)]), rated(&[]));
    assert_eq!(rated(&[]).1, Some(2010));
}
