//! The system of an event that does not state it (ruling 36).

use exaequo_model::{Assurance, NoShow, Outcome, System, Tournament};
use exaequo_testkit::{Plan, Rates, crosstable, match_list};

use crate::help::coherent;

fn assumed(tournament: Tournament) -> System {
    let mut facts = tournament.into_facts();
    facts.system = None;
    let (system, assurance) = coherent(facts).system();
    assert_eq!(assurance, Assurance::Assumed);
    system
}

#[test]
fn what_the_event_states_is_believed() {
    let tournament = crosstable::parse("@system predetermined\nA: B= C=\nB: A= Z\nC: Z A=");
    assert_eq!(tournament.system(), (System::Predetermined, Assurance::Stated));
}

#[test]
fn round_robins_are_recognised_with_odd_and_even_numbers() {
    for players in 3..=10 {
        for cycles in 1..=2 {
            let plan = Plan::round_robin(players, cycles, u64::from(players)).with_rates(Rates::CLEAN);
            assert_eq!(assumed(plan.tournament()), System::RoundRobin { cycles }, "{players} × {cycles}");
        }
    }
}

#[test]
fn a_match_of_two_is_a_round_robin() {
    assert_eq!(assumed(crosstable::parse("A: B+ B= B=\nB: A- A= A=")), System::RoundRobin { cycles: 3 });
}

#[test]
fn forfeits_are_scheduled_games_too() {
    let mut facts = Plan::round_robin(6, 1, 3).with_rates(Rates::CLEAN).facts();
    for (number, game) in facts.rounds.pairings.iter_mut().enumerate() {
        let no_show = [NoShow::White, NoShow::Black, NoShow::Both][number % 3];
        game.outcome = Outcome::Forfeited(no_show);
    }
    assert_eq!(assumed(coherent(facts)), System::RoundRobin { cycles: 1 });
}

#[test]
fn ruling_36_half_of_the_pairs_of_a_cycle_make_a_round_robin() {
    // Six players, five rounds of three pairs: 9 of 15 pairs after three rounds, 6 after two.
    for (unpaired, system) in [(1, System::RoundRobin { cycles: 1 }), (2, System::RoundRobin { cycles: 1 })]
        .into_iter()
        .chain((3..=5).map(|unpaired| (unpaired, System::Swiss)))
    {
        let plan = Plan { unpaired, ..Plan::round_robin(6, 1, 3) }.with_rates(Rates::CLEAN);
        assert_eq!(assumed(plan.tournament()), system, "{unpaired}");
    }
}

#[test]
fn too_many_or_too_few_rounds_make_it_swiss() {
    for (players, rounds) in [(6, 4), (6, 6), (7, 6), (7, 8), (7, 13), (40, 9)] {
        let plan = Plan::swiss(players, rounds, 1).with_rates(Rates::CLEAN);
        assert_eq!(assumed(plan.tournament()), System::Swiss, "{players} players, {rounds} rounds");
    }
}

#[test]
fn one_pair_too_often_makes_it_swiss() {
    let single = "A: B= C= B=\nB: A= D= A=\nC: D= A= D=\nD: C= B= C=";
    assert_eq!(assumed(crosstable::parse(single)), System::Swiss);
    // With the colours exchanged it is the same pair.
    let single = "A: B=w C=w B=b\nB: A=b D=w A=w\nC: D=w A=b D=b\nD: C=b B=b C=w";
    assert_eq!(assumed(crosstable::parse(single)), System::Swiss);
}

#[test]
fn ruling_36_byes_that_no_round_robin_has_make_it_swiss() {
    let robin = System::RoundRobin { cycles: 1 };
    let four =
        |third: [&str; 2]| format!("A: B= C= D=\nB: A= D= {}\nC: D= A= {}\nD: C= B= A=", third[0], third[1]);
    assert_eq!(assumed(crosstable::parse(&four(["C=", "B="]))), robin);
    assert_eq!(assumed(crosstable::parse(&four(["H", "Z"]))), System::Swiss);
    assert_eq!(assumed(crosstable::parse(&four(["F", "Z"]))), System::Swiss);
    // Two withdraw before the last round.
    assert_eq!(assumed(crosstable::parse(&four(["Z", "Z"]))), robin);
    // Nobody is free in an even number and comes back.
    let back = "A: B= C= D=\nB: A= Z  C=\nC: D= A= B=\nD: C= Z  A=";
    assert_eq!(assumed(crosstable::parse(back)), System::Swiss);
}

#[test]
fn ruling_36_one_is_free_in_an_odd_number_and_not_two() {
    let one = "A: B= Z  C=\nB: A= C= Z\nC: Z  B= A=";
    assert_eq!(assumed(crosstable::parse(one)), System::RoundRobin { cycles: 1 });
    let five = "A: B= C= D= E= Z\nB: A= Z Z C= D=\nC: D= A= E= B= Z\nD: C= E= A= Z B=\nE: Z D= C= A= Z";
    assert_eq!(assumed(crosstable::parse(five)), System::RoundRobin { cycles: 1 });
    let two = "A: B= C= D= E= Z\nB: A= Z Z C= D=\nC: D= A= Z B= E=\nD: C= E= A= Z B=\nE: Z D= Z A= C=";
    assert_eq!(assumed(crosstable::parse(two)), System::Swiss);
}

#[test]
fn teams_are_counted_by_matches() {
    let text = "@teams A B C D\nA-B:++ C-D:==\nA-C:++ B>D\nA-D:++ B-C:-o";
    assert_eq!(assumed(match_list::parse(text)), System::RoundRobin { cycles: 1 });
    let text = "@teams A B C D\nA-B:++ C-D:==\nA-C:++ B>D\nB-A:++ D-C:-o";
    assert_eq!(assumed(match_list::parse(text)), System::Swiss);
}

#[test]
fn an_event_of_one_or_without_rounds_is_swiss() {
    assert_eq!(assumed(crosstable::parse("A: U")), System::Swiss);
    assert_eq!(assumed(crosstable::parse("A:\nB:\nC:")), System::Swiss);
}

#[test]
fn a_stated_round_robin_has_as_many_cycles_as_its_rounds_fill() {
    let double = "@system round-robin\nA: B+w B=b\nB: A-b A=w";
    assert_eq!(crosstable::parse(double).system(), (System::RoundRobin { cycles: 2 }, Assurance::Stated));
    let cut_short = "@system round-robin 2\nA: B+w\nB: A-b";
    assert_eq!(crosstable::parse(cut_short).system(), (System::RoundRobin { cycles: 2 }, Assurance::Stated));
}
