//! Lists of specifications (4.1).

use std::ops::Range;

use super::{Spec, SpecError, SpecErrors, SpecRemark};

/// An entry of a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The criterion with its modifiers.
    pub spec: Spec,
    /// Where it stands, in bytes of the list.
    pub at: Range<usize>,
    /// What was unusual about its form.
    pub remarks: Vec<SpecRemark>,
}

/// Reads a list separated by commas, semicolons or blanks; names of several words need commas between. All errors are
/// returned, with their places in the list.
///
/// ```
/// use exaequo_tiebreak::parse_list;
///
/// let specs = |list: &str| -> Vec<String> {
///     parse_list(list).unwrap().iter().map(|one| one.spec.to_string()).collect()
/// };
/// assert_eq!(specs("PTS, BH-C1; BH C1 EXT:jury"), ["PTS", "BH/C1", "BH/C1", "EXT:jury"]);
/// assert_eq!(specs("Points, Median-Buchholz, Direct encounter"), ["PTS", "BH/M1", "DE"]);
/// ```
pub fn parse_list(text: &str) -> Result<Vec<Listed>, SpecErrors> {
    let (mut list, mut errors) = (Vec::new(), Vec::new());
    for entry in parts(text, 0..text.len(), |sign| matches!(sign, ',' | ';' | '\n')) {
        match read(text, entry.clone()) {
            Ok(listed) => list.push(listed),
            // Several codes with blanks between, unless it is a phrase.
            Err(_) => match codes(text, entry) {
                Ok(listed) => list.extend(listed),
                Err(found) => errors.extend(found),
            },
        }
    }
    if errors.is_empty() { Ok(list) } else { Err(SpecErrors(errors)) }
}

/// The codes of an entry, separated by blanks.
fn codes(text: &str, entry: Range<usize>) -> Result<Vec<Listed>, Vec<SpecError>> {
    let (mut list, mut errors) = (Vec::new(), Vec::new());
    let mut words = parts(text, entry, char::is_whitespace).peekable();
    while let Some(mut at) = words.next() {
        // `BH C1`: a modifier behind a blank belongs to the code before it.
        while let Some(next) = words.next_if(|next| is_modifier(&text[next.clone()])) {
            at.end = next.end;
        }
        match read(text, at) {
            Ok(listed) => list.push(listed),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(list) } else { Err(errors) }
}

/// A criterion at a place of the list.
fn read(text: &str, at: Range<usize>) -> Result<Listed, SpecError> {
    match Spec::read(&text[at.clone()]) {
        Ok((spec, remarks)) => Ok(Listed { spec, at, remarks }),
        Err(error) => Err(SpecError { at: at.start + error.at.start..at.start + error.at.end, ..error }),
    }
}

/// The parts of a range between separators, without the blanks around them; empty ones are left out.
fn parts(
    text: &str,
    within: Range<usize>,
    separates: fn(char) -> bool,
) -> impl Iterator<Item = Range<usize>> {
    let ends = move |sign: char| separates(sign) || sign.is_whitespace();
    let mut from = within.start;
    std::iter::from_fn(move || {
        let start = from + text[from..within.end].find(|sign| !ends(sign))?;
        let end = text[start..within.end].find(separates).map_or(within.end, |length| start + length);
        from = end;
        Some(start..start + text[start..end].trim_end().len())
    })
}

/// Whether a word alone can only be a modifier, as `C1` in `BH C1`.
fn is_modifier(word: &str) -> bool {
    let Some(digits) = word.strip_prefix(['C', 'M', 'c', 'm']) else { return false };
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
