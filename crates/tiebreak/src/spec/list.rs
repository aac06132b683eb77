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

/// Reads a list separated by commas, semicolons or blanks. All errors are returned, with their places in the list.
///
/// ```
/// use exaequo_tiebreak::parse_list;
///
/// let list = parse_list("PTS, BH-C1; BH C1 EXT:jury").unwrap();
/// let specs: Vec<String> = list.iter().map(|one| one.spec.to_string()).collect();
/// assert_eq!(specs, ["PTS", "BH/C1", "BH/C1", "EXT:jury"]);
/// ```
pub fn parse_list(text: &str) -> Result<Vec<Listed>, SpecErrors> {
    let (mut list, mut errors) = (Vec::new(), Vec::new());
    let mut words = words(text).peekable();
    while let Some(word) = words.next() {
        let mut at = word;
        // `BH C1`: a modifier behind a blank belongs to the code before it.
        while let Some(next) = words
            .next_if(|next| text[at.end..next.start].trim().is_empty() && is_modifier(&text[next.clone()]))
        {
            at.end = next.end;
        }
        match Spec::read(&text[at.clone()]) {
            Ok((spec, remarks)) => list.push(Listed { spec, at, remarks }),
            Err(error) => {
                errors.push(SpecError { at: at.start + error.at.start..at.start + error.at.end, ..error });
            }
        }
    }
    if errors.is_empty() { Ok(list) } else { Err(SpecErrors(errors)) }
}

/// The words of a list; blanks, commas and semicolons separate them.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let separates = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';');
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text[from..].find(|sign| !separates(sign))?;
        let end = text[start..].find(separates).map_or(text.len(), |length| start + length);
        from = end;
        Some(start..end)
    })
}

/// Whether a word alone can only be a modifier, as `C1` in `BH C1`.
fn is_modifier(word: &str) -> bool {
    let Some(digits) = word.strip_prefix(['C', 'M', 'c', 'm']) else { return false };
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
