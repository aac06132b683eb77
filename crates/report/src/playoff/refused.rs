//! Why nothing came of a command about play-offs, lots or tables.

use exaequo_playoff::RegulationsError;

use super::error::regulations_message;
use crate::clean::quoted;
use crate::diagnostic::Message;
use crate::{Lang, number, say};

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The regulations cannot be read.
    Regulations {
        /// The file.
        file: String,
        /// Its text.
        text: String,
        /// What is wrong.
        error: RegulationsError,
    },
    /// Nobody plays off, so that there is no file to write.
    NobodyPlays,
    /// The file of the play-off is not named.
    NoPlayOff,
    /// Places that are none: what was typed.
    Places(String),
    /// So many participants have these places.
    NotTied {
        /// First and last place.
        places: [u32; 2],
        /// How many.
        count: usize,
    },
    /// Everybody has one of these places alone: there is nothing to draw.
    NoTie([u32; 2]),
    /// A number of players there is no table for: what was typed.
    Players(String),
    /// The file of the play-off holds no tournament.
    NoTournament(String),
    /// The file of the play-off has games of participants who have nothing to play for.
    Strangers {
        /// The file; `None` where it is in one file with its tournament.
        file: Option<String>,
        /// Their names.
        names: Vec<String>,
    },
    /// The seed of a draw is empty.
    NoSeed,
    /// Not the time of a draw: what was typed.
    Time(String),
    /// A record of draws cannot be read.
    Record {
        /// The file.
        file: String,
        /// The line.
        line: usize,
    },
}

impl Refused {
    /// The reason in words.
    pub fn message(&self, lang: Lang) -> Message {
        if let Self::Regulations { file, text, error } = self {
            return regulations_message(lang, file, text, error);
        }
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { .. } => String::new(),
            Self::NobodyPlays => say!(lang,
                en "nobody plays off, so that there is no file to write",
                fr "personne ne joue de barrage : il n’y a pas de fichier à écrire",
                es "nadie juega un playoff: no hay archivo que escribir"),
            Self::NoPlayOff => say!(lang,
                en "the regulations ask for a play-off, and its file is not named",
                fr "le règlement prévoit un barrage, et son fichier n’est pas indiqué",
                es "el reglamento prevé un playoff, y no se indica su archivo"),
            Self::Places(found) => {
                let found = quoted(lang, found);
                say!(lang,
                    en "{found} are no places",
                    fr "{found} ne sont pas des places",
                    es "{found} no son puestos",
                    found)
            }
            Self::NotTied { places: [first, last], count } => say!(lang,
                en "places {places} do not begin and end with a tie: {count} participants are ranked there",
                fr "les places {places} ne commencent et ne finissent pas avec des ex æquo : {count} participants y sont classés",
                es "los puestos {places} no empiezan y acaban con un empate: hay {count} participantes clasificados en ellos",
                places = number::span(lang, *first, *last), count),
            Self::NoTie([first, last]) => say!(lang,
                en "nobody is tied for places {places}: the list decides them, and lots do not (4.2)",
                fr "personne n’est à égalité aux places {places} : la liste les attribue, et non le sort (4.2)",
                es "nadie está empatado en los puestos {places}: los decide la lista, y no el sorteo (4.2)",
                places = number::span(lang, *first, *last)),
            Self::Players(found) => {
                let found = quoted(lang, found);
                say!(lang,
                    en "there is no table for {found} players",
                    fr "il n’y a pas de table pour {found} joueurs",
                    es "no hay tabla para {found} jugadores",
                    found)
            }
            Self::NoTournament(file) => {
                let file = quoted(lang, file);
                say!(lang,
                    en "{file} holds no play-off",
                    fr "{file} ne contient pas de barrage",
                    es "{file} no contiene ningún playoff",
                    file)
            }
            Self::Strangers { file, names } => strangers(lang, file.as_deref(), names),
            Self::NoSeed => say!(lang,
                en "lots need a published seed (4.2), and this one is empty",
                fr "un tirage au sort demande une graine publiée (4.2), et celle-ci est vide",
                es "un sorteo necesita una semilla publicada (4.2), y esta está vacía"),
            Self::Time(found) => no_time(lang, found),
            Self::Record { file, line } => {
                let file = quoted(lang, file);
                say!(lang,
                    en "line {line} of {file} is no record of a draw",
                    fr "la ligne {line} de {file} n’est pas le procès-verbal d’un tirage",
                    es "la línea {line} de {file} no es el acta de un sorteo",
                    line, file)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { .. } => String::new(),
            Self::NobodyPlays => say!(lang,
                en "look at the plan without -o",
                fr "regardez le plan sans -o",
                es "mire el plan sin -o"),
            Self::NoPlayOff => say!(lang,
                en "name it: after the file of the tournament for playoff merge, with --played elsewhere",
                fr "indiquez-le : après le fichier du tournoi pour playoff merge, avec --played ailleurs",
                es "indíquelo: después del archivo del torneo para playoff merge, con --played en otro caso"),
            Self::Places(_) => say!(lang,
                en "give the first and the last place, such as --for 3-5",
                fr "indiquez la première et la dernière place, par exemple --for 3-5",
                es "indique el primer y el último puesto, por ejemplo --for 3-5"),
            Self::NotTied { .. } | Self::NoTie(_) => say!(lang,
                en "name the first and the last place of the tie, as `exaequo standings` shows it",
                fr "indiquez la première et la dernière place des ex æquo, comme `exaequo standings` les montre",
                es "indique el primer y el último puesto del empate, como los muestra `exaequo standings`"),
            Self::Players(_) => say!(lang,
                en "type a number from 2 to 50",
                fr "indiquez un nombre de 2 à 50",
                es "escriba un número de 2 a 50"),
            Self::NoTournament(_) => say!(lang,
                en "see exaequo check",
                fr "voyez exaequo check",
                es "véase exaequo check"),
            Self::Strangers { .. } => say!(lang,
                en "name the file of this play-off, or change who plays off in the regulations (3.1.1, 3.1.2)",
                fr "indiquez le fichier de ce barrage, ou changez dans le règlement qui joue le barrage (3.1.1, 3.1.2)",
                es "indique el archivo de este playoff, o cambie en el reglamento quién lo juega (3.1.1, 3.1.2)"),
            Self::NoSeed => say!(lang,
                en "type a text nobody could choose before the draw",
                fr "indiquez un texte que personne ne pouvait choisir avant le tirage",
                es "escriba un texto que nadie pudiera elegir antes del sorteo"),
            Self::Time(_) => say!(lang,
                en "write day and hour, such as 2026-03-08T16:05:00Z, or leave it out: it is now then",
                fr "écrivez le jour et l’heure, par exemple 2026-03-08T16:05:00Z, ou retirez l’option : ce sera maintenant",
                es "escriba día y hora, por ejemplo 2026-03-08T16:05:00Z, o quite la opción: será ahora"),
            Self::Record { .. } => say!(lang,
                en "name a file that holds records only, or a new one",
                fr "indiquez un fichier qui ne contient que des procès-verbaux, ou un nouveau",
                es "indique un archivo que solo contenga actas, o uno nuevo"),
        }
    }
}

fn no_time(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "{found} is not the time of a draw",
        fr "{found} n’est pas l’heure d’un tirage",
        es "{found} no es la hora de un sorteo",
        found)
}

/// The rounds of a play-off in the file of its tournament.
fn this_file(lang: Lang) -> String {
    say!(lang,
        en "what the file has behind its tournament",
        fr "ce que le fichier contient après son tournoi",
        es "lo que el archivo contiene tras su torneo")
}

/// Names that are said one by one before the rest is counted.
const NAMED: usize = 5;

fn strangers(lang: Lang, file: Option<&str>, strangers: &[String]) -> String {
    let file = file.map_or_else(|| this_file(lang), |file| quoted(lang, file));
    let first = strangers.iter().take(NAMED).map(|name| quoted(lang, name)).collect::<Vec<_>>();
    let count = strangers.len();
    if count <= NAMED {
        let names = number::list(lang, &first);
        return say!(lang,
            en "{file} is not this play-off: nothing is at stake here for {names}",
            fr "{file} n’est pas ce barrage : rien n’est en jeu ici pour {names}",
            es "{file} no es este playoff: aquí no hay nada en juego para {names}",
            file, names);
    }
    let names = first.join(", ");
    say!(lang,
        en "{file} is not this play-off: nothing is at stake here for {count} who play in it: {names} …",
        fr "{file} n’est pas ce barrage : rien n’est en jeu ici pour {count} qui y jouent : {names} …",
        es "{file} no es este playoff: aquí no hay nada en juego para {count} que lo juegan: {names} …",
        file, count, names)
}
