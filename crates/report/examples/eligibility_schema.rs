//! Prints the JSON Schema of reports about eligibility.
//!
//! Renew the copy that is checked in, from the top of the project:
//!
//! ```text
//! cargo run --package exaequo-report --example eligibility_schema > schemas/eligibility-1.json
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", exaequo_report::rating::eligibility::schema());
}
