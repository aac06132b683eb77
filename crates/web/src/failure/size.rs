//! How much is taken, in words.

use exaequo::Lang;
use exaequo_texts::say;

const MEGABYTE: usize = 1 << 20;
const GIGABYTE: usize = 1 << 30;

/// A limit as people read sizes: `64 KB`, `16 MB`, `2 GB`.
pub(super) fn words(lang: Lang, bytes: usize) -> String {
    match bytes {
        GIGABYTE.. => say!(lang, "{n} GB", n = bytes / GIGABYTE),
        MEGABYTE.. => say!(lang, "{n} MB", n = bytes / MEGABYTE),
        _ => say!(lang, "{n} KB", n = bytes >> 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rights::{LARGEST, LARGEST_LIST, SMALL};

    #[test]
    fn each_limit_is_said_as_what_it_is() {
        let said = [SMALL, LARGEST, LARGEST_LIST].map(|most| words(Lang::En, most));
        assert_eq!(said, ["64 KB", "16 MB", "2 GB"]);
        assert_eq!(words(Lang::Fr, LARGEST), "16 Mo");
    }
}
