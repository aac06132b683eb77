//! 8.55 to 8.57: every rating of a list against the games behind it, and against changes of all ratings at once.

use std::collections::BTreeMap;

use exaequo_rating::one_time_changes::{OneTimeChange, compression_2024, raised_2022};
use exaequo_rating::{PeriodTotal, Pooled, Provisions, Rounded};

use super::Drift;
use super::leaf::Leaf;
use super::number::HUNDREDTHS;
use crate::book::{Origin, Standing};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::Register;
use crate::replay::one_time_changes;
use crate::run::Effect;

/// A rating that is not what it follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unproved {
    pub(crate) person: PersonId,
    /// What it follows from comes to this.
    pub(crate) expected: Option<u16>,
    /// The list has this.
    pub(crate) found: Option<u16>,
}

impl Register {
    /// The ratings of a list that its games, first ratings and changes of all ratings do not come to.
    pub(crate) fn unproved(&self, drift: &Drift, list: Month, kind: Kind) -> Vec<Unproved> {
        let floor = self.settings.provisions(kind, list.first_day()).map_or(0, |rules| rules.floor);
        let leaf = drift.leaf(list, kind);
        let sums = leaf.map(|leaf| leaf.sums(self)).unwrap_or_default();
        let proof = Proof { register: self, list, kind, leaf, sums, floor };
        let changes = self.book(kind).changes(list).iter().map(|standing| standing.person);
        // A change of all ratings has to reach those as well whom the list does not change.
        let is_changed = one_time_changes(list, kind).next().is_some();
        let others = is_changed.then(|| self.book(kind).persons()).into_iter().flatten();
        let mut persons: Vec<PersonId> = changes.chain(others).collect();
        persons.sort_unstable();
        persons.dedup();
        persons.into_iter().filter_map(|person| proof.of(person)).collect()
    }
}

impl Leaf {
    /// 8.55c: what the games of each player come to, in hundredths of a rating point.
    fn sums(&self, register: &Register) -> BTreeMap<PersonId, i64> {
        let mut sums = BTreeMap::new();
        for side in self.games(register).flatten().flatten() {
            *sums.entry(side.person).or_default() += side.change();
        }
        sums
    }
}

/// A list of one kind whose ratings are worked out once more.
struct Proof<'a> {
    register: &'a Register,
    list: Month,
    kind: Kind,
    leaf: Option<&'a Leaf>,
    sums: BTreeMap<PersonId, i64>,
    floor: u16,
}

impl Proof<'_> {
    fn of(&self, person: PersonId) -> Option<Unproved> {
        let standing = self.register.book(self.kind).on(person, self.list);
        let own = standing.filter(|standing| standing.list == self.list);
        let is_said = |own: &Standing| matches!(own.origin(), Origin::Imported | Origin::Adjusted);
        // What was taken over or set is a fact.
        if own.is_some_and(is_said) || self.register.persons.is_given_up(person) {
            return None;
        }
        let before = self.register.book(self.kind).before(person, self.list).and_then(Standing::rating);
        let found = standing.and_then(Standing::rating);
        let after = match self.leaf.and_then(|leaf| leaf.outcome.of(person)) {
            Some(Effect::Change { total, provisions }) => self.changed(person, total, provisions),
            Some(Effect::First { pooled, .. }) => self.first(*pooled).or(before),
            // 7.14g: a member whose results were looked at again has no event on this list.
            None if own.is_some_and(|own| own.origin() == Origin::First) => return None,
            None => before,
        };
        let expected = after.map(|rating| self.with_changes_of_all(person, rating));
        (expected != found).then_some(Unproved { person, expected, found })
    }

    /// 8.57, 7.21: the rating before with the sum of the games, where that is what it was rounded from.
    fn changed(&self, person: PersonId, total: &PeriodTotal, provisions: &Provisions) -> Option<u16> {
        let sum = self.sums.get(&person).copied().unwrap_or(0);
        let new = i64::from(total.new_rating(provisions));
        let rounded = (new - i64::from(total.rating)) * HUNDREDTHS - sum;
        let times = match provisions.rounded {
            Rounded::EachPeriod => 1,
            Rounded::EachEvent => i64::try_from(total.events.len()).unwrap_or(i64::MAX),
        };
        let is_proved = rounded.abs() <= times * HUNDREDTHS / 2;
        let by_sum = i64::from(total.rating) + (sum + HUNDREDTHS / 2).div_euclid(HUNDREDTHS);
        let rating = u16::try_from(if is_proved { new } else { by_sum }).unwrap_or(0);
        Some(rating).filter(|rating| *rating >= self.floor)
    }

    /// 8.3: a first rating that is published.
    fn first(&self, pooled: Pooled) -> Option<u16> {
        let Pooled::Published { rating, .. } = pooled else { return None };
        u16::try_from(rating).ok().filter(|rating| *rating >= self.floor)
    }

    fn with_changes_of_all(&self, person: PersonId, rating: u16) -> u16 {
        one_time_changes(self.list, self.kind).fold(rating, |rating, once| {
            let old = i32::from(rating);
            let new = match once {
                OneTimeChange::Compression2024 => compression_2024(old),
                OneTimeChange::Raised2022 => {
                    let standard = self.register.book(Kind::Standard).on(person, self.list);
                    let standard = standard.and_then(Standing::rating);
                    standard.map_or(old, |standard| raised_2022(old, i32::from(standard)))
                }
            };
            u16::try_from(new).unwrap_or(rating)
        })
    }
}
