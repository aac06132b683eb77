//! Changes of all ratings at once, outside the calculation of games.

use crate::whole::{half_up, narrow};

/// 1 March 2024: ratings below 2000 went up by 40 % of what they lacked, in all three kinds of play.
///
/// ```
/// use exaequo_rating::once::compression_2024;
///
/// assert_eq!(compression_2024(1500), 1700);
/// assert_eq!(compression_2024(2000), 2000);
/// ```
pub fn compression_2024(rating: i32) -> i32 {
    if rating >= 2000 {
        return rating;
    }
    let rating = i64::from(rating);
    narrow(half_up(10 * rating + 4 * (2000 - rating), 10))
}

/// 1 October 2022: a rapid or blitz rating more than 100 below the standard rating became that rating less 100.
pub fn raised_2022(rating: i32, standard: i32) -> i32 {
    rating.max(standard - 100)
}
