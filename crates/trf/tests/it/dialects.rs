//! Files in the manner of the programs that write them.

use exaequo_model::{
    Birth, Color, FideId, ListScope, Points, PrimaryScore, RatingBody, RoundNumber, ScoreSystem, Sex,
    StartingRankMethod, System, Title, Tournament,
};
use exaequo_trf::{Dialect, TrfReading};

use crate::support::{codes, games, matches, read_bytes, requests, text};

fn check(file: &[u8], dialect: Dialect, expected: &[&str]) -> (TrfReading, Tournament) {
    let reading = read_bytes(file);
    assert_eq!(codes(&reading), expected);
    assert_eq!(reading.dialect, dialect);
    assert!(reading.document.to_bytes() == file, "the bytes come back");
    let tournament = reading.tournament.clone().unwrap();
    (reading, tournament)
}

fn prohibitions(tournament: &Tournament) -> Vec<(u16, u16, Vec<u32>)> {
    let numbers = |one: &exaequo_model::Prohibition| {
        one.participants.iter().map(|who| tournament.number_of(*who)).collect()
    };
    tournament.prohibitions.iter().map(|one| (one.first_round.0, one.last_round.0, numbers(one))).collect()
}

/// Blank opponents, names one column late, English dates, `Z` with an opponent while the game goes on.
#[test]
fn lichess() {
    let file = include_bytes!("data/lichess.trf");
    let expected = ["T028", "T030", "T030", "T070", "T066", "T055", "T055", "T055", "T055"];
    let (_, tournament) = check(file, Dialect::Trf16, &expected);
    let expected = "1-3 10, 4-2 01, 5:H\n2-5 ==, 3-4 10, 1:U\n1-2 .., 4-5 .., 3:Z\n";
    assert_eq!(games(&tournament), expected);
    assert_eq!(text(&tournament, tournament.players[0].name), "aasen");
    assert_eq!(text(&tournament, tournament.event.federation), "Lichess");
    assert_eq!(tournament.event.start.unwrap().to_string(), "2026-03-06");
    assert_eq!(tournament.schedule.announced(), 3);
    assert_eq!(prohibitions(&tournament), [(1, 3, vec![1, 4])]);
    assert_eq!(tournament.complete_rounds(), 2);
}

/// `0000 - -` and `0000 - =` for absences, a birth date in free text, file order as pairing number.
#[test]
fn vega() {
    let (_, tournament) =
        check(include_bytes!("data/vega.trf"), Dialect::Trf06, &["T066", "T031", "T042", "T031", "T030"]);
    assert_eq!(games(&tournament), "1-3 10, 2:Z, 4:Z\n4-2 01, 1:H, 3:Z\n");
    assert_eq!(tournament.schedule.announced(), 5);
    let births: Vec<Birth> = tournament.players.iter().map(|player| player.birth).collect();
    assert_eq!(births, [Birth::Year(1988), Birth::Unknown, Birth::Year(2004), Birth::Year(1979)]);
    assert_eq!(tournament.event.first_color, None);
}

/// Rulers as comments, dates one column late, 172 without federation, French titles, `BH/:GP`, a tight 299.
#[test]
fn sharly() {
    let (_, tournament) = check(include_bytes!("data/sharly.trf"), Dialect::Trf26, &["T062", "T062", "T062"]);
    assert_eq!(matches(&tournament), "1-2 (1w3 10, 2b4 ==), 3:U\n");
    let titles: Vec<Title> = tournament.players.iter().map(|player| player.title).take(4).collect();
    assert_eq!(titles, [Title::Gm, Title::Wim, Title::Fm, Title::None]);
    let dates: Vec<_> =
        tournament.schedule.rounds.iter().map(|round| round.date.unwrap().to_string()).collect();
    assert_eq!(dates, ["2026-05-01", "2026-05-02"]);
    assert_eq!(tournament.event.starting_rank, Some(StartingRankMethod::NationalElseFide));
    let list = tournament.event.tie_breaks.unwrap();
    assert_eq!((text(&tournament, list.text).as_str(), list.scope), ("PTS,BH/:GP,EDE", ListScope::Everybody));
    assert_eq!(tournament.primary, Some(PrimaryScore::MatchPoints));
    let [penalty] = tournament.adjustments.as_slice() else { panic!("{:?}", tournament.adjustments) };
    assert_eq!((penalty.match_points, penalty.game_points), (Some(-Points::WHOLE), None));
    assert_eq!((penalty.round, penalty.participants.len()), (Some(RoundNumber(1)), 1));
    assert_eq!(tournament.number_of(penalty.participants[0]), 2);
    let [national] = tournament.national.as_slice() else { panic!("{:?}", tournament.national) };
    let parts = [national.federation, national.origin, national.id].map(|range| text(&tournament, range));
    assert_eq!(parts, ["FRA", "BRE", "B12345"]);
    let rated = tournament.ratings.iter().find(|entry| entry.body == RatingBody::National).unwrap();
    assert_eq!((rated.player, rated.rating.value()), (national.player, 1950));
}

/// Carriage returns only, the code of the system in 092, one record per value.
#[test]
fn bbp_pairings() {
    let file = include_bytes!("data/bbp.trf");
    assert!(!file.contains(&b'\n'));
    let (_, tournament) = check(file, Dialect::Trf16, &["T066"]);
    assert_eq!(games(&tournament), "1-3 10, 4-2 01\n2-1 ==, 3:Z, 4:U\n");
    assert_eq!(tournament.system, Some(System::Swiss));
    let scores = ScoreSystem {
        zero_bye: Points::HALF,
        pairing_bye: Points::from_halves(3),
        ..ScoreSystem::new(Points::from_whole(3), Points::WHOLE, Points::ZERO)
    };
    assert_eq!(tournament.scores, scores);
}

/// The extensions, and byes of the next round in its columns, whose points are included.
#[test]
fn javafo() {
    let (_, tournament) = check(include_bytes!("data/javafo.trf"), Dialect::Trf16, &["T066", "T061"]);
    assert_eq!(games(&tournament), "1-3 10, 4-2 01\n2-1 ==, 3:Z, 4:U\n");
    assert_eq!(requests(&tournament), "3 1:H, 3 3:Z, 3 2:Z");
    assert_eq!(tournament.schedule.announced(), 5);
    assert_eq!(tournament.event.first_color, Some(Color::Black));
    assert_eq!(prohibitions(&tournament), [(1, 5, vec![1, 4]), (1, 5, vec![2, 3, 4])]);
    let accelerations: Vec<_> = tournament
        .accelerations
        .iter()
        .map(|one| {
            (one.first_number..=one.last_number, one.first_round.0..=one.last_round.0, one.game_points)
        })
        .collect();
    assert_eq!(accelerations, [(1..=1, 1..=2, Points::WHOLE), (1..=1, 3..=3, Points::HALF)]);
    // A pairing bye stays 1 even if a win is worth more.
    let three = ScoreSystem::new(Points::from_whole(3), Points::WHOLE, Points::ZERO);
    assert_eq!(tournament.scores, ScoreSystem { pairing_bye: Points::WHOLE, ..three });
}

/// A legend before the players, two numbers in 062, zeros for what is not known, 013 with names in Greek.
#[test]
fn swiss_manager() {
    let (_, tournament) =
        check(include_bytes!("data/swiss-manager.trf"), Dialect::Trf16, &["T066", "T011", "T026"]);
    assert_eq!(matches(&tournament), "1-2 (1w4 10, 2b5 ==)\n");
    assert_eq!(tournament.name_of(tournament.find(2).unwrap()), "ΣΟ Πάτρας");
    assert_eq!(text(&tournament, tournament.event.name), "Κύπελλο 2026");
    assert_eq!(tournament.event.deputies.len(), 2);
    assert_eq!(tournament.players[1].sex, Some(Sex::Female));
    let third = &tournament.players[2];
    assert_eq!((third.fide_id, third.birth), (FideId::None, Birth::Unknown));
    assert_eq!(tournament.ratings.len(), 3);
    assert_eq!(tournament.system, Some(System::Swiss));
}
