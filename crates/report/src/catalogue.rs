//! The catalogue of criteria (article 5), as a list, a page for one of them, and JSON.

mod criterion;
mod page;

pub(crate) use criterion::{articles, cut_article, modifier_sign, modifier_text, words};
pub use page::{list, page};

use exaequo_model::Better;
use exaequo_tiebreak::{Accept, AppliesTo, CATALOGUE, Definition, Edition, Kind, Origin, Preset, Ranks};
use serde::Serialize;

use crate::Lang;
use crate::json::pretty;

/// Name and version of the form.
const SCHEMA: &str = "exaequo/tie-breaks/1";

/// The catalogue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Catalogue {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    /// The criteria, in the order of the handbook.
    tie_breaks: Vec<Entry>,
    /// Named lists of them.
    presets: Vec<Named>,
}

/// A criterion.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Entry {
    code: &'static str,
    /// Other codes that are read.
    aliases: Vec<&'static str>,
    /// Its name in the language asked for.
    name: &'static str,
    /// What it is, in a sentence.
    summary: &'static str,
    /// The article that defines it.
    article: &'static str,
    /// The types as article 5 prints them; two where a variant changes them.
    types: Vec<String>,
    /// Whether article 5 lists it with Cut-1.
    cut_1: bool,
    /// What it takes, as it is written.
    modifiers: Vec<&'static str>,
    known: Known,
    better: End,
    applies_to: Ranked,
    source: Source,
    /// The editions that list it.
    editions: Vec<&'static str>,
}

/// When the value of a participant can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Known {
    /// Before the last round is over (types B and D).
    BeforeTheEnd,
    /// Only after it (type C).
    AtTheEnd,
    /// Before it is over with `/F`, else at the end (SSSC, type BC/BD).
    BeforeTheEndWithFore,
    /// When it is known who is tied (type A).
    WithTheTie,
    /// When the event gives it.
    ByTheEvent,
}

/// Which end comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum End {
    Higher,
    Lower,
}

/// Who is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum Ranked {
    Everybody,
    Players,
    Teams,
}

/// Who defines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum Source {
    Fide,
    FrenchAnnex,
    Practice,
    Event,
}

/// A named list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Named {
    name: &'static str,
    ranks: Ranked,
    tie_breaks: Vec<&'static str>,
}

/// The catalogue as JSON, or one entry of it.
pub fn to_json(lang: Lang, only: Option<&Definition>) -> String {
    let wanted = |definition: &&&Definition| only.is_none_or(|only| only == **definition);
    let presets = if only.is_some() { &[] } else { Preset::ALL };
    pretty(&Catalogue {
        schema: SCHEMA,
        tie_breaks: CATALOGUE.iter().filter(wanted).map(|definition| entry(lang, definition)).collect(),
        presets: presets.iter().map(named).collect(),
    })
}

/// The JSON Schema of the form, kept in `schemas/tie-breaks-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Catalogue>(SCHEMA)
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
        better: match definition.better {
            Better::Higher => End::Higher,
            Better::Lower => End::Lower,
        },
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

fn named(preset: &Preset) -> Named {
    let ranks = match preset.teams {
        Ranks::Players => Ranked::Players,
        Ranks::Teams => Ranked::Teams,
    };
    Named { name: preset.name, ranks, tie_breaks: preset.list.split(',').collect() }
}

/// The types as article 5 prints them: `BC`, and `BC`, `BD` for SSSC.
pub(crate) fn types(definition: &Definition) -> Vec<String> {
    let letters = |kinds: &&[Kind]| kinds.iter().map(|kind| kind.letter()).collect();
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
        [kinds, ..] if kinds.contains(&Kind::A) => Known::WithTheTie,
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
