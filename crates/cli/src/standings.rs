//! `exaequo standings`: one file, or many on all cores.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_model::Severity;
use exaequo_report::cli::{self, failure_text};
use exaequo_report::diagnostic::colon;
use exaequo_report::standings::{Detail, Layout, Sheet};
use exaequo_report::{Lang, notice};
use exaequo_tiebreak::Standings;

use crate::batch;
use crate::failure::{Failure, Status};
use crate::findings::{self, Which};
use crate::form::{Form, LISTS, form};
use crate::input::{self, Input};
use crate::list_options::{Asked, number};
use crate::lists::{self, Edge};
use crate::output;
use crate::ranked;
use crate::settings::{Settings, Stream, Volume};
use crate::show::findings_line;

/// How standings are to be written, whichever file it is.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    asked: Asked,
    form: Form,
    detail: Detail,
    edge: Edge,
    /// Whether there are several files.
    several: bool,
    settings: Settings,
}

/// What came of a file.
#[derive(Debug)]
pub(crate) struct Done {
    /// The result; empty where there is none.
    pub(crate) text: String,
    /// What is to be said about it.
    pub(crate) said: String,
    pub(crate) status: Status,
}

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let files: Vec<PathBuf> = matches.get_many::<PathBuf>("files").into_iter().flatten().cloned().collect();
    let (form, jobs) = (form(matches, LISTS)?, number(matches, "jobs", "--jobs")?);
    let explained = matches.get_flag("explain");
    if explained && form != Form::Json {
        return Err(cli::Failure::ExplainedAsJson.into());
    }
    input::read_once(&files)?;
    if matches!(form, Form::Html | Form::Xlsx) {
        return page(files.len(), matches, settings);
    }
    let target: Option<&PathBuf> = matches.get_one("output");
    let job = Job {
        asked: Asked::new(matches)?,
        form,
        edge: Edge::of(target),
        detail: if explained { Detail::Terms } else { Detail::Values },
        several: files.len() > 1,
        settings: settings.clone(),
    };
    if let [file] = files.as_slice() {
        return one(&job, file, target);
    }
    batch::run(&job, &files, jobs, target)
}

/// A page to look at or a spreadsheet holds one event.
fn page(files: usize, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    if files > 1 {
        return Err(cli::Failure::OneFile.into());
    }
    lists::ranked_of("files", matches, settings, |ranked| Ok(ranked.sheet.to_page(settings.lang)))
}

fn one(job: &Job, file: &Path, target: Option<&PathBuf>) -> Result<Status, Failure> {
    let done = job.compute(file)?;
    output::say(&done.said, job.settings.color);
    if !done.text.is_empty() {
        job.write(&done.text, target)?;
    }
    Ok(done.status)
}

impl Job {
    /// Writes a result.
    pub(crate) fn write(&self, text: &str, target: Option<&PathBuf>) -> Result<(), Failure> {
        lists::write_text(text, self.form, target, &self.settings)
    }

    /// The same, with a failure turned into words: other files go on.
    pub(crate) fn attempt(&self, file: &Path) -> Done {
        self.compute(file).unwrap_or_else(|failure| {
            let look = self.settings.look(Stream::Error);
            let mut message = failure.message(self.lang(), "exaequo standings");
            let name = file.display();
            if !failure.names_its_file() {
                message.title = format!("{name}{} {}", colon(self.lang()), message.title);
            }
            let said = failure_text(&message, &failure.details(self.lang()), &look);
            Done { text: String::new(), said, status: Status::Failure }
        })
    }

    pub(crate) fn color(&self) -> anstream::ColorChoice {
        self.settings.color
    }

    fn lang(&self) -> Lang {
        self.settings.lang
    }

    /// Reads a file and ranks its participants.
    pub(crate) fn compute(&self, file: &Path) -> Result<Done, Failure> {
        let settings = &self.settings;
        let input = Input::of(file, &settings.read)?;
        let mut said = findings_line(&input, settings);
        let Some(tournament) = input.tournament() else {
            let errors = findings::text(&input, Which::FirstErrors, settings, Stream::Error);
            return Ok(Done { text: String::new(), said: errors + &said, status: Status::Failure });
        };
        ranked::standings(&self.asked, tournament, |standings, _, chosen| {
            let sheet = Sheet { standings: &standings, chosen, reading: input.reading() };
            said += &self.notices(&standings, &input.name);
            Ok(Done { text: self.text(&sheet, &input.name), said, status: self.status(&input, &standings) })
        })
    }

    fn text(&self, sheet: &Sheet<'_>, name: &str) -> String {
        let (lang, settings) = (self.lang(), &self.settings);
        match (self.form, self.several) {
            (Form::Json, false) => sheet.to_json(lang, Layout::Pretty, self.detail),
            (Form::Json, true) => sheet.to_json(lang, Layout::Compact, self.detail),
            (form, false) => lists::text(&sheet.to_page(lang), form, self.edge, settings),
            (Form::Csv, true) => lists::text(&sheet.to_page_of(name, lang), Form::Csv, self.edge, settings),
            (form, true) => lists::text(&sheet.to_page(lang), form, self.edge, settings) + "\n",
        }
    }

    /// Warnings about the standings, where the table does not carry them itself.
    fn notices(&self, standings: &Standings<'_>, file: &str) -> String {
        if self.form == Form::Table || self.form == Form::Markdown || self.settings.volume == Volume::Quiet {
            return String::new();
        }
        let warnings = standings.notices.iter().filter(|notice| notice.severity() >= Severity::Warning);
        let look = self.settings.look(Stream::Error);
        let file = if self.several { format!("{file}{} ", colon(self.lang())) } else { String::new() };
        warnings.map(|notice| file.clone() + &notice::line(notice, &look)).collect()
    }

    fn status(&self, input: &Input, standings: &Standings<'_>) -> Status {
        let counts = findings::counts(input, &self.settings);
        let warned = standings.notices.iter().any(|notice| notice.severity() >= Severity::Warning);
        let found = counts.errors + counts.warnings > 0 || warned;
        if self.settings.is_strict() && found { Status::Findings } else { Status::Fine }
    }
}
