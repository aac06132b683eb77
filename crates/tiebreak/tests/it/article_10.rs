//! Article 10: ratings. Differences and expected scores are those of tables 8.1a and 8.1b of the rating regulations.

use exaequo_model::{
    Elo, Pace, PlayerId, RatingBody, RatingEntry, RatingSource, RoundNumber, StartingRankMethod, ValidFrom,
};

use crate::event::event;

/// One game each, and a round without one.
const TWO_GAMES: &str = "
    @system swiss
    A (2000): B+ C=
    B (1901): A- D+
    C (1800): D+ A=
    D (1700): C- B-
";

/// A later rating of a player of the table.
fn rating(player: u32, value: u32, from: ValidFrom, body: RatingBody) -> RatingEntry {
    RatingEntry {
        player: PlayerId(player),
        body,
        pace: Pace::Standard,
        rating: Elo::new(value).unwrap(),
        from,
        source: RatingSource::List,
        k: None,
        games: None,
    }
}

fn later(player: u32, value: u32, round: u16) -> RatingEntry {
    rating(player, value, ValidFrom::Round(RoundNumber(round)), RatingBody::Fide)
}

#[test]
fn article_10_ruling_13_criteria_are_dropped_when_somebody_is_unrated() {
    let event = event("@system swiss\nA (2000): B+ C=\nB: A- D+\nC (1800): D+ A=\nD (1700): C- B-");
    for code in ["ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
        let list = format!("PTS,{code},TPN");
        assert_eq!(event.notices(&list), ["S001"], "{code}");
        let specs: Vec<_> = event.standings(&list).specs.iter().map(ToString::to_string).collect();
        assert_eq!(specs, ["PTS", "TPN"], "{code}");
    }
}

#[test]
fn article_10_ruling_13_a_rating_for_unrated_players_keeps_them_in_the_list() {
    let event = || event("@system swiss\nA (2000): B+ C=\nB: A- D+\nC (1800): D+ A=\nD (1700): C- B-");
    // A: (1000+1800)/2, D: (1800+1000)/2.
    assert_eq!(event().values("ARO/U1000"), ["1400", "1850", "1850", "1400"]);
    assert_eq!(event().unrated(1200).values("ARO"), ["1500", "1850", "1850", "1500"]);
    // The list is nearer than the option.
    assert_eq!(event().unrated(1200).values("ARO/U1000"), ["1400", "1850", "1850", "1400"]);
    assert_eq!(event().values("RTNG/U1000"), ["2000", "1000", "1800", "1700"]);
    assert_eq!(event().notices("PTS,ARO/U1000,TPN"), [""; 0]);
    // APRO is made of performances with the same rating: A: TPR of B = 1850 (50 %), of C 1850+193; D the same two.
    assert_eq!(event().value("APRO/U1000", "A"), "1947");
}

#[test]
fn article_10_the_rating_at_the_start_counts_unless_the_event_decides_otherwise() {
    let event = || {
        event(TWO_GAMES).change(|facts| {
            facts.ratings.insert(3, later(2, 1900, 2));
            facts.ratings.push(later(3, 1600, 2));
        })
    };
    // A met C (1800, 1900 from round 2 on) in round 2; B met D (1700, then 1600) in round 2; C met D in round 1.
    assert_eq!(event().values("ARO"), ["1851", "1850", "1850", "1851"]);
    let by_round = event().with("rating-used", "round");
    assert_eq!(by_round.values("ARO"), ["1901", "1800", "1850", "1851"]);
}

#[test]
fn article_10_a_rating_from_a_day_on_counts_in_the_rounds_of_that_day_and_later() {
    let day = |text: &str| text.parse().unwrap();
    let event = event(TWO_GAMES).change(|facts| {
        facts.ratings.insert(3, rating(2, 1900, ValidFrom::Day(day("2026-04-01")), RatingBody::Fide));
        facts.event.start = Some(day("2026-03-20"));
        facts.schedule.rounds[0].date = Some(day("2026-03-20"));
        facts.schedule.rounds[1].date = Some(day("2026-04-03"));
    });
    assert_eq!(event.value("ARO", "A"), "1851");
    assert_eq!(event.with("rating-used", "round").values("ARO"), ["1901", "1850", "1850", "1851"]);
}

#[test]
fn article_10_the_rating_is_the_one_the_starting_ranks_were_made_from() {
    let event = |method| {
        event(TWO_GAMES).change(|facts| {
            facts.event.starting_rank = Some(method);
            facts.ratings.insert(2, rating(1, 2100, ValidFrom::Start, RatingBody::National));
        })
    };
    let aro = |method| event(method).unrated(1000).value("ARO", "A");
    assert_eq!(aro(StartingRankMethod::Fide), "1851");
    assert_eq!(aro(StartingRankMethod::Higher), "1950");
    assert_eq!(aro(StartingRankMethod::Lower), "1851");
    assert_eq!(aro(StartingRankMethod::FideElseNational), "1851");
    assert_eq!(aro(StartingRankMethod::NationalElseFide), "1950");
    // C has no national rating.
    assert_eq!(aro(StartingRankMethod::National), "1550");
}

#[test]
fn article_10_1_ruling_14_aro_is_rounded_and_a_half_goes_up() {
    // A: (1901+1800)/2 = 1850.5; B: (2000+1700)/2; C: (1700+2000)/2; D: (1800+1901)/2.
    assert_eq!(event(TWO_GAMES).values("ARO"), ["1851", "1850", "1850", "1851"]);
}

#[test]
fn article_10_1_only_opponents_met_over_the_board() {
    let event = event("@system swiss\nA (2000): B> C=\nB (1900): A< D+\nC (1800): U A=\nD (1700): H B-");
    assert_eq!(event.values("ARO"), ["1800", "1700", "2000", "1900"]);
}

#[test]
fn article_10_1_ruling_17_without_a_game_there_is_no_value_and_it_ranks_last() {
    let event = event("@system swiss\nA (2000): B> C<\nB (1900): A< U\nC (1800): D= A>\nD (1700): C= H");
    assert_eq!(event.values("ARO"), ["-", "-", "1700", "1800"]);
    assert_eq!(event.values("TPR")[..2], ["-", "-"]);
    assert_eq!(event.values("PTP")[..2], ["-", "-"]);
    // Points: A 1, B 1, C 1½, D 1. Ruling 37.
    assert_eq!(event.order("PTS,ARO"), "C > D > A = B");
}

#[test]
fn article_10_2_tpr_adds_the_difference_of_the_percentage() {
    // A 75 %: 1851+193; B 50 %; C 75 %: 1850+193; D 0 %: 1851−800.
    assert_eq!(event(TWO_GAMES).values("TPR"), ["2044", "1850", "2043", "1051"]);
    let won = event("@system swiss\nA (2000): B+\nB (1900): A-");
    assert_eq!(won.values("TPR"), ["2700", "1200"]);
}

#[test]
fn article_10_2_ruling_15_the_percentage_is_whole_and_a_half_goes_up() {
    // 2½ of 4 = 62.5 % → 63 %: 95; 1½ of 4 = 37.5 % → 38 %: −87.
    let event = event("@system swiss\nA (2000): B+ B+ B= B-\nB (2000): A- A- A= A+");
    assert_eq!(event.values("TPR"), ["2095", "1913"]);
}

#[test]
fn article_10_2_ruling_15_results_count_as_one_half_and_nothing_whatever_the_points() {
    let three = event(&TWO_GAMES.replace("swiss", "swiss\n@scores 3-1-0"));
    assert_eq!(three.values("TPR"), ["2044", "1850", "2043", "1051"]);
    assert_eq!(three.values("PTP"), event(TWO_GAMES).values("PTP"));
}

#[test]
fn article_10_2_points_got_without_playing_do_not_count() {
    let event =
        event("@system swiss\nA (2000): B+ U C>\nB (1900): A- F D=\nC (1800): D= Z A<\nD (1700): C= H B=");
    // A 1 of 1: 1900+800; B ½ of 2, 25 %: 1850−193; C ½ of 1: 1700; D 1 of 2: 1850.
    assert_eq!(event.values("TPR"), ["2700", "1657", "1700", "1850"]);
}

#[test]
fn article_10_2_ruling_17_a_game_of_less_than_a_move_is_over_the_board() {
    let event = event("@system swiss\nA (2000): B+!\nB (1900): A-!");
    assert_eq!(event.values("TPR"), ["2700", "1200"]);
}

#[test]
fn article_10_2_a_decision_counts_each_side_as_it_is() {
    // ½-0: 50 % for A, nothing for B.
    let event = event("@system swiss\nA (2000): B=\nB (1900): A-");
    assert_eq!(event.values("TPR"), ["1900", "1200"]);
}

#[test]
fn article_10_3_ptp_is_the_lowest_rating_that_expects_the_score() {
    // A draw: differences from −3 on expect 0.50.
    let drawn = event("@system swiss\nA (2000): B=\nB (1900): A=");
    assert_eq!(drawn.values("PTP"), ["1897", "1997"]);
}

#[test]
fn article_10_3_ruling_17_a_difference_of_736_expects_the_whole_point() {
    let won = event("@system swiss\nA (2000): B+\nB (1900): A-");
    assert_eq!(won.value("PTP", "A"), "2636");
}

#[test]
fn article_10_3_the_full_scale_is_used_without_a_cut_at_400() {
    // One point of two against 2000 and 1000. At 1500−k: H(500−k) + 1 − H(500+k) ≥ 1 while both are in one line of
    // the table, 485 to 517: k ≤ 15. With a cut at 400 every rating from 1392 to 1608 would do.
    let event = event("@system swiss\nA (1500): B+ C-\nB (1000): A- D=\nC (2000): D= A+\nD (1500): C= B=");
    assert_eq!(event.value("PTP", "A"), "1485");
}

/// A lost to 1700 and to 1900.
const ZERO: &str = "@system swiss\nA (1500): B- C-\nB (1700): A+ D=\nC (1900): D= A+\nD (1600): C= B=";

#[test]
fn article_10_3_ruling_16_a_score_of_zero_is_800_below_the_lowest_rated_opponent() {
    assert_eq!(event(ZERO).value("PTP", "A"), "900");
    assert_eq!(event(ZERO).by("feda-2026-03").value("PTP", "A"), "900");
}

#[test]
fn article_10_3_ruling_16_the_french_text_takes_800_off_the_average() {
    assert_eq!(event(ZERO).by("fqe-2026-03").value("PTP", "A"), "1000");
    assert_eq!(event(ZERO).with("ptp-at-zero", "average-800").value("PTP", "A"), "1000");
}

#[test]
fn article_10_4_apro_averages_the_performances_of_the_opponents_met_over_the_board() {
    // TPR: 2044, 1850, 2043, 1051. A: (1850+2043)/2 = 1946½; B: (2044+1051)/2 = 1547½; C: (1051+2044)/2; D: as A.
    assert_eq!(event(TWO_GAMES).values("APRO"), ["1947", "1548", "1548", "1947"]);
    let forfeits = event("@system swiss\nA (2000): B> C=\nB (1900): A< D+\nC (1800): U A=\nD (1700): H B-");
    // TPR: A 1800, B 2500, C 2000, D 1100.
    assert_eq!(forfeits.values("APRO"), ["2000", "1100", "1800", "2500"]);
}

#[test]
fn article_10_5_appo_averages_the_perfect_performances_of_the_opponents_met_over_the_board() {
    // PTP: A and B drew, 1897 and 1997; C and D drew, 1597 and 1697 with 1600 and 1700 as opponents.
    let event = event("@system swiss\nA (2000): B= C>\nB (1900): A= Z\nC (1700): D= A<\nD (1600): C= H");
    assert_eq!(event.values("PTP"), ["1897", "1997", "1597", "1697"]);
    assert_eq!(event.values("APPO"), ["1997", "1897", "1697", "1597"]);
}

#[test]
fn article_10_6_rtng_ranks_the_highest_first_or_the_other_way_round() {
    let event = event("@system swiss\nA (1700): B=\nB (2000): A=\nC (1800): D=\nD (1900): C=");
    assert_eq!(event.order("PTS,RTNG"), "B > D > C > A");
    assert_eq!(event.order("PTS,RTNG/R"), "A > C > D > B");
}
