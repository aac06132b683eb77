//! Words that several texts need.

use exaequo_trf::{Expected, Few, Foreign};

use crate::{Lang, list, say};

/// What a field should have held.
pub(super) fn expected(lang: Lang, what: Expected) -> String {
    match what {
        Expected::Number => say!(lang, "a whole number"),
        Expected::Points => {
            say!(lang, "points such as 1.5")
        }
        Expected::Round => {
            say!(lang, "the number of a round")
        }
        Expected::Numbers => {
            say!(lang, "pairing numbers")
        }
        Expected::TwoNumbers => say!(lang, "at least two pairing numbers"),
        Expected::ByeType => say!(lang, "F, H or Z"),
        Expected::ForfeitType => say!(lang, "+-, -+ or --"),
        Expected::Colour => say!(lang, "W or B"),
        Expected::Colours => say!(lang, "letters W and B, one per board"),
        Expected::Scores => say!(lang, "symbols with points, such as W 1.0"),
        Expected::AdjustmentType => say!(lang, "W, D, L, F, H, Z, +, - or nothing"),
        Expected::Method => say!(lang, "a federation and a method, such as NOR FIDON"),
        Expected::Range => say!(lang, "a range that does not run backwards"),
        Expected::Dates => {
            say!(lang, "dates such as 26/03/16")
        }
    }
}

/// What a file is that is no TRF file.
pub(super) fn foreign(lang: Lang, kind: Foreign) -> String {
    match kind {
        Foreign::Xml => say!(lang, "an XML file"),
        Foreign::Html => {
            say!(lang, "a web page (HTML)")
        }
        Foreign::Json => {
            say!(lang, "a JSON file")
        }
        Foreign::Zip => say!(lang, "a ZIP archive or a spreadsheet"),
        Foreign::Pdf => say!(lang, "a PDF document"),
        Foreign::Pgn => {
            say!(lang, "a collection of games (PGN)")
        }
        Foreign::VegaTdf => say!(lang, "a tournament file of Vega (TDF)"),
    }
}

/// `6, 7, 8, …`: the first numbers, and whether there are more.
pub(super) fn few(lang: Lang, count: u16, first: Few) -> String {
    let mut numbers: Vec<String> = first.iter().map(|number| number.to_string()).collect();
    if usize::from(count) > numbers.len() {
        numbers.push("…".to_owned());
    }
    list::commas(lang, numbers)
}
