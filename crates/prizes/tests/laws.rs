//! What holds for every list of prizes and any standings.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_prizes::{
    Allocation, Contender, Due, Exclusivity, Group, Money, MoneyRounding, PerPlayer, Prize, PrizeGroup,
    PrizeList, PrizeSharing, Residual,
};
use proptest::prelude::*;

/// What separates an entrant from the one above: nothing, the list, or points.
#[derive(Clone, Copy, Debug)]
enum Step {
    SamePlace,
    SamePoints,
    FewerPoints,
}

const GROUPS: usize = 4;

fn entrants() -> impl Strategy<Value = Vec<Contender>> {
    let step = prop_oneof![
        Just(Step::SamePlace),
        Just(Step::SamePoints),
        Just(Step::SamePoints),
        Just(Step::FewerPoints)
    ];
    let one = (step, prop::collection::vec(any::<bool>(), GROUPS));
    prop::collection::vec(one, 0..14).prop_map(|all| {
        let (mut points, mut place) = (0, 0);
        let entrant = |(step, mut groups): (Step, Vec<bool>)| {
            points += u32::from(matches!(step, Step::FewerPoints));
            place += u32::from(!matches!(step, Step::SamePlace));
            // The first group is that of everybody.
            groups[0] = true;
            Contender { points, place, groups }
        };
        all.into_iter().map(entrant).collect()
    })
}

fn prizes() -> impl Strategy<Value = Vec<Prize>> {
    let amount = prop_oneof![Just(0_i64), 1_i64..30_000, (1_i64..40).prop_map(|hundreds| hundreds * 1_000)];
    (prop::collection::vec(amount, 1..5), any::<bool>()).prop_map(|(mut money, has_thing)| {
        money.sort_unstable_by(|one, other| other.cmp(one));
        let prize = |money| Prize {
            money: Money(money),
            thing: if has_thing || money == 0 { "Cup".to_owned() } else { String::new() },
            worth: Money::ZERO,
        };
        money.into_iter().map(prize).collect()
    })
}

fn lists() -> impl Strategy<Value = PrizeList> {
    let sharing =
        prop_oneof![Just(PrizeSharing::Equally), Just(PrizeSharing::Hort), Just(PrizeSharing::None)];
    let residual = prop_oneof![Just(Residual::Spread), Just(Residual::First), Just(Residual::Kept)];
    let rounding = prop_oneof![Just(MoneyRounding::Down), Just(MoneyRounding::HalfUp)];
    let unit = prop_oneof![Just(1_i64), Just(5), Just(100), Just(500)];
    let per_player = prop_oneof![Just(PerPlayer::One), Just(PerPlayer::One), Just(PerPlayer::Several)];
    let groups = prop::collection::vec((prizes(), prop::bool::weighted(0.2)), GROUPS);
    (sharing, residual, rounding, unit, per_player, groups).prop_map(
        |(sharing, residual, rounding, unit, per_player, groups)| {
            let group = |(index, (prizes, in_addition)): (usize, (Vec<Prize>, bool))| PrizeGroup {
                name: index.to_string(),
                of: Group::EVERYBODY,
                prizes,
                counts: if in_addition { Exclusivity::InAddition } else { Exclusivity::Alone },
                sharing: None,
                at_least: 1,
            };
            let groups = groups.into_iter().enumerate().map(group).collect();
            PrizeList {
                currency: String::new(),
                per_player,
                sharing,
                unit: Money(unit),
                rounding,
                residual,
                groups,
            }
        },
    )
}

fn due(allocation: &Allocation, entrant: usize) -> Due {
    let terms =
        allocation.awards.iter().filter(|award| award.entrant == entrant).flat_map(|award| &award.terms);
    terms.fold(Due::ZERO, |sum, term| sum + term.due)
}

/// The groups that keep from each other.
fn together(list: &PrizeList) -> Vec<usize> {
    (0..list.groups.len()).filter(|index| !list.stands_alone(&list.groups[*index])).collect()
}

/// No group pays in addition to others, and nothing is kept back.
fn give_each_prize_once(list: &mut PrizeList) {
    for group in &mut list.groups {
        group.counts = Exclusivity::Alone;
    }
    list.residual = Residual::Spread;
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn no_money_is_lost_and_none_is_made(list in lists(), entrants in entrants()) {
        let allocation = list.allocate(&entrants);
        let kept = allocation.kept();
        match (list.residual, list.sharing) {
            // What is below a hundredth in each section is all that can be left.
            (Residual::Spread | Residual::First, PrizeSharing::Hort) => {
                let most = i64::try_from(list.groups.iter().map(|group| group.prizes.len()).sum::<usize>()).unwrap();
                prop_assert!((0..=most).contains(&kept.0), "{kept}");
            }
            (Residual::Spread | Residual::First, _) => prop_assert_eq!(kept, Money::ZERO),
            (Residual::Kept, _) => {
                let terms: usize = entrants.len() * list.groups.len();
                prop_assert!(kept.0.abs() <= i64::try_from(terms).unwrap() * list.unit.0);
            }
        }
        prop_assert!(allocation.awards.iter().all(|award| award.money >= Money::ZERO));
    }

    #[test]
    fn nobody_has_two_prizes_where_one_is_allowed(list in lists(), entrants in entrants()) {
        let allocation = list.allocate(&entrants);
        let counted = together(&list);
        for award in &allocation.awards {
            let pots: Vec<_> = award.terms.iter().filter(|term| {
                let pot = term.by_list.or(term.by_points).unwrap();
                allocation.pots[pot].prizes.iter().all(|at| counted.contains(&at.group))
            }).collect();
            let things = award.things.iter().filter(|at| counted.contains(&at.group)).count();
            prop_assert!(pots.len() <= 1 && things <= 1);
        }
        for pot in &allocation.pots {
            let counts = pot.prizes.iter().all(|at| counted.contains(&at.group));
            prop_assert!(!counts || pot.prizes.len() <= pot.sharers.len() || list.per_player == PerPlayer::Several);
        }
        // One prize of each group and no more, however many one may win.
        for group in 0..GROUPS {
            let pots = allocation.pots.iter().filter(|pot| pot.prizes.iter().all(|at| at.group == group));
            prop_assert!(pots.clone().all(|pot| pot.prizes.len() <= pot.sharers.len()));
        }
    }

    #[test]
    fn a_prize_is_won_once_and_by_members_of_its_group(list in lists(), entrants in entrants()) {
        let allocation = list.allocate(&entrants);
        for award in &allocation.awards {
            prop_assert!(award.things.iter().all(|at| entrants[award.entrant].groups[at.group]));
        }
        for pot in allocation.pots.iter().filter(|pot| pot.sum > Money::ZERO) {
            for &sharer in &pot.sharers {
                let is_entitled = pot.prizes.iter().any(|at| entrants[sharer].groups[at.group]);
                prop_assert!(is_entitled);
            }
        }
        let mut things: Vec<_> = allocation.awards.iter().flat_map(|award| award.things.clone()).collect();
        things.extend(allocation.undecided.iter().map(|one| one.prize));
        let all = things.len();
        things.sort_unstable();
        things.dedup();
        prop_assert_eq!(things.len(), all);
    }

    /// Where the list separates everybody and nothing is shared, whoever is placed higher and belongs to every group the
    /// other belongs to is due at least as much. In a tie that holds of the tie alone: a lower tie whose members are entitled
    /// to more between them may give each of them more.
    #[test]
    fn the_better_placed_is_due_no_less(mut list in lists(), mut entrants in entrants()) {
        give_each_prize_once(&mut list);
        list.sharing = PrizeSharing::None;
        for (place, entrant) in (0..).zip(&mut entrants) {
            entrant.place = place;
        }
        let allocation = list.allocate(&entrants);
        for (lower, other) in entrants.iter().enumerate() {
            for (higher, one) in entrants[..lower].iter().enumerate() {
                let has_all = one.groups.iter().zip(&other.groups).all(|(own, others)| *own || !*others);
                let (more, less) = (due(&allocation, higher), due(&allocation, lower));
                prop_assert!(!has_all || more >= less, "{higher} {lower}");
            }
        }
    }

    /// Where everybody is entitled to the same, nobody is due less than somebody below, however money is shared.
    #[test]
    fn among_equally_entitled_the_better_placed_is_due_no_less(mut list in lists(), mut entrants in entrants()) {
        give_each_prize_once(&mut list);
        let groups = entrants.first().map(|first| first.groups.clone()).unwrap_or_default();
        for entrant in &mut entrants {
            entrant.groups.clone_from(&groups);
        }
        let allocation = list.allocate(&entrants);
        for lower in 1..entrants.len() {
            let is_no_less = due(&allocation, lower - 1) >= due(&allocation, lower);
            // Whoever gets nothing of a share smaller than the unit has no award at all.
            let most = list.unit.0 * i64::try_from(GROUPS).unwrap();
            let is_rounded_away = allocation.of(lower - 1).is_none()
                && allocation.of(lower).is_some_and(|award| award.money.0 <= most);
            prop_assert!(is_no_less || is_rounded_away, "{lower}");
        }
    }

    #[test]
    fn equal_points_and_equal_groups_are_equal_money(mut list in lists(), entrants in entrants()) {
        list.sharing = PrizeSharing::Equally;
        let allocation = list.allocate(&entrants);
        for (index, one) in entrants.iter().enumerate() {
            for (before, other) in entrants[..index].iter().enumerate() {
                if one.points == other.points && one.groups == other.groups {
                    let paid = |who| allocation.of(who).map_or(0, |award| award.money.0);
                    // All that rounding leaves over in each group may go to one of those who share.
                    let most = list.unit.0 * i64::try_from(GROUPS * entrants.len()).unwrap();
                    prop_assert!((paid(index) - paid(before)).abs() <= most, "rounding only");
                    let is_paid = |who| allocation.of(who).is_some_and(|award| !award.terms.is_empty());
                    if is_paid(index) && is_paid(before) {
                        prop_assert_eq!(due(&allocation, index), due(&allocation, before));
                    }
                }
            }
        }
    }

    /// The order inside a tie that the list does not break makes no difference to what is due.
    #[test]
    fn the_order_of_equals_is_irrelevant(mut list in lists(), entrants in entrants()) {
        list.residual = Residual::Spread;
        list.unit = Money(1);
        let mut order: Vec<usize> = (0..entrants.len()).collect();
        // Each group of equals the other way round.
        order.sort_by_key(|&index| (entrants[index].place, std::cmp::Reverse(index)));
        let turned: Vec<Contender> = order.iter().map(|&index| entrants[index].clone()).collect();
        let (one, other) = (list.allocate(&entrants), list.allocate(&turned));
        for (position, &index) in order.iter().enumerate() {
            let paid = |allocation: &Allocation, who| allocation.of(who).map_or(0, |award| award.money.0);
            let apart = paid(&other, position) - paid(&one, index);
            prop_assert!(apart.abs() <= i64::try_from(2 * GROUPS).unwrap(), "no more than hundredths of rounding");
        }
        prop_assert_eq!(one.paid, other.paid);
    }

    /// Nothing stays unclaimed while a member of the group gets nothing.
    #[test]
    fn prizes_pass_down_to_whoever_has_none(mut list in lists(), entrants in entrants()) {
        list.sharing = PrizeSharing::None;
        let allocation = list.allocate(&entrants);
        // Rounding may leave nothing of a share.
        let has_share = |who: usize| allocation.pots.iter().any(|pot| pot.sharers.contains(&who));
        let has_something = |who: usize| {
            has_share(who) || allocation.of(who).is_some()
                || allocation.undecided.iter().any(|one| one.among.contains(&who))
        };
        for unclaimed in &allocation.unclaimed {
            for (who, entrant) in entrants.iter().enumerate() {
                prop_assert!(!entrant.groups[unclaimed.prize.group] || has_something(who) , "{who}");
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = PrizeList::parse(&text);
        let _ = text.parse::<Group>();
    }

    #[test]
    fn groups_that_are_read_are_printed_so_that_they_are_read_again(text in "[a-zU0-9<>=, \"-]{0,40}") {
        if let Ok(group) = text.parse::<Group>() {
            prop_assert_eq!(group.to_string().parse::<Group>(), Ok(group));
        }
    }
}
