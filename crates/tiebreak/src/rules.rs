//! The rules, one file each; [`registry`](crate::registry) lists them.

pub mod average_buchholz;
pub mod average_perfect;
pub mod average_performance;
pub mod average_rating;
pub mod black_games;
pub mod black_wins;
pub mod buchholz;
pub mod direct_encounter;
pub mod extended_koya;
pub mod external;
pub mod fore_buchholz;
pub mod games_won;
pub mod kashdan;
pub mod koya;
pub mod pairing_number;
pub mod perfect_performance;
pub mod performance;
pub mod points;
pub mod progressive_scores;
pub mod rating;
pub mod rounds_elected;
pub mod sonneborn_berger;
pub mod standard_points;
pub mod sum_of_buchholz;
pub mod wins;

mod over_the_board;
mod own_games;
