//! Options about lists for people: crosstables, pairings, boards, cards, the site.

use crate::{Lang, say};

/// An option about lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum ListOpt {
    Format,
    Style,
    Order,
    PairingRound,
    PairingBy,
    BoardBy,
    CardPlayer,
    SiteOut,
}

impl ListOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Format => say!(lang,
                en "table, csv, md, json, html, xlsx (default: by the name of -o, else table)",
                fr "table, csv, md, json, html, xlsx (par défaut : selon le nom de -o, sinon table)",
                es "table, csv, md, json, html, xlsx (por defecto: según el nombre de -o, si no table)"),
            Self::Style => say!(lang,
                en "Cells as 12w1 (usual) or as +24N (fr)",
                fr "Cases comme 12b1 (usual) ou comme +24N (fr)",
                es "Casillas como 12b1 (usual) o como +24N (fr)"),
            Self::Order => say!(lang,
                en "Rows by rank or by number",
                fr "Lignes par rang (rank) ou par numéro (number)",
                es "Filas por puesto (rank) o por número (number)"),
            Self::PairingRound => say!(lang,
                en "The round (default: the last one that is paired)",
                fr "La ronde (par défaut : la dernière appariée)",
                es "La ronda (por defecto: la última emparejada)"),
            Self::PairingBy => say!(lang,
                en "board, name, or sheet: match sheets of teams, one on each page",
                fr "board (échiquier), name (nom) ou sheet : feuilles de match des équipes, une par page",
                es "board (tablero), name (nombre) o sheet: actas de los encuentros, una por página"),
            Self::BoardBy => say!(lang,
                en "Players count at the board of their place in the roster, or the one played most",
                fr "Échiquier d’un joueur : sa place dans la liste (roster) ou le plus joué (played)",
                es "Tablero de un jugador: su lugar en la lista (roster) o el más jugado (played)"),
            Self::CardPlayer => say!(lang,
                en "Only this participant: number, or part of the name (default: everybody)",
                fr "Seulement ce participant : numéro, ou partie du nom (par défaut : tous)",
                es "Solo este participante: número, o parte del nombre (por defecto: todos)"),
            Self::SiteOut => say!(lang,
                en "Folder to write the pages to; it is made if it does not exist",
                fr "Dossier où écrire les pages ; il est créé s’il n’existe pas",
                es "Carpeta donde escribir las páginas; se crea si no existe"),
        }
    }
}
