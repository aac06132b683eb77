//! A plan written to a file, read back, filled in and merged.

use exaequo_model::{Outcome, PairedRounds, Side, Tournament};
use exaequo_playoff::{PlayOff, merge};
use exaequo_trf::{ReadOptions, WriteOptions, read, write};

use crate::event::{event, order, planned, regulations, standings};

/// As the command line writes it.
fn through_a_file(planned: exaequo_model::Facts) -> Tournament {
    let planned = Tournament::new(planned).unwrap();
    let written = write(&planned, &WriteOptions::to_fill_in()).unwrap_or_else(|losses| panic!("{losses:?}"));
    let reading = read(written.bytes, &ReadOptions::default());
    reading.tournament.unwrap_or_else(|| panic!("{:?}", reading.diagnostics))
}

/// The games of each round; the format does not hold their order inside it.
fn games(tournament: &Tournament) -> Vec<Vec<(u32, u32)>> {
    let rounds = tournament.rounds.numbers().map(|round| {
        let games = tournament.rounds.pairings_of(round).iter();
        let mut games: Vec<_> = games.map(|game| (game.white.0, game.black.0)).collect();
        games.sort_unstable();
        games
    });
    rounds.collect()
}

#[test]
fn a_plan_is_the_same_after_writing_and_reading() {
    for (count, settings) in [
        (2, "[[stage]]\ngames = 4\ntime-control = '15+10'"),
        (3, "places = 'all'"),
        (5, "places = 'all'\nformat = 'double-round-robin'"),
        (6, "format = 'knock-out'"),
    ] {
        let scores: Vec<(u32, u32)> = (0..count).map(|index| (5, index)).collect();
        let planned = planned(&event(&scores), settings);
        let again = through_a_file(planned.clone().into_facts());
        assert_eq!(games(&again), games(&planned), "{settings}");
        assert_eq!(again.rounds.count(), planned.rounds.count(), "{settings}");
        assert!(again.rounds.pairings.iter().all(|game| game.outcome == Outcome::Pending));
    }
}

#[test]
fn a_plan_past_midnight_ends_on_the_next_day() {
    let days = |start: &str| {
        let file = planned(&event(&[(5, 1), (5, 2), (5, 3)]), &format!("start = {start}"));
        [file.event.start, file.event.end].map(|day| day.unwrap().to_string())
    };
    // Three games of fifty minutes.
    assert_eq!(days("2026-03-08T17:00:00"), ["2026-03-08", "2026-03-08"]);
    assert_eq!(days("2026-03-08T22:00:00"), ["2026-03-08", "2026-03-09"]);
}

#[test]
fn a_plan_filled_in_decides_the_places() {
    let tournament = event(&[(6, 0), (5, 9), (5, 5), (5, 1)]);
    let mut facts = through_a_file(planned(&tournament, "places = 'all'").into_facts()).into_facts();
    // The higher number wins always: D before C before B.
    let mut rounds = PairedRounds::default();
    std::mem::swap(&mut rounds, &mut facts.rounds);
    for game in &mut rounds.pairings {
        let white = facts.players[game.white.index()].number > facts.players[game.black.index()].number;
        game.outcome = if white {
            Outcome::played(Side::Win, Side::Loss)
        } else {
            Outcome::played(Side::Loss, Side::Win)
        };
    }
    facts.rounds = rounds;
    let playoff = Tournament::new(facts).unwrap();
    let mut standings = standings(&tournament);
    merge(&mut standings, &PlayOff::of_file(&playoff), &regulations("places = 'all'"));
    assert_eq!(order(&standings), "1A 2D 3C 4B");
}

#[test]
fn a_plan_of_teams_is_the_same_after_writing_and_reading() {
    let tournament = exaequo_testkit::match_list::parse(
        "@teams Alpha Bravo Charlie\n@boards 4\n@start 2026-03-07\nA-B:==== C:Z\nC-A:==== B:Z\nB-C:==== A:Z\n",
    );
    let edition = exaequo_tiebreak::Edition::named("fide-2026-03").unwrap();
    let options = exaequo_tiebreak::RankingOptions::new(exaequo_tiebreak::Regulations::of(edition));
    let standings = exaequo_tiebreak::Standings::new(&tournament, &options.by("PTS:MP").unwrap()).unwrap();
    let regulations = regulations("after = 'none'\nplaces = 'all'");
    let plan = exaequo_playoff::Plan::new(&standings, &regulations);
    assert_eq!(plan.groups.len(), 1);
    let facts = exaequo_playoff::facts(&tournament, &plan, &regulations);
    let again = through_a_file(facts.clone());
    assert_eq!(again.teams.len(), 3);
    assert_eq!(again.rounds.pairings.len(), facts.rounds.pairings.len());
    assert_eq!(again.rounds.matches.len(), 3);
}

#[test]
fn rounds_that_may_become_necessary_are_announced() {
    let stages =
        "[[stage]]\ngames = 2\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    let planned = planned(&event(&[(5, 2), (5, 1)]), stages);
    assert_eq!((planned.rounds.count(), planned.schedule.announced()), (2, 3));
}
