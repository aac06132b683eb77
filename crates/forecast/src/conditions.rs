//! Which results of a scenario are enough: with them, whatever else happens, the place is at least as far.

use exaequo_model::{Order as _, ParticipantId};

use crate::outlook::Reached;
use crate::prospects::has_points_first;
use crate::search::{Goal, Limits, everything, search_among};
use crate::sheet::{Scope, Sheet};
use crate::situation::{Horizon, Situation};

/// How many nodes are worth finding out about one game.
const BUDGET: u64 = 2_000;

/// Finds out which results are enough.
#[derive(Debug)]
pub struct Conditions<'a> {
    situation: &'a Situation,
    sheet: Sheet,
}

impl<'a> Conditions<'a> {
    /// For a situation with one round to come in which points come first; nothing is known of others.
    pub fn new(situation: &'a Situation) -> Option<Self> {
        let is_searched = situation.horizon() == Horizon::LastRound && has_points_first(situation);
        is_searched.then(|| Self { situation, sheet: Sheet::new(situation, Scope::Everybody) })
    }

    /// The games whose results of a scenario are enough for a place at least as good; the participant's own game is always among them.
    pub fn for_best(&self, who: ParticipantId, reached: &Reached) -> Vec<u32> {
        self.enough(who, reached, Goal::Worst)
    }

    /// The same for a place at least as bad.
    pub fn for_worst(&self, who: ParticipantId, reached: &Reached) -> Vec<u32> {
        self.enough(who, reached, Goal::Best)
    }

    /// Frees one game after the other as long as it is proved that nothing goes further in the other direction.
    fn enough(&self, who: ParticipantId, reached: &Reached, against: Goal) -> Vec<u32> {
        let all = everything(&self.sheet);
        let mut allowed: Vec<u128> = reached.scenario.iter().map(|choice| 1u128 << choice).collect();
        let own = self.sheet.unit_of(who);
        let units = 0..u32::try_from(all.len()).unwrap_or(u32::MAX);
        // Games of those far away first: most of them do not matter.
        let near = self.sheet.reach_of(who);
        let (near, far): (Vec<u32>, Vec<u32>) = units.partition(|unit| near.contains(unit));
        let mut needed: Vec<u32> = own.into_iter().collect();
        for unit in far.into_iter().chain(near).filter(|unit| Some(*unit) != own) {
            let fixed = std::mem::replace(&mut allowed[unit as usize], all[unit as usize]);
            if !self.holds(who, &allowed, reached.place, against) {
                allowed[unit as usize] = fixed;
                needed.push(unit);
            }
        }
        needed.order();
        needed
    }

    /// Whether nothing among what is allowed leads further than a place.
    fn holds(&self, who: ParticipantId, allowed: &[u128], place: u32, against: Goal) -> bool {
        let limits = Limits { to_beat: i64::from(place) - 1, ..Limits::all(against, BUDGET) };
        let found = search_among(self.situation, &self.sheet, who, allowed.to_vec(), against, limits);
        found.is_some_and(|found| match against {
            Goal::Worst => found.proved < place,
            Goal::Best => found.proved + 1 >= place,
        })
    }
}
