//! Words that several texts need.

use exaequo_trf::{Expected, Few, Foreign};

use crate::{Lang, say};

/// What a field should have held.
pub(super) fn expected(lang: Lang, what: Expected) -> String {
    match what {
        Expected::Number => say!(lang, en "a whole number", fr "un nombre entier", es "un número entero"),
        Expected::Points => {
            say!(lang, en "points such as 1.5", fr "des points, par exemple 1.5", es "puntos, por ejemplo 1.5")
        }
        Expected::Round => {
            say!(lang, en "the number of a round", fr "un numéro de ronde", es "un número de ronda")
        }
        Expected::Numbers => {
            say!(lang, en "pairing numbers", fr "des numéros d’appariement", es "números de emparejamiento")
        }
        Expected::TwoNumbers => say!(lang,
            en "at least two pairing numbers",
            fr "au moins deux numéros d’appariement",
            es "al menos dos números de emparejamiento"),
        Expected::ByeType => say!(lang, en "F, H or Z", fr "F, H ou Z", es "F, H o Z"),
        Expected::ForfeitType => say!(lang, en "+-, -+ or --", fr "+-, -+ ou --", es "+-, -+ o --"),
        Expected::Colour => say!(lang, en "W or B", fr "W ou B", es "W o B"),
        Expected::Colours => say!(lang,
            en "letters W and B, one per board",
            fr "des lettres W et B, une par échiquier",
            es "letras W y B, una por tablero"),
        Expected::Scores => say!(lang,
            en "symbols with points, such as W 1.0",
            fr "des symboles suivis de points, par exemple W 1.0",
            es "símbolos con puntos, por ejemplo W 1.0"),
        Expected::AdjustmentType => say!(lang,
            en "W, D, L, F, H, Z, +, - or nothing",
            fr "W, D, L, F, H, Z, +, - ou rien",
            es "W, D, L, F, H, Z, +, - o nada"),
        Expected::Method => say!(lang,
            en "a federation and a method, such as NOR FIDON",
            fr "une fédération et une méthode, par exemple FRA FIDON",
            es "una federación y un método, por ejemplo ESP FIDON"),
        Expected::Range => say!(lang,
            en "a range that does not run backwards",
            fr "un intervalle dont la fin ne précède pas le début",
            es "un intervalo cuyo final no preceda al principio"),
        Expected::Dates => {
            say!(lang,
                en "dates such as 26/03/16",
                fr "des dates, par exemple 26/03/16",
                es "fechas, por ejemplo 26/03/16")
        }
    }
}

/// What a file is that is no TRF file.
pub(super) fn foreign(lang: Lang, kind: Foreign) -> String {
    match kind {
        Foreign::Xml => say!(lang, en "an XML file", fr "un fichier XML", es "un archivo XML"),
        Foreign::Html => {
            say!(lang, en "a web page (HTML)", fr "une page web (HTML)", es "una página web (HTML)")
        }
        Foreign::Json => {
            say!(lang, en "a JSON file", fr "un fichier JSON", es "un archivo JSON")
        }
        Foreign::Zip => say!(lang,
            en "a ZIP archive or a spreadsheet",
            fr "une archive ZIP ou un classeur de tableur",
            es "un archivo ZIP o una hoja de cálculo"),
        Foreign::Pdf => say!(lang, en "a PDF document", fr "un document PDF", es "un documento PDF"),
        Foreign::Pgn => {
            say!(lang, en "a collection of games (PGN)", fr "un recueil de parties (PGN)", es "una colección de partidas (PGN)")
        }
        Foreign::VegaTdf => say!(lang,
            en "a tournament file of Vega (TDF)",
            fr "un fichier de tournoi de Vega (TDF)",
            es "un archivo de torneo de Vega (TDF)"),
    }
}

/// `6, 7, 8, …`: the first numbers, and whether there are more.
pub(super) fn few(count: u16, first: Few) -> String {
    let numbers: Vec<String> = first.iter().map(|number| number.to_string()).collect();
    let more = if usize::from(count) > numbers.len() { ", …" } else { "" };
    numbers.join(", ") + more
}
