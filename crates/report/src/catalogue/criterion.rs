//! A criterion with its modifiers, in words.

use exaequo_model::PrimaryScore;
use exaequo_tiebreak::{
    Accept, Cuts, Forfeits, LastRound, Limit, Method, Order, Origin, Significance, Spec, Text,
};

use crate::clean::quoted;
use crate::{Lang, number, say};

/// A text in a language.
pub(crate) const fn of(lang: Lang, text: &Text) -> &'static str {
    match lang {
        Lang::En => text.en,
        Lang::Fr => text.fr,
        Lang::Es => text.es,
    }
}

/// How a modifier is written, with words of the language.
pub(crate) fn modifier_text(lang: Lang, accept: Accept) -> String {
    match accept {
        Accept::Name => say!(lang, en ":name", fr ":nom", es ":nombre"),
        _ => modifier_sign(accept).to_owned(),
    }
}

/// How a modifier is written, for programs.
pub(crate) const fn modifier_sign(accept: Accept) -> &'static str {
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
pub(crate) fn modifier_words(lang: Lang, accept: Accept) -> String {
    match accept {
        Accept::Basis => say!(lang,
            en "on match points or on game points, in team events (13)",
            fr "aux points de match ou aux points de parties, par équipes (13)",
            es "con puntos de encuentro o de partida, por equipos (13)"),
        Accept::Cut => say!(lang,
            en "without the n least significant values (14.1, 14.2)",
            fr "sans les n valeurs les moins significatives (14.1, 14.2)",
            es "sin los n valores menos significativos (14.1, 14.2)"),
        Accept::Median => say!(lang,
            en "without the n least and the n most significant values (14.3, 14.4)",
            fr "sans les n valeurs les moins et les plus significatives (14.3, 14.4)",
            es "sin los n valores menos y más significativos (14.3, 14.4)"),
        Accept::Limit => say!(lang,
            en "the limit moved by n half points (14.5)",
            fr "limite déplacée de n demi-points (14.5)",
            es "límite movido n medios puntos (14.5)"),
        Accept::Divisor => say!(lang,
            en "with the divisor n (13.4.2 b)",
            fr "avec le diviseur n (13.4.2 b)",
            es "con el divisor n (13.4.2 b)"),
        Accept::Fore => say!(lang,
            en "from the Fore Buchholz (8.3)",
            fr "à partir du Buchholz anticipé (8.3)",
            es "a partir del Buchholz adelantado (8.3)"),
        Accept::Played => say!(lang,
            en "forfeits count as played games",
            fr "les forfaits comptent comme parties jouées",
            es "las incomparecencias cuentan como partidas jugadas"),
        Accept::Reverse => {
            say!(lang, en "the other way round", fr "dans l’ordre inverse", es "en orden inverso")
        }
        Accept::Unrated => say!(lang,
            en "with the rating n for unrated players (10)",
            fr "avec la cote n pour les joueurs sans cote (10)",
            es "con la valoración n para jugadores sin ella (10)"),
        Accept::Name => say!(lang,
            en "the name of the values",
            fr "le nom des valeurs",
            es "el nombre de los valores"),
    }
}

/// A specification in words: `Buchholz, without the lowest value`.
pub(crate) fn words(lang: Lang, spec: &Spec) -> String {
    let name = of(lang, &spec.definition.name).to_owned();
    let name = match &spec.name {
        Some(own) => format!("{name} {}", quoted(lang, own)),
        None => name,
    };
    let parts = [
        Some(name),
        spec.basis.map(|basis| basis_words(lang, basis)),
        cut_words(lang, spec),
        limit_words(lang, spec.limit),
        spec.divisor.map(|divisor| {
            let divisor = number::points(lang, divisor);
            say!(lang, en "divisor {divisor}", fr "diviseur {divisor}", es "divisor {divisor}", divisor)
        }),
        (spec.last_round == LastRound::Drawn && spec.definition.last_round == LastRound::AsPlayed)
            .then(|| say!(lang, en "the last round drawn", fr "dernière ronde nulle", es "última ronda con tablas")),
        (spec.forfeits == Forfeits::Played).then(|| {
            say!(lang, en "forfeits as games", fr "forfaits comme parties", es "incomparecencias como partidas")
        }),
        (spec.order == Order::Reversed)
            .then(|| say!(lang, en "the other way round", fr "dans l’ordre inverse", es "en orden inverso")),
        spec.unrated.map(|rating| {
            let rating = rating.value();
            say!(lang,
                en "unrated players as {rating}",
                fr "joueurs sans cote à {rating}",
                es "jugadores sin valoración con {rating}",
                rating)
        }),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn basis_words(lang: Lang, basis: PrimaryScore) -> String {
    match basis {
        PrimaryScore::MatchPoints => {
            say!(lang, en "on match points", fr "aux points de match", es "con puntos de encuentro")
        }
        PrimaryScore::GamePoints => {
            say!(lang, en "on game points", fr "aux points de parties", es "con puntos de partida")
        }
    }
}

fn cut_words(lang: Lang, spec: &Spec) -> Option<String> {
    let by_round = matches!(spec.definition.method, Method::Each { cut_by: Significance::Round, .. });
    Some(match spec.cuts {
        Cuts::NONE => return None,
        Cuts { low: 1, high: 0 } if by_round => say!(lang,
            en "without the score after round 1",
            fr "sans le score après la ronde 1",
            es "sin la puntuación tras la ronda 1"),
        Cuts { low: n, high: 0 } if by_round => say!(lang,
            en "without the scores after the first {n} rounds",
            fr "sans les scores après les {n} premières rondes",
            es "sin las puntuaciones tras las {n} primeras rondas",
            n),
        Cuts { low: 1, high: 0 } => say!(lang,
            en "without the lowest value",
            fr "sans la plus petite valeur",
            es "sin el menor valor"),
        Cuts { low: n, high: 0 } => say!(lang,
            en "without the {n} lowest values",
            fr "sans les {n} plus petites valeurs",
            es "sin los {n} menores valores",
            n),
        Cuts { low: 1, .. } => say!(lang,
            en "without the lowest and the highest value",
            fr "sans la plus petite ni la plus grande valeur",
            es "sin el menor ni el mayor valor"),
        Cuts { low: n, .. } => say!(lang,
            en "without the {n} lowest and the {n} highest values",
            fr "sans les {n} plus petites ni les {n} plus grandes valeurs",
            es "sin los {n} menores ni los {n} mayores valores",
            n),
    })
}

fn limit_words(lang: Lang, limit: Limit) -> Option<String> {
    match limit {
        Limit::HALF => None,
        Limit::HalfPoints(halves) => {
            let moved = format!("{halves:+}").replace('-', "−");
            Some(say!(lang,
                en "limit {moved} half points",
                fr "limite {moved} demi-points",
                es "límite {moved} medios puntos",
                moved))
        }
        Limit::Percent(percent) => Some(say!(lang,
            en "limit {percent}%",
            fr "limite {percent} %",
            es "límite {percent} %",
            percent)),
    }
}

/// The articles that define a specification: `8.1, 14.1`.
pub(crate) fn articles(spec: &Spec) -> Vec<&'static str> {
    let limit = (spec.limit != Limit::HALF).then_some("14.5");
    // Points need no article where there is only one kind of them.
    let plain = *spec.definition == exaequo_tiebreak::rules::points::DEFINITION && spec.basis.is_none();
    let own = (!spec.definition.origin.is_other() && !plain).then_some(spec.definition.article.0);
    [own, cut_article(spec.cuts), limit].into_iter().flatten().collect()
}

/// The article of a cut: 14.1 to 14.4 name one and two. More go by article 14 itself, which lets a modifier leave out
/// elements of a sum.
pub(crate) const fn cut_article(cuts: Cuts) -> Option<&'static str> {
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
pub(crate) fn origin_words(lang: Lang, origin: Origin) -> Option<String> {
    match origin {
        Origin::Fide(_) => None,
        Origin::FrenchAnnex => Some(say!(lang,
            en "French annex",
            fr "annexe française",
            es "anexo francés")),
        Origin::Practice => Some(say!(lang, en "common practice", fr "usage courant", es "uso común")),
        Origin::Event => {
            Some(say!(lang, en "the event’s own", fr "propre au tournoi", es "propio del torneo"))
        }
    }
}
