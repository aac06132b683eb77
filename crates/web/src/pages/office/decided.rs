//! What an officer decides about an event: the choices of the form, and what it sends.

use exaequo::Lang;
use exaequo::model::Date;
use exaequo::register::fact::EventId;
use exaequo::register::{Fact, Occasion};
use exaequo_office::{Office, OfficeError};
use exaequo_texts::say;

use super::{Fields, day, text};
use crate::failure::Failure;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Accept,
    Refuse,
    Assign,
    Withdraw,
}

impl Choice {
    pub(super) const ALL: [Self; 4] = [Self::Accept, Self::Refuse, Self::Assign, Self::Withdraw];

    /// What the form sends.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::Assign => "assign",
            Self::Withdraw => "withdraw",
        }
    }

    /// What the form says.
    pub(super) fn words(self, lang: Lang) -> String {
        match self {
            Self::Accept => say!(lang, "accept: it is rated (7.13)"),
            Self::Refuse => say!(lang, "refuse: it is not rated; seven days to appeal (0.5)"),
            Self::Assign => say!(lang, "rate it on another list"),
            Self::Withdraw => say!(lang, "withdraw: it is no longer rated"),
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == name)
    }
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Decided {
    /// On the list after its last day, or on another one.
    Accept(Option<Date>),
    /// By an article; without one by the first that the event does not keep.
    Refuse(Option<String>),
    Assign(Date),
    Withdraw,
}

impl Decided {
    /// What a form sends. Nothing is accepted for want of a decision.
    pub(super) fn read(fields: &Fields) -> Result<Self, Failure> {
        let on = day(fields, "on")?;
        let article = Some(text(fields, "article").to_owned()).filter(|article| !article.is_empty());
        Ok(match Choice::named(text(fields, "decision")).ok_or(Failure::Request)? {
            Choice::Accept => Self::Accept(on),
            Choice::Refuse => Self::Refuse(article),
            Choice::Assign => Self::Assign(on.ok_or(Failure::Request)?),
            Choice::Withdraw => Self::Withdraw,
        })
    }

    /// The same as facts.
    pub(super) fn facts(
        &self,
        office: &Office,
        id: EventId,
        occasion: &Occasion,
    ) -> Result<Vec<Fact>, OfficeError> {
        match self {
            Self::Accept(on) => office.accepted(&[id], *on),
            Self::Refuse(article) => office.refused(&[id], article.as_deref(), occasion),
            Self::Assign(on) => office.assigned(&[id], *on, occasion),
            Self::Withdraw => office.withdrawn(&[id], occasion),
        }
    }
}
