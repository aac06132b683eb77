//! `exaequo/standings/1`: who is ranked where, by which criteria.

use exaequo_model::DepartureReason;
use serde::Serialize;

use super::file::Level;
use super::overview::settings::{SystemKind, cycles};
use super::playoff::{Decided, PlayedGame};
use super::prizes::Unknown;
use super::steps::Step;
use super::terms::Explained;
use crate::Decimal;
use crate::dto::Sex;
use crate::form::Members;
use crate::vocabulary::words;

super::form!("exaequo/standings/1", Standings<'static, Vec<Row<'static>>>);

/// Standings: the participants of a tournament in the order of the criteria.
///
/// The rows may be anything that is written as a list of [`Row`], such as a [`Lazy`](crate::Lazy) one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Standings"))]
pub struct Standings<'a, Rows> {
    /// Name and version of this form.
    pub schema: Version,
    /// The tournament that was ranked.
    pub tournament: Tournament<'a>,
    /// The edition of the regulations.
    pub edition: &'a str,
    /// Provisions the event replaces (16.6), by name; missing where it replaces none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisions: Option<Members<&'a str, &'a str>>,
    /// The criteria, in order. Those that could not be used are left out and named in `diagnostics`.
    pub tie_breaks: &'a [String],
    /// Whether results are missing in the rounds counted.
    pub provisional: bool,
    /// The group whose members the rows are; missing where everybody is listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Only>,
    /// The rows, the best first.
    pub standings: Rows,
    /// Groups ordered together, such as by direct encounter; only where terms are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tied_groups: Option<Vec<TiedGroup>>,
    /// Games of a play-off, which count for nothing in the values; missing where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play_off_games: Vec<PlayedGame>,
    /// What there is to say about the standings (S…) and about the file (T…).
    pub diagnostics: Vec<Diagnostic>,
    /// What play-offs decided; only where a play-off was merged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_offs: Option<Vec<Decided>>,
}

/// The tournament that was ranked, as far as it matters for the standings.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tournament<'a> {
    /// The name of the event.
    pub name: &'a str,
    /// How many rounds are announced.
    pub rounds: usize,
    /// The last round counted.
    pub round: usize,
    /// How opponents are found.
    pub system: SystemKind,
    /// How often everybody meets everybody, in a round robin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cycles: Option<u8>,
    /// Whether teams are ranked.
    pub teams: bool,
}

impl<'a> Tournament<'a> {
    /// A tournament ranked as one of a system after some of its rounds.
    pub fn new(
        tournament: &'a exaequo_model::Tournament,
        system: exaequo_model::System,
        rounds: usize,
        round: usize,
    ) -> Self {
        Self {
            name: tournament.str(tournament.event.name).trim(),
            rounds,
            round,
            system: system.into(),
            cycles: cycles(system),
            teams: tournament.is_team_event(),
        }
    }
}

/// A participant with its place and its values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row<'a> {
    /// The place; `null` for whoever is not ranked.
    pub rank: Option<u32>,
    /// Whether others have the same place.
    pub shared: bool,
    /// The place inside the group; missing where everybody is listed, and for whoever is not ranked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_rank: Option<u32>,
    /// Whether others of the group have the same place; missing where everybody is listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_shared: Option<bool>,
    /// The pairing number of the file.
    pub id: u32,
    /// The name of the participant.
    pub name: &'a str,
    /// Title of a player, as are the next five: left out where they are not known, and for teams.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub title: &'a str,
    /// Federation, usually three letters.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub federation: &'a str,
    /// Club the player belongs to.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub club: &'a str,
    /// Sex, as rating lists record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<i16>,
    /// Number at FIDE.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// The rating the criteria look at; missing where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// How the participant left; missing where it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Left>,
    /// The last round before it left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_after: Option<u16>,
    /// What separates the row from the one above: a criterion, `play_off` or `lots`; missing where nothing does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<&'a str>,
    /// The values in the order of `tie_breaks`.
    pub values: Vec<Value>,
}

/// A group whose members alone are listed, in the order of the standings of everybody.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Only {
    /// Who belongs to it, as it is typed, such as `women, U16`.
    #[serde(rename = "for")]
    pub of: String,
    /// Those of whom it is not known whether they belong to it: they are left out.
    pub unknown: Vec<Unknown>,
}

words! {
    /// How a participant left.
    pub Left {
        Withdrawn: "Withdrew from the event.",
        Expelled: "Was expelled from the event.",
    }
}

impl From<DepartureReason> for Left {
    fn from(reason: DepartureReason) -> Self {
        match reason {
            DepartureReason::Withdrawn => Self::Withdrawn,
            DepartureReason::Expelled(_) => Self::Expelled,
        }
    }
}

/// A value: a plain number, `null` where it is undefined. Averages (AOB, SSSC) have two decimals. Criteria that order
/// a tied group have the place inside it, 0 where the group was not split, `null` where there was no tie to break.
/// Where terms are asked for it is an object.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Value {
    /// The value alone.
    Plain(Option<Decimal>),
    /// The value with what it is made of.
    Explained(Box<Explained>),
}

/// A tied group, and what was done to order it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Group"))]
pub struct TiedGroup {
    /// The criterion that ordered it.
    pub tie_break: String,
    /// Pairing numbers of those who were tied.
    pub members: Vec<u32>,
    /// What was done, in order.
    pub steps: Vec<Step>,
}

/// Something there is to say about the standings or the file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnostic {
    /// The code of what is said, the same in every version, such as `S012`.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Level,
    /// The line of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// In the language asked for.
    pub message: String,
}
