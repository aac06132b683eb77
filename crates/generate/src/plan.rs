//! What to generate.

use exaequo_model::{Facts, MatchScores, PairingByeScores, Points, ScoreSystem, Tournament};

use super::games::Results;
use super::rates::Rates;
use super::{event, players, publish, round_robin, scoring, teams};

/// A file numbers at most this many players.
const MOST: u32 = 9_999;
/// The most players of a round robin.
const MOST_OF_ROUND_ROBIN: u32 = 200;
/// The most boards of a match.
const MOST_BOARDS: u8 = 20;

/// A description of a tournament to generate.
///
/// ```
/// use exaequo_model::{Basis, Records};
/// use exaequo_generate::{Plan, Rates, scoring};
///
/// let plan = Plan::swiss(24, 5, 42).with_rates(Rates::CLEAN).with_scores(scoring::THREE_ONE_ZERO);
/// let tournament = plan.tournament();
/// assert_eq!(Records::new(&tournament, Basis::Points).rounds(), 5);
///
/// assert_eq!(Plan::round_robin(5, 2, 1).rounds, 10);
/// assert_eq!(Plan::teams(8, 4, 5, 1).tournament().boards_per_match(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Who meets whom.
    pub form: PairingForm,
    /// Players, or teams; at least two.
    pub participants: u32,
    /// How many rounds are announced.
    pub rounds: u16,
    /// How many of them, at the end, are not paired yet.
    pub unpaired: u16,
    /// What becomes of the last round that is paired.
    pub last: LastRound,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// Points of players.
    pub scores: ScoreSystem,
    /// Match points of teams; the pairing-allocated bye is stated only where one was given, as in a file.
    pub match_scores: MatchScores,
    /// How often something irregular happens.
    pub rates: Rates,
    /// Whether points and ranks are printed beside the players.
    pub published: PrintedRanks,
    /// Whether it is recorded who came late and who left.
    pub statuses: Statuses,
    /// How results are drawn.
    pub results: Results,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a tournament is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// Tests of this project.
    #[default]
    Tests,
    /// People and other programs: it says that its pairings are not those of a FIDE system.
    Everybody,
}

/// What becomes of the last round that is paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastRound {
    /// It is played.
    #[default]
    Played,
    /// It is to come: nothing is known of its games, not even who will not appear. Neither points nor ranks are printed.
    Open,
}

/// What cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A tournament needs at least this many participants.
    TooFew(u32),
    /// A file numbers at most this many.
    TooMany(u32),
    /// There are more rounds than opponents.
    TooManyRounds {
        /// The most that is possible.
        most: u32,
    },
    /// There is no round.
    NoRound,
    /// A round robin of more players would have more rounds than a file has columns for.
    LargeRoundRobin {
        /// The most that is possible.
        most: u32,
    },
    /// A round robin takes another number of rounds.
    OtherRounds {
        /// How many it takes.
        needed: u32,
    },
    /// A match has no more boards than this.
    TooManyBoards {
        /// The most that is possible.
        most: u8,
    },
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingForm {
    /// Players of about the same score.
    Swiss,
    /// Everybody against everybody, this number of times.
    RoundRobin {
        /// How often each pair meets.
        cycles: u8,
    },
    /// Teams of about the same score.
    Teams {
        /// Boards of a match.
        boards: u8,
        /// Members of a team beyond the boards.
        reserves: u8,
    },
}

/// Whether the source printed points and ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintedRanks {
    /// Points as the records give them; rank by points, then number.
    #[default]
    Printed,
    /// Neither points nor ranks.
    LeftOut,
}

/// Whether the facts say who entered late and who withdrew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Statuses {
    /// Zero-point byes are all there is to see, as in a TRF file.
    #[default]
    AsInAFile,
    /// They do, which no TRF file can.
    Stated,
}

impl Plan {
    /// A Swiss tournament of players with the usual irregularities.
    pub fn swiss(players: u32, rounds: u16, seed: u64) -> Self {
        Self::new(PairingForm::Swiss, players, rounds, seed)
    }

    /// A round robin of as many rounds as it takes, with the usual irregularities. Byes and late entries do not
    /// happen in it; whoever withdraws forfeits the rest.
    pub fn round_robin(players: u32, cycles: u8, seed: u64) -> Self {
        let rounds = u16::try_from(rounds_of(players, cycles)).unwrap_or(u16::MAX);
        Self::new(PairingForm::RoundRobin { cycles }, players, rounds, seed)
    }

    /// A Swiss tournament of teams with two reserves each and the usual irregularities.
    pub fn teams(teams: u32, boards: u8, rounds: u16, seed: u64) -> Self {
        let mut plan = Self::new(PairingForm::Teams { boards, reserves: 2 }, teams, rounds, seed);
        plan.match_scores.pairing_bye = Some(PairingByeScores {
            match_points: plan.match_scores.draw,
            game_points: Points::HALF * i32::from(boards),
        });
        plan
    }

    fn new(form: PairingForm, participants: u32, rounds: u16, seed: u64) -> Self {
        Self {
            form,
            participants,
            rounds,
            unpaired: 0,
            last: LastRound::default(),
            seed,
            scores: scoring::STANDARD,
            match_scores: MatchScores::default(),
            rates: Rates::USUAL,
            published: PrintedRanks::default(),
            statuses: Statuses::default(),
            results: Results::default(),
            purpose: Purpose::default(),
        }
    }

    /// The same with other irregularities.
    pub fn with_rates(mut self, rates: Rates) -> Self {
        self.rates = rates;
        self
    }

    /// The same with other points.
    pub fn with_scores(mut self, scores: ScoreSystem) -> Self {
        self.scores = scores;
        self
    }

    /// Why it cannot be made, if it cannot.
    ///
    /// ```
    /// use exaequo_generate::{Impossible, Plan};
    ///
    /// assert_eq!(Plan::swiss(10, 9, 1).check(), Ok(()));
    /// assert_eq!(Plan::swiss(1, 1, 1).check(), Err(Impossible::TooFew(2)));
    /// assert_eq!(Plan::swiss(4, 9, 1).check(), Err(Impossible::TooManyRounds { most: 3 }));
    /// assert_eq!(Plan::round_robin(201, 1, 1).check(), Err(Impossible::LargeRoundRobin { most: 200 }));
    /// assert_eq!(Plan::teams(8, 30, 5, 1).check(), Err(Impossible::TooManyBoards { most: 20 }));
    /// ```
    pub const fn check(&self) -> Result<(), Impossible> {
        let people = match self.form {
            PairingForm::Teams { boards, reserves } => {
                self.participants.saturating_mul(boards as u32 + reserves as u32)
            }
            PairingForm::Swiss | PairingForm::RoundRobin { .. } => self.participants,
        };
        if self.participants < 2 {
            return Err(Impossible::TooFew(2));
        }
        if people > MOST {
            return Err(Impossible::TooMany(MOST));
        }
        if self.rounds == 0 {
            return Err(Impossible::NoRound);
        }
        match self.form {
            PairingForm::RoundRobin { cycles } => {
                self.check_round_robin(rounds_of(self.participants, cycles))
            }
            PairingForm::Teams { boards, .. } if boards > MOST_BOARDS => {
                Err(Impossible::TooManyBoards { most: MOST_BOARDS })
            }
            _ if self.rounds as u32 > self.participants - 1 => {
                Err(Impossible::TooManyRounds { most: self.participants - 1 })
            }
            PairingForm::Swiss | PairingForm::Teams { .. } => Ok(()),
        }
    }

    const fn check_round_robin(&self, needed: u32) -> Result<(), Impossible> {
        if self.participants > MOST_OF_ROUND_ROBIN {
            return Err(Impossible::LargeRoundRobin { most: MOST_OF_ROUND_ROBIN });
        }
        if self.rounds as u32 != needed {
            return Err(Impossible::OtherRounds { needed });
        }
        Ok(())
    }

    /// The facts, with the byes completed.
    pub fn facts(&self) -> Facts {
        self.tournament().into_facts()
    }

    /// The tournament, the same for the same plan. With fewer than two participants, of whom [`Plan::check`] warns, it is
    /// announced and nobody has entered.
    ///
    /// ```
    /// use exaequo_generate::Plan;
    ///
    /// assert_eq!(Plan::swiss(1, 5, 1).tournament().participant_count(), 0);
    /// ```
    pub fn tournament(&self) -> Tournament {
        let mut facts = Facts { scores: self.scores, ..Facts::default() };
        event::describe(self, &mut facts);
        if self.participants < 2 {
            return Tournament::announced(facts.text.get(facts.event.name), facts.event.start, self.rounds);
        }
        match self.form {
            PairingForm::Swiss => players::play(self, &mut facts),
            PairingForm::RoundRobin { .. } => round_robin::play(self, &mut facts),
            PairingForm::Teams { boards, reserves } => teams::play(self, boards, reserves, &mut facts),
        }
        let tournament = coherent(facts);
        match (self.published, self.last) {
            (PrintedRanks::Printed, LastRound::Played) => coherent(publish::print(tournament)),
            (PrintedRanks::LeftOut, _) | (_, LastRound::Open) => tournament,
        }
    }

    /// How many rounds are paired.
    pub(super) fn paired(&self) -> u16 {
        self.rounds.saturating_sub(self.unpaired)
    }
}

/// How many rounds a round robin takes.
const fn rounds_of(players: u32, cycles: u8) -> u32 {
    let cycle = players.saturating_sub(if players.is_multiple_of(2) { 1 } else { 0 });
    cycle.saturating_mul(cycles as u32)
}

fn coherent(facts: Facts) -> Tournament {
    Tournament::new(facts).unwrap_or_else(|problems| panic!("the generator contradicts itself: {problems:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_cannot_be_made_has_no_rounds_and_no_panic() {
        for players in [0, 1] {
            let plans = [
                Plan::swiss(players, 5, 1),
                Plan::round_robin(players, 2, 1),
                Plan::teams(players, 4, 3, 1),
                Plan::swiss(players, 0, 1),
            ];
            for plan in plans {
                assert_eq!(plan.check(), Err(Impossible::TooFew(2)));
                let tournament = plan.tournament();
                assert_eq!((tournament.participant_count(), tournament.rounds.count()), (0, 0));
            }
        }
        assert_eq!(Plan::round_robin(u32::MAX, 9, 1).check(), Err(Impossible::TooMany(MOST)));
    }
}
