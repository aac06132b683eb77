//! Bounds of prize money where not all scenarios can be gone through.
//!
//! Prizes that have nothing to do with others are given on their own, so that bounds add up. Of a single group the money
//! follows from how many members have more points, how many as many, and the place among the latter: all pairs of numbers
//! that results can bring are known ([`Rivals::around`]), and the prizes are given to made-up participants in each case by
//! the rules themselves. Of groups that keep from each other, and with more than one round to come, such numbers bound what
//! can be left ([`Offer`]).

use std::cell::RefCell;
use std::collections::HashMap;

use exaequo_forecast::{Around, Rivals, Scenario, Situation};
use exaequo_prizes::{Contender, Money, PrizeGroup, PrizeList, PrizeSharing};

use super::super::{ForecastError, ForecastRow};
use super::offer::{Ends, Offer, Standing};
use crate::event::Event;

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
    /// For each of its groups, whether everybody belongs to it.
    everybody: Vec<bool>,
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
            None => section.anywhere(row),
        });
        ends.fold((Money::ZERO, Money::ZERO), |sum, ends| (sum.0 + ends.0, sum.1 + ends.1))
    }
}

impl Section {
    fn new(list: &PrizeList, group: &PrizeGroup, members: Vec<bool>, everybody: bool) -> Self {
        let groups = vec![PrizeGroup { at_least: 0, ..group.clone() }];
        let list = PrizeList { groups, ..list.clone() };
        Self { list, members: vec![members], everybody: vec![everybody], given: RefCell::default() }
    }

    fn join(&mut self, other: Self) {
        self.list.groups.extend(other.list.groups);
        self.members.extend(other.members);
        self.everybody.extend(other.everybody);
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

    /// With this number of participants in front nothing is left.
    fn most(&self) -> u32 {
        u32::try_from(self.list.groups[0].prizes.len()).unwrap_or(u32::MAX)
    }

    /// Scenarios with the cases that bring the least and the most.
    fn scenarios(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Vec<Scenario> {
        let (among, most) = match self.members.len() {
            1 => (self.members[0].clone(), self.most()),
            _ => (self.universe(), self.offer().most()),
        };
        let cases = self.cases(rivals, row).or_else(|| self.bounded(rivals, row)).unwrap_or_default();
        let least = cases.iter().min_by_key(|(_, ends)| ends.0);
        let best = cases.iter().max_by_key(|(_, ends)| ends.1);
        let scenario = |case: &(Around, Ends)| rivals.scenario(row.who, &among, most, case.0);
        [least, best].into_iter().flatten().filter_map(scenario).collect()
    }

    /// The least and the most with those `around`, wherever among those who are level.
    fn with(&self, around: Around, row: &ForecastRow) -> Option<Ends> {
        if around.ahead >= self.most() {
            return Some((Money::ZERO, Money::ZERO));
        }
        let sharing = self.sharing();
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
        if !self.everybody[0] {
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
        let entrant = |position: u32| Contender {
            points: position.min(ahead),
            place: if (place..place + sharers).contains(&position) { place } else { position },
            groups: vec![true],
        };
        let entrants: Vec<Contender> = (0..=ahead + level).map(entrant).collect();
        let allocation = self.list.allocate(&entrants);
        let money = |position: u32| allocation.of(position as usize).map_or(Money::ZERO, |award| award.money);
        let given: Vec<Money> = (place..place + sharers).map(money).collect();
        self.given.borrow_mut().insert(shape, given.clone());
        given
    }

    /// How the money is shared.
    fn sharing(&self) -> PrizeSharing {
        let group = &self.list.groups[0];
        if self.list.stands_alone(group) { self.list.sharing_of(group) } else { self.list.sharing }
    }

    /// Of a single group its members are all there are.
    fn offer(&self) -> Offer<'_> {
        let for_all = if self.members.len() == 1 { &[true][..] } else { &self.everybody };
        Offer::new(&self.list, self.sharing(), for_all)
    }

    /// Those who count among the ones ahead and level: of a single group its members, else everybody.
    fn universe(&self) -> Vec<bool> {
        match &self.members[..] {
            [members] => members.clone(),
            several => vec![true; several[0].len()],
        }
    }

    /// What follows from how many are ahead, and how many level.
    fn coarse(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Ends {
        let cases = self.bounded(rivals, row).unwrap_or_default();
        let least = cases.iter().map(|(_, ends)| ends.0).min();
        let most = cases.iter().map(|(_, ends)| ends.1).max();
        least.zip(most).unwrap_or_else(|| self.between(rivals, row))
    }

    /// The cases that agree with the places that are proved, with bounds of what they bring; `None` where cases are not
    /// known.
    fn bounded(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Option<Vec<(Around, Ends)>> {
        let offer = self.offer();
        let cases = rivals.around(row.who, &self.universe(), offer.most())?;
        let standing = |around: Around| self.standing(around, row);
        let possible = cases.into_iter().filter(|around| {
            // Of many ahead it is not known how many more there are.
            around.ahead >= offer.most() || standing(*around).is_possible()
        });
        Some(possible.map(|around| (around, offer.ends(&standing(around)))).collect())
    }

    fn standing(&self, around: Around, row: &ForecastRow) -> Standing {
        let (best, worst) = (row.outlook.extent.best.proved, row.outlook.extent.worst.proved);
        let of_all = self.members.len() > 1 || self.everybody[0];
        let own = |(members, for_all): (&Vec<bool>, &bool)| !for_all && members[row.who.index()];
        Standing {
            around,
            places: if of_all { (best, worst) } else { (1, u32::MAX) },
            of_groups: self.members.len() > 1 && self.members.iter().zip(&self.everybody).any(own),
        }
    }

    /// What follows from how many are ahead at the least, and ahead or level at the most.
    fn between(&self, rivals: &Rivals<'_>, row: &ForecastRow) -> Ends {
        let (ahead, not_behind) = rivals.bounds(row.who, &self.universe());
        let offer = self.offer();
        let [foremost, hindmost] = [ahead, not_behind].map(|ahead| Around { ahead, level: 0 });
        let level = not_behind.saturating_sub(ahead);
        let most = offer.ends(&self.standing(foremost, row)).1;
        let least = offer.ends(&self.standing(hindmost, row)).0;
        (offer.rounded_down(least, level), offer.rounded_up(most, level))
    }

    /// Where nothing is known of those around.
    fn anywhere(&self, row: &ForecastRow) -> Ends {
        let (offer, level) = (self.offer(), u32::try_from(self.members[0].len()).unwrap_or(u32::MAX));
        let best = offer.ends(&self.standing(Around { ahead: 0, level: 0 }, row)).1;
        (Money::ZERO, offer.rounded_up(best, level).min(self.list.offered()))
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
