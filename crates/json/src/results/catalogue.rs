//! `exaequo/tie-breaks/1`: the catalogue of tie-breaks (article 5) and the named lists of them.

use serde::Serialize;

use crate::dto::Better;
use crate::vocabulary::words;

super::form!("exaequo/tie-breaks/1", Catalogue);

/// The catalogue of tie-breaks, or one of its entries.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// Name and version of this form.
    pub schema: Version,
    /// The criteria, in the order of the handbook.
    pub tie_breaks: Vec<Entry>,
    /// Named lists of them; empty where one criterion was asked for.
    pub presets: Vec<NamedList>,
}

/// A criterion: what it is called, what it takes, and when its value can be known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// The code, such as `BH`.
    pub code: &'static str,
    /// Other codes that are read.
    pub aliases: Vec<&'static str>,
    /// Its name in the language asked for.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// The article that defines it.
    pub article: &'static str,
    /// The types as article 5 prints them; two where a variant changes them.
    pub types: Vec<String>,
    /// Whether article 5 lists it with Cut-1.
    pub cut_1: bool,
    /// What it takes, as it is written.
    pub modifiers: Vec<&'static str>,
    /// When the value of a participant can be known.
    pub known: Known,
    /// Which end comes first.
    pub better: Better,
    /// Who can be ranked by it.
    pub applies_to: Ranked,
    /// Who defines it.
    pub source: Source,
    /// The editions that list it.
    pub editions: Vec<&'static str>,
}

words! {
    /// When the value of a participant can be known.
    pub Known {
        BeforeTheEnd: "Before the last round is over (types B and D).",
        AtTheEnd: "Only after it (type C).",
        BeforeTheEndWithFore: "Before it is over with `/F`, else at the end (SSSC, type BC/BD).",
        WithTheTie: "When it is known who is tied (type A).",
        ByTheEvent: "When the event gives it.",
    }
}

words! {
    /// Who is ranked.
    pub Ranked {
        Everybody: "Players of an individual event and teams.",
        Players: "Players of an individual event.",
        Teams: "Teams of a team event.",
    }
}

words! {
    /// Who defines a criterion.
    pub Source {
        Fide: "FIDE, in C.07.",
        FrenchAnnex: "The French federation, in its annex.",
        Practice: "Nobody: it is in use without a text.",
        Event: "The event, by values of its own.",
    }
}

/// A list of criteria that is known by name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedList {
    /// The name of the list, by which it can be asked for.
    pub name: &'static str,
    /// Who is ranked by it.
    pub ranks: Ranked,
    /// The criteria, in order.
    pub tie_breaks: Vec<&'static str>,
}
