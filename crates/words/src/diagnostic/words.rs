//! Words that several texts need.

use exaequo_trf::{ExpectedField, Few, Foreign};

use crate::{Lang, list, say};

/// What a field should have held.
pub(super) fn expected(lang: Lang, what: ExpectedField) -> String {
    match what {
        ExpectedField::Number => say!(lang, "a whole number"),
        ExpectedField::Points => {
            say!(lang, "points such as 1.5")
        }
        ExpectedField::Round => {
            say!(lang, "the number of a round")
        }
        ExpectedField::Numbers => {
            say!(lang, "pairing numbers")
        }
        ExpectedField::TwoNumbers => say!(lang, "at least two pairing numbers"),
        ExpectedField::ByeType => say!(lang, "F, H or Z"),
        ExpectedField::ForfeitType => say!(lang, "+-, -+ or --"),
        ExpectedField::Colour => say!(lang, "W or B"),
        ExpectedField::Colours => say!(lang, "letters W and B, one per board"),
        ExpectedField::Scores => say!(lang, "symbols with points, such as W 1.0"),
        ExpectedField::AdjustmentType => say!(lang, "W, D, L, F, H, Z, +, - or nothing"),
        ExpectedField::Method => say!(lang, "a federation and a method, such as NOR FIDON"),
        ExpectedField::Range => say!(lang, "a range that does not run backwards"),
        ExpectedField::Columns => {
            say!(lang, "points in columns 14–17, a round in 20–22 and numbers from 24 on")
        }
        ExpectedField::Dates => {
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
        Foreign::Csv => say!(lang, "a table with separators (CSV)"),
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
