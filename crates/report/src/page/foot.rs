//! What stands at the foot of a page and of every sheet of paper: the rules, the file, the time.

use exaequo_model::Date;
use sha2::{Digest as _, Sha256};

use crate::standings::Sheet;
use crate::{Lang, number, say};

/// How many digits of a digest are enough to tell two versions of a file apart.
const DIGITS: usize = 8;

/// The rules and the file of standings.
pub(crate) fn foot(sheet: &Sheet<'_>, lang: Lang) -> Vec<String> {
    let edition = sheet.standings.regulations.edition.name;
    let codes: Vec<String> = sheet.standings.specs.iter().map(ToString::to_string).collect();
    let list = codes.join(", ");
    let rules = say!(lang, "FIDE C.07, {edition}: {list}", edition, list);
    let file = sheet.reading.map(|reading| {
        let digest = digest(&reading.document.to_bytes());
        say!(lang, "file {digest}", digest)
    });
    std::iter::once(rules).chain(file).collect()
}

/// When a list was computed, for its foot. The library knows no clock: whoever calls it says the time, in UTC.
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
