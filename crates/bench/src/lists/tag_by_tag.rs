//! The reader of XML lists that this one replaced, to compare with: every text and every tag is copied out of the stream.

use std::io::{BufRead, Read};

use exaequo_model::ByPace;
use exaequo_rating::ListRecord;

/// The longest text between two tags.
const LONGEST: u64 = 1 << 16;

/// The sum of numbers and ratings.
pub(super) fn sum(mut list: &[u8]) -> u64 {
    let (mut text, mut tag) = (Vec::new(), Vec::new());
    let (mut record, mut line, mut sum) = (ListRecord::default(), 1, 0);
    loop {
        let content = next_part(&mut list, b'<', &mut text);
        line += content.map_or(0, |content| content.split(|byte| *byte == b'\n').count() - 1);
        let Some(tag) = next_part(&mut list, b'>', &mut tag) else {
            return sum + u64::from(line == usize::MAX);
        };
        match tag {
            b"player" => record = ListRecord::default(),
            b"/player" => sum += record.id + u64::from(record.ratings.standard.unwrap_or(0)),
            _ => fill(&mut record, tag, content.unwrap_or_default()),
        }
    }
}

/// Reads up to a byte, which is left out; `None` at the end.
fn next_part<'a>(source: &mut impl BufRead, until: u8, buffer: &'a mut Vec<u8>) -> Option<&'a [u8]> {
    buffer.clear();
    let read = Read::take(&mut *source, LONGEST).read_until(until, buffer).unwrap_or(0);
    if buffer.last() == Some(&until) {
        buffer.pop();
    }
    (read > 0).then_some(buffer)
}

fn fill(record: &mut ListRecord, tag: &[u8], content: &[u8]) {
    let ListRecord { ratings: ByPace { standard, rapid, blitz }, k, .. } = record;
    match tag {
        b"/fideid" => record.id = number(content).unwrap_or(0),
        b"/rating" => *standard = number(content),
        b"/rapid_rating" => *rapid = number(content),
        b"/blitz_rating" => *blitz = number(content),
        b"/k" => k.standard = number(content),
        b"/rapid_k" => k.rapid = number(content),
        b"/blitz_k" => k.blitz = number(content),
        b"/birthday" => record.birth = number(content),
        _ => {}
    }
}

fn number<T: TryFrom<u64>>(field: &[u8]) -> Option<T> {
    let digits = field.trim_ascii();
    if digits.is_empty() || digits.len() > 18 {
        return None;
    }
    let mut number = 0;
    for byte in digits {
        number = number * 10 + u64::from(byte.is_ascii_digit().then(|| byte - b'0')?);
    }
    if number == 0 { None } else { T::try_from(number).ok() }
}
