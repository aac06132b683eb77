//! Laws: every plan can be played, everybody can win, and merging leaves all others where they were.

use std::collections::BTreeSet;

use exaequo_model::{ParticipantId, Tournament};
use exaequo_playoff::bracket::{Bracket, Seat};
use exaequo_playoff::{Contest, Plan, PlayOff, Stake, TiePlan, facts, merge};
use exaequo_tiebreak::Standings;
use proptest::prelude::*;

use crate::event::{event, regulations, standings};

pub(crate) fn scores() -> impl Strategy<Value = Vec<(u32, u32)>> {
    prop::collection::vec((0u32..3, 0u32..3), 2..14)
}

pub(crate) fn settings() -> impl Strategy<Value = String> {
    let places = prop_oneof![
        Just("all".to_owned()),
        (1u32..6).prop_map(|count| format!("first {count}")),
        (1u32..6).prop_map(|count| format!("qualify {count}")),
    ];
    let formats = prop::sample::select(vec!["single-round-robin", "double-round-robin", "knock-out"]);
    let numbers = prop::sample::select(vec!["standings", "rating", "tournament-number", "lots"]);
    let colours = prop::sample::select(vec!["by-number", "alternating", "lots"]);
    let at_last = prop::sample::select(vec!["lots", "list", "share"]);
    let blitz = "[[stage]]\ngames = 2\ntime-control = '3+2'\n";
    let decisive = "[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    let later = vec![String::new(), blitz.to_owned(), decisive.to_owned(), format!("{blitz}{decisive}")];
    let stages = (1u32..3, prop::sample::select(later));
    (places, formats, numbers, colours, at_last, stages).prop_map(
        |(places, format, numbers, colours, last, stages)| {
            format!(
                "places = '{places}'\nformat = '{format}'\nnumbers = '{numbers}'\ncolours = '{colours}'\n\
             at-last = '{last}'\nseed = 'x'\nstart = 2026-03-08T17:00:00\n[[stage]]\ngames = {}\n\
             time-control = '15+10'\n{}",
                stages.0, stages.1
            )
        },
    )
}

/// Who can still come to a seat of the next round, and whom winners and losers of a duel can be.
fn paths(bracket: &Bracket) -> Vec<Vec<BTreeSet<u32>>> {
    let mut rounds: Vec<Vec<BTreeSet<u32>>> = Vec::new();
    for round in &bracket.rounds {
        let before = rounds.last().cloned().unwrap_or_default();
        let seat = |seat: Seat| match seat {
            Seat::Number(number) => BTreeSet::from([number]),
            Seat::Free => BTreeSet::new(),
            Seat::Winner(index) | Seat::Loser(index) => before[index].clone(),
        };
        rounds.push(round.iter().map(|duel| &seat(duel.upper) | &seat(duel.lower)).collect());
    }
    rounds
}

/// Whether everybody can win what is at stake.
fn everybody_can_win(group: &TiePlan) -> Result<(), TestCaseError> {
    let everybody: BTreeSet<u32> = (1..).take(group.entrants.len()).collect();
    match group.contest.as_ref().unwrap() {
        Contest::Match(games) => prop_assert_eq!(BTreeSet::from([games.pair.0, games.pair.1]), everybody),
        Contest::RoundRobin(rounds) => {
            for number in &everybody {
                let opponents: BTreeSet<u32> = rounds
                    .iter()
                    .flat_map(|round| &round.pairings)
                    .filter(|games| games.pair.0 == *number || games.pair.1 == *number)
                    .map(|games| games.pair.0 + games.pair.1 - number)
                    .collect();
                prop_assert_eq!(opponents.len(), everybody.len() - 1);
            }
        }
        Contest::KnockOut { bracket, .. } => {
            let rounds = paths(bracket);
            let last = rounds.last().unwrap();
            if let Stake::Places { .. } = group.tie.stake {
                // The final for first and second, the duel of the losers for third and fourth.
                prop_assert!(last.iter().all(|reached| *reached == everybody));
            }
            let spots = rounds.iter().rev().flatten().take(group.tie.count() as usize);
            let reached: BTreeSet<u32> = spots.flatten().copied().collect();
            prop_assert_eq!(reached, everybody);
        }
    }
    Ok(())
}

fn names(standings: &Standings, which: impl Fn(ParticipantId) -> bool) -> Vec<ParticipantId> {
    standings.rows.iter().map(|row| row.participant).filter(|&who| which(who)).collect()
}

/// The plan with results: the sum of the numbers and the round decides.
fn filled(tournament: &Tournament, plan: &Plan, settings: &str, results: u32) -> Tournament {
    use exaequo_model::{Outcome, Side};
    let mut facts = facts(tournament, plan, &regulations(settings));
    for (index, game) in facts.rounds.pairings.iter_mut().enumerate() {
        let index = u32::try_from(index).unwrap();
        game.outcome = match (game.white.0 * 7 + game.black.0 * 3 + index * results) % 3 {
            0 => Outcome::DRAWN,
            1 => Outcome::played(Side::Win, Side::Loss),
            _ => Outcome::played(Side::Loss, Side::Win),
        };
    }
    Tournament::new(facts).unwrap()
}

proptest! {
    #[test]
    fn every_plan_can_be_played(scores in scores(), settings in settings()) {
        let tournament = event(&scores);
        let plan = Plan::new(&standings(&tournament), &regulations(&settings));
        let mut seen = BTreeSet::new();
        for group in &plan.groups {
            prop_assert!(group.entrants.iter().all(|who| seen.insert(*who)), "nobody in two groups");
            let members: BTreeSet<_> = group.tie.members.iter().collect();
            prop_assert_eq!(members, group.entrants.iter().collect());
            if group.contest.is_ok() {
                everybody_can_win(group)?;
                for pair in group.timetable.windows(2) {
                    prop_assert!(pair[0].until <= pair[1].from && pair[0].ends <= pair[1].starts);
                }
            }
        }
        if !plan.groups.is_empty() {
            // The model refuses somebody who plays twice in a round.
            prop_assert!(Tournament::new(facts(&tournament, &plan, &regulations(&settings))).is_ok());
        }
    }

    #[test]
    fn merging_keeps_the_order_of_all_others(scores in scores(), settings in settings(), results in 0u32..3) {
        let tournament = event(&scores);
        let mut standings = standings(&tournament);
        let before: Vec<ParticipantId> = names(&standings, |_| true);
        let plan = Plan::new(&standings, &regulations(&settings));
        if plan.groups.is_empty() {
            return Ok(());
        }
        let playing: BTreeSet<ParticipantId> = plan.groups.iter().flat_map(|group| group.tie.members.clone()).collect();
        let playoff = filled(&tournament, &plan, &settings, results);
        let merged = merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(&settings));
        let after: Vec<ParticipantId> = names(&standings, |_| true);
        for (position, who) in before.iter().enumerate() {
            prop_assert!(playing.contains(who) || after[position] == *who, "who does not play stays");
        }
        for decision in &merged.groups {
            let tie = &decision.group.tie;
            let places = tie.places.0 as usize - 1..tie.places.1 as usize;
            let inside: BTreeSet<_> = after[places.clone()].iter().collect();
            prop_assert_eq!(inside, tie.members.iter().collect(), "a tie keeps its places");
            prop_assert!(decision.outcome.is_ok() || after[places.clone()] == before[places.clone()]);
            let beyond = tie.places.0 as usize - 1 + tie.count() as usize;
            let rows = &standings.rows[places.clone()];
            let won = rows.iter().filter(|row| row.rank.unwrap() as usize <= beyond).count().max(beyond - places.start);
            let rest: Vec<ParticipantId> = after[places.start + won..places.end].to_vec();
            let mut listed = rest.clone();
            listed.sort_by_key(|who| before.iter().position(|other| other == who));
            prop_assert_eq!(rest, listed, "what is not at stake is as the list has it");
        }
        let ranks: Vec<u32> = standings.rows.iter().filter_map(|row| row.rank).collect();
        prop_assert!(ranks.windows(2).all(|pair| pair[0] <= pair[1]));
    }

    #[test]
    fn regulations_of_any_text_do_not_panic(text in "[a-z\\-]{1,10} = .{0,20}\n(\\[\\[stage\\]\\]\n)?.{0,30}") {
        let _ = exaequo_playoff::PlayOffRegulations::parse(&text);
    }
}
