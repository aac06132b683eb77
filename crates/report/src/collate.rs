//! Names in the order of a language: É with E, Ñ after N in Spanish, capitals and small letters together.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::Locale;

use crate::Lang;

/// The order of a language.
pub(crate) struct Alphabet(Option<CollatorBorrowed<'static>>);

impl Alphabet {
    pub(crate) fn of(lang: Lang) -> Self {
        let locale: Locale = lang.code().parse().unwrap_or(Locale::UNKNOWN);
        // The data is part of the program; without it names are in the order of their letters' numbers.
        Self(Collator::try_new(locale.into(), CollatorOptions::default()).ok())
    }

    pub(crate) fn compare(&self, one: &str, other: &str) -> Ordering {
        let order = self.0.as_ref().map_or_else(|| one.cmp(other), |collator| collator.compare(one, other));
        order.then_with(|| one.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lang: Lang, mut names: Vec<&str>) -> Vec<&str> {
        let alphabet = Alphabet::of(lang);
        names.sort_by(|one, other| alphabet.compare(one, other));
        names
    }

    #[test]
    fn accents_stand_with_their_letters_and_enye_after_n() {
        let names = vec!["Nuñez", "Ñúñez", "Nuz", "Étienne", "Eva", "ekman", "Zoé"];
        let spanish = ["ekman", "Étienne", "Eva", "Nuñez", "Nuz", "Ñúñez", "Zoé"];
        assert_eq!(sorted(Lang::Es, names.clone()), spanish);
        let french = ["ekman", "Étienne", "Eva", "Nuñez", "Ñúñez", "Nuz", "Zoé"];
        assert_eq!(sorted(Lang::Fr, names), french);
    }
}
