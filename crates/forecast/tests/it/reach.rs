//! What the values of somebody can depend on: which games, and that their effects add up.

use exaequo_forecast::Situation;
use exaequo_model::ParticipantId;
use exaequo_testkit::{Plan, Random};

use crate::events;

/// Criteria that read own results alone.
const OWN: &str = "PTS,WIN,WON,BPG,BWG,REP,PS,STD,TPN,RTNG,ARO/U1400,TPR/U1400,PTP/U1400";
/// Criteria that read the results of opponents too.
const OPPONENTS: &str = "PTS,BH,BH/C1,SB,KS,APRO/U1400,APPO/U1400";
/// A criterion that reads the results of opponents' opponents.
const FURTHER: &str = "PTS,AOB";
/// Criteria that are a sum of one term for each game, once the own results are fixed.
const SUMS: &str = "PTS,WIN,WON,BPG,BWG,REP,PS,STD,TPN,RTNG,ARO/U1400,TPR/U1400,PTP/U1400,BH,FB,SB,KS";

fn random_scenario(situation: &Situation, random: &mut Random) -> Vec<u8> {
    let choice = |random: &mut Random, count: usize| u8::try_from(random.index(count)).expect("few choices");
    situation.units().iter().map(|unit| choice(random, unit.choices.len())).collect()
}

/// The value of everybody by every criterion, in ten thousandths.
fn values(situation: &Situation, scenario: &[u8]) -> Vec<Vec<Option<i64>>> {
    let standings = situation.standings(scenario).expect("it can be ranked");
    let of = |who| {
        let columns = 0..situation.specs().len();
        columns.map(|column| standings.value(column, who).map(|value| value.half_up(10_000))).collect()
    };
    situation.participants().map(of).collect()
}

/// Whom somebody met, or is to meet.
fn opponents(situation: &Situation, who: ParticipantId) -> Vec<ParticipantId> {
    let games = situation.tournament().rounds.pairings.iter();
    let own = games.map(|game| [ParticipantId(game.white.0), ParticipantId(game.black.0)]);
    own.filter(|sides| sides.contains(&who)).flatten().filter(|other| *other != who).collect()
}

/// Changes one open game at a time and tells of everybody whether a side of it is in reach, and whether a value changed.
fn changes(
    list: &str,
    seed: u64,
    in_reach: impl Fn(&Situation, ParticipantId, ParticipantId) -> bool,
) -> Vec<(bool, bool)> {
    let tournament = Plan::swiss(22, 5, seed).tournament();
    let Some(situation) = events::before_the_last(&tournament, list) else { return Vec::new() };
    let mut random = Random::stream(seed, 87);
    let scenario = random_scenario(&situation, &mut random);
    let before = values(&situation, &scenario);
    let mut told = Vec::new();
    for (unit, open) in situation.units().iter().enumerate() {
        let mut changed = scenario.clone();
        changed[unit] = (changed[unit] + 1) % 3;
        let after = values(&situation, &changed);
        for (index, who) in situation.participants().enumerate() {
            let reached = open.sides.iter().any(|side| in_reach(&situation, who, *side));
            told.push((reached, before[index] != after[index]));
        }
    }
    told
}

/// T3: games outside the reach of a criterion change nothing; games inside it do.
#[test]
fn games_outside_the_reach_change_nothing() {
    let own = |_: &Situation, who: ParticipantId, side: ParticipantId| side == who;
    let next = |situation: &Situation, who: ParticipantId, side: ParticipantId| {
        side == who || opponents(situation, who).contains(&side)
    };
    let (mut outside, mut inside) = (0, 0);
    for seed in 0..12 {
        for seen in [changes(OWN, seed, own), changes(OPPONENTS, seed, next)] {
            assert!(seen.iter().all(|(reached, changed)| *reached || !changed), "seed {seed}");
            outside += seen.iter().filter(|(reached, _)| !reached).count();
            inside += seen.iter().filter(|(_, changed)| *changed).count();
        }
    }
    assert!(outside > 2_000 && inside > 500, "{outside} {inside}");
}

/// What reads opponents' opponents is out of that reach, and what reads opponents out of the own one.
#[test]
fn criteria_that_look_further_are_changed_from_outside() {
    let own = |_: &Situation, who: ParticipantId, side: ParticipantId| side == who;
    let next = |situation: &Situation, who: ParticipantId, side: ParticipantId| {
        side == who || opponents(situation, who).contains(&side)
    };
    let differs = |seen: Vec<(bool, bool)>| seen.iter().any(|(reached, changed)| !reached && *changed);
    assert!((0..12).any(|seed| differs(changes(OPPONENTS, seed, own))));
    assert!((0..12).any(|seed| differs(changes(FURTHER, seed, next))));
}

/// T4: of every criterion that is called a sum, what two games of others change together is what they change one by one.
#[test]
fn effects_of_two_games_add_up_for_every_sum() {
    let mut compared = 0;
    for seed in 0..30 {
        let tournament = Plan::swiss(22, 6, seed).tournament();
        let Some(situation) = events::before_the_last(&tournament, SUMS) else { continue };
        let mut random = Random::stream(seed, 89);
        let scenario = random_scenario(&situation, &mut random);
        let (one, other) = (random.index(scenario.len()), random.index(scenario.len()));
        if one == other {
            continue;
        }
        let with = |first: u8, second: u8| {
            let mut scenario = scenario.clone();
            (scenario[one], scenario[other]) = (first, second);
            values(&situation, &scenario)
        };
        let [both, neither, first, second] = [with(0, 0), with(2, 2), with(0, 2), with(2, 0)];
        for (index, who) in situation.participants().enumerate() {
            if situation.own(who).iter().any(|unit| [one, other].contains(&(*unit as usize))) {
                continue;
            }
            for column in 0..situation.specs().len() {
                let of = |values: &Vec<Vec<Option<i64>>>| values[index][column].unwrap_or(0);
                let mixed = of(&both) + of(&neither) - of(&first) - of(&second);
                assert_eq!(mixed, 0, "seed {seed}, {who:?}, {}", situation.specs()[column]);
                compared += 1;
            }
        }
    }
    assert!(compared > 4_000, "{compared}");
}
