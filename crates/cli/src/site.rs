//! `exaequo site`: the event as a folder of pages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_report::Lang;
use exaequo_report::card::Cards;
use exaequo_report::charts::Charts;
use exaequo_report::cli;
use exaequo_report::site::{File, Site};
use exaequo_report::standings::Sheet;
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, Status, reason};
use crate::input::{Input, path};
use crate::list_options::{Asked, refused};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = Asked::new(matches)?;
    let folder = path(matches, "output");
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let with_values = asked.with_values(tournament)?;
    let tournament = with_values.as_ref().unwrap_or(tournament);
    let (options, chosen) = asked.options(tournament)?;
    let standings = Standings::new(tournament, &options).map_err(|refusal| refused(refusal, tournament))?;
    let sheet = Sheet { standings: &standings, chosen, reading: input.reading() };
    let charts = Charts::new(&standings, &options);
    let cards = Cards::new(sheet).with_charts(Some(&charts));
    let site = Site::new(sheet, &cards, &charts);
    write(&site, &folder)?;
    mention_findings(&input, settings);
    Ok(status(&input, settings))
}

fn write(site: &Site<'_>, folder: &Path) -> Result<(), Failure> {
    for lang in Lang::ALL {
        let below = folder.join(lang.code());
        fs::create_dir_all(&below).map_err(|error| cannot_write(&below, &error))?;
    }
    let parts = site.parts();
    let progress = Progress::new(parts.len());
    for part in parts {
        for File { path, content } in site.files(part) {
            let target: PathBuf = folder.join(path);
            fs::write(&target, content).map_err(|error| cannot_write(&target, &error))?;
        }
        progress.step();
    }
    progress.clear();
    Ok(())
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    cli::Failure::Write { file: Some(path.display().to_string()), reason: reason(error) }.into()
}
