//! Rulings about what no article says: missing results, rounds not played yet, who is listed, the assumed system.

use exaequo_model::{
    Adjusted, Adjustment, Departure, DepartureReason, ExpelledResults, Facts, ParticipantId, Points,
    RankStatus, RoundNumber, Status, System,
};
use exaequo_tiebreak::{Guess, MissingGame, Notice, RankingOptions, Refusal, Standings, misplaced};

use crate::event::{event, worth};
use crate::help::{by, options};

/// Round 3 has a game without a result.
const PENDING: &str = "
    @system swiss
    A (2000): B+w C=w D?w
    B (1900): A-b D+w C+b
    C (1800): D+w A=b B-w
    D (1700): C-b B-b A?b
";

#[test]
fn ruling_33_standings_stop_before_a_round_with_missing_results() {
    let event = event(PENDING);
    assert_eq!(event.values("PTS"), ["1.5", "1", "1.5", "0"]);
    assert_eq!(event.standings("PTS").field.rounds(), 2);
    assert_eq!(event.notices("PTS,TPN"), ["S025"]);
}

#[test]
fn ruling_33_missing_games_are_named_once_their_round_has_begun() {
    let event = event(PENDING);
    let game = MissingGame { round: RoundNumber(3), white: (1, "A".into()), black: (4, "D".into()) };
    let missing = Notice::ResultsMissing { first: vec![game], count: 1 };
    assert_eq!(event.standings("PTS,TPN").notices, [missing]);
    // Two rounds asked for are complete, and a round without any result is only paired.
    assert_eq!(event.after(2).notices("PTS,TPN"), [""; 0]);
    let paired = PENDING.replace("C+b", "C?b").replace("B-w", "B?w");
    assert_eq!(crate::event::event(&paired).notices("PTS,TPN"), [""; 0]);
}

/// 4.2: tie-breaks are for those with the same points.
#[test]
fn article_4_2_a_list_with_another_criterion_before_points_is_followed_and_said() {
    let event = event(PENDING).after(2);
    assert_eq!(event.notices("TPN,PTS"), ["S024"]);
    assert_eq!(event.notices("BH,DE,TPN"), [""; 0]);
    assert_eq!(event.notices("PTS,TPN,PTS:GP"), ["S004"]);
}

#[test]
fn ruling_33_a_round_asked_for_is_provisional_while_results_are_missing() {
    let event = event(PENDING).after(3);
    assert_eq!(event.standings("PTS").missing, 1);
    assert_eq!(event.notices("PTS,TPN"), ["S025", "S012"]);
}

#[test]
fn ruling_33_a_pending_game_contributes_nothing() {
    // Points: A 1½, B 2, C 1½, D 0. Without the game A has met B and C, D has met C and B.
    let event = event(PENDING).after(3);
    assert_eq!(event.values("PTS"), ["1.5", "2", "1.5", "0"]);
    assert_eq!(event.values("BH"), ["3.5", "3", "3.5", "3.5"]);
    assert_eq!(event.values("SB"), ["2.75", "1.5", "0.75", "0"]);
    assert_eq!(event.values("BPG"), ["0", "2", "1", "2"]);
    assert_eq!(event.values("WIN"), ["1", "2", "1", "0"]);
    assert_eq!(event.values("STD"), ["1.5", "2", "1.5", "0"]);
    // It is no forfeit: everybody was willing to play.
    assert_eq!(event.values("REP"), ["3", "3", "3", "3"]);
    assert_eq!(event.values("ARO"), ["1850", "1833", "1867", "1850"]);
    // B: BH of A 3½, D 3½, C 3½; A: B 3, C 3½.
    assert_eq!(event.values("AOB"), ["3.25", "3.5", "3.33", "3.25"]);
}

/// A and B adjourned their game of round 2.
const ADJOURNED: &str = "
    @system swiss
    A (2000): C+w B*b
    B (1900): D+w A*w
    C (1800): A-b D+b
    D (1700): B-b C-w
";

#[test]
fn ruling_33_an_adjourned_game_scores_as_the_event_says() {
    // A draw unless the event says otherwise.
    assert_eq!(event(ADJOURNED).values("PTS"), ["1.5", "1.5", "1", "0"]);
    let nothing = event(ADJOURNED).change(|facts: &mut Facts| facts.scores.unknown = Points::ZERO);
    assert_eq!(nothing.values("PTS"), ["1", "1", "1", "0"]);
    // The result is not missing: the standings are of round 2, and the opponents have met.
    assert_eq!(event(ADJOURNED).standings("PTS").field.rounds(), 2);
    assert_eq!(event(ADJOURNED).values("BH"), ["2.5", "1.5", "1.5", "2.5"]);
}

#[test]
fn ruling_33_an_adjourned_game_is_not_over_the_board_yet() {
    let event = event(ADJOURNED);
    assert_eq!(event.values("ARO"), ["1800", "1700", "1850", "1850"]);
    assert_eq!(event.values("BPG"), ["0", "0", "2", "1"]);
}

#[test]
fn ruling_35_after_a_round_the_event_is_taken_as_ended() {
    let table = "@system swiss\nA: B+ H  C+\nB: A- C+ U\nC: U  B- A-";
    let early = event(table).after(2);
    // A's bye is the last round; B and C are adjusted to what they have.
    assert_eq!(early.category("A", 2), "16.2.5");
    assert_eq!(event(table).category("A", 2), "16.2.3");
    assert_eq!(early.values("PTS"), ["1.5", "1", "1"]);
    assert_eq!(early.values("REP"), ["1", "2", "2"]);
    // So does the cap: 1 for A's bye, with B's 1.
    assert_eq!(early.value("BH", "A"), "2");
}

#[test]
fn ruling_35_byes_announced_for_later_rounds_are_ignored() {
    use exaequo_model::{Absence, Bye};
    let table = "@system swiss\n@rounds 3\nA: B+ C=\nB: A- U\nC: Z A=";
    let plain = event(table);
    let request = Absence { participant: ParticipantId(0), bye: Bye::HalfPoint };
    let requested = event(table).change(|facts| facts.requests.push((RoundNumber(3), request)));
    for spec in ["PTS", "BH", "BH/C1", "SB", "REP", "PS", "WIN"] {
        assert_eq!(plain.values(spec), requested.values(spec), "{spec}");
    }
}

#[test]
fn ruling_35_a_round_that_is_not_paired_has_no_standings() {
    let event = event(PENDING);
    let asked = RankingOptions { round: Some(4), ..options("fide-2026-03", "PTS") };
    let refusal = Standings::new(event.tournament(), &asked).err();
    assert_eq!(refusal, Some(Refusal::NoRound { asked: 4, paired: 3 }));
    // Before the first round everybody is level.
    assert_eq!(crate::event::event(PENDING).after(0).order("PTS,BH,SB,ARO,DE"), "A = B = C = D");
}

#[test]
fn ruling_36_a_round_robin_is_assumed_if_the_rounds_and_pairings_are_just_those() {
    let system = |table: &str| {
        let event = event(table);
        let standings = event.standings("PTS");
        (standings.field.system, standings.notices.iter().any(|notice| notice.code() == "S011"))
    };
    let robin = |cycles| (System::RoundRobin { cycles }, true);
    assert_eq!(system("A: B+ C= D+\nB: A- D+ C=\nC: D+ A= B=\nD: C- B- A-"), robin(1));
    assert_eq!(system("A: B+ Z C=\nB: A- C+ Z\nC: Z B- A="), robin(1));
    assert_eq!(system("A: B+ B-\nB: A- A+"), robin(2));
    // Forfeits are scheduled pairings.
    assert_eq!(system("A: B> C= D+\nB: A< D+ C=\nC: D+ A= B=\nD: C- B- A-"), robin(1));
    // A pair twice, or a round less: Swiss.
    assert_eq!(system("A: B+ B= D+\nB: A- A= C=\nC: D+ D= B=\nD: C- C= A-"), (System::Swiss, true));
    assert_eq!(system("A: B+ C=\nB: A- D+\nC: D+ A=\nD: C- B-"), (System::Swiss, true));
    // Stated: no assumption.
    assert_eq!(system("@system swiss\nA: B+ B-\nB: A- A+"), (System::Swiss, false));
}

#[test]
fn ruling_36_the_system_asked_for_overrides() {
    // As a Swiss the forfeit is unplayed; as a round robin it is a game of direct encounter.
    let table = "A: B> C- D=\nB: A< D+ C=\nC: D= A+ B=\nD: C= B- A=";
    let event = event(table);
    let by = |system| {
        let asked = RankingOptions { system: Some(system), ..options("fide-2026-03", "PTS,DE") };
        crate::event::order(&Standings::new(event.tournament(), &asked).unwrap())
    };
    assert_eq!(by(System::RoundRobin { cycles: 1 }), "C > A > B > D");
    assert_eq!(by(System::Swiss), "C > A = B > D");
}

#[test]
fn ruling_37_values_are_computed_for_everybody_even_where_the_tie_is_broken() {
    let event = event("@system swiss\nA: B+ C=\nB: A- D+\nC: D+ A=\nD: C- B-");
    let standings = event.standings("PTS,TPN,BH,SB");
    assert!(standings.values.iter().flatten().all(Option::is_some));
    // Criteria that order groups have none where there is no group.
    let standings = event.standings("PTS,DE");
    let places: Vec<_> = event.tournament().participants().map(|who| standings.value(1, who)).collect();
    assert_eq!(places.iter().filter(|place| place.is_some()).count(), 2);
}

/// The table with published ranks, and the known lists that give them.
fn guess(table: &str, ranks: &[u32]) -> Guess {
    let event = event(table).change(|facts| {
        for (player, rank) in facts.players.iter_mut().zip(ranks) {
            player.published.rank = Some(*rank);
        }
    });
    Guess::of(event.tournament(), &by("fide-2026-03"))
}

fn lists(guess: &Guess) -> Vec<String> {
    guess.lists.iter().map(ToString::to_string).collect()
}

#[test]
fn ruling_32_the_known_lists_behind_published_ranks_are_found() {
    // C has 1½, A and B 1, D ½. BH: A ½+1½, B 1½+½; WIN: A 1, B 0; PS: A 1+1, B ½+1.
    let table = "@system swiss\nA: D+w C-w\nB: C=b D=b\nC: B=w A+b\nD: A-b B=w";
    let a_before_b = guess(table, &[2, 3, 1, 4]);
    assert!(a_before_b.lists.iter().all(|list| list.open == 0));
    let found = lists(&a_before_b);
    for list in ["PTS, WIN", "PTS, PS", "PTS, DE, WIN"] {
        assert!(found.contains(&list.to_owned()), "{list} in {found:?}");
    }
    // B is before A by no Buchholz, and by Sonneborn-Berger: A ½, B ½·1½+½·½ = 1.
    let b_before_a = guess(table, &[3, 2, 1, 4]);
    assert_eq!(lists(&b_before_a)[0], "PTS, SB");
}

#[test]
fn ruling_32_a_beginning_that_fits_is_named_with_the_ties_it_leaves() {
    // No criterion of the results separates A and B, who beat the same opponents, and both orders are possible.
    let found = guess("@system swiss\nA: C+ D+\nB: D+ C+\nC: A- B-\nD: B- A-", &[2, 1, 3, 3]);
    assert!(!found.lists.is_empty() && found.lists.iter().all(|list| list.open == 2));
    // Where all drew, every list leaves everybody tied, and says nothing about the order.
    let drawn =
        guess("@system round-robin\nA: B= C= D=\nB: A= D= C=\nC: D= A= B=\nD: C= B= A=", &[4, 2, 1, 3]);
    assert!(drawn.tried > 0 && drawn.lists.is_empty(), "{:?}", lists(&drawn));
    // D, who is last by points, is first: no list puts points aside.
    assert!(guess("@system swiss\nA: D+ C+\nB: C+ D+\nC: B- A-\nD: A- B-", &[2, 3, 4, 1]).lists.is_empty());
}

#[test]
fn ruling_32_without_published_ranks_nothing_is_guessed() {
    assert_eq!(guess("@system swiss\nA: B+\nB: A-", &[]).tried, 0);
    assert_eq!(guess("@system swiss\nA: B=\nB: A=", &[1, 1]).tried, 0, "everybody has the same");
}

fn with_status(table: &str, player: usize, status: Status) -> crate::event::Event {
    event(table).change(|facts| facts.players[player].status = status)
}

fn expelled(results: ExpelledResults) -> Status {
    Status {
        left: Some(Departure { after: 2, reason: DepartureReason::Expelled(results) }),
        ..Status::default()
    }
}

const EXPULSION: &str = "
    @system swiss
    A (2000): B+w C=w
    B (1900): A-b D+w
    C (1800): D+w A=b
    D (1700): C-b B-b
";

#[test]
fn annulled_games_count_for_nobody() {
    // Without D: A 1½, B 0, C ½. A met B and C, B and C met A alone.
    let event = with_status(EXPULSION, 3, expelled(ExpelledResults::Annulled));
    assert_eq!(event.order("PTS"), "A > C > B");
    assert_eq!(event.values("PTS")[..3], ["1.5", "0", "0.5"]);
    assert_eq!(event.values("BH")[..3], ["0.5", "1.5", "1.5"]);
    assert_eq!(event.values("SB")[..3], ["0.25", "0", "0.75"]);
    assert_eq!(event.values("ARO")[..3], ["1850", "2000", "2000"]);
    assert_eq!(event.values("WON")[..3], ["1", "0", "0"]);
    assert_eq!(event.values("STD")[..3], ["1.5", "0", "0.5"]);
}

#[test]
fn results_of_somebody_expelled_can_stand_while_the_name_goes() {
    let event = with_status(EXPULSION, 3, expelled(ExpelledResults::Kept));
    assert_eq!(event.order("PTS"), "A = C > B");
    assert_eq!(event.values("PTS")[..3], ["1.5", "1", "1.5"]);
}

#[test]
fn somebody_out_of_competition_is_listed_without_a_rank() {
    let status = Status { ranking: RankStatus::NotRanked, ..Status::default() };
    let event = with_status(EXPULSION, 0, status);
    assert_eq!(event.order("PTS"), "C > B > D | A");
    let ranks: Vec<_> = event.standings("PTS").rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [Some(1), Some(2), Some(3), None]);
}

#[test]
fn somebody_who_withdrew_stays_in_the_standings() {
    let left = Status {
        left: Some(Departure { after: 1, reason: DepartureReason::Withdrawn }),
        ..Status::default()
    };
    let event = with_status("@system swiss\nA: B+ C+\nB: A- .\nC: U A-", 1, left);
    assert_eq!(event.order("PTS"), "A > C > B");
}

/// B played one of three games, D two.
const FEW_GAMES: &str = "
    @system round-robin
    A: B> C+ D=
    B: A< D> C+
    C: D+ A- B-
    D: C- B< A=
";

#[test]
fn half_of_the_games_everybody_is_ranked_unless_the_event_says_otherwise() {
    assert_eq!(event(FEW_GAMES).order("PTS"), "A > B > C > D");
}

#[test]
fn half_of_the_games_those_with_less_are_listed_last_without_a_rank() {
    let event = event(FEW_GAMES).with("half-of-the-games", "unranked");
    assert_eq!(event.order("PTS"), "A > C > D | B");
    assert!(event.notices("PTS").contains(&"S016"));
    // Two of four games are half of them.
    let half = "@system round-robin\nA: Z B= C> D+ E<\nB: E+ A= Z C= D+\nC: D= E= A< B= Z\nD: C= Z E+ A- B-\nE: B- C= D- Z A>";
    assert_eq!(
        crate::event::event(half).with("half-of-the-games", "unranked").order("PTS"),
        "B > A > C = D = E"
    );
    // It is a rule for round robins.
    let swiss = crate::event::event(&FEW_GAMES.replace("round-robin", "swiss"));
    assert_eq!(swiss.with("half-of-the-games", "unranked").order("PTS"), "A > B > C > D");
}

#[test]
fn criteria_for_teams_are_left_out_of_an_individual_event() {
    let specs = |list: &str| -> Vec<String> {
        let event = event(EXPULSION);
        event.standings(list).specs.iter().map(ToString::to_string).collect()
    };
    assert_eq!(specs("PTS,BC,EMGSB,BH"), ["PTS", "BH"]);
    assert_eq!(event(EXPULSION).notices("PTS,BC,BH,TPN"), ["S004"]);
}

#[test]
fn published_ranks_that_the_list_does_not_give_are_found() {
    // By the list A and C share places 1 and 2, B is third, D last.
    let published = |ranks: [u32; 4]| {
        event(EXPULSION).change(|facts| {
            for (player, rank) in facts.players.iter_mut().zip(ranks) {
                player.published.rank = Some(rank);
            }
        })
    };
    let wrong = |ranks| -> Vec<(u32, u32, (u32, u32))> {
        let event = published(ranks);
        let standings = Standings::new(event.tournament(), &options("fide-2026-03", "PTS")).unwrap();
        let number = |who| event.tournament().number_of(who);
        misplaced(&standings)
            .iter()
            .map(|one| (number(one.participant), one.published, one.by_the_list))
            .collect()
    };
    assert_eq!(wrong([1, 3, 2, 4]), []);
    assert_eq!(wrong([2, 3, 1, 4]), []);
    assert_eq!(wrong([1, 2, 3, 4]), [(3, 3, (1, 2)), (2, 2, (3, 3))]);
    assert_eq!(by("fide-2026-03").regulations.changed().count(), 0);
}

/// Points of 299: a penalty of one point for A, in a round or in none.
fn penalty(round: RoundNumber) -> impl FnOnce(&mut Facts) {
    let one = Adjustment {
        round: Some(round),
        participants: vec![ParticipantId(0)],
        ..worth(Adjusted::Total, -100, None)
    };
    move |facts| facts.adjustments.push(one)
}

/// Points: A 2, B 1, C 1, D 0.
const FOUR: &str = "@system swiss\nA: B+ C+\nB: A- D+\nC: D+ A-\nD: C- B-";

#[test]
fn ruling_39_points_of_a_round_are_part_of_its_score_for_everything() {
    let event = event(FOUR).change(penalty(RoundNumber(1)));
    assert_eq!(event.values("PTS"), ["1", "1", "1", "0"]);
    assert_eq!(event.values("PS"), ["1", "1", "2", "0"]);
    assert_eq!(event.values("BH"), ["2", "1", "1", "2"]);
}

#[test]
fn ruling_39_points_of_no_round_change_the_own_points_and_no_tie_break() {
    let event = event(FOUR).change(penalty(Adjustment::NO_ROUND));
    assert_eq!(event.values("PTS"), ["1", "1", "1", "0"]);
    for criterion in ["PS", "BH", "SB", "KS", "WIN", "STD"] {
        assert_eq!(event.values(criterion), event_without_penalty(criterion), "{criterion}");
    }
    assert_eq!(event.notices("PTS,TPN"), ["S029"]);
}

fn event_without_penalty(criterion: &str) -> Vec<String> {
    event(FOUR).values(criterion)
}

#[test]
fn ruling_39_points_of_a_round_that_is_not_paired_are_told() {
    let event = event(&FOUR.replace("swiss", "swiss\n@rounds 5")).change(penalty(RoundNumber(4)));
    assert_eq!(event.values("PTS"), ["2", "1", "1", "0"]);
    assert_eq!(event.notices("PTS,TPN"), ["S028"]);
}
