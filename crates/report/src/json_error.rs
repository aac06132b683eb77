//! What is wrong with a tournament in JSON, in words.

mod detail;

use exaequo_json::{Detail, Error, Fault, FaultKind};

use crate::clean::clean;
use crate::diagnostic::{self, Look, Message};
use crate::{Lang, number, say};

/// A finding about a JSON file, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFinding {
    /// Stable code.
    pub code: &'static str,
    /// Line, from 1, where known.
    pub line: Option<u32>,
    /// Column, from 1, where known.
    pub column: Option<u32>,
    /// Place in the document, such as `rounds[2].games[0].white`.
    pub path: Option<String>,
    /// What it is and what to do.
    pub message: Message,
}

/// Everything that is wrong with a JSON file.
pub fn findings(lang: Lang, error: &Error) -> Vec<JsonFinding> {
    let code = error.code();
    match error {
        Error::Syntax { line, column, .. } => vec![at(code, *line, *column, syntax(lang, &detail(error)))],
        Error::Shape { line, column, .. } => vec![at(code, *line, *column, shape(lang, &detail(error)))],
        Error::Version { found } => {
            vec![JsonFinding {
                code,
                line: None,
                column: None,
                path: None,
                message: version(lang, found.as_deref()),
            }]
        }
        Error::Content(faults) => faults.iter().map(|fault| of_fault(lang, fault)).collect(),
        Error::Facts(problems) => problems.iter().map(|problem| of_facts(lang, *problem)).collect(),
    }
}

fn at(code: &'static str, line: usize, column: usize, message: Message) -> JsonFinding {
    let position = |number: usize| u32::try_from(number).ok().filter(|number| *number > 0);
    JsonFinding { code, line: position(line), column: position(column), path: None, message }
}

fn of_fault(lang: Lang, fault: &Fault) -> JsonFinding {
    let path = (!fault.path.is_empty()).then(|| fault.path.clone());
    JsonFinding {
        code: fault.kind.code(),
        line: None,
        column: None,
        path,
        message: content(lang, fault.kind),
    }
}

fn of_facts(lang: Lang, problem: exaequo_model::Problem) -> JsonFinding {
    let message = diagnostic::message(lang, &exaequo_trf::Problem::Facts(problem), None, None);
    JsonFinding { code: problem.code(), line: None, column: None, path: None, message }
}

fn detail(error: &Error) -> Detail {
    error.detail().unwrap_or(Detail::Other)
}

fn syntax(lang: Lang, detail: &Detail) -> Message {
    let detail = detail::text(lang, detail);
    Message {
        title: say!(lang,
            en "the text is not JSON: {detail}",
            fr "le texte n’est pas du JSON : {detail}",
            es "el texto no es JSON: {detail}",
            detail),
        help: say!(lang,
            en "check quotation marks, commas and brackets around this place",
            fr "vérifiez les guillemets, les virgules et les crochets à cet endroit",
            es "compruebe las comillas, las comas y los corchetes en ese lugar"),
        assumed: None,
    }
}

fn shape(lang: Lang, found: &Detail) -> Message {
    let detail = detail::text(lang, found);
    Message {
        title: say!(lang,
            en "the JSON does not have the form of a tournament: {detail}",
            fr "le JSON n’a pas la forme d’un tournoi : {detail}",
            es "el JSON no tiene la forma de un torneo: {detail}",
            detail),
        help: detail::possible(lang, found).unwrap_or_else(|| see_schema(lang)),
        assumed: None,
    }
}

fn see_schema(lang: Lang) -> String {
    let schema = exaequo_json::SCHEMA;
    say!(lang,
        en "follow the schema {schema}",
        fr "suivez le schéma {schema}",
        es "siga el esquema {schema}",
        schema)
}

fn version(lang: Lang, found: Option<&str>) -> Message {
    let schema = exaequo_json::SCHEMA;
    let title = match found.map(clean) {
        Some(found) => say!(lang,
            en "the schema is {found}; expected \"{schema}\"",
            fr "le schéma est {found} ; attendu : \"{schema}\"",
            es "el esquema es {found}; se esperaba \"{schema}\"",
            found, schema),
        None => say!(lang,
            en "the file does not name its schema; expected \"schema\": \"{schema}\"",
            fr "le fichier n’indique pas son schéma ; attendu : \"schema\": \"{schema}\"",
            es "el archivo no indica su esquema; se esperaba \"schema\": \"{schema}\"",
            schema),
    };
    let help = say!(lang,
        en "give a tournament of exaequo, or a TRF file",
        fr "fournissez un tournoi d’exaequo, ou un fichier TRF",
        es "indique un torneo de exaequo, o un archivo TRF");
    Message { title, help, assumed: None }
}

fn content(lang: Lang, kind: FaultKind) -> Message {
    Message { title: fault_title(lang, kind), help: fault_help(lang, kind), assumed: None }
}

fn fault_title(lang: Lang, kind: FaultKind) -> String {
    match kind {
        FaultKind::NoSuchPlayer { number } => say!(lang,
            en "no player has the number {number}",
            fr "aucun joueur ne porte le numéro {number}",
            es "ningún jugador tiene el número {number}",
            number),
        FaultKind::NoSuchTeam { number } => say!(lang,
            en "no team has the number {number}",
            fr "aucune équipe ne porte le numéro {number}",
            es "ningún equipo tiene el número {number}",
            number),
        FaultKind::NumberTwice { number } => say!(lang,
            en "number {number} is there twice",
            fr "le numéro {number} figure deux fois",
            es "el número {number} figura dos veces",
            number),
        FaultKind::RoundTwice { round } => say!(lang,
            en "round {round} is there twice",
            fr "la ronde {round} figure deux fois",
            es "la ronda {round} figura dos veces",
            round),
        FaultKind::RoundNotAnnounced { round, announced } => say!(lang,
            en "round {round} is beyond the number of rounds announced ({announced})",
            fr "la ronde {round} dépasse le nombre de rondes annoncées ({announced})",
            es "la ronda {round} supera el número de rondas anunciadas ({announced})",
            round, announced),
        FaultKind::NothingToRate => say!(lang,
            en "a game that was not played cannot be unrated",
            fr "une partie non jouée ne peut pas être marquée comme non comptée pour la cote",
            es "una partida no jugada no puede marcarse como no valedera para la valoración"),
        FaultKind::TooMany { found, most } => {
            let whole = |size: usize| number::whole(lang, u64::try_from(size).unwrap_or(u64::MAX));
            let (found, most) = (whole(found), whole(most));
            say!(lang,
                en "{found} entries are too many; {most} are possible",
                fr "{found} éléments sont trop ; le maximum est {most}",
                es "{found} elementos son demasiados; el máximo es {most}",
                found, most)
        }
    }
}

fn fault_help(lang: Lang, kind: FaultKind) -> String {
    match kind {
        FaultKind::NoSuchPlayer { .. } | FaultKind::NoSuchTeam { .. } => say!(lang,
            en "correct the number, or add the player or team",
            fr "corrigez le numéro, ou ajoutez le joueur ou l’équipe",
            es "corrija el número, o añada el jugador o el equipo"),
        FaultKind::NumberTwice { .. } | FaultKind::RoundTwice { .. } => say!(lang,
            en "delete one of the two entries",
            fr "supprimez l’un des deux éléments",
            es "borre uno de los dos elementos"),
        FaultKind::RoundNotAnnounced { .. } => say!(lang,
            en "correct the round, or the number of rounds",
            fr "corrigez la ronde, ou le nombre de rondes",
            es "corrija la ronda, o el número de rondas"),
        FaultKind::NothingToRate => {
            say!(lang, en "delete \"rated\"", fr "supprimez \"rated\"", es "borre \"rated\"")
        }
        FaultKind::TooMany { .. } => say!(lang,
            en "check that this is the right file",
            fr "vérifiez que c’est le bon fichier",
            es "compruebe que es el archivo correcto"),
    }
}

/// A finding with its place, and what to do.
pub fn render(name: &str, finding: &JsonFinding, look: &Look) -> String {
    diagnostic::render_place(finding.code, &place(name, finding), &finding.message, look)
}

/// A finding on one line.
pub fn plain(name: &str, finding: &JsonFinding, lang: Lang) -> String {
    diagnostic::plain_line(finding.code, &place(name, finding), &finding.message, lang)
}

fn place(name: &str, finding: &JsonFinding) -> String {
    let name = clean(name);
    match (finding.line, finding.column, &finding.path) {
        (Some(line), Some(column), _) => format!("{name}:{line}:{column}"),
        (Some(line), None, _) => format!("{name}:{line}"),
        (None, _, Some(path)) => format!("{name} {}", clean(path)),
        (None, _, None) => name,
    }
}
