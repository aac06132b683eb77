//! What is wrong with a file of regulations, with line and column.

use exaequo_playoff::{Expected, RegulationsError, RegulationsProblem};
use exaequo_tiebreak::nearest;

use crate::clean::{clean, quoted};
use crate::diagnostic::{Message, colon};
use crate::not_toml::not_toml;
use crate::notice::spec_message;
use crate::{Lang, number, say};

/// What is wrong, and what to do.
pub(super) fn regulations_message(lang: Lang, file: &str, text: &str, error: &RegulationsError) -> Message {
    let (line, column) = place(text, error.at.start);
    let (file, what, colon) = (clean(file), title(lang, &error.problem), colon(lang));
    Message {
        title: format!("{file}:{line}:{column}{colon} {what}"),
        help: help(lang, &error.problem),
        assumed: None,
    }
}

/// Line and column of a byte, both from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at.min(text.len())).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn title(lang: Lang, problem: &RegulationsProblem) -> String {
    match problem {
        RegulationsProblem::Syntax(fault) => not_toml(lang, *fault),
        RegulationsProblem::UnknownKey { found, .. } => {
            let found = quoted(lang, found);
            say!(lang, en "there is no setting {found}", fr "il n’existe pas de réglage {found}", es "no existe el ajuste {found}", found)
        }
        RegulationsProblem::Choice { key, found, .. } => {
            let found = quoted(lang, found);
            say!(lang, en "{key} cannot be {found}", fr "{key} ne peut pas être {found}", es "{key} no puede ser {found}", key, found)
        }
        RegulationsProblem::Kind { key, expected } => {
            let expected = expected_words(lang, *expected);
            say!(lang, en "{key} needs {expected}", fr "{key} demande {expected}", es "{key} necesita {expected}", key, expected)
        }
        RegulationsProblem::Criteria(error) => spec_message(lang, error).title,
        RegulationsProblem::NoStage => say!(lang,
            en "a play-off needs at least one stage with its time control (3.1.6)",
            fr "un barrage demande au moins une phase avec sa cadence (3.1.6)",
            es "un playoff necesita al menos una fase con su ritmo (3.1.6)"),
        RegulationsProblem::NoSeed => say!(lang,
            en "lots need a published seed (4.2)",
            fr "un tirage au sort demande une graine publiée (4.2)",
            es "un sorteo necesita una semilla publicada (4.2)"),
        RegulationsProblem::Decisive => say!(lang,
            en "a decisive game is the only game of the last stage",
            fr "une partie décisive est la seule partie de la dernière phase",
            es "una partida decisiva es la única de la última fase"),
        RegulationsProblem::TooManyTieBreaks { asked, listed } => say!(lang,
            en "after {asked} tie-breaks (3.1.2), but the list has {listed}",
            fr "après {asked} départages (3.1.2), mais la liste en a {listed}",
            es "tras {asked} desempates (3.1.2), pero la lista tiene {listed}",
            asked, listed),
        RegulationsProblem::BeforeTheEvent(first) => {
            let first = number::date(lang, *first);
            say!(lang,
                en "the play-off would begin before the event, whose first day is {first} (3.1.7)",
                fr "le barrage commencerait avant le tournoi, dont le premier jour est le {first} (3.1.7)",
                es "el playoff empezaría antes del torneo, cuyo primer día es el {first} (3.1.7)",
                first)
        }
        RegulationsProblem::OnlyForTeams(spec) => say!(lang,
            en "{spec} is a criterion for teams, and this event has none",
            fr "{spec} est un critère pour les équipes, et ce tournoi n’en a pas",
            es "{spec} es un criterio para equipos, y este torneo no los tiene",
            spec),
        RegulationsProblem::NoBoards => say!(lang,
            en "criteria of boards (12) are for teams, and this event has none",
            fr "les critères des échiquiers (12) sont pour les équipes, et ce tournoi n’en a pas",
            es "los criterios de tableros (12) son para equipos, y este torneo no los tiene"),
    }
}

fn expected_words(lang: Lang, expected: Expected) -> String {
    match expected {
        Expected::Text => {
            say!(lang, en "a text in quotes", fr "un texte entre guillemets", es "un texto entre comillas")
        }
        Expected::Number { least, most } => say!(lang,
            en "a whole number from {least} to {most}",
            fr "un nombre entier de {least} à {most}",
            es "un número entero de {least} a {most}",
            least, most),
        Expected::DateTime => say!(lang,
            en "a day and a time such as 2026-03-08T17:00:00",
            fr "un jour et une heure comme 2026-03-08T17:00:00",
            es "un día y una hora como 2026-03-08T17:00:00"),
        Expected::TimeControl => say!(lang,
            en "a time control such as \"15+10\", \"40/90+30,30+30\" or \"5+0 | 4+0\"",
            fr "une cadence comme \"15+10\", \"40/90+30,30+30\" ou \"5+0 | 4+0\"",
            es "un ritmo como \"15+10\", \"40/90+30,30+30\" o \"5+0 | 4+0\""),
        Expected::List => say!(lang, en "a list", fr "une liste", es "una lista"),
        Expected::Table => {
            say!(lang, en "tables [[stage]]", fr "des tables [[stage]]", es "tablas [[stage]]")
        }
    }
}

fn help(lang: Lang, problem: &RegulationsProblem) -> String {
    let one_of = |choices: &[&str]| {
        let choices =
            number::list(lang, &choices.iter().map(|&choice| choice.to_owned()).collect::<Vec<_>>());
        say!(lang, en "there are {choices}", fr "il y a {choices}", es "hay {choices}", choices)
    };
    match problem {
        RegulationsProblem::UnknownKey { found, keys } => match close(found, keys) {
            Some(near) => {
                say!(lang, en "did you mean {near}?", fr "vouliez-vous dire {near} ?", es "¿quería decir {near}?", near)
            }
            None => one_of(keys),
        },
        RegulationsProblem::Choice { choices, .. } => one_of(choices),
        RegulationsProblem::Criteria(error) => spec_message(lang, error).help,
        RegulationsProblem::NoSeed => say!(lang,
            en "add seed = \"…\", a text nobody could choose before the draw",
            fr "ajoutez seed = \"…\", un texte que personne ne pouvait choisir avant le tirage",
            es "añada seed = \"…\", un texto que nadie pudiera elegir antes del sorteo"),
        RegulationsProblem::NoStage => say!(lang,
            en "add [[stage]] with time-control = \"15+10\"",
            fr "ajoutez [[stage]] avec time-control = \"15+10\"",
            es "añada [[stage]] con time-control = \"15+10\""),
        RegulationsProblem::Decisive => say!(lang,
            en "put it last, with games = 1, and in a double round robin after another stage",
            fr "mettez-la en dernier, avec games = 1, et dans un double toutes rondes après une autre phase",
            es "póngala al final, con games = 1, y en un doble Round Robin después de otra fase"),
        RegulationsProblem::TooManyTieBreaks { .. } => say!(lang,
            en "write after = \"all\" for the whole list",
            fr "écrivez after = \"all\" pour toute la liste",
            es "escriba after = \"all\" para toda la lista"),
        RegulationsProblem::BeforeTheEvent(_) => say!(lang,
            en "correct start, or the first day of the event (042)",
            fr "corrigez start, ou le premier jour du tournoi (042)",
            es "corrija start, o el primer día del torneo (042)"),
        RegulationsProblem::OnlyForTeams(_) => say!(lang,
            en "`exaequo tie-breaks` lists the others",
            fr "`exaequo tie-breaks` donne les autres",
            es "`exaequo tie-breaks` muestra los demás"),
        RegulationsProblem::NoBoards => say!(lang,
            en "leave the setting out",
            fr "retirez ce réglage",
            es "quite este ajuste"),
        RegulationsProblem::Syntax(_) | RegulationsProblem::Kind { .. } => say!(lang,
            en "see docs/playoff.md",
            fr "voyez docs/playoff.md",
            es "véase docs/playoff.md"),
    }
}

fn close(found: &str, keys: &[&str]) -> Option<String> {
    let names: Vec<String> = keys.iter().map(|key| key.to_ascii_uppercase()).collect();
    nearest(found, names.iter().map(String::as_str)).map(str::to_ascii_lowercase)
}
