//! 8.55 to 8.57: what a list does to the sum of all ratings, game by game and player by player.

use std::collections::BTreeMap;

use exaequo_rating::{PeriodTotal, Pooled, Provisions};

use super::super::Drift;
use super::super::ends::Ends;
use super::super::leaf::{Counted, Leaf};
use super::super::number::HUNDREDTHS;
use super::{Flow, Flows};
use crate::book::{Origin, Standing};
use crate::fact::Adjusted;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::replay::one_time_changes;
use crate::run::Effect;

/// A list that is gone through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk<'a> {
    ends: &'a Ends<'a>,
    list: Month,
    leaf: Option<&'a Leaf>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(ends: &'a Ends<'a>, drift: &'a Drift, list: Month) -> Self {
        Self { ends, list, leaf: drift.leaf(list, ends.kind) }
    }

    pub(super) fn run(&self, flows: &mut Flows) {
        let changes = self.games(flows);
        let persons = &self.ends.register.persons;
        let standings = self.ends.book().changes(self.list).iter();
        for standing in standings.filter(|standing| !persons.is_given_up(standing.person)) {
            let change = changes.get(&standing.person).copied().unwrap_or(0);
            self.player(standing, change, flows);
        }
    }

    /// Enters what the games give and take on the whole, and returns what they give and take each player.
    fn games(&self, flows: &mut Flows) -> BTreeMap<PersonId, i64> {
        let mut changes = BTreeMap::new();
        for sides in self.leaf.into_iter().flat_map(|leaf| leaf.games(self.ends.register)) {
            for side in sides.iter().flatten() {
                *changes.entry(side.person).or_default() += side.change();
            }
            match sides {
                [Some(white), Some(black)] => between(&white, &black, flows),
                [Some(one), None] | [None, Some(one)] => flows.add(Flow::OneSided, one.change()),
                [None, None] => {}
            }
        }
        changes
    }

    /// Enters what happened to a player besides games, from the rating of the list before to that of this list.
    fn player(&self, standing: &Standing, change: i64, flows: &mut Flows) {
        let mut rating = self.ends.book().previous(standing).and_then(Standing::rating).map(i64::from);
        match self.leaf.and_then(|leaf| leaf.outcome.of(standing.person)) {
            Some(Effect::Change { total, provisions }) => {
                rating = changed(rating, total, provisions, change, flows);
            }
            Some(Effect::First { pooled: Pooled::Published { rating: first, .. }, .. }) => {
                flows.add(Flow::Delisted, -points(rating));
                rating = Some(i64::from(*first));
                flows.add(Flow::FirstRatings, points(rating));
            }
            Some(Effect::First { .. }) | None => {}
        }
        let last = standing.rating().map(i64::from);
        if standing.origin() == Origin::Adjusted {
            let set = self.adjusted(standing.person).map_or(last, |one| one.rating.map(i64::from));
            flows.add(Flow::Adjustments, points(set) - points(rating));
            rating = set;
        }
        flows.add(self.rest(), points(last) - points(rating));
    }

    /// What a player's rating was set to on this list.
    fn adjusted(&self, person: PersonId) -> Option<&'a Adjusted> {
        let register = self.ends.register;
        let mut own = register.set_on(self.ends.kind, self.list).rev();
        own.find(|one| register.persons.find(one.number) == Some(person))
    }

    /// What changes ratings after everything else.
    fn rest(&self) -> Flow {
        match one_time_changes(self.list, self.ends.kind).next() {
            Some(_) => Flow::OneTimeChanges,
            None => Flow::Corrections,
        }
    }
}

/// What a game between two rated players gives and takes on the whole. With the lower K for both, it is what the result and
/// the expected scores lack of a point; the rest is that of the higher K.
fn between(white: &Counted, black: &Counted, flows: &mut Flows) {
    let k = white.k.min(black.k);
    let beyond = |side: &Counted| i64::from(side.gain()) * i64::from(side.k - k);
    let times_k = |hundredths: i32| i64::from(hundredths) * i64::from(k);
    let by_table = white.by_table() + black.by_table();
    flows.add(Flow::UnequalK, beyond(white) + beyond(black));
    flows.add(Flow::OddResults, times_k(white.score + black.score - 100));
    flows.add(Flow::OtherRatings, times_k(100 - by_table));
    flows.add(Flow::Limits, times_k(by_table - white.expected - black.expected));
}

/// 8.57, 7.21: a rated player after the games of a list, whose changes add up to `change`.
fn changed(
    before: Option<i64>,
    total: &PeriodTotal,
    provisions: &Provisions,
    change: i64,
    flows: &mut Flows,
) -> Option<i64> {
    let base = Some(i64::from(total.rating));
    let came = if before.is_some() { Flow::Corrections } else { Flow::Substitutes };
    flows.add(came, points(base) - points(before));
    let new = Some(i64::from(total.new_rating(provisions)));
    flows.add(Flow::Rounding, points(new) - points(base) - change);
    let kept = new.filter(|new| *new >= i64::from(provisions.floor.max(1)));
    flows.add(Flow::Delisted, points(kept) - points(new));
    kept
}

/// A rating in hundredths of a point; nobody's is nothing.
fn points(rating: Option<i64>) -> i64 {
    rating.unwrap_or(0) * HUNDREDTHS
}
