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
    Person,
    Member,
    Pace,
    K,
    Set,
    Declare,
    Registered,
    PlayOff,
    Played,
}

impl RatingOpt {
    /// What it is for.
    pub fn help(self, lang: Lang) -> String {
        match self {
            Self::Files => say!(lang,
                en "Files to rate, TRF or JSON; several are rated together (html and xlsx: one file only)",
                fr "Fichiers à compter, TRF ou JSON ; plusieurs sont comptés ensemble (html et xlsx : un seul fichier)",
                es "Archivos que se calculan, TRF o JSON; varios se calculan juntos (html y xlsx: un solo archivo)"),
            Self::Edition => say!(lang,
                en "Edition, such as fide-2009-text, or FILE.toml (default: by the first day)",
                fr "Édition, par exemple fide-2009-text, ou FICHIER.toml (par défaut : selon le premier jour)",
                es "Edición, por ejemplo fide-2009-text, o ARCHIVO.toml (por defecto: según el primer día)"),
            Self::List => say!(lang,
                en "Rating list: FIDE’s TXT or XML, or CSV id,rating,K,games,birth,highest",
                fr "Liste de classement : TXT ou XML de la FIDE, ou CSV id,rating,K,games,birth,highest",
                es "Lista de Elo: TXT o XML de la FIDE, o CSV id,rating,K,games,birth,highest"),
            Self::Since => say!(lang,
                en "A list published after the start: ratings of unrated players (8.4), K (8.56), ratings that change (7.1)",
                fr "Une liste publiée après le début : classements des non classés (8.4), K (8.56), classements modifiés (7.1)",
                es "Una lista publicada tras el comienzo: Elos de quienes no tenían (8.4), K (8.56), Elos que cambian (7.1)"),
            Self::Player => say!(lang,
                en "One player, or the players of a team, game by game: number or part of the name",
                fr "Un joueur, ou ceux d’une équipe, partie par partie : numéro ou partie du nom",
                es "Un jugador, o los de un equipo, partida a partida: número o parte del nombre"),
            Self::Person => say!(lang,
                en "One player inside a team, game by game",
                fr "Un joueur d’une équipe, partie par partie",
                es "Un jugador de un equipo, partida a partida"),
            Self::Member => say!(lang,
                en "A member of IBCA, ICSC or IPCA: seven games for a first rating (7.14g)",
                fr "Un membre de l’IBCA, de l’ICSC ou de l’IPCA : sept parties pour un premier classement (7.14g)",
                es "Un miembro de IBCA, ICSC o IPCA: siete partidas para un primer Elo (7.14g)"),
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
                en "official, national, women, team-championship, approved, by-game, other-laws, decided-games, fast-classical",
                fr "official, national, women, team-championship, approved, by-game, other-laws, decided-games, fast-classical",
                es "official, national, women, team-championship, approved, by-game, other-laws, decided-games, fast-classical"),
            Self::PlayOff => say!(lang,
                en "Play-off in the same file or of --played: pool (default) or leave-out (6.2)",
                fr "Barrage dans le même fichier ou de --played : pool (mis en commun, par défaut) ou leave-out (laissé de côté) (6.2)",
                es "Playoff en el mismo archivo o de --played: pool (reunido, por defecto) o leave-out (aparte) (6.2)"),
            Self::Played => say!(lang,
                en "Play-off with a file of its own, rated with its tournament (6.2)",
                fr "Barrage dans un fichier à part, compté avec son tournoi (6.2)",
                es "Playoff con archivo propio, calculado con su torneo (6.2)"),
            Self::Registered => say!(lang,
                en "Day of registration, such as 2026-03-01 (0.4)",
                fr "Date d’enregistrement, par exemple 2026-03-01 (0.4)",
                es "Fecha de registro, por ejemplo 2026-03-01 (0.4)"),
        }
    }
}
