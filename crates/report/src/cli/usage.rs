//! What is wrong with a command line.

use crate::clean::{clean, quoted};
use crate::diagnostic::Message;
use crate::notice::no_value;
use crate::{Lang, number, say};

/// An error of usage. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Usage {
    /// No command was given.
    NoCommand,
    /// There is no such command.
    UnknownCommand {
        /// What was typed.
        found: String,
        /// The command it is nearest to.
        nearest: Option<String>,
        /// Commands there are.
        possible: Vec<String>,
    },
    /// A file stands where a command belongs.
    NoCommandBefore {
        /// The file.
        file: String,
        /// A command that could stand before it, `exaequo show`.
        command: String,
    },
    /// An option of a command stands before it.
    OptionBefore {
        /// The option.
        option: String,
        /// The command, `exaequo standings`.
        command: String,
    },
    /// There is no such option, or an argument too many.
    UnknownArgument {
        /// What was typed.
        found: String,
        /// The option it is nearest to.
        nearest: Option<String>,
    },
    /// The option is one of the command that ranks with a play-off.
    OfPlayOff {
        /// The option.
        option: String,
    },
    /// Arguments are missing.
    MissingArguments {
        /// Their names.
        names: Vec<String>,
        /// What has to be given: `exaequo show [OPTIONS] FILE`.
        usage: String,
    },
    /// An option has no value.
    MissingValue {
        /// The option.
        option: String,
        /// Values it can have; empty: any.
        possible: Vec<String>,
    },
    /// An option has a value it cannot have.
    InvalidValue {
        /// The option.
        option: String,
        /// What was typed.
        found: String,
        /// Values it can have; empty: others.
        possible: Vec<String>,
        /// The value it is nearest to.
        nearest: Option<String>,
    },
    /// An option has a value and takes none.
    NoValue {
        /// The option.
        option: String,
    },
    /// An option is given twice.
    Twice {
        /// The option.
        option: String,
    },
    /// Two options exclude each other.
    Together {
        /// The option.
        option: String,
        /// The other.
        other: String,
    },
    /// There is no problem with such a code.
    UnknownCode {
        /// What was typed.
        found: String,
        /// The code it is nearest to.
        nearest: Option<String>,
    },
    /// The problem cannot be allowed.
    NotAllowable {
        /// Its code.
        code: String,
    },
    /// An argument is no text.
    NoText,
    /// Anything else.
    Other,
}

impl Usage {
    /// The error in words; `program` is the command whose help says more, such as `exaequo show`.
    pub fn message(&self, lang: Lang, program: &str) -> Message {
        Message { title: self.title(lang), help: self.help(lang, program), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoCommand => {
                say!(lang, en "a command is missing", fr "il manque une commande", es "falta un comando")
            }
            Self::UnknownCommand { found, .. } => unknown_command(lang, found),
            Self::NoCommandBefore { file, .. } => no_command_before(lang, file),
            Self::OptionBefore { option, .. } => say!(lang,
                en "the option {option} stands behind the command, not before it",
                fr "l’option {option} se place après la commande, pas avant",
                es "la opción {option} va detrás del comando, no delante",
                option),
            Self::UnknownArgument { found, .. } | Self::OfPlayOff { option: found } => {
                unknown_argument(lang, found)
            }
            Self::MissingArguments { names, .. } => {
                let names = number::list(lang, names);
                say!(lang, en "missing: {names}", fr "il manque : {names}", es "falta: {names}", names)
            }
            Self::MissingValue { option, .. } => say!(lang,
                en "the option {option} needs a value",
                fr "l’option {option} demande une valeur",
                es "la opción {option} necesita un valor",
                option),
            Self::InvalidValue { option, found, .. } => no_value(lang, option, found),
            Self::NoValue { option } => say!(lang,
                en "the option {option} takes no value",
                fr "l’option {option} ne prend pas de valeur",
                es "la opción {option} no admite valor",
                option),
            Self::Twice { option } => say!(lang,
                en "{option} can be given only once",
                fr "{option} ne peut être donné qu’une fois",
                es "{option} solo se puede dar una vez",
                option),
            Self::Together { option, other } => say!(lang,
                en "{option} and {other} exclude each other",
                fr "{option} et {other} s’excluent",
                es "{option} y {other} se excluyen",
                option, other),
            Self::UnknownCode { found, .. } => unknown_code(lang, found),
            Self::NotAllowable { code } => say!(lang,
                en "the problem {code} cannot be allowed",
                fr "le problème {code} ne peut pas être admis",
                es "el problema {code} no se puede admitir",
                code),
            Self::NoText => say!(lang,
                en "an argument is not text in UTF-8",
                fr "un argument n’est pas du texte en UTF-8",
                es "un argumento no es texto en UTF-8"),
            Self::Other => say!(lang,
                en "the command line cannot be understood",
                fr "la ligne de commande n’est pas compréhensible",
                es "no se entiende la línea de comandos"),
        }
    }

    fn help(&self, lang: Lang, program: &str) -> String {
        match self {
            Self::UnknownCommand { nearest: Some(nearest), .. }
            | Self::UnknownArgument { nearest: Some(nearest), .. }
            | Self::InvalidValue { nearest: Some(nearest), .. }
            | Self::UnknownCode { nearest: Some(nearest), .. } => say!(lang,
                en "did you mean {nearest}?",
                fr "vouliez-vous dire {nearest} ?",
                es "¿quería decir {nearest}?",
                nearest),
            Self::UnknownCommand { possible, .. }
            | Self::MissingValue { possible, .. }
            | Self::InvalidValue { possible, .. }
                if !possible.is_empty() =>
            {
                let possible = possible.join(", ");
                say!(lang, en "choose one of {possible}", fr "choisissez parmi {possible}", es "elija entre {possible}", possible)
            }
            Self::NoCommandBefore { file, command } => {
                let file = clean(file);
                say!(lang,
                    en "write `{command} {file}`, for instance",
                    fr "écrivez par exemple `{command} {file}`",
                    es "escriba, por ejemplo, `{command} {file}`",
                    command, file)
            }
            Self::OptionBefore { option, command } => say!(lang,
                en "write `{command} {option} …`",
                fr "écrivez `{command} {option} …`",
                es "escriba `{command} {option} …`",
                option, command),
            Self::OfPlayOff { .. } => say!(lang,
                en "`exaequo playoff merge` puts a play-off into the standings",
                fr "`exaequo playoff merge` intègre un barrage au classement",
                es "`exaequo playoff merge` incorpora un playoff a la clasificación"),
            Self::MissingArguments { usage, .. } => say!(lang,
                en "write `{usage}`; see `{program} --help`",
                fr "écrivez `{usage}` ; voyez `{program} --help`",
                es "escriba `{usage}`; véase `{program} --help`",
                usage, program),
            Self::UnknownCode { .. } => say!(lang,
                en "`exaequo check` shows the codes of a file's problems",
                fr "`exaequo check` montre les codes des problèmes d’un fichier",
                es "`exaequo check` muestra los códigos de los problemas de un archivo"),
            Self::NotAllowable { .. } => say!(lang,
                en "correct the file: nothing can be made of it as it is",
                fr "corrigez le fichier : on ne peut rien en tirer tel quel",
                es "corrija el archivo: tal como está no sirve de nada"),
            Self::NoCommand
            | Self::UnknownCommand { .. }
            | Self::UnknownArgument { .. }
            | Self::MissingValue { .. }
            | Self::InvalidValue { .. }
            | Self::NoValue { .. }
            | Self::Twice { .. }
            | Self::NoText
            | Self::Together { .. }
            | Self::Other => {
                say!(lang, en "see `{program} --help`", fr "voyez `{program} --help`", es "véase `{program} --help`", program)
            }
        }
    }
}

fn unknown_argument(lang: Lang, found: &str) -> String {
    let shown = quoted(lang, found);
    if found.starts_with('-') {
        say!(lang,
            en "there is no option {shown} here",
            fr "il n’existe pas d’option {shown} ici",
            es "aquí no existe la opción {shown}",
            shown)
    } else {
        say!(lang,
            en "the argument {shown} is one too many",
            fr "l’argument {shown} est de trop",
            es "sobra el argumento {shown}",
            shown)
    }
}

fn unknown_command(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "there is no command {found}",
        fr "il n’existe pas de commande {found}",
        es "no existe el comando {found}",
        found)
}

fn no_command_before(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang,
        en "there is no command before the file {file}",
        fr "il manque une commande avant le fichier {file}",
        es "falta un comando delante del archivo {file}",
        file)
}

fn unknown_code(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "there is no problem with the code {found}",
        fr "aucun problème n’a le code {found}",
        es "ningún problema tiene el código {found}",
        found)
}
