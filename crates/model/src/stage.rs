//! Article 3: the tournament and its play-off, where one set of facts holds both.

mod join;

pub use join::NotOne;

use std::ops::RangeInclusive;

use crate::facts::{Facts, PairedRounds};
use crate::ids::RoundNumber;
use crate::schedule::{Schedule, Stage};
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

impl PairedRounds {
    /// Some of the rounds, numbered from 1 again.
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

    /// Adds boards whose games have moved to the front by an offset.
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
