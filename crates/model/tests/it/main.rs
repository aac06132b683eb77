//! Tests of the model through its public face. Expected numbers are worked out by hand from the definitions.

mod adjustments;
mod attendance;
mod expulsion;
mod foreign_ids;
mod forfeited_matches;
mod help;
mod laws;
mod match_results;
mod one_problem_each;
mod play_offs;
mod points_of_players;
mod problems_together;
mod progress;
mod system;
mod team_byes;
mod totals;
