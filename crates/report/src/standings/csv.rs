//! CSV: plain numbers, the same in every language.

use std::fmt::Write as _;

use exaequo_tiebreak::Place;

use super::Sheet;
use super::who::{federation, rating, title};
use crate::value::plain;

/// A CSV text in the making, of one file or of several.
#[derive(Clone, Debug)]
pub struct Csv {
    /// Whether rows name their file.
    named: bool,
}

impl Csv {
    /// Of one file.
    pub const ONE: Self = Self { named: false };
    /// Of several files: each row begins with the name of its file, each file with a head.
    pub const SEVERAL: Self = Self { named: true };

    /// The rows of a file under their head.
    pub fn write(&self, sheet: &Sheet<'_>, file: &str) -> String {
        let standings = sheet.standings;
        let mut out = String::with_capacity(standings.rows.len() * 100);
        let file = self.named.then_some(file);
        let fixed = ["rank", "shared", "number", "title", "name", "federation", "rating"];
        let codes = standings.specs.iter().map(ToString::to_string);
        let head = file.map(|_| "file".to_owned()).into_iter().chain(fixed.map(str::to_owned)).chain(codes);
        line(&mut out, head);
        for row in &standings.rows {
            let (who, tournament) = (row.participant, &standings.field.tournament);
            let fixed = [
                row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
                (row.place == Place::Shared).to_string(),
                tournament.number_of(who).to_string(),
                title(tournament, who),
                tournament.name_of(who).trim().to_owned(),
                federation(tournament, who),
                rating(standings, who),
            ];
            let value = |(criterion, spec): (usize, &exaequo_tiebreak::Spec)| {
                plain(spec.definition.measure, standings.value(criterion, who))
            };
            let values = standings.specs.iter().enumerate().map(value);
            line(&mut out, file.map(str::to_owned).into_iter().chain(fixed).chain(values));
        }
        out
    }
}

fn line(out: &mut String, cells: impl Iterator<Item = String>) {
    for (index, cell) in cells.enumerate() {
        if index > 0 {
            out.push(',');
        }
        if cell.contains([',', '"', '\n', '\r']) {
            let _ = write!(out, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            out.push_str(&cell);
        }
    }
    out.push_str("\r\n");
}
