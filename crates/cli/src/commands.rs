//! One file for each verb.

pub(crate) mod berger;
pub(crate) mod boards;
pub(crate) mod card;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod copies;
pub(crate) mod crosstable;
pub(crate) mod editions;
pub(crate) mod eligibility;
pub(crate) mod explain;
pub(crate) mod list;
pub(crate) mod lots;
pub(crate) mod missing;
pub(crate) mod pairings;
pub(crate) mod players;
pub(crate) mod playoff;
pub(crate) mod prizes;
pub(crate) mod rate;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod site;
pub(crate) mod standings;
pub(crate) mod statistics;
pub(crate) mod teams;
pub(crate) mod tie_breaks;
