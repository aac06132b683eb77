//! A criterion with its modifiers, in words.

use exaequo_model::PrimaryScore;
use exaequo_tiebreak::{Accept, Cuts, Direction, Forfeits, KoyaLimit, LastRound, Origin, Spec};

use crate::text::quoted;
use crate::{Lang, list, number, say};

/// How a modifier is written, with words of the language.
pub fn modifier_text(lang: Lang, accept: Accept) -> String {
    match accept {
        Accept::Name => say!(lang, ":name"),
        _ => modifier_sign(accept).to_owned(),
    }
}

/// How a modifier is written, for programs.
pub const fn modifier_sign(accept: Accept) -> &'static str {
    match accept {
        Accept::Basis => ":MP :GP",
        Accept::Cut => "/Cn",
        Accept::Median => "/Mn",
        Accept::Limit => "/L±n",
        Accept::Divisor => "/Kn",
        Accept::Fore => "/F",
        Accept::Played => "/P",
        Accept::Reverse => "/R",
        Accept::Unrated => "/Un",
        Accept::Name => ":name",
    }
}

/// What a modifier does.
pub fn modifier_words(lang: Lang, accept: Accept) -> String {
    match accept {
        Accept::Basis => say!(lang, "on match points or on game points, in team events (13)"),
        Accept::Cut => say!(lang, "Cut-n: without the n least significant values (14.1, 14.2)"),
        Accept::Median => {
            say!(lang, "Median-n: without the n least and the n most significant values (14.3, 14.4)")
        }
        Accept::Limit => say!(lang, "the limit moved by n half points (14.5)"),
        Accept::Divisor => say!(lang, "with the divisor n (13.4.2 b)"),
        Accept::Fore => say!(lang, "from the Fore Buchholz (8.3)"),
        Accept::Played => say!(lang, "forfeits count as played games"),
        Accept::Reverse => {
            say!(lang, "the other way round")
        }
        Accept::Unrated => say!(lang, "with the rating n for unrated players (10)"),
        Accept::Name => say!(lang, "the name of the values"),
    }
}

/// What is asked where a modifier is chosen.
pub fn modifier_question(lang: Lang, accept: Accept) -> String {
    match accept {
        Accept::Basis => say!(lang, "Points"),
        Accept::Cut | Accept::Median => say!(lang, "Cut (14)"),
        Accept::Limit => say!(lang, "Limit (14.5)"),
        Accept::Divisor => say!(lang, "Divisor (13.4.2 b)"),
        Accept::Fore => say!(lang, "Last round (8.3)"),
        Accept::Played => say!(lang, "Forfeited games"),
        Accept::Reverse => say!(lang, "Order"),
        Accept::Unrated => say!(lang, "Rating of unrated players (10)"),
        Accept::Name => say!(lang, "the name of the values"),
    }
}

/// What can be chosen for a modifier, in words; `chosen` is what it makes of the criterion.
pub fn modifier_answer(lang: Lang, accept: Accept, chosen: &Spec) -> String {
    match accept {
        Accept::Basis => match chosen.basis {
            Some(basis) => basis_words(lang, basis),
            None => say!(lang, "those that decide the event"),
        },
        Accept::Cut | Accept::Median => match (chosen.cuts, cut_article(chosen.cuts).unwrap_or_default()) {
            (Cuts::NONE, _) => say!(lang, "nothing is cut"),
            (Cuts { low: n, high: 0 }, article) => say!(lang, "Cut-{n} ({article})", n, article),
            (Cuts { low: n, .. }, article) => say!(lang, "Median-{n} ({article})", n, article),
        },
        Accept::Limit => {
            limit_words(lang, chosen.limit).unwrap_or_else(|| say!(lang, "half of the possible score"))
        }
        Accept::Fore if chosen.last_round == LastRound::Drawn => say!(lang, "as if all its games were drawn"),
        Accept::Fore => say!(lang, "as it was played"),
        Accept::Played if chosen.forfeits == Forfeits::Played => say!(lang, "as played games"),
        Accept::Played => say!(lang, "as unplayed rounds"),
        Accept::Reverse if chosen.order == Direction::Reversed => say!(lang, "the other way round"),
        Accept::Reverse => say!(lang, "as in the article"),
        Accept::Divisor | Accept::Unrated | Accept::Name => modifier_words(lang, accept),
    }
}

/// A specification in words: `Buchholz Cut-1, on game points`.
pub fn words(lang: Lang, spec: &Spec) -> String {
    let name = spec.definition.name.in_lang(lang).to_owned();
    let name = match &spec.name {
        Some(own) => format!("{name} {}", quoted(lang, own)),
        None => name,
    };
    // What a name says behind a comma is about all of it: `Extended Sonneborn-Berger Cut-1, match points by game points`.
    let (name, about) =
        name.split_once(", ").map_or((name.as_str(), None), |(name, about)| (name, Some(about)));
    let parts = [
        Some(with_cut(lang, name, spec.cuts)),
        about.map(str::to_owned),
        spec.basis.map(|basis| basis_words(lang, basis)),
        limit_words(lang, spec.limit),
        spec.divisor.map(|divisor| {
            let divisor = number::points(lang, divisor);
            say!(lang, "divisor {divisor}", divisor)
        }),
        (spec.last_round == LastRound::Drawn && spec.definition.last_round == LastRound::AsPlayed)
            .then(|| say!(lang, "the last round drawn")),
        (spec.forfeits == Forfeits::Played).then(|| say!(lang, "forfeits as games")),
        (spec.order == Direction::Reversed).then(|| say!(lang, "the other way round")),
        spec.unrated.map(|rating| {
            let rating = rating.value();
            say!(lang, "unrated players as {rating}", rating)
        }),
    ];
    list::commas(lang, parts.into_iter().flatten())
}

fn basis_words(lang: Lang, basis: PrimaryScore) -> String {
    match basis {
        PrimaryScore::MatchPoints => {
            say!(lang, "on match points")
        }
        PrimaryScore::GamePoints => {
            say!(lang, "on game points")
        }
    }
}

/// The name with the modifier of article 14: `Buchholz Cut-1`, `Buchholz Median-2`.
fn with_cut(lang: Lang, name: &str, cuts: Cuts) -> String {
    match cuts {
        Cuts::NONE => name.to_owned(),
        Cuts { low: n, high: 0 } => say!(lang, "{name} Cut-{n}", name, n),
        Cuts { low: n, .. } => say!(lang, "{name} Median-{n}", name, n),
    }
}

fn limit_words(lang: Lang, limit: KoyaLimit) -> Option<String> {
    match limit {
        KoyaLimit::HALF => None,
        KoyaLimit::HalfPoints(halves) => {
            let moved = format!("{halves:+}").replace('-', "−");
            let n = halves.unsigned_abs();
            Some(say!(lang, count n, "limit {moved} half point", "limit {moved} half points", moved))
        }
        KoyaLimit::Percent(percent) => Some(say!(lang, "limit {percent}%", percent)),
    }
}

/// The articles that define a specification: `8.1, 14.1`.
pub fn articles(spec: &Spec) -> Vec<&'static str> {
    let limit = (spec.limit != KoyaLimit::HALF).then_some("14.5");
    // Points need no article where there is only one kind of them.
    let plain = *spec.definition == exaequo_tiebreak::rules::points::DEFINITION && spec.basis.is_none();
    let own = (!spec.definition.origin.is_other() && !plain).then_some(spec.definition.article.0);
    [own, cut_article(spec.cuts), limit].into_iter().flatten().collect()
}

/// The article of a cut: 14.1 to 14.4 name one and two. More go by article 14 itself, which lets a modifier leave out
/// elements of a sum.
pub const fn cut_article(cuts: Cuts) -> Option<&'static str> {
    match cuts {
        Cuts::NONE => None,
        Cuts { low: 1, high: 0 } => Some("14.1"),
        Cuts { low: 2, high: 0 } => Some("14.2"),
        Cuts { low: 1, high: 1 } => Some("14.3"),
        Cuts { low: 2, high: 2 } => Some("14.4"),
        Cuts { .. } => Some("14"),
    }
}

/// Where a criterion comes from, if it is not FIDE's.
pub fn origin_words(lang: Lang, origin: Origin) -> Option<String> {
    match origin {
        Origin::Fide(_) => None,
        Origin::FrenchAnnex => Some(say!(lang, "French annex")),
        Origin::Practice => Some(say!(lang, "common practice")),
        Origin::Event => Some(say!(lang, "the event’s own")),
    }
}
