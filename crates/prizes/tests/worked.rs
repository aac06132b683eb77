//! Worked examples: how prizes are shared, by hand.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_prizes::{Contender, GroupProblem, Money, NotGiven, PrizeAt, PrizeList, PrizesProblem};
use exaequo_rating::SettingsProblem;

/// Entrants by points and groups: `"5 ow"` has 5 points and belongs to the groups `o` and `w` of `letters`.
fn entrants(letters: &str, all: &[&str]) -> Vec<Contender> {
    let entrant = |(place, text): (usize, &&str)| {
        let (points, own) = text.split_once(' ').unwrap();
        let groups = letters.chars().map(|letter| own.contains(letter)).collect();
        Contender { points: points.parse().unwrap(), place: u32::try_from(place).unwrap(), groups }
    };
    all.iter().enumerate().map(entrant).collect()
}

fn paid(list: &str, entrants: &[Contender]) -> Vec<i64> {
    let allocation = PrizeList::parse(list).unwrap().allocate(entrants);
    (0..entrants.len()).map(|who| allocation.of(who).map_or(0, |award| award.money.0)).collect()
}

/// 100, 80, 60, 40, 20, 10 for players with 8, 8, 7½, 7, 7, 7 points.
fn six() -> Vec<Contender> {
    entrants("o", &["16 o", "16 o", "15 o", "14 o", "14 o", "14 o"])
}

const SIX: &str = "[[group]]\nname = 'Open'\nmoney = [100, 80, 60, 40, 20, 10]";

#[test]
fn equal_shares_of_the_places_of_a_tie() {
    let list = format!("sharing = 'equally'\n{SIX}");
    // (100 + 80) / 2, 60, (40 + 20 + 10) / 3.
    assert_eq!(paid(&list, &six()), [9_000, 9_000, 6_000, 2_334, 2_333, 2_333]);
}

#[test]
fn hort_is_half_of_the_own_prize_and_half_of_the_average() {
    let list = format!("sharing = 'hort'\nunit = 0.5\n{SIX}");
    // 100 and 90; 80 and 90; 60; 40, 20 and 10 with 23.33 each: 31.67, 21.67, 16.67.
    assert_eq!(paid(&list, &six()), [9_500, 8_500, 6_000, 3_200, 2_150, 1_650]);
}

/// The table of docs/prizes.md is what is paid, and its file can be read.
#[test]
fn the_examples_of_the_documents_are_right() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/prizes.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (_, rest) = text.split_once("```toml\n").unwrap();
    PrizeList::parse(rest.split_once("```").unwrap().0).unwrap();
    let rows = text.lines().filter(|line| line.starts_with("| ") && line.matches('|').count() == 6);
    let rows: Vec<Vec<&str>> =
        rows.map(|row| row.split('|').map(|cell| cell.trim_matches([' ', '`'])).collect()).collect();
    let (head, rows) = rows.split_first().unwrap();
    assert_eq!((rows.len(), &head[3..6]), (6, ["equally", "hort", "none"].as_slice()));
    for (column, sharing) in head.iter().enumerate().skip(3).take(3) {
        let printed: Vec<Money> = rows.iter().map(|row| Money::parse(row[column]).unwrap()).collect();
        let paid = paid(&format!("sharing = '{sharing}'\n{SIX}"), &six());
        assert_eq!(paid, printed.iter().map(|money| money.0).collect::<Vec<_>>(), "{sharing}");
    }
}

#[test]
fn without_sharing_the_list_decides() {
    let list = format!("sharing = 'none'\n{SIX}");
    assert_eq!(paid(&list, &six()), [10_000, 8_000, 6_000, 4_000, 2_000, 1_000]);
}

#[test]
fn who_shares_a_place_shares_its_prize_even_where_the_list_decides() {
    let list = "sharing = 'none'\n[[group]]\nname = 'Open'\nmoney = [100, 50]\nthings = ['Cup']";
    let mut tied = entrants("o", &["5 o", "5 o", "4 o"]);
    tied[1].place = tied[0].place;
    let allocation = PrizeList::parse(list).unwrap().allocate(&tied);
    assert_eq!(allocation.awards.iter().map(|award| award.money.0).collect::<Vec<_>>(), [7_500, 7_500]);
    assert_eq!(allocation.undecided.len(), 1);
    assert_eq!(allocation.undecided[0].among, [0, 1]);
}

const TWO_GROUPS: &str = "[[group]]\nname = 'Open'\nmoney = [250, 150, 100]\n[[group]]\nname = 'Under 2200'\nfor = 'rating<2200'\nmoney = [100]";

#[test]
fn of_equal_prizes_the_group_that_comes_first_goes_before() {
    // The second and the third take the second and the third prize of the open, not that of their class.
    let players = entrants("ou", &["8 o", "7 ou", "7 ou", "6 o", "5 ou"]);
    assert_eq!(paid(TWO_GROUPS, &players), [25_000, 12_500, 12_500, 0, 10_000]);
}

#[test]
fn the_prize_somebody_does_not_take_passes_to_the_next_of_the_group() {
    let list = format!("sharing = 'none'\n{TWO_GROUPS}");
    let players = entrants("ou", &["8 ou", "7 o", "6 ou", "5 ou", "4 ou"]);
    assert_eq!(paid(&list, &players), [25_000, 15_000, 10_000, 10_000, 0]);
}

#[test]
fn several_prizes_are_added_up() {
    let list = format!("per-player = 'several'\n{TWO_GROUPS}");
    let players = entrants("ou", &["8 ou", "7 o", "6 ou"]);
    assert_eq!(paid(&list, &players), [35_000, 15_000, 10_000]);
}

#[test]
fn a_tie_takes_the_most_valuable_prizes_its_members_can_bring_in() {
    // A woman and a man are tied: she brings in the prize of the women, he the open one; together 190.
    let list =
        "[[group]]\nname = 'Open'\nmoney = [100]\n[[group]]\nname = 'Women'\nfor = 'women'\nmoney = [90]";
    let players = entrants("ow", &["5 ow", "5 o", "4 ow"]);
    assert_eq!(paid(list, &players), [9_500, 9_500, 0]);
    // By the list she takes the open prize, nobody takes his, and that of the women passes down.
    assert_eq!(paid(&format!("sharing = 'none'\n{list}"), &players), [10_000, 0, 9_000]);
    // By the Hort system the half of each.
    assert_eq!(paid(&format!("sharing = 'hort'\n{list}"), &players), [9_750, 4_750, 4_500]);
}

#[test]
fn who_would_have_more_of_the_own_prizes_alone_does_not_share_them() {
    let list = "[[group]]\nname = 'Open'\nmoney = [300, 200]\n[[group]]\nname = 'Junior'\nfor = 'U18'\nmoney = [300]";
    let players = entrants("oj", &["5 o", "5 o", "5 o", "5 oj"]);
    // 500 for three, and 300 for the junior, who has more than a quarter of 800.
    assert_eq!(paid(list, &players), [16_667, 16_667, 16_666, 30_000]);
    let list = list.replace("money = [300]", "money = [150]");
    assert_eq!(paid(&list, &players), [16_250; 4]);
}

#[test]
fn prizes_in_addition_keep_from_no_other() {
    let list = "[[group]]\nname = 'Open'\nmoney = [100]\n[[group]]\nname = 'Junior'\nfor = 'U18'\nmoney = [30]\nin-addition = true";
    assert_eq!(paid(list, &entrants("oj", &["5 oj", "4 oj"])), [13_000, 0]);
}

#[test]
fn a_group_with_too_few_members_gives_nothing() {
    let list = "[[group]]\nname = 'Open'\nmoney = [100]\n[[group]]\nname = 'Women'\nfor = 'women'\nmoney = [90]\nat-least = 3";
    let allocation = PrizeList::parse(list).unwrap().allocate(&entrants("ow", &["5 o", "4 ow", "4 ow"]));
    assert_eq!(allocation.unclaimed.len(), 1);
    assert_eq!(allocation.unclaimed[0].why, NotGiven::TooFew { members: 2 });
    assert_eq!((allocation.paid, allocation.kept()), (Money(10_000), Money::ZERO));
}

#[test]
fn things_go_by_the_list_and_never_beside_a_share_of_money() {
    let list = "[[group]]\nname = 'Open'\nmoney = [100]\n[[group]]\nname = 'Women'\nfor = 'women'\nthings = ['Cup', 'Medal']";
    let allocation =
        PrizeList::parse(list).unwrap().allocate(&entrants("ow", &["5 o", "5 ow", "4 ow", "3 ow"]));
    let things: Vec<_> =
        allocation.awards.iter().map(|award| (award.entrant, award.things.clone())).collect();
    let cup = |place| vec![PrizeAt { group: 1, place }];
    assert_eq!(things, [(0, vec![]), (1, vec![]), (2, cup(0)), (3, cup(1))]);
}

#[test]
fn what_is_wrong_with_a_list_is_said_with_its_place() {
    let problem = |text: &str| {
        let error = PrizeList::parse(text).unwrap_err();
        (error.problem, text.get(error.at).unwrap().to_owned())
    };
    let group = "[[group]]\nname = 'Open'\nmoney = [100]\n";
    assert!(matches!(problem("sharing = equal").0, PrizesProblem::Settings(SettingsProblem::Syntax(_))));
    let (found, at) = problem(&format!("shering = 'none'\n{group}"));
    assert!(matches!(found, PrizesProblem::Settings(SettingsProblem::UnknownKey { .. })) && at == "shering");
    let (found, at) = problem(&format!("sharing = 'fair'\n{group}"));
    assert!(matches!(found, PrizesProblem::Settings(SettingsProblem::Choice { .. })) && at == "'fair'");
    assert_eq!(problem("").0, PrizesProblem::NoGroup);
    assert_eq!(problem("[[group]]\nmoney = [1]").0, PrizesProblem::NoName);
    assert_eq!(problem("[[group]]\nname = 'A'").0, PrizesProblem::NoPrize("A".to_owned()));
    assert_eq!(problem("[[group]]\nname = 'A'\nmoney = [0, 0]").0, PrizesProblem::NoPrize("A".to_owned()));
    assert_eq!(
        problem("[[group]]\nname = 'A'\nmoney = [100, 200]").0,
        PrizesProblem::Rising { group: "A".to_owned(), place: 2 }
    );
    assert_eq!(problem(&format!("{group}{group}")).0, PrizesProblem::SameName("Open".to_owned()));
    let own = format!("{group}[[group]]\nname = 'B'\nmoney = [1]\nsharing = 'none'");
    assert_eq!(problem(&own).0, PrizesProblem::OwnSharing("B".to_owned()));
    assert!(PrizeList::parse(&format!("per-player = 'several'\n{own}")).is_ok());
    let (found, at) = problem("[[group]]\nname = 'A'\nfor = 'women, womn'\nmoney = [1]");
    assert_eq!(found, PrizesProblem::Group(GroupProblem::Unknown("womn".to_owned())));
    assert_eq!(at, "womn'");
    for amount in ["-1", "1.234", "1e9", "inf", "0x10", "'ten'", "1000000001", "99999999999999999999", "true"]
    {
        let (found, at) = problem(&format!("[[group]]\nname = 'A'\nmoney = [{amount}]"));
        assert!(
            matches!(found, PrizesProblem::Kind { key: "money", .. }) && at == amount,
            "{amount} {found:?}"
        );
    }
    assert!(matches!(problem(&format!("unit = 0\n{group}")).0, PrizesProblem::Kind { key: "unit", .. }));
    assert!(matches!(problem("group = 5").0, PrizesProblem::Kind { key: "group", .. }));
    assert!(matches!(problem("group = [5]").0, PrizesProblem::Kind { key: "group", .. }));
}
