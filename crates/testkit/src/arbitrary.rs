//! Strategies for property tests.
//!
//! What is drawn and shrunk is a [`Plan`]: fewer participants, fewer rounds, fewer irregularities, a smaller seed.
//! So a failing case is small, and its plan can be pasted into a test.
//!
//! ```
//! use exaequo_model::{Basis, Records};
//! use exaequo_testkit::arbitrary::any_plan;
//! use proptest::prelude::*;
//!
//! proptest! {
//!     #![proptest_config(ProptestConfig::with_cases(16))]
//!     # /*
//!     #[test]
//!     # */
//!     fn everybody_has_a_total(plan in any_plan()) {
//!         let tournament = plan.tournament();
//!         let records = Records::new(&tournament, Basis::Points);
//!         prop_assert_eq!(records.totals().len(), tournament.players.len());
//!     }
//! }
//! # everybody_has_a_total();
//! ```

use exaequo_model::Tournament;
use proptest::prelude::*;

use crate::{Plan, Rates, Statuses, scoring};

/// Plans of every form: up to 40 participants and 9 rounds.
pub fn any_plan() -> impl Strategy<Value = Plan> {
    prop_oneof![swiss_plan(), round_robin_plan(), team_plan()]
}

/// Tournaments of every form.
pub fn any_tournament() -> impl Strategy<Value = Tournament> {
    any_plan().prop_map(|plan| plan.tournament())
}

/// Swiss tournaments of players.
pub fn swiss_plan() -> impl Strategy<Value = Plan> {
    (2..=40_u32, 1..=9_u16, any_seed(), Details::any())
        .prop_map(|(players, rounds, seed, details)| details.of(Plan::swiss(players, rounds, seed)))
}

/// Round robins of up to 12 players and two cycles.
pub fn round_robin_plan() -> impl Strategy<Value = Plan> {
    (2..=12_u32, 1..=2_u8, any_seed(), Details::any())
        .prop_map(|(players, cycles, seed, details)| details.of(Plan::round_robin(players, cycles, seed)))
}

/// Swiss tournaments of up to 14 teams with up to 6 boards.
pub fn team_plan() -> impl Strategy<Value = Plan> {
    (2..=14_u32, 1..=6_u8, 1..=9_u16, any_seed(), Details::any()).prop_map(
        |(teams, boards, rounds, seed, details)| details.of(Plan::teams(teams, boards, rounds, seed)),
    )
}

/// Irregularities from none at all to something in every fifth case.
pub fn any_rates() -> impl Strategy<Value = Rates> {
    let wild = proptest::array::uniform18(0..=200_u16).prop_map(Rates::of);
    prop_oneof![Just(Rates::CLEAN), Just(Rates::USUAL), wild]
}

fn any_seed() -> impl Strategy<Value = u64> {
    0..1_000_000_u64
}

/// What all forms have in common.
#[derive(Clone, Debug)]
struct Details {
    rates: Rates,
    scores: usize,
    unpaired: u16,
    statuses: Statuses,
}

impl Details {
    fn any() -> impl Strategy<Value = Self> {
        let statuses = prop_oneof![Just(Statuses::AsInAFile), Just(Statuses::Stated)];
        (any_rates(), 0..scoring::ALL.len(), 0..=2_u16, statuses)
            .prop_map(|(rates, scores, unpaired, statuses)| Self { rates, scores, unpaired, statuses })
    }

    fn of(self, plan: Plan) -> Plan {
        Plan {
            rates: self.rates,
            scores: scoring::ALL[self.scores],
            unpaired: self.unpaired.min(plan.rounds),
            statuses: self.statuses,
            ..plan
        }
    }
}
