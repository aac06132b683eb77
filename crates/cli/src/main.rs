//! The command `exaequo`: arguments in, text out. What it computes comes from the library `exaequo`; texts that name its
//! options are in `texts`.

mod args;
mod clock;
mod commands;
mod failure;
mod findings;
mod input;
mod manual;
mod output;
mod progress;
mod ranked;
mod render;
mod run;
mod texts;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    run::run(&args).into()
}
