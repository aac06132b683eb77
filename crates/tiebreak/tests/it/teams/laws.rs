//! What holds for any team event.

use exaequo_model::{Absence, Facts, ParticipantId, TeamId, Tournament};
use exaequo_testkit::arbitrary::team_plan;
use exaequo_testkit::{Plan, Rates};
use exaequo_tiebreak::{Accept, Edition, Exact, Fold, Method, RankingOptions, Spec, Standings};
use proptest::prelude::*;

use super::lists::{every_spec, list_of};
use crate::help::options;
use crate::laws::sum_of_contributions;

fn standings(tournament: &Tournament, edition: &str, primary: &str, specs: &[Spec]) -> Standings {
    Standings::new(tournament, &options(edition, &list_of(primary, specs))).unwrap()
}

fn editions() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(Edition::ALL.iter().map(|edition| edition.name).collect::<Vec<_>>())
}

fn primaries() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec!["MP", "GP"])
}

/// The same event with the teams in another order and numbered in it: team `i` becomes team `to[i]`.
fn renumbered(tournament: &Tournament, to: &[u32]) -> Tournament {
    let mut facts: Facts = tournament.clone().into_facts();
    let place = |who: ParticipantId| ParticipantId(to[who.index()]);
    let team = |who: TeamId| TeamId(to[who.0 as usize]);
    let mut teams: Vec<_> = facts.teams.drain(..).zip(to).collect();
    teams.sort_by_key(|(_, place)| **place);
    for (number, (team, _)) in (1..).zip(&mut teams) {
        team.number = number;
    }
    facts.teams = teams.into_iter().map(|(team, _)| team).collect();
    for meeting in &mut facts.rounds.matches {
        (meeting.white, meeting.black) = (team(meeting.white), team(meeting.black));
    }
    let moved = |absence: Absence| Absence { participant: place(absence.participant), ..absence };
    for absence in &mut facts.rounds.absences {
        *absence = moved(*absence);
    }
    for (_, absence) in &mut facts.requests {
        *absence = moved(*absence);
    }
    Tournament::new(facts).unwrap()
}

/// Values and rank of a team, by everything but its number.
fn outcome(standings: &Standings, who: ParticipantId) -> (Vec<Option<Exact>>, Option<u32>) {
    let values = (0..standings.specs.len()).map(|at| standings.value(at, who)).collect();
    (values, standings.rows[standings.row_of(who).unwrap()].rank)
}

/// An event, a new order of its teams.
fn shuffled() -> impl Strategy<Value = (Tournament, Vec<u32>)> {
    team_plan().prop_flat_map(|plan| {
        let tournament = plan.tournament();
        let order: Vec<u32> = tournament.participants().map(|who| who.0).collect();
        (Just(tournament), Just(order).prop_shuffle())
    })
}

/// Whether the value is a sum of terms none of which is negative.
fn is_sum(spec: &Spec) -> bool {
    matches!(spec.definition.method, Method::Each { fold: Fold::Points | Fold::Products, .. })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn renumbering_the_teams_moves_their_values_and_ranks(
        (tournament, to) in shuffled(), edition in editions(), primary in primaries(),
    ) {
        let specs: Vec<Spec> = every_spec().into_iter().filter(|spec| spec.definition.code != "TPN").collect();
        let other = renumbered(&tournament, &to);
        let (before, after) =
            (standings(&tournament, edition, primary, &specs), standings(&other, edition, primary, &specs));
        for who in tournament.participants() {
            let moved = ParticipantId(to[who.index()]);
            prop_assert_eq!(outcome(&before, who), outcome(&after, moved), "{}", who.0);
        }
    }

    #[test]
    fn each_criterion_alone_orders_tied_teams_whatever_their_numbers(
        (tournament, to) in shuffled(), edition in editions(), primary in primaries(),
    ) {
        let other = renumbered(&tournament, &to);
        for code in ["DE", "DE/P", "EDE", "EDE/P", "EDEBT", "EDEBB", "EDET", "EDEB", "EDEC", "TBR", "BBE", "EKS"] {
            let specs = [code.parse().unwrap()];
            let (before, after) =
                (standings(&tournament, edition, primary, &specs), standings(&other, edition, primary, &specs));
            for who in tournament.participants() {
                let moved = ParticipantId(to[who.index()]);
                prop_assert_eq!(outcome(&before, who), outcome(&after, moved), "{} {}", code, who.0);
            }
        }
    }

    #[test]
    fn a_cut_never_raises(plan in team_plan(), edition in editions(), primary in primaries()) {
        let tournament = plan.tournament();
        let plain: Vec<Spec> = every_spec()
            .into_iter()
            .filter(|spec| spec.definition.accepts(Accept::Cut) && is_sum(spec) && spec.cuts.low == 0)
            .collect();
        prop_assert!(plain.len() > 10);
        for spec in plain {
            let cut = |low| Spec { cuts: exaequo_tiebreak::Cuts { low, high: 0 }, ..spec.clone() };
            let list = [spec.clone(), cut(1), cut(2), cut(3)];
            let standings = standings(&tournament, edition, primary, &list);
            for who in tournament.participants() {
                let values: Vec<_> = (1..5).map(|at| standings.value(at, who)).collect();
                prop_assert!(values.is_sorted_by(|one, next| one >= next), "{} {}: {:?}", spec, who.0, values);
            }
        }
    }

    #[test]
    fn a_value_is_the_fold_of_its_counted_terms(
        plan in team_plan(), edition in editions(), primary in primaries(),
    ) {
        let tournament = plan.tournament();
        let standings = standings(&tournament, edition, primary, &every_spec());
        for (at, spec) in standings.specs.iter().enumerate() {
            for who in tournament.participants() {
                let Some(sum) = sum_of_contributions(spec, &standings.terms(spec, who)) else { continue };
                prop_assert_eq!(standings.value(at, who), Some(sum), "{} {}", spec, who.0);
            }
        }
    }

    #[test]
    fn nothing_panics_in_any_edition_after_any_round(plan in team_plan()) {
        let tournament = plan.tournament();
        let specs = every_spec();
        for edition in Edition::ALL {
            for round in 0..=tournament.rounds.count() {
                let options = RankingOptions { round: Some(round), ..options(edition.name, &list_of("MP", &specs)) };
                let standings = Standings::new(&tournament, &options).unwrap();
                prop_assert_eq!(standings.rows.len(), tournament.participant_count());
            }
        }
    }

    #[test]
    fn with_every_match_played_all_editions_agree_on_buchholz_and_sonneborn_berger(
        half in 1..=7_u32, boards in 1..=6_u8, rounds in 1..=9_u16, seed in 0..1_000_000_u64,
    ) {
        let tournament = Plan::teams(half * 2, boards, rounds, seed).with_rates(Rates::CLEAN).tournament();
        prop_assume!(tournament.rounds.absences.is_empty());
        let codes = ["BH", "BH:MP/C1", "BH:GP/M1", "SB", "EMMSB", "EMGSB/C1", "EGMSB/C2", "EGGSB", "AOB:GP"];
        let specs = codes.map(|code| code.parse().unwrap());
        for primary in ["MP", "GP"] {
            let first = standings(&tournament, "fide-2026-03", primary, &specs);
            for edition in &Edition::ALL[1..] {
                let other = standings(&tournament, edition.name, primary, &specs);
                prop_assert_eq!(&first.values, &other.values, "{}", edition.name);
            }
        }
    }
}
