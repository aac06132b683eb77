//! `exaequo crosstable`: who met whom.

use clap::ArgMatches;
use exaequo::report::crosstable::{CellStyle, Options, RowOrder, page};

use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::ranked::{Ranked, rank};
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let options = Options {
        style: if text(matches, "style") == Some("fr") { CellStyle::French } else { CellStyle::Usual },
        order: if text(matches, "order") == Some("number") { RowOrder::Number } else { RowOrder::Rank },
    };
    let Ranked { standings, status } = rank("file", matches, settings)?;
    render::write(&page(&standings, options, settings.lang), matches, settings)?;
    Ok(status)
}
