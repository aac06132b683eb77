//! What can be left of prizes that keep from each other, and for how many.
//!
//! Everybody can win the prizes that are for all, only some those of the other groups. Three facts hold however the groups
//! are mixed, because a tie brings in the most valuable prizes and divides them as equally as it can:
//!
//! 1. Whoever is ahead takes at most one prize. So with `ahead` participants in front, all prizes for all are left but that number of the best.
//! 2. While a prize for all is left, nobody ahead has less than its money: it could have been brought in. Those who have
//!    taken no prize for all live on the other groups, whose money feeds a limited number of them.
//! 3. A tie shares the money of its prizes; those who divide prizes of their own instead have more than its mean, but of
//!    the prizes of other groups alone, and leave the rest no more than the mean.

use exaequo_forecast::Around;
use exaequo_prizes::{Money, PrizeGroup, PrizeList, PrizeSharing, Residual};

/// The least and the most.
pub(super) type Ends = (Money, Money);

/// Where somebody stands: those ahead and level on points, and the places that are proved.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) around: Around,
    /// The best and the worst place, from 1, as far as they are known.
    pub(super) places: (u32, u32),
    /// Whether somebody can win prizes that are not for all.
    pub(super) of_groups: bool,
}

impl Standing {
    /// Whether such numbers agree with the places that are proved.
    pub(super) fn is_possible(&self) -> bool {
        let Around { ahead, level } = self.around;
        self.places.0 <= ahead + level + 1 && ahead < self.places.1
    }

    /// How many are ahead in the list at the least, and ahead or beside at the most.
    fn in_the_list(&self) -> (usize, usize) {
        let Around { ahead, level } = self.around;
        (ahead.max(self.places.0.saturating_sub(1)) as usize, (ahead + level) as usize)
    }
}

/// The money of prizes that are given together.
pub(super) struct Offer<'a> {
    list: &'a PrizeList,
    sharing: PrizeSharing,
    /// What everybody can win, the most first.
    for_all: Vec<Money>,
    /// What only members of groups can win, the most first.
    of_groups: Vec<Money>,
}

impl<'a> Offer<'a> {
    /// The prizes of groups, each with whether it is for all.
    pub(super) fn new(list: &'a PrizeList, sharing: PrizeSharing, for_all: &[bool]) -> Self {
        let money = |wanted: bool| {
            let groups = list.groups.iter().zip(for_all).filter(|(_, for_all)| **for_all == wanted);
            let prizes = groups.flat_map(|(group, _): (&PrizeGroup, _)| &group.prizes);
            let mut money: Vec<Money> =
                prizes.map(|prize| prize.money).filter(|money| *money > Money::ZERO).collect();
            money.sort_unstable_by(|one, other| other.cmp(one));
            money
        };
        Self { list, sharing, for_all: money(true), of_groups: money(false) }
    }

    /// With this number of participants in front nothing of any prize is left.
    pub(super) fn most(&self) -> u32 {
        u32::try_from(self.for_all.len() + self.of_groups.len()).unwrap_or(u32::MAX)
    }

    /// The least and the most somebody can get who stands there.
    pub(super) fn ends(&self, standing: &Standing) -> Ends {
        let Around { ahead, level } = standing.around;
        let (ahead, tie) = (ahead as usize, level as usize + 1);
        let (before, behind) = standing.in_the_list();
        let by_points = || (self.mean(ahead, tie), self.mean_left(ahead, tie));
        let by_list = || (self.mean(behind, 1), self.best_left(before));
        let due = match self.sharing {
            PrizeSharing::Equally => by_points(),
            PrizeSharing::None => by_list(),
            PrizeSharing::Hort => {
                let (points, list) = (by_points(), by_list());
                (Money((points.0 + list.0).0 / 2), Money(((points.1 + list.1).0 + 1) / 2))
            }
        };
        let own = self.of_groups.first().copied().filter(|_| standing.of_groups).unwrap_or_default();
        (self.rounded_down(due.0, level), self.rounded_up(due.1.max(own), level))
    }

    /// The mean of `tie` prizes for all with `ahead` participants in front (fact 1), rounded down.
    fn mean(&self, ahead: usize, tie: usize) -> Money {
        let sum: i64 = self.for_all.iter().skip(ahead).take(tie).map(|money| money.0).sum();
        Money(sum / heads(tie))
    }

    /// The most that the mean of a tie can be with `ahead` participants in front (facts 2 and 3), rounded up.
    fn mean_left(&self, ahead: usize, tie: usize) -> Money {
        let mut left: Vec<Money> = self.for_all[self.taken(ahead)..].to_vec();
        left.extend(&self.of_groups);
        left.sort_unstable_by(|one, other| other.cmp(one));
        let sum: i64 = left.iter().take(tie).map(|money| money.0).sum();
        Money((sum + heads(tie) - 1) / heads(tie))
    }

    /// The best prize that can be left, for all or of the groups, with `ahead` participants in front in the list.
    fn best_left(&self, ahead: usize) -> Money {
        // Where things are worth something, prizes are taken by that too.
        let worth =
            self.list.groups.iter().flat_map(|group| &group.prizes).any(|one| one.worth > Money::ZERO);
        self.mean_left(if worth { 0 } else { ahead }, 1)
    }

    /// How many prizes for all are gone at the least with `ahead` participants in front (fact 2).
    fn taken(&self, ahead: usize) -> usize {
        let can_be_left = |(place, money): &(usize, &Money)| place + self.fed(**money) >= ahead;
        self.for_all.iter().enumerate().find(can_be_left).map_or(self.for_all.len(), |(place, _)| place)
    }

    /// How many can have `least` or more of the money of the groups.
    fn fed(&self, least: Money) -> usize {
        let sum: i64 = self.of_groups.iter().map(|money| money.0).sum();
        let some = self.of_groups.first().is_some_and(|best| *best >= least);
        if some { usize::try_from(sum / least.0.max(1)).unwrap_or(usize::MAX) } else { 0 }
    }

    /// Whether all that is divided is a multiple of the unit.
    fn is_whole(&self) -> bool {
        let unit = self.list.unit.0.max(1);
        let mut all = self.for_all.iter().chain(&self.of_groups);
        self.sharing != PrizeSharing::Hort && all.all(|money| money.0 % unit == 0)
    }

    /// What is paid of `due` or less with `level` others on the same points: up to a multiple of the unit, where prizes are
    /// none a part of it more, and where the first gets all that rounding leaves a unit for each of them.
    pub(super) fn rounded_up(&self, due: Money, level: u32) -> Money {
        let unit = self.list.unit.0.max(1);
        if level == 0 {
            return due;
        }
        let up = (due.0 + unit - 1) / unit * unit + if self.is_whole() { 0 } else { unit };
        match self.list.residual {
            Residual::First => Money(up.saturating_add(i64::from(level).saturating_mul(unit))),
            Residual::Spread | Residual::Kept => Money(up),
        }
    }

    /// What is paid of this or more; amounts of the Hort system that are rounded together differ, and one can pay for
    /// another.
    pub(super) fn rounded_down(&self, due: Money, level: u32) -> Money {
        let unit = self.list.unit.0.max(1);
        match self.sharing {
            _ if level == 0 => due,
            PrizeSharing::Hort => Money((due.0 - 2 * unit).max(0)),
            PrizeSharing::Equally | PrizeSharing::None => Money(due.0 / unit * unit),
        }
    }
}

fn heads(tie: usize) -> i64 {
    i64::try_from(tie.max(1)).unwrap_or(i64::MAX)
}
