//! Options about lists for people: crosstables, pairings, boards, cards, the site.

use crate::{Lang, say};

/// A command that makes lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub enum ListVerb {
    Crosstable,
    Pairings,
    Boards,
    Card,
    Site,
}

impl ListVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::Crosstable => say!(lang,
                en "Show who met whom, with colours and results",
                fr "Montrer qui a rencontré qui, avec couleurs et résultats",
                es "Mostrar quién jugó con quién, con colores y resultados"),
            Self::Pairings => say!(lang,
                en "List the pairings and results of a round, by board or by name",
                fr "Donner les appariements et résultats d’une ronde, par échiquier ou par nom",
                es "Mostrar emparejamientos y resultados de una ronda, por tablero o por nombre"),
            Self::Boards => say!(lang,
                en "Rank the players of a team event board by board",
                fr "Classer les joueurs d’un tournoi par équipes, échiquier par échiquier",
                es "Clasificar a los jugadores de un torneo por equipos, tablero a tablero"),
            Self::Card => say!(lang,
                en "Print a page for each participant: why am I fourth?",
                fr "Faire une page par participant : pourquoi suis-je quatrième ?",
                es "Hacer una página por participante: ¿por qué soy cuarto?"),
            Self::Site => say!(lang,
                en "Write the event as a small web site, in three languages",
                fr "Écrire le tournoi comme petit site web, en trois langues",
                es "Escribir el torneo como pequeño sitio web, en tres idiomas"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::Crosstable => say!(lang,
                en "In a Swiss a cell is the opponent’s rank in the list shown, the colour and the result: 12w1; with --style fr, +24N. In a round robin everybody has a column. Teams have game points and match points in each cell. A legend stands under every table.",
                fr "Dans un suisse, une case est le rang de l’adversaire dans la liste montrée, la couleur et le résultat : 12b1 ; avec --style fr, +24N. Dans un tournoi rotation, chacun a sa colonne. Les équipes ont dans chaque case points de parties et points de match. Une légende figure sous chaque grille.",
                es "En un suizo, una casilla es el puesto del oponente en la lista mostrada, el color y el resultado: 12b1; con --style fr, +24N. En un Round Robin cada uno tiene su columna. Los equipos tienen en cada casilla puntos de partida y de encuentro. Bajo cada cuadro hay una leyenda."),
            Self::Pairings => say!(lang,
                en "Shows a round as it is posted: board after board with the points before the round, or by name with the board to sit at. Boards are in the usual order, since files do not number them. In a team event each match is shown board by board; --by sheet makes a page of each, to be filled in and signed.",
                fr "Montre une ronde comme on l’affiche : échiquier par échiquier avec les points d’avant la ronde, ou par nom avec l’échiquier. Les échiquiers sont dans l’ordre habituel, car les fichiers ne les numérotent pas. Par équipes, chaque match est montré échiquier par échiquier ; --by sheet fait de chacun une page à remplir et à signer.",
                es "Muestra una ronda como se publica: tablero a tablero con los puntos anteriores, o por nombre con el tablero. Los tableros van en el orden habitual, pues los archivos no los numeran. Por equipos, cada encuentro se muestra tablero a tablero; --by sheet hace de cada uno una página para rellenar y firmar."),
            Self::Boards => say!(lang,
                en "For each board: points, games, percentage and performance (10.2) of the players, over the games played at the board. Only team events have boards.",
                fr "Pour chaque échiquier : points, parties, pourcentage et performance (10.2) des joueurs, sur les parties jouées. Seuls les tournois par équipes ont des échiquiers.",
                es "Para cada tablero: puntos, partidas, porcentaje y performance (10.2) de los jugadores, sobre las partidas jugadas. Solo los torneos por equipos tienen tableros."),
            Self::Card => say!(lang,
                en "The games, the sum behind every value of the list with the opponents by name, what was left out and by which article, and what separates the participant from those directly above and below. One A4 page each.",
                fr "Les parties, la somme derrière chaque valeur de la liste avec les adversaires par leur nom, ce qui a été écarté et par quel article, et ce qui sépare le participant de ceux juste au-dessus et au-dessous. Une page A4 chacun.",
                es "Las partidas, la suma de cada valor de la lista con los oponentes por su nombre, lo que se ha dejado fuera y por qué artículo, y lo que separa al participante de los que tiene justo por encima y por debajo. Una página A4 cada uno."),
            Self::Site => say!(lang,
                en "Writes standings, crosstable, rounds and a page for each participant as HTML files that need no server and no network, in English, French and Spanish, to be read, printed or put on any web site.",
                fr "Écrit classement, grille, rondes et une page par participant en fichiers HTML qui n’ont besoin ni de serveur ni de réseau, en anglais, français et espagnol, à lire, imprimer ou mettre sur n’importe quel site.",
                es "Escribe clasificación, cuadro, rondas y una página por participante como archivos HTML que no necesitan servidor ni red, en inglés, francés y español, para leer, imprimir o poner en cualquier sitio web."),
        }
    }
}

/// An option about lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum ListOpt {
    Style,
    Order,
    PairingRound,
    PairingBy,
    BoardBy,
    CardPlayer,
    Person,
    SiteOut,
}

impl ListOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Style => say!(lang,
                en "Cells of players in a Swiss as 12w1 (usual) or as +24N (fr)",
                fr "Cases des joueurs d’un suisse comme 12b1 (usual) ou comme +24N (fr)",
                es "Casillas de jugadores en un suizo como 12b1 (usual) o como +24N (fr)"),
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
            Self::Person => say!(lang,
                en "A player inside a team: number, or a part of the name",
                fr "Un joueur d’une équipe : numéro, ou partie du nom",
                es "Un jugador de un equipo: número, o parte del nombre"),
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
