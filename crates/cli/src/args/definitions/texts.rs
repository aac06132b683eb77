//! The texts about commands and options. Most command lines are right, and then nobody reads them: making them would take
//! longer than understanding the line.

use crate::texts::{Command, Heading, Name, Opt, PlayOffOpt};
use exaequo::Lang;

/// Which texts a command is built with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Texts {
    /// None: the line is only understood.
    Unread,
    /// Those of a language.
    In(Lang),
}

impl Texts {
    /// A text, empty where it is not read.
    pub(super) fn of(self, text: impl Text) -> String {
        self.made(|lang| text.in_language(lang))
    }

    /// A text that is made of others.
    pub(super) fn made(self, text: impl FnOnce(Lang) -> String) -> String {
        match self {
            Self::Unread => String::new(),
            Self::In(lang) => text(lang),
        }
    }
}

/// What has a text in every language.
pub(super) trait Text {
    fn in_language(self, lang: Lang) -> String;
}

impl Text for Command {
    fn in_language(self, lang: Lang) -> String {
        self.about(lang)
    }
}

impl Text for Opt {
    fn in_language(self, lang: Lang) -> String {
        self.help(lang)
    }
}

impl Text for PlayOffOpt {
    fn in_language(self, lang: Lang) -> String {
        self.help(lang)
    }
}

impl Text for Heading {
    fn in_language(self, lang: Lang) -> String {
        self.text(lang)
    }
}

impl Text for Name {
    fn in_language(self, lang: Lang) -> String {
        self.text(lang)
    }
}
