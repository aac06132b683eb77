//! Texts of the help.

use super::convert_help::ConvertOpt;
use super::lists_help::{ListOpt, ListVerb};
use super::playoff_help::{PlayOffOpt, PlayOffVerb};
use super::ranking_help::RankingOpt;
use super::rating_help::RatingOpt;
use crate::{Lang, say};

/// What a command is for, in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub enum Command {
    Exaequo,
    Show,
    Check,
    Convert,
    Rate,
    Eligibility,
    List(ListVerb),
    PlayOff(PlayOffVerb),
    Standings,
    Explain,
    TieBreaks,
    Editions,
    Completions,
    Man,
    Help,
}

impl Command {
    /// The line.
    pub fn about(self, lang: Lang) -> String {
        match self {
            Self::Exaequo => say!(lang,
                en "Reads chess tournament files, ranks the participants and explains every number",
                fr "Lit les fichiers de tournois d’échecs, classe les participants et explique chaque nombre",
                es "Lee archivos de torneos de ajedrez, clasifica a los participantes y explica cada número"),
            Self::Show => say!(lang,
                en "Show what is understood of a tournament",
                fr "Montrer ce qui est compris d’un tournoi",
                es "Mostrar lo que se entiende de un torneo"),
            Self::Check => say!(lang,
                en "Find every problem of a file, with line and columns",
                fr "Trouver tous les problèmes d’un fichier, avec ligne et colonnes",
                es "Encontrar todos los problemas de un archivo, con línea y columnas"),
            Self::Convert => say!(lang,
                en "Convert between TRF16, TRF26 and JSON",
                fr "Convertir entre TRF16, TRF26 et JSON",
                es "Convertir entre TRF16, TRF26 y JSON"),
            Self::Rate => say!(lang,
                en "Rate the games by the FIDE rating regulations",
                fr "Compter les parties selon le règlement du classement de la FIDE",
                es "Calcular el Elo según el reglamento de la FIDE"),
            Self::Eligibility => say!(lang,
                en "Tell whether an event can be rated, and which games not",
                fr "Dire si un tournoi peut être compté, et quelles parties non",
                es "Decir si un torneo puede contar para el Elo, y qué partidas no"),
            Self::List(verb) => verb.about(lang),
            Self::PlayOff(verb) => verb.about(lang),
            Self::Standings => say!(lang,
                en "Rank the participants by a list of tie-breaks",
                fr "Classer les participants selon une liste de départages",
                es "Clasificar a los participantes según una lista de desempates"),
            Self::Explain => say!(lang,
                en "Show the arithmetic of each value, round by round, with the articles",
                fr "Montrer le calcul de chaque valeur, ronde par ronde, avec les articles",
                es "Mostrar el cálculo de cada valor, ronda a ronda, con los artículos"),
            Self::TieBreaks => say!(lang,
                en "List the tie-breaks, or explain one",
                fr "Énumérer les départages, ou en expliquer un",
                es "Enumerar los desempates, o explicar uno"),
            Self::Editions => say!(lang,
                en "List the editions of the regulations, show one, or compare two",
                fr "Énumérer les éditions du règlement, en montrer une ou en comparer deux",
                es "Enumerar las ediciones del reglamento, mostrar una o comparar dos"),
            Self::Completions => say!(lang,
                en "Print completions for a shell",
                fr "Écrire la complétion pour un interpréteur de commandes",
                es "Escribir el autocompletado para un intérprete de comandos"),
            Self::Man => say!(lang,
                en "Print the manual page",
                fr "Écrire la page de manuel",
                es "Escribir la página de manual"),
            Self::Help => say!(lang,
                en "Explain a command at length",
                fr "Expliquer une commande en détail",
                es "Explicar un comando en detalle"),
        }
    }
}

/// What a command does, at length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub enum Long {
    Show,
    Check,
    Convert,
    Rate,
    Eligibility,
    List(ListVerb),
    PlayOff(PlayOffVerb),
    Standings,
    Explain,
    TieBreaks,
    Editions,
    ExitStatus,
}

impl Long {
    /// The paragraphs.
    pub fn text(self, lang: Lang) -> String {
        match self {
            Self::List(verb) => verb.long(lang),
            Self::PlayOff(verb) => verb.long(lang),
            Self::Show => say!(lang,
                en "Shows the event, the participants, the rounds, what is missing, and what was assumed where the file is not clear. Nothing is computed.",
                fr "Montre le tournoi, les participants, les rondes, ce qui manque, et ce qui a été supposé là où le fichier n’est pas clair. Rien n’est calculé.",
                es "Muestra el torneo, los participantes, las rondas, lo que falta y lo que se ha supuesto donde el archivo no está claro. No se calcula nada."),
            Self::Check => say!(lang,
                en "Shows all problems at once: what was found, where, what to do about it, and what is assumed otherwise. Errors keep a tournament from being read; --allow accepts one by its code, on the assumption shown with it.",
                fr "Montre tous les problèmes à la fois : ce qui a été trouvé, où, que faire, et ce qui est supposé sinon. Les erreurs empêchent de lire le tournoi ; --allow en accepte une par son code, avec l’hypothèse indiquée.",
                es "Muestra todos los problemas a la vez: qué se ha encontrado, dónde, qué hacer y qué se supone si no. Los errores impiden leer el torneo; --allow acepta uno por su código, con el supuesto que se indica."),
            Self::Convert => say!(lang,
                en "The format is that of --to, else JSON for a name that ends in .json, else that of the input. What the format cannot hold is named and nothing is written, unless --lossy accepts the loss. A file is replaced only when the new one is complete.",
                fr "Le format est celui de --to, sinon JSON pour un nom en .json, sinon celui du fichier lu. Ce que le format ne peut contenir est signalé et rien n’est écrit, sauf si --lossy accepte la perte. Un fichier n’est remplacé qu’une fois le nouveau complet.",
                es "El formato es el de --to; si no, JSON para un nombre en .json; si no, el del archivo leído. Lo que el formato no puede contener se indica y no se escribe nada, salvo que --lossy acepte la pérdida. Un archivo solo se sustituye cuando el nuevo está completo."),
            Self::Rate => say!(lang,
                en "Shows for every player the rating, the average of the opponents, score, expected score, K, the change, the new rating and the performance; first ratings and what they lack; the games that do not count, with the article. The first day of the event decides the edition. Ratings and K come from the list, else from the file; K is marked ~ where it is assumed. Several files are taken as events one after the other: first results are pooled, changes of a period added up and rounded once.",
                fr "Montre pour chaque joueur le classement, la moyenne des adversaires, le score, le score probable, K, la variation, le nouveau classement et la performance ; les premiers classements et ce qui leur manque ; les parties qui ne comptent pas, avec l’article. Le premier jour du tournoi décide de l’édition. Classements et K viennent de la liste, sinon du fichier ; K est marqué ~ quand il est supposé. Plusieurs fichiers sont pris comme des tournois successifs : les premiers résultats sont mis en commun, les variations d’une période additionnées et arrondies une fois.",
                es "Muestra para cada jugador el Elo, la media de los oponentes, la puntuación, la puntuación esperada, K, la variación, el Elo nuevo y la performance; los primeros Elos y lo que les falta; las partidas que no cuentan, con el artículo. El primer día del torneo decide la edición. Los Elos y K proceden de la lista y, si no, del archivo; K se marca con ~ cuando se supone. Varios archivos se toman como torneos sucesivos: los primeros resultados se reúnen, las variaciones de un período se suman y se redondean una vez."),
            Self::Eligibility => say!(lang,
                en "Checks articles 0 to 6: registration, thinking time for 60 moves, rounds a day, duration, composition. Breaches give status 1. What a file cannot say is declared: --registered, --declare.",
                fr "Vérifie les articles 0 à 6 : enregistrement, temps pour 60 coups, rondes par jour, durée, composition. Un manquement donne le code 1. Ce qu’un fichier ne peut dire se déclare : --registered, --declare.",
                es "Comprueba los artículos 0 a 6: registro, tiempo para 60 jugadas, rondas al día, duración, composición. Un incumplimiento da el código 1. Lo que un archivo no puede decir se declara: --registered, --declare."),
            Self::Standings => say!(lang,
                en "The list is that of --tie-breaks or --preset, else that of the file (202, 212); points come first unless the list names them. The edition is that of --edition, else the one in force on the first day. Without --round, standings stop at the last complete round. Several files: with --format json one object per line, in the order given, computed on all cores.",
                fr "La liste est celle de --tie-breaks ou de --preset, sinon celle du fichier (202, 212) ; les points viennent d’abord sauf si la liste les nomme. L’édition est celle de --edition, sinon celle en vigueur le premier jour. Sans --round, le classement s’arrête à la dernière ronde complète. Plusieurs fichiers : avec --format json, un objet par ligne, dans l’ordre donné, calculés sur tous les cœurs.",
                es "La lista es la de --tie-breaks o --preset; si no, la del archivo (202, 212); los puntos van primero salvo que la lista los nombre. La edición es la de --edition; si no, la vigente el primer día. Sin --round, la clasificación se detiene en la última ronda completa. Varios archivos: con --format json, un objeto por línea, en el orden dado, calculados en todos los núcleos."),
            Self::Explain => say!(lang,
                en "Shows each round, the opponent or what stands in its place, what was adjusted or cut and by which article, and the sum that ends in the value. With --against, which criterion separates two participants. Other options as for standings.",
                fr "Montre chaque ronde, l’adversaire ou ce qui le remplace, ce qui a été ajusté ou coupé et par quel article, et la somme qui donne la valeur. Avec --against, le critère qui sépare deux participants. Autres options comme pour standings.",
                es "Muestra cada ronda, el oponente o lo que lo sustituye, lo que se ajustó o cortó y por qué artículo, y la suma que da el valor. Con --against, el criterio que separa a dos participantes. Las demás opciones, como en standings."),
            Self::TieBreaks => say!(lang,
                en "Shows code, name, article, types and the Cut-1 column of article 5, modifiers, and whether a value can be known before the last round is over; then the named lists for --preset.",
                fr "Montre code, nom, article, types et colonne Tronqué-1 de l’article 5, modificateurs, et si la valeur peut être connue avant la fin de la dernière ronde ; puis les listes nommées de --preset.",
                es "Muestra código, nombre, artículo, tipos y la columna Corte-1 del artículo 5, modificadores, y si el valor puede conocerse antes de acabar la última ronda; después, las listas de --preset."),
            Self::Editions => say!(lang,
                en "An edition is a list of provisions, each with its article. An event can replace single ones (16.6) with a TOML file for --edition.",
                fr "Une édition est une liste de dispositions, chacune avec son article. Un tournoi peut en remplacer (16.6) par un fichier TOML pour --edition.",
                es "Una edición es una lista de disposiciones, cada una con su artículo. Un torneo puede sustituir algunas (16.6) con un archivo TOML para --edition."),
            Self::ExitStatus => say!(lang,
                en "Exit status: 0 fine; 1 problems found (check, eligibility, and any command with --strict); 2 failure.",
                fr "Code de sortie : 0 tout va bien ; 1 problèmes trouvés (check, eligibility, et toute commande avec --strict) ; 2 échec.",
                es "Código de salida: 0 todo bien; 1 problemas encontrados (check, eligibility, y cualquier comando con --strict); 2 fallo."),
        }
    }
}

/// A heading of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub enum Heading {
    Usage,
    Commands,
    Arguments,
    Options,
    Examples,
}

impl Heading {
    /// The heading without its colon, but with the space that goes before one.
    pub fn text(self, lang: Lang) -> String {
        let word = match self {
            Self::Usage => say!(lang, en "Usage", fr "Utilisation", es "Uso"),
            Self::Commands => say!(lang, en "Commands", fr "Commandes", es "Comandos"),
            Self::Arguments => say!(lang, en "Arguments", fr "Arguments", es "Argumentos"),
            Self::Options => say!(lang, en "Options", fr "Options", es "Opciones"),
            Self::Examples => say!(lang, en "Examples", fr "Exemples", es "Ejemplos"),
        };
        match lang {
            Lang::En | Lang::Es => word,
            Lang::Fr => word + "\u{202F}",
        }
    }
}

/// A section of a manual page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub enum Section {
    Name,
    Synopsis,
    Description,
    Examples,
    Version,
}

impl Section {
    /// The heading, in capitals as in all manuals.
    pub fn text(self, lang: Lang) -> String {
        match self {
            Self::Name => say!(lang, en "NAME", fr "NOM", es "NOMBRE"),
            Self::Synopsis => say!(lang, en "SYNOPSIS", fr "SYNOPSIS", es "SINOPSIS"),
            Self::Description => say!(lang, en "DESCRIPTION", fr "DESCRIPTION", es "DESCRIPCIÓN"),
            Self::Examples => say!(lang, en "EXAMPLES", fr "EXEMPLES", es "EJEMPLOS"),
            Self::Version => say!(lang, en "VERSION", fr "VERSION", es "VERSIÓN"),
        }
    }
}

/// A name that stands for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub enum Name {
    File,
    In,
    Out,
    Options,
    Command,
    Shell,
    Code,
    List,
    Name,
    Edition,
    Number,
    Rating,
    Seed,
    Values,
    Participant,
    Person,
    Folder,
    PlayOff,
    Places,
    Time,
    Lang,
    When,
    Form,
    Format,
    Order,
    By,
    Style,
    System,
    Pace,
    Encoding,
    Ends,
    K,
    Assignment,
    What,
    Date,
}

impl Name {
    /// The name.
    pub fn text(self, lang: Lang) -> String {
        match self {
            Self::File => say!(lang, en "FILE", fr "FICHIER", es "ARCHIVO"),
            Self::In => say!(lang, en "IN", fr "ENTRÉE", es "ENTRADA"),
            Self::Out => say!(lang, en "OUT", fr "SORTIE", es "SALIDA"),
            Self::Options => say!(lang, en "OPTIONS", fr "OPTIONS", es "OPCIONES"),
            Self::Command => say!(lang, en "COMMAND", fr "COMMANDE", es "COMANDO"),
            Self::Shell => say!(lang, en "SHELL", fr "INTERPRÉTEUR", es "INTÉRPRETE"),
            Self::Code => say!(lang, en "CODE", fr "CODE", es "CÓDIGO"),
            Self::List => say!(lang, en "LIST", fr "LISTE", es "LISTA"),
            Self::Name => say!(lang, en "NAME", fr "NOM", es "NOMBRE"),
            Self::Edition => say!(lang, en "EDITION", fr "ÉDITION", es "EDICIÓN"),
            Self::Number => say!(lang, en "N", fr "N", es "N"),
            Self::Rating => say!(lang, en "RATING", fr "COTE", es "VALORACIÓN"),
            Self::Seed => say!(lang, en "SEED", fr "GRAINE", es "SEMILLA"),
            Self::Values => say!(lang, en "NAME=FILE", fr "NOM=FICHIER", es "NOMBRE=ARCHIVO"),
            Self::Participant => say!(lang, en "WHO", fr "QUI", es "QUIÉN"),
            Self::Person => say!(lang, en "PLAYER", fr "JOUEUR", es "JUGADOR"),
            Self::Folder => say!(lang, en "FOLDER", fr "DOSSIER", es "CARPETA"),
            Self::PlayOff => say!(lang, en "PLAYOFF", fr "BARRAGE", es "PLAYOFF"),
            Self::Places => say!(lang, en "A-B", fr "A-B", es "A-B"),
            Self::Time => say!(lang, en "TIME", fr "HEURE", es "HORA"),
            Self::Lang => say!(lang, en "LANG", fr "LANGUE", es "IDIOMA"),
            Self::When => say!(lang, en "WHEN", fr "QUAND", es "CUÁNDO"),
            Self::Form => say!(lang, en "FORM", fr "FORMAT", es "FORMATO"),
            Self::Format => say!(lang, en "FORMAT", fr "FORMAT", es "FORMATO"),
            Self::Order => say!(lang, en "ORDER", fr "ORDRE", es "ORDEN"),
            Self::By => say!(lang, en "BY", fr "PAR", es "POR"),
            Self::Style => say!(lang, en "STYLE", fr "STYLE", es "ESTILO"),
            Self::System => say!(lang, en "SYSTEM", fr "SYSTÈME", es "SISTEMA"),
            Self::Pace => say!(lang, en "PACE", fr "CADENCE", es "RITMO"),
            Self::Encoding => say!(lang, en "ENCODING", fr "ENCODAGE", es "CODIFICACIÓN"),
            Self::Ends => say!(lang, en "ENDS", fr "FINS", es "FINES"),
            Self::K => say!(lang, en "K", fr "K", es "K"),
            Self::Assignment => say!(lang, en "NAME=VALUE", fr "NOM=VALEUR", es "NOMBRE=VALOR"),
            Self::What => say!(lang, en "WHAT", fr "QUOI", es "QUÉ"),
            Self::Date => say!(lang, en "DATE", fr "DATE", es "FECHA"),
        }
    }
}

/// The forms a command writes, for the help of `--format`.
pub fn forms(lang: Lang, names: &[&str]) -> String {
    let names = names.join(", ");
    say!(lang,
        en "{names} (default: by the extension of -o, else table)",
        fr "{names} (par défaut : selon l’extension de -o, sinon table)",
        es "{names} (por defecto: según la extensión de -o; si no, table)",
        names)
}

/// Where the options of a command stand that its short help leaves out.
pub fn all_options(lang: Lang, command: &str) -> String {
    say!(lang,
        en "All options: exaequo help {command}",
        fr "Toutes les options : exaequo help {command}",
        es "Todas las opciones: exaequo help {command}",
        command)
}

/// An argument or option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub enum Opt {
    File,
    Command,
    Shell,
    Lang,
    Encoding,
    Allow,
    Strict,
    Quiet,
    Plain,
    Color,
    Output,
    Convert(ConvertOpt),
    Help,
    Version,
    Rating(RatingOpt),
    Ranking(RankingOpt),
    List(ListOpt),
    PlayOff(PlayOffOpt),
}

impl Opt {
    /// What it is for.
    pub fn help(self, lang: Lang) -> String {
        match self {
            Self::File => say!(lang,
                en "File to read, TRF or JSON; - is standard input",
                fr "Fichier à lire, TRF ou JSON ; - est l’entrée standard",
                es "Archivo que se lee, TRF o JSON; - es la entrada estándar"),
            Self::Command => {
                say!(lang, en "Command to explain", fr "Commande à expliquer", es "Comando que se explica")
            }
            Self::Shell => say!(lang,
                en "bash, elvish, fish, powershell or zsh",
                fr "bash, elvish, fish, powershell ou zsh",
                es "bash, elvish, fish, powershell o zsh"),
            Self::Lang => say!(lang,
                en "Language: en, fr or es (default: that of the system)",
                fr "Langue : en, fr ou es (par défaut : celle du système)",
                es "Idioma: en, fr o es (por defecto: el del sistema)"),
            Self::Encoding => say!(lang,
                en "Encoding of the input: utf-8 or windows-1252 (default: recognised)",
                fr "Encodage lu : utf-8 ou windows-1252 (par défaut : reconnu)",
                es "Codificación leída: utf-8 o windows-1252 (por defecto: se reconoce)"),
            Self::Allow => say!(lang,
                en "Allow a problem by its code, such as T014 or T014,T025",
                fr "Admettre un problème par son code, par exemple T014 ou T014,T025",
                es "Admitir un problema por su código, por ejemplo T014 o T014,T025"),
            Self::Strict => say!(lang,
                en "Reject what other programs reject; warnings give status 1",
                fr "Refuser ce que d’autres logiciels refusent ; tout avertissement donne le code 1",
                es "Rechazar lo que otros programas rechazan; los avisos dan el código 1"),
            Self::Quiet => say!(lang,
                en "Say nothing but errors",
                fr "Ne rien dire d’autre que les erreurs",
                es "No decir nada más que los errores"),
            Self::Plain => say!(lang,
                en "One line per finding, without drawing, for screen readers",
                fr "Une ligne par problème, sans dessin, pour les lecteurs d’écran",
                es "Una línea por problema, sin dibujos, para lectores de pantalla"),
            Self::Color => say!(lang,
                en "Colours: auto (default), always or never",
                fr "Couleurs : auto (par défaut), always ou never",
                es "Colores: auto (por defecto), always o never"),
            Self::Output => say!(lang,
                en "Write the result to a file",
                fr "Écrire le résultat dans un fichier",
                es "Escribir el resultado en un archivo"),
            Self::Convert(option) => option.help(lang),
            Self::Rating(option) => option.help(lang),
            Self::Ranking(option) => option.help(lang),
            Self::List(option) => option.help(lang),
            Self::PlayOff(option) => option.help(lang),
            Self::Help => say!(lang, en "Print help", fr "Afficher l’aide", es "Mostrar la ayuda"),
            Self::Version => {
                say!(lang, en "Print the version", fr "Afficher la version", es "Mostrar la versión")
            }
        }
    }
}
