//! The tournament system.

use exaequo_model as model;
use serde::{Deserialize, Serialize};

use super::object;

/// How opponents are found.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum System {
    /// Swiss, individual or team, single games.
    Swiss,
    /// Swiss with two games against each opponent.
    DoubleSwiss,
    /// Everybody against everybody, once for each cycle.
    RoundRobin(Cycles),
    /// Pairings fixed beforehand in another way: Scheveningen, Schiller.
    Predetermined,
    /// Knock-out: whoever loses is out.
    KnockOut,
    /// A system that is none of these.
    Other,
}

/// The length of a round robin.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Cycles", deny_unknown_fields)]
pub(crate) struct Cycles {
    /// How often each pair meets.
    pub(crate) cycles: u8,
}

object!(Cycles: "an object with \"cycles\"");

impl From<model::System> for System {
    fn from(system: model::System) -> Self {
        match system {
            model::System::Swiss => Self::Swiss,
            model::System::DoubleSwiss => Self::DoubleSwiss,
            model::System::RoundRobin { cycles } => Self::RoundRobin(Cycles { cycles }),
            model::System::Predetermined => Self::Predetermined,
            model::System::KnockOut => Self::KnockOut,
            model::System::Other => Self::Other,
        }
    }
}

impl From<System> for model::System {
    fn from(system: System) -> Self {
        match system {
            System::Swiss => Self::Swiss,
            System::DoubleSwiss => Self::DoubleSwiss,
            System::RoundRobin(Cycles { cycles }) => Self::RoundRobin { cycles },
            System::Predetermined => Self::Predetermined,
            System::KnockOut => Self::KnockOut,
            System::Other => Self::Other,
        }
    }
}
