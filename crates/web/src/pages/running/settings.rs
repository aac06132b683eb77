//! What is set once for the desk: the pairing engine.

use std::path::Path as FilePath;

use axum::extract::{Form as Sent, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_texts::say;
use serde::{Deserialize, Serialize};

use crate::desk::Desk;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::language::Speaks;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// The file they are in.
const FILE: &str = "settings.json";

/// What is set for the desk.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    #[serde(default)]
    pub(crate) engine: Option<Engine>,
}

/// A program that pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Engine {
    /// Where it is.
    pub(crate) program: String,
    /// What stands before the name of the file.
    pub(crate) before: Vec<String>,
    /// Whether it reads the form of `JaVaFo`.
    pub(crate) is_javafo: bool,
}

impl Engine {
    /// The engine by its path: one in Java is run by Java.
    fn at(path: &str, is_javafo: bool) -> Self {
        let text = |text: &str| text.to_owned();
        if FilePath::new(path).extension().is_some_and(|end| end.eq_ignore_ascii_case("jar")) {
            return Self { program: text("java"), before: vec![text("-jar"), text(path)], is_javafo };
        }
        let before = if is_javafo { Vec::new() } else { vec![text("--dutch")] };
        Self { program: text(path), before, is_javafo }
    }

    /// Where it is, as it was typed.
    fn path(&self) -> &str {
        match self.before.as_slice() {
            [first, path] if first == "-jar" => path,
            _ => &self.program,
        }
    }
}

impl Settings {
    /// Those of a folder; none where there are none.
    pub(crate) fn read(folder: &FilePath) -> Self {
        let text = std::fs::read_to_string(folder.join(FILE)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps them: written beside and then put in place.
    fn write(&self, folder: &FilePath) -> std::io::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        let new = folder.join("settings.new");
        std::fs::write(&new, text)?;
        std::fs::rename(new, folder.join(FILE))
    }
}

/// `GET /settings`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Response {
    page(&desk, Vec::new(), lang)
}

fn page(desk: &Desk, notes: Vec<Note>, lang: Lang) -> Response {
    let engine = Settings::read(desk.folder()).engine.unwrap_or_default();
    let kinds =
        vec![("bbp".to_owned(), "bbpPairings".to_owned()), ("javafo".to_owned(), "JaVaFo".to_owned())];
    let kind = if engine.is_javafo { "javafo" } else { "bbp" };
    let about = say!(
        lang,
        "The path of a program on this computer. It is given a TRF file and writes the pairings; empty for none."
    );
    let form = Form {
        action: "/settings".to_owned(),
        fields: vec![
            Field::text("engine", say!(lang, "Pairing engine"), engine.path()).about(about),
            Field::new("kind", say!(lang, "It works like"), kind, Kind::Choice(kinds)),
        ],
        button: say!(lang, "Keep it like this"),
        ..Form::default()
    };
    let blocks = vec![Block::new(say!(lang, "Pairing engine"), &form)];
    let sheet = Sheet {
        title: say!(lang, "Settings of the desk"),
        notes,
        blocks,
        ways: vec![("/".to_owned(), say!(lang, "Back to the events"))],
        ..Sheet::default()
    };
    sheet.of_desk("/settings", lang)
}

/// `POST /settings`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let path = fields.get("engine");
    let is_there = FilePath::new(path).is_absolute() && FilePath::new(path).is_file();
    if !path.is_empty() && !is_there {
        let sentence = say!(lang, "There is no program at this place; give its whole path.");
        return Ok(page(&desk, vec![Note::new(Level::Refuse, sentence)], lang));
    }
    let engine = (!path.is_empty()).then(|| Engine::at(path, fields.get("kind") == "javafo"));
    let written = Settings { engine }.write(desk.folder());
    written.map_err(|_| Failure::Store(exaequo_store::StoreError::ReadOnly))?;
    Ok(Redirect::to("/settings").into_response())
}
