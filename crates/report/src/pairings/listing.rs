//! A round with what every list of it asks for: names, numbers, scores, the order of boards.

use std::cmp::Reverse;

use exaequo_event::RoundScores;
use exaequo_model::{
    Absence, Basis, BoardOrder, Elo, Order as _, ParticipantId, PlayerId, Points, Records, RoundNumber,
    Tournament,
};
use exaequo_tiebreak::Standings;

use crate::Lang;
use crate::page::Cell;
use crate::text::sanitize;

/// A round and what is needed to list it.
pub(crate) struct Listing<'a> {
    pub(crate) tournament: &'a Tournament,
    pub(crate) round: RoundNumber,
    pub(crate) lang: Lang,
    /// Scores before and after the round: of players, or match points of teams.
    pub(crate) scores: RoundScores,
    /// Game points of teams, the round included.
    pub(crate) games: Option<Records>,
    /// For each participant the place before the round, where a list was asked for.
    pub(crate) places: Option<Vec<u32>>,
}

/// The place of each participant, from 0.
fn places(standings: &Standings) -> Vec<u32> {
    let mut places = vec![u32::MAX; standings.field.tournament.participant_count()];
    for (place, row) in (0..).zip(&standings.rows) {
        places[row.participant.index()] = place;
    }
    places
}

impl<'a> Listing<'a> {
    pub(crate) fn new(
        tournament: &'a Tournament,
        round: RoundNumber,
        before: Option<&Standings>,
        lang: Lang,
    ) -> Self {
        let teams = tournament.is_team_event();
        Self {
            tournament,
            round,
            lang,
            scores: RoundScores::new(tournament, round),
            games: teams.then(|| Records::after(tournament, Basis::GamePoints, round.0)),
            places: before.map(places),
        }
    }
}

impl Listing<'_> {
    pub(crate) fn is_play_off(&self) -> bool {
        self.round.0 > self.tournament.rounds_before_play_off()
    }

    /// Byes of the round; participants who do not play off have none.
    pub(crate) fn byes(&self) -> &[Absence] {
        if self.is_play_off() { &[] } else { self.tournament.rounds.absences_of(self.round) }
    }

    pub(crate) fn name(&self, player: PlayerId) -> String {
        let player = &self.tournament.players[player.index()];
        let name = sanitize(self.tournament.str(player.name));
        match crate::standings::who::title_of(self.tournament, player) {
            title if title.is_empty() => name,
            title => format!("{title} {name}"),
        }
    }

    pub(crate) fn number(&self, player: PlayerId) -> u32 {
        self.tournament.player_number(player)
    }

    /// The rating at the start.
    pub(crate) fn rating(&self, player: PlayerId) -> Cell {
        Cell::maybe(self.tournament.rating_of(player).map(Elo::value))
    }

    /// The name of a participant, without a title.
    pub(crate) fn participant(&self, who: ParticipantId) -> String {
        sanitize(self.tournament.name_of(who))
    }

    pub(crate) fn points(&self, player: PlayerId) -> Points {
        self.scores.before(player.participant())
    }

    /// Games or matches of the round in the order of their boards: by the list that was asked for, as somebody has arranged them,
    /// or in the usual order.
    pub(crate) fn seated<'t, T>(&self, own: &'t [T], sides: impl Fn(&T) -> [ParticipantId; 2]) -> Vec<&'t T> {
        let mut seated: Vec<&T> = own.iter().collect();
        if self.places.is_some() || self.tournament.rounds.board_order(self.round) == BoardOrder::Usual {
            seated.order_by_key(|one| Self::weight(sides(one).map(|who| self.brings(who))));
        }
        seated
    }

    /// What a participant brings to the order of boards: points and number, or the place alone.
    fn brings(&self, who: ParticipantId) -> (Points, u32) {
        match &self.places {
            // Whoever entered after those standings comes last.
            Some(places) => (Points::ZERO, places.get(who.index()).copied().unwrap_or(u32::MAX)),
            None => (self.scores.before(who), self.tournament.number_of(who)),
        }
    }

    /// What a list of boards is sorted by: the most first.
    fn weight([one, other]: [(Points, u32); 2]) -> (Reverse<Points>, Reverse<Points>, u32) {
        let first = if (Reverse(one.0), one.1) <= (Reverse(other.0), other.1) { one } else { other };
        (Reverse(first.0), Reverse(one.0 + other.0), first.1)
    }
}
