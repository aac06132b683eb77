//! The scores alone are the scores of the table.

use exaequo_model::{Basis, Records};
use exaequo_testkit::arbitrary;
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_scores_alone_are_those_of_the_table(tournament in arbitrary::any_tournament()) {
        for basis in [Basis::Points, Basis::MatchPoints, Basis::GamePoints] {
            let records = Records::new(&tournament, basis);
            prop_assert_eq!(Records::totals_of(&tournament, basis), records.totals());
        }
    }
}
