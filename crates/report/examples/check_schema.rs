//! Prints the JSON Schema of findings.
//!
//! Renew the copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-report --example check_schema > schemas/check-1.json
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", exaequo_report::diagnostic::schema());
}
