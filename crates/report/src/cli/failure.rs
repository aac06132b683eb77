//! What went wrong outside the files.

use exaequo_model::Severity;

use super::OfTeams;
use crate::clean::{clean, quoted, text_width};
use crate::diagnostic::{Look, Message, colon, headline, severity_word};
use crate::rating::Refusal;
use crate::{Lang, number, say};
use exaequo_page::{wrap, wrap_after};

/// Something that could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A file could not be read.
    Read {
        /// Its name; `None`: standard input.
        file: Option<String>,
        /// Why.
        reason: Reason,
    },
    /// A file could not be written.
    Write {
        /// Its name; `None`: standard output.
        file: Option<String>,
        /// Why.
        reason: Reason,
    },
    /// The format cannot hold everything, and nothing was written.
    Unwritable {
        /// The file that was not written; `None`: standard output.
        file: Option<String>,
        /// What it cannot hold.
        losses: Vec<String>,
        /// Whether the loss can be accepted.
        acceptable: bool,
        /// Formats that hold more.
        richer: &'static [&'static str],
    },
    /// The bytes that were read are asked for, and in another form.
    Preserved {
        /// The option that asks for another form.
        option: &'static str,
    },
    /// An event cannot be rated as asked.
    Rating(Refusal),
    /// A list about teams is asked for, and there are none.
    NoTeams(OfTeams),
    /// A site is to be written to something that is no folder.
    NoFolder {
        /// What was named.
        file: String,
    },
    /// Terms are asked for in a form that has no place for them.
    ExplainedAsJson,
    /// Several files are given for a form that holds one.
    OneFile,
    /// The name of a file to write ends in a way that is none of the forms a command writes.
    Ending {
        /// The file.
        file: String,
        /// Endings of the forms that can be written.
        endings: Vec<&'static str>,
        /// The option that names the form.
        option: &'static str,
    },
    /// A spreadsheet would go to a terminal.
    Binary,
    /// There is a JSON file that is not in UTF-8.
    JsonEncoding {
        /// Its name.
        file: String,
    },
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It does not exist.
    NotFound,
    /// It may not be touched.
    Denied,
    /// It is a folder.
    Folder,
    /// A file stands where a folder is needed.
    NoFolder,
    /// There is no room.
    Full,
    /// The disk may only be read.
    ReadOnly,
    /// The name is none a file can have.
    Name,
    /// The file is larger than it may be.
    TooLarge,
    /// Somebody else uses it.
    Busy,
    /// It is not on this disk, or not reachable.
    Unreachable,
    /// The memory is not enough.
    Memory,
    /// The system did not finish it.
    Interrupted,
    /// The bytes are no text.
    NoText,
    /// Anything else: the number of the error, if the system gives one.
    Other(Option<i32>),
}

impl Failure {
    /// The failure in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Rating(refusal) => refusal.message(lang).title,
            Self::Read { file, reason } => cannot_read(lang, file.as_deref(), reason),
            Self::Write { file, reason } => cannot_write(lang, file.as_deref(), reason),
            Self::Unwritable { file: None, .. } => say!(lang,
                en "nothing was written: the format cannot hold everything",
                fr "rien n’a été écrit : le format ne peut pas tout contenir",
                es "no se ha escrito nada: el formato no puede contenerlo todo"),
            Self::Unwritable { file: Some(file), .. } => {
                let file = quoted(lang, file);
                say!(lang,
                    en "{file} was not written: the format cannot hold everything",
                    fr "{file} n’a pas été écrit : le format ne peut pas tout contenir",
                    es "no se ha escrito {file}: el formato no puede contenerlo todo",
                    file)
            }
            Self::Preserved { option } => say!(lang,
                en "--to preserve writes the bytes that were read and cannot be combined with {option}",
                fr "--to preserve écrit les octets lus et ne se combine pas avec {option}",
                es "--to preserve escribe los bytes leídos y no se combina con {option}",
                option),
            Self::NoTeams(asked) => asked.refused(lang),
            Self::NoFolder { file } => no_folder(lang, file),
            Self::ExplainedAsJson => say!(lang,
                en "--explain adds the terms of each value to --format json, and only there",
                fr "--explain ajoute les termes de chaque valeur à --format json, et là seulement",
                es "--explain añade los términos de cada valor a --format json, y solo ahí"),
            Self::OneFile => say!(lang,
                en "a page and a spreadsheet hold one event",
                fr "une page et un tableur contiennent un seul tournoi",
                es "una página y una hoja de cálculo contienen un solo torneo"),
            Self::Ending { file, endings, .. } => ending(lang, file, endings),
            Self::Binary => say!(lang,
                en "a spreadsheet cannot be shown on a terminal",
                fr "un tableur ne peut pas être montré dans un terminal",
                es "una hoja de cálculo no puede mostrarse en una terminal"),
            Self::JsonEncoding { file } => {
                let file = quoted(lang, file);
                say!(lang,
                    en "{file} is JSON, but not in UTF-8",
                    fr "{file} est du JSON, mais pas en UTF-8",
                    es "{file} es JSON, pero no en UTF-8",
                    file)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Rating(refusal) => refusal.message(lang).help,
            Self::Read { reason: Reason::NotFound, .. } => say!(lang,
                en "check the name and the folder",
                fr "vérifiez le nom et le dossier",
                es "compruebe el nombre y la carpeta"),
            Self::Read { .. } => say!(lang,
                en "name a file that can be read",
                fr "indiquez un fichier lisible",
                es "indique un archivo que se pueda leer"),
            Self::Write { .. } => say!(lang,
                en "name a file in a folder that can be written",
                fr "indiquez un fichier dans un dossier accessible en écriture",
                es "indique un archivo en una carpeta en la que se pueda escribir"),
            Self::Unwritable { acceptable, richer, .. } => hold_more(lang, richer, *acceptable),
            Self::Preserved { .. } => say!(lang,
                en "leave the option out, or write with --to trf26",
                fr "retirez l’option, ou écrivez avec --to trf26",
                es "quite la opción, o escriba con --to trf26"),
            Self::NoTeams(asked) => asked.instead(lang),
            Self::NoFolder { .. } => say!(lang,
                en "name a folder with -o; it is made if it does not exist",
                fr "indiquez un dossier avec -o ; il est créé s’il n’existe pas",
                es "indique una carpeta con -o; si no existe, se crea"),
            Self::ExplainedAsJson => say!(lang,
                en "add --format json; `exaequo explain` and `exaequo card` show the arithmetic to people",
                fr "ajoutez --format json ; `exaequo explain` et `exaequo card` montrent le calcul à l’écran",
                es "añada --format json; `exaequo explain` y `exaequo card` muestran el cálculo en pantalla"),
            Self::OneFile => {
                say!(lang, en "give one file", fr "donnez un seul fichier", es "dé un solo archivo")
            }
            Self::Ending { option, .. } => say!(lang,
                en "choose one of these extensions, or name the form with {option}",
                fr "choisissez l’une de ces extensions, ou indiquez le format avec {option}",
                es "elija una de estas extensiones, o indique el formato con {option}",
                option),
            Self::Binary => say!(lang,
                en "name a file with -o",
                fr "indiquez un fichier avec -o",
                es "indique un archivo con -o"),
            Self::JsonEncoding { .. } => say!(lang,
                en "save the file as UTF-8",
                fr "enregistrez le fichier en UTF-8",
                es "guarde el archivo en UTF-8"),
        }
    }
}

fn cannot_read(lang: Lang, file: Option<&str>, reason: &Reason) -> String {
    let (file, reason) = (input(lang, file), reason.text(lang));
    say!(lang,
        en "cannot read {file}: {reason}",
        fr "impossible de lire {file} : {reason}",
        es "no se puede leer {file}: {reason}",
        file, reason)
}

fn cannot_write(lang: Lang, file: Option<&str>, reason: &Reason) -> String {
    let (file, reason) = (output(lang, file), reason.against_writing(lang));
    say!(lang,
        en "cannot write {file}: {reason}",
        fr "impossible d’écrire {file} : {reason}",
        es "no se puede escribir {file}: {reason}",
        file, reason)
}

fn no_folder(lang: Lang, file: &str) -> String {
    if file == "-" {
        return say!(lang,
            en "a site is a folder and cannot go to standard output",
            fr "un site est un dossier et ne peut pas aller à la sortie standard",
            es "un sitio es una carpeta y no puede ir a la salida estándar");
    }
    let file = quoted(lang, file);
    say!(lang,
        en "a site is a folder, and {file} is a file",
        fr "un site est un dossier, et {file} est un fichier",
        es "un sitio es una carpeta, y {file} es un archivo",
        file)
}

fn ending(lang: Lang, file: &str, endings: &[&str]) -> String {
    let file = quoted(lang, file);
    let endings = number::list(lang, &endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>());
    say!(lang,
        en "this command cannot write {file}; it writes {endings}",
        fr "cette commande ne sait pas écrire {file} ; elle écrit {endings}",
        es "este comando no puede escribir {file}; escribe {endings}",
        file, endings)
}

/// What to write instead.
fn hold_more(lang: Lang, richer: &[&str], acceptable: bool) -> String {
    let formats = match richer {
        [] => {
            return say!(lang,
                en "make it smaller: a file holds 9,999 players and 99 rounds",
                fr "réduisez-le\u{202F}: un fichier contient 9\u{202F}999 joueurs et 99 rondes",
                es "redúzcalo: un archivo contiene 9999 jugadores y 99 rondas");
        }
        [one, other] => {
            say!(lang, en "{one} or {other}", fr "{one} ou en {other}", es "{one} o {other}", one, other)
        }
        formats => formats.join(", "),
    };
    if acceptable {
        say!(lang,
            en "write {formats}, or accept the loss with --lossy",
            fr "écrivez en {formats}, ou acceptez la perte avec --lossy",
            es "escriba {formats}, o acepte la pérdida con --lossy",
            formats)
    } else {
        say!(lang, en "write {formats}", fr "écrivez en {formats}", es "escriba {formats}", formats)
    }
}

impl Reason {
    /// Why a file that is new anyway cannot be written: what does not exist is its folder.
    fn against_writing(&self, lang: Lang) -> String {
        if *self != Self::NotFound {
            return self.text(lang);
        }
        say!(lang, en "its folder does not exist", fr "son dossier n’existe pas", es "su carpeta no existe")
    }

    fn text(&self, lang: Lang) -> String {
        match self {
            Self::NotFound => {
                say!(lang, en "it does not exist", fr "il n’existe pas", es "no existe")
            }
            Self::NoFolder => say!(lang,
                en "a file stands where a folder is needed",
                fr "un fichier occupe la place du dossier",
                es "hay un archivo donde hace falta una carpeta"),
            Self::Denied => say!(lang, en "permission denied", fr "accès refusé", es "permiso denegado"),
            Self::Folder => say!(lang, en "it is a folder", fr "c’est un dossier", es "es una carpeta"),
            Self::Full => {
                say!(lang, en "there is no room left", fr "il n’y a plus de place", es "no queda espacio")
            }
            Self::ReadOnly => say!(lang,
                en "the disk is read-only",
                fr "le disque est en lecture seule",
                es "el disco es de solo lectura"),
            Self::Name => say!(lang,
                en "no file can have that name",
                fr "aucun fichier ne peut porter ce nom",
                es "ningún archivo puede llamarse así"),
            Self::TooLarge => {
                say!(lang, en "it is too large", fr "il est trop grand", es "es demasiado grande")
            }
            Self::Busy => say!(lang,
                en "another program uses it",
                fr "un autre programme l’utilise",
                es "otro programa lo está usando"),
            Self::Unreachable => say!(lang,
                en "it cannot be reached",
                fr "il est inaccessible",
                es "no se puede acceder a él"),
            Self::Memory => say!(lang,
                en "there is not enough memory",
                fr "la mémoire ne suffit pas",
                es "no hay memoria suficiente"),
            Self::Interrupted => say!(lang,
                en "the system broke off",
                fr "le système a interrompu l’opération",
                es "el sistema interrumpió la operación"),
            Self::NoText => say!(lang,
                en "it is not text in UTF-8",
                fr "ce n’est pas du texte en UTF-8",
                es "no es texto en UTF-8"),
            Self::Other(Some(code)) => say!(lang,
                en "error {code} of the system",
                fr "erreur {code} du système",
                es "error {code} del sistema",
                code),
            Self::Other(None) => {
                say!(lang, en "error of the system", fr "erreur du système", es "error del sistema")
            }
        }
    }
}

fn input(lang: Lang, file: Option<&str>) -> String {
    match file {
        Some(file) => quoted(lang, file),
        None => say!(lang, en "standard input", fr "l’entrée standard", es "la entrada estándar"),
    }
}

fn output(lang: Lang, file: Option<&str>) -> String {
    match file {
        Some(file) => quoted(lang, file),
        None => say!(lang, en "standard output", fr "la sortie standard", es "la salida estándar"),
    }
}

/// Where the findings counted in a summary can be seen; `arguments` are those of `check`.
pub fn see_check(lang: Lang, summary: &str, arguments: &str) -> String {
    let arguments = clean(arguments);
    say!(lang,
        en "{summary}; see `exaequo check {arguments}`",
        fr "{summary} ; voyez `exaequo check {arguments}`",
        es "{summary}; véase `exaequo check {arguments}`",
        summary, arguments)
}

/// A failure as it is shown: what, the list that belongs to it, and what to do.
pub fn failure_text(message: &Message, list: &[String], look: &Look) -> String {
    let strong = look.palette.strong;
    let Message { title, help, .. } = message;
    let first = headline(&severity_word(look.lang, Severity::Error), look.palette.error, title, look);
    let list: String = list
        .iter()
        .flat_map(|item| ["  - ".to_owned(), wrap(item, 4, look.width), "\n".to_owned()])
        .collect();
    let label = say!(look.lang, en "help:", fr "aide\u{202F}:", es "ayuda:");
    let help = wrap_after(help, text_width(&label) + 1, 2, look.width);
    format!("{first}{list}{strong}{label}{strong:#} {help}\n")
}

/// What was not written because the format cannot hold it, one line each.
pub fn not_written(losses: &[String], look: &Look) -> String {
    let (warning, colon) = (look.palette.warning, colon(look.lang));
    let word = severity_word(look.lang, Severity::Warning);
    let line = |loss: &String| {
        let text = say!(look.lang, en "not written: {loss}", fr "non écrit : {loss}", es "no se ha escrito: {loss}", loss);
        format!("{warning}{word}{warning:#}{colon} {text}\n")
    };
    losses.iter().map(line).collect()
}
