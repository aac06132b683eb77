//! Score systems a TRF file can state (record 162: win, draw, loss, absence, pairing-allocated bye, unknown).

use exaequo_model::{Points, ScoreSystem};

/// 1-½-0: a point for a win, half a point for a draw.
pub const STANDARD: ScoreSystem = ScoreSystem::STANDARD;

/// 3-1-0, as in football: two draws are worth less than a win.
pub const THREE_ONE_ZERO: ScoreSystem =
    ScoreSystem::new(Points::from_whole(3), Points::from_whole(1), Points::ZERO);

/// 1-½-0 with half a point for a pairing-allocated bye.
pub const HALF_POINT_BYE: ScoreSystem = with_pairing_bye(STANDARD, Points::HALF);

/// 3-2-1: a loss is worth more than staying away.
pub const PRESENCE: ScoreSystem = with_pairing_bye(
    ScoreSystem::new(Points::from_whole(3), Points::from_whole(2), Points::from_whole(1)),
    Points::from_whole(2),
);

/// 1-0.4-0.1: values that are no halves.
pub const TENTHS: ScoreSystem =
    ScoreSystem::new(Points::WHOLE, Points::from_hundredths(40), Points::from_hundredths(10));

/// All of them, the most usual first.
pub const ALL: [ScoreSystem; 5] = [STANDARD, THREE_ONE_ZERO, HALF_POINT_BYE, PRESENCE, TENTHS];

const fn with_pairing_bye(scores: ScoreSystem, pairing_bye: Points) -> ScoreSystem {
    ScoreSystem { pairing_bye, ..scores }
}
