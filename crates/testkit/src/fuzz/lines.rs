//! Changes that keep to lines and columns, as a careless editor makes them.

use std::ops::Range;

use crate::Random;

/// How long a line gets that is made longer.
const LONG_LINE: usize = 5000;

/// Where a line is, its end included.
fn any_line(random: &mut Random, bytes: &[u8]) -> Range<usize> {
    let place = random.index(bytes.len());
    let is_end = |byte: &u8| *byte == b'\n';
    let start = bytes[..place].iter().rposition(is_end).map_or(0, |end| end + 1);
    let end = bytes[place..].iter().position(is_end).map_or(bytes.len(), |end| place + end + 1);
    start..end
}

pub(super) fn duplicate(random: &mut Random, bytes: &mut Vec<u8>) {
    let line = any_line(random, bytes);
    let copy = bytes[line.clone()].to_vec();
    bytes.splice(line.start..line.start, copy);
}

pub(super) fn delete(random: &mut Random, bytes: &mut Vec<u8>) {
    let line = any_line(random, bytes);
    bytes.drain(line);
}

/// Two lines change places.
pub(super) fn swap(random: &mut Random, bytes: &mut Vec<u8>) {
    let (one, other) = (any_line(random, bytes), any_line(random, bytes));
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    if first.end <= second.start {
        let moved = [&bytes[second.clone()], &bytes[first.end..second.start], &bytes[first.clone()]].concat();
        bytes.splice(first.start..second.end, moved);
    }
}

/// Two fields of a line change places.
pub(super) fn swap_columns(random: &mut Random, bytes: &mut [u8]) {
    let line = any_line(random, bytes);
    let width = 1 + random.index(10);
    if line.len() < 2 * width {
        return;
    }
    let first = line.start + random.index(line.len() - 2 * width + 1);
    let second = first + width + random.index(line.end - first - 2 * width + 1);
    for column in 0..width {
        bytes.swap(first + column, second + column);
    }
}

/// What follows in a line moves by some columns.
pub(super) fn shift_columns(random: &mut Random, bytes: &mut Vec<u8>) {
    let line = any_line(random, bytes);
    let place = line.start + random.index(line.len() + 1);
    let blanks = vec![b' '; 1 + random.index(10)];
    bytes.splice(place..place, blanks);
}

/// A line gets very long.
pub(super) fn lengthen(random: &mut Random, bytes: &mut Vec<u8>) {
    let line = any_line(random, bytes);
    let place = line.start + random.index(line.len() + 1);
    let filling = *random.pick(b" 0w1A\xff");
    bytes.splice(place..place, vec![filling; LONG_LINE]);
}

/// The lines end as those of another system do.
pub(super) fn change_ends(random: &mut Random, bytes: &mut Vec<u8>) {
    let end = *random.pick::<&[u8]>(&[b"\r\n", b"\n", b"\r", b"\n\n", b""]);
    let lines: Vec<&[u8]> =
        bytes.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line)).collect();
    *bytes = lines.join(end);
}
