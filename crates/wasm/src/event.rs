//! An event: its facts, results one by one, and what is asked of it.

use exaequo::model::RoundNumber;
use exaequo::trf::Lossy;
use exaequo::{At, Profile, WriteOptions, event};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::{needed, ranking, rating, round_number};
use crate::rating::Rated;
use crate::reading::Reading;
use crate::refusal::Refusal;
use crate::standings::Standings;
use crate::types::{RatingOptions, StandingsOptions, Text};

/// A tournament, coherent at every moment.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Event(pub(crate) event::Event);

#[wasm_bindgen]
impl Event {
    /// An event from JSON in the form `exaequo/tournament/1`, as text. Throws an `ExaequoError` with the findings where errors
    /// keep it back.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(text: Text) -> Result<Self, JsValue> {
        Reading::new(needed(&text, "text")?, "file".to_owned()).event()
    }

    /// The name of the event.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> String {
        self.0.name().to_owned()
    }

    /// How many rounds are announced.
    #[wasm_bindgen(getter)]
    pub fn rounds(&self) -> u16 {
        self.0.tournament().schedule.announced()
    }

    /// How many rounds are paired.
    #[wasm_bindgen(getter)]
    pub fn paired(&self) -> u16 {
        self.0.tournament().rounds.count()
    }

    /// How many players or teams take part.
    #[wasm_bindgen(getter)]
    pub fn participants(&self) -> usize {
        self.0.tournament().participant_count()
    }

    /// Enters a result, White's side first: `1-0`, `1/2-1/2`, `0-1`, `+--`; `*` takes it back. The game is named by its
    /// board, from 1, or by a player's name.
    #[wasm_bindgen(js_name = setResult)]
    pub fn set_result(&mut self, round: f64, game: JsValue, result: Text) -> Result<(), JsValue> {
        let (at, result) = (self.at(&game)?, needed(&result, "result")?);
        let round = RoundNumber(round_number(round)?);
        self.0.set_result(round, at, &result).map_err(Refusal::from)?;
        Ok(())
    }

    /// Who is ranked where.
    pub fn standings(&self, options: Option<StandingsOptions>) -> Result<Standings, JsValue> {
        Ok(Standings(self.0.standings(ranking(options)?).map_err(Refusal::from)?))
    }

    /// What the event does to the ratings.
    pub fn rate(&self, options: Option<RatingOptions>) -> Result<Rated, JsValue> {
        Ok(Rated(self.0.rate(&rating(options)?).map_err(Refusal::from)?))
    }

    /// The event as TRF26, in UTF-8. What the format cannot hold is an error, unless losses are accepted.
    #[wasm_bindgen(js_name = toTrf26)]
    pub fn to_trf26(&self, accept_losses: Option<bool>) -> Result<Vec<u8>, JsValue> {
        let mut options = WriteOptions::new(Profile::Trf26);
        if accept_losses == Some(true) {
            options.lossy = Lossy::Accept;
        }
        Ok(self.0.write_trf(&options).map_err(Refusal::from)?.bytes)
    }

    /// The event as JSON in the form `exaequo/tournament/1`, as text.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }
}

impl Event {
    fn at(&self, game: &JsValue) -> Result<At, Refusal> {
        if let Some(board) = game.as_f64() {
            return Ok(At::Board(usize::from(round_number(board)?)));
        }
        let name = game.as_string().unwrap_or_default();
        Ok(At::Player(self.0.tournament().find_player(&name)?))
    }
}
