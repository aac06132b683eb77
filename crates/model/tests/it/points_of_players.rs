//! Records on points: what each round gave to each player.

use exaequo_model::{
    Basis, Bye, Color, FactsProblem, ParticipantId, Points, Rateable, Records, RoundWeight, ScoreSystem,
    Side, Slot, Tournament,
};
use exaequo_testkit::crosstable;

use crate::help::{coherent, colors, points, round_points, slots, totals};

const BASIS: Basis = Basis::Points;

#[test]
fn every_way_a_round_can_end_has_its_own_points() {
    let mut facts = crosstable::facts(
        "
        A: B+w C=w D>b B<w  U  H
        B: A-b D=b C-w A<b  F  Z
        C: D-w A=b B-b D?w  Z  .
        D: C=b B=w A<w C?b  H  U
        ",
    );
    facts.scores = ScoreSystem {
        win: points(301),
        draw: points(107),
        loss: points(13),
        forfeit_win: points(250),
        forfeit_loss: points(-50),
        full_bye: points(205),
        half_bye: points(99),
        zero_bye: points(3),
        pairing_bye: points(151),
        unknown: points(71),
    };
    let tournament = coherent(facts);
    assert_eq!(round_points(&tournament, BASIS, 1), [301, 13, 13, 107]);
    assert_eq!(round_points(&tournament, BASIS, 2), [107, 107, 107, 107]);
    assert_eq!(round_points(&tournament, BASIS, 3), [250, 13, 13, -50]);
    assert_eq!(round_points(&tournament, BASIS, 4), [-50, -50, 0, 0]);
    assert_eq!(round_points(&tournament, BASIS, 5), [151, 205, 3, 99]);
    assert_eq!(round_points(&tournament, BASIS, 6), [99, 3, 3, 151]);
    assert_eq!(totals(&tournament, BASIS), [858, 291, 139, 414]);
}

#[test]
fn the_usual_points_are_one_half_and_nothing() {
    let tournament = crosstable::parse("A: B+w B=b B>w U\nB: A-b A=w A<b H\nC: F Z U H");
    assert_eq!(totals(&tournament, BASIS), [350, 100, 250]);
}

#[test]
fn an_adjourned_game_counts_as_the_event_says_and_a_pending_one_nothing() {
    let text = "A: B*w C?b\nB: A*b Z\nC: Z A?w";
    assert_eq!(totals(&crosstable::parse(text), BASIS), [50, 50, 0]);
    let mut facts = crosstable::facts(text);
    facts.scores.unknown = points(25);
    let tournament = coherent(facts);
    assert_eq!(totals(&tournament, BASIS), [25, 25, 0]);
    assert_eq!(slots(&tournament, BASIS, 1)[..2], [Slot::Unknown; 2]);
    assert_eq!(slots(&tournament, BASIS, 2)[0], Slot::Pending);
}

#[test]
fn short_games_and_decisions_count_as_played() {
    let tournament = crosstable::parse("A: B+w! C=b D-w\nB: A-b! D-b C=w\nC: D-w  A-w B=b\nD: C+b  B+w A-b");
    assert_eq!(round_points(&tournament, BASIS, 1), [100, 0, 0, 100]);
    assert_eq!(round_points(&tournament, BASIS, 2), [50, 0, 0, 100]);
    assert_eq!(round_points(&tournament, BASIS, 3), [0, 50, 50, 0]);
    let short = Slot::Game { side: Side::Win, rated: Rateable::TooShort };
    assert_eq!(slots(&tournament, BASIS, 1)[0], short);
}

#[test]
fn records_after_a_round_know_nothing_of_later_ones() {
    let tournament = crosstable::parse("A: B+w C+b U\nB: A-b Z C+w\nC: U A-w B-b");
    let expected = [vec![0, 0, 0], vec![100, 0, 100], vec![200, 0, 100], vec![300, 100, 100]];
    for (rounds, totals) in (0..).zip(expected) {
        let records = Records::after(&tournament, BASIS, rounds);
        assert_eq!(records.rounds(), usize::from(rounds));
        assert_eq!(records.participants(), 3);
        let found: Vec<_> = records.totals().iter().map(|total| total.hundredths()).collect();
        assert_eq!(found, totals, "after {rounds}");
        assert_eq!(records.of(ParticipantId(1)).len(), usize::from(rounds));
    }
    assert_eq!(Records::after(&tournament, BASIS, 9), Records::new(&tournament, BASIS));
}

#[test]
fn who_is_not_there_has_no_rounds_and_no_points() {
    let records = Records::new(&crosstable::parse("A: B=\nB: A="), BASIS);
    assert!(records.of(ParticipantId(7)).is_empty());
    assert_eq!(records.total(ParticipantId(7)), Points::ZERO);
}

#[test]
fn weighted_rounds_count_more_or_less() {
    let mut facts = crosstable::facts("A: B+w B+b B=w\nB: A-b A-w A=b\nC: U H F");
    facts.schedule.rounds[1].weight = RoundWeight(200);
    facts.schedule.rounds[2].weight = RoundWeight(50);
    let tournament = coherent(facts);
    assert_eq!(round_points(&tournament, BASIS, 1), [100, 0, 100]);
    assert_eq!(round_points(&tournament, BASIS, 2), [200, 0, 100]);
    assert_eq!(round_points(&tournament, BASIS, 3), [25, 25, 50]);
    assert_eq!(totals(&tournament, BASIS), [325, 25, 250]);
    let before_the_last = Records::after(&tournament, BASIS, 2);
    assert_eq!(before_the_last.totals(), [points(300), points(0), points(200)]);
}

#[test]
fn points_beyond_measure_are_refused() {
    let facts = |win: i32, weight: u16| {
        let mut facts = crosstable::facts("A: B+w B+b\nB: A-b A-w");
        facts.scores.win = points(win);
        facts.schedule.rounds[0].weight = RoundWeight(weight);
        facts
    };
    for (win, weight) in [(i32::MAX, 100), (1_000_000, u16::MAX)] {
        assert_eq!(*Tournament::new(facts(win, weight)).unwrap_err(), [FactsProblem::PointsTooLarge]);
    }
    assert_eq!(totals(&coherent(facts(1_000_000, 200)), BASIS), [3_000_000, 0]);
}

#[test]
fn colors_that_are_not_known_are_not_invented() {
    assert_eq!(colors(&crosstable::parse("A: B+\nB: A-"), BASIS, 1), [None, None]);
}

#[test]
fn a_pairing_gives_colors_whether_a_game_came_of_it_or_not() {
    for text in ["A: B>w\nB: A<b", "A: B<w\nB: A<b", "A: B?w\nB: A?b", "A: B=w\nB: A=b"] {
        let colors = colors(&crosstable::parse(text), BASIS, 1);
        assert_eq!(colors, [Some(Color::White), Some(Color::Black)], "{text}");
    }
}

#[test]
fn opponents_are_the_scheduled_ones_also_when_nobody_came() {
    let tournament = crosstable::parse("A: B<w\nB: A<b\nC: U");
    let records = Records::new(&tournament, BASIS);
    let opponents: Vec<_> = tournament.participants().map(|one| records.of(one)[0].opponent()).collect();
    assert_eq!(opponents, [Some(ParticipantId(1)), Some(ParticipantId(0)), None]);
    assert_eq!(slots(&tournament, BASIS, 1)[2], Slot::Bye(Bye::PairingAllocated));
}
