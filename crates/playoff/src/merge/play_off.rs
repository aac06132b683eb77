//! The games of a play-off, and who of the tournament plays them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use exaequo_model::{Counterparts, ParticipantId, Tournament};

use super::outcome::Open;
use crate::plan::{Plan, TiePlan};

/// The games of a play-off, in a file of its own or in one with the tournament.
#[derive(Clone, Debug)]
pub struct PlayOff<'a> {
    games: Cow<'a, Tournament>,
    /// The participants of a file of its own; `None` where they are those of the tournament.
    own: Option<Counterparts>,
}

impl<'a> PlayOff<'a> {
    /// A play-off that has a file of its own.
    pub fn of_file(games: &'a Tournament) -> Self {
        Self { games: Cow::Borrowed(games), own: Some(Counterparts::new(games)) }
    }

    /// The play-off that is in one file with its tournament; `None` where there is none.
    pub fn inside(tournament: &Tournament) -> Option<Self> {
        let games = Cow::Owned(tournament.play_off()?);
        Some(Self { games, own: None })
    }

    /// Its games as a tournament.
    pub fn games(&self) -> &Tournament {
        &self.games
    }

    /// Somebody of the tournament, who has a number in the plan, as a participant of the games.
    fn find(&self, tournament: &Tournament, who: ParticipantId, planned: u32) -> Option<ParticipantId> {
        match &self.own {
            Some(own) => own.participant(tournament, who, Some(planned)),
            None => Some(who),
        }
    }

    /// The entrants of a tie as participants of the games; `before` counts the entrants of the ties before it.
    pub(super) fn seats(
        &self,
        tournament: &Tournament,
        group: &TiePlan,
        before: u32,
    ) -> Result<Vec<ParticipantId>, Open> {
        let entrants = (before.saturating_add(1)..).zip(&group.entrants);
        let found = entrants.map(|(number, &who)| self.find(tournament, who, number).ok_or(who));
        found.collect::<Result<_, _>>().map_err(Open::Missing)
    }

    /// Those of the plan who are there: as participants of the games, with those of the tournament they are.
    pub(super) fn known(
        &self,
        tournament: &Tournament,
        plan: &Plan,
    ) -> BTreeMap<ParticipantId, ParticipantId> {
        let mut known = BTreeMap::new();
        for (number, &who) in (1..).zip(plan.groups.iter().flat_map(|group| &group.entrants)) {
            if let Some(found) = self.find(tournament, who, number) {
                known.entry(found).or_insert(who);
            }
        }
        known
    }
}
