//! What can be done about an error of the library, with the options of this program.

use exaequo::report::list;
use exaequo::report::notice::found;
use exaequo::tiebreak::{Edition, Notice, Preset};
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
        Hint::NameThePlayOff => {
            say!(lang, "name it: after the file of the tournament for playoff merge, with --played elsewhere")
        }
        Hint::LookAtThePlan => say!(lang, "look at the plan without -o"),
        Hint::LookAtTheStandings => {
            say!(lang, "name the first and the last place of the tie, as `exaequo standings` shows it")
        }
        Hint::RateUnrated => {
            say!(lang, "if the regulations name a rating for unrated players, give it with --unrated")
        }
        Hint::GiveTheValues => {
            say!(lang, "give its values with --external name=FILE, and name it EXT:name in the list")
        }
        Hint::NameTheSystem => say!(lang, "name the system with --system"),
        Hint::DrawLots => say!(lang, "draw them with --lots and a seed that was announced"),
        Hint::NameTheRound => {
            say!(lang, "name a round with --round, to see what could happen before its games were played")
        }
        _ => return None,
    })
}

/// What can be done about something that standings have to say.
pub(crate) fn notice_help(lang: Lang, notice: &Notice) -> Option<String> {
    match (notice, Hint::of(notice)?) {
        (Notice::NoList { system, ranks, guess, .. }, Hint::NameTheList) => {
            let names = list::commas(lang, Preset::usual(*ranks, *system).map(|preset| preset.name));
            let usual = say!(
                lang,
                "name a list with --preset, usual in such an event: {names}; or criteria with --tie-breaks",
                names
            );
            Some(list::clauses(lang, found(lang, guess).into_iter().chain([usual])))
        }
        (_, known) => hint(lang, known),
    }
}

/// The help of an error about ratings, whose editions are others.
pub(crate) fn rating_help(lang: Lang, error: &RatingError) -> Option<String> {
    match error {
        RatingError::PlayOff { .. } => {
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
            let names = list::commas(lang, rating::Edition::ALL.iter().map(|edition| edition.name));
            Some(say!(lang, "name an edition of the rating regulations with --edition: {names}", names))
        }
        _ => None,
    }
}
