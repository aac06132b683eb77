//! What a form sent, and whether it was asked twice.

use exaequo::Lang;
use exaequo_texts::say;
use serde::Deserialize;

use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// What a form sent, in its order.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

/// The longest text of a field that is kept.
const LONGEST: usize = 200;

impl Fields {
    /// A field without the blanks around it; empty where it was not sent.
    pub(crate) fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }

    /// A field as it was sent, such as a password.
    pub(crate) fn exact(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// A line of text, which is cut where nobody types that much.
    pub(crate) fn line(&self, name: &str) -> String {
        let letters = self.get(name).chars().filter(|letter| !letter.is_control());
        letters.take(LONGEST).collect()
    }

    /// All fields of a name.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.trim())
    }

    /// A number; nothing where it is none.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).parse().ok()
    }

    /// Whether what these notes want was done.
    pub(crate) fn is_sure(&self, notes: &[Note]) -> bool {
        match notes.iter().map(|note| note.level).max() {
            None | Some(Level::Inform) => true,
            Some(Level::Acknowledge | Level::Confirm) => self.get("sure") == "yes",
            Some(Level::ConfirmTwice) => self.get("sure") == "yes" && self.get("twice") == "yes",
            Some(Level::Refuse) => false,
        }
    }

    /// The question before something is done: the notes, and the same form again.
    pub(crate) fn question(
        &self,
        title: String,
        action: &str,
        notes: Vec<Note>,
        back: &str,
        lang: Lang,
    ) -> Sheet {
        self.question_with(title, action, notes, Vec::new(), back, lang)
    }

    /// The same with more to be filled in.
    pub(crate) fn question_with(
        &self,
        title: String,
        action: &str,
        notes: Vec<Note>,
        mut fields: Vec<Field>,
        back: &str,
        lang: Lang,
    ) -> Sheet {
        let level = notes.iter().map(|note| note.level).max();
        let is_other = |(key, _): &&(String, String)| {
            !["sure", "twice", "token"].contains(&key.as_str())
                && !fields.iter().any(|field| field.name == *key)
        };
        let mut hidden: Vec<(String, String)> = self.0.iter().filter(is_other).cloned().collect();
        hidden.push(("sure".to_owned(), "yes".to_owned()));
        if level == Some(Level::ConfirmTwice) {
            let label = say!(lang, "I know what follows from it");
            fields.push(Field::new("twice", label, "", Kind::Check).required());
        }
        let button = match level {
            Some(Level::Acknowledge) => say!(lang, "Understood, go on"),
            _ => say!(lang, "Yes, do it"),
        };
        let form = Form { action: action.to_owned(), hidden, fields, button, is_plain: false };
        Sheet {
            title,
            notes,
            blocks: vec![Block::new("", &form)],
            ways: vec![(back.to_owned(), say!(lang, "No, go back"))],
            ..Sheet::default()
        }
    }
}
