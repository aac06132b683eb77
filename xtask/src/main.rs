//! Checks and chores of the workspace, run as `cargo xtask <verb>`.
//!
//! One module per verb: [`tidy`], [`licences`], [`docs`], [`texts`], [`browser`], [`page`], [`python`], [`fuzz`] and [`steps`] (the verb `test`, which
//! runs all of them and cargo's own checks). What they share: [`tool`] starts programs, [`tree`] lists the
//! files, [`metadata`] asks cargo about crates, [`say`] writes to the terminal. [`po`] and [`literal`] are shared with
//! the macros of `crates/texts`, which cannot export more than macros.
//!
//! Exit status: 0 fine, 1 findings, 2 the command could not do its work.

mod args;
mod browser;
mod docs;
mod fuzz;
mod job;
mod licences;
#[path = "../../crates/texts/src/literal.rs"]
mod literal;
mod metadata;
mod page;
#[path = "../../crates/texts/src/po.rs"]
mod po;
mod program;
mod python;
mod say;
mod source;
mod spdx;
mod steps;
mod system;
mod texts;
mod tidy;
mod tool;
mod tree;

use std::process::ExitCode;

use crate::job::Verdict;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match args::parse(&words).and_then(|job| job::perform(&job, &tree::root())) {
        Ok(Verdict::Passed) => ExitCode::SUCCESS,
        Ok(Verdict::Skipped(why)) => {
            say::line(&format!("skipped: {why}"));
            ExitCode::SUCCESS
        }
        Ok(Verdict::Failed) => ExitCode::from(1),
        Err(message) => {
            say::error(&format!("error: {message}"));
            ExitCode::from(2)
        }
    }
}
