//! Lists as a stream of rows, whatever they are written in.

mod csv;
mod txt;
mod xml;

use std::io::Read;

use exaequo_model::{Date, Pace};

use crate::source::Source;
use crate::{ListError, Row};

/// What a list is about, as far as its heading says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Heading {
    /// The day of the list, where it says so.
    pub published: Option<Date>,
}

/// Who takes the rows of a list.
pub trait Visit {
    /// Whether the row of a player is of any interest; what is wrong with others does no harm.
    fn wants(&self, _id: u64) -> bool {
        true
    }

    /// Takes a row and its line in the file, from 1.
    fn row(&mut self, row: Row<'_>, line: usize) -> Result<(), ListError>;
}

impl<F: FnMut(Row<'_>, usize) -> Result<(), ListError>> Visit for F {
    fn row(&mut self, row: Row<'_>, line: usize) -> Result<(), ListError> {
        self(row, line)
    }
}

/// Hands out the rows of a list one by one. The beginning of the file tells its form; the kind of play is that of a list
/// with one rating.
///
/// ```
/// use exaequo_lists::{ListError, Row, rows};
/// use exaequo_model::Pace;
///
/// let file = "id,name,rating,K\n1503014,\"Carlsen, Magnus\",2839,10\n";
/// let mut names = Vec::new();
/// rows(file.as_bytes(), Pace::Standard, &mut |row: Row<'_>, _| {
///     names.push(row.name.into_owned());
///     Ok(())
/// })?;
/// assert_eq!(names, ["Carlsen, Magnus"]);
/// # Ok::<(), ListError>(())
/// ```
pub fn rows(input: impl Read, pace: Pace, visit: &mut impl Visit) -> Result<Heading, ListError> {
    let mut source = Source::new(input);
    let start = source.start()?;
    if start.first() == Some(&b'<') {
        return xml::rows(source, visit);
    }
    let is_txt = start.get(..9).is_some_and(|start| start.eq_ignore_ascii_case(b"ID Number"));
    if is_txt { txt::rows(source, pace, visit) } else { csv::rows(source, pace, visit) }
}
