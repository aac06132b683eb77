//! How far an event has come, and what can be looked up in it.

use exaequo_model::{
    Elo, ListScope, Pace, PlayerId, RatingBody, RatingEntry, RatingSource, RoundNumber, TieBreakList,
    Tournament, ValidFrom,
};
use exaequo_testkit::{crosstable, match_list};

use crate::help::coherent;

#[test]
fn standings_stop_before_the_first_missing_result() {
    let cases = [
        ("A: B+w B=b\nB: A-b A=w", 2),
        ("A: B+w B?b\nB: A-b A?w", 1),
        ("A: B?w B=b\nB: A?b A=w", 0),
        ("A: B+w B*b\nB: A-b A*w", 2),
        ("A: B<w B=b\nB: A<b A=w", 2),
        ("A: U Z\nB: Z H", 2),
        ("@rounds 5\nA: B+w\nB: A-b", 1),
        ("A:\nB:", 0),
    ];
    for (text, complete) in cases {
        assert_eq!(crosstable::parse(text).complete_rounds(), complete, "{text}");
    }
}

#[test]
fn missing_results_are_counted_by_game_and_round() {
    let tournament = crosstable::parse("A: B?w C=b\nB: A?b D?w\nC: D?w A=w\nD: C?b B?b");
    let missing = [1, 2, 3].map(|round| tournament.missing_results(RoundNumber(round)));
    assert_eq!(missing, [2, 1, 0]);
    let teams = match_list::parse("@teams A B\nA-B:+??*\nB-A:++++");
    assert_eq!(teams.missing_results(RoundNumber(1)), 2);
    assert_eq!(teams.complete_rounds(), 0);
}

fn rating(player: u32, value: u32, from: ValidFrom) -> RatingEntry {
    RatingEntry {
        player: PlayerId(player),
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(value).expect("a rating"),
        from,
        source: RatingSource::List,
        k: None,
        games: None,
    }
}

fn values(tournament: &Tournament, player: u32) -> Vec<u16> {
    tournament.ratings_of(PlayerId(player)).iter().map(|entry| entry.rating.value()).collect()
}

#[test]
fn ratings_are_found_by_player() {
    let mut facts = crosstable::facts("A 2000: B=\nB: A=\nC 1800: U\nD: Z");
    facts.ratings.insert(1, rating(0, 2020, ValidFrom::Round(RoundNumber(5))));
    let tournament = coherent(facts);
    let found = [0, 1, 2, 3, 9].map(|player| values(&tournament, player));
    assert_eq!(found, [vec![2000, 2020], vec![], vec![1800], vec![], vec![]]);
}

#[test]
fn ratings_are_found_in_whatever_order_they_came() {
    let mut facts = crosstable::facts("A: B=\nB: A=\nC: U");
    let start = ValidFrom::Start;
    facts.ratings =
        vec![rating(2, 1800, start), rating(0, 2000, start), rating(2, 1850, start), rating(1, 1900, start)];
    let tournament = coherent(facts);
    let found = [0, 1, 2].map(|player| values(&tournament, player));
    assert_eq!(found, [vec![2000], vec![1900], vec![1800, 1850]]);
}

#[test]
fn boards_are_as_announced_or_the_most_that_were_used() {
    let boards = |text: &str| match_list::parse(text).boards_per_match();
    assert_eq!(boards("@teams A B\n@boards 4\nA-B:++"), 4);
    assert_eq!(boards("@teams A B\nA-B:++\nA-B:+++\nB-A:+"), 3);
    assert_eq!(boards("@teams A B\nA>B"), 0);
    assert_eq!(crosstable::parse("A: B=\nB: A=").boards_per_match(), 0);
}

#[test]
fn participants_are_players_or_teams() {
    let players = crosstable::parse("Anna: B=\nBert: A=");
    let teams = match_list::parse("@teams Ajax Blau\nA-B:++");
    for (tournament, names) in [(players, ["Anna", "Bert"]), (teams, ["Ajax", "Blau"])] {
        let found: Vec<_> = tournament.participants().map(|one| tournament.name_of(one)).collect();
        assert_eq!(found, names);
        assert_eq!(tournament.find(2), tournament.participants().nth(1));
        assert_eq!(tournament.find(3), None);
    }
}

#[test]
fn a_list_of_criteria_orders_the_tied_or_everybody() {
    let mut facts = crosstable::facts("A: B=\nB: A=");
    assert!(!coherent(facts.clone()).orders_everybody());
    let text = facts.text.push("PTS,BH");
    for (scope, everybody) in [(ListScope::Tied, false), (ListScope::Everybody, true)] {
        facts.event.tie_breaks = Some(TieBreakList { text, scope });
        assert_eq!(coherent(facts.clone()).orders_everybody(), everybody);
    }
}
