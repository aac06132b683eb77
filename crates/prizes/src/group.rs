//! Groups of participants: women, juniors, seniors, a class of ratings, a federation …
//!
//! Ages as FIDE counts them for its youth and senior championships: `U16` has not had the 16th birthday before 1 January
//! of the year in which the event begins, so whoever was born in that year minus 16 or later; `S50` has the 50th birthday
//! in that year or had it before.

mod membership;
mod parse;
mod spoken;

use std::fmt;

pub use membership::{Contestant, Membership, PrizePerson, Unknown};
pub use parse::{GroupError, GroupProblem, USUAL, words};

/// Who belongs together: all conditions hold, of each at least one of its alternatives.
///
/// ```
/// use exaequo_prizes::{Contestant, Group, Membership, PrizePerson};
///
/// let group: Group = "women, rating<1600 or unrated".parse()?;
/// assert_eq!(group.to_string(), "women, rating<1600 or unrated");
///
/// let person = PrizePerson { rating: Some(1580), title: "WCM", ..PrizePerson::default() };
/// assert_eq!(group.has(&Contestant::Player(person), Some(2026)), Membership::In);
/// # Ok::<(), exaequo_prizes::GroupError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    parts: Vec<Vec<Condition>>,
}

/// What makes somebody belong to a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `women`: by the sex in the file, or by a title such as WGM.
    Women,
    /// `men`: by the sex in the file.
    Men,
    /// `U16`: not yet so old on 1 January of the year.
    Under(u8),
    /// `S50`: so old in the course of the year.
    Senior(u8),
    /// A rating in this range.
    Rating {
        /// The lowest rating.
        least: Option<u32>,
        /// The highest rating.
        most: Option<u32>,
    },
    /// `unrated`: without a rating at the start of the event.
    Unrated,
    /// `title`: with any title at all.
    Titled,
    /// `title=FM`: with this title.
    Title(String),
    /// `fed=CAN`: of this federation.
    Federation(String),
    /// `club=…`: of this club, as the file names it.
    Club(String),
    /// This category, as the file names it.
    Category(String),
}

impl Group {
    /// The group that everybody belongs to.
    pub const EVERYBODY: Self = Self { parts: Vec::new() };

    /// Its conditions, each with its alternatives.
    pub fn parts(&self) -> &[Vec<Condition>] {
        &self.parts
    }

    /// Whether everybody belongs to it.
    pub fn is_everybody(&self) -> bool {
        self.parts.is_empty()
    }

    /// Whether an age is asked for, so that the year of the event must be known.
    pub fn asks_for_age(&self) -> bool {
        self.any(|condition| matches!(condition, Condition::Under(_) | Condition::Senior(_)))
    }

    /// Whether a condition of the group is such a one.
    pub fn any(&self, is: impl Fn(&Condition) -> bool) -> bool {
        self.parts.iter().flatten().any(is)
    }
}

impl From<Condition> for Group {
    fn from(condition: Condition) -> Self {
        Self { parts: vec![vec![condition]] }
    }
}

/// As it is typed.
impl fmt::Display for Group {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_everybody() {
            return formatter.pad("everybody");
        }
        let part =
            |part: &Vec<Condition>| part.iter().map(Condition::to_string).collect::<Vec<_>>().join(" or ");
        formatter.pad(&self.parts.iter().map(part).collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Women => formatter.write_str("women"),
            Self::Men => formatter.write_str("men"),
            Self::Under(age) => write!(formatter, "U{age}"),
            Self::Senior(age) => write!(formatter, "S{age}"),
            Self::Rating { least, most } => rating(*least, *most, formatter),
            Self::Unrated => formatter.write_str("unrated"),
            Self::Titled => formatter.write_str("title"),
            Self::Title(title) => write!(formatter, "title={}", quoted(title)),
            Self::Federation(federation) => write!(formatter, "fed={}", quoted(federation)),
            Self::Club(club) => write!(formatter, "club={}", quoted(club)),
            Self::Category(category) => write!(formatter, "category={}", quoted(category)),
        }
    }
}

fn rating(least: Option<u32>, most: Option<u32>, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match (least, most) {
        (None, None) => formatter.write_str("rating>=0"),
        (Some(least), None) => write!(formatter, "rating>={least}"),
        (None, Some(most)) => write!(formatter, "rating<{}", u64::from(most) + 1),
        (Some(least), Some(most)) => write!(formatter, "rating {least}-{most}"),
    }
}

/// A name in quotes where it could be read as something else.
fn quoted(name: &str) -> String {
    let lower = name.to_lowercase();
    let is_plain = !name.contains(',') && ![" and ", " or "].iter().any(|word| lower.contains(word));
    if is_plain { name.to_owned() } else { format!("\"{name}\"") }
}
