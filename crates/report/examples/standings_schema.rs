//! Prints the JSON Schema of `exaequo/standings/1`.
//!
//! Renew the copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-report --example standings_schema > schemas/standings-1.json
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", exaequo_report::standings::schema());
}
