//! Names that somebody may have meant.

pub use exaequo_model::near;

use crate::{Lang, list, say};

/// Asks whether a name was meant.
pub fn mean(lang: Lang, nearest: Option<&str>) -> Option<String> {
    let nearest = nearest?;
    Some(say!(lang, "did you mean {nearest}?", nearest))
}

/// All names there are.
pub fn choose<'a>(lang: Lang, names: impl Iterator<Item = &'a str>) -> String {
    let names = list::commas(lang, names);
    say!(lang, "choose one of {names}", names)
}

/// The name that is near, or all of them.
pub fn mean_or_choose<'a, Names: Iterator<Item = &'a str>>(
    lang: Lang,
    found: &str,
    names: impl Fn() -> Names,
) -> String {
    mean(lang, near(found, names())).unwrap_or_else(|| choose(lang, names()))
}

#[cfg(test)]
mod tests {
    use exaequo_tiebreak::Edition;

    use super::*;

    #[test]
    fn names_that_are_near_are_proposed() {
        let names = || Edition::ALL.iter().map(|edition| edition.name);
        assert_eq!(near("fide-2026-3", names()), Some("fide-2026-03"));
        assert_eq!(near("nowhere", names()), None);
    }
}
