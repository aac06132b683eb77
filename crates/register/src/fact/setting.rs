//! What a register is kept by.

use exaequo_model::Date;
use serde::{Deserialize, Serialize};

use crate::kind::Kind;

/// A setting. The newest one holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Setting {
    /// The federation that keeps the register.
    Federation(String),
    /// 0.1: an edition or regulations of one's own for a kind of rating, in place of what the first day decides.
    Regulations {
        /// The kind of rating.
        kind: Kind,
        /// The text of a file of regulations; an edition by name stands in one of its lines.
        text: String,
    },
    /// 7.3: six or twelve lists a year, from a day on.
    ListsAYear {
        /// How many lists there are a year.
        lists: u8,
        /// From which list on.
        from: Date,
    },
    /// Ruling 63: what the next list is worked out from.
    Base(Base),
    /// How far back a correction reaches.
    Reach(Reach),
    /// What needs a second person.
    Approvals(Approvals),
    /// 9.3: the officer of the federation, and how to reach them.
    Officer {
        /// The name of the officer.
        name: String,
        /// How to reach them, such as an address.
        contact: String,
    },
    /// How FIDE's text list is written.
    Layout(Layout),
}

/// Ruling 63: which values are the base of the next list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// Those of the newest revision.
    #[default]
    Revised,
    /// Those that were published first.
    Original,
}

/// How far back a correction reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// To the first list.
    #[default]
    Any,
    /// So many months before the newest list.
    Months(u16),
}

/// What needs a second person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Approvals {
    /// One person is enough for everything.
    #[default]
    None,
    /// Corrections of closed lists.
    Corrections,
}

/// How FIDE's text list is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// One list with all kinds of play.
    #[default]
    Combined,
    /// One for each kind.
    Apart,
}
