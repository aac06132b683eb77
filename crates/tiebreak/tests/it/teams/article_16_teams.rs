//! Article 16 for teams: unplayed matches, on match points and on game points.

use exaequo_model::{Adjusted, Adjustment, Facts, PairingByeScores, Points, PrimaryScore};
use exaequo_tiebreak::TermSource;

use super::lists::{UNPLAYED, bye_of_round_1};
use crate::event::{Event, team_event};

fn unplayed() -> Event {
    team_event(UNPLAYED).change(bye_of_round_1)
}

fn expect<const N: usize>(event: &Event, cases: &[(&str, [&str; N])]) {
    for (spec, values) in cases {
        assert_eq!(event.values(spec), *values, "{spec}");
    }
}

#[test]
fn article_16_the_list_is_what_it_says() {
    expect(
        &unplayed(),
        &[("PTS:MP", ["4", "2", "2", "3", "4"]), ("PTS:GP", ["4.5", "1.5", "1.5", "3", "4"])],
    );
}

#[test]
fn article_16_ruling_34_a_pairing_allocated_bye_is_a_draw_where_the_event_does_not_say() {
    // E 1 and 1 in round 1, ½ and 2 game points later.
    let event = team_event(UNPLAYED);
    assert_eq!(event.value("PTS:MP", "E"), "3");
    assert_eq!(event.value("PTS:GP", "E"), "3.5");
}

#[test]
fn article_16_full_half_and_zero_point_byes_give_both_scores() {
    let event = team_event("@system swiss\n@teams A B C\n@boards 3\nA:F B:H C:Z");
    expect(&event, &[("PTS:MP", ["2", "1", "0"]), ("PTS:GP", ["3", "1.5", "0"])]);
    // The event can give other points.
    let other = event.change(|facts| {
        facts.adjustments = vec![Adjustment {
            what: Adjusted::FullBye,
            match_points: Some(Points::WHOLE),
            game_points: Some(Points::from_whole(2)),
            round: None,
            participants: Vec::new(),
        }];
    });
    expect(&other, &[("PTS:MP", ["1", "1", "0"]), ("PTS:GP", ["2", "1.5", "0"])]);
}

#[test]
fn article_16_2_the_categories() {
    let event = unplayed();
    for (team, round, category) in [
        ("A", 2, "16.2.2"),
        ("B", 3, "16.2.4"),
        ("C", 2, "16.2.4"),
        ("C", 3, "16.2.5"),
        ("D", 2, "16.2.3"),
        ("E", 1, "16.2.1"),
        ("E", 3, "16.2.2"),
    ] {
        assert_eq!(event.category(team, round), category, "{team} in round {round}");
    }
}

#[test]
fn article_16_3_adjusted_match_and_game_points() {
    // Only C's last round changes: a draw, 1 match point and ½ on two boards.
    let event = unplayed();
    assert_eq!(event.adjusted_on(PrimaryScore::MatchPoints), ["4", "2", "3", "3", "4"]);
    assert_eq!(event.adjusted_on(PrimaryScore::GamePoints), ["4.5", "1.5", "2.5", "3", "4"]);
}

#[test]
fn article_16_3_2_a_draw_of_teams_follows_the_points_of_the_event() {
    // 3-2-0 for matches, 3-1-0 for games: C's last round counts 2 match points, 1 game point a board.
    let event = team_event(&UNPLAYED.replace("swiss", "swiss\n@scores 3-1-0")).change(|facts| {
        facts.match_scores.win = Points::from_whole(3);
        facts.match_scores.draw = Points::from_whole(2);
    });
    // C won 3 match points and 3+1 game points in round 1.
    assert_eq!(event.adjusted_on(PrimaryScore::MatchPoints)[2], "5");
    assert_eq!(event.adjusted_on(PrimaryScore::GamePoints)[2], "6");
}

#[test]
fn article_16_4_buchholz_of_teams() {
    expect(
        &unplayed(),
        &[
            // A: B 2, the forfeit 4 but at most C's 3, D 3. B: A 4, E 4, the forfeit 2. C: D 3, 2, 2.
            // D: C 3, the bye 3 (at most 1×3), A 4. E: the bye 4 but at most 3, B 2, the forfeit at most B's 2.
            ("BH:MP", ["8", "10", "7", "10", "7"]),
            // A: 1½, 4½ but at most 2½, 3. B: 4½, 4, 1½. C: 3, 1½, 1½. D: 2½, 3, 4½. E: at most 3, 1½, at most 1½.
            ("BH:GP", ["7", "10", "6", "10", "6"]),
        ],
    );
}

#[test]
fn article_16_4_ruling_28_no_caps_before_2026() {
    for edition in ["fide-2024-08", "fide-2023-09"] {
        // A's forfeit 4 and 4½; E's bye and forfeit 4 and 4.
        expect(
            &unplayed().by(edition),
            &[("BH:MP", ["9", "10", "7", "10", "10"]), ("BH:GP", ["9", "10", "6", "10", "9.5"])],
        );
    }
}

#[test]
fn fide_2009_virtual_opponents_of_teams() {
    // For opponents every unplayed match is a draw: match points 3 3 4 3 2, game points 3½ 2½ 3½ 3 2½. A virtual
    // opponent has the score before the round, what the round did not give of 2, and a draw for each later round.
    // Match points, A: 3, 2+0+1, 3. B: 3, 2, 2+2. C: 3, 2+2+1, 2+2. D: 4, 0+1+1, 3. E: 0+0+2, 3, 2+0.
    // Game points, A: 2½, 2+0+1, 3. B: 3½, 2½, 1½+2. C: 3, 1½+2+1, 1½+2. D: 3½, ½+1+1, 3½. E: 0+½+2, 2½, 2+0.
    expect(
        &unplayed().by("fide-2009"),
        &[("BH:MP", ["9", "9", "12", "9", "7"]), ("BH:GP", ["8.5", "9.5", "11", "9.5", "7"])],
    );
}

#[test]
fn article_8_2_averages_over_the_teams_met_over_the_board() {
    // Buchholz 8 10 7 10 7. A met B and D, B met A and E, C met D, D met C and A, E met B.
    expect(&unplayed(), &[("AOB:MP", ["10", "7.5", "10", "7.5", "10"])]);
}

#[test]
fn article_16_4_2_ruling_29_the_caps_of_teams_follow_the_rounds_counted_so_far() {
    // Three of five counted: at most 3 match points and 3 game points. With 5 and 5 E's bye would count its 4 and 4.
    let event = team_event(&UNPLAYED.replace("swiss", "swiss\n@rounds 5")).change(bye_of_round_1);
    expect(&event, &[("BH:MP", ["8", "10", "7", "10", "7"]), ("BH:GP", ["7", "10", "6", "10", "6"])]);
    let announced = event.with("bye-cap", "announced-rounds");
    expect(&announced, &[("BH:MP", ["8", "10", "7", "10", "8"]), ("BH:GP", ["7", "10", "6", "10", "7"])]);
}

#[test]
fn article_16_4_2_the_cap_is_a_draw_of_teams_in_every_round() {
    // 3-1-0 for matches and 3 for the bye: E has 6, its bye at most 1×3, its forfeit at most B's 3.
    let event = team_event(UNPLAYED).change(|facts: &mut Facts| {
        facts.match_scores.win = Points::from_whole(3);
        let given =
            PairingByeScores { match_points: Points::from_whole(3), game_points: Points::from_whole(2) };
        facts.match_scores.pairing_bye = Some(given);
    });
    assert_eq!(event.value("PTS:MP", "E"), "6");
    assert_eq!(event.value("BH:MP", "E"), "9");
}

#[test]
fn article_16_4_extended_sonneborn_berger_with_unplayed_matches() {
    expect(
        &unplayed(),
        &[
            // A 2×2+3×2+3×0, B 4×2, C 3×2, D 3×0+3×1+4×2, E 3×2+2×0+2×2.
            ("EMMSB", ["10", "8", "6", "11", "10"]),
            // A 2×2+3×2+3×½, B 4×1½, C 3×1½, D 3×½+3×1+4×1½, E 3×1½+2×½+2×2.
            ("EMGSB", ["11.5", "6", "4.5", "10.5", "9.5"]),
            // A 1½×2+2½×2, B 4×2, C 3×2, D 3×1+4½×2, E 3×2+1½×2.
            ("EGMSB", ["8", "8", "6", "12", "9"]),
            // A 1½×2+2½×2+3×½, B 4×1½, C 3×1½, D 2½×½+3×1+4½×1½, E 3×1½+1½×½+1½×2.
            ("EGGSB", ["9.5", "6", "4.5", "11", "8.25"]),
            ("SB:MP", ["10", "8", "6", "11", "10"]),
            ("SB:GP", ["9.5", "6", "4.5", "11", "8.25"]),
        ],
    );
}

#[test]
fn article_16_5_the_lowest_voluntary_contribution_is_cut_first() {
    let event = unplayed();
    // D's bye counts 3 game points, above C's 2½: the bye goes. 10-3.
    assert_eq!(event.value("BH:GP/C1", "D"), "7");
    assert_eq!(event.cut("BH:GP/C1", "D"), ["2 voluntary"]);
    // By the order of 2009 it would be C's.
    assert_eq!(event.with("cut-order", "least-significant").value("BH:GP/C1", "D"), "7.5");
    expect(
        &unplayed(),
        &[("BH:MP/C1", ["6", "8", "5", "7", "5"]), ("BH:GP/C1", ["5.5", "8.5", "4.5", "7", "4.5"])],
    );
}

#[test]
fn article_16_5_1_extended_sonneborn_berger_cuts_the_higher_of_the_two() {
    // D: least significant is C, 0 of match points and 1¼ of game points; the bye contributed 3: it goes. Then C.
    let event = unplayed();
    assert_eq!(event.value("EMMSB/C1", "D"), "8");
    assert_eq!(event.value("EGGSB/C1", "D"), "8");
    assert_eq!(event.value("EGGSB/C2", "D"), "6.75");
    // B: the forfeit is the least significant value itself, and contributed nothing.
    assert_eq!(event.value("EMMSB/C1", "B"), "8");
    assert!(event.cut("EMMSB/C1", "B")[0].starts_with("3 "));
}

#[test]
fn article_16_5_a_forfeit_win_and_a_pairing_allocated_bye_are_not_voluntary() {
    // E, match points: the bye 3, B 2, the forfeit 2. The lowest product of the two with 2 is 0, against B.
    assert_eq!(unplayed().cut("EMMSB/C1", "E"), ["2 lowest"]);
    assert_eq!(unplayed().value("EMMSB/C1", "E"), "10");
}

#[test]
fn article_16_forfeits_as_matches_where_the_list_says_so() {
    expect(
        &unplayed(),
        &[
            // A: B 2, C 3, D 3. B: A, E, E. C: D 3, A 4, the bye 2. E: the bye 3, B 2, B 2.
            ("BH:MP/P", ["8", "12", "9", "10", "7"]),
            ("BH:GP/P", ["7", "12.5", "9", "10", "6"]),
            ("EMMSB/P", ["10", "8", "6", "11", "10"]),
        ],
    );
}

#[test]
fn article_14_1_2_forfeits_as_matches_in_extended_sonneborn_berger() {
    // B won against A by forfeit, 2 match points. A has 4, B 2: the dummy has B's 2; as a match it is A's 4.
    let event =
        team_event("@system swiss\n@teams A B C D\n@boards 2\nB>A C-D:==\nA-C:++ B-D:--\nA-D:++ B-C:--");
    assert_eq!(event.values("PTS:MP"), ["4", "2", "3", "3"]);
    // 2×2, D and C gave nothing.
    assert_eq!(event.value("EMMSB", "B"), "4");
    assert_eq!(event.value("EMMSB/P", "B"), "8");
    // C1: the dummy has the lowest score and goes with its 4; as a match C or D go, with nothing.
    assert_eq!(event.value("EMMSB/C1", "B"), "0");
    assert_eq!(event.value("EMMSB/C1/P", "B"), "8");
}

#[test]
fn article_16_4_1_both_teams_of_a_double_forfeit_have_a_dummy() {
    let event = team_event("@system swiss\n@teams A B C D\n@boards 2\nA<>B C-D:++\nA-C:+= B-D:==");
    expect(
        &event,
        &[
            ("PTS:MP", ["2", "1", "2", "1"]),
            ("PTS:GP", ["1.5", "1", "2.5", "1"]),
            // A: 2 but at most B's 1, C 2. B: 1, D 1.
            ("BH:MP", ["3", "2", "3", "3"]),
            // A: 1½ but at most 1, C 2½. B: 1, D 1.
            ("BH:GP", ["3.5", "2", "2.5", "3.5"]),
            ("REP", ["1", "1", "2", "2"]),
        ],
    );
    assert_eq!(event.category("A", 1), "16.2.4");
    assert_eq!(event.category("B", 1), "16.2.4");
}

/// A and B meet in round 1 with the given word.
fn first_match(word: &str) -> Event {
    team_event(&format!(
        "@system swiss\n@teams A B C D\n@boards 2\n{word} C-D:+=\nA-C:-= B-D:++\nA-D:++ B-C:=="
    ))
}

const BOTH_SCORES: [&str; 9] =
    ["PTS:MP", "PTS:GP", "BH:MP", "BH:GP", "EMMSB", "EGGSB/C1", "WON", "REP", "AOB:GP"];

fn same(one: &Event, other: &Event) {
    for spec in BOTH_SCORES {
        assert_eq!(one.values(spec), other.values(spec), "{spec}");
    }
}

#[test]
fn article_15_1_ruling_18_a_match_with_single_forfeited_boards_is_played() {
    for word in ["A-B:>=", "A-B:w="] {
        let event = first_match(word);
        assert!(matches!(event.terms("BH", "A")[0].source, TermSource::Opponent(_)), "{word}");
        same(&event, &first_match("A-B:+="));
    }
}

#[test]
fn article_15_1_ruling_18_a_match_with_all_boards_forfeited_is_not_played() {
    // A 2+0+2, B 0+2+1: 16.2.2 and 16.2.4. A's dummy has 4, at most B's 3.
    for word in ["A-B:>>", "A-B:>w", "A-B:ww"] {
        let event = first_match(word);
        assert_eq!(event.category("A", 1), "16.2.2", "{word}");
        assert_eq!(event.category("B", 1), "16.2.4", "{word}");
        // C 2+2+1 = 5, D 0.
        assert_eq!(event.values("PTS:MP"), ["4", "3", "5", "0"]);
        assert_eq!(event.values("BH:MP")[..2], ["8", "8"]);
        same(&event, &first_match("A>B"));
    }
    // Played, A would have met B's 3 and B A's 4.
    assert_eq!(first_match("A-B:++").values("BH:MP")[..2], ["8", "9"]);
}

#[test]
fn article_16_a_forfeited_match_can_give_other_points() {
    // 330 with 1½ game points: A has 4, and the dummy of round 2 counts 3×1½. 2×2+4½+3×½.
    let event = unplayed().change(|facts| {
        facts.match_scores.forfeit_games = Some((Points::from_halves(3), Points::ZERO));
    });
    assert_eq!(event.values("PTS:GP"), ["4", "1.5", "1.5", "3", "3.5"]);
    assert_eq!(event.value("EMGSB", "A"), "10");
}

#[test]
fn article_15_2_forfeited_matches_of_a_round_robin_are_matches() {
    let event = team_event(
        "@system round-robin\n@teams A B C D\n@boards 2\nA-B:+= C-D:==\nD-A:+- B-C:++\nA>C B-D:-=",
    );
    expect(
        &event,
        &[
            ("PTS:MP", ["5", "2", "1", "4"]),
            ("PTS:GP", ["4.5", "3", "1", "3.5"]),
            // A 2×2+4×1+1×2.
            ("EMMSB", ["10", "2", "4", "10"]),
            // A 3×1½+3½×1+1×2, B 4½×½+1×2+3½×½, C 3½×1, D 1×1+4½×1+3×1½.
            ("EGGSB", ["10", "6", "3.5", "10"]),
            // Ruling 6: a forfeit win is a game won. 7.6: a forfeit loss is deducted.
            ("WON", ["2", "1", "0", "1"]),
            ("REP", ["3", "3", "2", "3"]),
        ],
    );
}

#[test]
fn article_8_3_ruling_11_forfeited_matches_of_the_last_round_are_drawn_ones() {
    expect(
        &unplayed(),
        &[
            // Match points 5 3 2 2 3, C adjusted 3. A: 3, at most C's 3, 2. B: 5, 3, 3. C: 2, 2, 2. D: 3, 2, 5.
            // E: 3, 3, 3.
            ("FB:MP", ["8", "11", "6", "10", "9"]),
            // Game points 5 2½ 1½ 2½ 3, C adjusted 2½. A: 2½, at most 2½, 2½. B: 5, 3, 3. C: 2½, 1½, 1½.
            // D: 2½, 2½, 5. E: 3, 2½, 2½.
            ("FB:GP", ["7.5", "11", "5.5", "10", "8"]),
        ],
    );
}

#[test]
fn article_15_1_ruling_33_a_match_with_a_missing_board_is_pending() {
    // Round 2 is counted only when asked for; then the match gives what its boards gave, and no match points.
    let event = || team_event("@system swiss\n@teams A B\n@boards 2\nA-B:+=\nB-A:+?");
    assert_eq!(event().values("PTS:MP"), ["2", "0"]);
    assert!(!event().notices("PTS:MP").contains(&"S012"));
    let asked = event().after(2);
    assert_eq!(asked.values("PTS:MP"), ["2", "0"]);
    assert!(asked.notices("PTS:MP").contains(&"S012"));
    // Game points: A 1½ and nothing, B ½ and 1; the same on the list and as a column.
    assert_eq!(asked.values("PTS:GP"), ["1.5", "1.5"]);
    let standings = asked.standings("PTS:GP");
    let records = &standings.field.table(PrimaryScore::GamePoints).records;
    assert_eq!(records.totals(), [150, 150].map(Points::from_hundredths));
    // Buchholz has nothing from it: A 0, B 2.
    assert_eq!(asked.values("BH:MP"), ["0", "2"]);
}
