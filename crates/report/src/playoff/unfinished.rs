//! The warning that an event is not over.

use exaequo_model::Severity;
use exaequo_playoff::Unfinished;

use crate::diagnostic::{Look, colon, severity_word};
use crate::{Lang, say};

/// `warning[P001]: …` on one line.
pub fn unfinished_line(unfinished: Unfinished, look: &Look) -> String {
    let (style, strong) = (look.style(Severity::Warning), look.palette.strong);
    let (word, code) = (severity_word(look.lang, Severity::Warning), Unfinished::CODE);
    let (colon, text) = (colon(look.lang), unfinished_words(unfinished, look.lang));
    format!("{style}{word}[{code}]{style:#}{strong}{colon} {text}{strong:#}\n")
}

/// What is provisional, and why.
pub(super) fn unfinished_words(unfinished: Unfinished, lang: Lang) -> String {
    let Unfinished { counted, announced, missing } = unfinished;
    say!(lang,
        en "provisional: the tournament is not over ({counted} of {announced} rounds counted, results missing: {missing}); ties, numbers and lots can change",
        fr "provisoire : le tournoi n’est pas terminé ({counted} rondes comptées sur {announced}, résultats manquants : {missing}) ; ex æquo, numéros et tirages peuvent changer",
        es "provisional: el torneo no ha terminado ({counted} de {announced} rondas contadas, resultados pendientes: {missing}); empates, números y sorteos pueden cambiar",
        counted, announced, missing)
}

/// A heading, marked where the event is not over.
pub(super) fn marked(title: String, is_provisional: bool, lang: Lang) -> String {
    if !is_provisional {
        return title;
    }
    say!(lang, en "{title} (provisional)", fr "{title} (provisoire)", es "{title} (provisional)", title)
}
