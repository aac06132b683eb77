//! Texts of the help.

use super::convert_help::ConvertOpt;
use super::forecast_help::{self, ForecastOpt};
use super::generate_help::{self, GenerateOpt};
use super::lists_help::{ListOpt, ListVerb};
use super::playoff_help::{PlayOffOpt, PlayOffVerb};
use super::ranking_help::RankingOpt;
use super::rating_help::RatingOpt;
use super::register_help::{RegisterOpt, RegisterVerb};
use super::serve::ServeOpt;
use super::token::{TokenOpt, TokenVerb};
use super::user::{UserOpt, UserVerb};
use exaequo::Lang;
use exaequo::report::diagnostic::colon;
use exaequo::report::list;
use exaequo_texts::say;

/// A command, with what is said of it in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum Command {
    Exaequo,
    Serve,
    Backup,
    Restore,
    Verify,
    Show,
    Check,
    Convert,
    Rate,
    Eligibility,
    List(ListVerb),
    Forecast,
    Generate,
    PlayOff(PlayOffVerb),
    Token(TokenVerb),
    User(UserVerb),
    Register(RegisterVerb),
    Standings,
    Explain,
    TieBreaks,
    Editions,
    Completions,
    Man,
    Help,
}

impl Command {
    /// The line that lists of commands show beside its name.
    pub(crate) fn about(self, lang: Lang) -> String {
        match self {
            Self::Exaequo => {
                say!(lang, "Reads chess tournament files, ranks the participants and explains every number")
            }
            Self::Serve => say!(lang, "Open the arbiter’s desk in the browser"),
            Self::Backup => say!(lang, "Copy the desk, also while it is open"),
            Self::Restore => say!(lang, "Put a copy of the desk into a new folder"),
            Self::Verify => say!(lang, "Read everything in the desk again and say what is wrong"),
            Self::Show => say!(lang, "Show what was understood of a tournament file"),
            Self::Check => say!(lang, "Find every problem of a file, with line and columns"),
            Self::Convert => say!(lang, "Convert between TRF16, TRF26 and JSON"),
            Self::Rate => say!(lang, "Rate the games by the FIDE rating regulations"),
            Self::Eligibility => say!(lang, "Tell whether an event can be rated, and which games not"),
            Self::List(verb) => verb.about(lang),
            Self::Forecast => forecast_help::about(lang),
            Self::Generate => generate_help::about(lang),
            Self::PlayOff(verb) => verb.about(lang),
            Self::Token(verb) => verb.about(lang),
            Self::User(verb) => verb.about(lang),
            Self::Register(verb) => verb.about(lang),
            Self::Standings => say!(lang, "Rank the participants by a list of tie-breaks"),
            Self::Explain => {
                say!(lang, "Show the arithmetic of each value, round by round, with the articles")
            }
            Self::TieBreaks => say!(lang, "List the tie-breaks, or explain one"),
            Self::Editions => say!(lang, "List the editions of the regulations, show one, or compare two"),
            Self::Completions => say!(lang, "Print completions for a shell"),
            Self::Man => say!(lang, "Print the manual page"),
            Self::Help => say!(lang, "Explain a command at length"),
        }
    }

    /// What it does, in paragraphs; those that do one thing only need none.
    pub(crate) fn at_length(self, lang: Lang) -> String {
        match self {
            Self::List(verb) => verb.long(lang),
            Self::Forecast => forecast_help::long(lang),
            Self::Generate => generate_help::long(lang),
            Self::PlayOff(verb) => verb.long(lang),
            Self::Token(verb) => verb.long(lang),
            Self::User(verb) => verb.long(lang),
            Self::Register(verb) => verb.long(lang),
            Self::Backup | Self::Restore | Self::Verify | Self::Serve => self.of_the_desk(lang),
            Self::Show => say!(
                lang,
                "Shows the event, the participants, the rounds, what is missing, and what was assumed where the file is not clear. Nothing is computed."
            ),
            Self::Check => say!(
                lang,
                "Shows all problems at once: what was found, where, what to do about it, and what is assumed otherwise. Errors keep a tournament from being read; --allow accepts one by its code, on the assumption shown with it."
            ),
            Self::Convert => say!(
                lang,
                "The format is that of --to, else JSON for a name that ends in .json, else that of the input. What the format cannot hold is named and nothing is written, unless --lossy accepts the loss. A file is replaced only when the new one is complete."
            ),
            Self::Rate => say!(
                lang,
                "Shows for every player the rating, the average of the opponents, score, expected score, K, the change, the new rating and the performance; first ratings and what they lack; the games that do not count, with the article. The first day of the event decides the edition. Ratings and K come from the list, else from the file; K is marked ~ where it is assumed. Several files are taken as events one after the other: first results are pooled, changes of a period added up and rounded once. What --k, --member, --declare and --registered say can be about one of them: FILE:official."
            ),
            Self::Eligibility => say!(
                lang,
                "Checks articles 0 to 6: registration, thinking time for 60 moves, rounds a day, duration, composition. Breaches give status 1. What a file cannot say is declared: --registered, --declare."
            ),
            Self::Standings => say!(
                lang,
                "The list is that of --tie-breaks or --preset, else that of the file (202, 212); points come first unless the list names them. The edition is that of --edition, else the one in force on the first day. Without --round, standings stop at the last complete round. Several files: with --format json one object per line, in the order given, computed on all cores."
            ),
            Self::Explain => say!(
                lang,
                "Shows each round, the opponent or what replaces it, what was adjusted or cut and by which article, and the sum that gives the value. With --against, which criterion separates two participants. Other options as for standings."
            ),
            Self::TieBreaks => say!(
                lang,
                "Shows code, name, article, types and the Cut-1 column of article 5, modifiers, and whether a value can be known before the last round is over; then the named lists for --preset."
            ),
            Self::Editions => say!(
                lang,
                "An edition is a list of provisions, each with its article. An event can replace single ones (16.6) with a TOML file for --edition."
            ),
            Self::Exaequo | Self::Completions | Self::Man | Self::Help => String::new(),
        }
    }

    /// The same for the commands of the desk.
    fn of_the_desk(self, lang: Lang) -> String {
        match self {
            Self::Backup => say!(
                lang,
                "Writes a copy of events, changes and accounts into the folder backups of the desk, with the time in its name, and reads it back. The desk may be open."
            ),
            Self::Restore => say!(
                lang,
                "Puts a copy into a folder in which there is nothing yet, and never writes over anything. Sessions, links and telephones of the copy no longer work; public pages that were withdrawn stay withdrawn."
            ),
            Self::Verify => say!(
                lang,
                "Reads every page of the file, every file of an event and every change, in their order. Ends with 1 if something is wrong."
            ),
            Self::Serve => say!(
                lang,
                "Drop a tournament file on the page: it shows what was understood, whether the standings agree with the file, and where every number comes from; results are entered by keyboard. Everything is in one folder on this computer. Without --listen nobody else reaches it; with it, others see what was published, and whoever has a name and a password can work from another device."
            ),
            _ => String::new(),
        }
    }
}

/// What the exit status of every command means.
pub(crate) fn exit_status(lang: Lang) -> String {
    say!(
        lang,
        "Exit status: 0 fine; 1 problems found (check, eligibility, and any command with --strict); 2 failure."
    )
}

/// A heading of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub(crate) enum Heading {
    Usage,
    Commands,
    Arguments,
    Options,
    Examples,
}

impl Heading {
    /// The heading without its colon, but with the space that goes before one.
    pub(crate) fn text(self, lang: Lang) -> String {
        let word = match self {
            Self::Usage => say!(lang, "Usage"),
            Self::Commands => say!(lang, "Commands"),
            Self::Arguments => say!(lang, "Arguments"),
            Self::Options => say!(lang, "Options"),
            Self::Examples => say!(lang, "Examples"),
        };
        word + colon(lang).trim_end_matches(':')
    }
}

/// A section of a manual page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub(crate) enum Section {
    Name,
    Synopsis,
    Description,
    Examples,
    Version,
}

impl Section {
    /// The heading, in capitals as in all manuals.
    pub(crate) fn text(self, lang: Lang) -> String {
        match self {
            Self::Name => say!(lang, "NAME"),
            Self::Synopsis => say!(lang, "SYNOPSIS"),
            Self::Description => say!(lang, "DESCRIPTION"),
            Self::Examples => say!(lang, "EXAMPLES"),
            Self::Version => say!(lang, "VERSION"),
        }
    }
}

/// A name that stands for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the English words")]
pub(crate) enum Name {
    File,
    In,
    Out,
    Options,
    Command,
    Shell,
    Code,
    List,
    Preset,
    Edition,
    Number,
    Rating,
    Seed,
    Values,
    Group,
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
    Paper,
    Address,
}

impl Name {
    /// The name in capitals, as usage lines show it: `FILE`.
    pub(crate) fn text(self, lang: Lang) -> String {
        match self {
            Self::File => say!(lang, "FILE"),
            Self::In => say!(lang, "IN"),
            Self::Out => say!(lang, "OUT"),
            Self::Options => say!(lang, "OPTIONS"),
            Self::Command => say!(lang, "COMMAND"),
            Self::Shell => say!(lang, "SHELL"),
            Self::Code => say!(lang, "CODE"),
            Self::List => say!(lang, "LIST"),
            Self::Preset => say!(lang, "NAME"),
            Self::Edition => say!(lang, "EDITION"),
            Self::Number => say!(lang, "N"),
            Self::Rating => say!(lang, "RATING"),
            Self::Seed => say!(lang, "SEED"),
            Self::Values => say!(lang, "NAME=FILE"),
            Self::Group => say!(lang, "GROUP"),
            Self::Participant => say!(lang, "WHO"),
            Self::Person => say!(lang, "PLAYER"),
            Self::Folder => say!(lang, "FOLDER"),
            Self::PlayOff => say!(lang, "PLAYOFF"),
            Self::Places => say!(lang, "A-B"),
            Self::Time => say!(lang, "TIME"),
            Self::Lang => say!(lang, "LANG"),
            Self::When => say!(lang, "WHEN"),
            Self::Form => say!(lang, "FORM"),
            Self::Format => say!(lang, "FORMAT"),
            Self::Order => say!(lang, "ORDER"),
            Self::By => say!(lang, "BY"),
            Self::Style => say!(lang, "STYLE"),
            Self::System => say!(lang, "SYSTEM"),
            Self::Pace => say!(lang, "PACE"),
            Self::Encoding => say!(lang, "ENCODING"),
            Self::Ends => say!(lang, "ENDS"),
            Self::K => say!(lang, "K"),
            Self::Assignment => say!(lang, "NAME=VALUE"),
            Self::What => say!(lang, "WHAT"),
            Self::Date => say!(lang, "DATE"),
            Self::Paper => say!(lang, "PAPER"),
            Self::Address => say!(lang, "ADDRESS"),
        }
    }
}

/// The forms a command writes, for the help of `--format`.
pub(crate) fn forms(lang: Lang, names: &[&str]) -> String {
    let names = list::commas(lang, names.iter().copied());
    say!(lang, "{names} (default: by the extension of -o, else table)", names)
}

/// Where the options of a command stand that its short help leaves out.
pub(crate) fn all_options(lang: Lang, command: &str) -> String {
    say!(lang, "All options: exaequo help {command}", command)
}

/// An argument or option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum Opt {
    File,
    Command,
    Shell,
    Lang,
    Encoding,
    Allow,
    All,
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
    Forecast(ForecastOpt),
    Generate(GenerateOpt),
    PlayOff(PlayOffOpt),
    Token(TokenOpt),
    User(UserOpt),
    Register(RegisterOpt),
    Serve(ServeOpt),
}

impl Opt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::File => say!(lang, "File to read, TRF or JSON; - is standard input"),
            Self::All => say!(lang, "Show every finding, not only the first three of a kind"),
            Self::Command => {
                say!(lang, "Command to explain")
            }
            Self::Shell => say!(lang, "bash, elvish, fish, powershell or zsh"),
            Self::Lang => {
                let codes = list::or(lang, &Lang::ALL.map(|known| known.code().to_owned()));
                say!(lang, "Language: {codes} (default: that of the system)", codes)
            }
            Self::Encoding => {
                say!(lang, "Encoding of the input: utf-8 or windows-1252 (default: recognised)")
            }
            Self::Allow => say!(lang, "Allow a problem by its code, such as T014 or T014,T025"),
            Self::Strict => say!(lang, "Reject what other programs reject; warnings give status 1"),
            Self::Quiet => say!(lang, "Print errors only"),
            Self::Plain => say!(lang, "One line per finding, without drawing, for screen readers"),
            Self::Color => say!(lang, "Colours: auto (default), always or never"),
            Self::Output => say!(lang, "Write the result to a file"),
            Self::Convert(option) => option.help(lang),
            Self::Rating(option) => option.help(lang),
            Self::Ranking(option) => option.help(lang),
            Self::List(option) => option.help(lang),
            Self::Forecast(option) => option.help(lang),
            Self::Generate(option) => option.help(lang),
            Self::PlayOff(option) => option.help(lang),
            Self::Token(option) => option.help(lang),
            Self::User(option) => option.help(lang),
            Self::Register(option) => option.help(lang),
            Self::Serve(option) => option.help(lang),
            Self::Help => say!(lang, "Print help"),
            Self::Version => {
                say!(lang, "Print the version")
            }
        }
    }
}
