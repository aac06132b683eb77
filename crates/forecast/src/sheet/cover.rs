//! A few scenarios in which any two games are seen with all combinations of their results.
//!
//! Games are numbered in digits to a prime base that is at least the number of results. For each digit there are
//! scenarios (a, b): a game with the digit d ends with result a + b·d, taken to the base. Two games differ in some digit,
//! and for two different digits (a, b) ↦ (a + b·d, a + b·e) takes every pair of values once. Fifty games take 27 scenarios
//! in place of 3⁵⁰.

use crate::situation::{Scenario, Unit};

/// The scenarios in which any two games have all combinations of their results.
pub(super) fn scenarios(units: &[Unit]) -> Vec<Scenario> {
    let most = units.iter().map(|unit| unit.choices.len()).max().unwrap_or(1);
    let base = prime_from(most.max(2));
    let mut found = Vec::new();
    let mut power = 1;
    loop {
        for (a, b) in (0..base * base).map(|number| (number / base, number % base)) {
            // Without b every digit gives the same.
            if b > 0 || power == 1 {
                found.push(scenario(units, base, |game| a + b * (game / power % base)));
            }
        }
        power *= base;
        if power >= units.len() {
            return found;
        }
    }
}

fn scenario(units: &[Unit], base: usize, value: impl Fn(usize) -> usize) -> Scenario {
    let choice = |(game, unit): (usize, &Unit)| {
        let value = value(game) % base;
        u8::try_from(if value < unit.choices.len() { value } else { 0 }).unwrap_or(0)
    };
    units.iter().enumerate().map(choice).collect()
}

fn prime_from(least: usize) -> usize {
    let is_prime =
        |number: &usize| (2..*number).take_while(|d| d * d <= *number).all(|d| !number.is_multiple_of(d));
    (least..2 * least + 2).find(is_prime).unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::situation::{Choice, Counted};
    use exaequo_model::{ParticipantId, RoundNumber};

    fn units(count: usize, choices: usize) -> Vec<Unit> {
        let unit = Unit {
            sides: [ParticipantId(0), ParticipantId(1)],
            round: RoundNumber(1),
            games: Vec::new(),
            colors: Vec::new(),
            counted: Counted::Boards,
            choices: vec![Choice { outcomes: Vec::new() }; choices],
        };
        vec![unit; count]
    }

    #[test]
    fn any_two_games_are_seen_with_all_combinations() {
        for (count, choices) in [(1, 3), (2, 3), (3, 3), (4, 3), (28, 3), (10, 9), (30, 2)] {
            let found = scenarios(&units(count, choices));
            for one in 0..count {
                for other in (0..count).filter(|other| *other != one) {
                    let mut seen: Vec<_> =
                        found.iter().map(|scenario| (scenario[one], scenario[other])).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len(), choices * choices, "{one} and {other} of {count}");
                }
            }
        }
        assert_eq!(scenarios(&units(50, 3)).len(), 27);
    }
}
