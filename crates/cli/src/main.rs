//! The command `exaequo`: arguments in, text out. What it says is found in `exaequo-report`.

mod allow;
mod batch;
mod berger;
mod boards;
mod card;
mod check;
mod command;
mod convert;
mod crosstable;
mod editions;
mod eligibility;
mod explain;
mod external;
mod failure;
mod findings;
mod form;
mod input;
mod language;
mod line;
mod list;
mod list_options;
mod lists;
mod lots;
mod manual;
mod output;
mod pairings;
mod played;
mod playoff;
mod progress;
mod ranked;
mod rate;
mod run;
mod settings;
mod show;
mod site;
mod standings;
mod tie_breaks;
mod usage;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    run::run(&args).into()
}
