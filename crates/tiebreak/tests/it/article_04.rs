//! Article 4: the list and how it is applied.

use exaequo_model::{Better, ExternalColumn, ListScope, Points, TieBreakList};
use exaequo_tiebreak::{Decided, Lack, Notice, Preset, Ranks, Sharing, parse_list};

use crate::event::{Event, event, order};
use crate::help::bonus;

/// A and B have a point each: A a win and no Black, B two draws with Black.
const WINS_OR_BLACK: &str = "
    @system swiss
    A: D+w C-w
    B: C=b D=b
    C: B=w A+b
    D: A-b B=w
";

/// A beat B, B beat C, C beat A; C had Black twice, A and B once.
const CIRCLE: &str = "
    @system swiss
    A: B+w D+w C-b
    B: A-b C+w D+w
    C: D+b B-b A+w
    D: C-w A-b B-b
";

fn with_list(table: &str, list: &str, scope: ListScope) -> Event {
    event(table)
        .change(|facts| facts.event.tie_breaks = Some(TieBreakList { text: facts.text.push(list), scope }))
}

#[test]
fn article_4_1_the_list_is_applied_in_its_order() {
    assert_eq!(event(WINS_OR_BLACK).order("PTS,WIN,BPG"), "C > A > B > D");
    assert_eq!(event(WINS_OR_BLACK).order("PTS,BPG,WIN"), "C > B > A > D");
}

#[test]
fn article_4_1_points_come_first_unless_the_list_names_them() {
    assert_eq!(event(WINS_OR_BLACK).order("BPG,WIN"), "C > B > A > D");
    // BPG: A 0, B 2, C 1, D 1. Points behind it decide between C and D.
    assert_eq!(event(WINS_OR_BLACK).order("BPG,PTS"), "B > C > D > A");
}

#[test]
fn article_11_1_pts_adds_what_the_rounds_gave_and_points_beside_them() {
    // A 1+½+½, B 0+1+1, C ½ (its game of round 3 has no result), D by forfeit 1.
    let table = "@system swiss\nA: B+ D= H\nB: A- U F\nC: D< Z D?\nD: C> A= C?";
    let event = event(table).change(|facts| facts.adjustments.push(bonus(2, 50, None))).after(3);
    assert_eq!(event.values("PTS"), ["2", "2", "0.5", "1.5"]);
}

#[test]
fn article_4_1_ruling_32_the_list_is_the_events_or_the_one_given_and_never_invented() {
    // Without one, points alone: A, B and C have 1, D has ½. That is said.
    let without = event(WINS_OR_BLACK).own_standings().unwrap();
    assert_eq!(order(&without), "C > A = B > D");
    assert!(without.notices.iter().any(|notice| notice.code() == "S026"));
    let own = with_list(WINS_OR_BLACK, "WIN,BPG", ListScope::Tied);
    assert_eq!(order(&own.own_standings().unwrap()), "C > A > B > D");
    assert_eq!(own.order("BPG"), "C > B > A > D");
    // Record 212 orders everybody: no points in front.
    let everybody = with_list(WINS_OR_BLACK, "BPG,PTS", ListScope::Everybody);
    assert_eq!(order(&everybody.own_standings().unwrap()), "B > C > D > A");
    let without_points = with_list(WINS_OR_BLACK, "BPG", ListScope::Everybody);
    assert_eq!(order(&without_points.own_standings().unwrap()), "B > C = D > A");
    let unreadable = with_list(WINS_OR_BLACK, "BPG,XYZZY", ListScope::Tied);
    let unreadable = unreadable.own_standings().unwrap();
    assert_eq!(order(&unreadable), order(&without));
    let named = |notice: &Notice| matches!(notice, Notice::NoList { lack: Lack::Unreadable(errors), .. } if errors.len() == 1);
    assert!(unreadable.notices.iter().any(|notice| named(notice) && notice.code() == "S020"));
}

#[test]
fn article_4_1_presets_are_lists_that_can_be_read() {
    for preset in Preset::ALL.iter().filter(|preset| preset.teams == Ranks::Players) {
        let list = parse_list(preset.list).unwrap_or_else(|errors| panic!("{}: {errors:?}", preset.name));
        assert_eq!(list[0].spec.to_string(), "PTS", "{}", preset.name);
        // Ruling 9: no Buchholz in a list for round robins.
        let buchholz = list.iter().any(|one| one.spec.definition.article.0.starts_with("8."));
        assert!(!(preset.name.contains("round-robin") && buchholz), "{}", preset.name);
    }
    // The annex: direct encounter, Koya, Sonneborn-Berger, games won.
    assert_eq!(Preset::named("ffe-round-robin").unwrap().list, "PTS,DE,KS,SB,WON");
}

#[test]
fn article_4_1_ext_external_values_rank_the_better_end_first_and_those_without_a_value_last() {
    let jury = |better| {
        event("@system swiss\nA: B=\nB: A=\nC: D=\nD: C=").change(|facts| {
            let name = facts.text.push("jury");
            let values =
                vec![None, Some(Points::from_hundredths(725)), Some(Points::ZERO), Some(Points::HALF)];
            facts.external.push(ExternalColumn { name, better, values });
        })
    };
    assert_eq!(jury(Better::Higher).order("PTS,EXT:jury"), "B > D > C > A");
    // Ruling 37: a missing value ranks last whichever way the criterion runs.
    assert_eq!(jury(Better::Lower).order("PTS,EXT:jury"), "C > D > B > A");
    assert_eq!(jury(Better::Higher).values("EXT:Jury"), ["-", "7.25", "0", "0.5"]);
    assert_eq!(jury(Better::Higher).notices("PTS,EXT:other"), ["S018", "S003", "S013"]);
    assert_eq!(jury(Better::Higher).notices("PTS,EXT:JURY"), ["S017"]);
}

#[test]
fn article_4_1_criteria_of_the_events_own_are_named_and_not_computed() {
    assert_eq!(event(WINS_OR_BLACK).notices("PTS,OTHER_LUCK,WIN"), ["S002"]);
    assert_eq!(event(WINS_OR_BLACK).order("PTS,OTHER_LUCK,WIN"), "C > A > B > D");
}

#[test]
fn article_4_1_kashdan_gives_4_2_1_and_nothing_for_unplayed_games() {
    // A: win 4, draw 2, forfeit 0. B: loss 1, bye 0, draw 2.
    let event = event("@system swiss\nA: B+ C= D>\nB: A- U C=\nC: Z A= B=\nD: H H A<");
    assert_eq!(event.values("KASHDAN"), ["6", "3", "4", "0"]);
}

#[test]
fn article_4_1_sob_adds_the_buchholz_of_the_opponents_met_over_the_board() {
    // Points: A 2½, B 1, C 2, D ½. BH: A 1+2+½ (16.4.1) = 3½, B 2½+½+2 = 5, C ½+2½+1 = 4, D 2+1+½ = 3½.
    // A met B and C: 5+4; B 3½+3½+4; C 3½+3½+5; D 4+5.
    let event = event("@system swiss\nA: B+ C= D>\nB: A- D+ C-\nC: D= A= B+\nD: C= B- A<");
    assert_eq!(event.values("SOB"), ["9", "11", "12", "9"]);
}

#[test]
fn article_4_2_a_criterion_looks_only_at_those_who_are_still_tied() {
    // All three: nothing splits the circle. Black games put C first; between A and B their own game decides.
    assert_eq!(event(CIRCLE).order("PTS,DE"), "A = B = C > D");
    assert_eq!(event(CIRCLE).order("PTS,BPG,DE"), "C > A > B > D");
}

#[test]
fn article_4_2_ruling_31_places_are_shared_when_the_list_is_exhausted() {
    let event = event(CIRCLE);
    let standings = event.standings("PTS,DE");
    let ranks: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.place)).collect();
    let shared = (Some(1), Sharing::Shared);
    assert_eq!(ranks, [shared, shared, shared, (Some(4), Sharing::Alone)]);
    assert_eq!(event.notices("PTS,DE"), ["S013"]);
}

#[test]
fn article_4_2_ruling_31_the_notice_about_lots_is_for_final_standings_of_events_that_do_not_share() {
    assert_eq!(event(CIRCLE).with("list-exhausted", "share").notices("PTS,DE"), [""; 0]);
    assert_eq!(event(&CIRCLE.replace("swiss", "swiss\n@rounds 4")).notices("PTS,DE"), [""; 0]);
    assert_eq!(event(CIRCLE).notices("PTS,TPN"), [""; 0]);
}

#[test]
fn article_4_2_ruling_31_lots_come_from_a_published_seed() {
    // printf 'monday\n\n1\nA' | sha256sum: 4fec…, '2\nB': 6514…, '3\nC': a289…; by 'draw': 5964…, 43b1…, b1d6….
    assert_eq!(event(CIRCLE).lots("monday").order("PTS"), "A > B > C > D");
    assert_eq!(event(CIRCLE).lots("draw").order("PTS"), "B > A > C > D");
    // By 'Sunday': 843d…, dda0…, 03ba….
    let event = event(CIRCLE).lots("Sunday");
    assert_eq!(event.order("PTS"), "C > A > B > D");
    assert_eq!(event.notices("PTS"), ["S014"]);
    let decided: Vec<_> = event.standings("PTS").rows.iter().map(|row| row.decided).collect();
    assert_eq!(decided, [Decided::Nothing, Decided::Lots, Decided::Lots, Decided::By(0)]);
    // What the list decides is not drawn.
    assert_eq!(event.order("PTS,TPN/R"), "C > B > A > D");
}

#[test]
fn article_4_3_criteria_of_type_a_can_be_listed_more_than_once() {
    assert_eq!(event(CIRCLE).order("PTS,DE,BPG,DE"), "C > A > B > D");
    assert_eq!(event(CIRCLE).order("PTS,DE,BPG"), "C > A = B > D");
}

/// A and B met twice, C and D met twice.
const REMATCHES: &str = "
    @system swiss
    A (2000): B+w B=b C+w
    B (1900): A-b A=w D+w
    C (1800): D+w D+b A-b
    D (1700): C-b C-w B-b
";

#[test]
fn article_4_4_ruling_38_an_opponent_counts_once_per_game_in_sums() {
    // Points: A 2½, B 1½, C 2, D 0.
    // A: 1½+1½+2 = 5; B: 2½+2½+0 = 5; C: 0+0+2½ = 2½; D: 2+2+1½ = 5½.
    assert_eq!(event(REMATCHES).values("BH"), ["5", "5", "2.5", "5.5"]);
    // A: 1×1½ + ½×1½ + 1×2 = 4¼; B: 0 + ½×2½ + 0 = 1¼.
    assert_eq!(event(REMATCHES).values("SB"), ["4.25", "1.25", "0", "0"]);
}

#[test]
fn article_4_4_ruling_38_an_opponent_counts_once_per_game_in_averages() {
    // A: (1900+1900+1800)/3 = 1866⅔; B: (2000+2000+1700)/3 = 1900; C: (1700+1700+2000)/3; D: (1800+1800+1900)/3.
    assert_eq!(event(REMATCHES).values("ARO"), ["1867", "1900", "1800", "1833"]);
    // BH: 5, 5, 2½, 5½. A: (5+5+2½)/3; B: (5+5+5½)/3; C: (5½+5½+5)/3; D: (2½+2½+5)/3.
    assert_eq!(event(REMATCHES).values("AOB"), ["4.17", "5.17", "5.33", "3.33"]);
}

#[test]
fn article_4_3_only_criteria_of_type_a_are_of_use_a_second_time() {
    let event = event("@system swiss\nA: B=\nB: A=");
    assert!(event.notices("PTS,BH,SB,BH").contains(&"S022"));
    assert!(event.notices("PTS,WIN,WIN").contains(&"S022"));
    // Another modifier makes another criterion; DE is of type A.
    assert!(!event.notices("PTS,DE,BH/C1,BH,DE").contains(&"S022"));
}
