//! What the command line says: help, errors of usage, failures.
//!
//! Names of commands, options and their values are never translated; they are the language scripts are written in.

mod convert_help;
mod example;
mod failure;
mod forecast_help;
mod generate_help;
mod help;
mod hint;
mod lists_help;
mod of_teams;
mod playoff_help;
mod ranking_help;
mod rating_help;
mod register_failure;
mod register_help;
mod serve;
mod token;
mod usage;
mod user;

pub(crate) use convert_help::ConvertOpt;
pub(crate) use example::example;
pub(crate) use failure::{Failure, Reason, see_check};
pub(crate) use forecast_help::ForecastOpt;
pub(crate) use generate_help::{GenerateOpt, list_of_batch};
pub(crate) use help::{Command, Heading, Name, Opt, Section, all_options, exit_status, forms};
pub(crate) use hint::{hint, notice_help, rating_help};
pub(crate) use lists_help::{ListOpt, ListVerb};
pub(crate) use of_teams::OfTeams;
pub(crate) use playoff_help::{PlayOffOpt, PlayOffVerb};
pub(crate) use ranking_help::RankingOpt;
pub(crate) use rating_help::RatingOpt;
pub(crate) use register_failure::{RegisterFailure, how_to_record, nothing_entered};
pub(crate) use register_help::{RegisterOpt, RegisterVerb};
pub(crate) use serve::{
    ServeFailure, ServeOpt, backed_up, damaged, opened, public, restored, set_up, verified,
};
pub(crate) use token::{TokenOpt, TokenVerb, no_tokens, token_line, token_made, token_revoked};
pub(crate) use usage::Usage;
pub(crate) use user::{UserOpt, UserVerb, no_users, password_made, user_done, user_line};
