//! The command `exaequo`: arguments in, text out. What it says is found in `exaequo-report`.

mod allow;
mod check;
mod command;
mod convert;
mod eligibility;
mod failure;
mod findings;
mod input;
mod language;
mod list;

mod output;
mod rate;
mod run;
mod settings;
mod show;
mod usage;

use std::process::ExitCode;

fn main() -> ExitCode {
    run::run(std::env::args_os().collect()).into()
}
