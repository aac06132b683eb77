//! FIDE's XML lists: flat elements inside `player`, read tag by tag.

use std::io::BufRead;

use exaequo_rating::ListRecord;

use super::{Found, ListError, ListFault, Wanted, next_part, number};

pub(super) fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Found, ListError> {
    let (mut text, mut tag) = (Vec::new(), Vec::new());
    let (mut found, mut record, mut line) = (Found::default(), ListRecord::default(), 1);
    let mut part = Part::Before;
    loop {
        let content = next_part(&mut source, b'<', &mut text, line)?;
        line += content.map_or(0, |content| content.split(|byte| *byte == b'\n').count() - 1);
        let Some(tag) = next_part(&mut source, b'>', &mut tag, line)? else {
            return if part == Part::After { Ok(found) } else { Err(ListError::at(line, ListFault::Cut)) };
        };
        match (tag, part) {
            ([b'?' | b'!', ..], _) => {}
            (b"playerslist", Part::Before) => part = Part::Players,
            (_, Part::Before) => return Err(ListError::at(line, ListFault::NotAList)),
            (b"/playerslist", _) => part = Part::After,
            (b"player", _) => record = ListRecord::default(),
            (b"/player", _) if wanted.has(record.id) => found.add(record, line)?,
            _ => fill(&mut record, tag, content.unwrap_or_default()),
        }
    }
}

/// Where in the list we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Before,
    Players,
    After,
}

/// The end of an element, with what it holds.
fn fill(record: &mut ListRecord, tag: &[u8], content: &[u8]) {
    match tag {
        b"/fideid" => record.id = number(content).unwrap_or(0),
        b"/rating" => record.ratings.standard = number(content),
        b"/rapid_rating" => record.ratings.rapid = number(content),
        b"/blitz_rating" => record.ratings.blitz = number(content),
        b"/k" => record.k.standard = number(content),
        b"/rapid_k" => record.k.rapid = number(content),
        b"/blitz_k" => record.k.blitz = number(content),
        b"/birthday" => record.birth = number(content),
        _ => {}
    }
}
