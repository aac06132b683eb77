//! The tournament system: record 192, else what 092 says in words.

use super::Reader;
use crate::problem::Problem;
use crate::system::{Coded, coded, in_words, with_cycles};

impl Reader<'_> {
    pub(super) fn resolve_system(&mut self) {
        let code = self.facts.event.system_code;
        let coded = if code.is_empty() { self.system_in_description() } else { self.system_code() };
        if let Some(coded) = coded {
            self.facts.system = Some(coded.system);
            self.facts.primary = coded.primary;
        }
    }

    /// A description or a custom code does not say how often everybody meets; the number of rounds does.
    pub(super) fn resolve_cycles(&mut self) {
        let code = self.str(self.facts.event.system_code).to_ascii_uppercase();
        let vague = code.is_empty() || code.starts_with("CUSTOM") || code.starts_with("OTHER");
        if let (true, Some(system)) = (vague, self.facts.system) {
            let rounds = self.facts.schedule.before_play_off();
            self.facts.system = Some(with_cycles(system, self.facts.participant_count(), rounds));
        }
    }

    fn system_code(&mut self) -> Option<Coded> {
        let text = self.facts.event.system_code;
        let coded = coded(self.str(text));
        if coded.is_none() {
            let setting = self.settings.find(b"192")?;
            self.found.say(Problem::SystemCode { text }, setting.span(self.text));
        }
        coded
    }

    fn system_in_description(&mut self) -> Option<Coded> {
        let text = self.facts.event.description;
        let words = self.str(text);
        // The rounds are not known yet; they add the cycles later.
        let coded = in_words(words, 0, 0)?;
        let setting = self.settings.find(b"092")?;
        self.found.say(Problem::SystemInDescription { text }, setting.span(self.text));
        Some(coded)
    }
}
