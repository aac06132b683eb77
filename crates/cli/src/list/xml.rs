//! FIDE's XML lists: flat elements inside `player`, read tag by tag.

use std::io::BufRead;

use exaequo_rating::ListRecord;

use super::{Trouble, Wanted, next_part, number};

pub(super) fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Vec<ListRecord>, Trouble> {
    let (mut text, mut tag) = (Vec::new(), Vec::new());
    let (mut records, mut record, mut line) = (Vec::new(), ListRecord::default(), 1);
    loop {
        let Some(content) = next_part(&mut source, b'<', &mut text, line)? else { return Ok(records) };
        line += content.split(|byte| *byte == b'\n').count() - 1;
        let Some(tag) = next_part(&mut source, b'>', &mut tag, line)? else { return Ok(records) };
        match tag {
            b"player" => record = ListRecord::default(),
            b"/player" if wanted.has(record.id) => records.push(record),
            _ => fill(&mut record, tag, content),
        }
    }
}

/// The end of an element, with what it holds.
fn fill(record: &mut ListRecord, tag: &[u8], content: &[u8]) {
    match tag {
        b"/fideid" => record.id = number(content).unwrap_or(0),
        b"/rating" => record.ratings[0] = number(content),
        b"/rapid_rating" => record.ratings[1] = number(content),
        b"/blitz_rating" => record.ratings[2] = number(content),
        b"/k" => record.k[0] = number(content),
        b"/rapid_k" => record.k[1] = number(content),
        b"/blitz_k" => record.k[2] = number(content),
        b"/birthday" => record.birth = number(content),
        _ => {}
    }
}
