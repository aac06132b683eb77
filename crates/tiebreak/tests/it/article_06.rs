//! Article 6: direct encounter.

use exaequo_model::{Adjusted, RoundWeight};
use exaequo_tiebreak::{Spec, StepOutcome};

use crate::event::{Event, event, worth};

#[test]
fn article_6_1_ruling_1_separate_standings_when_only_some_of_the_tied_have_met() {
    // A beat B and C, who have not met: 2 against at most 1. The Spanish text asks for all to have met, the French
    // one for some or all, which 6.3 needs.
    let table = "@system swiss\nA: B+ C+ Z\nB: A- F F\nC: F A- F";
    assert_eq!(event(table).order("PTS,DE"), "A > B = C");
}

#[test]
fn article_6_1_games_against_others_do_not_count() {
    // A and B have 1½; A beat B and lost to everybody else.
    let table = "@system swiss\nA: B+w C- D= Z\nB: A-b D+ C- H\nC: D= A+ B+ Z\nD: C= B- A= Z";
    assert_eq!(event(table).order("PTS,DE"), "C > A > B > D");
}

/// A won against B by forfeit; both have a point.
const FORFEIT: &str = "
    A: B> C-
    B: A< D+
    C: D+ A+
    D: C- B-
";

#[test]
fn article_6_1_1_ruling_2_forfeits_are_excluded_in_a_swiss() {
    let swiss = event(&format!("@system swiss\n{FORFEIT}"));
    assert_eq!(swiss.order("PTS,DE"), "C > A = B > D");
}

#[test]
fn article_6_1_1_ruling_2_regulations_of_the_event_can_include_forfeits() {
    let swiss = event(&format!("@system swiss\n{FORFEIT}"));
    assert_eq!(swiss.order("PTS,DE/P"), "C > A > B > D");
}

#[test]
fn article_6_1_1_ruling_2_forfeits_count_in_predetermined_pairings() {
    let predetermined = event(&format!("@system predetermined\n{FORFEIT}"));
    assert_eq!(predetermined.order("PTS,DE"), "C > A > B > D");
}

#[test]
fn article_6_1_1_double_forfeits_give_nothing_and_are_no_meeting_in_a_swiss() {
    let table = "A: B< F\nB: A< F\nC: D= Z\nD: C= Z";
    // Nothing to go on in either case: 0-0 among the two.
    assert_eq!(event(&format!("@system swiss\n{table}")).order("PTS,DE"), "A = B > C = D");
    assert_eq!(event(&format!("@system predetermined\n{table}")).order("PTS,DE"), "A = B > C = D");
    let swiss = event(&format!("@system swiss\n{table}"));
    let standings = swiss.standings("PTS,DE");
    let group = standings.group_at(1, swiss.tournament().find(1).unwrap());
    let steps = |spec: &str| standings.steps(&spec.parse::<Spec>().unwrap(), &group)[0].clone();
    assert_eq!((steps("DE").outcome, steps("DE").lines[0].met), (StepOutcome::Uncertain, 0));
    assert_eq!((steps("DE/P").outcome, steps("DE/P").lines[0].met), (StepOutcome::Equal, 1));
}

#[test]
fn article_6_1_2_ruling_3_of_several_games_the_average_counts_as_an_exact_fraction() {
    // All have 3 points. A and B met three times, 1-2: averages ⅓ and ⅔. A beat C, C beat B.
    // A ⅓+1, C 0+1, B ⅔+0. As sums it would be 2, 1 and 2.
    let table = "
        @system swiss
        A: B+ B- B- C+ D+
        B: A- A+ A+ D+ C-
        C: D+ D+ D- A- B+
        D: C- C- C+ B- A-
    ";
    assert_eq!(event(table).order("PTS,DE"), "A > C > B > D");
}

#[test]
fn article_6_1_2_forfeited_games_of_a_series_do_not_enter_the_average() {
    // A and B: one draw, then a forfeit. Over the board ½ each; with forfeits 1½ of 2 games, ¾ against ¼.
    let table = "@system swiss\nA: B= B> C-\nB: A= A< F\nC: Z Z A+\nD: Z Z Z";
    assert_eq!(event(table).order("PTS,DE"), "A = B > C > D");
    assert_eq!(event(table).order("PTS,DE/P"), "A > B > C > D");
}

/// A, B, C and D have 2 points and have all met: C 2, A 1½, B 1½, D 1. A beat B.
const ALL_MET: &str = "
    @system swiss
    A: B+ C- D= E=
    B: A- D+ C= F=
    C: D= A+ B= G-
    D: C= B- A= H+
    E: Z Z Z A=
    F: Z Z Z B=
    G: Z Z Z C+
    H: Z Z Z D-
";

#[test]
fn article_6_2_ruling_4_article_6_is_applied_again_to_each_new_tie() {
    assert_eq!(event(ALL_MET).order("PTS,DE"), "C > A > B > D > G > E = F > H");
}

#[test]
fn annex_2_1_4_ruling_4_direct_encounter_is_applied_once() {
    assert_eq!(event(ALL_MET).by("ffe-annex").order("PTS,DE"), "C > A = B > D > G > E = F > H");
    // The list may name it a second time (4.3).
    assert_eq!(event(ALL_MET).by("ffe-annex").order("PTS,DE,DE"), "C > A > B > D > G > E = F > H");
}

#[test]
fn annex_2_1_4_direct_encounter_decides_only_if_all_have_met() {
    let table = "@system swiss\nA: B+ C+ Z\nB: A- F F\nC: F A- F";
    assert_eq!(event(table).by("ffe-annex").order("PTS,DE"), "A = B = C");
}

#[test]
fn article_6_2_a_circle_stays_tied() {
    let table = "@system swiss\nA: B+ Z C-\nB: A- C+ Z\nC: Z B- A+";
    assert_eq!(event(table).order("PTS,DE"), "A = B = C");
}

#[test]
fn article_6_3_first_is_who_leads_whatever_the_missing_results() {
    // A 2; B and C could have 1 from the game that was not played.
    let table = "@system swiss\nA: B+ C+ Z\nB: A- F F\nC: F A- F";
    assert_eq!(event(table).order("PTS,DE"), "A > B = C");
    // A 1½ with one drawn game: B and C could have 1 and 1½. Not certain: C could draw level.
    let table = "@system swiss\nA: B+ C= Z\nB: A- F H\nC: F A= Z";
    assert_eq!(event(table).order("PTS,DE"), "A = B = C");
}

#[test]
fn article_6_3_second_is_decided_in_the_same_way_when_first_is() {
    // A 3, B 2; C and D have not met and could have 1.
    let table = "
        @system swiss
        A: B+ C+ D+ Z Z
        B: A- D+ C+ F Z
        C: F  A- B- F F
        D: F  B- A- F F
    ";
    assert_eq!(event(table).order("PTS,DE"), "A > B > C = D");
}

#[test]
fn article_6_3_second_is_not_decided_when_first_is_not() {
    // B beat C and D, who have not met; A has met nobody and could have 3. B has 2 and could have 3.
    let table = "
        @system swiss
        A: F F Z
        B: C+ D+ Z
        C: B- F F
        D: F B- F
    ";
    assert_eq!(event(table).order("PTS,DE"), "A = B = C = D");
}

#[test]
fn article_6_3_article_6_is_applied_again_to_those_without_a_place() {
    // A beat B and D, has not met C: 2 at least. B 1½, D 1½, C 0 and at most 1. A is first. Nobody is certain of the
    // second place, but B, C and D have all met: B 1½, D 1½, C 0 (6.2).
    let table = "
        @system swiss
        A: B+ D+ E- F-
        B: A- C+ D= E=
        C: D- B- F+ G+
        D: C+ A- B= H=
        E: Z Z A+ B=
        F: Z Z C- A+
        G: Z Z Z C-
        H: Z Z Z D=
    ";
    assert_eq!(event(table).order("PTS,DE"), "A > B = D > C > E > F > H > G");
}

#[test]
fn article_6_3_ruling_5_a_missing_game_gives_at_least_the_points_of_a_loss() {
    // 3-2-1. A: 3+3, and at least 1 from C: 7. B: 1+2+3 = 6. C: 1+2, at most 3 more: 6. D: 1+3+1 = 5. A is certain
    // only because a loss gives a point. Then all of B, C, D have met: 5, 3, 4.
    let table = "
        @system swiss
        @scores 3-2-1
        A: B+ D+ F Z Z
        B: A- C= D+ F Z
        C: D- B= F F Z
        D: C+ A- B- H H
    ";
    assert_eq!(event(table).order("PTS,DE"), "A > B > D > C");
}

/// What 6.3 says of all participants, as if they were tied.
fn among_all(event: &Event) -> StepOutcome {
    let standings = event.standings("DE");
    let everybody: Vec<_> = event.tournament().participants().collect();
    standings.steps(&"DE".parse::<Spec>().unwrap(), &everybody)[0].outcome
}

#[test]
fn article_6_3_a_game_that_was_not_paired_could_be_of_the_round_that_counts_most() {
    // A beat B and C, who have not met: 2 against at most 1.
    let table = "@system swiss\nA: B+ C+ Z\nB: A- F F\nC: F A- F";
    assert_eq!(among_all(&event(table)), StepOutcome::Certain(1));
    // In round 3, which counts twice, a game between B and C would give 2: A would not be alone at the top.
    let weighted = event(table).change(|facts| facts.schedule.rounds[2].weight = RoundWeight(200));
    assert_eq!(among_all(&weighted), StepOutcome::Uncertain);
    // So it would if the event gave 2 points for a win in round 3 (TRF 299).
    let worth = event(table).change(|facts| facts.adjustments.push(worth(Adjusted::Win, 200, Some(3))));
    assert_eq!(among_all(&worth), StepOutcome::Uncertain);
}

#[test]
fn article_6_3_a_game_that_was_paired_gives_what_its_round_does() {
    // The missing game of B and C is the forfeit of round 2. Round 4 counts twice, round 2 does not.
    let table = "@system swiss\nA: B+ Z C+ Z\nB: A- C> Z Z\nC: F B< A- Z";
    let by =
        |round: usize| event(table).change(|facts| facts.schedule.rounds[round].weight = RoundWeight(200));
    assert_eq!(among_all(&by(3)), StepOutcome::Certain(1));
    assert_eq!(among_all(&by(1)), StepOutcome::Uncertain);
}

#[test]
fn article_6_3_ruling_5_a_loss_gives_what_it_does_in_its_round() {
    // 3-2-1. A has 6 and a game with C that is not finished, B has 6, C 3 and the game, D 5. A is certain by the point
    // of a loss, and not in a round that counts nothing.
    let table = "
        @system swiss
        @scores 3-2-1
        A: B+ D+ F Z Z C?
        B: A- C= D+ F Z Z
        C: D- B= F F Z A?
        D: C+ A- B- H H Z
    ";
    let by =
        |weight| event(table).change(|facts| facts.schedule.rounds[5].weight = RoundWeight(weight)).after(6);
    assert_eq!(among_all(&by(100)), StepOutcome::Certain(1));
    assert_eq!(among_all(&by(0)), StepOutcome::Uncertain);
}

#[test]
fn article_6_3_ruling_5_in_predetermined_pairings_missing_games_count_nothing() {
    // A beat B; C has met nobody. In a Swiss B or C could draw level with A.
    let table = "A: B+ Z\nB: A- F\nC: F Z";
    assert_eq!(event(&format!("@system swiss\n{table}")).order("PTS,DE"), "A = B = C");
    assert_eq!(event(&format!("@system predetermined\n{table}")).order("PTS,DE"), "A > B = C");
}

#[test]
fn article_6_3_a_pending_game_is_a_missing_one() {
    // A beat B, has a pending game with C: 1 at least; C could have 2.
    let table = "@system swiss\nA: B+ C? Z\nB: A- Z F\nC: F A? Z\nD: Z Z Z";
    assert_eq!(event(table).after(3).order("PTS,DE"), "A = B = C > D");
}

#[test]
fn article_6_the_place_inside_the_group_is_the_value() {
    let circle = event("@system swiss\nA: B+ Z C-\nB: A- C+ Z\nC: Z B- A+");
    assert_eq!(circle.values("DE"), ["0", "0", "0"]);
    assert_eq!(event(ALL_MET).values("DE"), ["2", "3", "1", "4", "0", "0", "-", "-"]);
}
