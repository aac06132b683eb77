//! What a win, a draw and a loss give in each round, on one basis.
//!
//! Rounds can count more or less than others, and an event can give results another value, in all rounds or in one
//! (TRF 299). What holds for some participants only is a matter of theirs and not what the event gives for a result.

use exaequo_model::{Adjusted, Basis, Order as _, Points, RoundNumber, RoundWeight, Tournament};

/// What results give in each announced round.
#[derive(Debug)]
pub struct Worths {
    rounds: Vec<Worth>,
    /// What they give where nothing else is said.
    plain: Worth,
}

/// The points that results give in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// What a win gives.
    pub win: Points,
    /// What a draw gives.
    pub draw: Points,
    /// What a loss gives.
    pub loss: Points,
}

impl Worths {
    /// What results give in the rounds up to a given one.
    pub fn new(tournament: &Tournament, basis: Basis, announced: usize) -> Self {
        let mut plain = plain(tournament, basis);
        let mut rounds = vec![plain; announced];
        let values = tournament.adjusted_values(basis);
        for (adjustment, points) in values.into_iter().filter(|(one, _)| one.participants.is_empty()) {
            if adjustment.round.is_none() {
                plain.set(adjustment.what, points);
            }
            let concerned = adjustment.round.map_or(0..announced, |round| round.index()..round.index() + 1);
            for worth in rounds.get_mut(concerned).unwrap_or_default() {
                worth.set(adjustment.what, points);
            }
        }
        for (index, worth) in rounds.iter_mut().enumerate() {
            let round = tournament.schedule.round(RoundNumber::from_index(index));
            worth.weigh(round.map(|round| round.weight).unwrap_or_default());
        }
        Self { rounds, plain }
    }

    /// What results give where no round has values of its own.
    pub fn plain(&self) -> Worth {
        self.plain
    }

    /// What results give, round by round.
    pub fn rounds(&self) -> &[Worth] {
        &self.rounds
    }

    pub(crate) fn round(&self, index: usize) -> Worth {
        self.rounds.get(index).copied().unwrap_or_default()
    }

    /// What draws give in the rounds up to a given one.
    pub(crate) fn draws_of(&self, rounds: usize) -> Points {
        self.rounds.iter().take(rounds).map(|worth| worth.draw).sum()
    }

    /// What wins give in the rounds up to a given one, in hundredths.
    pub(crate) fn wins_of(&self, rounds: usize) -> i64 {
        self.rounds.iter().take(rounds).map(|worth| i64::from(worth.win.hundredths())).sum()
    }

    /// The most that a number of wins in a number of first rounds give, in hundredths: who is free in a round is best free
    /// where least is at stake.
    pub(crate) fn most_of(&self, games: usize, rounds: usize) -> i64 {
        let rounds = self.rounds.iter().take(rounds);
        let mut wins: Vec<i64> = rounds.map(|worth| i64::from(worth.win.hundredths())).collect();
        wins.order_by(|one, other| other.cmp(one));
        wins.iter().take(games).sum()
    }

    /// The most one round gives, and the least, in hundredths: a game that was not paired could be of any round.
    pub(crate) fn extremes(&self, rounds: usize) -> (i64, i64) {
        let rounds = self.rounds.iter().take(rounds);
        let most = rounds.clone().map(|worth| worth.win).max().unwrap_or(self.plain.win);
        let least = rounds.map(|worth| worth.loss).min().unwrap_or(self.plain.loss);
        (i64::from(most.hundredths()), i64::from(least.hundredths()))
    }
}

impl Worth {
    fn set(&mut self, what: Adjusted, points: Points) {
        match what {
            Adjusted::Win => self.win = points,
            Adjusted::Draw => self.draw = points,
            Adjusted::Loss => self.loss = points,
            Adjusted::Total
            | Adjusted::FullBye
            | Adjusted::HalfBye
            | Adjusted::ZeroBye
            | Adjusted::ForfeitWin
            | Adjusted::ForfeitLoss => {}
        }
    }

    fn weigh(&mut self, weight: RoundWeight) {
        for points in [&mut self.win, &mut self.draw, &mut self.loss] {
            *points = weight.of(*points);
        }
    }
}

fn plain(tournament: &Tournament, basis: Basis) -> Worth {
    let scores = &tournament.scores;
    let times =
        |boards| Worth { win: scores.win * boards, draw: scores.draw * boards, loss: scores.loss * boards };
    match basis {
        Basis::MatchPoints => {
            let scores = &tournament.match_scores;
            Worth { win: scores.win, draw: scores.draw, loss: scores.loss }
        }
        Basis::Points | Basis::GamePoints if tournament.is_team_event() => {
            times(i32::try_from(tournament.boards_per_match()).unwrap_or(i32::MAX))
        }
        Basis::Points | Basis::GamePoints => times(1),
    }
}
