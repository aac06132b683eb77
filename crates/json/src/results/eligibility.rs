//! `exaequo/eligibility/1`: whether an event can be rated (B.02).

use serde::Serialize;

use super::rating::{Event, Finding, Ignored};
use crate::dto::Pace;

super::form!("exaequo/eligibility/1", Eligibility);

/// Whether an event can be rated, and which of its games not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Eligibility {
    /// Name and version of this form.
    pub schema: Version,
    /// Name of the file.
    pub file: String,
    /// The event by its name and days.
    pub event: Event,
    /// The edition of the rating regulations.
    pub edition: &'static str,
    /// The kind of play the event was rated as.
    pub pace: Pace,
    /// Whether no regulation is broken, as far as it is known.
    pub eligible: bool,
    /// What the regulations say about the event.
    pub findings: Vec<Finding>,
    /// Games that are not rated.
    pub ignored: Vec<Ignored>,
}
