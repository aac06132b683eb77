//! Generated tournaments with the values of FIDE's reference checker.

use std::fs;
use std::path::Path;

use exaequo_model::{Elo, Tournament};
use exaequo_testkit::golden;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Spec, Standings, parse_list};
use serde_json::Value;

use crate::help::{decimal, read, value_of};

/// Where the rulings decide otherwise than the checker: the kind of file, the criterion, the ruling, and the
/// provision with which the checker's values come out.
const EXCEPTIONS: &[(&str, &[&str], u8, &str)] =
    &[("ir", &["WON", "BPG", "BWG"], 6, OVER_THE_BOARD), ("tr", &["WON:MP"], 6, OVER_THE_BOARD)];

const OVER_THE_BOARD: &str = "predetermined-forfeit-wins = 'over-the-board'";

/// One of the files, with what the checker says about it.
struct Case {
    name: String,
    answers: Value,
    tournament: Tournament,
}

fn cases(kind: char) -> Vec<Case> {
    let folder = golden::folder().join("differential");
    let of_kind = |path: &&std::path::PathBuf| name(path).starts_with(kind);
    golden::files_below(&folder, "json").iter().filter(of_kind).map(|path| case(path)).collect()
}

fn name(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

fn case(path: &Path) -> Case {
    let answers = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    Case { name: name(path).to_owned(), answers, tournament: read(&path.with_extension("trf")) }
}

impl Case {
    /// By the edition of the file, with a provision the checker follows where rulings differ.
    fn standings(&self, list: &str, provision: &str) -> Standings {
        let edition = Edition::in_force(self.answers["rules"].as_str().unwrap().parse().unwrap()).unwrap();
        let text = format!("edition = '{}'\n{provision}", edition.name);
        let round = u16::try_from(self.answers["current_round"].as_u64().unwrap()).unwrap();
        let options = RankingOptions {
            list: Some(parse_list(list).unwrap()),
            round: Some(round),
            unrated: Elo::new(1000),
            ..RankingOptions::new(Regulations::parse(&text).unwrap())
        };
        Standings::new(&self.tournament, &options).unwrap()
    }

    /// The score that decides.
    fn points(&self) -> String {
        self.answers["primary"].as_str().map_or("PTS".to_owned(), |primary| format!("PTS:{primary}"))
    }

    fn exception(&self, code: &str) -> Option<&'static str> {
        let applies = |(kind, codes, ..): &&(&str, &[&str], u8, &str)| {
            self.name.starts_with(kind) && codes.contains(&code)
        };
        EXCEPTIONS.iter().find(applies).map(|(.., provision)| *provision)
    }
}

/// Criteria that order tied groups have no value of their own: the ranks show what they do.
fn has_values(spec: &Spec) -> bool {
    spec.definition.measure != exaequo_tiebreak::Measure::Place
}

fn wrong_values(kind: char) -> (usize, Vec<String>) {
    let (mut compared, mut wrong) = (0, Vec::new());
    for case in cases(kind) {
        for (code, values) in case.answers["values"].as_object().unwrap() {
            let Ok(spec) = code.parse::<Spec>() else { continue };
            if !has_values(&spec) {
                continue;
            }
            let points = case.points();
            let standings =
                case.standings(&format!("{points},{spec}"), case.exception(code).unwrap_or_default());
            let at = standings.specs.len() - 1;
            for (number, value) in values.as_object().unwrap() {
                let expected = (!value.is_null()).then(|| decimal(&value.to_string()));
                let found = value_of(&standings, at, number.parse().unwrap());
                compared += 1;
                if expected != found {
                    wrong.push(format!("{} {code} {number}: {expected:?}, found {found:?}", case.name));
                }
            }
        }
    }
    (compared, wrong)
}

fn wrong_ranks(kind: char) -> (usize, Vec<String>) {
    let (mut compared, mut wrong) = (0, Vec::new());
    for case in cases(kind) {
        for (chain, ranks) in case.answers["ranks"].as_object().unwrap() {
            let standings = case.standings(&chain.replace('+', ","), "");
            for row in &standings.rows {
                let number = case.tournament.number_of(row.participant).to_string();
                let expected = ranks[&number].as_u64().map(|rank| u32::try_from(rank).unwrap());
                compared += 1;
                if expected != row.rank {
                    wrong.push(format!("{} {chain} {number}: {expected:?}, found {:?}", case.name, row.rank));
                }
            }
        }
    }
    (compared, wrong)
}

#[test]
fn every_individual_value() {
    let (compared, wrong) = wrong_values('i');
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 60_000, "only {compared}");
}

#[test]
fn every_individual_rank() {
    let (compared, wrong) = wrong_ranks('i');
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 6_000, "only {compared}");
}

#[test]
fn every_team_value() {
    let (compared, wrong) = wrong_values('t');
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 8_000, "only {compared}");
}

#[test]
fn every_team_rank() {
    let (compared, wrong) = wrong_ranks('t');
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 2_000, "only {compared}");
}
