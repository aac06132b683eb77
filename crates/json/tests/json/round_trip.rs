//! Everything that is written is read again as it was.

use crate::common::{changed, resolved, samples, two_players};
use exaequo_json::{read, write, write_compact};
use exaequo_model::{
    Basis, Birth, Elo, FideId, Outcome, Pairing, PlayerId, Points, RatingBody, RatingEntry, RatingSource,
    Records, ScoreSystem, Side, Title, Tournament, ValidFrom,
};

fn assert_round_trip(tournament: &Tournament) {
    let text = write(tournament);
    let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(resolved(&back), resolved(tournament));
    assert_eq!(write(&back), text);
}

#[test]
fn every_fact_survives() {
    for tournament in samples() {
        assert_round_trip(&tournament);
    }
}

#[test]
fn the_comparison_sees_a_difference_in_text() {
    let one = changed(|facts| facts.event.city = facts.text.push("Oslo"));
    let other = changed(|facts| facts.event.city = facts.text.push("Omsk"));
    let moved = changed(|facts| {
        facts.text.push("somewhere else in the buffer");
        facts.event.city = facts.text.push("Oslo");
    });
    assert_ne!(resolved(&one), resolved(&other));
    assert_eq!(resolved(&one), resolved(&moved));
    assert!(resolved(&one).contains("city: \"Oslo\""));
}

#[test]
fn both_layouts_say_the_same() {
    for tournament in samples() {
        let (pretty, compact) = (write(&tournament), write_compact(&tournament));
        assert_eq!(resolved(&read(&pretty).unwrap()), resolved(&read(&compact).unwrap()));
        assert!(pretty.ends_with("}\n"));
        assert!(!compact.contains('\n'));
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(&pretty), value(&compact));
    }
}

#[test]
fn a_small_tournament_is_small() {
    let tournament = changed(|facts| {
        facts.schedule.announce(2);
        facts.add_round(vec![Pairing::new(PlayerId(1), PlayerId(0), Outcome::DRAWN)], Vec::new());
        facts.add_round(Vec::new(), Vec::new());
    });
    let expected = r#"{
  "schema": "exaequo/tournament/1",
  "announced_rounds": 2,
  "players": [{"number": 1, "name": "Alyx"}, {"number": 2, "name": "Bruno"}],
  "rounds": [{"games": [{"white": 2, "black": 1, "result": "1/2-1/2"}]}, {}]
}
"#;
    assert_eq!(write(&tournament), expected);
    assert_round_trip(&tournament);
}

#[test]
fn scores_are_written_as_far_as_they_are_unusual() {
    let written = |scores: ScoreSystem| {
        let text = write_compact(&changed(|facts| facts.scores = scores));
        assert_eq!(read(&text).unwrap().scores, scores);
        text.split_once("\"scores\":").map(|(_, rest)| rest.split_inclusive('}').next().unwrap().to_owned())
    };
    let football = ScoreSystem::new(Points::from_whole(3), Points::from_whole(1), Points::ZERO);
    assert_eq!(written(ScoreSystem::STANDARD), None);
    assert_eq!(written(football).as_deref(), Some(r#"{"win":3,"draw":1,"loss":0}"#));
    let bye = ScoreSystem { pairing_bye: Points::HALF, ..football };
    assert_eq!(written(bye).as_deref(), Some(r#"{"win":3,"draw":1,"loss":0,"pairing_bye":0.5}"#));
}

#[test]
fn ratings_out_of_order_stand_with_their_player() {
    let entry = |player, rating| RatingEntry {
        player: PlayerId(player),
        body: RatingBody::Fide,
        pace: exaequo_model::Pace::Standard,
        rating: Elo::new(rating).expect("a rating"),
        from: ValidFrom::Start,
        source: RatingSource::File,
        k: None,
        games: None,
    };
    let tournament = changed(|facts| facts.ratings = vec![entry(1, 1900), entry(0, 1800), entry(1, 1700)]);
    let back = read(&write(&tournament)).unwrap();
    assert_eq!(back.ratings, [entry(0, 1800), entry(1, 1900), entry(1, 1700)]);
}

#[test]
fn text_that_is_a_known_title_or_a_number_becomes_one() {
    let tournament = changed(|facts| {
        facts.players[0].title = Title::Other(facts.text.push("WGM"));
        facts.players[0].fide_id = FideId::Text(facts.text.push("00123"));
        facts.players[1].title = Title::Other(facts.text.push("wgm"));
        facts.players[1].fide_id = FideId::Text(facts.text.push("+5"));
    });
    let back = read(&write(&tournament)).unwrap();
    assert_eq!((back.players[0].title, back.players[0].fide_id), (Title::Wgm, FideId::Number(123)));
    assert!(matches!(back.players[1].title, Title::Other(text) if back.str(text) == "wgm"));
    assert!(matches!(back.players[1].fide_id, FideId::Text(text) if back.str(text) == "+5"));
    assert_eq!(write(&back), write(&tournament));
}

#[test]
fn usual_values_may_be_written_out() {
    let spelled = r#"{
        "schema": "exaequo\/tournament\/1",
        "event": {"name": null, "pace": "standard", "time_control": {}, "deputies": []},
        "system": null,
        "announced_rounds": 2,
        "schedule": [{"round": 1, "stage": "main", "weight": 1.00, "date": null}],
        "scores": {"win": 1, "forfeit_win": 1.0},
        "match_scores": {"rule": "more_than_the_opponent"},
        "players": [
            {"number": 1, "name": "Alyx", "title": "", "fide_id": "", "status": {"ranking": "ranked"},
             "ratings": [{"body": "fide", "pace": "standard", "rating": 2000, "source": "file", "from": null}]},
            {"number": 2, "name": "Bruno", "birth": null, "published": {}}
        ],
        "teams": [],
        "rounds": [
            {"games": [{"white": 1, "black": 2, "result": "1-0", "rated": true, "colors": "known"}]},
            {"byes": [{"number": 2, "bye": "zero_point"}], "matches": []}
        ]
    }"#;
    let short = r#"{
        "schema": "exaequo/tournament/1",
        "players": [{"number": 1, "name": "Alyx", "ratings": [{"rating": 2000}]}, {"number": 2, "name": "Bruno"}],
        "rounds": [{"games": [{"white": 1, "black": 2, "result": "1-0"}]}, {}]
    }"#;
    assert_eq!(write(&read(spelled).unwrap()), write(&read(short).unwrap()));
    let match_spelled = r#"{"schema": "exaequo/tournament/1", "players": [], "teams": [{"number": 1}, {"number": 2}],
        "rounds": [{"matches": [{"white": 1, "black": 2, "colors": "known", "outcome": "boards"}]}]}"#;
    let match_short = match_spelled.replace(r#", "colors": "known", "outcome": "boards""#, "");
    assert_eq!(write(&read(match_spelled).unwrap()), write(&read(&match_short).unwrap()));
}

#[test]
fn a_minimal_document_is_a_tournament() {
    let tournament = read(r#"{"schema":"exaequo/tournament/1","players":[{"number":7}]}"#).unwrap();
    assert_eq!(tournament.players[0].number, 7);
    assert_eq!(tournament.players[0].birth, Birth::Unknown);
    assert_eq!((tournament.schedule.announced(), tournament.rounds.count()), (0, 0));
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let text = write(&two_players());
    assert_eq!(write(&read(&format!("\u{feff}{text}")).unwrap()), text);
}

#[test]
fn numbers_need_not_follow_the_order_of_the_list() {
    let document = r#"{
        "schema": "exaequo/tournament/1",
        "players": [{"number": 40, "name": "Alyx"}, {"number": 3, "name": "Bruno"}, {"number": 1, "name": "Charline"}],
        "rounds": [
            {"games": [{"white": 3, "black": 40, "result": "0-1"}], "byes": [{"number": 1, "bye": "half_point"}]}
        ]
    }"#;
    let tournament = read(document).unwrap();
    let totals = Records::new(&tournament, Basis::Points).totals().to_vec();
    assert_eq!(totals, [Points::WHOLE, Points::ZERO, Points::HALF]);
    assert_round_trip(&tournament);
}

#[test]
fn a_large_open_survives() {
    let tournament = changed(|facts| {
        for number in 3..=10_000 {
            let name = facts.text.push(&format!("Player {number}"));
            facts.players.push(exaequo_model::Player::new(number, name));
        }
        facts.schedule.announce(11);
        for round in 0..11 {
            let game = |table: u32| {
                let (white, black) = (PlayerId(2 * table), PlayerId(2 * ((table + round) % 5_000) + 1));
                Pairing::new(white, black, Outcome::played(Side::Win, Side::Loss))
            };
            facts.add_round((0..5_000).map(game).collect(), Vec::new());
        }
    });
    assert_eq!(tournament.rounds.pairings.len(), 55_000);
    assert_round_trip(&tournament);
}
