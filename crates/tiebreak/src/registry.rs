//! The catalogue: every criterion, in the order of the handbook.

use crate::definition::{Definition, Measure, Origin};
use crate::rules;

/// Every criterion that can be computed.
pub static CATALOGUE: &[&Definition] = &[
    &rules::points::DEFINITION,
    &rules::direct_encounter::DEFINITION,
    &rules::wins::DEFINITION,
    &rules::games_won::DEFINITION,
    &rules::black_games::DEFINITION,
    &rules::black_wins::DEFINITION,
    &rules::progressive_scores::DEFINITION,
    &rules::rounds_elected::DEFINITION,
    &rules::standard_points::DEFINITION,
    &rules::pairing_number::DEFINITION,
    &rules::buchholz::DEFINITION,
    &rules::average_buchholz::DEFINITION,
    &rules::fore_buchholz::DEFINITION,
    &rules::sonneborn_berger::DEFINITION,
    &rules::koya::DEFINITION,
    &rules::average_rating::DEFINITION,
    &rules::performance::DEFINITION,
    &rules::perfect_performance::DEFINITION,
    &rules::average_performance::DEFINITION,
    &rules::average_perfect::DEFINITION,
    &rules::rating::DEFINITION,
    &rules::board_count::DEFINITION,
    &rules::top_board_results::DEFINITION,
    &rules::bottom_board_elimination::DEFINITION,
    &rules::other_score::DEFINITION,
    &rules::extended_sonneborn_berger::EMMSB,
    &rules::extended_sonneborn_berger::EMGSB,
    &rules::extended_sonneborn_berger::EGMSB,
    &rules::extended_sonneborn_berger::EGGSB,
    &rules::extended_direct_encounter::EDE,
    &rules::extended_direct_encounter::EDEBT,
    &rules::extended_direct_encounter::EDEBB,
    &rules::extended_direct_encounter::EDET,
    &rules::extended_direct_encounter::EDEB,
    &rules::extended_direct_encounter::EDEC,
    &rules::score_and_strength::DEFINITION,
    &rules::extended_koya::DEFINITION,
    &rules::berlin::DEFINITION,
    &rules::first_board::DEFINITION,
    &rules::game_point_difference::DEFINITION,
    &rules::kashdan::DEFINITION,
    &rules::sum_of_buchholz::DEFINITION,
    &rules::external::DEFINITION,
];

/// A criterion of the event's own, known by name only (`OTHER_x`).
pub static OTHER: Definition =
    Definition { measure: Measure::Count, origin: Origin::Event, ..Definition::USUAL };

/// The criterion of a code or of another code for it, in capitals.
///
/// ```
/// use exaequo_tiebreak::registry::find;
///
/// assert_eq!(find("bh").map(|definition| definition.code), Some("BH"));
/// assert!(find("XYZ").is_none());
/// ```
pub fn find(code: &str) -> Option<&'static Definition> {
    let is = |own: &str| own.eq_ignore_ascii_case(code);
    CATALOGUE.iter().copied().find(|one| is(one.code) || one.aliases.iter().any(|alias| is(alias)))
}

/// The codes of all criteria, in the order of the handbook.
pub fn codes() -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().map(|definition| definition.code)
}
