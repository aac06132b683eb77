//! Absences that leave everybody opponents.

use exaequo_model::{Bye, Tournament};

use crate::{Plan, Rates};

/// How many pairs meet more than once, whether their games were played or not.
fn rematches(tournament: &Tournament) -> usize {
    let rounds = &tournament.rounds;
    let mut met: Vec<(u32, u32)> = if tournament.is_team_event() {
        rounds.matches.iter().map(|meeting| (meeting.white.0, meeting.black.0)).collect()
    } else {
        rounds.pairings.iter().map(|game| (game.white.0, game.black.0)).collect()
    };
    for pair in &mut met {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    let all = met.len();
    met.sort_unstable();
    met.dedup();
    all - met.len()
}

fn count(tournament: &Tournament, bye: Bye) -> usize {
    tournament.rounds.absences.iter().filter(|absence| absence.bye == bye).count()
}

/// The usual absences, and as many rounds as there can be.
#[test]
fn nobody_meets_twice_in_a_small_field_with_the_usual_absences() {
    for players in 2..=14u32 {
        for rounds in 1..u16::try_from(players).unwrap() {
            for seed in 0..if rounds > 4 { 40 } else { 10 } {
                let tournament = Plan::swiss(players, rounds, seed).tournament();
                assert_eq!(rematches(&tournament), 0, "{players} players, {rounds} rounds, seed {seed}");
                assert_eq!(tournament.rounds.count(), rounds);
                let byes = count(&tournament, Bye::PairingAllocated);
                let away = tournament.rounds.absences.len() - byes;
                let seats = players as usize * usize::from(rounds);
                assert_eq!(
                    2 * tournament.rounds.pairings.len() + byes + away,
                    seats,
                    "everybody is somewhere"
                );
            }
        }
    }
}

/// However many ask for byes and want to leave: nobody meets twice, and every round has a game.
#[test]
fn nobody_meets_twice_whatever_the_rates_are() {
    let rates = [(200, 0), (900, 0), (0, 300), (0, 1000), (300, 300), (1000, 1000)];
    for (byes, withdrawals) in rates {
        let rates = Rates::USUAL.with_byes(byes).with_withdrawals(withdrawals);
        for (players, rounds) in [(2, 1), (3, 2), (5, 4), (8, 7), (9, 5), (10, 9), (20, 9), (40, 9), (70, 9)]
        {
            for seed in 0..6 {
                let plan = Plan::swiss(players, rounds, seed).with_rates(rates);
                let tournament = plan.tournament();
                assert_eq!(rematches(&tournament), 0, "{plan:?}");
                for round in 1..=rounds {
                    let games = tournament.rounds.pairings_of(exaequo_model::RoundNumber(round));
                    assert!(!games.is_empty(), "round {round} of {plan:?}");
                }
            }
        }
    }
}

#[test]
fn no_teams_meet_twice_either() {
    for teams in 4..=9u32 {
        for seed in 0..15 {
            let rounds = u16::try_from(teams - 1).unwrap();
            let tournament = Plan::teams(teams, 2, rounds, seed).tournament();
            assert_eq!(rematches(&tournament), 0, "{teams} teams, seed {seed}");
        }
    }
}

/// Absences are granted where they can be: most of them, where there is room, and some in a field that has hardly any.
#[test]
fn absences_are_granted_where_they_can_be() {
    let rates = Rates { half_byes: 100, ..Rates::CLEAN };
    let byes = |players, rounds| -> usize {
        let plan = |seed| Plan::swiss(players, rounds, seed).with_rates(rates);
        (0..30).map(|seed| count(&plan(seed).tournament(), Bye::HalfPoint)).sum()
    };
    // Those who ask are a tenth of everybody in every round: 30 × 40 × 9 ÷ 10, and 30 × 10 × 9 ÷ 10.
    let (large, small) = (byes(40, 9), byes(10, 9));
    assert!((1000..1200).contains(&large), "{large}");
    assert!((100..300).contains(&small), "{small}");
}

/// Whoever leaves is away from then on, and nobody before they come.
#[test]
fn late_entries_and_withdrawals_are_as_they_are_stated() {
    let rates = Rates { late_entries: 200, withdrawals: 200, ..Rates::CLEAN };
    let mut left = 0;
    for seed in 0..40 {
        let plan = Plan { statuses: crate::Statuses::Stated, ..Plan::swiss(12, 7, seed).with_rates(rates) };
        let tournament = plan.tournament();
        for who in tournament.participants() {
            let status = tournament.status_of(who);
            let gone = status.left.map_or(0, |left| 7 - left.after) + status.entered.0 - 1;
            let zero = tournament.rounds.absences.iter();
            let zero = zero.filter(|one| one.participant == who && one.bye == Bye::ZeroPoint).count();
            assert_eq!(zero, usize::from(gone), "seed {seed}, {who:?}");
            left += usize::from(status.left.is_some());
        }
    }
    assert!(left > 10, "{left}");
}
