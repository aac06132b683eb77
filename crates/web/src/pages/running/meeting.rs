//! Two people at one form: whoever keeps it second is told what the first has written, and nothing is overwritten unseen.

use exaequo::Lang;
use exaequo::report::list;
use exaequo_desk::change::Change;
use exaequo_desk::worded;
use exaequo_texts::say;
use serde::Deserialize;

use crate::desk::{Kept, Line};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::sheet::{Field, Form, Kind, Level, Note};

/// How the hidden fields begin that say what was there when the form was shown.
const SEEN: &str = "seen.";

/// A form that remembers what its fields said when it was shown: what the event says, not what was typed since.
pub(crate) fn remembering(mut form: Form, now: &[Field]) -> Form {
    form.hidden.extend(now.iter().map(|field| (format!("{SEEN}{}", field.name), field.value.clone())));
    form
}

/// What somebody else has written since the form was shown: the form with that where nothing else was typed, and a sentence.
pub(crate) fn met(sent: &Fields, now: &[Field], last: Option<&Line>, lang: Lang) -> Option<(Fields, Note)> {
    let is_other = |field: &&Field| {
        let is = even(&field.value);
        sent.seen(field).is_some_and(|seen| even(seen) != is) && even(sent.get(&field.name)) != is
    };
    let others: Vec<&Field> = now.iter().filter(is_other).collect();
    if others.is_empty() {
        return None;
    }
    let what = others.iter().map(|field| list::labelled(lang, &field.label, &shown(field)));
    let (who, what) = (by(last, lang), list::clauses(lang, what));
    let sentence = say!(
        lang,
        "Not saved: meanwhile {who} has written: {what}. Keep it once more to replace that by what stands here.",
        who,
        what
    );
    Some((merged(sent, &others), Note::new(Level::Refuse, sentence)))
}

/// Who has done something.
pub(crate) fn by(last: Option<&Line>, lang: Lang) -> String {
    last.map(|line| line.by.clone()).unwrap_or_default().words(lang)
}

/// What was typed; where somebody only left what stood there, what stands there now.
fn merged(sent: &Fields, others: &[&Field]) -> Fields {
    let value = |(key, value): &(String, String)| {
        let other = others.iter().find(|field| field.name == *key);
        let untouched = other.filter(|field| sent.seen(field).is_some_and(|seen| even(seen) == even(value)));
        (key.clone(), untouched.map_or_else(|| value.clone(), |field| field.value.clone()))
    };
    Fields(sent.0.iter().map(value).collect())
}

/// What a field says, as people read it.
fn shown(field: &Field) -> String {
    let words = match &field.kind {
        Kind::Choice(choices) => choices.iter().find(|(value, _)| *value == field.value),
        _ => None,
    };
    let text = words.map_or(&field.value, |(_, words)| words).replace('\n', ", ");
    if text.is_empty() { "–".to_owned() } else { text }
}

/// A text without what browsers change about the ends of its lines.
fn even(text: &str) -> String {
    text.replace("\r\n", "\n").trim().to_owned()
}

impl Fields {
    /// What a field said when its form was shown.
    fn seen(&self, field: &Field) -> Option<&str> {
        let name = format!("{SEEN}{}", field.name);
        self.0.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }
}

/// The newest line that is about something; its number is the version of that, 0 where nobody has changed it.
pub(crate) fn version(kept: &Kept, is_about: impl Fn(&Change) -> bool) -> u64 {
    kept.newest(is_about).map_or(0, |line| line.number)
}

/// What whoever sends a form has seen: the newest line about what it changes.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Seen {
    pub(crate) seen: Option<u64>,
}

impl Seen {
    /// Nothing, where it is still as it was seen.
    pub(crate) fn unless_newer(self, kept: &Kept, is_about: impl Fn(&Change) -> bool) -> Result<(), Failure> {
        let is_as_seen = self.seen.is_none_or(|seen| version(kept, is_about) <= seen);
        if is_as_seen { Ok(()) } else { Err(Failure::Stale) }
    }

    /// Where a text was replaced since it was seen: a sentence about the one that stands there now.
    pub(crate) fn replaced(
        self,
        kept: &Kept,
        is_about: impl Fn(&Change) -> bool,
        lang: Lang,
    ) -> Option<String> {
        let last = kept.newest(is_about).filter(|line| self.seen.is_some_and(|seen| line.number > seen))?;
        let who = by(Some(last), lang);
        Some(say!(
            lang,
            "Not saved: meanwhile {who} has written what is shown here. Keep yours once more to replace it.",
            who
        ))
    }
}

/// What others have done since a page was shown, where somebody goes by it.
pub(crate) fn done_since(
    kept: &Kept,
    seen: Option<u64>,
    is_about: impl Fn(&Change) -> bool,
    lang: Lang,
) -> Option<Note> {
    let is_newer = |line: &&Line| seen.is_some_and(|seen| line.number > seen) && is_about(&line.change);
    let said = |line: &Line| {
        let what = worded::change(&kept.event, &line.change, line.seats.as_ref(), lang);
        list::labelled(lang, &line.by.words(lang), &what)
    };
    let newer: Vec<String> = kept.lines().filter(is_newer).map(said).collect();
    if newer.is_empty() {
        return None;
    }
    let what = list::clauses(lang, newer);
    let sentence =
        say!(lang, "Not saved, because meanwhile this was done: {what}. Look at it as it is now.", what);
    Some(Note::new(Level::Refuse, sentence))
}
