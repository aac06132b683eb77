//! Bounds of prize money where not all scenarios can be gone through.
//!
//! Prizes that have nothing to do with others are given on their own, so that bounds add up. Of a single group the money
//! follows from how many members have more points, how many as many, and the place among the latter: all pairs of numbers
//! that results can bring are known ([`Rivals::around`]), and the prizes are given to made-up participants in each case by
//! the rules themselves. Of groups that keep from each other, and with more than one round to come, what is known of those
//! ahead and level bounds the prizes that can be left.

use std::cell::RefCell;
use std::collections::HashMap;

use exaequo_forecast::{Around, Rivals, Scenario, Situation};
use exaequo_prizes::{Entrant, Money, PrizeGroup, PrizeList, PrizeSharing, Residual};

use super::super::{ForecastError, ForecastRow};
use crate::event::Event;

/// The least and the most.
type Ends = (Money, Money);

/// What is known of the money everybody can get.
pub(super) struct Bounds<'a> {
    rivals: Option<Rivals<'a>>,
    sections: Vec<Section>,
}

/// Groups whose prizes are given together.
struct Section {
    list: PrizeList,
    /// For each of its groups, who belongs to it.
    members: Vec<Vec<bool>>,
    /// Whether everybody belongs to the first group.
    everybody: bool,
    given: RefCell<HashMap<Shape, Vec<Money>>>,
}

/// Those around somebody: how many are ahead on points and how many are level; the place where the share of the list
/// begins, from 0, and how many share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Shape {
    around: Around,
    place: u32,
    sharers: u32,
}

/// With more who are level than this, not every order of them is looked at.
const LEVEL: u32 = 14;

impl<'a> Bounds<'a> {
    pub(super) fn new(
        event: &Event,
        situation: &'a Situation,
        list: &PrizeList,
    ) -> Result<Self, ForecastError> {
        let any = situation.complete(&vec![0; situation.units().len()]);
        let options = situation.options_of(&any);
        let standings = event.with(any).standings_by(options)?;
        let ranked = situation.participants().count();
        let mut together: Option<Section> = None;
        let mut sections = Vec::new();
        for (group, found) in list.groups.iter().zip(standings.prizes(list)?.groups()) {
            let mut members = vec![false; situation.tournament().participant_count()];
            found.members.iter().for_each(|member| members[member.participant.index()] = true);
            if found.members.len() < group.at_least as usize {
                continue;
            }
            let everybody = found.members.len() == ranked;
            let section = Section::new(list, group, members, everybody);
            match (list.stands_alone(group), &mut together) {
                (true, _) => sections.push(section),
                (false, Some(others)) => others.join(section),
                (false, none) => *none = Some(section),
            }
        }
        sections.extend(together);
        Ok(Self { rivals: Rivals::new(situation), sections })
    }

    /// Scenarios with as many ahead and level as the bounds come from.
    pub(super) fn scenarios(&self, row: &ForecastRow) -> Vec<Scenario> {
        let Some(rivals) = &self.rivals else { return Vec::new() };
        self.sections.iter().flat_map(|section| section.scenarios(rivals, row)).collect()
    }

    /// The least and the most somebody can get.
    pub(super) fn of(&self, row: &ForecastRow) -> Ends {
        let ends = self.sections.iter().map(|section| match &self.rivals {
            Some(rivals) => section.of(rivals, row),
            None => (Money::ZERO, section.any_share()),
        });
        ends.fold((Money::ZERO, Money::ZERO), |sum, ends| (sum.0 + ends.0, sum.1 + ends.1))
    }
}

impl Section {
    fn new(list: &PrizeList, group: &PrizeGroup, members: Vec<bool>, everybody: bool) -> Self {
        let groups = vec![PrizeGroup { at_least: 0, ..group.clone() }];
        let list = PrizeList { groups, ..list.clone() };
        Self { list, members: vec![members], everybody, given: RefCell::default() }
    }

    /// Puts a group that everybody belongs to first.
    fn join(&mut self, mut other: Self) {
        if other.everybody && !self.everybody {
            std::mem::swap(self, &mut other);
        }
        self.list.groups.extend(other.list.groups);
        self.members.extend(other.members);
    }

    fn of(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Ends {
        if !self.members.iter().any(|members| members[row.who.index()]) {
            return (Money::ZERO, Money::ZERO);
        }
        let ends = self.cases(rivals, row).and_then(|cases| {
            let least = cases.iter().map(|(_, ends)| ends.0).min()?;
            Some((least, cases.iter().map(|(_, ends)| ends.1).max()?))
        });
        ends.unwrap_or_else(|| self.coarse(rivals, row))
    }

    /// The cases of a single group with what they bring; `None` where there are too many, or several groups.
    fn cases(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Option<Vec<(Around, Ends)>> {
        let [members] = &self.members[..] else { return None };
        let cases = rivals.around(row.who, members, self.most())?;
        cases.into_iter().map(|case| Some((case, self.with(case, row)?))).collect()
    }

    /// With this number ahead nothing is left.
    fn most(&self) -> u32 {
        u32::try_from(self.list.groups[0].prizes.len()).unwrap_or(u32::MAX)
    }

    /// Scenarios with the cases that bring the least and the most.
    fn scenarios(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Vec<Scenario> {
        let cases = self.cases(rivals, row).unwrap_or_default();
        let least = cases.iter().min_by_key(|(_, ends)| ends.0);
        let most = cases.iter().max_by_key(|(_, ends)| ends.1);
        let scenario =
            |case: &(Around, Ends)| rivals.scenario(row.who, self.members.first()?, self.most(), case.0);
        [least, most].into_iter().flatten().filter_map(scenario).collect()
    }

    /// The least and the most with these numbers ahead and level, wherever among them.
    fn with(&self, around: Around, row: &ForecastRow) -> Option<Ends> {
        if around.ahead >= self.most() {
            return Some((Money::ZERO, Money::ZERO));
        }
        let group = &self.list.groups[0];
        let alone = self.list.stands_alone(group);
        let sharing = if alone { self.list.sharing_of(group) } else { self.list.sharing };
        if sharing == PrizeSharing::Hort && around.level > LEVEL {
            return None;
        }
        let mut ends: Option<Ends> = None;
        for shape in shapes(around, sharing) {
            for (position, money) in (shape.place..).zip(self.given(shape)) {
                if self.is_allowed(shape, position, sharing, row) {
                    ends = Some(ends.map_or((money, money), |ends| (ends.0.min(money), ends.1.max(money))));
                }
            }
        }
        // No place that was proved agrees: the case cannot happen, and nothing follows from it.
        Some(ends.unwrap_or((self.list.offered(), Money::ZERO)))
    }

    /// Whether the places that are proved allow somebody to stand at a position, from 0. Of a group they tell nothing.
    fn is_allowed(&self, shape: Shape, position: u32, sharing: PrizeSharing, row: &ForecastRow) -> bool {
        let (best, worst) = (row.outlook.extent.best.proved, row.outlook.extent.worst.proved);
        if !self.everybody {
            return true;
        }
        match sharing {
            // Somebody who shares a place stands at or below it.
            PrizeSharing::Equally => position + 1 >= best,
            PrizeSharing::Hort | PrizeSharing::None => (best..=worst).contains(&(shape.place + 1)),
        }
    }

    /// The money of those who share the place of a shape, one after the other.
    fn given(&self, shape: Shape) -> Vec<Money> {
        if let Some(known) = self.given.borrow().get(&shape) {
            return known.clone();
        }
        let Shape { around: Around { ahead, level }, place, sharers } = shape;
        let entrant = |position: u32| Entrant {
            points: position.min(ahead),
            place: if (place..place + sharers).contains(&position) { place } else { position },
            groups: vec![true],
        };
        let entrants: Vec<Entrant> = (0..=ahead + level).map(entrant).collect();
        let allocation = self.list.allocate(&entrants);
        let money = |position: u32| allocation.of(position as usize).map_or(Money::ZERO, |award| award.money);
        let given: Vec<Money> = (place..place + sharers).map(money).collect();
        self.given.borrow_mut().insert(shape, given.clone());
        given
    }

    /// What follows from how many are ahead at the least, and ahead or level at the most.
    ///
    /// A participant who is ahead and may win the prizes of a group takes one that is worth as much as the best of them that is
    /// left, from this group or another. A participant who is tied gets at most the best prize that is left, rounded up, or with it
    /// all that rounding leaves; at least the prize of the last place of the tie in the group everybody belongs to.
    fn coarse(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Ends {
        let everybody = vec![true; self.members[0].len()];
        let (ahead, not_behind) = rivals.bounds(row.who, &everybody);
        let level = i64::from(not_behind.saturating_sub(ahead));
        let things =
            self.list.groups.iter().flat_map(|group| &group.prizes).any(|one| one.worth > Money::ZERO);
        let best = |index: usize| {
            let taken = if things { 0 } else { rivals.bounds(row.who, &self.members[index]).0 };
            self.best_left(index, taken as usize)
        };
        let most = (0..self.members.len()).map(best).max().unwrap_or_default();
        let last = self.list.groups[0].prizes.get(not_behind as usize).map(|prize| prize.money);
        let last = last.filter(|_| self.everybody && !things && self.falls()).unwrap_or_default();
        let rounding = if level > 0 { self.list.unit.0.max(1) } else { 0 };
        (Money((last.0 - 2 * rounding).max(0)), self.share(most, level))
    }

    /// The most that one of the others who are level holds of prizes no better than this. A share is no more than the
    /// best of the prizes; rounding lifts it to a multiple of the unit, and where prizes are none it leaves a part of one
    /// to the first, unless the first gets all that rounding leaves.
    fn share(&self, best: Money, level: i64) -> Money {
        let unit = self.list.unit.0.max(1);
        let mut prizes = self.list.groups.iter().flat_map(|group| &group.prizes);
        let whole = self.list.sharing != PrizeSharing::Hort && prizes.all(|prize| prize.money.0 % unit == 0);
        match self.list.residual {
            _ if level == 0 || whole && self.list.residual != Residual::First => best,
            Residual::First => Money(best.0.saturating_add(level.saturating_mul(unit))),
            Residual::Spread | Residual::Kept => Money((best.0 + unit - 1) / unit * unit + unit),
        }
    }

    /// The most that one participant holds, no matter who is ahead or level.
    fn any_share(&self) -> Money {
        let prizes = self.list.groups.iter().flat_map(|group| &group.prizes);
        let best = prizes.map(|prize| prize.money).max().unwrap_or_default();
        self.share(best, i64::try_from(self.members[0].len()).unwrap_or(i64::MAX)).min(self.list.offered())
    }

    /// Whether the prizes of the first group fall from place to place.
    fn falls(&self) -> bool {
        self.list.groups[0].prizes.is_sorted_by(|one, next| one.money >= next.money)
    }

    /// The best prize of a group that can be left when a number of its members have taken one of any group.
    fn best_left(&self, index: usize, taken: usize) -> Money {
        let mut own: Vec<Money> = self.list.groups[index].prizes.iter().map(|prize| prize.money).collect();
        own.sort_unstable_by(|one, other| other.cmp(one));
        let others = self.list.groups.iter().enumerate().filter(|(other, _)| *other != index);
        let others: Vec<Money> =
            others.flat_map(|(_, group)| &group.prizes).map(|prize| prize.money).collect();
        let can_be_left = |(place, money): &(usize, Money)| {
            place + others.iter().filter(|other| *other >= money).count() >= taken
        };
        own.into_iter().enumerate().find(can_be_left).map_or(Money::ZERO, |(_, money)| money)
    }
}

/// The cases of places among those who are level. Where money is shared equally they do not matter, except for what
/// rounding leaves; where it goes by the list, only those who share the place do.
fn shapes(around: Around, sharing: PrizeSharing) -> Vec<Shape> {
    let end = around.ahead + around.level + 1;
    let places = (around.ahead..end).flat_map(|place| (1..=end - place).map(move |sharers| (place, sharers)));
    match sharing {
        PrizeSharing::Equally => vec![Shape { around, place: around.ahead, sharers: around.level + 1 }],
        PrizeSharing::Hort => places.map(|(place, sharers)| Shape { around, place, sharers }).collect(),
        PrizeSharing::None => places
            .map(|(place, sharers)| Shape {
                around: Around { ahead: place, level: sharers - 1 },
                place,
                sharers,
            })
            .collect(),
    }
}
