//! Prints the JSON Schema of `exaequo/playoff/1`.
//!
//! Renew the copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-report --example playoff_schema > schemas/playoff-1.json
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", exaequo_report::playoff::schema());
}
