//! What a PO file becomes when it follows the code.

use std::collections::BTreeSet;

use super::Text;
use crate::po::{Entry, Po};

/// A file in line with the code, and what that changed.
#[derive(Debug)]
pub(crate) struct Merged {
    pub(crate) po: Po,
    /// Texts without an entry before.
    pub(crate) added: Vec<String>,
    /// The English before and now.
    pub(crate) changed: Vec<(String, String)>,
    /// Entries without a text.
    pub(crate) unused: Vec<Entry>,
}

/// Brings a file in line with the texts of the code.
pub(crate) fn merged(texts: &[Text], po: &Po) -> Merged {
    let forms = plural_forms(po);
    let mut unused = po.entries.clone();
    let kept: Vec<Option<Entry>> =
        texts.iter().map(|text| taken(&mut unused, |entry| is_of(entry, text))).collect();
    let (mut entries, mut added, mut changed) = (Vec::new(), Vec::new(), Vec::new());
    for (text, kept) in texts.iter().zip(kept) {
        let entry = if let Some(entry) = kept {
            entry
        } else if let Some(old) = taken(&mut unused, |entry| is_like(entry, text)) {
            changed.push((old.id.clone(), text.id.clone()));
            outdated(old)
        } else {
            added.push(text.id.clone());
            Entry::default()
        };
        entries.push(following(entry, text, forms));
    }
    Merged { po: Po { header: po.header.clone(), entries }, added, changed, unused }
}

fn taken(entries: &mut Vec<Entry>, wanted: impl Fn(&Entry) -> bool) -> Option<Entry> {
    entries.iter().position(wanted).map(|at| entries.remove(at))
}

fn is_of(entry: &Entry, text: &Text) -> bool {
    entry.context == text.context && entry.id == text.id
}

/// Whether an entry may be for this text as it was before: from the same file, and with half of the words.
fn is_like(entry: &Entry, text: &Text) -> bool {
    let (old, new) = (words(&entry.id), words(&text.id));
    let common = old.intersection(&new).count();
    let same_file = entry.references.iter().any(|file| text.files.contains(file));
    same_file && common > 0 && 2 * common >= old.len().max(new.len())
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// An entry whose English has changed: its translation waits to be looked at.
fn outdated(mut entry: Entry) -> Entry {
    entry.fuzzy = true;
    entry.comments.push(format!("#| msgid {}", super::write::quoted(&entry.id)));
    entry
}

/// The entry with what the code says of it.
fn following(mut entry: Entry, text: &Text, forms: usize) -> Entry {
    let wanted = if text.plural.is_some() { forms } else { 1 };
    entry.fuzzy |= entry.plural != text.plural && !entry.is_untranslated();
    let last = entry.forms.last().cloned().unwrap_or_default();
    entry.forms.resize(wanted, last);
    if !entry.fuzzy {
        entry.comments.retain(|comment| !comment.starts_with("#|"));
    }
    entry.context.clone_from(&text.context);
    entry.id.clone_from(&text.id);
    entry.plural.clone_from(&text.plural);
    entry.references.clone_from(&text.files);
    entry
}

/// The number in `nplurals=2; …`.
fn plural_forms(po: &Po) -> usize {
    let field = po.field("Plural-Forms").unwrap_or_default();
    let number = field.split(['=', ';']).nth(1).and_then(|number| number.trim().parse().ok());
    number.unwrap_or(1)
}
