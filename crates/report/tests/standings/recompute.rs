//! Every value follows from its printed terms alone.

use exaequo_model::Tournament;
use exaequo_report::standings::Detail;
use exaequo_testkit::{Plan, arbitrary, golden};
use exaequo_trf::ReadOptions;
use proptest::prelude::*;
use serde_json::Value;

use crate::pencil::{ONE, number, places, value};
use crate::{json, options};

const PLAYERS: &str = "PTS,DE,DE/P,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,FB,FB/C1,AOB,AOB/F,SB,SB/C1,SB/C2,KS,KS/L+1,KS/L-2,\
    PS,PS/C1,PS/C2,WIN,WON,BPG,BWG,REP,STD,TPN,TPN/R,ARO/U1400,ARO/C1/U1400,ARO/M1/U1400,TPR/U1400,PTP/U1400,\
    APRO/U1400,APPO/U1400,RTNG/U1400,RTNG/R/U1400,EKS,KASHDAN,SOB";
const TEAMS: &str = "PTS:MP,PTS:GP,DE,EDE,EDEBT,EDEBB,BC,TBR,BBE,MPvGP,EMMSB/C1,EMGSB,EMGSB/C1,EGMSB,EGGSB/C1,\
    BH:MP/C1,BH:GP,SB:GP,SSSC/K4,SSSC/F/K4,AOB:MP,KS:GP,PS:MP,WIN,STD:GP,BERLIN,FBR,GPD,EKS";

/// Editions whose values differ in what they are made of.
const EDITIONS: [&str; 4] = ["fide-2026-03", "fqe-2026-03", "fide-2009", "ffe-annex"];

/// Redoes every value of a tournament in an edition; how many there were.
fn redo(tournament: &Tournament, edition: &str, name: &str) -> usize {
    let list = if tournament.is_team_event() { TEAMS } else { PLAYERS };
    let whole = json(tournament, &options(edition, list), Detail::Terms);
    let codes: Vec<&str> =
        whole["tie_breaks"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
    let mut count = 0;
    for row in whole["standings"].as_array().unwrap() {
        for (code, cell) in codes.iter().zip(row["values"].as_array().unwrap()) {
            let place = format!("{name} {edition} {} {code}", row["id"]);
            redo_one(&whole, row, cell, &place);
            count += 1;
        }
    }
    count
}

fn redo_one(whole: &Value, row: &Value, cell: &Value, place: &str) {
    let printed = Some(&cell["value"]).filter(|value| !value.is_null()).map(number);
    match cell["tied_group"].as_u64() {
        Some(group) => {
            let group = &whole["tied_groups"][usize::try_from(group).unwrap()];
            let own = number(&row["id"]) / ONE;
            let found = places(group).into_iter().find(|(id, _)| *id == own).map(|(_, place)| place * ONE);
            assert_eq!(found, printed, "{place}");
        }
        None if cell.get("terms").is_some() => assert_eq!(value(cell), printed, "{place}: {cell}"),
        None => assert_eq!(printed, None, "{place}"),
    }
}

#[test]
fn every_value_of_every_golden_file() {
    let mut count = 0;
    for file in golden::trf_files() {
        let reading = exaequo_trf::read(std::fs::read(&file).unwrap(), &ReadOptions::default());
        let Some(tournament) = reading.tournament else { panic!("{}", file.display()) };
        for edition in EDITIONS {
            count += redo(&tournament, edition, &file.display().to_string());
        }
    }
    assert!(count > 100_000, "{count} values");
}

#[test]
fn every_value_of_generated_tournaments() {
    for seed in 0..6 {
        for plan in [Plan::swiss(60, 9, seed), Plan::round_robin(9, 2, seed), Plan::teams(12, 4, 7, seed)] {
            redo(&plan.tournament(), "fide-2026-03", &format!("{plan:?}"));
            redo(&plan.tournament(), "fide-2009", &format!("{plan:?}"));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn every_value_of_any_tournament(plan in arbitrary::any_plan()) {
        redo(&plan.tournament(), "fide-2026-03", &format!("{plan:?}"));
        redo(&plan.tournament(), "ffe-annex", &format!("{plan:?}"));
    }
}
