//! What went wrong with a register.

use exaequo::Lang;
use exaequo::bulletin::error;
use exaequo::model::Date;
use exaequo::register::RegisterError;
use exaequo::register::fact::typed::FieldError;
use exaequo::report::diagnostic::Message;
use exaequo::report::number;
use exaequo_store::StoreError;
use exaequo_texts::say;

/// Something about a register that could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RegisterFailure {
    /// There is no register.
    None(String),
    /// There is one already.
    Exists(String),
    /// The file is something else.
    NotOne(String),
    /// A newer program has written it.
    Newer(String),
    /// No room is left where it is kept.
    Full,
    /// What it is kept in can only be read.
    ReadOnly,
    /// Another program holds it.
    Busy,
    /// Its database cannot be reached.
    Away,
    /// Its database was lost while something was entered.
    InDoubt,
    /// Tables that a newer program has to bring up to date, or that one has left half done.
    Unfinished(String),
    /// It is not what was written.
    Damaged,
    /// The engine of the store says why.
    Store(String),
    /// Somebody else has entered something meanwhile.
    Behind,
    /// What the register says.
    Register {
        /// In the language of the user.
        said: String,
        /// Whether a second person would help.
        seconds: bool,
    },
    /// The list was not closed yet.
    NotClosed(Date),
    /// Something cannot be noted of a player.
    Field {
        /// What was typed.
        typed: String,
        /// What is wrong with it.
        why: FieldError,
    },
    /// A number that was not given up for another.
    NotMerged(String),
    /// Two numbers are one already.
    SamePerson(u64),
    /// The last day of an event is before the first.
    EndBeforeStart([String; 2]),
    /// Something is no setting.
    Setting(String),
    /// Something needs a reason.
    NoReason,
    /// The day of a list is not in its file.
    NoDate,
    /// A register begins with nothing.
    NoBeginning,
    /// Two lists to begin with are of one kind.
    OneKind(String),
    /// Lists to begin with are of different days.
    Days([String; 2]),
    /// A list that is far shorter than the last one.
    Short {
        /// How many rows the new list has.
        rows: u64,
        /// The rows of the last one.
        before: u64,
    },
    /// A report that is no TRF.
    NotTrf(String),
    /// A file that is there already.
    There(String),
    /// A folder that is there already.
    Published(String),
}

/// That consequences were shown and nothing else.
pub(crate) fn nothing_entered(lang: Lang) -> String {
    say!(lang, "Nothing was entered; --yes enters what is shown.")
}

/// How closed lists that were changed without a revision get one.
pub(crate) fn how_to_record(lang: Lang) -> String {
    say!(
        lang,
        "exaequo list replay shows every row that differs; with --yes and --reason it enters them as revisions."
    )
}

impl RegisterFailure {
    /// An error of the library.
    pub(crate) fn of(error: impl Into<RegisterError>, lang: Lang) -> Self {
        let error = error.into();
        let seconds = matches!(error, RegisterError::Close(exaequo::register::CloseError::NeedsSecond));
        Self::Register { said: error::message(&error, lang), seconds }
    }

    /// What the store of a register says.
    pub(crate) fn stored(error: &StoreError) -> Self {
        match error {
            StoreError::Behind { .. } => Self::Behind,
            StoreError::Full => Self::Full,
            StoreError::ReadOnly | StoreError::Replica => Self::ReadOnly,
            StoreError::Busy => Self::Busy,
            StoreError::Away => Self::Away,
            StoreError::InDoubt => Self::InDoubt,
            StoreError::Damaged(_) => Self::Damaged,
            other => Self::Store(other.to_string()),
        }
    }

    /// The failure in words.
    pub(crate) fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), ..Message::default() }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::None(file) => say!(lang, "there is no register {file}", file),
            Self::Exists(file) => say!(lang, "there is a register already: {file}", file),
            Self::NotOne(file) => say!(lang, "this file is not a register: {file}", file),
            Self::Newer(file) => {
                say!(lang, "a newer version of this program has written the register {file}", file)
            }
            Self::Full => say!(lang, "the disk of the register is full; nothing was entered"),
            Self::ReadOnly => say!(lang, "the register cannot be written to; nothing was entered"),
            Self::Busy => say!(lang, "another program holds the register; nothing was entered"),
            Self::Away => say!(lang, "the database of the register cannot be reached; nothing was entered"),
            Self::InDoubt => say!(lang, "the database was lost while something was entered"),
            Self::Unfinished(file) => {
                say!(lang, "the tables of the register {file} were half brought up to date", file)
            }
            Self::Damaged => say!(lang, "the register is damaged: it is not what was written"),
            Self::Store(said) => say!(lang, "the register cannot be read or written: {said}", said),
            Self::Behind => say!(lang, "somebody else has entered something meanwhile; nothing was entered"),
            Self::Register { said, .. } => said.clone(),
            Self::NotClosed(list) => {
                let day = number::date(lang, *list);
                say!(lang, "the list of {day} is not closed", day)
            }
            Self::Field { typed, why: FieldError::Unknown } => {
                say!(lang, "this is nothing that can be noted of a player: {typed}", typed)
            }
            Self::Field { typed, .. } => say!(lang, "this cannot be noted: {typed}", typed),
            Self::NotMerged(number) => say!(lang, "{number} was not given up for another number", number),
            Self::SamePerson(number) => say!(lang, "both are {number} already", number),
            Self::EndBeforeStart([start, end]) => {
                say!(lang, "the event ends on {end}, before it begins on {start}", end, start)
            }
            Self::Setting(typed) => say!(lang, "this is no setting of a register: {typed}", typed),
            Self::NoReason => say!(lang, "a reason is needed"),
            Self::NoDate => say!(lang, "the file does not say of which day the list is"),
            Self::NoBeginning => say!(lang, "a register begins with a list, or on a day without ratings"),
            Self::OneKind(kind) => {
                say!(lang, "two lists to begin with are of one kind of rating: {kind}", kind)
            }
            Self::Days([one, other]) => {
                say!(lang, "the lists to begin with are of different days: {one} and {other}", one, other)
            }
            Self::Short { rows, before } => {
                say!(
                    lang,
                    "the list has {rows} rows and the last one {before}: it may be cut off; nothing was entered",
                    rows,
                    before
                )
            }
            Self::NotTrf(file) => say!(lang, "a report is a TRF file (9.1), and this is none: {file}", file),
            Self::There(file) => say!(lang, "the file is there already: {file}", file),
            Self::Published(folder) => say!(lang, "the folder is there already: {folder}", folder),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::None(_) => say!(lang, "exaequo list init begins one; --register names another file."),
            Self::Exists(_) => say!(lang, "--register names another file."),
            Self::Behind | Self::Busy | Self::Away => say!(lang, "Run the command again."),
            Self::Full => say!(lang, "Make room, and run the command again."),
            Self::ReadOnly => {
                say!(lang, "Allow its file and folder to be written to, or name another with --register.")
            }
            Self::InDoubt => say!(lang, "exaequo list show and exaequo list verify tell what is there."),
            Self::Damaged => {
                say!(
                    lang,
                    "Put a copy back; exaequo list init --from makes it anew of what exaequo list export has written."
                )
            }
            Self::Unfinished(_) => say!(lang, "Put the copy of the database made before back."),
            Self::Register { seconds: true, .. } => say!(lang, "--seconded names the second person."),
            Self::NotClosed(_) => say!(lang, "exaequo list close closes it."),
            Self::Field { why, .. } => field_help(*why, lang),
            Self::NotMerged(_) => {
                say!(lang, "exaequo list split takes back what exaequo list merge has entered.")
            }
            Self::Setting(_) => say!(lang, "exaequo help list set lists the settings."),
            Self::NoReason => say!(lang, "--reason says why."),
            Self::NoDate => say!(lang, "--date says it."),
            Self::NoBeginning => say!(lang, "--import names the list, --date the day of an empty one."),
            Self::OneKind(_) => say!(lang, "--import national:FILE says of which kind a list is."),
            Self::Days(_) => say!(lang, "--date says of which day all of them are."),
            Self::Short { .. } => say!(lang, "--yes enters it all the same."),
            Self::Published(_) => say!(lang, "Move it away, or publish into another folder."),
            Self::There(_)
            | Self::SamePerson(_)
            | Self::EndBeforeStart(_)
            | Self::NotOne(_)
            | Self::Newer(_)
            | Self::Store(_)
            | Self::Register { .. }
            | Self::NotTrf(_) => String::new(),
        }
    }
}

/// What can be noted instead.
fn field_help(why: FieldError, lang: Lang) -> String {
    match why {
        FieldError::Unknown => say!(lang, "exaequo help list fact lists what can be noted."),
        FieldError::Name => say!(lang, "Write a name."),
        FieldError::Federation => say!(lang, "A federation is three letters, such as CAN."),
        FieldError::Sex => say!(lang, "Write M or F."),
        FieldError::Birth => {
            say!(lang, "Write a year or a day that is not to come, such as 1990 or 1990-11-30.")
        }
        FieldError::Title => {
            say!(
                lang,
                "FIDE's titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM; an empty value takes it away."
            )
        }
        FieldError::WomenTitle => {
            say!(lang, "FIDE's titles of women are WGM, WIM, WFM and WCM; an empty value takes it away.")
        }
        FieldError::OtherTitles => {
            say!(
                lang,
                "Write the codes with commas between them, such as IA,FT; an empty value takes them away."
            )
        }
        FieldError::Member => say!(lang, "Write IBCA, ICSC, IPCA or none (7.14g)."),
        FieldError::Rating => say!(lang, "Write a rating from 1 to 3999; an empty value takes it away."),
    }
}
