//! Prints `docs/diagnostics.md`: every problem a file can have.

#![expect(clippy::print_stdout, reason = "the page is what this program prints")]

use exaequo_trf::{Class, Problem};

fn main() {
    println!("# What can be wrong with a tournament file\n");
    println!(
        "Every finding has a code that does not change. `exaequo check FILE` shows the line, the columns, what"
    );
    println!("was expected, what to do and what was assumed; `--allow CODE` accepts a finding by name.\n");
    println!("| code | kind | what it means |");
    println!("|---|---|---|");
    for listing in Problem::ALL {
        println!("| {} | {} | {} |", listing.code, kind(listing.class), listing.summary.trim());
    }
    println!(
        "\nA *refusal* cannot be allowed: there is nothing to go on with. A *warning (strict)* is an error with"
    );
    println!("`--strict`, because other programs reject such files.\n");
    println!(
        "Other codes: `M…` are contradictions in a tournament of any format, `S…` are about standings and stand in"
    );
    println!("[arbiter.md](arbiter.md), and");
    println!("\n| code | kind | what it means |");
    println!("|---|---|---|");
    println!("| P001 | warning | A plan, a merge or lots of places rest on a tournament that is not over. |");
    println!("| P002 | warning | A file of a play-off is given, and by the regulations nobody plays off. |");
}

const fn kind(class: Class) -> &'static str {
    match class {
        Class::Refusal => "refusal",
        Class::Error => "error",
        Class::Strict => "warning (strict)",
        Class::Warning => "warning",
        Class::Note => "note",
    }
}
