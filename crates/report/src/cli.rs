//! What the command line says: help, errors of usage, failures.
//!
//! Names of commands, options and their values are never translated; they are the language scripts are written in.

mod convert_help;
mod example;
mod failure;
mod help;
mod lists_help;
mod of_teams;
mod playoff_help;
mod ranking_help;
mod rating_help;
mod usage;

pub use convert_help::ConvertOpt;
pub use example::example;
pub use failure::{Failure, Reason, failure_text, not_written, see_check};
pub use help::{Command, Heading, Long, Name, Opt, Section, all_options, forms};
pub use lists_help::{ListOpt, ListVerb};
pub use of_teams::OfTeams;
pub use playoff_help::{PlayOffOpt, PlayOffVerb};
pub use ranking_help::RankingOpt;
pub use rating_help::RatingOpt;
pub use usage::Usage;
