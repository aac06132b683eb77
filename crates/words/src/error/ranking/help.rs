//! What to do where there are no standings.

use exaequo_event::{Hint, RankingError};
use exaequo_tiebreak::{Edition, Notice, Preset, SpecError};

use super::PROVISIONS;
use crate::error::group::group_help;
use crate::error::{InWords, mean_or_choose};
use crate::notice::{message, see_catalogue, spec_message};
use crate::{Lang, list, say};

pub(super) fn help(lang: Lang, error: &RankingError) -> String {
    match error {
        RankingError::NoEdition { .. } => name_edition(lang),
        RankingError::UnknownEdition(found) => edition_meant(lang, found),
        RankingError::Provisions(wrong) => PROVISIONS.help(lang, wrong),
        RankingError::EmptyList => name_list(lang),
        RankingError::UnknownPreset(found) => {
            mean_or_choose(lang, found, || Preset::ALL.iter().map(|preset| preset.name))
        }
        RankingError::Criterion { found, error } => one_criterion(lang, found, error),
        RankingError::NoRound { paired, .. } => last_round(lang, *paired),
        RankingError::Who(not_found) => not_found.help(lang),
        RankingError::NotListed { .. } => say!(lang, "an expelled participant is not listed"),
        RankingError::Oneself { .. } => say!(lang, "name another participant"),
        RankingError::NoSeed => say!(lang, "type a text nobody could choose before the draw"),
        RankingError::Group { error, .. } => group_help(lang, &error.problem),
        RankingError::NoYear { .. } => say!(lang, "give the file the first day of the event (042)"),
        RankingError::Values(values) => values.help(lang),
        RankingError::LeftOut { notices, .. } => left_out(lang, notices),
        RankingError::List { .. } => see_catalogue(lang),
    }
}

/// What to do about the first reason that something can be done about.
fn left_out(lang: Lang, notices: &[Notice]) -> String {
    let reason = notices.iter().find(|notice| Hint::of(notice).is_some());
    reason.map_or_else(|| see_catalogue(lang), |notice| message(lang, notice).help)
}

/// The edition that is near, or all of them.
pub(crate) fn edition_meant(lang: Lang, found: &str) -> String {
    mean_or_choose(lang, found, || Edition::ALL.iter().map(|edition| edition.name))
}

/// Which rounds there are.
pub(crate) fn last_round(lang: Lang, paired: u16) -> String {
    if paired == 0 {
        return say!(lang, "no round is paired yet");
    }
    say!(lang, "the last round that is paired is {paired}", paired)
}

/// What to type where one criterion is wanted.
fn one_criterion(lang: Lang, found: &str, error: &SpecError) -> String {
    if found.contains([',', ';', ' ']) {
        return say!(lang, "name one criterion, such as BH/C1");
    }
    spec_message(lang, error).help
}

fn name_edition(lang: Lang) -> String {
    let names = list::commas(lang, Edition::ALL.iter().map(|edition| edition.name));
    say!(lang, "name an edition: {names}", names)
}

fn name_list(lang: Lang) -> String {
    let names = list::commas(lang, Preset::ALL.iter().map(|preset| preset.name));
    say!(
        lang,
        "name the criteria with commas between, such as PTS,BH/C1,BH, or one of the lists {names}",
        names
    )
}
