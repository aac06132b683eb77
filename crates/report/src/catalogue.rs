//! The catalogue of criteria (article 5), as a list, a page for one of them, and JSON.

mod page;

pub(crate) use page::{known_in_words, source};
pub use page::{list, page};

use exaequo_json::results::catalogue::{self as form, Catalogue, Entry, Known, NamedList, Ranked, Source};
use exaequo_json::{Layout, to_text};
use exaequo_tiebreak::{
    Accept, AppliesTo, CATALOGUE, CriterionType, Definition, Edition, Origin, Preset, Ranks,
};

use crate::Lang;
use crate::criterion::modifier_sign;

/// The catalogue as JSON, or one entry of it.
pub fn to_json(lang: Lang, only: Option<&Definition>) -> String {
    let wanted = |definition: &&&Definition| only.is_none_or(|only| only == **definition);
    let presets = if only.is_some() { &[] } else { Preset::ALL };
    let catalogue = Catalogue {
        schema: form::Version,
        tie_breaks: CATALOGUE.iter().filter(wanted).map(|definition| entry(lang, definition)).collect(),
        presets: presets.iter().map(named).collect(),
    };
    to_text(&catalogue, Layout::Pretty)
}

fn entry(lang: Lang, definition: &Definition) -> Entry {
    Entry {
        code: definition.code,
        aliases: definition.aliases.to_vec(),
        name: definition.name.in_lang(lang),
        summary: definition.summary.in_lang(lang),
        article: definition.article.0,
        types: types(definition),
        cut_1: has_cut(definition),
        modifiers: definition.accepts.iter().map(|accept| modifier_sign(*accept)).collect(),
        known: known(definition),
        better: definition.better.into(),
        applies_to: match definition.applies_to {
            AppliesTo::Everybody => Ranked::Everybody,
            AppliesTo::Teams => Ranked::Teams,
        },
        source: match definition.origin {
            Origin::Fide(_) => Source::Fide,
            Origin::FrenchAnnex => Source::FrenchAnnex,
            Origin::Practice => Source::Practice,
            Origin::Event => Source::Event,
        },
        editions: editions(definition),
    }
}

fn named(preset: &Preset) -> NamedList {
    let ranks = match preset.teams {
        Ranks::Players => Ranked::Players,
        Ranks::Teams => Ranked::Teams,
    };
    NamedList { name: preset.name, ranks, tie_breaks: preset.list.split(',').collect() }
}

/// The types as article 5 prints them: `BC`, and `BC`, `BD` for SSSC.
pub(crate) fn types(definition: &Definition) -> Vec<String> {
    let letters = |kinds: &&[CriterionType]| kinds.iter().map(|kind| kind.letter()).collect();
    definition.kinds.iter().map(letters).collect()
}

/// The column "Cut-1" of article 5.
pub(crate) fn has_cut(definition: &Definition) -> bool {
    definition.accepts(Accept::Cut) && !definition.origin.is_other()
}

/// When the value can be known: type A with the tie, type C at the end, B and D before.
pub(crate) fn known(definition: &Definition) -> Known {
    match definition.kinds {
        [] => Known::ByTheEvent,
        [kinds, ..] if kinds.contains(&CriterionType::A) => Known::WithTheTie,
        _ if !definition.known_early() => Known::AtTheEnd,
        [_] => Known::BeforeTheEnd,
        _ => Known::BeforeTheEndWithFore,
    }
}

/// The editions that list a criterion; one of the event's own belongs to none.
pub(crate) fn editions(definition: &Definition) -> Vec<&'static str> {
    let lists = |edition: &&Edition| match definition.origin {
        Origin::Fide(since) => edition.provisions.catalogue >= since,
        Origin::FrenchAnnex => edition.name == "ffe-annex",
        Origin::Practice | Origin::Event => false,
    };
    Edition::ALL.iter().filter(lists).map(|edition| edition.name).collect()
}
