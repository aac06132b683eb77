//! What to do about what is refused.

use exaequo_tiebreak::{Edition, Preset, SpecError, nearest};

use super::Refused;
use super::provisions::provisions_help;
use crate::notice::spec::see_catalogue;
use crate::notice::spec_message;
use crate::{Lang, say};

impl Refused {
    pub(super) fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { .. } => name_edition(lang),
            Self::UnknownEdition(found) => {
                mean_or_choose(lang, found, || Edition::ALL.iter().map(|edition| edition.name))
            }
            Self::Provisions { error, .. } => provisions_help(lang, &error.problem),
            Self::NoList => name_list(lang),
            Self::UnknownPreset(found) => {
                mean_or_choose(lang, found, || Preset::ALL.iter().map(|preset| preset.name))
            }
            Self::List { .. } => see_catalogue(lang),
            Self::Criterion { found, error } => one_criterion(lang, found, error),
            Self::NoRound { paired, .. } => last_round(lang, *paired),
            Self::NoParticipant(_) => say!(lang, "give a pairing number or a part of the name"),
            Self::Ambiguous { .. } => {
                say!(lang, "give the number")
            }
            Self::NotListed(_) => say!(lang, "whoever was expelled is not listed"),
            Self::Oneself(_) => say!(lang, "name another participant with --against"),
            Self::LeftOut(_) => say!(lang, "`exaequo tie-breaks` says what each criterion needs"),
            Self::Number { .. } => say!(lang, "give a whole number from 1 on"),
            Self::Rating { .. } => say!(lang, "give a rating, such as 1400"),
            Self::TwoLists => say!(lang, "give one of them"),
            Self::EmptyList => {
                say!(lang, "name them with commas between: PTS,DE,BH/C1; exaequo tie-breaks has all")
            }
            Self::Values(bad) => bad.help(lang),
        }
    }
}

fn last_round(lang: Lang, paired: u16) -> String {
    if paired == 0 {
        return say!(lang, "no round is paired yet");
    }
    say!(lang, "the last round that is paired is {paired}", paired)
}

pub(crate) fn near<'a>(found: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let pairs: Vec<(String, &str)> = names.map(|name| (name.to_ascii_uppercase(), name)).collect();
    let upper = nearest(found, pairs.iter().map(|(upper, _)| upper.as_str()))?.to_owned();
    pairs.iter().find(|(candidate, _)| *candidate == upper).map(|(_, name)| *name)
}

pub(crate) fn mean(lang: Lang, nearest: Option<&str>) -> Option<String> {
    let nearest = nearest?;
    Some(say!(lang, "did you mean {nearest}?", nearest))
}

pub(crate) fn choose<'a>(lang: Lang, names: impl Iterator<Item = &'a str>) -> String {
    let names = names.collect::<Vec<_>>().join(", ");
    say!(lang, "choose one of {names}", names)
}

/// The name that is near, or all of them.
pub(super) fn mean_or_choose<'a, Names: Iterator<Item = &'a str>>(
    lang: Lang,
    found: &str,
    names: impl Fn() -> Names,
) -> String {
    mean(lang, near(found, names())).unwrap_or_else(|| choose(lang, names()))
}

/// What to type where one criterion is wanted.
fn one_criterion(lang: Lang, found: &str, error: &SpecError) -> String {
    if found.contains([',', ';', ' ']) {
        return say!(lang, "name one criterion, such as BH/C1");
    }
    spec_message(lang, error).help
}

fn name_edition(lang: Lang) -> String {
    let names = Edition::ALL.iter().map(|edition| edition.name).collect::<Vec<_>>().join(", ");
    say!(lang, "name it with --edition: {names}", names)
}

fn name_list(lang: Lang) -> String {
    let names = Preset::ALL.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
    say!(lang, "name them with --tie-breaks \"PTS,BH/C1,BH\", or a list with --preset: {names}", names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_near_are_proposed() {
        assert_eq!(
            near("fide-2026-3", Edition::ALL.iter().map(|edition| edition.name)),
            Some("fide-2026-03")
        );
        assert_eq!(near("nowhere", Edition::ALL.iter().map(|edition| edition.name)), None);
    }
}
