//! Laws that hold for every tournament.

use std::cmp::Ordering;
use std::sync::LazyLock;

use exaequo_model::{Better, Elo, Facts, ParticipantId, PlayerId, Tournament};
use exaequo_testkit::arbitrary::{any_plan, round_robin_plan, swiss_plan};
use exaequo_testkit::{Plan, Random, Rates, golden};
use exaequo_tiebreak::lots::Draw;
use exaequo_tiebreak::provisions::PtpAtZero;
use exaequo_tiebreak::{
    Accept, AppliesTo, CATALOGUE, Edition, Exact, Fold, Method, Provisions, RankingOptions, Regulations,
    Sharing, Spec, Standings, Term, Value, parse_list,
};
use proptest::prelude::*;

use crate::csv::Sheet;
use crate::help::{options, read};

/// Every criterion, and the usual modifiers of those that take them.
pub(crate) fn every_spec() -> Vec<Spec> {
    let mut specs = Vec::new();
    for definition in CATALOGUE.iter().filter(|definition| !definition.accepts(Accept::Name)) {
        let code = definition.code;
        let mut add = |variant: &str| specs.push(format!("{code}{variant}").parse().unwrap());
        add("");
        let variants = [
            (Accept::Cut, ["/C1", "/C2", "/C30"].as_slice()),
            (Accept::Median, &["/M1", "/M2"]),
            (Accept::Played, &["/P"]),
            (Accept::Fore, &["/F"]),
            (Accept::Limit, &["/L+1", "/L-1", "/L60"]),
            (Accept::Reverse, &["/R"]),
            (Accept::Unrated, &["/U1200"]),
            (Accept::Divisor, &["/K3"]),
            (Accept::Basis, &[":MP", ":GP"]),
        ];
        for (accept, variants) in variants {
            if definition.accepts(accept) {
                for variant in variants {
                    add(variant);
                }
            }
        }
    }
    specs
}

pub(crate) fn list_of(specs: &[Spec]) -> String {
    let codes: Vec<String> = specs.iter().map(ToString::to_string).collect();
    codes.join(",")
}

/// An individual event by any edition.
fn any_edition() -> impl Strategy<Value = &'static Edition> {
    (0..Edition::ALL.len()).prop_map(|index| &Edition::ALL[index])
}

/// Any regulations: every provision chosen at random.
fn any_regulations() -> impl Strategy<Value = Regulations> {
    (any_edition(), prop::collection::vec(any::<prop::sample::Index>(), Provisions::ALL.len())).prop_map(
        |(edition, choices)| {
            let mut regulations = Regulations::of(edition);
            for (provision, choice) in Provisions::ALL.iter().zip(choices) {
                provision.set(&mut regulations.provisions, choice.get::<&str>(provision.choices)).unwrap();
            }
            regulations
        },
    )
}

fn individual_plan() -> impl Strategy<Value = Plan> {
    prop_oneof![3 => swiss_plan(), 1 => round_robin_plan()]
}

pub(crate) fn asked(regulations: Regulations, list: &str) -> RankingOptions {
    RankingOptions {
        list: Some(parse_list(list).unwrap()),
        unrated: Elo::new(1400),
        ..RankingOptions::new(regulations)
    }
}

/// The same event with the participants in another order, and where each one went.
fn renumbered(tournament: &Tournament, seed: u64) -> (Tournament, Vec<usize>) {
    let count = tournament.participant_count();
    let mut order: Vec<usize> = (0..count).collect();
    let mut random = Random::new(seed);
    random.shuffle(&mut order);
    // `order[new] = old`.
    let mut place = vec![0; count];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new;
    }
    let moved = |old: u32| u32::try_from(place[old as usize]).unwrap();
    let mut facts: Facts = tournament.clone().into_facts();
    facts.players = order.iter().map(|&old| facts.players[old].clone()).collect();
    for (number, player) in (1..).zip(&mut facts.players) {
        player.number = number;
        player.final_number = None;
    }
    for entry in &mut facts.ratings {
        entry.player = PlayerId(moved(entry.player.0));
    }
    facts.ratings.sort_by_key(|entry| entry.player);
    for game in &mut facts.rounds.pairings {
        (game.white, game.black) = (PlayerId(moved(game.white.0)), PlayerId(moved(game.black.0)));
    }
    for absence in facts.rounds.absences.iter_mut().chain(facts.requests.iter_mut().map(|(_, one)| one)) {
        absence.participant = ParticipantId(moved(absence.participant.0));
    }
    for adjustment in &mut facts.adjustments {
        adjustment.participants.iter_mut().for_each(|one| *one = ParticipantId(moved(one.0)));
    }
    facts.national.clear();
    facts.accelerations.clear();
    facts.prohibitions.clear();
    (Tournament::new(facts).unwrap(), place)
}

/// What the counted terms of a criterion add up to; `None` where its value is no sum.
pub(crate) fn sum_of_contributions(spec: &Spec, terms: &[Term]) -> Option<Exact> {
    let Method::Each { fold, .. } = spec.definition.method else { return None };
    let under = match fold {
        Fold::Points => 100,
        Fold::Products => 10_000,
        Fold::Count => 1,
        _ => {
            assert!(terms.iter().all(|term| spec.contribution(term).is_none()), "{spec} is no sum");
            return None;
        }
    };
    let parts = terms.iter().filter(|term| term.counts()).map(|term| {
        let contribution = spec.contribution(term).unwrap();
        assert_eq!(under % contribution.denominator(), 0, "{spec} adds parts of one unit");
        contribution.numerator() * (under / contribution.denominator())
    });
    Some(Exact::new(parts.sum(), std::num::NonZeroU32::new(u32::try_from(under).unwrap()).unwrap()))
}

/// The value from nothing but the terms that count, and the tables of the rating regulations.
fn from_terms(spec: &Spec, terms: &[Term], provisions: &Provisions) -> Value {
    let Method::Each { fold, .. } = spec.definition.method else { panic!("{spec} has no terms") };
    let counted: Vec<&Term> = terms.iter().filter(|term| term.counts()).collect();
    let sum: i64 = counted.iter().map(|term| term.value).sum();
    let results: i64 = counted.iter().map(|term| i64::from(term.scored.hundredths())).sum();
    let products: i64 = counted.iter().map(|term| term.value * i64::from(term.scored.hundredths())).sum();
    let over = |numerator, under: usize| {
        Exact::new(numerator, u32::try_from(under).ok().and_then(std::num::NonZeroU32::new).unwrap())
    };
    let games = i64::try_from(counted.len()).unwrap();
    let rounded = |sum: i64| (2 * sum + games).div_euclid(2 * games);
    match fold {
        Fold::Points => Some(over(sum, 100)),
        Fold::Products => Some(over(products, 10_000)),
        Fold::Count => Some(Exact::whole(sum)),
        _ if counted.is_empty() => None,
        Fold::Average => Some(over(sum, 100 * counted.len())),
        Fold::RoundedAverage => Some(Exact::whole(rounded(sum))),
        Fold::Performance => {
            let percent = usize::try_from(rounded(results)).unwrap();
            Some(Exact::whole(rounded(sum) + TABLES.differences[percent]))
        }
        Fold::Perfect => {
            let ratings: Vec<i64> = counted.iter().map(|term| term.value).collect();
            let at_zero = match provisions.ptp_at_zero {
                PtpAtZero::Lowest => *ratings.iter().min().unwrap(),
                PtpAtZero::Average => rounded(sum),
            };
            Some(Exact::whole(if results == 0 { at_zero - 800 } else { TABLES.perfect(&ratings, results) }))
        }
        Fold::OverDivisor => panic!("{spec} is for teams"),
    }
}

/// Tables 8.1a and 8.1b as they are printed.
static TABLES: LazyLock<Tables> = LazyLock::new(Tables::read);

struct Tables {
    /// The difference of each whole percentage.
    differences: Vec<i64>,
    /// The expected hundredths of each difference from 0 on.
    expected: Vec<i64>,
}

impl Tables {
    fn read() -> Self {
        let sheet = |name| Sheet::read(&golden::folder().join("regulations").join(name));
        let number = |cell: &String| cell.parse::<i64>().unwrap();
        let mut differences: Vec<(i64, i64)> =
            sheet("table_8_1a.csv").rows.iter().map(|row| (number(&row[0]), number(&row[1]))).collect();
        differences.sort_unstable();
        let mut expected = Vec::new();
        for row in sheet("table_8_1b.csv").rows {
            let last = row[1].parse().unwrap_or_else(|_| number(&row[0]));
            expected.extend((number(&row[0])..=last).map(|_| number(&row[2])));
        }
        assert_eq!((differences.len(), expected.len()), (101, 737));
        Self { differences: differences.into_iter().map(|(_, difference)| difference).collect(), expected }
    }

    /// The lowest rating that expects the score.
    fn perfect(&self, ratings: &[i64], score: i64) -> i64 {
        let of = |difference: i64| self.expected[usize::try_from(difference.abs().min(736)).unwrap()];
        let one = |difference: i64| if difference < 0 { 100 - of(difference) } else { of(difference) };
        let lowest = ratings.iter().min().unwrap() - 800;
        let candidates: Vec<i64> = (lowest..lowest + 5_000).collect();
        let too_low = |rating: &i64| ratings.iter().map(|other| one(rating - other)).sum::<i64>() < score;
        candidates[candidates.partition_point(too_low)]
    }
}

fn check_terms(tournament: &Tournament, regulations: Regulations) {
    let specs: Vec<Spec> =
        every_spec().into_iter().filter(|spec| spec.definition.applies_to != AppliesTo::Teams).collect();
    let standings = Standings::new(tournament, &asked(regulations, &list_of(&specs))).unwrap();
    for (criterion, spec) in standings.specs.iter().enumerate() {
        if !matches!(spec.definition.method, Method::Each { .. }) {
            continue;
        }
        for who in tournament.participants() {
            let terms = standings.terms(spec, who);
            let value = from_terms(spec, &terms, standings.field.provisions());
            if let Some(sum) = sum_of_contributions(spec, &terms) {
                assert_eq!(Some(sum), value, "{spec}: the contributions are the value");
            }
            assert_eq!(standings.value(criterion, who), value, "{spec} of {who:?}");
        }
    }
}

fn value(standings: &Standings, code: &str, who: ParticipantId) -> Exact {
    let at = standings.specs.iter().position(|spec| spec.to_string() == code);
    standings.value(at.unwrap_or_else(|| panic!("no {code}")), who).unwrap()
}

/// The better of two values first; those that do not exist last.
fn compare(one: Value, other: Value, better: Better) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) if better == Better::Higher => other.cmp(&one),
        (Some(one), Some(other)) => one.cmp(&other),
        (one, other) => other.is_some().cmp(&one.is_some()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn renumbering_participants_permutes_the_result(
        plan in individual_plan(), edition in any_edition(), seed in any::<u64>(),
    ) {
        let tournament = plan.tournament();
        let (other, place) = renumbered(&tournament, seed);
        let keep = |spec: &Spec| spec.definition.code != "TPN" && spec.definition.applies_to != AppliesTo::Teams;
        let specs: Vec<Spec> = every_spec().into_iter().filter(keep).collect();
        for list in ["PTS,DE".to_owned(), "PTS,DE/P,BPG,DE,EKS".to_owned(), list_of(&specs)] {
            let options = asked(Regulations::of(edition), &list);
            let (before, after) =
                (Standings::new(&tournament, &options).unwrap(), Standings::new(&other, &options).unwrap());
            let rank = |standings: &Standings, who| standings.row_of(who).and_then(|row| standings.rows[row].rank);
            for who in tournament.participants() {
                let moved = ParticipantId(u32::try_from(place[who.index()]).unwrap());
                prop_assert_eq!(rank(&before, who), rank(&after, moved), "rank by {}", list);
                for (criterion, spec) in before.specs.iter().enumerate() {
                    prop_assert_eq!(before.value(criterion, who), after.value(criterion, moved), "{}", spec);
                }
            }
        }
    }

    #[test]
    fn a_cut_never_raises_a_sum(plan in individual_plan(), regulations in any_regulations()) {
        let tournament = plan.tournament();
        let chains: [&[&str]; 9] = [
            &["BH", "BH/C1", "BH/C2", "BH/C3", "BH/C30"],
            &["BH", "BH/M1", "BH/M2"],
            &["BH/C1", "BH/M1"],
            &["BH/C2", "BH/M2"],
            &["BH/P", "BH/C1/P"],
            &["FB", "FB/C1", "FB/C2"],
            &["SB", "SB/C1", "SB/C2", "SB/C30"],
            &["SB/P", "SB/C1/P"],
            &["PS", "PS/C1", "PS/C2"],
        ];
        let standings = Standings::new(&tournament, &asked(regulations, &chains.concat().join(","))).unwrap();
        for who in tournament.participants() {
            for chain in chains {
                for pair in chain.windows(2) {
                    let (all, cut) = (value(&standings, pair[0], who), value(&standings, pair[1], who));
                    prop_assert!(cut <= all, "{} {:?}, {} {:?}", pair[0], all, pair[1], cut);
                }
            }
            prop_assert_eq!(value(&standings, "BH/C30", who), Exact::whole(0));
            prop_assert_eq!(value(&standings, "SB/C30", who), Exact::whole(0));
        }
    }

    #[test]
    fn a_value_is_the_fold_of_its_counted_terms(plan in individual_plan(), edition in any_edition()) {
        check_terms(&plan.tournament(), Regulations::of(edition));
    }

    #[test]
    fn standings_are_a_total_preorder_that_follows_from_the_values(
        plan in individual_plan(), regulations in any_regulations(),
    ) {
        let tournament = plan.tournament();
        let standings =
            Standings::new(&tournament, &asked(regulations, "PTS,DE,BH/C1,BPG,SB,ARO,EKS,TPR,DE/P,WIN")).unwrap();
        let key = |row: &exaequo_tiebreak::RankedRow, other: &exaequo_tiebreak::RankedRow| {
            let places = |spec: &Spec| matches!(spec.definition.method, Method::Tied(_));
            standings.specs.iter().enumerate().fold(Ordering::Equal, |order, (criterion, spec)| {
                order.then_with(|| {
                    let better = if places(spec) { Better::Lower } else { spec.definition.better };
                    compare(standings.value(criterion, row.participant), standings.value(criterion, other.participant), better)
                })
            })
        };
        let ranked: Vec<_> = standings.rows.iter().take_while(|row| row.rank.is_some()).collect();
        prop_assert!(standings.rows[ranked.len()..].iter().all(|row| row.rank.is_none()));
        let mut seen: Vec<_> = standings.rows.iter().map(|row| row.participant).collect();
        seen.sort_unstable();
        seen.dedup();
        prop_assert_eq!(seen.len(), standings.rows.len());
        for (index, row) in ranked.iter().enumerate() {
            let before = ranked.iter().filter(|other| key(other, row) == Ordering::Less).count();
            prop_assert_eq!(row.rank, u32::try_from(before + 1).ok(), "row {}", index);
            let shared = ranked.iter().filter(|other| other.rank == row.rank).count() > 1;
            prop_assert_eq!(row.place == Sharing::Shared, shared);
            for other in &ranked {
                prop_assert_eq!(key(row, other), key(other, row).reverse());
                prop_assert_eq!(key(row, other) == Ordering::Equal, row.rank == other.rank);
            }
        }
    }

    #[test]
    fn without_unplayed_rounds_every_edition_gives_the_same_sums(
        pairs in 1..=15_u32, rounds in 1..=9_u16, seed in 0..1_000_000_u64, form in any::<bool>(),
    ) {
        let plan = if form { Plan::swiss(2 * pairs, rounds, seed) } else { Plan::round_robin(2 * pairs.min(6), 1, seed) };
        let tournament = plan.with_rates(Rates::CLEAN).tournament();
        // Too few opponents leave somebody without a game.
        prop_assume!(tournament.rounds.absences.is_empty());
        let list = "PTS,BH,BH/C1,BH/C2,BH/M1,FB,AOB,SB,SB/C1,KS,PS,WIN,WON,REP,STD";
        let of = |edition: &Edition| Standings::new(&tournament, &options(edition.name, list)).unwrap().values;
        let first = of(&Edition::ALL[0]);
        for edition in Edition::ALL {
            prop_assert_eq!(&of(edition), &first, "{}", edition.name);
        }
    }

    #[test]
    fn direct_encounter_does_not_depend_on_the_order_of_the_group(
        players in 4..=16_u32, rounds in 2..=6_u16, seed in 0..1_000_000_u64, turn in 1..16_usize, scores in 0..5_usize,
    ) {
        let plan = Plan::swiss(players, rounds, seed).with_scores(exaequo_testkit::scoring::ALL[scores]);
        let tournament = plan.tournament();
        let standings = Standings::new(&tournament, &options("fide-2026-03", "PTS,DE,DE/P")).unwrap();
        let everybody: Vec<ParticipantId> = tournament.participants().collect();
        for spec in ["DE", "DE/P"].map(|code| code.parse::<Spec>().unwrap()) {
            let places = |group: &[ParticipantId]| {
                let mut lines: Vec<_> = standings.steps(&spec, group)[0].lines.iter().map(|line| (line.participant, line.place, line.sum, line.met)).collect();
                lines.sort_by_key(|line| line.0);
                lines
            };
            let mut turned = everybody.clone();
            turned.rotate_left(turn % everybody.len());
            let mut reversed = everybody.clone();
            reversed.reverse();
            prop_assert_eq!(places(&turned), places(&everybody));
            prop_assert_eq!(places(&reversed), places(&everybody));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn every_criterion_is_computed_after_every_round_by_any_regulations(
        plan in any_plan(), regulations in any_regulations(), unrated in any::<bool>(), lots in any::<bool>(),
    ) {
        let tournament = plan.tournament();
        let list = parse_list(&list_of(&every_spec())).unwrap();
        for round in 0..=tournament.rounds.count() {
            let asked = RankingOptions {
                list: Some(list.clone()),
                round: Some(round),
                unrated: Elo::new(if unrated { 1400 } else { 0 }),
                lots: lots.then(|| Draw::for_every_tie("seed")).into_iter().collect(),
                ..RankingOptions::new(regulations)
            };
            let standings = Standings::new(&tournament, &asked).unwrap();
            prop_assert_eq!(standings.rows.len(), tournament.participant_count());
            let ranked = standings.rows.iter().filter(|row| row.rank.is_some());
            let shared = ranked.filter(|row| row.place == Sharing::Shared).count();
            prop_assert!(!lots || shared == 0, "TPN and lots leave nobody tied");
        }
    }
}

#[test]
fn values_of_the_golden_files_are_the_folds_of_their_terms() {
    let files = golden::trf_files();
    let individual: Vec<Tournament> =
        files.iter().map(|path| read(path)).filter(|tournament| !tournament.is_team_event()).collect();
    assert!(individual.len() > 30, "only {}", individual.len());
    for tournament in &individual {
        for edition in Edition::ALL {
            check_terms(tournament, Regulations::of(edition));
        }
    }
}
