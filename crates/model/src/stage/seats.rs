//! Finding the participants of a play-off's file again in its tournament.

use std::collections::BTreeMap;

use crate::ids::{ParticipantId, PlayerId, TeamId};
use crate::tournament::Tournament;

/// The participants of a tournament, to be found again in another file.
pub(super) struct Seats<'a> {
    tournament: &'a Tournament,
    by_number: BTreeMap<u64, PlayerId>,
    /// `None`: several have the name.
    by_name: BTreeMap<String, Option<PlayerId>>,
    /// The same of teams.
    by_team: BTreeMap<String, Option<TeamId>>,
}

impl<'a> Seats<'a> {
    pub(super) fn new(tournament: &'a Tournament) -> Self {
        let mut by_number = BTreeMap::new();
        for (id, player) in (0..).map(PlayerId).zip(&tournament.players) {
            if let Some(number) = player.fide_id.number() {
                by_number.entry(number).or_insert(id);
            }
        }
        let players = (0..).map(PlayerId).zip(tournament.players.iter().map(|player| player.name));
        let teams = (0..).map(TeamId).zip(tournament.teams.iter().map(|team| team.name));
        let name = |text| tournament.str(text);
        let by_name = only(players.map(|(id, text)| (id, name(text))));
        let by_team = only(teams.map(|(id, text)| (id, name(text))));
        Self { tournament, by_number, by_name, by_team }
    }

    /// The same participant here: a player, or the one team of that name.
    pub(super) fn participant(&self, other: &Tournament, who: ParticipantId) -> Option<ParticipantId> {
        if !other.is_team_event() {
            return self.player(other, PlayerId(who.0)).map(PlayerId::participant);
        }
        let found = self.by_team.get(&small(other.name_of(who))).copied().flatten();
        found.map(TeamId::participant)
    }

    /// The same player here: by number at FIDE, else by a name that only one has, unless the numbers differ.
    fn player(&self, other: &Tournament, who: PlayerId) -> Option<PlayerId> {
        let wanted = other.players.get(who.index())?;
        if let Some(found) = wanted.fide_id.number().and_then(|number| self.by_number.get(&number)) {
            return Some(*found);
        }
        let found = self.by_name.get(&small(other.str(wanted.name))).copied().flatten()?;
        self.is_possible(other, who, found).then_some(found)
    }

    /// The same player of a team: a name that several have in the tournament may be a single one in the team.
    pub(super) fn member(&self, other: &Tournament, who: PlayerId, team: TeamId) -> Option<PlayerId> {
        self.player(other, who).or_else(|| {
            let name = small(other.str(other.players.get(who.index())?.name));
            let roster = self.tournament.teams.get(team.index())?.roster.iter().copied();
            let is_named = |own: &PlayerId| {
                let player = self.tournament.players.get(own.index());
                player.is_some_and(|player| small(self.tournament.str(player.name)) == name)
            };
            let mut named = roster.filter(is_named).filter(|own| self.is_possible(other, who, *own));
            named.next().filter(|_| named.next().is_none())
        })
    }

    /// Whether two of one name do not have different numbers at FIDE.
    fn is_possible(&self, other: &Tournament, who: PlayerId, own: PlayerId) -> bool {
        let number =
            |tournament: &Tournament, who: PlayerId| tournament.players.get(who.index())?.fide_id.number();
        number(self.tournament, own).is_none() || number(other, who).is_none()
    }
}

/// Who has a name; `None` where several have it.
fn only<'a, Id>(names: impl Iterator<Item = (Id, &'a str)>) -> BTreeMap<String, Option<Id>> {
    let mut by_name = BTreeMap::new();
    for (id, name) in names {
        by_name.entry(small(name)).and_modify(|known| *known = None).or_insert(Some(id));
    }
    by_name
}

fn small(name: &str) -> String {
    name.trim().to_lowercase()
}
