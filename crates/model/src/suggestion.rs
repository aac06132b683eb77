//! What somebody may have meant who typed a code, an option or an edition that does not exist.

use strsim::levenshtein;

/// The letters it takes for a beginning to show what was meant.
const BEGINNING: usize = 3;

/// The candidate that takes the fewest typing errors, if it takes few; the first one that begins so is nearer still.
/// Candidates are in capitals.
///
/// ```
/// use exaequo_model::nearest;
///
/// assert_eq!(nearest("bhh", ["BH", "SB"].into_iter()), Some("BH"));
/// assert_eq!(nearest("elo", ["BH", "SB"].into_iter()), None);
/// ```
pub fn nearest<'a>(found: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_ascii_uppercase();
    let begins = |candidate: &str| found.len() >= BEGINNING && candidate.starts_with(&found);
    let distance = |candidate: &str| if begins(candidate) { 0 } else { levenshtein(&found, candidate) };
    let nearest =
        candidates.map(|candidate| (distance(candidate), candidate)).min_by_key(|(distance, _)| *distance);
    nearest.filter(|(distance, _)| *distance <= most_errors(&found)).map(|(_, candidate)| candidate)
}

/// The same for names in any letters.
///
/// ```
/// assert_eq!(exaequo_model::near("Fide-2026-3", ["fide-2026-03"].into_iter()), Some("fide-2026-03"));
/// ```
pub fn near<'a>(found: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let pairs: Vec<(String, &str)> = names.map(|name| (name.to_ascii_uppercase(), name)).collect();
    let upper = nearest(found, pairs.iter().map(|(upper, _)| upper.as_str()))?;
    pairs.iter().find(|(candidate, _)| candidate == upper).map(|(_, name)| *name)
}

/// Two, and one in short words: two other letters are another code.
fn most_errors(found: &str) -> usize {
    if found.chars().count() < 4 { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_near_is_proposed() {
        let codes = ["T001", "T014", "T025"];
        assert_eq!(nearest("t14", codes.into_iter()), Some("T014"));
        assert_eq!(nearest("rank", codes.into_iter()), None);
        assert_eq!(nearest("xx", ["DE", "BH"].into_iter()), None);
        assert_eq!(nearest("xh", ["DE", "BH"].into_iter()), Some("BH"));
    }

    #[test]
    fn what_begins_so_is_nearer_than_another_spelling() {
        let editions = ["FIDE-2026-03", "FIDE-2024-08", "FIDE-2009"];
        assert_eq!(nearest("fide-2026", editions.into_iter()), Some("FIDE-2026-03"));
        assert_eq!(nearest("fide-2008", editions.into_iter()), Some("FIDE-2009"));
    }
}
