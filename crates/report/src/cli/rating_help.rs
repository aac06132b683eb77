//! Help about the options of `rate` and `eligibility`.

use crate::{Lang, say};

/// An option about ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum RatingOpt {
    Files,
    Edition,
    List,
    Since,
    Player,
    Pace,
    K,
    Set,
    Declare,
    Registered,
    PlayOff,
}

impl RatingOpt {
    /// What it is for.
    pub fn help(self, lang: Lang) -> String {
        match self {
            Self::Files => say!(lang,
                en "Files to rate, TRF or JSON; several are rated together",
                fr "Fichiers à compter, TRF ou JSON ; plusieurs sont comptés ensemble",
                es "Archivos que se calculan, TRF o JSON; varios se calculan juntos"),
            Self::Edition => say!(lang,
                en "Edition, such as fide-2009-text (default: by the first day)",
                fr "Édition, par exemple fide-2009-text (par défaut : selon le premier jour)",
                es "Edición, por ejemplo fide-2009-text (por defecto: según el primer día)"),
            Self::List => say!(lang,
                en "Rating list: FIDE’s TXT or XML, or CSV id,rating,K,games,birth",
                fr "Liste de classement : TXT ou XML de la FIDE, ou CSV id,rating,K,games,birth",
                es "Lista de Elo: TXT o XML de la FIDE, o CSV id,rating,K,games,birth"),
            Self::Since => say!(lang,
                en "A later list, with ratings published since the start (8.4)",
                fr "Une liste ultérieure, avec les classements publiés depuis le début (8.4)",
                es "Una lista posterior, con los Elos publicados desde el comienzo (8.4)"),
            Self::Player => say!(lang,
                en "One player, game by game: number or part of the name",
                fr "Un joueur, partie par partie : numéro ou partie du nom",
                es "Un jugador, partida a partida: número o parte del nombre"),
            Self::Pace => say!(lang,
                en "standard, rapid or blitz (default: by the thinking time)",
                fr "standard, rapid ou blitz (par défaut : selon la cadence)",
                es "standard, rapid o blitz (por defecto: según el ritmo)"),
            Self::K => say!(lang,
                en "K of everybody (20) or of a player (12=20)",
                fr "K de tous (20) ou d’un joueur (12=20)",
                es "K de todos (20) o de un jugador (12=20)"),
            Self::Set => say!(lang,
                en "Replace a provision, such as first-points=1",
                fr "Remplacer une disposition, par exemple first-points=1",
                es "Sustituir una disposición, por ejemplo first-points=1"),
            Self::Declare => say!(lang,
                en "official, national, women, team-championship, approved, by-game, other-laws",
                fr "official, national, women, team-championship, approved, by-game, other-laws",
                es "official, national, women, team-championship, approved, by-game, other-laws"),
            Self::PlayOff => say!(lang,
                en "Play-off in the same file: pool (default) or leave-out (6.2)",
                fr "Barrage dans le même fichier : pool (mis en commun, par défaut) ou leave-out (laissé de côté) (6.2)",
                es "Playoff en el mismo archivo: pool (reunido, por defecto) o leave-out (aparte) (6.2)"),
            Self::Registered => say!(lang,
                en "Day of registration, such as 2026-03-01 (0.4)",
                fr "Date d’enregistrement, par exemple 2026-03-01 (0.4)",
                es "Fecha de registro, por ejemplo 2026-03-01 (0.4)"),
        }
    }
}
