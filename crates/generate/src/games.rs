//! How games end: by the difference of strength, without floating point.

use exaequo_model::{NoShow, Outcome, Rateable, Side};

use super::game::{GameModel, Odds};
use super::people::Skill;
use super::plan::{LastRound, Plan};
use super::rates::Rates;
use crate::random::Random;

/// Expected score of the stronger side in thousandths, for differences of 0, 50, 100 … 700.
const EXPECTED: [u32; 15] = [500, 570, 640, 700, 760, 810, 850, 890, 920, 940, 960, 970, 980, 990, 995];

/// What having White is worth.
const FIRST_MOVE: u32 = 35;

/// How results are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Results {
    /// By a short table of expected scores; a third of the games of equals is drawn.
    #[default]
    Plain,
    /// By the statistical model.
    Model,
}

/// Which round a game is of.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Phase {
    Earlier,
    /// The last paired round, in which results may still be missing.
    Last,
    /// The last paired round, of which nothing is known yet.
    Open,
}

impl Phase {
    pub(super) fn of(plan: &Plan, round: u16) -> Self {
        match plan.last {
            _ if round < plan.paired() => Self::Earlier,
            LastRound::Played => Self::Last,
            LastRound::Open => Self::Open,
        }
    }
}

/// How a game ends.
pub(super) fn outcome(
    random: &mut Random,
    (rates, results): (&Rates, Results),
    phase: Phase,
    [white, black]: [Skill; 2],
) -> Outcome {
    if phase == Phase::Open || phase == Phase::Last && random.chance(rates.pending) {
        return Outcome::Pending;
    }
    if random.chance(rates.adjourned) {
        return Outcome::Unknown;
    }
    if random.chance(rates.double_forfeits) {
        return Outcome::Forfeited(NoShow::Both);
    }
    if random.chance(rates.forfeits) {
        return Outcome::Forfeited(*random.pick(&[NoShow::White, NoShow::Black]));
    }
    let (white, black) = if random.chance(rates.decisions) {
        *random.pick(&[(Side::Draw, Side::Loss), (Side::Loss, Side::Draw), (Side::Loss, Side::Loss)])
    } else {
        match results {
            Results::Plain => sides(random, white.strength + FIRST_MOVE, black.strength),
            Results::Model => by_model(random, white.strength, black.strength),
        }
    };
    let short = random.chance(rates.short_games);
    Outcome::Played { white, black, rated: if short { Rateable::TooShort } else { Rateable::Yes } }
}

/// The nearer the two, the more draws; with equal strength 350 in a thousand games.
fn sides(random: &mut Random, white: u32, black: u32) -> (Side, Side) {
    let weaker = 1000 - expected(white.abs_diff(black));
    let draws = weaker * 7 / 10;
    let upsets = weaker - draws / 2;
    let chance = random.below(1000);
    let stronger_is_white = white >= black;
    match (chance, stronger_is_white) {
        (..) if chance < draws => (Side::Draw, Side::Draw),
        (_, true) if chance < draws + upsets => (Side::Loss, Side::Win),
        (_, false) if chance < draws + upsets => (Side::Win, Side::Loss),
        (_, true) => (Side::Win, Side::Loss),
        (_, false) => (Side::Loss, Side::Win),
    }
}

fn by_model(random: &mut Random, white: u32, black: u32) -> (Side, Side) {
    let [white, black] = [white, black].map(|strength| u16::try_from(strength).unwrap_or(u16::MAX));
    drawn(random, GameModel::default().odds(white, black))
}

/// A result by its odds.
pub(super) fn drawn(random: &mut Random, odds: Odds) -> (Side, Side) {
    let drawn = random.next_u64() >> 32;
    if drawn < odds.white {
        (Side::Win, Side::Loss)
    } else if drawn < odds.white + odds.draw {
        (Side::Draw, Side::Draw)
    } else {
        (Side::Loss, Side::Win)
    }
}

fn expected(difference: u32) -> u32 {
    EXPECTED[(difference as usize / 50).min(EXPECTED.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_side_scores_what_the_table_says() {
        for (step, &expected) in (0..).zip(&EXPECTED) {
            let mut random = Random::new(17);
            let halves: u32 = (0..20_000)
                .map(|_| match sides(&mut random, 1500 + 50 * step, 1500).0 {
                    Side::Win => 2,
                    Side::Draw => 1,
                    Side::Loss => 0,
                })
                .sum();
            assert!((halves / 40).abs_diff(expected) <= 12, "{expected}: {}", halves / 40);
        }
    }

    #[test]
    fn a_third_of_the_games_of_equals_is_drawn() {
        let mut random = Random::new(4);
        let drawn = (0..1000).filter(|_| sides(&mut random, 2000, 2000).0 == Side::Draw).count();
        assert!((300..400).contains(&drawn), "{drawn}");
    }
}
