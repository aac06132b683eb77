//! `exaequo standings`: one file, or many on all cores.

mod batch;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::event::GroupStandings;
use exaequo::model::Severity;
use exaequo::prizes::Group;
use exaequo::report::diagnostic::{colon, failure_text};
use exaequo::report::page::Page;
use exaequo::report::standings::{self, Detail, Layout};
use exaequo::report::{group, list, loss};
use exaequo::trf::Charset;
use exaequo::{Lang, Profile, Ranking, Standings, WriteOptions};

use crate::args::form::{Form, TABLES, form};
use crate::args::ranking::{number, only, ranking};
use crate::args::settings::{Settings, Stream};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::{self, Input, is_standard};
use crate::output;
use crate::ranked::{Ranked, rank, warnings};
use crate::render::{self, Edge};
use crate::texts;

/// How standings are to be written, whichever file it is.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    ranking: Ranking,
    only: Option<Group>,
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
    /// The result; nothing where there is none.
    pub(crate) result: Outcome,
    /// What is to be said about it.
    pub(crate) said: String,
    pub(crate) status: Status,
}

/// What is written of a file.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// A text, or nothing.
    Text(String),
    /// Standings as JSON, row after row, so that those of a large event are never in memory as a whole.
    Rows(Standings),
}

impl Outcome {
    const NOTHING: Self = Self::Text(String::new());
}

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let files: Vec<PathBuf> = matches.get_many::<PathBuf>("files").into_iter().flatten().cloned().collect();
    let (form, jobs) = (form(matches, TABLES)?, number(matches, "jobs", "--jobs")?);
    let explained = matches.get_flag("explain");
    if explained && form != Form::Json {
        return Err(texts::Failure::ExplainedAsJson.into());
    }
    input::read_once(&files)?;
    if matches!(form, Form::Html | Form::Xlsx) {
        return page(files.len(), matches, settings);
    }
    let target: Option<&PathBuf> = matches.get_one("output");
    if form == Form::Trf {
        return ranked_file(files.len(), target, matches, settings);
    }
    let job = Job {
        ranking: ranking(matches)?,
        only: only(matches)?,
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

/// The event as TRF26, with its points, ranks and list.
fn ranked_file(
    files: usize,
    target: Option<&PathBuf>,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    if files > 1 {
        return Err(texts::Failure::OneFile.into());
    }
    if only(matches)?.is_some() {
        return Err(texts::Failure::OnlyInLists.into());
    }
    let Ranked { standings, status } = rank("files", matches, settings)?;
    let mut event = standings.event().clone();
    let out = target.map_or("-".as_ref(), PathBuf::as_path);
    standings.write_into(&mut event).map_err(|_| unwritable(out, Vec::new()))?;
    let options = WriteOptions { charset: Charset::Utf8, ..WriteOptions::new(Profile::Trf26) };
    let written = event.write_trf(&options);
    let written = written.map_err(|losses| unwritable(out, loss::losses(settings.lang, &losses)))?;
    output::write(out, &written.bytes)?;
    Ok(status)
}

/// Why there is no file with ranks.
fn unwritable(out: &Path, losses: Vec<String>) -> texts::Failure {
    let file = (!is_standard(out)).then(|| out.display().to_string());
    texts::Failure::Unwritable { file, losses, acceptable: false, richer: &["JSON"] }
}

/// A page to look at or a spreadsheet holds one event.
fn page(files: usize, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    if files > 1 {
        return Err(texts::Failure::OneFile.into());
    }
    let Ranked { standings, status } = rank("files", matches, settings)?;
    let page = match only(matches)? {
        Some(only) => group::page(&standings.of_group(&only)?, settings.lang),
        None => standings::page(&standings, settings.lang),
    };
    render::write(&page, matches, settings)?;
    Ok(status)
}

fn one(job: &Job, file: &Path, target: Option<&PathBuf>) -> Result<Status, Failure> {
    let done = job.compute(file)?;
    output::say(&done.said, job.settings.color);
    job.write(&done.result, target)?;
    Ok(done.status)
}

impl Job {
    /// Writes a result.
    pub(crate) fn write(&self, result: &Outcome, target: Option<&PathBuf>) -> Result<(), Failure> {
        match result {
            Outcome::Text(text) if text.is_empty() => Ok(()),
            Outcome::Text(text) => self.write_text(text, target),
            Outcome::Rows(standings) => output::pieces(target, self.settings.color, |sink| {
                let _ = standings::write_json(standings, self.detail, self.lang(), sink);
            }),
        }
    }

    /// Writes a text.
    pub(crate) fn write_text(&self, text: &str, target: Option<&PathBuf>) -> Result<(), Failure> {
        render::write_text(text, self.form, target, &self.settings)
    }

    /// The same, with a failure turned into words: other files go on.
    pub(crate) fn attempt(&self, file: &Path) -> Done {
        self.compute(file).unwrap_or_else(|failure| {
            let look = self.settings.look(Stream::Error);
            let mut message = failure.message(self.lang(), "exaequo standings");
            let name = file.display();
            if !failure.names_its_file() {
                message.title = list::labelled(self.lang(), &name.to_string(), &message.title);
            }
            let said = failure_text(&message, &failure.details(self.lang()), &look);
            Done { result: Outcome::NOTHING, said, status: Status::Failure }
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
        let input = Input::of(file, settings)?;
        let mut said = findings::line(&input, settings);
        let Some(event) = input.event() else {
            let errors = findings::errors(&input, settings);
            return Ok(Done { result: Outcome::NOTHING, said: errors + &said, status: Status::Failure });
        };
        let standings = event.standings(&self.ranking)?;
        said += &self.notices(&standings, &input.name);
        let status = self.status(&input, &standings);
        let result = match &self.only {
            Some(group) => Outcome::Text(self.group_text(&standings.of_group(group)?, &input.name)),
            None if self.form == Form::Json && !self.several => Outcome::Rows(standings),
            None => Outcome::Text(self.text(&standings, &input.name)),
        };
        Ok(Done { result, said, status })
    }

    fn text(&self, ranked: &Standings, name: &str) -> String {
        let (lang, settings) = (self.lang(), &self.settings);
        let shown = |page: &Page, form| render::text(page, form, self.edge, settings);
        match (self.form, self.several) {
            (Form::Json, _) => standings::json(ranked, self.detail, Layout::Compact, lang),
            (form, false) => shown(&standings::page(ranked, lang), form),
            (Form::Csv, true) => shown(&standings::page_of_file(ranked, name, lang), Form::Csv),
            (form, true) => shown(&standings::page(ranked, lang), form) + "\n",
        }
    }

    fn group_text(&self, members: &GroupStandings, name: &str) -> String {
        let lang = self.lang();
        let mut page = group::page(members, lang);
        match (self.form, self.several) {
            (Form::Json, false) => group::json(members, self.detail, Layout::Pretty, lang),
            (Form::Json, true) => group::json(members, self.detail, Layout::Compact, lang),
            (form, false) => render::text(&page, form, self.edge, &self.settings),
            (Form::Csv, true) => {
                page.of_file(name);
                render::text(&page, Form::Csv, self.edge, &self.settings)
            }
            (form, true) => render::text(&page, form, self.edge, &self.settings) + "\n",
        }
    }

    /// Warnings about the standings with their remedies; which file each is about, where there are several.
    fn notices(&self, standings: &Standings, file: &str) -> String {
        let file = if self.several { format!("{file}{} ", colon(self.lang())) } else { String::new() };
        let said = standings.table().notices.iter().map(|notice| warnings([notice], &self.settings));
        said.filter(|warning| !warning.is_empty()).map(|warning| file.clone() + &warning).collect()
    }

    fn status(&self, input: &Input, standings: &Standings) -> Status {
        let counts = input.reading().counts();
        let warned = standings.table().notices.iter().any(|notice| notice.severity() >= Severity::Warning);
        let found = counts.has_warnings() || warned;
        Status::Fine.or_findings(self.settings.is_strict() && found)
    }
}
