//! 10.2: the performance over the games at the board.

use exaequo_model::{PlayerId, Points, Rating, RatingBody, RatingEntry, StartingRankMethod, Tournament};
use exaequo_rating::table;

/// The rating of a player by the method of the event (TRF 172): FIDE's unless it says otherwise.
pub(crate) fn rating(tournament: &Tournament, player: PlayerId) -> Option<Rating> {
    let of = |body: RatingBody| {
        let fits = |entry: &&RatingEntry| entry.body == body && entry.pace == tournament.event.pace;
        tournament.ratings_of(player).iter().find(fits).map(|entry| entry.rating)
    };
    let (fide, national) = (of(RatingBody::Fide), of(RatingBody::National));
    match tournament.event.starting_rank.unwrap_or(StartingRankMethod::Fide) {
        StartingRankMethod::Fide | StartingRankMethod::Other => fide,
        StartingRankMethod::National => national,
        StartingRankMethod::FideElseNational => fide.or(national),
        StartingRankMethod::NationalElseFide => national.or(fide),
        StartingRankMethod::Higher => fide.max(national),
        StartingRankMethod::Lower => fide.into_iter().chain(national).min(),
    }
}

/// Average of the opponents, half up, and the difference of the table for the whole percentage, half up (rulings 14
/// and 15); `None` without a game.
pub(super) fn performance(sum: u32, score: Points, games: u32) -> Option<i32> {
    if games == 0 {
        return None;
    }
    let average = i32::try_from((2 * sum + games) / (2 * games)).unwrap_or(i32::MAX);
    let score = u32::try_from(score.hundredths()).unwrap_or(0);
    let percent = ((2 * score + games) / (2 * games)).min(100);
    Some(average + table::difference(u8::try_from(percent).unwrap_or(100)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn average_and_percentage_are_rounded_half_up() {
        // 2100 and 2101 average 2100.5; 1 of 2 is 50 %.
        assert_eq!(performance(4_201, Points::WHOLE, 2), Some(2_101));
        // 2½ of 4 is 62.5 %, taken as 63: 95 in table 8.1a.
        assert_eq!(performance(4 * 2_000, Points::from_halves(5), 4), Some(2_095));
        assert_eq!(performance(2_000, Points::WHOLE, 1), Some(2_800));
        assert_eq!(performance(2_000, Points::ZERO, 1), Some(1_200));
        assert_eq!(performance(0, Points::ZERO, 0), None);
    }
}
