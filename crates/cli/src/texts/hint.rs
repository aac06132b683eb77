//! What can be done about an error of the library, with the options of this program.

use exaequo::report::list;
use exaequo::tiebreak::{Edition, Preset};
use exaequo::{Hint, Lang, RatingError, rating};
use exaequo_texts::say;

/// A hint in words; `None` where the error says enough.
pub(crate) fn hint(lang: Lang, hint: Hint) -> Option<String> {
    Some(match hint {
        Hint::NameTheEdition => {
            let names = list::commas(lang, Edition::ALL.iter().map(|edition| edition.name));
            say!(lang, "name it with --edition: {names}", names)
        }
        Hint::NameTheList => {
            let names = list::commas(lang, Preset::ALL.iter().map(|preset| preset.name));
            say!(
                lang,
                "name them with --tie-breaks \"PTS,BH/C1,BH\", or a list with --preset: {names}",
                names
            )
        }
        Hint::LookAtTheCatalogue => say!(lang, "`exaequo tie-breaks` lists the criteria and what they take"),
        Hint::NameSomebodyElse => say!(lang, "name another participant with --against"),
        Hint::NameThePlayoff => {
            say!(lang, "name it: after the file of the tournament for playoff merge, with --played elsewhere")
        }
        Hint::LookAtThePlan => say!(lang, "look at the plan without -o"),
        Hint::LookAtTheStandings => {
            say!(lang, "name the first and the last place of the tie, as `exaequo standings` shows it")
        }
        _ => return None,
    })
}

/// The help of an error about ratings, whose editions are others.
pub(crate) fn rating_help(lang: Lang, error: &RatingError) -> Option<String> {
    match error {
        RatingError::Playoff { .. } => {
            Some(say!(lang, "give it without --played: then it is an event of its own"))
        }
        RatingError::Version { of, .. } => {
            let file = of.clone();
            Some(say!(
                lang,
                "name the one that is out of date, such as --replaces {file}, or leave it out",
                file
            ))
        }
        _ if error.hint() == Some(Hint::NameTheEdition) => {
            let names = list::commas(lang, rating::Edition::ALL.map(rating::Edition::name));
            Some(say!(lang, "name an edition of the rating regulations with --edition: {names}", names))
        }
        _ => None,
    }
}
