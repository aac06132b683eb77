//! The games of a play-off, by the seats of those who are tied.

use exaequo_model::{
    Basis, Color, ParticipantId, Points, PrimaryScore, Records, RoundEntry, RoundNumber, Side, Slot,
    Tournament,
};
use exaequo_tiebreak::{Listed, RankingOptions, Standings};

use super::excerpt::{Kept, excerpt};
use crate::plan::TiePlan;
use crate::regulations::PlayOffRegulations;

/// Where a tie is played off. Seats are positions among its entrants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hall<'a> {
    /// The standings of the tournament.
    pub(super) standings: &'a Standings,
    pub(super) playoff: &'a Tournament,
    pub(super) regulations: &'a PlayOffRegulations,
    pub(super) group: &'a TiePlan,
    /// The entrants as participants of the play-off.
    pub(super) seats: &'a [ParticipantId],
    pub(super) scores: &'a Scores,
}

/// What everybody scored in a play-off, game by game.
#[derive(Debug)]
pub(super) struct Scores {
    /// The score that decides, and what follows: those of the event, which the file of a play-off does not hold.
    bases: [Basis; 2],
    records: [Records; 2],
}

impl Scores {
    pub(super) fn new(playoff: &Tournament, primary: PrimaryScore) -> Self {
        let bases = match (playoff.is_team_event(), primary) {
            (false, _) => [Basis::Points; 2],
            (true, PrimaryScore::MatchPoints) => [Basis::MatchPoints, Basis::GamePoints],
            (true, PrimaryScore::GamePoints) => [Basis::GamePoints, Basis::MatchPoints],
        };
        Self { bases, records: bases.map(|basis| Records::after(playoff, basis, playoff.rounds.count())) }
    }
}

/// A game or a match between two that is over, seen from the first of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Encounter {
    pub(super) round: RoundNumber,
    /// Own points and those of the other; of teams on the score that decides the event.
    pub(super) points: [Points; 2],
    /// The same on the other score of teams.
    pub(super) other: [Points; 2],
    pub(super) color: Option<Color>,
    pub(super) end: End,
}

/// Whether a game or a match that is level was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Both have drawn; of teams also where each has won as much by forfeit.
    Drawn,
    /// Anything else: nothing for both, because neither appeared or by decision, is no draw.
    NotDrawn,
}

impl End {
    pub(super) fn of(slots: [Slot; 2]) -> Self {
        let is_half = |slot: Slot| matches!(slot, Slot::Game { side: Side::Draw, .. } | Slot::ForfeitWin);
        if slots.into_iter().all(is_half) { Self::Drawn } else { Self::NotDrawn }
    }
}

impl Hall<'_> {
    /// The participant of the tournament at a seat.
    pub(super) fn who(&self, seat: usize) -> ParticipantId {
        self.group.entrants[seat]
    }

    pub(super) fn is_of_teams(&self) -> bool {
        self.playoff.is_team_event()
    }

    /// The score that decides.
    pub(super) fn basis(&self) -> Basis {
        self.scores.bases[0]
    }

    /// What a participant of the play-off has in each of its rounds.
    pub(super) fn entries(&self, who: ParticipantId) -> &[RoundEntry] {
        self.scores.records[0].of(who)
    }

    /// What two played against each other and finished, in order.
    pub(super) fn encounters(&self, one: usize, other: usize) -> Vec<Encounter> {
        let [points, games] = &self.scores.records;
        let (own, theirs) = (self.seats[one], self.seats[other]);
        let met = |(index, entry): (usize, &RoundEntry)| {
            let open = matches!(entry.slot, Slot::Pending | Slot::Unknown | Slot::Nothing);
            (entry.opponent() == Some(theirs) && !open).then(|| Encounter {
                round: RoundNumber::from_index(index),
                points: [own, theirs].map(|who| points.of(who)[index].points),
                other: [own, theirs].map(|who| games.of(who)[index].points),
                color: entry.color,
                end: End::of([own, theirs].map(|who| points.of(who)[index].slot)),
            })
        };
        points.of(own).iter().enumerate().filter_map(met).collect()
    }

    /// Standings of some seats on some of their games, handed to `read`; seats are its participants, in order.
    pub(super) fn ranked<T>(
        &self,
        seats: &[usize],
        kept: &[Kept],
        list: Vec<Listed>,
        read: impl FnOnce(&Standings) -> T,
    ) -> Option<T> {
        let members: Vec<ParticipantId> = seats.iter().map(|&seat| self.seats[seat]).collect();
        let primary = self.is_of_teams().then_some(self.standings.field.primary);
        let own = excerpt(self.playoff, &members, kept, primary)?;
        let options = RankingOptions { list: Some(list), ..RankingOptions::new(self.standings.regulations) };
        Standings::new(&own, &options).ok().map(|standings| read(&standings))
    }
}
