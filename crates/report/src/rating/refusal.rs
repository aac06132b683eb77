//! Why an event cannot be rated as asked.

use exaequo_lists::ListFault;
use exaequo_model::{Date, Pace};
use exaequo_rating::{CHOICES, Choice, Edition, ProvisionsError, ProvisionsProblem};

use super::list_slip;
use super::notes::pace as pace_name;
use crate::clean::quoted;
use crate::diagnostic::{Message, capitalised, colon};
use crate::notice::{choose, mean, near, place, provisions};
use crate::number::date;
use crate::{Lang, say};

/// A request that cannot be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The file does not say when the event starts, and no edition is named.
    NoDate {
        /// The file.
        file: String,
    },
    /// No edition is that old.
    TooEarly {
        /// The file.
        file: String,
        /// Its first day.
        start: Date,
    },
    /// The edition knows no such ratings.
    NoRatings {
        /// The edition.
        edition: Edition,
        /// The kind of play.
        pace: Pace,
    },
    /// There is no such edition.
    UnknownEdition(String),
    /// A file of provisions cannot be used.
    Provisions {
        /// Its name.
        file: String,
        /// Its text.
        text: String,
        /// What is wrong.
        error: ProvisionsError,
    },
    /// A provision is replaced by something it cannot be.
    Provision {
        /// As typed: `name=value`.
        typed: String,
        /// What is wrong.
        problem: ProvisionsProblem,
    },
    /// A provision is named without the value that replaces it.
    NoValue {
        /// Its name.
        name: &'static str,
    },
    /// `--player` and `--person` together.
    PlayerAndPerson,
    /// A national championship that is one of national teams.
    Championships,
    /// Not a day.
    Day {
        /// What was typed.
        found: String,
    },
    /// A file is given twice.
    Twice {
        /// The file.
        file: String,
    },
    /// Two files hold the same event.
    Copy {
        /// The file.
        file: String,
        /// The one before it.
        of: String,
    },
    /// A file is not the play-off of an event, or could be that of several.
    PlayOff {
        /// The file.
        file: String,
        /// Why not.
        why: NoPlayOff,
    },
    /// Not a development coefficient.
    Coefficient {
        /// What was typed.
        found: String,
    },
    /// A rating list cannot be understood.
    List {
        /// The file.
        file: String,
        /// The line.
        line: usize,
        /// What is wrong there.
        slip: ListFault,
    },
}

/// Why a file is not rated as the play-off of an event (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlayOff {
    /// In no event are all of its players.
    Strangers,
    /// In several events they are.
    Several,
    /// The event and the play-off are of different kinds of play.
    Pace(Pace),
    /// One of the two is a team event, the other is not.
    Teams,
    /// Two of its players are one in the event, or there are too many rounds.
    Incoherent,
}

impl NoPlayOff {
    fn title(self, lang: Lang, file: &str) -> String {
        let file = quoted(lang, file);
        match self {
            Self::Strangers => say!(lang,
                en "{file} is not the play-off of an event here: in none of them are all of its players",
                fr "{file} n’est pas le barrage d’un tournoi donné : aucun ne réunit tous ses joueurs",
                es "{file} no es el playoff de ningún torneo dado: ninguno tiene a todos sus jugadores",
                file),
            Self::Several => say!(lang,
                en "{file} can be the play-off of several of the events",
                fr "{file} peut être le barrage de plusieurs des tournois",
                es "{file} puede ser el playoff de varios de los torneos",
                file),
            Self::Pace(pace) => {
                let pace = pace_name(lang, pace);
                say!(lang,
                    en "{file} is of another kind of play than its tournament: {pace}",
                    fr "{file} relève d’un autre type de jeu que son tournoi : {pace}",
                    es "{file} es de otra modalidad que su torneo: {pace}",
                    file, pace)
            }
            Self::Teams => say!(lang,
                en "{file} and its tournament are not one event: one of the two is of teams, the other is not",
                fr "{file} et son tournoi ne font pas un seul tournoi : l’un des deux est par équipes, l’autre non",
                es "{file} y su torneo no forman un solo torneo: uno de los dos es por equipos y el otro no",
                file),
            Self::Incoherent => say!(lang,
                en "{file} and its tournament are not one event: two of its players are the same there, or there are too many rounds",
                fr "{file} et son tournoi ne font pas un seul tournoi : deux de ses joueurs y sont le même, ou il y a trop de rondes",
                es "{file} y su torneo no forman un solo torneo: dos de sus jugadores son allí el mismo, o hay demasiadas rondas",
                file),
        }
    }
}

impl Refusal {
    /// The refusal in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { file } => no_date(lang, file),
            Self::TooEarly { file, start } => {
                let (file, start) = (quoted(lang, file), date(lang, *start));
                say!(lang,
                    en "{file} starts on {start}, before the first edition there is",
                    fr "{file} commence le {start}, avant la première édition connue",
                    es "{file} empieza el {start}, antes de la primera edición que hay",
                    file, start)
            }
            Self::NoRatings { edition, pace } => {
                let (edition, pace) = (edition.name(), pace_name(lang, *pace));
                say!(lang,
                    en "edition {edition} has no ratings for {pace} play",
                    fr "l’édition {edition} n’a pas de classement {pace}",
                    es "la edición {edition} no tiene Elo de ajedrez {pace}",
                    edition, pace)
            }
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions { file, text, error } => {
                let (line, column) = place(text, error.at.start);
                format!("{file}:{line}:{column}{} {}", colon(lang), problem(lang, &error.problem))
            }
            Self::Provision { typed, problem: wrong } => {
                let typed = quoted(lang, typed);
                format!("--set {typed}{} {}", colon(lang), problem(lang, wrong))
            }
            Self::NoValue { name } => say!(lang,
                en "--set {name}: =VALUE is missing",
                fr "--set {name} : il manque =VALEUR",
                es "--set {name}: falta =VALOR",
                name),
            Self::Day { found } => no_day(lang, found),
            Self::Twice { file } => twice(lang, file),
            Self::Copy { file, of } => copy(lang, file, of),
            Self::PlayOff { file, why } => why.title(lang, file),
            Self::PlayerAndPerson => say!(lang,
                en "--player and --person cannot be given together",
                fr "--player et --person ne peuvent pas être donnés ensemble",
                es "--player y --person no se pueden dar juntos"),
            Self::Championships => say!(lang,
                en "--declare team-championship and --declare national or women cannot be given together",
                fr "--declare team-championship et --declare national ou women ne peuvent pas être donnés ensemble",
                es "--declare team-championship y --declare national o women no se pueden dar juntos"),
            Self::Coefficient { found } => no_coefficient(lang, found),
            Self::List { file, line, slip } => {
                let (file, slip) = (quoted(lang, file), list_slip::text(*slip, lang));
                say!(lang,
                    en "rating list {file}, line {line}: {slip}",
                    fr "liste de classement {file}, ligne {line} : {slip}",
                    es "lista de Elo {file}, línea {line}: {slip}",
                    file, line, slip)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { .. } | Self::TooEarly { .. } | Self::NoRatings { .. } => name_edition(lang),
            Self::UnknownEdition(found) => edition_help(lang, found),
            Self::Provisions { error, .. } => help(lang, &error.problem),
            Self::Provision { problem, .. } => help(lang, problem),
            Self::NoValue { name } => values(lang, name),
            Self::Day { .. } => {
                say!(lang, en "write it as 2026-03-01", fr "écrivez-le comme 2026-03-01", es "escríbalo como 2026-03-01")
            }
            Self::Copy { .. } => say!(lang,
                en "give one of them; two events have different days (042, 052), players or games",
                fr "donnez l’un des deux ; deux tournois ont d’autres dates (042, 052), d’autres joueurs ou d’autres parties",
                es "dé uno de ellos; dos torneos tienen otros días (042, 052), otros jugadores u otras partidas"),
            Self::Twice { .. } => {
                say!(lang, en "give each file once", fr "donnez chaque fichier une fois", es "dé cada archivo una vez")
            }
            Self::PlayOff { .. } => say!(lang,
                en "give it without --played: then it is an event of its own",
                fr "donnez-le sans --played : il sera un tournoi à part",
                es "delo sin --played: será un torneo aparte"),
            Self::PlayerAndPerson => say!(lang,
                en "in a team event --player is a team and --person a player of one",
                fr "dans un tournoi par équipes, --player est une équipe et --person un joueur d’une équipe",
                es "en un torneo por equipos --player es un equipo y --person un jugador de uno"),
            Self::Championships => say!(lang,
                en "team-championship is an Olympiad, a continental or a world team championship (7.14f)",
                fr "team-championship est une Olympiade, un championnat continental ou du monde par équipes (7.14f)",
                es "team-championship es una Olimpiada, un campeonato continental o mundial por equipos (7.14f)"),
            Self::Coefficient { .. } => say!(lang,
                en "--k 20 is for everybody, --k 12=20 for player 12",
                fr "--k 20 vaut pour tous, --k 12=20 pour le joueur 12",
                es "--k 20 vale para todos, --k 12=20 para el jugador 12"),
            Self::List { .. } => say!(lang,
                en "give FIDE’s list as TXT or XML, or a CSV with the columns id,rating,K,games,birth,highest",
                fr "fournissez la liste de la FIDE en TXT ou XML, ou un CSV avec les colonnes id,rating,K,games,birth,highest",
                es "indique la lista de la FIDE en TXT o XML, o un CSV con las columnas id,rating,K,games,birth,highest"),
        }
    }
}

fn name_edition(lang: Lang) -> String {
    let names = Edition::ALL.map(Edition::name).join(", ");
    say!(lang,
        en "name an edition of the rating regulations with --edition: {names}",
        fr "indiquez une édition du règlement du classement avec --edition : {names}",
        es "indique una edición del reglamento de Elo con --edition: {names}",
        names)
}

fn no_day(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, en "{found} is not a day", fr "{found} n’est pas un jour", es "{found} no es un día", found)
}

fn no_coefficient(lang: Lang, found: &str) -> String {
    let (found, highest) = (quoted(lang, found), Edition::highest_k());
    say!(lang,
        en "{found} is not a development coefficient: 1 to {highest} (8.56)",
        fr "{found} n’est pas un coefficient de développement : de 1 à {highest} (8.56)",
        es "{found} no es un coeficiente de desarrollo: de 1 a {highest} (8.56)",
        found, highest)
}

fn twice(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang,
        en "{file} is given twice, and its games would be rated twice",
        fr "{file} est donné deux fois, et ses parties seraient comptées deux fois",
        es "{file} se da dos veces, y sus partidas contarían dos veces",
        file)
}

fn no_date(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang,
        en "{file} does not say when the event starts, which decides the edition (0.1)",
        fr "{file} n’indique pas le début du tournoi, dont dépend l’édition (0.1)",
        es "{file} no indica cuándo empieza el torneo, de lo que depende la edición (0.1)",
        file)
}

fn copy(lang: Lang, file: &str, of: &str) -> String {
    let (file, of) = (quoted(lang, file), quoted(lang, of));
    say!(lang,
        en "{file} is the same event as {of}, and its games would be rated twice",
        fr "{file} est le même tournoi que {of}, et ses parties seraient comptées deux fois",
        es "{file} es el mismo torneo que {of}, y sus partidas contarían dos veces",
        file, of)
}

fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "there is no edition {found} of the rating regulations",
        fr "il n’existe pas d’édition {found} du règlement du classement",
        es "no existe la edición {found} del reglamento de Elo",
        found)
}

fn edition_help(lang: Lang, found: &str) -> String {
    let near = near(found, Edition::ALL.iter().map(|edition| edition.name()));
    mean(lang, near)
        .map_or_else(|| name_edition(lang), |mean| format!("{mean} {}", capitalised(&name_edition(lang))))
}

fn problem(lang: Lang, problem: &ProvisionsProblem) -> String {
    match problem {
        ProvisionsProblem::UnknownEdition(found) => unknown_edition(lang, found),
        other => provisions(lang, other),
    }
}

fn help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let names = || CHOICES.iter().map(|choice| choice.name);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => edition_help(lang, found),
        ProvisionsProblem::UnknownKey(key) => {
            mean(lang, near(key, names())).unwrap_or_else(|| choose(lang, names()))
        }
        ProvisionsProblem::UnknownChoice { key, .. } => values(lang, key),
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang,
                en "write lines such as edition = \"fide-2014\" and unrated-opponents = \"counted\"",
                fr "écrivez des lignes comme edition = \"fide-2014\" et unrated-opponents = \"counted\"",
                es "escriba líneas como edition = \"fide-2014\" y unrated-opponents = \"counted\"")
        }
    }
}

/// What a provision can be replaced by.
fn values(lang: Lang, name: &str) -> String {
    let values = Choice::named(name).map_or(&[][..], |choice| choice.values).join(", ");
    say!(lang,
        en "write a value such as {values}",
        fr "écrivez une valeur comme {values}",
        es "escriba un valor como {values}",
        values)
}
