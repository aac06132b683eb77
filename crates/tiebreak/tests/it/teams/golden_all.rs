//! Every criterion for teams on every golden team event: by every edition, after every round.

use std::path::PathBuf;

use exaequo_model::Tournament;
use exaequo_testkit::golden;
use exaequo_tiebreak::{Edition, RankingOptions, Standings};

use super::lists::{every_spec, list_of};
use crate::help::{options, read};

/// The team events among some files.
fn team_events(files: Vec<PathBuf>) -> impl Iterator<Item = (String, Tournament)> {
    let named = |path: PathBuf| (path.display().to_string(), read(&path));
    files.into_iter().map(named).filter(|(_, tournament)| tournament.is_team_event())
}

/// Standings by everything, with an explanation of every value.
fn rank(name: &str, tournament: &Tournament, edition: &str, round: u16) {
    let specs = every_spec();
    for primary in ["MP", "GP"] {
        let options = RankingOptions { round: Some(round), ..options(edition, &list_of(primary, &specs)) };
        let standings = Standings::new(tournament, &options).unwrap();
        assert_eq!(standings.rows.len(), tournament.participant_count(), "{name} by {edition}");
        for row in &standings.rows {
            for (at, spec) in standings.specs.iter().enumerate() {
                let _ = standings.steps(spec, &standings.group_at(at, row.participant));
                let _ = standings.terms(spec, row.participant);
            }
        }
    }
}

#[test]
fn every_criterion_on_every_golden_team_event() {
    let mut count = 0;
    for (name, tournament) in team_events(golden::trf_files()) {
        for edition in Edition::ALL {
            for round in 0..=tournament.rounds.count() {
                rank(&name, &tournament, edition.name, round);
            }
        }
        count += 1;
    }
    assert!(count > 10, "{count} team events");
}

#[test]
fn every_criterion_on_the_real_team_events() {
    let Some(files) = golden::real_trf_files() else {
        println!("skipped: {}", golden::WHY_SKIPPED);
        return;
    };
    for (name, tournament) in team_events(files) {
        for edition in ["fide-2026-03", "ffe-annex"] {
            rank(&name, &tournament, edition, tournament.rounds.count());
        }
    }
}
