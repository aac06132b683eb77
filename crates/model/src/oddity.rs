//! What hangs together and yet makes no sense: worth a warning, and no reason to refuse the facts.

use std::collections::BTreeMap;

use crate::ids::RoundNumber;
use crate::pairing::Color;
use crate::points::Points;
use crate::system::System;
use crate::tournament::Tournament;

/// More rounds than any event has; no format of files can name them.
const MOST_ROUNDS: u16 = 99;

/// Something that is hardly meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// A win gives less than a draw, or a draw less than a loss.
    WorseForBetter,
    /// A result or a bye gives less than nothing.
    NegativePoints,
    /// The system has no cycle.
    NoCycle,
    /// More rounds are announced than an event can have.
    ManyRounds {
        /// How many rounds are announced.
        announced: u16,
    },
    /// Two participants have the same final number.
    SameFinalNumber {
        /// The final number they share.
        number: u32,
    },
    /// A player played after leaving.
    PlayedAfterLeaving {
        /// Pairing number of the player.
        number: u32,
        /// The last such round.
        round: RoundNumber,
    },
    /// A player played before entering.
    PlayedBeforeEntering {
        /// Pairing number of the player.
        number: u32,
        /// The first such round.
        round: RoundNumber,
    },
    /// The last day comes before the first.
    DaysReversed,
}

impl Oddity {
    /// The code of the finding, the same in every version, such as `S030`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WorseForBetter => "S030",
            Self::NegativePoints => "S031",
            Self::NoCycle => "S032",
            Self::ManyRounds { .. } => "S033",
            Self::SameFinalNumber { .. } => "S034",
            Self::PlayedAfterLeaving { .. } => "S035",
            Self::PlayedBeforeEntering { .. } => "S036",
            Self::DaysReversed => "S037",
        }
    }
}

impl Tournament {
    /// Everything that is hardly meant.
    pub fn oddities(&self) -> Vec<Oddity> {
        let mut found = self.odd_points();
        if matches!(self.system, Some(System::RoundRobin { cycles: 0 })) {
            found.push(Oddity::NoCycle);
        }
        let announced = self.schedule.announced();
        found.extend((announced > MOST_ROUNDS).then_some(Oddity::ManyRounds { announced }));
        let days = self.event.start.zip(self.event.end);
        found.extend(days.filter(|(first, last)| last < first).map(|_| Oddity::DaysReversed));
        found.extend(self.same_final_numbers());
        found.extend(self.out_of_time());
        found
    }

    fn odd_points(&self) -> Vec<Oddity> {
        let (scores, matches) = (&self.scores, &self.match_scores);
        let rising = |[win, draw, loss]: [Points; 3]| win >= draw && draw >= loss;
        let in_order = rising([scores.win, scores.draw, scores.loss])
            && rising([matches.win, matches.draw, matches.loss]);
        let negative =
            scores.values().into_iter().chain(matches.values()).any(|points| points < Points::ZERO);
        let mut found = Vec::new();
        found.extend((!in_order).then_some(Oddity::WorseForBetter));
        found.extend(negative.then_some(Oddity::NegativePoints));
        found
    }

    /// Final numbers that somebody else has, as a final number or as the only one.
    fn same_final_numbers(&self) -> Vec<Oddity> {
        if self.players.iter().all(|player| player.final_number.is_none()) {
            return Vec::new();
        }
        let mut holders: BTreeMap<u32, usize> = BTreeMap::new();
        for player in &self.players {
            *holders.entry(player.final_number.unwrap_or(player.number)).or_default() += 1;
        }
        let shared = holders.into_iter().filter(|(_, count)| *count > 1);
        shared.map(|(number, _)| Oddity::SameFinalNumber { number }).collect()
    }

    /// Players who played before entering or after leaving, each with the round.
    fn out_of_time(&self) -> Vec<Oddity> {
        if self.is_team_event() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for ((first, last), player) in self.played_rounds().into_iter().zip(&self.players) {
            let (number, status) = (player.number, player.status);
            if first < status.entered {
                found.push(Oddity::PlayedBeforeEntering { number, round: first });
            }
            if status.left.is_some_and(|left| last.0 > left.after) {
                found.push(Oddity::PlayedAfterLeaving { number, round: last });
            }
        }
        found
    }

    /// The first and the last round each player played a game in; who played none has no first and 0 as the last.
    fn played_rounds(&self) -> Vec<(RoundNumber, RoundNumber)> {
        let mut rounds = vec![(RoundNumber(u16::MAX), RoundNumber(0)); self.players.len()];
        for round in (1..=self.rounds_before_play_off()).map(RoundNumber) {
            let games = self.rounds.pairings_of(round).iter();
            for game in games.filter(|game| game.slot(Color::White).is_played()) {
                for player in [game.white, game.black] {
                    let (first, last) = rounds[player.index()];
                    rounds[player.index()] = (first.min(round), last.max(round));
                }
            }
        }
        rounds
    }
}
