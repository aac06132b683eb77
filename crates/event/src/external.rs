//! Values computed elsewhere, from a text with a line for each participant.

use exaequo_model::{Better, ExternalColumn, Points, Tournament};

/// A column of values, which a list names `EXT:name`.
#[derive(Clone, Debug)]
pub struct ExternalValues {
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

/// Values that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValuesError {
    /// A line is not a pairing number and a value.
    #[error("{file}:{line}: {found:?} is not a number and a value")]
    Line {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The text that stands there.
        found: String,
    },
    /// Nobody has the number.
    #[error("{file}:{line}: nobody has number {number}")]
    Nobody {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The pairing number that nobody has.
        number: u32,
    },
    /// Two values for the same number.
    #[error("{file}:{line}: a second value for number {number}")]
    Twice {
        /// The name of the file.
        file: String,
        /// The line of the second one.
        line: usize,
        /// The pairing number that is there twice.
        number: u32,
    },
}

impl ExternalValues {
    /// Reads lines of pairing number and value. Blank lines, comments and a heading are passed over; the name of the
    /// file appears in the errors.
    ///
    /// ```
    /// use exaequo_event::{Event, ExternalValues, Ranking, date};
    /// use exaequo_model::Better;
    ///
    /// let mut event = Event::new("Problem solving", date(2026, 3, 7), 1);
    /// let [alyx, bruno] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
    /// event.pair([(alyx, bruno)])?;
    /// event.set_result(exaequo_model::RoundNumber(1), alyx, "1/2-1/2")?;
    /// let jury = ExternalValues::parse("jury", Better::Higher, "jury.csv", "number,value\n1,7.5\n2,9\n")?;
    /// let standings = event.standings(Ranking::by("EXT:jury").external(jury))?;
    /// assert_eq!(standings.rows().next().map(|row| row.name()), Some("Bruno"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(name: &str, better: Better, file: &str, content: &str) -> Result<Self, ValuesError> {
        let values = lines(file, content)?;
        Ok(Self { name: name.to_owned(), file: file.to_owned(), better, values })
    }

    /// The tournament with the column, which replaces one of the same name.
    pub(crate) fn add_to(&self, tournament: &Tournament) -> Result<Tournament, ValuesError> {
        let mut facts = tournament.clone().into_facts();
        let is_other = |own: &ExternalColumn| !tournament.str(own.name).eq_ignore_ascii_case(&self.name);
        facts.external.retain(is_other);
        let values = self.values(tournament)?;
        let name = facts.text.push(&self.name);
        facts.external.push(ExternalColumn { name, better: self.better, values });
        Ok(Tournament::new(facts).unwrap_or_else(|_| tournament.clone()))
    }

    fn values(&self, tournament: &Tournament) -> Result<Vec<Option<Points>>, ValuesError> {
        let mut values = vec![None; tournament.participant_count()];
        for &Entry { line, number, value } in &self.values {
            let Some(who) = tournament.find(number) else {
                return Err(ValuesError::Nobody { file: self.file.clone(), line, number });
            };
            if values[who.index()].replace(value).is_some() {
                return Err(ValuesError::Twice { file: self.file.clone(), line, number });
            }
        }
        Ok(values)
    }
}

fn lines(file: &str, content: &str) -> Result<Vec<Entry>, ValuesError> {
    let (mut lines, mut heading) = (Vec::new(), Heading::Possible);
    for (index, text) in content.lines().enumerate() {
        let text = text.trim_start_matches('\u{FEFF}').trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        match value(text) {
            Some((number, value)) => lines.push(Entry { line: index + 1, number, value }),
            None if heading == Heading::Possible && !text.starts_with(|sign: char| sign.is_ascii_digit()) => {
            }
            None => {
                let found = text.to_owned();
                return Err(ValuesError::Line { file: file.to_owned(), line: index + 1, found });
            }
        }
        heading = Heading::Past;
    }
    Ok(lines)
}

/// Whether a line can be a heading: only the first line that is not blank can.
#[derive(PartialEq, Eq)]
enum Heading {
    Possible,
    Past,
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
        let read = lines("v.csv", "# jury\nnumber,value\n12, 4.5\n\n7;3\n").unwrap();
        let read: Vec<_> = read.iter().map(|line| (line.line, line.number, line.value)).collect();
        assert_eq!(read, [(3, 12, Points::from_halves(9)), (5, 7, Points::from_whole(3))]);
        let wrong = lines("v.csv", "1,2\nx,3\n").unwrap_err();
        assert_eq!(wrong, ValuesError::Line { file: "v.csv".into(), line: 2, found: "x,3".into() });
    }
}
