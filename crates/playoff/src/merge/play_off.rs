//! The games of a play-off, and who of the tournament plays them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use exaequo_model::{ParticipantId, Tournament};

use super::outcome::Open;
use crate::plan::{Group, Plan};

/// The games of a play-off, in a file of its own or in one with the tournament.
#[derive(Clone, Debug)]
pub struct PlayOff<'a> {
    games: Cow<'a, Tournament>,
    register: Register,
}

/// How those who play off are found among the participants of the games.
#[derive(Clone, Debug)]
enum Register {
    /// They are the same ones.
    Same,
    /// A file of its own: by number at FIDE, else by name, and of several of one name by the number of the plan.
    Own {
        by_fide_number: BTreeMap<u64, ParticipantId>,
        by_name: BTreeMap<String, ParticipantId>,
        by_number: BTreeMap<u32, ParticipantId>,
    },
}

impl<'a> PlayOff<'a> {
    /// A play-off that has a file of its own.
    pub fn of_file(games: &'a Tournament) -> Self {
        Self { games: Cow::Borrowed(games), register: Register::of(games) }
    }

    /// The play-off that is in one file with its tournament; `None` where there is none.
    pub fn inside(tournament: &Tournament) -> Option<Self> {
        let games = Cow::Owned(tournament.play_off()?);
        Some(Self { games, register: Register::Same })
    }

    /// Its games as a tournament.
    pub fn games(&self) -> &Tournament {
        &self.games
    }

    /// Somebody of the tournament, who has a number in the plan, as a participant of the games.
    fn find(&self, tournament: &Tournament, who: ParticipantId, planned: u32) -> Option<ParticipantId> {
        let Register::Own { by_fide_number, by_name, by_number } = &self.register else { return Some(who) };
        let number = fide_number(tournament, who);
        if let Some(found) = number.and_then(|number| by_fide_number.get(&number)) {
            return Some(*found);
        }
        let wanted = small(tournament.name_of(who));
        let planned = by_number.get(&planned).filter(|&&other| small(self.games.name_of(other)) == wanted);
        planned.or_else(|| by_name.get(&wanted)).copied()
    }

    /// The entrants of a tie as participants of the games; so many are in the ties before.
    pub(super) fn seats(
        &self,
        tournament: &Tournament,
        group: &Group,
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

impl Register {
    fn of(games: &Tournament) -> Self {
        let (mut by_fide_number, mut by_name, mut by_number) =
            (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for who in games.participants() {
            if let Some(number) = fide_number(games, who) {
                by_fide_number.entry(number).or_insert(who);
            }
            by_name.entry(small(games.name_of(who))).or_insert(who);
            by_number.entry(games.number_of(who)).or_insert(who);
        }
        Self::Own { by_fide_number, by_name, by_number }
    }
}

/// The number of a player at FIDE; teams have none.
fn fide_number(tournament: &Tournament, who: ParticipantId) -> Option<u64> {
    let player = tournament.players.get(who.index()).filter(|_| !tournament.is_team_event())?;
    player.fide_id.number()
}

fn small(name: &str) -> String {
    name.trim().to_lowercase()
}
