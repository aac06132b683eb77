//! Real events: what their publishers printed, and what the reference checker says about them in two editions.
//!
//! They are not part of the project; where they are not beside it, the tests say that they were skipped.

use exaequo_model::Tournament;
use exaequo_testkit::golden;
use exaequo_tiebreak::{Regulations, Standings};

use crate::csv::Sheet;
use crate::help::{by, decimal, options, read, value_of};

/// A published column: the event, the regulations it was made by, heading, criterion, how many values it has and
/// how many of them are wrong there.
#[derive(Clone, Copy)]
struct Published {
    event: &'static str,
    regulations: &'static str,
    heading: &'static str,
    spec: &'static str,
    values: usize,
    wrong: usize,
    /// Why some are wrong.
    why: &'static str,
}

const fn published(
    event: &'static str,
    regulations: &'static str,
    heading: &'static str,
    spec: &'static str,
    values: usize,
) -> Published {
    Published { event, regulations, heading, spec, values, wrong: 0, why: "" }
}

const fn wrong(one: Published, wrong: usize, why: &'static str) -> Published {
    Published { wrong, why, ..one }
}

const OLD: &str = "edition = 'fide-2009'";
/// One publisher counted one's own unplayed round as a draw in Sonneborn-Berger.
const OLD_DRAWN: &str = "edition = 'fide-2009'\ndummy-result = 'draw'";
const OF_2024: &str = "edition = 'fide-2024-08'";

const PUBLISHED: &[Published] = &[
    published("wblitz2021_open", OLD, "BH-C1 (", "BH/C1", 179),
    published("wblitz2021_open", OLD, "BH (", "BH", 179),
    wrong(
        published("wblitz2021_open", OLD, "ARO-C1", "ARO/C1", 179),
        17,
        "the publisher cuts an unplayed round in place of the lowest rating (14.1.1 b)",
    ),
    published("moscow_open_2018_a", OLD, "BH (", "BH", 220),
    published("moscow_open_2018_a", OLD, "BH-C1 (", "BH/C1", 220),
    published("moscow_open_2018_a", OLD_DRAWN, "SB", "SB", 220),
    published("rr6_tnr437642", OLD, "SB", "SB", 6),
    published("potsdam2025_swiss", OF_2024, "BH", "BH", 21),
    published("potsdam2025_swiss", OF_2024, "SB", "SB", 21),
    published("potsdam2025_swiss", OF_2024, "number of wins", "WIN", 21),
    published("gerolzhofen2025_rr8", OF_2024, "SB", "SB", 8),
    published("gerolzhofen2025_rr8", OF_2024, "WIN", "WIN", 8),
    published("wwrapid2024_women", OF_2024, "BH-C1", "BH/C1", 110),
    published("wwrapid2024_women", OF_2024, "BH", "BH", 110),
    published("wwrapid2024_women", OF_2024, "ARO-C1", "ARO/C1", 110),
    published("wwrapid2024_women", OF_2024, "AOB", "AOB", 110),
    published("wwrapid2024_women", OF_2024, "SB", "SB", 110),
    published("wwrapid2024_women", OF_2024, "PTP(exact", "PTP", 110),
    published("wwrapid2024_women", OF_2024, "APPO(own", "APPO", 110),
    wrong(published("wwrapid2024_women", OF_2024, "PTP(lichess", "PTP", 110), 17, "summed in floating point"),
    wrong(published("wwrapid2024_women", OF_2024, "APPO(lichess", "APPO", 110), 22, "made of those"),
    published("uzchesscup2025_masters", OF_2024, "SB", "SB", 10),
    published("uzchesscup2025_masters", OF_2024, "WIN", "WIN", 10),
    published("uzchesscup2025_masters", OF_2024, "BWG", "BWG", 10),
    published("uzchesscup2025_masters", OF_2024, "KS", "KS", 10),
    published("hamilton2018_vega", OLD, "PS", "PS", 2),
    published("hamilton2018_vega", OLD, "BH total", "BH", 2),
    published("hamilton2018_vega", OLD, "SB", "SB", 2),
    published("hamilton2018_vega", OLD, "BH-C1", "BH/C1", 2),
];

/// In the precision of the sheet: averages are printed with two decimals, ratings without.
fn cell_of(cell: &str, spec: &str) -> i64 {
    let exact = decimal(cell);
    if spec.starts_with("AOB") { (exact + 50).div_euclid(100) * 100 } else { exact }
}

#[test]
fn published_values_of_real_events() {
    let Some(folder) = golden::real_folder() else {
        println!("skipped: {}", golden::WHY_SKIPPED);
        return;
    };
    let mut compared = 0;
    for one in PUBLISHED {
        let tournament = read(&folder.join(format!("{}.trf", one.event)));
        let sheet = Sheet::read(&folder.join(format!("{}_expected.csv", one.event)));
        let column = sheet.column(one.heading);
        let asked = exaequo_tiebreak::RankingOptions::new(Regulations::parse(one.regulations).unwrap())
            .by(&format!("PTS,{}", one.spec))
            .unwrap();
        let standings = Standings::new(&tournament, &asked).unwrap();
        let filled = sheet.rows.iter().filter(|row| !row[column].is_empty());
        let (mut values, mut differing) = (0, Vec::new());
        for row in filled {
            let number = Sheet::number(row);
            let (expected, found) = (cell_of(&row[column], one.spec), value_of(&standings, 1, number));
            values += 1;
            if found != Some(expected) {
                differing.push(format!("{number}: {expected}, found {found:?}"));
            }
        }
        let what = format!("{} {} ({})", one.event, one.heading, one.why);
        assert_eq!((values, differing.len()), (one.values, one.wrong), "{what}\n{}", differing.join("\n"));
        compared += values;
    }
    println!("{compared} values");
    assert!(compared > 2_000, "only {compared}");
}

#[test]
fn values_of_the_reference_program() {
    let Some(folder) = golden::real_folder() else {
        println!("skipped: {}", golden::WHY_SKIPPED);
        return;
    };
    let (mut compared, mut wrong) = (0, Vec::new());
    for event in ["wblitz2021_open", "moscow_open_2018_a", "potsdam2025_swiss", "hamilton2018_vega"] {
        let tournament = read(&folder.join(format!("{event}.trf")));
        for (year, edition) in [("2024", "fide-2024-08"), ("2026", "fide-2026-03")] {
            let sheet = Sheet::read(&folder.join(format!("reference_program/{event}_{year}.tsv")));
            let list = sheet.head[2..].join(",");
            let standings = Standings::new(&tournament, &options(edition, &list)).unwrap();
            assert_eq!(standings.specs.len(), sheet.head.len() - 2);
            for row in &sheet.rows {
                let number = Sheet::number(row);
                for (criterion, cell) in row[2..].iter().enumerate() {
                    compared += 1;
                    if value_of(&standings, criterion, number) != Some(decimal(cell)) {
                        wrong.push(format!("{event} {year} {number} {}", standings.specs[criterion]));
                    }
                }
                let who = tournament.find(number).unwrap();
                let rank = standings.rows[standings.row_of(who).unwrap()].rank.unwrap();
                compared += 1;
                if rank.to_string() != row[1] {
                    wrong.push(format!("{event} {year} {number}: rank {}, found {rank}", row[1]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 17_000, "only {compared}");
}

/// The published order, by the list the event used; the pairs of neighbours that stand the other way round in it.
struct Order {
    event: &'static str,
    regulations: &'static str,
    list: &'static str,
    /// Whoever is out of order, and why.
    misplaced: &'static [(u32, &'static str)],
}

const ORDERS: &[Order] = &[
    Order { event: "wblitz2021_open", regulations: OLD, list: "PTS,BH/C1,BH,ARO/C1,DE", misplaced: &[] },
    Order { event: "moscow_open_2018_a", regulations: OLD_DRAWN, list: "PTS,BH,BH/C1,DE,SB", misplaced: &[] },
    Order { event: "rr6_tnr437642", regulations: OLD, list: "PTS,SB,DE", misplaced: &[] },
    Order { event: "potsdam2025_swiss", regulations: OF_2024, list: "PTS,BH,SB,WIN", misplaced: &[] },
    Order { event: "gerolzhofen2025_rr8", regulations: OF_2024, list: "PTS,SB,WIN", misplaced: &[] },
    Order { event: "wwrapid2024_women", regulations: OF_2024, list: "PTS,BH/C1,BH,ARO/C1", misplaced: &[] },
    Order {
        event: "uzchesscup2025_masters",
        regulations: OF_2024,
        list: "PTS,DE,SB,WIN,BWG,KS",
        misplaced: &[],
    },
];

#[test]
fn published_ranks_of_real_events() {
    let Some(folder) = golden::real_folder() else {
        println!("skipped: {}", golden::WHY_SKIPPED);
        return;
    };
    for order in ORDERS {
        let tournament = read(&folder.join(format!("{}.trf", order.event)));
        let sheet = Sheet::read(&folder.join(format!("{}_expected.csv", order.event)));
        let misplaced = misplaced(&tournament, &sheet, order);
        let expected: Vec<u32> = order.misplaced.iter().map(|(number, _)| *number).collect();
        assert_eq!(misplaced, expected, "{}", order.event);
    }
}

/// Whose published rank is none of the places the list gives.
fn misplaced(tournament: &Tournament, sheet: &Sheet, order: &Order) -> Vec<u32> {
    let regulations = Regulations::parse(order.regulations).unwrap();
    let asked = exaequo_tiebreak::RankingOptions::new(regulations).by(order.list).unwrap();
    let standings = Standings::new(tournament, &asked).unwrap();
    let mut found = Vec::new();
    for row in &standings.rows {
        let number = tournament.number_of(row.participant);
        let published: u32 = sheet.cell(number, "rank").parse().unwrap();
        let first = row.rank.unwrap();
        let sharing = standings.rows.iter().filter(|other| other.rank == row.rank).count();
        if !(first..first + u32::try_from(sharing).unwrap()).contains(&published) {
            found.push(number);
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn the_cap_changes_one_value_of_a_real_event() {
    let Some(folder) = golden::real_folder() else {
        println!("skipped: {}", golden::WHY_SKIPPED);
        return;
    };
    let tournament = read(&folder.join("potsdam2025_swiss.trf"));
    let changes = Sheet::read(&folder.join("potsdam2025_swiss_2026_changes.csv"));
    let by = |edition: &str, spec: &str| {
        let asked = by(edition).by(&format!("PTS,{spec}")).unwrap();
        let standings = Standings::new(&tournament, &asked).unwrap();
        let numbers = standings.field.participants().map(|who| tournament.number_of(who));
        numbers.map(|number| (number, value_of(&standings, 1, number))).collect::<Vec<_>>()
    };
    let (before, now) = (by("fide-2024-08", "BH"), by("fide-2026-03", "BH"));
    let different: Vec<_> = before.iter().zip(&now).filter(|(one, other)| one != other).collect();
    assert_eq!(different.len(), changes.rows.len());
    for (one, other) in different {
        assert_eq!(one.1, Some(decimal(changes.cell(one.0, "published_2023ed"))));
        assert_eq!(other.1, Some(decimal(changes.cell(one.0, "2026ed"))));
    }
    assert_eq!(by("fide-2024-08", "SB"), by("fide-2026-03", "SB"));
}
