//! Swiss tournaments of players.

use exaequo_model::{Color, Facts, Pairing, PlayerId};

use super::games::{self, Phase};
use super::people::{self, Skill};
use super::plan::Plan;
use super::presence::{Paired, Presence};
use super::swiss::Field;
use crate::random::Random;

/// Numbers of the streams people and rounds are drawn from.
const PEOPLE: u64 = 2;
pub(super) const ROUNDS: u64 = 3;

pub(super) fn play(plan: &Plan, facts: &mut Facts) {
    let skills = enter(plan, facts);
    let mut random = Random::stream(plan.seed, ROUNDS);
    let mut field = Field::new(plan.participants, plan.rounds);
    let presence = Presence::draw(plan, &mut random).spared_by(&mut field, plan.rounds);
    state(&presence, plan, facts);
    for round in 1..=plan.paired() {
        let Paired { pairs, absences, phase } = presence.pair(&mut field, plan, round, &mut random);
        let pairings = pairs.iter().map(|&pair| game(plan, &skills, phase, pair, &mut random));
        let pairings: Vec<_> = pairings.collect();
        for game in &pairings {
            field.add_score(game.white.0, plan.scores.award(game.slot(Color::White)).hundredths());
            field.add_score(game.black.0, plan.scores.award(game.slot(Color::Black)).hundredths());
        }
        for absence in &absences {
            field.add_score(absence.participant.0, plan.scores.bye(absence.bye).hundredths());
        }
        facts.add_round(pairings, absences);
    }
    presence.request(plan, facts, &mut random);
}

/// Adds the players, the strongest first.
pub(super) fn enter(plan: &Plan, facts: &mut Facts) -> Vec<Skill> {
    let mut random = Random::stream(plan.seed, PEOPLE);
    let mut skills: Vec<_> = (0..plan.participants)
        .map(|_| Skill::near(people::any_strength(&mut random), &mut random, &plan.rates))
        .collect();
    skills.sort_by_key(|skill| skill.order());
    people::add(facts, &skills, &mut random, &plan.rates);
    skills
}

pub(super) fn state(presence: &Presence, plan: &Plan, facts: &mut Facts) {
    for (player, status) in facts.players.iter_mut().zip(presence.statuses(plan)) {
        player.status = status;
    }
}

pub(super) fn game(
    plan: &Plan,
    skills: &[Skill],
    phase: Phase,
    (white, black): (u32, u32),
    random: &mut Random,
) -> Pairing {
    let pair = [skills[white as usize], skills[black as usize]];
    Pairing::new(
        PlayerId(white),
        PlayerId(black),
        games::outcome(random, (&plan.rates, plan.results), phase, pair),
    )
}
