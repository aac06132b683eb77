//! Article 3: the tournament and its play-off, where one set of facts holds both.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::facts::{Facts, PairedRounds};
use crate::ids::{ParticipantId, PlayerId, RoundNumber};
use crate::pairing::{Absence, Bye, Pairing};
use crate::schedule::{Round, Schedule, Stage};
use crate::team::{Board, Match};
use crate::tournament::Tournament;

impl Tournament {
    /// The tournament without its play-off; `None` where it has none.
    pub fn without_play_off(&self) -> Option<Self> {
        let announced = self.schedule.before_play_off();
        if announced == self.schedule.announced() {
            return None;
        }
        let mut facts: Facts = (**self).clone();
        facts.rounds = self.rounds.part(1..=self.rounds_before_play_off());
        facts.schedule.announce(announced);
        facts.requests.retain(|(round, _)| round.0 <= announced);
        Self::new(facts).ok()
    }

    /// The play-off as a tournament of its own with the same participants, whether they play in it or not; `None` where
    /// there is none.
    pub fn play_off(&self) -> Option<Self> {
        let before = self.schedule.before_play_off();
        let mut rounds =
            self.schedule.rounds.get(usize::from(before)..).filter(|rounds| !rounds.is_empty())?.to_vec();
        for round in &mut rounds {
            round.stage = Stage::Main;
        }
        let facts = Facts {
            rounds: self.rounds.part(before + 1..=self.rounds.count()),
            schedule: Schedule { rounds },
            requests: Vec::new(),
            accelerations: Vec::new(),
            prohibitions: Vec::new(),
            adjustments: Vec::new(),
            external: Vec::new(),
            ..(**self).clone()
        };
        Self::new(facts).ok()
    }
}

/// Why a tournament and a play-off cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOne {
    /// One of them is a team event.
    Teams,
    /// Somebody plays in the play-off who is not in the tournament.
    Stranger(PlayerId),
    /// What comes of it is not coherent: two players of the play-off are one, or there are too many rounds.
    Incoherent,
}

impl Tournament {
    /// The tournament and a play-off that has facts of its own as one, the opposite of [`Tournament::play_off`]. Its
    /// rounds come last; whoever does not play in one of them has a bye without points.
    pub fn with_play_off(&self, playoff: &Self) -> Result<Self, NotOne> {
        if self.is_team_event() || playoff.is_team_event() {
            return Err(NotOne::Teams);
        }
        let mut facts: Facts = (**self).clone();
        // The play-off is announced by being there, and nobody has asked for a bye in it.
        facts.schedule.announce(self.rounds.count());
        facts.requests.clear();
        let encounters = facts.schedule.rounds.iter().filter_map(|round| round.encounter).max().unwrap_or(0);
        let seats = Seats::new(self);
        for round in playoff.rounds.numbers() {
            let (pairings, absences) = self.paired(&seats, playoff, playoff.rounds.pairings_of(round))?;
            facts.add_round(pairings, absences);
            let announced = playoff.schedule.round(round).copied().unwrap_or_default();
            let encounter = announced.encounter.map(|encounter| encounter.saturating_add(encounters));
            facts.schedule.rounds.push(Round { stage: Stage::PlayOff, encounter, ..announced });
        }
        Self::new(facts).map_err(|_| NotOne::Incoherent)
    }

    /// Pairings of a play-off between players of the tournament, and byes for all others.
    fn paired(
        &self,
        seats: &Seats<'_>,
        playoff: &Self,
        pairings: &[Pairing],
    ) -> Result<(Vec<Pairing>, Vec<Absence>), NotOne> {
        let mut plays = vec![false; self.players.len()];
        let mut seat = |who: PlayerId| {
            let own = seats.find(playoff, who).ok_or(NotOne::Stranger(who))?;
            plays[own.index()] = true;
            Ok(own)
        };
        let mut own = Vec::with_capacity(pairings.len());
        for pairing in pairings {
            own.push(Pairing { white: seat(pairing.white)?, black: seat(pairing.black)?, ..*pairing });
        }
        let absent = (0..).map(ParticipantId).zip(plays).filter(|(_, plays)| !plays);
        let absences = absent.map(|(participant, _)| Absence { participant, bye: Bye::ZeroPoint });
        Ok((own, absences.collect()))
    }
}

/// The players of a tournament, to be found again in another file.
struct Seats<'a> {
    tournament: &'a Tournament,
    by_number: BTreeMap<u64, PlayerId>,
    /// `None`: several have the name.
    by_name: BTreeMap<String, Option<PlayerId>>,
}

impl<'a> Seats<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        let (mut by_number, mut by_name) = (BTreeMap::new(), BTreeMap::new());
        for (id, player) in (0..).map(PlayerId).zip(&tournament.players) {
            if let Some(number) = player.fide_id.number() {
                by_number.entry(number).or_insert(id);
            }
            let name = tournament.str(player.name).trim().to_lowercase();
            by_name.entry(name).and_modify(|known| *known = None).or_insert(Some(id));
        }
        Self { tournament, by_number, by_name }
    }

    /// The same player here: by number at FIDE, else by a name that only one has, unless the numbers differ.
    fn find(&self, other: &Tournament, who: PlayerId) -> Option<PlayerId> {
        let wanted = other.players.get(who.index())?;
        let number = wanted.fide_id.number();
        if let Some(found) = number.and_then(|number| self.by_number.get(&number)) {
            return Some(*found);
        }
        let name = other.str(wanted.name).trim().to_lowercase();
        let found = self.by_name.get(&name).copied().flatten()?;
        let own = self.tournament.players.get(found.index())?.fide_id.number();
        (own.is_none() || number.is_none()).then_some(found)
    }
}

impl PairedRounds {
    /// Some of the rounds, counted from 1 again.
    fn part(&self, rounds: RangeInclusive<u16>) -> Self {
        let first = self.pairing_range(RoundNumber(*rounds.start())).start;
        let mut part = Self::default();
        for round in rounds.map(RoundNumber) {
            part.pairings.extend_from_slice(self.pairings_of(round));
            part.absences.extend_from_slice(self.absences_of(round));
            for meeting in self.matches_of(round) {
                let boards = part.copy_boards(self.boards_of(meeting), first);
                part.matches.push(Match { boards, ..meeting.clone() });
            }
            part.close_round();
        }
        part
    }

    /// Adds boards whose games have moved to the front by so many.
    fn copy_boards(&mut self, boards: &[Board], moved: usize) -> std::ops::Range<u32> {
        let length = |boards: &[Board]| u32::try_from(boards.len()).unwrap_or(u32::MAX);
        let (start, moved) = (length(&self.boards), u32::try_from(moved).unwrap_or(u32::MAX));
        self.boards.extend(boards.iter().map(|board| match *board {
            Board::Game { pairing, white_team } => {
                Board::Game { pairing: pairing.saturating_sub(moved), white_team }
            }
            other @ (Board::Unopposed { .. } | Board::Empty) => other,
        }));
        start..length(&self.boards)
    }
}
