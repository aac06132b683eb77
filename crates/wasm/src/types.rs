//! What JavaScript passes in, and the forms of the results, for TypeScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The languages there are, as a type.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(typescript_custom_section)]
const LANGUAGE: &str = crate::language::DECLARATION;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Check, Explanation, Rating, Standings as RankedStandings, Tournament } from "./results.js";

/** By which rules participants are ranked. What is left out is left to the event. */
export interface StandingsOptions {
  /** Criteria such as "PTS, DE, BH/C1, SB", or the name of a list such as "fide-swiss". */
  tieBreaks?: string;
  /** After this round, complete or not. */
  round?: number;
  /** An edition of the regulations, such as "fide-2026-03". */
  edition?: string;
  /** Provisions of the event (16.6) as TOML. */
  provisions?: string;
}

/** How an event is rated. */
export interface RatingOptions {
  /** An edition of the rating regulations, such as "fide-2024-03". */
  edition?: string;
}

/** The forms a list can be taken along in. */
export type Form = "html" | "fragment" | "csv" | "excel-csv" | "markdown" | "json" | "text";
"#;

#[wasm_bindgen]
extern "C" {
    /// Options of standings.
    #[wasm_bindgen(typescript_type = "StandingsOptions")]
    pub type StandingsOptions;
    #[wasm_bindgen(method, getter, js_name = tieBreaks)]
    pub(crate) fn tie_breaks(this: &StandingsOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn round(this: &StandingsOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn edition(this: &StandingsOptions) -> JsValue;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn provisions(this: &StandingsOptions) -> JsValue;

    /// Options of ratings.
    #[wasm_bindgen(typescript_type = "RatingOptions")]
    pub type RatingOptions;
    #[wasm_bindgen(method, getter, js_name = edition)]
    pub(crate) fn rating_edition(this: &RatingOptions) -> JsValue;

    /// A text, which is looked at before it is taken over.
    #[wasm_bindgen(typescript_type = "string")]
    pub type Text;

    /// The bytes of a file.
    #[wasm_bindgen(typescript_type = "Uint8Array | ArrayBuffer")]
    pub type Bytes;

    /// A language by its code.
    #[wasm_bindgen(typescript_type = "Language")]
    pub type Language;

    /// A form of a list.
    #[wasm_bindgen(typescript_type = "Form")]
    pub type Form;

    /// What was found in a file.
    #[wasm_bindgen(typescript_type = "Check")]
    pub type Check;

    /// Standings as an object.
    #[wasm_bindgen(typescript_type = "RankedStandings")]
    pub type StandingsObject;

    /// An explanation as an object.
    #[wasm_bindgen(typescript_type = "Explanation")]
    pub type ExplanationObject;

    /// Ratings as an object.
    #[wasm_bindgen(typescript_type = "Rating")]
    pub type RatingObject;
}
