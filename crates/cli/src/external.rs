//! `--external`: values computed elsewhere, from a file with a line for each participant.

use exaequo_model::{Better, ExternalColumn, Facts, Points, Tournament};
use exaequo_report::notice::{BadValues, Refused};

use crate::failure::Failure;
use crate::list_options::read;

/// A column of values.
#[derive(Clone, Debug)]
pub(crate) struct External {
    name: String,
    file: String,
    better: Better,
    values: Vec<Entry>,
}

/// A value, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    line: usize,
    number: u32,
    value: Points,
}

impl External {
    /// `name=FILE`, `name=FILE:lower`.
    pub(crate) fn read(typed: &str) -> Result<Self, Failure> {
        let (name, rest) = typed
            .split_once('=')
            .filter(|(name, file)| !name.trim().is_empty() && !file.is_empty())
            .ok_or_else(|| Refused::Values(BadValues::Form(typed.to_owned())))?;
        let (file, better) = match (rest.strip_suffix(":lower"), rest.strip_suffix(":higher")) {
            (Some(file), _) => (file, Better::Lower),
            (None, Some(file)) => (file, Better::Higher),
            (None, None) => (rest, Better::Higher),
        };
        let values = lines(file, &read(file)?).map_err(Refused::Values)?;
        Ok(Self { name: name.trim().to_owned(), file: file.to_owned(), better, values })
    }

    /// Adds the column; one of the same name in the tournament gives way.
    pub(crate) fn add_to(&self, tournament: &Tournament, facts: &mut Facts) -> Result<(), BadValues> {
        let is_other = |own: &ExternalColumn| !tournament.str(own.name).eq_ignore_ascii_case(&self.name);
        facts.external.retain(is_other);
        let mut values = vec![None; tournament.participant_count()];
        for &Entry { line, number, value } in &self.values {
            let Some(who) = tournament.find(number) else {
                return Err(BadValues::Nobody { file: self.file.clone(), line, number });
            };
            if values[who.index()].replace(value).is_some() {
                return Err(BadValues::Twice { file: self.file.clone(), line, number });
            }
        }
        let name = facts.text.push(&self.name);
        facts.external.push(ExternalColumn { name, better: self.better, values });
        Ok(())
    }
}

/// Lines of pairing number and value. Blank lines, comments and a heading are passed over.
fn lines(file: &str, content: &str) -> Result<Vec<Entry>, BadValues> {
    let mut lines = Vec::new();
    for (index, text) in content.lines().enumerate() {
        let text = text.trim_start_matches('\u{FEFF}').trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        match value(text) {
            Some((number, value)) => lines.push(Entry { line: index + 1, number, value }),
            None if index == 0 && !text.starts_with(|sign: char| sign.is_ascii_digit()) => {}
            None => {
                let found = text.to_owned();
                return Err(BadValues::Line { file: file.to_owned(), line: index + 1, found });
            }
        }
    }
    Ok(lines)
}

fn value(line: &str) -> Option<(u32, Points)> {
    let (number, value) = line.split_once([',', ';', '\t'])?;
    Some((number.trim().parse().ok()?, value.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_file() {
        let read = lines("v.csv", "number,value\n# jury\n12, 4.5\n\n7;3\n").unwrap();
        let read: Vec<_> = read.iter().map(|line| (line.line, line.number, line.value)).collect();
        assert_eq!(read, [(3, 12, Points::from_halves(9)), (5, 7, Points::from_whole(3))]);
        let wrong = lines("v.csv", "1,2\nx,3\n").unwrap_err();
        assert_eq!(wrong, BadValues::Line { file: "v.csv".into(), line: 2, found: "x,3".into() });
    }
}
