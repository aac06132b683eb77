//! `--external`: values computed elsewhere.

use exaequo::event::ExternalValues;
use exaequo::model::Better;

use crate::failure::Failure;
use crate::input::text_of;
use crate::texts;

/// Reads `name=FILE` or `name=FILE:lower`: a column of values from a file, and which end is better.
pub(super) fn read(typed: &str) -> Result<ExternalValues, Failure> {
    let (name, rest) = typed
        .split_once('=')
        .filter(|(name, file)| !name.trim().is_empty() && !file.is_empty())
        .ok_or_else(|| texts::Failure::External { found: typed.to_owned() })?;
    let (file, better) = match (rest.strip_suffix(":lower"), rest.strip_suffix(":higher")) {
        (Some(file), _) => (file, Better::Lower),
        (None, Some(file)) => (file, Better::Higher),
        (None, None) => (rest, Better::Higher),
    };
    Ok(ExternalValues::parse(name.trim(), better, file, &text_of(file)?)
        .map_err(exaequo::RankingError::from)?)
}
