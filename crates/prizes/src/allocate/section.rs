//! Groups whose prizes are given together: all that keep from each other, or one that stands alone.

use super::bring::{Bringing, Kind, kinds};
use super::pots::{Division, richest};
use super::round::pay;
use super::{Allocation, Award, Contender, NotGiven, Pot, Term, Unclaimed, Undecided};
use crate::list::{Prize, PrizeAt, PrizeList, PrizeSharing};
use crate::money::{Due, Money};
use exaequo_model::Order as _;

/// Groups whose prizes are given together.
pub(super) struct Section<'a> {
    list: &'a PrizeList,
    entrants: &'a [Contender],
    groups: Vec<usize>,
    sharing: PrizeSharing,
}

/// Who is tied with whom.
#[derive(Clone, Copy)]
enum Ties {
    /// Those who share a place: the list separates all others.
    Place,
    /// Those who have equal points.
    Points,
}

/// The sections of a list. A group with too few members is in none.
pub(super) fn all<'a>(
    list: &'a PrizeList,
    entrants: &'a [Contender],
    allocation: &mut Allocation,
) -> Vec<Section<'a>> {
    let mut together = Vec::new();
    let mut alone = Vec::new();
    for (index, group) in list.groups.iter().enumerate() {
        let members = entrants.iter().filter(|entrant| entrant.groups[index]).count();
        if members < group.at_least as usize {
            allocation.unclaimed.extend(too_few(list, index, members));
        } else if list.stands_alone(group) {
            alone.push((vec![index], list.sharing_of(group)));
        } else {
            together.push(index);
        }
    }
    let sections = std::iter::once((together, list.sharing)).chain(alone);
    sections.map(|(groups, sharing)| Section { list, entrants, groups, sharing }).collect()
}

fn too_few(list: &PrizeList, group: usize, members: usize) -> impl Iterator<Item = Unclaimed> {
    let why = if members == 0 { NotGiven::NoMembers } else { NotGiven::TooFew { members } };
    list.groups[group].prizes.iter().enumerate().map(move |(place, prize)| Unclaimed {
        prize: PrizeAt { group, place },
        money: prize.money,
        why,
    })
}

/// What came of a section.
struct Given {
    by_list: Vec<Pot>,
    by_points: Vec<Pot>,
    /// Things without money, where money is shared.
    things: Vec<Pot>,
}

impl Section<'_> {
    /// Adds what the section gives to what others have given.
    pub(super) fn give(self, allocation: &mut Allocation) {
        let given = self.distribute();
        self.unclaimed(&given, allocation);
        let dues: Vec<Due> = (0..self.entrants.len()).map(|entrant| self.due(&given, entrant)).collect();
        let paid = pay(self.list, &self.sets(&given, &dues), &dues);
        // Where everybody shares equally, the list gives things only.
        let own = if self.sharing == PrizeSharing::Equally { &[][..] } else { &given.by_list };
        let first = allocation.pots.len();
        for (entrant, due) in dues.into_iter().enumerate().filter(|(_, due)| *due > Due::ZERO) {
            let at = |pots: &[Pot], first| Some(first + position(pots, entrant)?);
            let term = Term {
                sharing: self.sharing,
                by_list: at(own, first),
                by_points: at(&given.by_points, first + own.len()),
                due,
                paid: paid[entrant],
            };
            let award = award(allocation, entrant);
            award.money += term.paid;
            award.terms.push(term);
        }
        self.things(&given, allocation);
        allocation.pots.extend(own.iter().chain(&given.by_points).cloned());
    }

    fn distribute(&self) -> Given {
        let is_shared = self.sharing != PrizeSharing::None;
        let with_money = |prize: &Prize| prize.money > Money::ZERO;
        let by_list = self.pots(Ties::Place, Prize::value, |prize| !is_shared || with_money(prize), |_| true);
        if !is_shared {
            return Given { by_list, by_points: Vec::new(), things: Vec::new() };
        }
        let by_points = self.pots(Ties::Points, |prize| prize.money, with_money, |_| true);
        let has_none =
            |entrant| position(&by_list, entrant).is_none() && position(&by_points, entrant).is_none();
        let things = self.pots(Ties::Place, Prize::value, |prize| !with_money(prize), has_none);
        Given { by_list, by_points, things }
    }

    /// Gives prizes tie by tie, from the top down.
    fn pots(
        &self,
        ties: Ties,
        value: impl Fn(&Prize) -> Money,
        wanted: impl Fn(&Prize) -> bool,
        may_win: impl Fn(usize) -> bool,
    ) -> Vec<Pot> {
        let mut left = self.prizes(value, wanted);
        let mut pots = Vec::new();
        for tie in self.ties(ties) {
            let members: Vec<usize> = tie.into_iter().filter(|entrant| may_win(*entrant)).collect();
            if left.is_empty() {
                break;
            }
            pots.extend(self.tie(&members, &mut left));
        }
        pots
    }

    /// The prizes, the most valuable first; of equal ones those of the group that comes first.
    fn prizes(&self, value: impl Fn(&Prize) -> Money, wanted: impl Fn(&Prize) -> bool) -> Vec<PrizeAt> {
        let all = self.groups.iter().flat_map(|&group| {
            let prizes = self.list.groups[group].prizes.iter().enumerate();
            prizes.map(move |(place, prize)| (PrizeAt { group, place }, prize))
        });
        let mut all: Vec<_> = all.filter(|(_, prize)| prize.is_something() && wanted(prize)).collect();
        all.order_by_key(|(at, prize)| (std::cmp::Reverse(value(prize)), *at));
        all.into_iter().map(|(at, _)| at).collect()
    }

    fn ties(&self, ties: Ties) -> Vec<Vec<usize>> {
        let positions: Vec<usize> = (0..self.entrants.len()).collect();
        let key = |position: &usize| match ties {
            Ties::Place => self.entrants[*position].place,
            Ties::Points => self.entrants[*position].points,
        };
        positions.chunk_by(|one, next| key(one) == key(next)).map(<[usize]>::to_vec).collect()
    }

    /// What a tie takes of the prizes that are left, and how it is divided. Prizes that are brought in by members who are
    /// better off with others go back for the rest of the tie.
    fn tie(&self, members: &[usize], left: &mut Vec<PrizeAt>) -> Vec<Pot> {
        let mut rest = members.to_vec();
        let mut pots = Vec::new();
        while !rest.is_empty() && !left.is_empty() {
            let kinds = kinds(&rest, |entrant| self.entrants[entrant].groups.clone());
            let taken = self.bring(&kinds, left);
            let mut sums = vec![0; self.list.groups.len()];
            for at in &taken {
                sums[at.group] += self.money(*at).0;
            }
            let Division { kinds: own, groups } = richest(&kinds, &sums);
            let prizes: Vec<PrizeAt> = taken.into_iter().filter(|at| groups.contains(&at.group)).collect();
            let mut sharers: Vec<usize> = own.iter().flat_map(|kind| kinds[*kind].members.clone()).collect();
            sharers.order();
            left.retain(|at| !prizes.contains(at));
            rest.retain(|member| !sharers.contains(member));
            pots.push(Pot { sum: prizes.iter().map(|at| self.money(*at)).sum(), prizes, sharers });
        }
        pots.retain(|pot| !pot.prizes.is_empty());
        pots
    }

    /// The most valuable prizes for members of these kinds, at most one for each.
    fn bring(&self, kinds: &[Kind], left: &[PrizeAt]) -> Vec<PrizeAt> {
        let mut bringing = Bringing::new(self.list.groups.len(), kinds);
        // Where one prize of a group cannot be given, none of its later ones can.
        let mut closed = vec![false; self.list.groups.len()];
        let takes = |at: &&PrizeAt| {
            let takes = !closed[at.group] && bringing.take(at.group);
            closed[at.group] |= !takes;
            takes
        };
        left.iter().filter(takes).copied().collect()
    }

    fn money(&self, at: PrizeAt) -> Money {
        self.list.prize(at).map_or(Money::ZERO, |prize| prize.money)
    }

    /// What somebody is due before rounding.
    fn due(&self, given: &Given, entrant: usize) -> Due {
        let share = |pots: &[Pot]| position(pots, entrant).map_or(Due::ZERO, |index| pots[index].share());
        match self.sharing {
            PrizeSharing::None => share(&given.by_list),
            PrizeSharing::Equally => share(&given.by_points),
            PrizeSharing::Hort => (share(&given.by_list) + share(&given.by_points)).half(),
        }
    }

    /// Those whose amounts are rounded together, so that nothing is lost: who shares a pot, and everybody else alone. The
    /// highest placed come first; of those who share a place, whoever is due more, so that no order of a file decides.
    fn sets(&self, given: &Given, dues: &[Due]) -> Vec<Vec<usize>> {
        let pots = if self.sharing == PrizeSharing::None { &given.by_list } else { &given.by_points };
        let mut sets: Vec<Vec<usize>> = pots.iter().map(|pot| pot.sharers.clone()).collect();
        let is_alone = |entrant: &usize| position(pots, *entrant).is_none() && dues[*entrant] > Due::ZERO;
        sets.extend((0..dues.len()).filter(is_alone).map(|entrant| vec![entrant]));
        let order = |entrant: &usize| (self.entrants[*entrant].place, std::cmp::Reverse(dues[*entrant]));
        for set in &mut sets {
            set.order_by_key(order);
        }
        sets.order_by_cached_key(|set| set.iter().map(order).collect::<Vec<_>>());
        sets
    }

    /// Things go by the list. Where a place is shared, each of those who share it and are entitled to a thing could have it.
    fn things(&self, given: &Given, allocation: &mut Allocation) {
        for pot in given.by_list.iter().chain(&given.things) {
            for &prize in pot.prizes.iter().filter(|at| self.has_thing(**at)) {
                match self.entitled(pot, prize).as_slice() {
                    &[only] => award(allocation, only).things.push(prize),
                    among => allocation.undecided.push(Undecided { prize, among: among.to_vec() }),
                }
            }
        }
    }

    /// Those who share a pot and are entitled to a prize.
    fn entitled(&self, pot: &Pot, prize: PrizeAt) -> Vec<usize> {
        pot.sharers.iter().copied().filter(|who| self.entrants[*who].groups[prize.group]).collect()
    }

    fn has_thing(&self, at: PrizeAt) -> bool {
        self.list.prize(at).is_some_and(|prize| !prize.thing.is_empty())
    }

    fn unclaimed(&self, given: &Given, allocation: &mut Allocation) {
        let is_in = |pots: &[Pot], at| pots.iter().any(|pot| pot.prizes.contains(&at));
        for at in self.prizes(Prize::value, |_| true) {
            let (listed, pooled) = (is_in(&given.by_list, at), is_in(&given.by_points, at));
            let money = self.money(at);
            let half = Money(money.0 / 2);
            let lost = match self.sharing {
                PrizeSharing::None if !listed => money,
                PrizeSharing::Equally if !pooled => money,
                PrizeSharing::Hort if !listed && !pooled => money,
                PrizeSharing::Hort if !listed || !pooled => half,
                _ => Money::ZERO,
            };
            let thing_left = self.has_thing(at) && !listed && !is_in(&given.things, at);
            if lost > Money::ZERO || thing_left {
                allocation.unclaimed.push(Unclaimed { prize: at, money: lost, why: NotGiven::NobodyLeft });
            }
        }
    }
}

fn position(pots: &[Pot], entrant: usize) -> Option<usize> {
    pots.iter().position(|pot| pot.sharers.binary_search(&entrant).is_ok())
}

/// The award of somebody, begun where there is none.
fn award(allocation: &mut Allocation, entrant: usize) -> &mut Award {
    let found = allocation.awards.iter().position(|award| award.entrant == entrant);
    let index = found.unwrap_or_else(|| {
        let (terms, things) = (Vec::new(), Vec::new());
        allocation.awards.push(Award { entrant, money: Money::ZERO, terms, things });
        allocation.awards.len() - 1
    });
    &mut allocation.awards[index]
}
