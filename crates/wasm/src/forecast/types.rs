//! What JavaScript asks of a forecast, and the form of its result, for TypeScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::types::StandingsOptions;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Forecast as ForecastResult } from "./results.js";

/** What is asked about the future of an event. */
export interface ForecastOptions extends StandingsOptions {
  /** So many first places matter; 3 where nothing is said. */
  first?: number;
  /** Somebody to be looked at in full, by number or name. */
  player?: number | string;
  /** So many scenarios are drawn for the probabilities. */
  samples?: number;
  /** The same seed gives the same scenarios. */
  seed?: number;
  /** Prizes as TOML: what money each can still win. */
  prizes?: string;
  /** Regulations of a play-off (C.07, 3.1) as TOML: who would play off for what. */
  regulations?: string;
  /** How likely results are: by the model of the program, which is the default, or by FIDE's table 8.1b. */
  by?: "model" | "table";
  /** So many games in a hundred are drawn. */
  draws?: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Options of forecasts.
    #[wasm_bindgen(extends = StandingsOptions, typescript_type = "ForecastOptions")]
    pub type ForecastOptions;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn first(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn player(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn samples(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn seed(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn prizes(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn regulations(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn by(this: &ForecastOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn draws(this: &ForecastOptions) -> JsValue;

    /// A forecast as an object.
    #[wasm_bindgen(typescript_type = "ForecastResult")]
    pub type ForecastObject;
}
