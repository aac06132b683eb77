//! `exaequo crosstable`: who met whom.

use clap::ArgMatches;
use exaequo_report::crosstable::{Options, Order, Style, page_after};

use crate::failure::{Failure, Status};
use crate::lists;
use crate::settings::{Settings, text};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let options = Options {
        style: if text(matches, "style") == Some("fr") { Style::French } else { Style::Usual },
        order: if text(matches, "order") == Some("number") { Order::Number } else { Order::Rank },
    };
    lists::ranked(matches, settings, |ranked| {
        Ok(page_after(&ranked.sheet, ranked.played_off(), options, settings.lang))
    })
}
