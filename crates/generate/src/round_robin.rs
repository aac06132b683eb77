//! Round robins. Whoever has withdrawn forfeits; the free round of an odd number is a zero-point bye.

use exaequo_model::{Facts, NoShow, Outcome, Pairing};

use super::berger;
use super::games::Phase;
use super::people::Skill;
use super::plan::Plan;
use super::players::{self, ROUNDS};
use super::presence::Presence;
use crate::random::Random;

pub(super) fn play(plan: &Plan, facts: &mut Facts) {
    let skills = players::enter(plan, facts);
    let mut random = Random::stream(plan.seed, ROUNDS);
    let presence = Presence::draw(plan, &mut random).without_late_entries();
    players::state(&presence, plan, facts);
    let mut seats: Vec<u32> = (0..plan.participants).collect();
    random.shuffle(&mut seats);
    for round in 1..=plan.paired() {
        let pairings = seated(plan, &seats, round).map(|pair| {
            let phase = Phase::of(plan, round);
            meeting(plan, &presence, &skills, (round, phase), pair, &mut random)
        });
        let mut pairings: Vec<_> = pairings.collect();
        pairings.sort_unstable_by_key(|game| game.white.min(game.black));
        facts.add_round(pairings, Vec::new());
    }
}

/// The table is for seats; who sits where is drawn.
fn seated(plan: &Plan, seats: &[u32], round: u16) -> impl Iterator<Item = (u32, u32)> {
    let pairs = berger::pairs(plan.participants, u32::from(round - 1));
    pairs.into_iter().map(|(white, black)| (seats[white as usize], seats[black as usize]))
}

fn meeting(
    plan: &Plan,
    presence: &Presence,
    skills: &[Skill],
    (round, phase): (u16, Phase),
    pair: (u32, u32),
    random: &mut Random,
) -> Pairing {
    let mut game = players::game(plan, skills, phase, pair, random);
    match (presence.is_there(pair.0, round), presence.is_there(pair.1, round)) {
        (true, true) => {}
        // Nobody knows yet who will not appear.
        _ if phase == Phase::Open => {}
        (true, false) => game.outcome = Outcome::Forfeited(NoShow::Black),
        (false, true) => game.outcome = Outcome::Forfeited(NoShow::White),
        (false, false) => game.outcome = Outcome::Forfeited(NoShow::Both),
    }
    game
}
