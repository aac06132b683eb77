//! Help about the register of a federation.

use exaequo::Lang;
use exaequo_texts::say;

/// A command about a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum RegisterVerb {
    List,
    Init,
    Receive,
    Announce,
    Events,
    Check,
    Accept,
    Refuse,
    Assign,
    Withdraw,
    Preview,
    Close,
    Publish,
    Show,
    Explain,
    Correct,
    Merge,
    Split,
    Fact,
    Set,
    Replay,
    Diff,
    Verify,
    Drift,
    Import,
    Export,
}

impl RegisterVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::List => say!(lang, "Keep a federation’s rating lists: reports, lists, corrections"),
            Self::Init => say!(lang, "Begin a register, with a list that was published before"),
            Self::Receive => say!(lang, "Take reports in, and say what each is"),
            Self::Announce => say!(lang, "Note that an event was registered, or will not be rated"),
            Self::Events => say!(lang, "List the events, with what was decided about them"),
            Self::Check => say!(lang, "Look at events before they are decided, and at their players"),
            Self::Accept => say!(lang, "Rate events on the list of their days, or the next open one"),
            Self::Refuse => say!(lang, "Do not rate an event, by an article"),
            Self::Assign => say!(lang, "Rate events on a certain list"),
            Self::Withdraw => say!(lang, "Rate events no longer"),
            Self::Preview => say!(lang, "Show a list as it would be, against the last one"),
            Self::Close => say!(lang, "Close a list: later reports go on the next one"),
            Self::Publish => say!(lang, "Write a closed list as files and pages"),
            Self::Show => say!(lang, "Show a player on all lists"),
            Self::Explain => say!(lang, "Show the games behind a player’s rating, for a pencil"),
            Self::Correct => say!(lang, "Replace the report of an event by a corrected one"),
            Self::Merge => say!(lang, "Note that two numbers are one person"),
            Self::Split => say!(lang, "Note that they are two persons after all"),
            Self::Fact => say!(lang, "Note something about a player: title, federation, birth, rating"),
            Self::Set => say!(lang, "Show or change what the register is kept by"),
            Self::Replay => say!(lang, "Work all lists out again and compare them with the record"),
            Self::Diff => say!(lang, "Compare two lists, or two revisions of one"),
            Self::Verify => say!(lang, "Check that nothing in the register was changed"),
            Self::Drift => say!(lang, "Tell whether the scale of ratings drifts (10.3, 11.2)"),
            Self::Import => say!(lang, "Keep a list of somebody else, to look things up"),
            Self::Export => say!(lang, "Write the whole register as one file"),
        }
    }

    /// What it does, at length.
    #[allow(clippy::too_many_lines, reason = "a text for each command")]
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::List => say!(
                lang,
                "A register is one file, exaequo.register unless --register names another. What is entered in it is never changed; every list follows from it and can be worked out again. Every command that enters something takes --by and --reason."
            ),
            Self::Init => say!(
                lang,
                "The list can be FIDE’s TXT or XML in every layout, or a CSV. Several can be named, each of another kind, as KIND:FILE: FIDE’s list and national:november.csv, or a file for each kind of play. They are read to their ends before anything is written. Without --import the register begins with an empty list of the day of --date. Without --edition the first day of each event decides (0.1)."
            ),
            Self::Receive => say!(
                lang,
                "A report is a TRF file. It is compared with the events of its days: it is a new event, a new version of one, or there already. Nothing is rated until it is accepted."
            ),
            Self::Announce => say!(
                lang,
                "Registered events without a report are listed with the events (9.1). That an event is not rated must have been announced (9.2)."
            ),
            Self::Events => say!(lang, "Also shows registered events of which no report has come."),
            Self::Check => say!(
                lang,
                "Checks articles 0 to 6, and every player against the register: number, name, birth, sex, federation, title, rating. Without an event, all that are not decided. Findings give status 1."
            ),
            Self::Accept => say!(
                lang,
                "An event goes on the list after its last day (7.13); if that is closed, on the next open one, with the ratings of its first day. --all takes every event without a finding that an officer has to look at, and names those it leaves alone because they would change closed lists: accepted by itself, such an event shows the consequences, and --yes enters them. Persons whom the register does not know are entered."
            ),
            Self::Refuse => say!(
                lang,
                "The organiser can appeal within seven days (0.5); the day is shown. --article names the article that is not kept. The consequences for closed lists are shown; --yes enters them."
            ),
            Self::Assign => {
                say!(lang, "Where the list is closed, the consequences are shown first; --yes enters them.")
            }
            Self::Withdraw => {
                say!(lang, "Where a list is closed, the consequences are shown first; --yes enters them.")
            }
            Self::Preview => say!(
                lang,
                "Shows new and delisted players, results that are kept with what is missing and when they expire, changes of K, the largest movements, and what the checks before publication find. Nothing is entered."
            ),
            Self::Close => say!(
                lang,
                "Lists are closed one after the other. Reports about which nothing is decided would miss the list: they stop it, unless --override open-events passes them over with a reason. What a list came to is recorded with its digest; it can be published from then on, and it is never changed: corrections make revisions."
            ),
            Self::Publish => say!(
                lang,
                "Writes FIDE’s TXT and XML, CSV, JSON lines, Parquet, HTML pages of all parts (7.12, 7.2) and a manifest with digests, in a folder of its own that is complete or not there. Checks before publication stop it, unless --override passes one over by name with a reason."
            ),
            Self::Show => {
                say!(lang, "The player is named by ID number, or by an unambiguous part of the name.")
            }
            Self::Explain => say!(
                lang,
                "Every event and game of a list with the row of the table, the limit, K, the rounding, and what was left out and why (12.4). Without a date, the newest list."
            ),
            Self::Correct => say!(
                lang,
                "The consequences for every closed list are shown; with --yes they are entered as revisions, and the originals stay."
            ),
            Self::Merge => say!(
                lang,
                "The first number is given up for the second. Reports stay as they are; the number is looked up through the merge. The consequences are shown; --yes enters them."
            ),
            Self::Split => say!(lang, "Takes a merge back. The consequences are shown; --yes enters them."),
            Self::Fact => say!(
                lang,
                "What can be noted: name, federation, sex, birth, title, women-title, other-titles, member (IBCA, ICSC, IPCA or none), rating, each as NAME=VALUE, from a day on, from=2026-04-01 or --from (today without one). The consequences for closed lists are shown; --yes enters them."
            ),
            Self::Set => say!(
                lang,
                "Without a setting, shows all. federation=CAN, lists-a-year=6 or 12 (with --from), base=revised or original, reach=any or a number of months, approvals=none or corrections, officer=NAME, contact=ADDRESS. Where closed lists would change, the consequences are shown; --yes enters them."
            ),
            Self::Replay => {
                say!(
                    lang,
                    "Rows that differ are shown with the fact that changed them. A register that older programs have kept may have closed lists without the revisions that belong to them: --yes enters those, with a reason."
                )
            }
            Self::Diff => say!(
                lang,
                "2026-10-01 is the newest revision of a list, 2026-10-01@0 the original, @1 the first revision."
            ),
            Self::Verify => say!(
                lang,
                "Checks the chain of digests, every file, and every list by doing it all again in the order in which it was entered. Findings give status 1."
            ),
            Self::Drift => say!(
                lang,
                "Scores against expectation by table 8.1b and by groups, the field of active players, a fixed cohort, and every point that came and went, over the twelve months before a list. Nothing is corrected."
            ),
            Self::Import => {
                say!(lang, "It is kept as it is and is never mixed with the ratings of the register.")
            }
            Self::Export => say!(
                lang,
                "An archive that depends on no engine: every entry to the letter and every file, with their digests, consistent also while others read and write. exaequo list init --from makes a register of it, which is checked to the last byte before anything is written."
            ),
        }
    }
}

/// An option about a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum RegisterOpt {
    Register,
    By,
    Reason,
    Seconded,
    Yes,
    Events,
    Event,
    Report,
    Foreign,
    On,
    All,
    Article,
    Archive,
    Import,
    Date,
    Kind,
    Edition,
    Federation,
    Sender,
    Registered,
    Declare,
    VersionOf,
    Title,
    From,
    FromList,
    To,
    NotRated,
    List,
    Folder,
    Override,
    Player,
    Year,
    Number,
    Into,
    Field,
    Setting,
    Left,
    Right,
    State,
    Months,
}

impl RegisterOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Register => say!(lang, "The register (exaequo.register in this folder)"),
            Self::By => say!(lang, "Who enters it (the name of the user)"),
            Self::Reason => say!(lang, "Why, in words that are kept"),
            Self::Seconded => say!(lang, "The second person, where one is needed"),
            Self::Yes => say!(lang, "Enter what was shown"),
            Self::Events => say!(lang, "The numbers of events"),
            Self::Event => say!(lang, "The number of the event"),
            Self::Report => say!(lang, "A report, as a TRF file (9.1)"),
            Self::Foreign => say!(lang, "A rating list: FIDE’s TXT or XML, or a CSV"),
            Self::On => say!(lang, "The list, by its day: 2026-11-01"),
            Self::All => say!(lang, "All events without a finding to look at"),
            Self::Article => say!(lang, "The article that is not kept"),
            Self::Archive => say!(lang, "An archive of a register, made by list export"),
            Self::Import => say!(lang, "A rating list to begin with: FILE or KIND:FILE"),
            Self::Date => say!(lang, "The day of the list, where the file does not say it"),
            Self::Kind => say!(lang, "The kind of rating: standard, rapid, blitz, national"),
            Self::Edition => say!(lang, "An edition by name, or a TOML file, whatever the day"),
            Self::Federation => say!(lang, "The federation, three letters"),
            Self::Sender => say!(lang, "Who sent it"),
            Self::Registered => say!(lang, "The day of registration (0.4)"),
            Self::Declare => say!(lang, "What the organiser declares, as for rate"),
            Self::VersionOf => say!(lang, "The event it is a version of, where that is not seen"),
            Self::Title => say!(lang, "The name of the event"),
            Self::From => say!(lang, "The first day"),
            Self::FromList => say!(lang, "Show only lists from this day on"),
            Self::To => say!(lang, "The last day"),
            Self::NotRated => say!(lang, "It will not be rated, as the invitations say (9.2)"),
            Self::List => say!(lang, "The day of a list: 2026-11-01"),
            Self::Folder => say!(lang, "The folder in which a folder of the list is made"),
            Self::Override => say!(lang, "Pass over a check by name; --reason says why"),
            Self::Player => say!(lang, "ID number or part of the name"),
            Self::Year => say!(lang, "Only the lists of this year"),
            Self::Number => say!(lang, "The number that is given up"),
            Self::Into => say!(lang, "The number that stays"),
            Self::Field => say!(lang, "What is noted: title=GM, federation=CAN, rating=1850 …"),
            Self::Setting => say!(lang, "What is set: federation=CAN, reach=6 …"),
            Self::Left => say!(lang, "A list: 2026-10-01, or 2026-10-01@0 for the original"),
            Self::Right => say!(lang, "Another list, or another revision"),
            Self::Months => say!(lang, "How many months before the list (12)"),
            Self::State => say!(lang, "Only events that are open, accepted, refused or withdrawn"),
        }
    }
}
