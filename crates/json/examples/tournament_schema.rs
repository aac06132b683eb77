//! Prints the JSON Schema of tournaments.
//!
//! Renew the copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-json --example tournament_schema > schemas/tournament-1.json
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", exaequo_json::schema());
}
