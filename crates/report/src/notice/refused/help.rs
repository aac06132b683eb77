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
            Self::NoParticipant(_) => say!(lang,
                en "give a pairing number or a part of the name",
                fr "donnez un numéro d’appariement ou une partie du nom",
                es "indique un número de emparejamiento o una parte del nombre"),
            Self::Ambiguous { .. } => {
                say!(lang, en "give the number", fr "donnez le numéro", es "indique el número")
            }
            Self::NotListed(_) => say!(lang,
                en "whoever was expelled is not listed",
                fr "qui a été exclu n’est pas classé",
                es "quien fue expulsado no figura"),
            Self::Oneself(_) => say!(lang,
                en "name another participant with --against",
                fr "indiquez un autre participant avec --against",
                es "indique otro participante con --against"),
            Self::LeftOut(_) => say!(lang,
                en "`exaequo tie-breaks` says what each criterion needs",
                fr "`exaequo tie-breaks` dit ce que demande chaque critère",
                es "`exaequo tie-breaks` dice qué necesita cada criterio"),
            Self::Number { .. } => say!(lang,
                en "give a whole number from 1 on",
                fr "donnez un nombre entier à partir de 1",
                es "indique un número entero a partir de 1"),
            Self::Rating { .. } => say!(lang,
                en "give a rating, such as 1400",
                fr "donnez une cote, par exemple 1400",
                es "indique una valoración, por ejemplo 1400"),
            Self::TwoLists => say!(lang,
                en "give one of them",
                fr "donnez l’un des deux",
                es "dé uno de los dos"),
            Self::EmptyList => say!(lang,
                en "name them with commas between: PTS,DE,BH/C1; exaequo tie-breaks has all",
                fr "nommez-les séparés par des virgules : PTS,DE,BH/C1 ; exaequo tie-breaks les donne tous",
                es "nómbrelos separados por comas: PTS,DE,BH/C1; exaequo tie-breaks los da todos"),
            Self::Values(bad) => bad.help(lang),
        }
    }
}

fn last_round(lang: Lang, paired: u16) -> String {
    if paired == 0 {
        return say!(lang,
            en "no round is paired yet",
            fr "aucune ronde n’est encore appariée",
            es "todavía no hay ninguna ronda emparejada");
    }
    say!(lang,
        en "the last round that is paired is {paired}",
        fr "la dernière ronde appariée est la {paired}",
        es "la última ronda emparejada es la {paired}",
        paired)
}

pub(crate) fn near<'a>(found: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let pairs: Vec<(String, &str)> = names.map(|name| (name.to_ascii_uppercase(), name)).collect();
    let upper = nearest(found, pairs.iter().map(|(upper, _)| upper.as_str()))?.to_owned();
    pairs.iter().find(|(candidate, _)| *candidate == upper).map(|(_, name)| *name)
}

pub(crate) fn mean(lang: Lang, nearest: Option<&str>) -> Option<String> {
    let nearest = nearest?;
    Some(
        say!(lang, en "did you mean {nearest}?", fr "vouliez-vous dire {nearest} ?", es "¿quería decir {nearest}?", nearest),
    )
}

pub(crate) fn choose<'a>(lang: Lang, names: impl Iterator<Item = &'a str>) -> String {
    let names = names.collect::<Vec<_>>().join(", ");
    say!(lang, en "choose one of {names}", fr "choisissez parmi {names}", es "elija entre {names}", names)
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
        return say!(lang,
            en "name one criterion, such as BH/C1",
            fr "nommez un seul critère, par exemple BH/C1",
            es "nombre un solo criterio, por ejemplo BH/C1");
    }
    spec_message(lang, error).help
}

fn name_edition(lang: Lang) -> String {
    let names = Edition::ALL.iter().map(|edition| edition.name).collect::<Vec<_>>().join(", ");
    say!(lang,
        en "name it with --edition: {names}",
        fr "indiquez-la avec --edition : {names}",
        es "indíquela con --edition: {names}",
        names)
}

fn name_list(lang: Lang) -> String {
    let names = Preset::ALL.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
    say!(lang,
        en "name them with --tie-breaks \"PTS,BH/C1,BH\", or a list with --preset: {names}",
        fr "indiquez-les avec --tie-breaks \"PTS,BH/C1,BH\", ou une liste avec --preset : {names}",
        es "indíquelos con --tie-breaks \"PTS,BH/C1,BH\", o una lista con --preset: {names}",
        names)
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
