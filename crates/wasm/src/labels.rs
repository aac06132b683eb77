//! What the page in the browser calls its buttons and lists.

use exaequo::report::Lang;
use exaequo::tiebreak::{Edition, Preset};
use exaequo_texts::say;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::told;
use crate::types::Language;

/// The texts of the page in a language, by their keys.
#[wasm_bindgen]
pub fn labels(language: Option<Language>) -> Result<Object, JsValue> {
    told(language, |lang| {
        let texts = Object::new();
        for (key, text) in words(lang).into_iter().chain(lists(lang)) {
            Reflect::set(&texts, &key.into(), &text.into())?;
        }
        Ok(texts)
    })
}

/// The lists of an event, as the ways to them are called.
fn lists(lang: Lang) -> [(&'static str, String); 13] {
    [
        ("check", say!(lang, "Check")),
        ("understood", say!(lang, "What was understood")),
        ("standings", say!(lang, "Standings")),
        ("crosstable", say!(lang, "Crosstable")),
        ("players", say!(lang, "Players")),
        ("teams", say!(lang, "Teams")),
        ("boards", say!(lang, "Boards")),
        ("ratings", say!(lang, "Ratings")),
        ("eligibility", say!(lang, "Eligibility")),
        ("statistics", say!(lang, "Statistics")),
        ("forecast", say!(lang, "Forecast")),
        ("prizes", say!(lang, "Prizes")),
        ("playOff", say!(lang, "Play-off")),
    ]
}

/// Everything else the page says.
fn words(lang: Lang) -> [(&'static str, String); 36] {
    [
        ("title", say!(lang, "Drop your tournament here")),
        (
            "about",
            say!(
                lang,
                "A TRF or JSON file is checked, ranked and explained in this page. Nothing leaves this device."
            ),
        ),
        ("choose", say!(lang, "Choose a file")),
        ("samples", say!(lang, "Or look at an example:")),
        ("swiss", say!(lang, ctx "example", "Swiss system")),
        ("roundRobin", say!(lang, "Round robin")),
        ("league", say!(lang, "Team league")),
        ("files", say!(lang, "Files")),
        ("pages", say!(lang, "Pages")),
        ("rounds", say!(lang, "Rounds")),
        ("languages", say!(lang, "Languages")),
        ("agrees", say!(lang, "Agrees with the ranks in the file")),
        ("differs", say!(lang, "Differs from the ranks in the file")),
        ("tryList", say!(lang, "See the standings by such a list")),
        ("rules", say!(lang, "Change the rules and see what moves")),
        ("tieBreaks", say!(lang, "Tie-breaks")),
        ("edition", say!(lang, "Edition")),
        ("byDay", say!(lang, "By the first day of the event")),
        ("afterRound", say!(lang, "After round")),
        ("fromRound", say!(lang, "Before the games of round")),
        ("provisions", say!(lang, "Provisions of the event (TOML)")),
        ("show", say!(lang, "Show")),
        ("reset", say!(lang, "Back to the rules of the event")),
        ("who", say!(lang, "Who moves, and why")),
        ("print", say!(lang, "Print")),
        ("download", say!(lang, "Download")),
        ("close", say!(lang, "Close")),
        ("cancel", say!(lang, "Cancel")),
        ("working", say!(lang, "Working …")),
        ("cancelled", say!(lang, "Cancelled. The file was not read to its end.")),
        ("failed", say!(lang, "This could not be worked out.")),
        ("noEvent", say!(lang, "The file holds no tournament. Correct the errors below and drop it again.")),
        ("prizesHelp", say!(lang, "The prize list as TOML:")),
        ("playOffHelp", say!(lang, "The regulations of the play-off as TOML:")),
        ("linkHelp", say!(lang, "The address of this page holds the rules you chose, not the file.")),
        ("hint", say!(lang, "Every value leads to its arithmetic, every name to a card.")),
    ]
}

/// The names of the lists and of the editions there are, for the choices of the page.
#[wasm_bindgen]
pub fn choices() -> Array {
    let presets: Array = Preset::ALL.iter().map(|preset| JsValue::from(preset.name)).collect();
    let editions: Array = Edition::ALL.iter().map(|edition| JsValue::from(edition.name)).collect();
    Array::of2(&presets, &editions)
}
