//! Prints the JSON Schema of a form, such as `exaequo/standings/1`.
//!
//! Renew a copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-json --example schema -- exaequo/standings/1 > schemas/standings-1.json
//! ```
//!
//! `cargo xtask docs` renews all of them.
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let asked = std::env::args().nth(1).unwrap_or_default();
    let found = exaequo_json::results::schemas().into_iter().find(|(name, _)| *name == asked);
    found.map_or(ExitCode::FAILURE, |(_, schema)| {
        print!("{schema}");
        ExitCode::SUCCESS
    })
}
