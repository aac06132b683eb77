//! Record 172: how the starting ranks were made, one record per federation whose ratings were used.

use std::collections::BTreeSet;

use exaequo_model::{Span, StartingRankMethod, TextRange};

use super::Reader;
use super::settings::Setting;
use crate::problem::{ExpectedField, Problem, RecordCode};

/// What a record says.
#[derive(Clone, Copy)]
struct Stated {
    setting: Setting,
    federation: TextRange,
    method: StartingRankMethod,
}

impl Reader<'_> {
    /// The first federation counts; the records of others are kept as they are.
    pub(super) fn starting_rank_methods(&mut self) {
        let mut stated: Vec<Stated> = Vec::new();
        for index in 0..self.settings.repeated.len() {
            let setting = self.settings.repeated[index];
            if setting.code.0 == *b"172" && !setting.value.is_empty() {
                self.starting_rank_method(setting, &mut stated);
            }
        }
        let Some((first, others)) = stated.split_first() else { return };
        let event = &mut self.facts.event;
        event.starting_rank = Some(first.method);
        event.starting_rank_federation = first.federation;
        for other in others {
            self.remark_line(other.setting.record);
        }
    }

    fn starting_rank_method(&mut self, setting: Setting, stated: &mut Vec<Stated>) {
        let value = self.str(setting.value);
        let (federation, method) = value.split_once([' ', '\t']).unwrap_or(("", value));
        let method = method.trim();
        let known = StartingRankMethod::ALL.into_iter().find(|(_, code)| code.eq_ignore_ascii_case(method));
        let letters = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_alphabetic());
        let (Some((method, _)), true) = (known, letters || federation.is_empty()) else {
            return self.ignore(setting, ExpectedField::Method);
        };
        if federation.is_empty() {
            self.found.say(Problem::Layout { record: setting.code }, setting.span(self.text));
        }
        let start = setting.value.start();
        let federation = TextRange::new(start, start + federation.len());
        let new = Stated { setting, federation, method };
        // Nobody uses the ratings of more federations than this; a file that names them is not worth comparing.
        let known = stated.iter_mut().take(32).find(|one| {
            let [one, other] = [one.federation, federation].map(|range| self.str(range));
            one.is_empty() || other.is_empty() || one.eq_ignore_ascii_case(other)
        });
        let Some(known) = known else { return stated.push(new) };
        let earlier = std::mem::replace(known, new);
        if earlier.method != method {
            let record = setting.code;
            let related = Span::line(earlier.setting.record.line);
            self.found.say_of_two(Problem::RepeatedRecord { record }, setting.span(self.text), related);
        }
    }

    /// Federations whose national records are expected, if record 172 names any.
    pub(super) fn named_federations(&self) -> Option<BTreeSet<RecordCode>> {
        if self.facts.event.starting_rank_federation.is_empty() {
            return None;
        }
        let named = self.settings.repeated.iter().filter(|setting| setting.code.0 == *b"172");
        let code = |setting: &Setting| self.str(setting.value).to_ascii_uppercase().into_bytes();
        Some(named.filter_map(|setting| Some(RecordCode(*code(setting).first_chunk()?))).collect())
    }

    /// Where record 172 names no federation it means that of the national records, if they have one in common.
    pub(super) fn complete_starting_rank(&mut self) {
        let event = &self.facts.event;
        let Some(first) = self.facts.national.first() else { return };
        if event.starting_rank.is_none() || !event.starting_rank_federation.is_empty() {
            return;
        }
        let code = self.str(first.federation);
        if self.facts.national.iter().all(|record| self.str(record.federation) == code) {
            self.facts.event.starting_rank_federation = first.federation;
        }
    }
}
