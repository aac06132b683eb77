//! The parts pages are made of: notes, blocks, forms, tables.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use exaequo::Lang;

use crate::desk::Kept;
use crate::shell::{Shell, Tab};
use crate::shortcuts::Keys;

/// The longest text of a cell that is never broken into lines.
const LONG: usize = 40;

/// How much a note wants of whoever reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    /// To be known.
    Inform,
    /// To be read before going on.
    Acknowledge,
    /// To be decided.
    Confirm,
    /// To be decided twice, with the consequences.
    ConfirmTwice,
    /// Not possible, for the reason given.
    Refuse,
}

/// A sentence that concerns what is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) level: Level,
    pub(crate) sentence: String,
}

impl Note {
    pub(crate) fn new(level: Level, sentence: String) -> Self {
        Self { level, sentence }
    }
}

/// A page of a running event.
#[derive(Debug, Default, Template)]
#[template(path = "sheet/sheet.html")]
pub(crate) struct Sheet {
    pub(crate) title: String,
    pub(crate) about: String,
    pub(crate) notes: Vec<Note>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) ways: Vec<(String, String)>,
    /// Whether it belongs to no event, whose name would stand above its title.
    pub(crate) is_of_desk: bool,
    pub(crate) keys: Keys,
}

/// A part of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    title: String,
    html: String,
    is_folded: bool,
    is_open: bool,
}

impl Block {
    pub(crate) fn new(title: impl Into<String>, body: &impl Template) -> Self {
        let html = body.render().unwrap_or_default();
        Self { title: title.into(), html, ..Self::default() }
    }

    /// HTML that is complete.
    pub(crate) fn raw(title: String, html: String) -> Self {
        Self { title, html, ..Self::default() }
    }

    /// To be opened by whoever wants it.
    pub(crate) fn folded(self) -> Self {
        Self { is_folded: true, ..self }
    }

    /// The same, opened already.
    pub(crate) fn opened(self) -> Self {
        Self { is_folded: true, is_open: true, ..self }
    }
}

impl Sheet {
    /// The page of an event.
    pub(crate) fn of_event(self, kept: &Kept, path: &str, lang: Lang) -> Response {
        self.under(kept, Tab::Run, path, lang)
    }

    /// A page of an event that is not about running it.
    pub(crate) fn under(self, kept: &Kept, tab: Tab, path: &str, lang: Lang) -> Response {
        let shell = Shell::new(lang, path, &self.title).with_keys(self.keys);
        let shell = shell.under(kept, tab);
        (self.status(), shell.around(&self)).into_response()
    }

    /// A page of the desk.
    pub(crate) fn of_desk(self, path: &str, lang: Lang) -> Response {
        let sheet = Self { is_of_desk: true, ..self };
        (sheet.status(), Shell::new(lang, path, &sheet.title).around(&sheet)).into_response()
    }

    /// A page for everybody: without the ways of the desk, and the same for all.
    pub(crate) fn in_public(self, path: &str, lang: Lang) -> Html<String> {
        let sheet = Self { is_of_desk: true, ..self };
        Shell::new(lang, path, &sheet.title).without_ways().around(&sheet)
    }

    fn status(&self) -> StatusCode {
        let is_refused = self.notes.iter().any(|note| note.level == Level::Refuse);
        if is_refused { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }
    }
}

/// A form of fields and buttons.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "sheet/form.html")]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) hidden: Vec<(String, String)>,
    pub(crate) fields: Vec<Field>,
    pub(crate) button: String,
    pub(crate) is_plain: bool,
}

impl Form {
    /// A button that sends what is hidden behind it.
    pub(crate) fn button(action: impl Into<String>, hidden: &[(&str, &str)], words: String) -> Self {
        let hidden = hidden.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Self { action: action.into(), hidden, button: words, is_plain: true, ..Self::default() }
    }

    fn has_file(&self) -> bool {
        self.fields.iter().any(|field| matches!(field.kind, Kind::File(_)))
    }
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// By which its label knows it, on the whole page.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) label: String,
    pub(crate) value: String,
    pub(crate) about: String,
    pub(crate) kind: Kind,
    pub(crate) is_required: bool,
}

/// What is typed into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A line, with the list that completes it.
    Text(&'static str),
    Date,
    Number(u32, u32),
    Area(u8),
    Choice(Vec<(String, String)>),
    Check,
    File(&'static str),
    /// Something that is not shown while it is typed, with what browsers fill in.
    Secret(&'static str),
}

impl Field {
    pub(crate) fn new(name: &str, label: String, value: impl Into<String>, kind: Kind) -> Self {
        let (id, name, value) = (name.replace('.', "-"), name.to_owned(), value.into());
        Self { id, name, label, value, about: String::new(), kind, is_required: false }
    }

    pub(crate) fn text(name: &str, label: String, value: impl Into<String>) -> Self {
        Self::new(name, label, value, Kind::Text(""))
    }

    pub(crate) fn about(self, about: String) -> Self {
        Self { about, ..self }
    }

    pub(crate) fn required(self) -> Self {
        Self { is_required: true, ..self }
    }

    fn is_wide(&self) -> bool {
        matches!(self.kind, Kind::Area(_) | Kind::Check)
    }
}

/// A table of a sheet.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "sheet/table.html")]
pub(crate) struct Table {
    pub(crate) caption: String,
    /// Each with whether it holds numbers.
    pub(crate) head: Vec<(String, bool)>,
    pub(crate) rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, Debug)]
pub(crate) enum Cell {
    Text(String),
    Way(String, String),
    Form(String),
}

impl Cell {
    pub(crate) fn text(text: &(impl ToString + ?Sized)) -> Self {
        Self::Text(text.to_string())
    }

    pub(crate) fn form(form: &Form) -> Self {
        Self::Form(form.render().unwrap_or_default())
    }

    /// Whether it takes more than a line where there is little room.
    fn is_long(&self) -> bool {
        matches!(self, Self::Text(text) if text.chars().count() > LONG)
    }
}

/// Sentences or lines one under the other.
#[derive(Clone, Debug, Template)]
#[template(source = "<ul>{% for line in lines %}<li>{{ line }}</li>{% endfor %}</ul>\n", ext = "html")]
pub(crate) struct Lines {
    pub(crate) lines: Vec<String>,
}
