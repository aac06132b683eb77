//! What stands at the foot of a page and of every sheet of paper: the rules, the file, the time.

use exaequo_event::{Event, Ranking, SourceFile};
use exaequo_model::Date;
use exaequo_tiebreak::{Edition, Spec};
use sha2::{Digest as _, Sha256};

use crate::standings::Sheet;
use crate::{Lang, number, say};

/// How many digits of a digest are enough to tell two versions of a file apart.
const DIGITS: usize = 8;

/// The rules and the file of standings, at the foot of every list that follows from them.
pub(crate) fn foot(sheet: &Sheet<'_>, lang: Lang) -> Vec<String> {
    let rules = rules(sheet.standings.regulations.edition, &sheet.standings.specs, lang);
    std::iter::once(rules).chain(file(sheet.source, lang)).collect()
}

/// The same of a list that is no standings: the rules its event is ranked by, where they can be told, and the file.
pub fn foot_of(event: &Event, ranking: &Ranking, lang: Lang) -> Vec<String> {
    let rules = event.rules(ranking).ok().map(|own| rules(own.edition, &own.criteria, lang));
    rules.into_iter().chain(file(event.source(), lang)).collect()
}

/// The edition of the rating regulations, and the file.
pub(crate) fn foot_of_ratings(edition: &str, source: Option<&SourceFile>, lang: Lang) -> Vec<String> {
    std::iter::once(say!(lang, "FIDE B.02, {edition}", edition)).chain(file(source, lang)).collect()
}

fn rules(edition: &Edition, criteria: &[Spec], lang: Lang) -> String {
    let codes: Vec<String> = criteria.iter().map(ToString::to_string).collect();
    let (edition, list) = (edition.name, codes.join(", "));
    say!(lang, "FIDE C.07, {edition}: {list}", edition, list)
}

/// The file by its digest.
pub(crate) fn file(source: Option<&SourceFile>, lang: Lang) -> Option<String> {
    let digest = digest(&source?.to_bytes());
    Some(say!(lang, "file {digest}", digest))
}

/// When a list was computed, for its foot. The library knows no clock: its caller gives the time, in UTC.
///
/// ```
/// use exaequo_report::{Lang, page::computed};
/// use exaequo_model::Date;
///
/// let day = Date::constant(2026, 3, 8);
/// assert_eq!(computed(Lang::En, day, 15, 4), "computed on 8 March 2026 at 15:04 UTC");
/// ```
pub fn computed(lang: Lang, day: Date, hour: u8, minute: u8) -> String {
    let (day, time) = (number::date(lang, day), format!("{hour:02}:{minute:02}"));
    say!(lang, "computed on {day} at {time} UTC", day, time)
}

/// The first digits of the SHA-256 of a file, as programs that compute it begin it.
fn digest(bytes: &[u8]) -> String {
    let mut digits = format!("{:x}", Sha256::digest(bytes));
    digits.truncate(DIGITS);
    digits
}

#[cfg(test)]
mod tests {
    /// FIPS 180-2, the example "abc".
    #[test]
    fn digests_begin_as_those_of_other_programs() {
        assert_eq!(super::digest(b"abc"), "ba7816bf");
    }
}
