//! The worked examples of the regulations.

use std::path::PathBuf;

use exaequo_model::Tournament;
use exaequo_testkit::golden;
use exaequo_tiebreak::{Spec, Standings, StepBasis, StepOutcome};

use crate::csv::Sheet;
use crate::help::{decimal, options, read, value_of};

fn example(name: &str) -> PathBuf {
    golden::folder().join("regulations").join(name)
}

fn ranks(tournament: &Tournament, edition: &str, list: &str) -> Vec<(u32, u32)> {
    let standings = Standings::new(tournament, &options(edition, list)).unwrap();
    let rank = |row: &exaequo_tiebreak::RankedRow| {
        (tournament.number_of(row.participant), row.rank.unwrap_or_default())
    };
    standings.rows.iter().map(rank).collect()
}

fn published_ranks(sheet: &Sheet, heading: &str) -> Vec<(u32, u32)> {
    let rank = |row: &Vec<String>| (Sheet::number(row), row[sheet.column(heading)].parse().unwrap());
    let mut ranks: Vec<_> = sheet.rows.iter().map(rank).collect();
    ranks.sort_by_key(|&(number, rank)| (rank, number));
    ranks
}

#[test]
fn koya_and_extended_koya_of_the_french_annex() {
    let tournament = read(&example("koya10.trf"));
    let sheet = Sheet::read(&example("koya10_rank_by_edition.csv"));
    let annex = published_ranks(&sheet, "rank_annex");
    assert_eq!(ranks(&tournament, "ffe-annex", "PTS,DE,KS,EKS"), annex);
    // Article 6.2 applies direct encounter again to Denis and Franck, which the annex does not.
    let fide = published_ranks(&sheet, "rank_C.07_2023_and_2026");
    assert_ne!(fide, annex);
    for edition in ["fide-2026-03", "fqe-2026-03", "feda-2026-03", "fide-2024-08", "fide-2023-09"] {
        assert_eq!(ranks(&tournament, edition, "PTS,DE,KS,EKS"), fide, "{edition}");
    }
}

#[test]
fn koya_with_every_limit_of_the_example() {
    let tournament = read(&example("koya10.trf"));
    let sheet = Sheet::read(&example("koya10_derived.csv"));
    // Nine games: half of the maximum is 4½.
    let columns = [
        ("KS_ge_5.0", "KS/L+1"),
        ("KS_ge_4.5", "KS"),
        ("KS_ge_4.0", "KS/L-1"),
        ("KS_ge_3.5", "KS/L-2"),
        ("KS_ge_3.0", "KS/L-3"),
        ("KS_ge_2.5", "KS/L-4"),
        ("SB", "SB"),
        ("WON", "WON"),
    ];
    for (heading, spec) in columns {
        let standings =
            Standings::new(&tournament, &options("fide-2026-03", &format!("PTS,{spec}"))).unwrap();
        for row in &sheet.rows {
            let number = Sheet::number(row);
            let expected = decimal(sheet.cell(number, heading));
            assert_eq!(value_of(&standings, 1, number), Some(expected), "{spec} of {number}");
        }
    }
}

#[test]
fn the_annex_shows_the_sums_of_each_step() {
    let tournament = read(&example("koya10.trf"));
    let sheet = Sheet::read(&example("koya10_expected.csv"));
    let standings = Standings::new(&tournament, &options("ffe-annex", "PTS,DE,KS,EKS")).unwrap();
    let bernard = tournament.find(2).unwrap();
    // Direct encounter of five, once.
    let group = standings.group_at(1, bernard);
    let steps = standings.steps(&"DE".parse::<Spec>().unwrap(), &group);
    assert_eq!((steps.len(), steps[0].outcome, steps[0].lines.len()), (1, StepOutcome::Split, 5));
    for line in &steps[0].lines {
        let expected = decimal(sheet.cell(tournament.number_of(line.participant), "DE_in_group_BCDFG"));
        assert_eq!(line.sum.half_up(10_000), expected);
    }
    // Bernard and Claude: 4½ and 3½ do not part them, 3 does.
    let group = standings.group_at(3, bernard);
    let steps = standings.steps(&"EKS".parse::<Spec>().unwrap(), &group);
    let limits: Vec<StepBasis> = steps.iter().map(|step| step.what).collect();
    assert_eq!(limits, [StepBasis::Limit(450), StepBasis::Limit(350), StepBasis::Limit(300)]);
    for (step, heading) in steps.iter().zip(["KS_ge_4.5", "KS_ge_3.5", "KS_ge_3.0"]) {
        assert_eq!(step.lines.len(), 2);
        for line in &step.lines {
            let expected = decimal(sheet.cell(tournament.number_of(line.participant), heading));
            assert_eq!(line.sum.half_up(10_000), expected, "{heading}");
        }
    }
}

#[test]
fn sonneborn_berger_of_the_french_annex() {
    let tournament = read(&example("sb4.trf"));
    let sheet = Sheet::read(&example("sb4_expected.csv"));
    for edition in ["ffe-annex", "fide-2009", "fide-2023-09", "fide-2026-03"] {
        let standings = Standings::new(&tournament, &options(edition, "PTS,SB")).unwrap();
        for row in &sheet.rows {
            let number = Sheet::number(row);
            assert_eq!(value_of(&standings, 1, number), Some(decimal(sheet.cell(number, "SB"))));
        }
        assert_eq!(ranks(&tournament, edition, "PTS,SB"), published_ranks(&sheet, "rank"));
    }
}
