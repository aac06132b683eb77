//! Swiss tournaments of teams.

use std::cmp::Reverse;

use exaequo_model::{Bye, Color, Facts, MatchScores, PlayerId, Team, TeamId};

use super::names;
use super::people::{self, Skill};
use super::plan::Plan;
use super::players::ROUNDS;
use super::presence::{Paired, Presence};
use super::swiss::Field;
use super::team_match::{Hall, Verdict};
use crate::random::Random;

/// The number of the stream teams are drawn from.
const TEAMS: u64 = 4;

pub(super) fn play(plan: &Plan, boards: u8, reserves: u8, facts: &mut Facts) {
    let boards = usize::from(boards.max(1));
    facts.board_colors = (0..boards).map(color_of_board).collect();
    let skills = enter(plan, boards, usize::from(reserves), facts);
    let mut random = Random::stream(plan.seed, ROUNDS);
    let mut field = Field::new(plan.participants, plan.rounds);
    let presence = Presence::draw(plan, &mut random).spared_by(&mut field, plan.rounds);
    for (team, status) in facts.teams.iter_mut().zip(presence.statuses(plan)) {
        team.status = status;
    }
    for round in 1..=plan.paired() {
        let Paired { pairs, absences, phase } = presence.pair(&mut field, plan, round, &mut random);
        let mut hall = Hall { plan, skills: &skills, boards, phase, random: &mut random };
        for (white, black) in pairs {
            let verdict = hall.meet(facts, TeamId(white), TeamId(black));
            score(&mut field, &plan.match_scores, verdict, [white, black]);
        }
        for absence in &absences {
            let points = plan.match_scores.bye(absence.bye);
            field.add_score(absence.participant.0, points.hundredths());
        }
        facts.rounds.absences.extend(absences);
        facts.rounds.close_round();
    }
    facts.match_scores = stated(plan, facts);
    presence.request(plan, facts, &mut random);
}

/// The first board of the white team has White, the second Black, and so on.
fn color_of_board(board: usize) -> Color {
    if board.is_multiple_of(2) { Color::White } else { Color::Black }
}

/// Adds teams and their members, the strongest team first, numbered team by team.
fn enter(plan: &Plan, boards: usize, reserves: usize, facts: &mut Facts) -> Vec<Skill> {
    let mut random = Random::stream(plan.seed, TEAMS);
    let mut teams: Vec<(u32, Vec<Skill>)> = (0..plan.participants)
        .map(|_| {
            let middle = people::any_strength(&mut random);
            let one = |_| Skill::near(middle, &mut random, &plan.rates);
            let mut members: Vec<_> = (0..boards + reserves).map(one).collect();
            members.sort_by_key(|member| member.order());
            (average(&members[..boards]), members)
        })
        .collect();
    teams.sort_by_key(|(strength, _)| Reverse(*strength));
    for (index, (strength, members)) in (0..).zip(&teams) {
        let team = team(facts, index, *strength, members.len());
        facts.teams.push(team);
        people::add(facts, members, &mut random, &plan.rates);
    }
    teams.into_iter().flat_map(|(_, members)| members).collect()
}

fn average(members: &[Skill]) -> u32 {
    let sum: u32 = members.iter().map(|member| member.strength).sum();
    sum / u32::try_from(members.len()).expect("few boards")
}

fn team(facts: &mut Facts, index: u32, strength: u32, members: usize) -> Team {
    let name = facts.text.push(&names::team(index));
    let first = facts.players.len();
    let id = |place: usize| PlayerId(u32::try_from(place).expect("few players"));
    Team {
        nickname: facts.text.push(&names::nickname(index)),
        strength: Some(strength),
        roster: (first..first + members).map(id).collect(),
        ..Team::new(index + 1, name)
    }
}

fn score(field: &mut Field, scores: &MatchScores, verdict: Verdict, teams: [u32; 2]) {
    for (who, side) in teams.into_iter().zip(verdict.sides()) {
        field.add_score(who, side.map_or(0, |side| scores.side(side).hundredths()));
    }
}

/// A file says what a pairing-allocated bye is worth where there is one.
fn stated(plan: &Plan, facts: &Facts) -> MatchScores {
    let given = facts.rounds.absences.iter().any(|absence| absence.bye == Bye::PairingAllocated);
    let pairing_bye = if given { plan.match_scores.pairing_bye } else { None };
    MatchScores { pairing_bye, ..plan.match_scores }
}
