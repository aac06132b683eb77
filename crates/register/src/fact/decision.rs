//! 0.5, 7.13: decisions about events.

use exaequo_model::Date;
use serde::{Deserialize, Serialize};

use super::report::EventId;

/// A decision about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The event it is about.
    pub event: EventId,
    /// The version of its report.
    pub version: u32,
    /// What was decided.
    pub verdict: Verdict,
}

/// What was decided about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is rated.
    Accepted {
        /// On which list.
        on: On,
    },
    /// 0.5: it is not rated. The organiser can appeal within seven days.
    Refused {
        /// The article it does not keep.
        article: String,
    },
    /// It is no longer rated, or the report was taken back.
    Withdrawn,
}

/// Which list an event is rated on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// 7.13: the list after its last day.
    Rule,
    /// Ruling 49: a late report goes on the next open list.
    NotBefore(Date),
    /// The list it was assigned to.
    List(Date),
}

impl On {
    /// The list of a part of an event, which by its days would be on another.
    pub fn list(self, by_days: Date) -> Date {
        match self {
            Self::Rule => by_days,
            Self::NotBefore(list) => by_days.max(list),
            Self::List(list) => list,
        }
    }
}
