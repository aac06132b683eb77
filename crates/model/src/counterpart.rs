//! Finding the participants of one file again in another: a play-off may have a file of its own, with other numbers.

use std::collections::BTreeMap;

use crate::ids::{ParticipantId, PlayerId, TeamId};
use crate::search_key::search_key;
use crate::tournament::Tournament;

/// The participants of a tournament, in which those of another file are found again: players by FIDE identification
/// number, else by name; teams by name. Capitals and accents make no difference.
///
/// ```
/// use exaequo_model::{Counterparts, Facts, ParticipantId, Player, Tournament};
///
/// let tournament = |names: &[&str]| {
///     let mut facts = Facts::default();
///     for (number, name) in (1..).zip(names) {
///         let name = facts.text.push(name);
///         facts.players.push(Player::new(number, name));
///     }
///     Tournament::new(facts).unwrap()
/// };
/// let (open, playoff) = (tournament(&["Bruno", "Müller, José"]), tournament(&["MULLER, Jose"]));
/// let found = Counterparts::new(&open).participant(&playoff, ParticipantId(0), None);
/// assert_eq!(found, Some(ParticipantId(1)));
/// ```
#[derive(Clone, Debug)]
pub struct Counterparts {
    tournament: Tournament,
    by_fide_number: BTreeMap<u64, PlayerId>,
    players: BTreeMap<String, Vec<PlayerId>>,
    teams: BTreeMap<String, Vec<TeamId>>,
}

impl Counterparts {
    /// Prepares the participants of a tournament to be searched.
    pub fn new(tournament: &Tournament) -> Self {
        let mut by_fide_number = BTreeMap::new();
        for (id, player) in (0..).map(PlayerId).zip(&tournament.players) {
            if let Some(number) = player.fide_id.number() {
                by_fide_number.entry(number).or_insert(id);
            }
        }
        let players = tournament.players.iter().map(|player| tournament.str(player.name));
        let teams = tournament.teams.iter().map(|team| tournament.str(team.name));
        Self {
            players: by_name((0..).map(PlayerId).zip(players)),
            teams: by_name((0..).map(TeamId).zip(teams)),
            tournament: tournament.clone(),
            by_fide_number,
        }
    }

    /// The participant of this tournament who is `who` of the other one. Of several with one name it is the one with the
    /// pairing number `number`, if that is known. `None` where nobody is found, or more than one.
    pub fn participant(
        &self,
        other: &Tournament,
        who: ParticipantId,
        number: Option<u32>,
    ) -> Option<ParticipantId> {
        let own = &self.tournament;
        if own.is_team_event() != other.is_team_event() {
            return None;
        }
        let is_numbered = |id: ParticipantId| Some(own.number_of(id)) == number;
        if !own.is_team_event() {
            let found = self.player(other, PlayerId(who.0), &|player| is_numbered(player.participant()));
            return found.map(PlayerId::participant);
        }
        let name = other.name_of(who);
        let named = self.teams.get(&search_key(name))?.clone();
        let is_spelled_so = |team: TeamId| spelled_alike(own.name_of(team.participant()), name);
        only(named, [&is_spelled_so, &|team| is_numbered(team.participant())]).map(TeamId::participant)
    }

    /// The player of this tournament who is `who` of the other one and plays for a team of this one: of several with the same
    /// name only one may be a member.
    pub fn member(&self, other: &Tournament, who: PlayerId, team: TeamId) -> Option<PlayerId> {
        let roster = self.tournament.teams.get(team.index()).map_or(&[][..], |team| &team.roster);
        self.player(other, who, &|player| roster.contains(&player))
    }

    /// By FIDE number, else by name unless the numbers differ; `is_likely` decides between several of one name.
    fn player(
        &self,
        other: &Tournament,
        who: PlayerId,
        is_likely: &dyn Fn(PlayerId) -> bool,
    ) -> Option<PlayerId> {
        let wanted = other.players.get(who.index())?;
        let (number, name) = (wanted.fide_id.number(), other.str(wanted.name));
        if let Some(found) = number.and_then(|number| self.by_fide_number.get(&number)) {
            return Some(*found);
        }
        let own = &self.tournament;
        let facts = |player: PlayerId| &own.players[player.index()];
        let is_possible = |player: &PlayerId| number.is_none() || facts(*player).fide_id.number().is_none();
        let named = self.players.get(&search_key(name))?.iter().copied().filter(is_possible).collect();
        only(named, [&|player| spelled_alike(own.str(facts(player).name), name), is_likely])
    }
}

/// Who has a name, by the form in which it is searched.
fn by_name<'a, Id>(names: impl Iterator<Item = (Id, &'a str)>) -> BTreeMap<String, Vec<Id>> {
    let mut by_name: BTreeMap<String, Vec<Id>> = BTreeMap::new();
    for (id, name) in names {
        by_name.entry(search_key(name)).or_default().push(id);
    }
    by_name
}

/// Whether two names differ in capitals at most.
fn spelled_alike(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The only candidate. Several are narrowed down test by test; a test that none of them passes is skipped.
fn only<Id: Copy>(mut candidates: Vec<Id>, tests: [&dyn Fn(Id) -> bool; 2]) -> Option<Id> {
    for test in tests {
        if candidates.iter().any(|id| test(*id)) {
            candidates.retain(|id| test(*id));
        }
    }
    if let [one] = candidates[..] { Some(one) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Facts;
    use crate::player::{FideId, Player};

    fn tournament(players: &[(&str, u64)]) -> Tournament {
        let mut facts = Facts::default();
        for (number, (name, fide)) in (1..).zip(players) {
            let name = facts.text.push(name);
            let fide_id = if *fide == 0 { FideId::None } else { FideId::Number(*fide) };
            facts.players.push(Player { fide_id, ..Player::new(number, name) });
        }
        Tournament::new(facts).expect("players alone are coherent")
    }

    fn found(of: &[(&str, u64)], wanted: (&str, u64), number: Option<u32>) -> Option<u32> {
        let other = tournament(&[wanted]);
        Counterparts::new(&tournament(of)).participant(&other, ParticipantId(0), number).map(|who| who.0)
    }

    #[test]
    fn the_number_at_fide_comes_before_the_name() {
        assert_eq!(found(&[("Ana", 1), ("Bea", 2)], ("Ana", 2), None), Some(1));
        assert_eq!(found(&[("Ana", 1)], ("Ana", 2), None), None);
        assert_eq!(found(&[("Ana", 1)], ("Ana", 0), None), Some(0));
    }

    #[test]
    fn names_are_found_without_accents_and_the_same_spelling_first() {
        assert_eq!(found(&[("Bea", 0), ("Côté, Anne", 0)], ("COTE, Anne", 0), None), Some(1));
        assert_eq!(found(&[("Muller", 0), ("Müller", 0)], ("MÜLLER", 0), None), Some(1));
        assert_eq!(found(&[("Muller", 0), ("Müller", 0)], ("muller", 0), None), Some(0));
    }

    #[test]
    fn of_several_with_one_name_the_pairing_number_decides() {
        let two = [("Ana", 0), ("Ana", 0)];
        assert_eq!(found(&two, ("Ana", 0), None), None);
        assert_eq!(found(&two, ("Ana", 0), Some(2)), Some(1));
        assert_eq!(found(&two, ("Ana", 0), Some(7)), None);
        assert_eq!(found(&[("Ana", 1), ("Ana", 0)], ("Ana", 2), None), Some(1));
    }
}
